//! Who can play in the arena.

use std::{fmt, str::FromStr};
use strum::VariantArray;

use super::lively::Lively;
use crate::bots::{Bot, BotLevel, Style};

/// Who plays a seat in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A bot that can be played against in the game as well.
    Bot(BotLevel),
    /// A random player that gets far, for checks.
    Lively,
}

impl Contestant {
    /// Takes a seat.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Bot(level) => level.bot(Style::AllRounder, seed),
            Self::Lively => Box::new(Lively::new(seed)),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(f),
            Self::Lively => f.write_str("lively"),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        if word == "lively" {
            return Ok(Self::Lively);
        }
        let names: Vec<_> = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect();
        word.parse()
            .map(Self::Bot)
            .map_err(|_| format!("there is no player \"{word}\": choose one of {}, lively", names.join(", ")))
    }
}
