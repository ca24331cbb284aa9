//! What is kept of a room: its papers, and a log of choices for its running game.

use online::{ChairKind, Companion, Program, RoomCode, RoomId, RoomStage, SeatSecret, Terms};
use rules::{Catalogue, Choice, Setup, turn::record::RECORD_VERSION};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What is kept of a secret: whoever reads the store cannot play anybody's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretDigest([u8; 32]);

impl SecretDigest {
    /// Of this secret.
    pub fn of(secret: SeatSecret) -> Self {
        Self(Sha256::digest(secret.0.to_be_bytes()).into())
    }
}

/// A chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChairPapers {
    /// Who is meant to sit there.
    pub kind: ChairKind,
    /// Who does.
    pub companion: Option<Companion>,
    /// Since when, in seconds since 1970.
    pub since: u64,
    /// Whether this player is ready.
    pub ready: bool,
    /// What the chair is played with.
    pub secret: Option<SecretDigest>,
    /// Whether a bot plays for the person who sits here.
    pub stand_in: bool,
}

impl ChairPapers {
    /// A chair that nobody sits on.
    pub fn free(kind: ChairKind, now: u64) -> Self {
        Self { kind, companion: None, since: now / 1000, ready: false, secret: None, stand_in: false }
    }

    /// Whether a person sits here.
    pub fn has_human(&self) -> bool {
        self.kind.is_human() && self.companion.is_some()
    }
}

/// Everything about a room that is not in the log of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomPapers {
    /// Its number.
    pub room: RoomId,
    /// Its code.
    pub code: RoomCode,
    /// Which of its games this is, counted from 1.
    pub game: u32,
    /// What it is doing.
    pub stage: RoomStage,
    /// The host's chair.
    pub host: u8,
    /// All chairs.
    pub chairs: Vec<ChairPapers>,
    /// What is or will be played.
    pub program: Program,
    /// What is agreed.
    pub terms: Terms,
    /// The set-up of the running game, with its seed.
    pub setup: Option<Setup>,
    /// By which rules and cards it is played.
    pub played_by: (u32, u64),
}

impl RoomPapers {
    /// A room with nobody but its host, and a free chair.
    pub fn new(room: RoomId, code: RoomCode, host: Companion, secret: SeatSecret, cards: &Catalogue, now: u64) -> Self {
        let chair = ChairPapers {
            companion: Some(host),
            secret: Some(SecretDigest::of(secret)),
            ..ChairPapers::free(ChairKind::Here, now)
        };
        Self {
            room,
            code,
            game: 1,
            stage: RoomStage::Lobby,
            host: 0,
            chairs: vec![chair, ChairPapers::free(ChairKind::Friend, now)],
            program: Program::default(),
            terms: Terms::default(),
            setup: None,
            played_by: Self::rules(cards),
        }
    }

    /// What a game is played by now.
    pub fn rules(cards: &Catalogue) -> (u32, u64) {
        (RECORD_VERSION, cards.fingerprint())
    }

    /// The chair with this secret.
    pub fn chair_of(&self, secret: SeatSecret) -> Option<usize> {
        let digest = Some(SecretDigest::of(secret));
        self.chairs.iter().position(|chair| chair.secret == digest)
    }
}

/// What happens in a game, in the order in which it is written down. The number of a state is the number of entries before
/// it, so that no number ever means two states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LogEntry {
    /// A choice.
    Chosen {
        /// Which.
        choice: Choice,
        /// Whether a bot made it.
        by_bot: bool,
        /// What it took from the player's clock, in milliseconds.
        took: u32,
    },
    /// So many choices are left of those made.
    TakenBack {
        /// How many.
        to: u32,
    },
}
