//! A connection that comes back. Whoever uses it opens and closes a socket and carries texts as its errands say, and
//! tells it what came and what time it is.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use rules::{Catalogue, Choice, Record};

use super::{
    gathering::Gathering,
    marks::{RoomCode, RoomId, SeatSecret},
    message::*,
    table::RemoteTable,
};

/// So long a server may be silent: it pings every five seconds.
const SILENCE: Duration = Duration::from_secs(12);
/// So long a choice may be unanswered before it is sent again, which is harmless.
const PATIENCE: Duration = Duration::from_secs(4);
/// The first pause between two attempts, after one that is made at once.
const FIRST_PAUSE: Duration = Duration::from_millis(300);
/// The longest.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// What has to be done with the socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Open one.
    Open,
    /// Send this through it.
    Send(String),
    /// Close it; nothing has to be said of that.
    Close,
}

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// A socket is being opened.
    Connecting,
    /// Another attempt is made at this time.
    Pausing {
        /// When.
        until: Duration,
        /// How many attempts have failed one after the other.
        failed: u32,
    },
    /// It is there.
    Connected,
    /// It was refused for good.
    Denied(Denial),
    /// It is over.
    Over(Farewell),
}

/// What has happened, for whoever shows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// The connection has changed ([`OnlineClient::state`]).
    State,
    /// One is in: from now on this room and this secret lead back.
    Welcome(Welcome),
    /// The room has changed ([`OnlineClient::gathering`]).
    Gathering,
    /// The table was laid anew ([`OnlineClient::table`]).
    Laid {
        /// Whose choice was taken back, if that is why.
        taken_back: Option<rules::Seat>,
    },
    /// A choice was made: its events are the last of [`RemoteTable::happened`].
    Happened {
        /// Who chose.
        seat: rules::Seat,
        /// Whether a bot did.
        by_bot: bool,
    },
    /// One's own choice was not made.
    NotChosen(NotChosen),
    /// A wish was not granted.
    Denied(Denial),
    /// Somebody says something.
    Greeted(rules::Seat, Greeting),
    /// The game is over.
    Over(Box<Record>),
    /// How the games stand that were asked for.
    Glances(Vec<Option<Glimpse>>),
}

/// One client: one seat, or somebody who looks on.
#[derive(Debug)]
pub struct OnlineClient {
    cards: Arc<Catalogue>,
    arrival: Arrival,
    state: ConnectionState,
    /// Whether this connection was let in.
    welcome: bool,
    failed: u32,
    heard: Duration,
    /// The choice that was sent last, until it is known what became of it, and when it was sent.
    pending: Option<(Reached, Choice, Duration)>,
    gathering: Option<Gathering>,
    table: Option<RemoteTable>,
    errands: VecDeque<Errand>,
    told: VecDeque<Told>,
    /// Pauses differ from client to client, so that not all come back at once.
    spread: u64,
    visit: Visit,
}

impl OnlineClient {
    /// A client that is about to connect. `client` is a random number of its own; `now` is counted from any beginning, here
    /// and in all that follows.
    pub fn new(cards: Arc<Catalogue>, arrival: Arrival, client: u64, now: Duration) -> Self {
        Self {
            cards,
            arrival,
            state: ConnectionState::Connecting,
            welcome: false,
            failed: 0,
            heard: now,
            pending: None,
            gathering: None,
            table: None,
            errands: VecDeque::from([Errand::Open]),
            told: VecDeque::new(),
            spread: client,
            visit: Visit { client, attempt: 0 },
        }
    }

    /// How the connection is.
    pub fn state(&self) -> ConnectionState {
        self.state
    }

    /// The room, once one is in.
    pub fn gathering(&self) -> Option<&Gathering> {
        self.gathering.as_ref()
    }

    /// The table, once it is laid.
    pub fn table(&self) -> Option<&RemoteTable> {
        self.table.as_ref()
    }

    /// Whether a choice is on its way.
    pub fn is_choosing(&self) -> bool {
        self.pending.is_some()
    }

    /// What has to be done with the socket next.
    pub fn next_errand(&mut self) -> Option<Errand> {
        self.errands.pop_front()
    }

    /// What has happened next.
    pub fn next_told(&mut self) -> Option<Told> {
        self.told.pop_front()
    }

    /// A room and a secret to come back with, once one is in: what a device keeps.
    pub fn way_back(&self) -> Option<(RoomId, SeatSecret)> {
        if let Arrival::Return { room, secret, .. } = self.arrival { Some((room, secret)) } else { None }
    }

    /// The code of the room, once one is in.
    pub fn code(&self) -> Option<RoomCode> {
        self.gathering.as_ref().map(|gathering| gathering.code)
    }

    /// The socket is open.
    pub fn opened(&mut self, now: Duration) {
        self.heard = now;
        let reached = self.table.as_ref().map(RemoteTable::at);
        if let Arrival::Return { reached: known, .. } | Arrival::Watch { reached: known, .. } = &mut self.arrival {
            *known = reached;
        }
        self.visit.attempt += 1;
        self.errands.push_back(Errand::Send(Hello::write(self.visit, self.arrival.clone())));
    }

    /// The socket could not be opened, or is closed.
    pub fn closed(&mut self, now: Duration) {
        if matches!(self.state, ConnectionState::Denied(_) | ConnectionState::Over(_)) {
            return;
        }
        let until = now + self.pause();
        self.failed += 1;
        self.welcome = false;
        self.errands.clear();
        self.become_state(ConnectionState::Pausing { until, failed: self.failed });
    }

    /// A text came.
    pub fn heard(&mut self, text: &str, now: Duration) {
        self.heard = now;
        match ToClient::read(text) {
            Ok(message) => self.take_in(message, now),
            // A server that cannot be understood: another attempt may find a better one.
            Err(_) => self.give_up(now),
        }
    }

    /// Time goes by; to be called a few times a second.
    pub fn tick(&mut self, now: Duration) {
        match self.state {
            ConnectionState::Pausing { until, .. } if now >= until => {
                self.heard = now;
                self.errands.push_back(Errand::Open);
                self.become_state(ConnectionState::Connecting);
            }
            ConnectionState::Connected | ConnectionState::Connecting if now >= self.heard + SILENCE => {
                self.give_up(now)
            }
            ConnectionState::Connected => {
                if let Some((_, _, sent)) = self.pending
                    && now >= sent + PATIENCE
                {
                    self.send_pending(now);
                }
            }
            _ => {}
        }
    }

    /// Comes back at once: the device has woken up, or the network has changed.
    pub fn hurry(&mut self, now: Duration) {
        if let ConnectionState::Pausing { failed, .. } = self.state {
            self.become_state(ConnectionState::Pausing { until: now, failed });
        }
    }

    /// Makes a choice for the state that is shown. It is sent until it is known what became of it. `false` if one is on
    /// its way already, or it is none of those that one has.
    pub fn choose(&mut self, choice: Choice, now: Duration) -> bool {
        let Some(table) = self.table.as_ref().filter(|table| table.view().choices.contains(&choice)) else {
            return false;
        };
        if self.pending.is_some() {
            return false;
        }
        self.pending = Some((table.at(), choice, now));
        self.send_pending(now);
        true
    }

    /// Says anything else. Without a connection it is not said; `false` then.
    pub fn say(&mut self, message: &ToServer) -> bool {
        if self.welcome {
            self.errands.push_back(Errand::Send(message.write()));
        }
        self.welcome
    }

    /// Asks to take the last own choice back.
    pub fn take_back(&mut self) -> bool {
        self.table.as_ref().map(RemoteTable::at).is_some_and(|at| self.say(&ToServer::TakeBack { at }))
    }

    fn become_state(&mut self, state: ConnectionState) {
        self.state = state;
        self.told.push_back(Told::State);
    }

    /// The first attempt is made at once; then pauses double, each shortened by up to a third.
    fn pause(&mut self) -> Duration {
        if self.failed == 0 {
            return Duration::ZERO;
        }
        self.spread = self.spread.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pause = (FIRST_PAUSE * 2_u32.pow(self.failed.min(8) - 1)).min(LONGEST_PAUSE);
        pause - pause * ((self.spread >> 33) % 100) as u32 / 300
    }

    fn give_up(&mut self, now: Duration) {
        self.closed(now);
        self.errands.push_back(Errand::Close);
    }

    fn send_pending(&mut self, now: Duration) {
        let Some((at, choice, sent)) = &mut self.pending else { return };
        *sent = now;
        let message = ToServer::Choose { at: *at, choice: *choice };
        self.say(&message);
    }

    fn take_in(&mut self, message: ToClient, now: Duration) {
        match message {
            ToClient::Welcome(welcome) => self.welcomed(welcome, now),
            ToClient::Denied(denial) if !self.welcome => self.not_let_in(denial, now),
            ToClient::Denied(denial) => self.told.push_back(Told::Denied(denial)),
            ToClient::Gathering(gathering) => {
                if self.table.as_ref().is_some_and(|table| table.at().game != gathering.game) {
                    (self.table, self.pending) = (None, None);
                }
                self.gathering = Some(*gathering);
                self.told.push_back(Told::Gathering);
            }
            ToClient::Laying(laying) => {
                let taken_back = laying.taken_back;
                match RemoteTable::lay(self.table.take(), *laying, &self.cards) {
                    Ok(table) => {
                        self.table = Some(table);
                        self.told.push_back(Told::Laid { taken_back });
                        self.look_after_pending(now);
                    }
                    Err(_) => self.ask_anew(),
                }
            }
            ToClient::Happening(happening) => {
                let Some(table) = &mut self.table else { return self.ask_anew() };
                let (before, seat, by_bot) = (table.at(), happening.seat, happening.by_bot);
                match table.follow(*happening) {
                    Ok(()) if table.at() == before => {}
                    Ok(()) => {
                        self.told.push_back(Told::Happened { seat, by_bot });
                        self.look_after_pending(now);
                    }
                    Err(_) => self.ask_anew(),
                }
            }
            ToClient::NotChosen { at, why } => {
                if self.pending.take_if(|(pending, ..)| *pending == at).is_some() {
                    self.told.push_back(Told::NotChosen(why));
                    // For another state than the one that is shown: something was missed.
                    if why == NotChosen::Late && self.table.as_ref().is_some_and(|table| table.at() == at) {
                        self.ask_anew();
                    }
                }
            }
            ToClient::Greeted { seat, greeting } => self.told.push_back(Told::Greeted(seat, greeting)),
            ToClient::Over { record, .. } => self.told.push_back(Told::Over(record)),
            ToClient::Glances(glimpses) => {
                self.told.push_back(Told::Glances(glimpses));
                self.leave(Farewell::Left);
            }
            ToClient::Ping(number) => self.errands.push_back(Errand::Send(ToServer::Pong(number).write())),
            ToClient::Farewell(Farewell::ComeBack) => {
                self.failed = 0;
                self.give_up(now);
            }
            ToClient::Farewell(farewell) => self.leave(farewell),
        }
    }

    fn welcomed(&mut self, welcome: Welcome, now: Duration) {
        (self.welcome, self.failed) = (true, 0);
        if let Arrival::Open { secret, .. } | Arrival::Sit { secret, .. } = self.arrival {
            self.arrival = Arrival::Return { room: welcome.room, secret, reached: None };
        }
        self.become_state(ConnectionState::Connected);
        self.told.push_back(Told::Welcome(welcome));
        // In a game the table is laid next, and then it is known what became of it.
        if self.table.is_none() {
            self.look_after_pending(now);
        }
    }

    fn not_let_in(&mut self, denial: Denial, now: Duration) {
        if matches!(denial, Denial::Busy | Denial::TooMuch) {
            return self.give_up(now);
        }
        self.become_state(ConnectionState::Denied(denial));
        self.errands.push_back(Errand::Close);
    }

    fn leave(&mut self, farewell: Farewell) {
        self.welcome = false;
        self.become_state(ConnectionState::Over(farewell));
        self.errands.push_back(Errand::Close);
    }

    /// What is pending and was for the state that is shown was not made yet: it is sent again. For any other state it was
    /// made, or came too late.
    fn look_after_pending(&mut self, now: Duration) {
        let shown = self.table.as_ref().map(RemoteTable::at);
        match self.pending {
            Some((at, _, sent)) if Some(at) == shown => {
                if sent != now {
                    self.send_pending(now);
                }
            }
            _ => self.pending = None,
        }
    }

    fn ask_anew(&mut self) {
        let reached = self.table.as_ref().map(RemoteTable::at);
        self.say(&ToServer::Anew { reached });
    }
}
