//! The computer players: seat view in, choice out. A bot knows what its seat may know and nothing else.

pub mod advice;
mod companions;
mod evaluation;
mod novice;
mod random;
mod suspicion;

use strum::{Display, EnumString, VariantArray};

use crate::rules::{Choice, SeatView};

/// A computer player for one seat.
pub trait Bot: Send {
    /// Thinks about `view` for a few milliseconds; the choice, one of `view.choices`, once it is decided. Call it
    /// again with the same view until then.
    fn think(&mut self, view: &SeatView) -> Option<Choice>;

    /// Thinks until the choice is decided.
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
    /// Looks at what each choice brings, now and in the scoring phases to come.
    Novice,
    /// Plans its whole turn.
    Skilled,
    /// Plans some turns ahead.
    Expert,
    /// Plans as far ahead as it can.
    Master,
}

/// What a bot likes: it decides wherever two choices are about equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Style {
    /// Nothing in particular.
    AllRounder,
    /// The route and its stations.
    Engineer,
    /// Game End cards.
    Collector,
    /// Celebrities, passengers and orders.
    Host,
    /// Conductors, and Constantinople.
    Timekeeper,
    /// Coins and contracts.
    Trader,
    /// Upgrades: a few mighty cars.
    Builder,
    /// Long trains, with mail cars and Locomotive tiles.
    Shunter,
}

impl BotLevel {
    /// A bot of this level.
    pub fn bot(self, _style: Style, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(random::Random::new(seed)),
            _ => Box::new(novice::Novice::new(seed)),
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
