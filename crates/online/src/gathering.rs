//! Who is in a room, what is going to be played, and on which terms: what everybody in the room may know.

use bots::{BotLevel, Style};
use rules::{Module, Seat, Setup};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::marks::{RoomCode, RoomId};

/// The most chairs a room has.
pub const MOST_CHAIRS: usize = 4;
/// The longest name, in letters.
const LONGEST_NAME: usize = 20;
/// The longest name of a portrait.
const LONGEST_PORTRAIT: usize = 24;

/// How somebody looks to the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Companion {
    /// 1 to 20 letters.
    pub name: String,
    /// The portrait's name in the atlas.
    pub portrait: String,
    /// The place of the colour among the four there are.
    pub colour: u8,
}

/// Why nobody can look like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a name has 1 to 20 letters, a portrait a short name, and there are four colours")]
pub struct UnfitCompanion;

impl Companion {
    /// The same with a trimmed name.
    ///
    /// # Errors
    /// If the name, the portrait or the colour cannot be one.
    pub fn checked(self) -> Result<Self, UnfitCompanion> {
        let name = self.name.trim();
        let named = (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control);
        let sign = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
        let drawn = (1..=LONGEST_PORTRAIT).contains(&self.portrait.len()) && self.portrait.bytes().all(sign);
        let fits = named && drawn && usize::from(self.colour) < MOST_CHAIRS;
        if fits { Ok(Self { name: name.to_owned(), ..self }) } else { Err(UnfitCompanion) }
    }
}

/// Who is meant to sit on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChairKind {
    /// Somebody at the host's screen.
    Here,
    /// A bot.
    Bot {
        /// How strong it plays.
        level: BotLevel,
        /// What it likes.
        style: Style,
    },
    /// A friend who comes by the code.
    Friend,
}

impl ChairKind {
    /// Whether a person sits or is to sit there.
    pub fn is_human(self) -> bool {
        !matches!(self, Self::Bot { .. })
    }
}

/// How well somebody is connected: the arm of the semaphore.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineState {
    /// Messages come and go at once.
    Clear,
    /// They take their time.
    Slow,
    /// The connection has just been lost, and is likely to come back.
    Returning,
    /// Nobody has been there for a while.
    #[default]
    Lost,
}

impl LineState {
    /// Whether there is a connection.
    pub fn is_up(self) -> bool {
        matches!(self, Self::Clear | Self::Slow)
    }
}

/// A chair, and who sits on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chair {
    /// Who is meant to sit there.
    pub kind: ChairKind,
    /// Who does; `None` for a chair that is free.
    pub companion: Option<Companion>,
    /// Since when, in seconds since 1970.
    pub since: u64,
    /// Whether this player is ready; bots always are.
    pub ready: bool,
    /// The semaphore; bots are always there.
    pub line: LineState,
    /// Whether a bot plays for the person who sits here.
    pub bot_plays: bool,
    /// In so many milliseconds a bot begins to play for this person, unless the person comes back or the others wait.
    pub bot_in: Option<u64>,
}

/// Somebody who looks on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Onlooker {
    /// Who it is.
    pub companion: Companion,
    /// The semaphore.
    pub line: LineState,
}

/// What is going to be played: a [`Setup`] without what the server decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Two different ones.
    pub modules: [Module; 2],
    /// Who begins; `None` is drawn at random.
    pub start_player: Option<Seat>,
    /// Whether frames gained in another player's turn wait for one's own next turn (R-3.8, option).
    pub others_wait_for_own_turn: bool,
    /// Whether the order tiles of Teatime are added.
    pub teatime: bool,
    /// Whether two dummies join two players in Module C.
    pub dummies: bool,
}

impl Program {
    /// The set-up of a game with so many seats and this seed.
    pub fn setup(&self, seats: u8, seed: u64) -> Setup {
        let Self { modules, start_player, others_wait_for_own_turn, teatime, dummies } = self.clone();
        Setup { seats, modules, start_player, seed, others_wait_for_own_turn, teatime, dummies }
    }
}

impl Default for Program {
    /// The two modules that are easiest to learn.
    fn default() -> Self {
        let Setup { modules, start_player, others_wait_for_own_turn, teatime, dummies, .. } =
            Setup::new(2, [Module::A, Module::B], 0);
        Self { modules, start_player, others_wait_for_own_turn, teatime, dummies }
    }
}

/// When a choice may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TakeBackRule {
    /// At once as long as one's turn lasts and nothing hidden was shown; otherwise all who are there are asked.
    Ask,
    /// At once also after one's turn, as long as nobody else has chosen and nothing hidden was shown.
    Freely,
    /// Never.
    Never,
}

/// A clock for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// What each player begins with, in seconds.
    pub bank: u32,
    /// What each turn adds, in seconds.
    pub increment: u32,
}

/// What the players have agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// After so many seconds a bot plays for somebody who is away; `None` waits.
    pub bot_steps_in: Option<u32>,
    /// How strong that bot plays.
    pub stand_in: BotLevel,
    /// When a choice may be taken back.
    pub take_back: TakeBackRule,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// Whether others may look on.
    pub onlookers: bool,
}

impl Default for Terms {
    /// Two minutes, a Skilled bot, asking, no clock.
    fn default() -> Self {
        Self {
            bot_steps_in: Some(120),
            stand_in: BotLevel::Skilled,
            take_back: TakeBackRule::Ask,
            clock: None,
            onlookers: true,
        }
    }
}

/// What a room is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomStage {
    /// A game is being agreed on.
    Lobby,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Somebody has asked to take back, and the others are being asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pendency {
    /// Who has asked.
    pub by: Seat,
    /// What the answers have to name.
    pub request: u32,
    /// So many choices would be left.
    pub to: u32,
    /// Who has not answered yet.
    pub asked: Vec<Seat>,
    /// In so many milliseconds it counts as refused.
    pub ends_in: u64,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// What is left, in milliseconds.
    pub left: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// A room as everybody in it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gathering {
    /// Its number.
    pub room: RoomId,
    /// Its code.
    pub code: RoomCode,
    /// Which of the room's games this is, counted from 1.
    pub game: u32,
    /// What it is doing.
    pub stage: RoomStage,
    /// The host's chair.
    pub host: u8,
    /// All chairs in turn order: chair and seat have the same number.
    pub chairs: Vec<Chair>,
    /// Who looks on.
    pub onlookers: Vec<Onlooker>,
    /// What is or will be played.
    pub program: Program,
    /// What is agreed.
    pub terms: Terms,
    /// What somebody has asked for.
    pub pendency: Option<Pendency>,
    /// The clocks by seat; empty without a clock.
    pub clocks: Vec<SeatClock>,
}

impl Gathering {
    /// Whether the time of somebody is counted: on a clock, until a bot steps in, or until a request counts as refused.
    pub fn counts_down(&self) -> bool {
        let away = self.chairs.iter().any(|chair| chair.bot_in.is_some());
        away || self.pendency.is_some() || self.clocks.iter().any(|clock| clock.runs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn companions_are_checked() {
        let anna = Companion { name: " Anna ".into(), portrait: "anna".into(), colour: 3 };
        assert_eq!(anna.clone().checked().expect("fits").name, "Anna");
        let wrong = [
            Companion { name: "  ".into(), ..anna.clone() },
            Companion { name: "x".repeat(21), ..anna.clone() },
            Companion { name: "An\u{7}na".into(), ..anna.clone() },
            Companion { portrait: "../anna".into(), ..anna.clone() },
            Companion { portrait: String::new(), ..anna.clone() },
            Companion { colour: 4, ..anna },
        ];
        for companion in wrong {
            assert_eq!(companion.clone().checked(), Err(UnfitCompanion), "{companion:?}");
        }
    }
}
