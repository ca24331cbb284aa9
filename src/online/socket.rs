//! The sockets: what the connections say is carried, and what comes is told.

use std::{collections::BTreeMap, time::Duration};

use bevy::{
    ecs::system::{NonSendMarker, SystemParam},
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use ewebsock::{Options, WsEvent, WsMessage, WsReceiver, WsSender};

use super::{Friends, LinePurpose, friends::FriendsLine};
use online::{ConnectionState, Errand, Told};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ServerTold>().init_non_send::<Sockets>().add_systems(PreUpdate, drive);
}

/// The longest message a server sends: a whole game.
const LONGEST: usize = 4_000_000;

/// One of the connections has told something.
#[derive(Message, Clone, Debug)]
pub struct ServerTold {
    /// Which connection it is.
    pub purpose: LinePurpose,
    /// What it has told.
    pub told: Told,
}

/// The open sockets, by the number of the connection.
#[derive(Default)]
pub(super) struct Sockets(BTreeMap<u32, (WsSender, WsReceiver)>);

/// What wakes the program up when something comes: frames are drawn only for a reason.
#[derive(SystemParam)]
pub(super) struct Waking<'w> {
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Waking<'_> {
    fn alarm(&self) -> impl Fn() + Send + Sync + 'static {
        let proxy = self.proxy.as_ref().map(|proxy| (***proxy).clone());
        move || {
            // The program may be about to end.
            let _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
        }
    }
}

/// Carries everything there is to be carried.
pub(super) fn drive(
    _main: NonSendMarker,
    time: Res<Time<Real>>,
    mut friends: ResMut<Friends>,
    mut sockets: NonSendMut<Sockets>,
    mut waking: Waking,
    mut told: MessageWriter<ServerTold>,
) {
    let now = time.elapsed();
    let server = friends.server.clone();
    let lines = friends.bypass_change_detection();
    lines.now = now;
    let (mut news, mut chosen) = (false, lines.chosen_last);
    for line in &mut lines.lines {
        hear(line, &mut sockets, now);
        line.client.tick(now);
        carry(line, &mut sockets, (&server, &waking), now);
        while let Some(what) = line.client.next_told() {
            news = true;
            match &what {
                Told::Welcome(welcome) => line.chair = welcome.chair,
                Told::Gathering => line.gathered = now,
                Told::Happened { seat, by_bot: false } if line.chair == Some(seat.0) => chosen = Some(*seat),
                _ => {}
            }
            if !matches!(line.purpose, LinePurpose::Leaving(_)) {
                told.write(ServerTold { purpose: line.purpose, told: what });
            }
        }
    }
    lines.chosen_last = chosen;
    let is_done = |line: &FriendsLine| match line.purpose {
        LinePurpose::Leaving(until) => now >= until || matches!(line.client.state(), ConnectionState::Over(_)),
        // Nobody is told that the server cannot be reached: whoever comes back to a game is.
        LinePurpose::Glancing => {
            !matches!(line.client.state(), ConnectionState::Connected | ConnectionState::Connecting)
        }
        LinePurpose::First | LinePurpose::Beside => false,
    };
    lines.lines.retain(|line| !is_done(line));
    sockets.0.retain(|id, _| lines.lines.iter().any(|line| line.id == *id));
    if news {
        friends.set_changed();
        waking.redraw.write(RequestRedraw);
    }
}

/// Tells a connection what its socket has brought.
fn hear(line: &mut FriendsLine, sockets: &mut Sockets, now: Duration) {
    while let Some(came) = sockets.0.get(&line.id).and_then(|(_, receiver)| receiver.try_recv()) {
        match came {
            WsEvent::Opened => line.client.opened(now),
            WsEvent::Message(WsMessage::Text(text)) => line.client.heard(&text, now),
            // Pings of the socket itself are answered below.
            WsEvent::Message(_) => {}
            WsEvent::Error(why) => {
                debug!("the connection to the server is lost: {why}");
                sockets.0.remove(&line.id);
                line.client.closed(now);
            }
            WsEvent::Closed => {
                sockets.0.remove(&line.id);
                line.client.closed(now);
            }
        }
    }
}

/// Does a connection's errands.
fn carry(line: &mut FriendsLine, sockets: &mut Sockets, (server, waking): (&str, &Waking), now: Duration) {
    while let Some(errand) = line.client.next_errand() {
        match errand {
            Errand::Open => {
                let options = Options { max_incoming_frame_size: LONGEST, ..Options::default() };
                match ewebsock::connect_with_wakeup(server, options, waking.alarm()) {
                    Ok(socket) => _ = sockets.0.insert(line.id, socket),
                    Err(why) => {
                        debug!("no connection to the server: {why}");
                        line.client.closed(now);
                    }
                }
            }
            Errand::Send(text) => {
                if let Some((sender, _)) = sockets.0.get_mut(&line.id) {
                    sender.send(WsMessage::Text(text));
                }
            }
            Errand::Close => _ = sockets.0.remove(&line.id),
        }
    }
}
