//! The connections this program has: one for each seat of its own, or one to look on with.

use std::time::Duration;

use bevy::prelude::*;

use super::{WayBack, page_address, socket_address};
use crate::session::card_set::CardSet;
use online::{
    Arrival, Chair, Companion, ConnectionState, Gathering, LineState, LobbyWish, OnlineClient, RemoteTable, RoomCode,
    RoomId, RoomStage, SeatSecret, TakeBackRule, ToServer,
};
use rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Friends>();
}

/// The server on this machine, for whoever has named no other.
const USUAL_SERVER: &str = "ws://127.0.0.1:7272/play";
/// So long a connection may take to say that it leaves.
const LEAVING: Duration = Duration::from_secs(3);

/// What a connection is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePurpose {
    /// The first seat of this program, or looking on. The room is seen through it.
    First,
    /// Another seat at this screen.
    Beside,
    /// Asking how games stand.
    Glancing,
    /// Leaving; nobody listens any more. It is given up at this time.
    Leaving(Duration),
}

/// A connection.
#[derive(Debug)]
pub(super) struct FriendsLine {
    /// Its number: the socket has the same.
    pub id: u32,
    pub purpose: LinePurpose,
    pub client: OnlineClient,
    /// The seat it plays, once its table is laid or its chair is known.
    pub chair: Option<u8>,
    /// When the room was told last: what is said of times there counts from then.
    pub gathered: Duration,
}

/// Games with friends: the connections, and what is known through them.
#[derive(Resource, Debug)]
pub struct Friends {
    /// Where the server is: an address for a socket.
    pub server: String,
    pub(super) lines: Vec<FriendsLine>,
    pub(super) now: Duration,
    /// The seat of this program that has chosen last in this game.
    pub(super) chosen_last: Option<Seat>,
    /// The room that was left last.
    left: Option<RoomId>,
    next: u32,
}

impl Default for Friends {
    fn default() -> Self {
        Self {
            server: USUAL_SERVER.to_owned(),
            lines: Vec::new(),
            now: Duration::ZERO,
            chosen_last: None,
            left: None,
            next: 0,
        }
    }
}

/// A random number that nobody can guess.
fn random() -> u64 {
    getrandom::u64().expect("every system this runs on has random numbers")
}

fn wide() -> u128 {
    u128::from(random()) << 64 | u128::from(random())
}

/// A secret for a seat.
pub fn new_secret() -> SeatSecret {
    SeatSecret(wide())
}

impl Friends {
    /// Opens a room; this program is its host.
    pub fn open(&mut self, cards: &CardSet, companion: Companion) {
        let arrival = Arrival::Open { room: RoomId(wide()), secret: new_secret(), companion };
        self.arrive(cards, arrival);
    }

    /// Takes a chair in the room with this code.
    pub fn join(&mut self, cards: &CardSet, code: RoomCode, companion: Companion) {
        self.arrive(cards, Arrival::Sit { code, secret: new_secret(), companion });
    }

    /// Looks on in the room with this code.
    pub fn watch(&mut self, cards: &CardSet, code: RoomCode, companion: Companion) {
        self.arrive(cards, Arrival::Watch { code, companion, reached: None });
    }

    /// Comes back to the seats that a way back leads to.
    pub fn come_back(&mut self, cards: &CardSet, way: &WayBack) {
        self.server.clone_from(&way.server);
        let arrival = |secret| Arrival::Return { room: way.room, secret, reached: None };
        self.arrive(cards, arrival(way.secret));
        for secret in &way.beside {
            self.connect(cards, LinePurpose::Beside, arrival(*secret));
        }
    }

    /// Seats somebody at this screen, which the host can do in the lobby, and plays that seat from here.
    pub fn seat_here(&mut self, cards: &CardSet, chair: u8, companion: Companion) {
        let (secret, room) = (new_secret(), self.gathering().map(|gathering| gathering.room));
        if let Some(room) = room
            && self.say(&ToServer::Lobby(LobbyWish::Take { chair, secret, companion }))
        {
            self.connect(cards, LinePurpose::Beside, Arrival::Return { room, secret, reached: None });
        }
    }

    /// Asks the server how these games stand. Whoever plays is not disturbed by it.
    pub fn glance(&mut self, cards: &CardSet, games: Vec<(RoomId, SeatSecret)>) {
        self.lines.retain(|line| line.purpose != LinePurpose::Glancing);
        self.connect(cards, LinePurpose::Glancing, Arrival::Glance(games));
    }

    /// Leaves for good: in the lobby the chairs become free, in a game bots take them.
    pub fn leave(&mut self) {
        let until = self.now + LEAVING;
        self.left = self.gathering().map(|gathering| gathering.room);
        for line in &mut self.lines {
            if matches!(line.purpose, LinePurpose::First | LinePurpose::Beside) {
                line.client.say(&ToServer::Leave);
                line.purpose = LinePurpose::Leaving(until);
            }
        }
    }

    /// Goes away and can come back: the seats are kept.
    pub fn go_away(&mut self) {
        self.lines.retain(|line| !matches!(line.purpose, LinePurpose::First | LinePurpose::Beside));
    }

    /// Says something by the first connection. `false` if there is none now, and nothing is said.
    pub fn say(&mut self, message: &ToServer) -> bool {
        self.first_mut().is_some_and(|line| line.client.say(message))
    }

    /// Says something for a seat of this program's.
    pub fn say_for(&mut self, seat: Seat, message: &ToServer) -> bool {
        self.line_of(seat).is_some_and(|line| line.client.say(message))
    }

    /// Tries to come back at once.
    pub fn hurry(&mut self) {
        let now = self.now;
        self.lines.iter_mut().for_each(|line| line.client.hurry(now));
    }

    /// Whether this program is in a room, or on its way there.
    pub fn is_there(&self) -> bool {
        self.first().is_some()
    }

    /// After how long at most the connections have to be told what time it is; `None` where there are none. What comes from
    /// the server wakes the program by itself.
    pub fn needs_time_in(&self) -> Option<Duration> {
        let connected = self.lines.iter().all(|line| line.client.state() == ConnectionState::Connected);
        let counts_down = self.is_choosing() || self.gathering().is_some_and(Gathering::counts_down);
        let wait = match (connected, counts_down) {
            (false, _) => 250,
            (true, true) => 1000,
            (true, false) => 4000,
        };
        (!self.lines.is_empty()).then_some(Duration::from_millis(wait))
    }

    /// The room, once it is known.
    pub fn gathering(&self) -> Option<&Gathering> {
        self.first()?.client.gathering()
    }

    /// The first seat's own chair; `None` for whoever looks on.
    pub fn own_chair(&self) -> Option<u8> {
        self.first()?.chair
    }

    /// The chairs that are played from here, the first one first.
    pub fn own_chairs(&self) -> impl Iterator<Item = u8> {
        let mine = self.lines.iter().filter(|line| matches!(line.purpose, LinePurpose::First | LinePurpose::Beside));
        mine.filter_map(|line| line.chair)
    }

    /// The chair with a number.
    pub fn chair(&self, chair: u8) -> Option<&Chair> {
        self.gathering()?.chairs.get(usize::from(chair))
    }

    /// How the first connection is; `None` where there is none.
    pub fn state(&self) -> Option<ConnectionState> {
        self.first().map(|line| line.client.state())
    }

    /// The table as the first connection tells it, once it is laid.
    pub fn table(&self) -> Option<&RemoteTable> {
        self.first()?.client.table()
    }

    /// The address of the page that leads into this room.
    pub fn link(&self, code: RoomCode) -> String {
        page_address(&self.server, code)
    }

    /// The address of the page that leads to the seats played here, from another device.
    pub fn seat_link(&self) -> Option<String> {
        Some(page_address(&self.server, self.way_back()?.mark()))
    }

    /// How long it is until the next attempt is made, if one is waited for.
    pub fn next_attempt(&self) -> Option<Duration> {
        match self.state()? {
            ConnectionState::Pausing { until, .. } => Some(until.saturating_sub(self.now)),
            _ => None,
        }
    }

    /// How long it still is of so many milliseconds that the room has told of.
    pub fn left_of(&self, millis: u64) -> Duration {
        let told = self.first().map_or(self.now, |line| line.gathered);
        (told + Duration::from_millis(millis)).saturating_sub(self.now)
    }

    /// What the clock of whoever sits on a chair shows, and whether it runs; `None` for bots and without clocks.
    pub fn clock(&self, chair: u8) -> Option<(Duration, bool)> {
        self.chair(chair).filter(|chair| chair.kind.is_human())?;
        let clock = self.gathering()?.clocks.get(usize::from(chair))?;
        Some((if clock.runs { self.left_of(clock.left) } else { Duration::from_millis(clock.left) }, clock.runs))
    }

    /// How well whoever sits on a chair is connected; `None` for bots, and where there is no room.
    pub fn line(&self, chair: u8) -> Option<LineState> {
        let chair = self.chair(chair).filter(|chair| chair.kind.is_human())?;
        // Without a connection nothing is known of the others.
        Some(if self.state() == Some(ConnectionState::Connected) { chair.line } else { LineState::Returning })
    }

    /// The time by which the connections count.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// What leads back to the seats of this program, once it is in.
    pub fn way_back(&self) -> Option<WayBack> {
        let (room, secret) = self.first()?.client.way_back()?;
        let others = self.lines.iter().filter(|line| line.purpose == LinePurpose::Beside);
        let beside = others.filter_map(|line| Some(line.client.way_back()?.1)).collect();
        Some(WayBack { server: self.server.clone(), room, secret, beside })
    }

    /// Whether a game is being played.
    pub fn is_playing(&self) -> bool {
        self.gathering().is_some_and(|gathering| gathering.stage == RoomStage::Playing)
    }

    /// Whether a choice of this program's is on its way.
    pub fn is_choosing(&self) -> bool {
        self.lines.iter().any(|line| line.client.is_choosing())
    }

    /// Whether something of one's own may be taken back, or asked to be: the server has the last word.
    pub fn may_take_back(&self) -> bool {
        let agreed =
            |gathering: &Gathering| gathering.terms.take_back != TakeBackRule::Never && gathering.pendency.is_none();
        let connected = self.state() == Some(ConnectionState::Connected);
        connected && self.chosen_last.is_some() && self.is_playing() && self.gathering().is_some_and(agreed)
    }

    /// The first connection's client, for a server that is not at the other end of a socket.
    #[cfg(test)]
    pub fn client(&mut self) -> Option<&mut OnlineClient> {
        self.first_mut().map(|line| &mut line.client)
    }

    /// The room that was left last.
    pub(super) fn left_room(&self) -> Option<RoomId> {
        self.left
    }

    pub(super) fn first(&self) -> Option<&FriendsLine> {
        self.lines.iter().find(|line| line.purpose == LinePurpose::First)
    }

    fn first_mut(&mut self) -> Option<&mut FriendsLine> {
        self.lines.iter_mut().find(|line| line.purpose == LinePurpose::First)
    }

    /// The connection that plays a seat.
    pub(super) fn line_of(&mut self, seat: Seat) -> Option<&mut FriendsLine> {
        let mut mine =
            self.lines.iter_mut().filter(|line| matches!(line.purpose, LinePurpose::First | LinePurpose::Beside));
        mine.find(|line| line.chair == Some(seat.0))
    }

    /// The table as it is seen by whoever at this screen is asked, or else by the first.
    pub(super) fn table_of_asked(&self) -> Option<&RemoteTable> {
        let first = self.table()?;
        let at = first.at();
        let mut mine = self.lines.iter().filter(|line| line.purpose == LinePurpose::Beside);
        let asked = mine
            .find_map(|line| line.client.table().filter(|table| table.at() == at && !table.view().choices.is_empty()));
        Some(asked.unwrap_or(first))
    }

    fn arrive(&mut self, cards: &CardSet, arrival: Arrival) {
        self.go_away();
        (self.chosen_last, self.left) = (None, None);
        // An address that cannot be read is found out when the socket is opened.
        if let Ok(address) = socket_address(&self.server) {
            self.server = address;
        }
        self.connect(cards, LinePurpose::First, arrival);
    }

    fn connect(&mut self, cards: &CardSet, purpose: LinePurpose, arrival: Arrival) {
        // Without cards the program does not get beyond loading.
        let Ok(cards) = &cards.0 else { return };
        let client = OnlineClient::new(cards.clone(), arrival, random(), self.now);
        self.next += 1;
        self.lines.push(FriendsLine { id: self.next, purpose, client, chair: None, gathered: self.now });
    }
}
