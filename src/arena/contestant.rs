//! Who can play in the arena.

use std::{fmt, str::FromStr};
use strum::VariantArray;

use super::{
    lively::Lively,
    player::{Player, Random, Thinking},
    reference::Reference,
};
use crate::bots::BotLevel;

/// Who plays a seat in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A bot that can be played against in the game as well.
    Bot(BotLevel),
    /// A fixed opponent against which the bots are measured.
    Reference,
    /// A random player that gets far, for checks.
    Lively,
}

/// A name that nobody in the arena has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player \"{0}\": choose from {names}", names = names())]
pub struct UnknownContestant(String);

impl Contestant {
    /// Everybody who can play.
    pub fn all() -> impl Iterator<Item = Self> {
        BotLevel::VARIANTS.iter().copied().map(Self::Bot).chain([Self::Reference, Self::Lively])
    }

    /// Takes a seat.
    ///
    /// # Panics
    /// If the weights of the reference, which are compiled in, cannot be read.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Bot(BotLevel::Random) => Box::new(Random::new(seed)),
            Self::Bot(level) => Box::new(Thinking(level.bot(seed))),
            Self::Reference => Box::new(Reference::new(seed).expect("the weights compiled in can be read")),
            Self::Lively => Box::new(Lively::new(seed)),
        }
    }

    /// Whether it weighs its choices, so that the time it takes matters.
    pub fn thinks(self) -> bool {
        !matches!(self, Self::Bot(BotLevel::Random) | Self::Lively)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(f),
            Self::Reference => f.write_str("reference"),
            Self::Lively => f.write_str("lively"),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(name: &str) -> Result<Self, UnknownContestant> {
        Self::all().find(|contestant| contestant.to_string() == name).ok_or_else(|| UnknownContestant(name.to_owned()))
    }
}

fn names() -> String {
    Contestant::all().map(|contestant| contestant.to_string()).collect::<Vec<_>>().join(", ")
}
