//! What is to be worked out, in pieces that need nothing of each other: sent to a task or a Web Worker and back.

use rules::{Choice, Record, Seat, turn::record::RecordError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    facts::PlanFacts,
    games::{ChanceGames, MeasuredGames},
};
use crate::level::{HURRIED, MASTER};
use crate::playouts::Budget;

/// How much is tried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effort {
    /// As it is meant.
    Whole,
    /// Hardly anything, for tests in which it does not matter what is found.
    Hurried,
}

impl Effort {
    /// With how much thought the Master's plan is found.
    pub(super) fn budget(self) -> Budget {
        match self {
            // It thinks several times, each time half as long.
            Self::Whole => Budget { playouts: MASTER.playouts / 2, ..MASTER },
            Self::Hurried => HURRIED,
        }
    }

    /// How often the Master thinks anew about a decision.
    pub(super) fn thoughts(self) -> usize {
        match self {
            Self::Whole => 3,
            Self::Hurried => 2,
        }
    }

    /// How often it thinks again about what would be blamed.
    pub(super) fn second_thoughts(self) -> usize {
        match self {
            Self::Whole => 6,
            Self::Hurried => 1,
        }
    }

    /// Games in which what the Master came to is played off, each time for each plan.
    pub(super) fn play_off(self) -> u32 {
        match self {
            Self::Whole => 60,
            Self::Hurried => 2,
        }
    }

    /// Games of a batch in which two plans are compared; each game is played once for each plan.
    pub(super) fn games(self) -> u32 {
        match self {
            Self::Whole => 60,
            Self::Hurried => 4,
        }
    }

    /// The most batches for one decision.
    pub(super) fn batches(self) -> u16 {
        match self {
            Self::Whole => 8,
            Self::Hurried => 2,
        }
    }

    /// Games of a batch in which the chance to win is measured, and how many batches of them there are.
    pub(super) fn chance_games(self) -> (u32, u16) {
        match self {
            Self::Whole => (40, 6),
            Self::Hurried => (2, 2),
        }
    }
}

/// Which job: its place in the review. Two jobs with the same id of one review are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct JobId {
    /// Which decision it is about.
    pub decision: u16,
    /// What is worked out.
    pub task: ReviewTask,
}

/// What is worked out about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReviewTask {
    /// The chance to win when it begins and after it, with this batch of games.
    Chance {
        /// Counted from 0.
        batch: u16,
    },
    /// What the Master would do.
    Plan,
    /// Whether the Master, thinking again and again, ever comes to what was done.
    Reconsider,
    /// What was done and what the Master would do, compared in this batch of games.
    Compare {
        /// Counted from 0. In the first one doing nothing is played as well.
        batch: u16,
    },
}

/// A job: everything that is needed to do it but the card set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewJob {
    /// Which one it is.
    pub id: JobId,
    /// The game up to the end of the decision.
    pub record: Record,
    /// How many choices come before the decision.
    pub begins: u32,
    /// Whose review it is: from whose view the games are dealt.
    pub seat: Seat,
    /// Of the review.
    pub seed: u64,
    /// How much is tried out.
    pub effort: Effort,
    /// Whether the chance to win is measured when the decision begins, and after it. Only with [`ReviewTask::Chance`].
    pub chance: [bool; 2],
    /// What the Master would do, where that differs from what was done. Only with [`ReviewTask::Compare`].
    pub master: Option<Vec<Choice>>,
    /// The worst of what the Master came to, where that differs from both.
    pub doubt: Option<Vec<Choice>>,
}

/// What was found; goes back to the review ([`Review::take`](super::Review::take)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobResult {
    /// Of which job.
    pub id: JobId,
    /// What.
    pub finding: ReviewFinding,
}

/// What a job finds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReviewFinding {
    /// Games won by each seat, from the beginning of the decision and after it.
    Chance([ChanceGames; 2]),
    /// What the Master would do.
    Plan(MastersPlan),
    /// Whether the Master once came to what was done.
    Reconsider(bool),
    /// The games of both plans.
    Compare(Box<MeasuredGames>),
}

/// What the Master would do in somebody's place, and what both do. The Master thinks several times, each time in other
/// games, and weighs what was done among its own plans; what it comes to is played off together with what was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MastersPlan {
    /// The best of what the Master came to, where it leads elsewhere than what was done; `None` where what was done is the
    /// best.
    pub other: Option<Vec<Choice>>,
    /// The worst of what the Master came to, where that is neither.
    pub doubt: Option<Vec<Choice>>,
    /// Whether the Master once came to what was done.
    pub agrees: bool,
    /// What they do; the same as `played` where they lead to the same.
    pub master: PlanFacts,
    /// What was done.
    pub played: PlanFacts,
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Nobody sits there.
    #[error("nobody sits in seat {0}")]
    NoSuchSeat(u8),
}
