//! The computer players: seat view in, choice out. A bot knows what its seat may know and nothing else.

mod companions;
mod evaluation;
mod novice;
mod random;
mod suspicion;

use strum::{Display, EnumString, VariantArray};

use crate::rules::{Choice, SeatView};

/// A computer player for one seat.
pub trait Bot {
    /// One of `view.choices`, of which there has to be at least one. A bot with the same
    /// seed gives the same answers to the same views on every platform.
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
    pub fn bot(self, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Self::Random => Box::new(random::Random::new(seed)),
            Self::Novice => Box::new(novice::Novice::new(seed)),
        }
    }
}

/// A word that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\": choose one of {levels}", levels = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect::<Vec<_>>().join(", "))]
pub struct UnknownLevel(String);

fn unknown_level(word: &str) -> UnknownLevel {
    UnknownLevel(word.to_owned())
}
