//! How the turns of a run compare with what the Master would have done.

use serde::{Deserialize, Serialize};

use rules::model::counts::{ROUNDS, TURNS_PER_ROUND};

/// Points up to which a turn is as good as the Master's.
const LIKE: f32 = 1.5;
/// Points up to which it is nearly as good.
const NEARLY: f32 = 5.0;

/// A turn beside the Master's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// As good as the Master's.
    Like,
    /// Nearly as good.
    Nearly,
    /// It was costly.
    Costly,
}

impl Mark {
    /// The mark of a turn that cost so many points, against what the Master would have done.
    pub fn of_cost(points: f32) -> Self {
        if points <= LIKE {
            Self::Like
        } else if points <= NEARLY {
            Self::Nearly
        } else {
            Self::Costly
        }
    }

    /// Its sign, so that nobody has to tell colours apart.
    pub fn sign(self) -> char {
        match self {
            Self::Like => '✓',
            Self::Nearly => '–',
            Self::Costly => '✗',
        }
    }
}

/// The marks of all turns, by rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squares {
    /// Six rounds of three turns.
    pub rounds: [[Mark; TURNS_PER_ROUND as usize]; ROUNDS as usize],
}

impl Squares {
    /// The squares of a run's turns in order; `None` if there are not as many as a whole game has.
    pub fn of_turns(marks: &[Mark]) -> Option<Self> {
        let (rounds, rest) = marks.as_chunks();
        rest.is_empty().then_some(())?;
        Some(Self { rounds: rounds.try_into().ok()? })
    }

    /// The signs: `✓✓✓ –✓✓ ✓–✗ ✓✓✓ ✓✓✓ ––✓`.
    pub fn signs(&self) -> String {
        self.rounds.map(|round| round.iter().map(|mark| mark.sign()).collect::<String>()).join(" ")
    }
}
