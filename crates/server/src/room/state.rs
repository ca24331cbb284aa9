//! The room: what it knows, what it hears, and what has to be done.

use std::{collections::BTreeMap, sync::Arc};

use bots::{BotLevel, Style};
use online::{
    ChairKind, Companion, Denial, Farewell, LineState, Reached, RoomStage, SeatSecret, ToClient, ToServer, Visit,
};
use rules::{Catalogue, Choice, Seat, SeatView};

use super::{
    papers::{LogEntry, RoomPapers, SecretDigest},
    play::Play,
};

/// A connection, as the room knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u128);

/// What somebody has come to a room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arriving {
    /// Takes a friend's chair.
    Sit {
        /// Which attempt this is.
        visit: Visit,
        /// The secret the chair is to have.
        secret: SeatSecret,
        /// Who comes.
        companion: Companion,
    },
    /// Comes back to a chair.
    Return {
        /// Which attempt this is.
        visit: Visit,
        /// The chair's secret.
        secret: SeatSecret,
        /// What is known already.
        reached: Option<Reached>,
    },
    /// Looks on.
    Watch {
        /// Who looks on.
        companion: Companion,
        /// What is known already.
        reached: Option<Reached>,
    },
}

/// What a room hears.
#[derive(Clone, Debug)]
pub enum RoomInput {
    /// Somebody comes.
    Arrived(ConnectionId, Arriving),
    /// Somebody says something.
    Said(ConnectionId, ToServer),
    /// A connection has become better or worse.
    Line(ConnectionId, LineState),
    /// A connection is gone.
    Gone(ConnectionId),
    /// A bot has decided.
    BotChose {
        /// For the state with this number.
        number: u32,
        /// What.
        choice: Choice,
    },
    /// Time has gone by.
    Tick,
}

/// A bot has to think.
#[derive(Clone, Debug)]
pub struct BotThought {
    /// About the state with this number.
    pub number: u32,
    /// How strong it plays.
    pub level: BotLevel,
    /// What it likes.
    pub style: Style,
    /// What it sees.
    pub view: SeatView,
}

/// What has to be done. What is written down stands before what is told.
#[derive(Clone, Debug)]
pub enum RoomEffect {
    /// Write down an entry of the log of the running game, with its number.
    Append(u32, LogEntry),
    /// Write down the papers.
    Save,
    /// Tell these.
    Send(Vec<ConnectionId>, Box<ToClient>),
    /// Take leave of one.
    Close(ConnectionId, Farewell),
    /// Let a bot think.
    Think(Box<BotThought>),
    /// Nobody will come back: the room can go.
    Remove,
}

/// What is known of a chair as long as the room is awake.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Occupied {
    /// The connection it is played from.
    pub connection: Option<ConnectionId>,
    /// With which attempt it came.
    pub visit: Visit,
    /// How good that is.
    pub line: LineState,
    /// Since when there is none.
    pub away_since: u64,
    /// When the time began after which a bot plays.
    pub countdown: Option<u64>,
    /// When it last greeted.
    pub greeted: Option<u64>,
    /// The stage of the game in which a bot has begun to choose for it: it ends what it has begun.
    pub bot_stage: Option<u32>,
}

/// A request to take back.
#[derive(Clone, Debug)]
pub(super) struct TakingBack {
    pub by: Seat,
    pub request: u32,
    pub to: u32,
    /// Who has not answered yet.
    pub asked: Vec<Seat>,
    /// Whether anybody has agreed.
    pub agreed: bool,
    pub until: u64,
}

/// The clock of whoever is asked.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RunningClock {
    /// Since when it runs.
    pub since: Option<u64>,
    /// What it had counted before.
    pub counted: u64,
    /// The stage in which the time is up: a bot plays to its end.
    pub up: Option<u32>,
}

/// A room that is awake.
#[derive(Debug)]
pub struct LiveRoom {
    pub(super) cards: Arc<Catalogue>,
    pub(super) papers: RoomPapers,
    pub(super) play: Option<Play>,
    /// One for each chair.
    pub(super) occupied: Vec<Occupied>,
    pub(super) onlookers: BTreeMap<ConnectionId, (Companion, LineState)>,
    pub(super) taking_back: Option<TakingBack>,
    pub(super) requests: u32,
    pub(super) clock: RunningClock,
    /// The state a bot thinks about.
    pub(super) thinking: Option<u32>,
    /// Wrong secrets that may still be tried, and since when.
    pub(super) trust: (u32, u64),
    pub(super) dice: fn() -> u64,
    /// Milliseconds since 1970.
    pub(super) now: u64,
    /// Whether the papers have changed.
    pub(super) rewritten: bool,
    /// Whether what everybody sees of the room has changed.
    pub(super) changed: bool,
    pub(super) effects: Vec<RoomEffect>,
}

impl LiveRoom {
    /// Wakes a room up: nobody is connected. Randomness comes from `dice`.
    pub fn new(cards: Arc<Catalogue>, papers: RoomPapers, play: Option<Play>, dice: fn() -> u64, now: u64) -> Self {
        let occupied = papers.chairs.iter().map(|_| Occupied { away_since: now, ..Occupied::default() }).collect();
        Self {
            cards,
            papers,
            play,
            occupied,
            onlookers: BTreeMap::new(),
            taking_back: None,
            requests: 0,
            clock: RunningClock::default(),
            thinking: None,
            trust: (0, now),
            dice,
            now,
            rewritten: false,
            changed: false,
            effects: Vec::new(),
        }
    }

    /// Hears something, at this time in milliseconds since 1970. What has to be done, in this order.
    pub fn hear(&mut self, heard: RoomInput, now: u64) -> Vec<RoomEffect> {
        self.now = now.max(self.now);
        match heard {
            RoomInput::Arrived(connection, arriving) => self.arrived(connection, arriving),
            RoomInput::Said(connection, message) => self.said(connection, message),
            RoomInput::Line(connection, line) => self.line_changed(connection, line),
            RoomInput::Gone(connection) => self.gone(connection),
            RoomInput::BotChose { number, choice } => self.bot_chose(number, choice),
            RoomInput::Tick => {}
        }
        self.settle();
        let mut effects = std::mem::take(&mut self.effects);
        if std::mem::take(&mut self.rewritten) {
            effects.push(RoomEffect::Save);
        }
        // Nothing is told before it is written down.
        effects.sort_by_key(|effect| !matches!(effect, RoomEffect::Append(..) | RoomEffect::Save));
        effects
    }

    /// What is kept of it.
    pub fn papers(&self) -> &RoomPapers {
        &self.papers
    }

    /// The running game.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// Whether anybody is connected.
    pub fn is_empty(&self) -> bool {
        self.connections().is_empty()
    }

    /// Everybody who is connected.
    pub fn connections(&self) -> Vec<ConnectionId> {
        let seated = self.occupied.iter().filter_map(|occupied| occupied.connection);
        seated.chain(self.onlookers.keys().copied()).collect()
    }

    pub(super) fn tell(&mut self, to: ConnectionId, message: ToClient) {
        self.effects.push(RoomEffect::Send(vec![to], Box::new(message)));
    }

    pub(super) fn tell_all(&mut self, message: ToClient) {
        let all = self.connections();
        if !all.is_empty() {
            self.effects.push(RoomEffect::Send(all, Box::new(message)));
        }
    }

    pub(super) fn deny(&mut self, to: ConnectionId, denial: Denial) {
        self.tell(to, ToClient::Denied(denial));
    }

    /// The chair that is played from a connection.
    pub(super) fn chair_at(&self, connection: ConnectionId) -> Option<usize> {
        self.occupied.iter().position(|occupied| occupied.connection == Some(connection))
    }

    /// The chair with this secret.
    pub(super) fn chair_of(&self, secret: SeatSecret) -> Option<usize> {
        let digest = Some(SecretDigest::of(secret));
        self.papers.chairs.iter().position(|chair| chair.secret == digest)
    }

    pub(super) fn is_bot(&self, chair: usize) -> bool {
        matches!(self.papers.chairs[chair].kind, ChairKind::Bot { .. })
    }

    /// Whether any of the players is connected.
    pub(super) fn somebody_plays(&self) -> bool {
        self.occupied.iter().any(|occupied| occupied.connection.is_some())
    }

    /// The running game, if it is not over.
    pub(super) fn running(&self) -> Option<&Play> {
        self.play.as_ref().filter(|_| self.papers.stage == RoomStage::Playing)
    }

    /// Where the running or finished game stands.
    pub(super) fn at(&self) -> Option<Reached> {
        let play = self.play.as_ref()?;
        Some(Reached { game: self.papers.game, number: play.number() })
    }
}
