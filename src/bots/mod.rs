//! The computer players: seat view in, choice out. A bot knows what its seat may know and nothing else.

mod candidates;
mod evaluation;
mod judge;
mod novice;
mod planner;
mod playouts;
mod policy;
mod random;
mod turn_search;

use std::borrow::Cow;

use strum::{Display, EnumString, VariantArray};

use self::{evaluation::Weights, novice::Novice, planner::Planner, playouts::Budget, turn_search::TurnSearch};
use crate::rules::{Choice, SeatView};

pub mod tuning {
    //! What the tuning of the weights needs (`examples/tune.rs`).

    pub use super::{
        evaluation::{Clock, Description, FEATURES, Feature, KNOTS, Weights, describe},
        policy::Policy,
    };
}

/// A computer player for one seat.
pub trait Bot: Send {
    /// Thinks about `view` for one slice of a few milliseconds: one of `view.choices`, of which there has to be at
    /// least one, once it is decided. Otherwise it wants to be called again with the same view.
    fn think(&mut self, view: &SeatView) -> Option<Choice>;

    /// Thinks as long as it takes. A bot with the same seed gives the same answers to the same views on every
    /// platform.
    fn choose(&mut self, view: &SeatView) -> Choice {
        loop {
            if let Some(choice) = self.think(view) {
                return choice;
            }
        }
    }
}

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString)]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLevel, parse_err_fn = unknown_level)]
pub enum BotLevel {
    /// Any legal choice.
    Random,
    /// Looks one choice ahead, with its eyes half shut.
    Novice,
    /// Plans its whole turn.
    Skilled,
    /// Tries its best plans out.
    Expert,
    /// Tries more plans out, more often and farther.
    Master,
}

impl BotLevel {
    /// A bot of this level.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        let weights = Weights::built_in();
        let planner = |width, first, budget| Planner::new(Cow::Borrowed(weights), TurnSearch::new(width, first), budget, seed);
        match self {
            Self::Random => Box::new(random::Random::new(seed)),
            Self::Novice => Box::new(Novice::new(weights, seed)),
            Self::Skilled => Box::new(planner(16, 4, None)),
            Self::Expert => Box::new(planner(24, 4, Some(EXPERT))),
            Self::Master => Box::new(planner(32, 4, Some(MASTER))),
        }
    }
}

/// What an Expert tries out.
const EXPERT: Budget = Budget { plans: 8, playouts: 64, stages: 4 };
/// What a Master tries out.
const MASTER: Budget = Budget { plans: 16, playouts: 320, stages: 9 };

/// A word that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\": choose one of {levels}", levels = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect::<Vec<_>>().join(", "))]
pub struct UnknownLevel(String);

fn unknown_level(word: &str) -> UnknownLevel {
    UnknownLevel(word.to_owned())
}
