//! Who else plays: seat view in, choice out. A bot knows what its seat may know and nothing else.

mod companions;
mod evaluation;
mod novice;
mod random;
mod suspicion;

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::rules::{Choice, SeatView};

/// Somebody who plays a seat.
pub trait Bot {
    /// One of `view.choices`, of which there has to be at least one. The same bot with the same seed
    /// answers the same views alike, on every platform.
    fn choose(&mut self, view: &SeatView) -> Choice;
}

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotLevel {
    /// Any legal choice.
    Random,
    /// Looks at what each choice brings, now and in the scoring phases to come.
    Novice,
}

impl BotLevel {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Novice];

    /// A bot of this level.
    pub fn bot(self, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Self::Random => Box::new(random::Random::new(seed)),
            Self::Novice => Box::new(novice::Novice::new(seed)),
        }
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Novice => "novice",
        })
    }
}

/// A word that is no level of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot \"{0}\": choose one of random, novice")]
pub struct UnknownLevel(String);

impl FromStr for BotLevel {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let level = Self::ALL.into_iter().find(|level| level.to_string() == text);
        level.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
