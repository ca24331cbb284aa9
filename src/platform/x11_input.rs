//! On an X server, input comes on the same line as what the server answers to whoever draws, and that is another thread.
//! Input that it reads there lies unnoticed until more of it comes: a click would do nothing before the mouse is moved
//! (<https://github.com/rust-windowing/winit/issues/1985>). So the event loop looks again once a frame is on the screen.

use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::Duration,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin).add_systems(Last, tell_of_frame.run_if(resource_exists::<FrameTeller>));
}

/// How long after a frame to look, and how long after that to look again: drawing in software takes its time.
const PAUSES: [Duration; 3] = [Duration::from_millis(50), Duration::from_millis(200), Duration::from_secs(1)];

/// Tells whoever wakes the event loop that another frame is about to be drawn.
#[derive(Resource)]
struct FrameTeller(Sender<()>);

fn begin(proxy: Option<Res<EventLoopProxyWrapper>>, mut commands: Commands) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    let (teller, frames) = channel();
    // Of what wakes the event loop, only this brings no frame with it: there is no window to be opened. If the loop is
    // over, so is the program.
    thread::spawn(move || look_again(&frames, PAUSES, || _ = proxy.send_event(WinitUserEvent::WindowAdded)));
    commands.insert_resource(FrameTeller(teller));
}

fn tell_of_frame(teller: Res<FrameTeller>) {
    // Without the thread, input may come late, as before.
    let _ = teller.0.send(());
}

/// Looks a few times after the last frame, and then not until there is another one. Ends with whoever tells of frames.
fn look_again(frames: &Receiver<()>, pauses: [Duration; 3], look: impl Fn()) {
    let mut looks = pauses.len();
    loop {
        let frame = match pauses.get(looks) {
            Some(pause) => frames.recv_timeout(*pause),
            None => frames.recv().map_err(RecvTimeoutError::from),
        };
        match frame {
            Ok(()) => looks = 0,
            Err(RecvTimeoutError::Timeout) => {
                look();
                looks += 1;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_frame_there_are_a_few_looks_and_then_none() {
        let ((teller, frames), (looker, looks)) = (channel(), channel());
        // A hundredth of the real ones: nobody draws here.
        let pauses = PAUSES.map(|pause| pause / 100);
        let thread = thread::spawn(move || look_again(&frames, pauses, || looker.send(()).expect("somebody counts")));
        let long = pauses.iter().sum::<Duration>();
        assert_eq!(looks.recv_timeout(2 * long), Err(RecvTimeoutError::Timeout), "nothing has been drawn");
        for _ in 0..2 {
            teller.send(()).expect("the thread listens");
            let made = || looks.recv_timeout(1000 * long).is_ok();
            assert!(pauses.iter().all(|_| made()), "a look is missing");
            assert_eq!(looks.recv_timeout(2 * long), Err(RecvTimeoutError::Timeout), "it never comes to rest");
        }
        drop(teller);
        thread.join().expect("it ends when nothing is drawn any more");
    }
}
