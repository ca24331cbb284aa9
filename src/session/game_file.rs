//! What is saved with a game besides its players and choices: under which name, and when it was played.

use std::{fmt, sync::Arc};

use jiff::civil::DateTime;
use journeys::daily::{Attempt, CivilDate};
use serde::{Deserialize, Serialize};

use rules::Game;

/// Names the saved game: its file, without the ending. No two saved games have the same one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId(Arc<str>);

impl GameId {
    /// From the name of a file without its ending.
    pub fn new(stem: &str) -> Self {
        Self(stem.into())
    }

    /// One that is not among these, for a game that begins now.
    pub fn unlike(begun: DateTime, taken: impl Fn(&Self) -> bool) -> Self {
        let stem = begun.strftime("%Y-%m-%d-%H%M").to_string();
        let more = (2..).map(|number| Self::new(&format!("{stem}-{number}")));
        std::iter::once(Self::new(&stem)).chain(more).find(|id| !taken(id)).expect("numbers never end")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameKind {
    /// As its players like.
    #[default]
    Free,
    /// The daily journey.
    Daily,
    /// A prepared journey of the ladder.
    Ladder,
}

/// What hangs on a saved game like a label on a suitcase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameLabel {
    /// The name a player gave it.
    pub name: Option<String>,
    /// When it began, by the clock of the place where it was played; older files do not say it.
    pub begun: Option<DateTime>,
    /// For how many seconds it has been on the table.
    pub seconds: u32,
    /// Goes up with every game that is put on the table: the game played last has the highest number, whatever the
    /// clock says.
    pub order: u64,
    /// The result has been looked at: it no longer waits on the title.
    pub closed: bool,
    /// Why it is played.
    pub occasion: Occasion,
    /// What it is played for has been counted.
    pub counted: bool,
}

impl Occasion {
    /// What kind of game it is.
    pub fn kind(self) -> GameKind {
        match self {
            Self::Free | Self::Challenge { .. } => GameKind::Free,
            Self::Daily { .. } => GameKind::Daily,
            Self::Ladder { .. } => GameKind::Ladder,
        }
    }
}

/// What belongs to a game besides its players and choices.
#[derive(Clone, Debug, Default)]
pub struct SavedAs {
    /// Under which name it is saved; a new one without one.
    pub id: Option<GameId>,
    pub label: GameLabel,
    /// Where it begins, if that is in the middle of a game.
    pub begins: Option<Arc<Game>>,
}

/// Why a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occasion {
    /// Somebody has set it up.
    #[default]
    Free,
    /// It is the journey of a date.
    Daily {
        /// Which date.
        date: CivilDate,
        /// What it counts for.
        attempt: Attempt,
    },
    /// It is a journey of the ladder.
    Ladder {
        /// Which one, counted from 1.
        number: usize,
    },
    /// Somebody else has played it before, and is to be beaten.
    Challenge {
        /// How many points they had at the end.
        points: u16,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_begun_in_the_same_minute_have_names_of_their_own() {
        let begun = jiff::civil::datetime(2026, 11, 20, 21, 4, 30, 0);
        let mut taken: Vec<GameId> = Vec::new();
        for name in ["2026-11-20-2104", "2026-11-20-2104-2", "2026-11-20-2104-3"] {
            let id = GameId::unlike(begun, |id| taken.contains(id));
            assert_eq!(id.to_string(), name);
            taken.push(id);
        }
    }
}
