//! Who can play in the arena.

use std::{fmt, str::FromStr};
use strum::VariantArray;

use super::{
    busy_random::BusyRandom,
    player::{BotPlayer, Player, RandomPlayer},
    reference::Reference,
};
use bots::{BotLevel, Style};

/// Who plays a seat in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A bot that can be played against in the game as well: `master`, or with a style `master/engineer`.
    Bot(BotLevel, Style),
    /// A fixed opponent against which the bots are measured.
    Reference,
    /// A random player that gets far, for checks.
    BusyRandom,
}

/// A name that nobody in the arena has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player \"{0}\": choose from {names}; a bot can have a style: master/{styles}", names = names(), styles = styles())]
pub struct UnknownContestant(String);

impl Contestant {
    /// Everybody who can play.
    pub fn all() -> impl Iterator<Item = Self> {
        BotLevel::VARIANTS
            .iter()
            .copied()
            .map(|level| Self::Bot(level, Style::AllRounder))
            .chain([Self::Reference, Self::BusyRandom])
    }

    /// Takes a seat.
    ///
    /// # Panics
    /// If the weights of the reference, which are compiled in, cannot be read.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Bot(BotLevel::Random, _) => Box::new(RandomPlayer::new(seed)),
            Self::Bot(level, style) => Box::new(BotPlayer(level.bot(style, seed))),
            Self::Reference => Box::new(Reference::new(seed).expect("the weights compiled in can be read")),
            Self::BusyRandom => Box::new(BusyRandom::new(seed)),
        }
    }

    /// Whether it weighs its choices, so that the time it takes matters.
    pub fn thinks(self) -> bool {
        !matches!(self, Self::Bot(BotLevel::Random, _) | Self::BusyRandom)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Bot(level, Style::AllRounder) => level.fmt(f),
            Self::Bot(level, style) => write!(f, "{level}/{style}"),
            Self::Reference => f.write_str("reference"),
            Self::BusyRandom => f.write_str("busy-random"),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(name: &str) -> Result<Self, UnknownContestant> {
        let unknown = || UnknownContestant(name.to_owned());
        let Some((level, style)) = name.split_once('/') else {
            return Self::all().find(|contestant| contestant.to_string() == name).ok_or_else(unknown);
        };
        match (level.parse(), style.parse()) {
            (Ok(level), Ok(style)) => Ok(Self::Bot(level, style)),
            _ => Err(unknown()),
        }
    }
}

fn styles() -> String {
    let styles: Vec<_> = Style::VARIANTS.iter().skip(1).map(Style::to_string).collect();
    styles.join(", /")
}

fn names() -> String {
    Contestant::all().map(|contestant| contestant.to_string()).collect::<Vec<_>>().join(", ")
}
