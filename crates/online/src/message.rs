//! Every message, as JSON. The first is the client's [`Hello`]; its version is read before anything else, so that a
//! client of any age can be told to update.

use rules::{Choice, GameEvent, Record, Seat, SeatNews, SeatView};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    gathering::{ChairKind, Companion, Gathering, Program, RoomStage, Terms},
    marks::{RoomCode, RoomId, SeatSecret},
};

/// Goes up when a message changes.
pub const VERSION: u16 = 2;

/// A text that is no message.
#[derive(Debug, Error)]
#[error("this message cannot be read")]
pub struct Unintelligible(#[source] serde_json::Error);

/// What a client says first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// Its [`VERSION`].
    pub version: u16,
    /// Which attempt this is.
    pub visit: Visit,
    /// What it has come for.
    pub arrival: Arrival,
}

/// Which of a client's attempts to connect this is. One that was given up and arrives late must not end a later one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    /// A random number of the client.
    pub client: u64,
    /// Counted by it.
    pub attempt: u32,
}

impl Visit {
    /// Whether this was given up before another one was begun.
    pub fn is_before(self, other: Self) -> bool {
        self.client == other.client && self.attempt < other.attempt
    }
}

/// What is read of a greeting of any version.
#[derive(Deserialize)]
struct AnyHello {
    version: u16,
}

impl Hello {
    /// Reads the first message.
    ///
    /// # Errors
    /// [`Denial::Update`] if it is of another version, [`Denial::Nonsense`] if it cannot be read.
    pub fn read(text: &str) -> Result<(Visit, Arrival), Denial> {
        let AnyHello { version } = serde_json::from_str(text).map_err(|_| Denial::Nonsense)?;
        if version != VERSION {
            return Err(Denial::Update { server: VERSION });
        }
        let Self { visit, arrival, .. } = serde_json::from_str(text).map_err(|_| Denial::Nonsense)?;
        Ok((visit, arrival))
    }

    /// As a text.
    pub fn write(visit: Visit, arrival: Arrival) -> String {
        write(&Self { version: VERSION, visit, arrival })
    }
}

/// What somebody comes for. Numbers and secrets are drawn by the client, so that whoever says the same again, because the
/// answer was lost, finds what the first attempt has made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Arrival {
    /// Opens a room and becomes its host.
    Open {
        /// The number it is to have.
        room: RoomId,
        /// The secret of the host's chair.
        secret: SeatSecret,
        /// Who opens it.
        companion: Companion,
    },
    /// Takes a friend's chair.
    Sit {
        /// The room's code.
        code: RoomCode,
        /// The secret the chair is to have.
        secret: SeatSecret,
        /// Who comes.
        companion: Companion,
    },
    /// Comes back to a chair.
    Return {
        /// The room.
        room: RoomId,
        /// The chair's secret.
        secret: SeatSecret,
        /// What is known already.
        reached: Option<Reached>,
    },
    /// Looks on.
    Watch {
        /// The room's code.
        code: RoomCode,
        /// Who looks on.
        companion: Companion,
        /// What is known already.
        reached: Option<Reached>,
    },
    /// Asks how these games stand, and goes again.
    Glance(Vec<(RoomId, SeatSecret)>),
}

/// Up to where a client has followed a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// Which of the room's games.
    pub game: u32,
    /// The number of the state.
    pub number: u32,
}

/// What a client says after that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ToServer {
    /// Changes something before the game.
    Lobby(LobbyWish),
    /// Makes a choice.
    Choose {
        /// Which of the room's games it is for, and which of its states.
        at: Reached,
        /// The choice.
        choice: Choice,
    },
    /// Asks to take the last own choice back.
    TakeBack {
        /// The state it is asked in.
        at: Reached,
    },
    /// Answers somebody who wants to take something back.
    Answer {
        /// The request.
        request: u32,
        /// Whether it is allowed.
        allow: bool,
    },
    /// Says something short to everybody.
    Greet(Greeting),
    /// What is to become of somebody who is away.
    Away {
        /// Whose seat.
        seat: Seat,
        /// What is wanted.
        wish: Absentee,
    },
    /// Plays with the same people again: back to the lobby, once a game is over.
    Rematch,
    /// Wants everything anew, because something is missing.
    Anew {
        /// What is known.
        reached: Option<Reached>,
    },
    /// Answers [`ToClient::Ping`].
    Pong(u32),
    /// Leaves for good: in the lobby the chair becomes free, in a game a bot takes over until the person is back.
    Leave,
}

/// What can be wished for before a game begins. All but the last three are the host's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LobbyWish {
    /// Makes a chair one of this kind, and adds one if there is none with this number yet. Whoever sat there has to go.
    Chair {
        /// Which.
        chair: u8,
        /// Who is to sit there.
        kind: ChairKind,
    },
    /// Takes a chair away.
    Close {
        /// Which.
        chair: u8,
    },
    /// Seats somebody who is at the host's screen, who then comes with [`Arrival::Return`]; or changes how a bot looks.
    Take {
        /// Which chair.
        chair: u8,
        /// The secret it is to have; a bot's is for nothing.
        secret: SeatSecret,
        /// Who sits there.
        companion: Companion,
    },
    /// What is to be played.
    Program(Program),
    /// What is agreed.
    Terms(Terms),
    /// Draws another code; those who are here stay.
    NewCode,
    /// Begins the game.
    Depart,
    /// Everybody: looks different.
    Companion(Companion),
    /// Everybody: is ready, or is not.
    Ready(bool),
}

/// What can be said at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Greeting {
    /// Well done.
    Bravo,
    /// Good luck.
    GoodLuck,
    /// Thank you.
    Thanks,
    /// Oh no.
    Oops,
    /// Take your time, or hurry a little.
    Time,
    /// A good game.
    GoodGame,
}

/// What is to become of somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Absentee {
    /// The time until a bot comes begins anew.
    Wait,
    /// A bot plays from now on.
    BotNow,
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ToClient {
    /// One is in.
    Welcome(Welcome),
    /// One is not let in, or a wish was not granted.
    Denied(Denial),
    /// The room has changed.
    Gathering(Box<Gathering>),
    /// The table is laid.
    Laying(Box<Laying>),
    /// A choice was made.
    Happening(Box<Happening>),
    /// One's own choice was not made.
    NotChosen {
        /// The state it was for.
        at: Reached,
        /// Why.
        why: NotChosen,
    },
    /// Somebody says something.
    Greeted {
        /// Who.
        seat: Seat,
        /// What.
        greeting: Greeting,
    },
    /// The game is over, and this is all of it.
    Over {
        /// Which of the room's games.
        game: u32,
        /// Its set-up, seed and choices.
        record: Box<Record>,
    },
    /// How the games asked for stand, in the same order; `None` where there is none.
    Glances(Vec<Option<Glimpse>>),
    /// To be answered at once.
    Ping(u32),
    /// The connection ends.
    Farewell(Farewell),
}

/// Where one has come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// The room.
    pub room: RoomId,
    /// Its code.
    pub code: RoomCode,
    /// One's own chair; `None` for whoever looks on.
    pub chair: Option<u8>,
}

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Denial {
    /// The client is too old, or the server is.
    #[error("this client speaks another version than the server ({server})")]
    Update {
        /// The server's [`VERSION`].
        server: u16,
    },
    /// It could not be read.
    #[error("the message cannot be read")]
    Nonsense,
    /// There is no such room, or nobody with such a secret in it.
    #[error("there is no such room")]
    NoSuchRoom,
    /// All chairs are taken, or too many look on.
    #[error("the room is full")]
    Full,
    /// The game has begun; one can look on.
    #[error("the game has begun")]
    Begun,
    /// The players want no onlookers.
    #[error("nobody may look on")]
    NoOnlookers,
    /// Too much at once.
    #[error("too much at once: try again later")]
    TooMuch,
    /// The server cannot do it just now.
    #[error("the server is busy: try again")]
    Busy,
    /// That is up to the host.
    #[error("that is up to the host")]
    NotHost,
    /// That is not possible now.
    #[error("that is not possible now")]
    NotNow,
    /// Somebody else has that colour.
    #[error("somebody has that colour already")]
    ColourTaken,
    /// The name, portrait, chair or set-up is not a possible one.
    #[error("that is not possible")]
    Unfit,
    /// Somebody has not come yet or is not ready.
    #[error("not everybody is ready")]
    NotReady,
    /// The others do not want it taken back.
    #[error("the others let it stand")]
    LetStand,
}

impl Denial {
    /// A word for it, for what is counted.
    pub fn into_word(self) -> &'static str {
        match self {
            Self::Update { .. } => "update",
            Self::Nonsense => "nonsense",
            Self::NoSuchRoom => "no such room",
            Self::Full => "full",
            Self::Begun => "begun",
            Self::NoOnlookers => "no onlookers",
            Self::TooMuch => "too much",
            Self::Busy => "busy",
            Self::NotHost => "not host",
            Self::NotNow => "not now",
            Self::ColourTaken => "colour taken",
            Self::Unfit => "unfit",
            Self::NotReady => "not ready",
            Self::LetStand => "let stand",
        }
    }
}

/// Why a choice was not made. The game is as if it had never been sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotChosen {
    /// It was for another state: late, or repeated.
    Late,
    /// Somebody else is asked.
    NotAsked,
    /// The rules do not allow it.
    Illegal,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Farewell {
    /// The server goes, or the room moves: come back.
    ComeBack,
    /// The same seat has come from elsewhere.
    Elsewhere,
    /// The host has taken the chair away.
    Removed,
    /// One has left.
    Left,
    /// Too many messages, or none that could be read.
    Misuse,
}

/// A game as it is laid for one seat, or for whoever looks on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laying {
    /// Which state it is.
    pub at: Reached,
    /// The seat whose view it is; `None` shows what everybody sees.
    pub seat: Option<Seat>,
    /// So many choices stand of those that the client knows.
    pub kept: u32,
    /// What happened with each choice after those.
    pub happened: Vec<Vec<GameEvent>>,
    /// The table.
    pub view: SeatView,
    /// Whose choice was taken back, if that is why the table is laid anew.
    pub taken_back: Option<Seat>,
}

/// What happened with one choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Happening {
    /// The state it leads to.
    pub at: Reached,
    /// Who chose.
    pub seat: Seat,
    /// Whether a bot did.
    pub by_bot: bool,
    /// What happened.
    pub events: Vec<GameEvent>,
    /// What else has changed for whoever gets this.
    pub news: SeatNews,
}

/// How a game stands, for a list of running games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glimpse {
    /// The room's code.
    pub code: RoomCode,
    /// What the room is doing.
    pub stage: RoomStage,
    /// The names by seat.
    pub names: Vec<String>,
    /// One's own seat.
    pub own: Seat,
    /// The round, 0 before the first.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Option<Seat>,
}

fn write(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages have only keys that are texts")
}

impl ToServer {
    /// As a text.
    pub fn write(&self) -> String {
        write(self)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// If it is no message.
    pub fn read(text: &str) -> Result<Self, Unintelligible> {
        serde_json::from_str(text).map_err(Unintelligible)
    }
}

impl ToClient {
    /// As a text.
    pub fn write(&self) -> String {
        write(self)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// If it is no message.
    pub fn read(text: &str) -> Result<Self, Unintelligible> {
        serde_json::from_str(text).map_err(Unintelligible)
    }
}
