//! The computer players: seat view in, choice out. A bot knows what its seat may know and nothing else.

mod candidates;
mod evaluation;
mod judge;
mod policy;
mod random;

use strum::{Display, EnumString, VariantArray};

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
    /// One of `view.choices`.
    fn choose(&mut self, view: &SeatView) -> Choice;
}

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString)]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLevel, parse_err_fn = unknown_level)]
pub enum BotLevel {
    /// Any legal choice.
    Random,
    /// Looks at what each choice brings, now and in the scoring phases to come.
    Novice,
}

impl BotLevel {
    /// A bot of this level.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        Box::new(random::Random::new(seed))
    }
}

/// A word that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\": choose one of {levels}", levels = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect::<Vec<_>>().join(", "))]
pub struct UnknownLevel(String);

fn unknown_level(word: &str) -> UnknownLevel {
    UnknownLevel(word.to_owned())
}
