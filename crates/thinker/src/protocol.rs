//! What is asked and answered, as lines of JSON.

use std::{sync::Arc, time::Duration};

use bots::{
    Bot, BotLevel, Style,
    advice::{Advice, Adviser},
    review::{JobResult, ReviewJob},
};
use rules::{Catalogue, Choice, SeatView};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Which bot it is: two of the same make the same choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotSeed {
    /// How strong it plays.
    pub level: BotLevel,
    /// What it likes.
    pub style: Style,
    /// What it draws its random numbers from.
    pub seed: u64,
    /// Whether it tries hardly anything out ([`BotLevel::bot_in_a_hurry`]).
    pub hurried: bool,
}

impl BotSeed {
    /// The bot, before its first thought.
    pub fn bot(self) -> Box<dyn Bot> {
        let Self { level, style, seed, hurried } = self;
        if hurried { level.bot_in_a_hurry(style, seed) } else { level.bot(style, seed) }
    }
}

/// Which adviser it is: two of the same give the same advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdviserSeed {
    /// What it draws its random numbers from.
    pub seed: u64,
    /// Whether it tries hardly anything out ([`Adviser::in_a_hurry`]).
    pub hurried: bool,
}

impl AdviserSeed {
    /// The adviser, before its first thought.
    pub fn adviser(self) -> Adviser {
        if self.hurried { Adviser::in_a_hurry(self.seed) } else { Adviser::new(self.seed) }
    }
}

/// What there is to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// What a bot chooses.
    Choose {
        /// Which bot.
        bot: BotSeed,
        /// Whoever gives the bot its jobs calls it by this number, so that it remembers from one choice to the next what
        /// it has planned.
        number: u64,
        /// What its seat sees; it is asked something.
        view: SeatView,
    },
    /// What is best for a seat.
    Advise {
        /// Which adviser.
        adviser: AdviserSeed,
        /// What the seat sees; it is asked something.
        view: SeatView,
    },
    /// A part of the review of a game.
    Review(Box<ReviewJob>),
}

impl Job {
    /// The number of the bot that has to remember something: all jobs with it belong on one desk.
    pub fn bot(&self) -> Option<u64> {
        match self {
            Self::Choose { number, .. } => Some(*number),
            Self::Advise { .. } | Self::Review(_) => None,
        }
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    /// [`Job::Choose`].
    Choice(Choice),
    /// [`Job::Advise`].
    Advice(Advice),
    /// [`Job::Review`].
    Review(Box<JobResult>),
}

/// A job and the time for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// What is to be thought about.
    pub job: Job,
    /// The time there is for it; without one it takes as long as it takes, and results repeat.
    pub time: Option<Duration>,
}

/// An [`Assignment`] on its way.
#[derive(Serialize, Deserialize)]
struct AssignmentLine<J> {
    /// By which cards the game is played ([`Catalogue::edition`]).
    cards: u64,
    job: J,
    time: Option<Duration>,
}

/// What was found, and in what time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    /// What was found.
    pub finding: Finding,
    /// For how long somebody thought about it.
    pub took: Duration,
}

/// A line that is no part of the conversation.
#[derive(Debug, Error)]
#[error("this cannot be read: {0}")]
pub struct Unreadable(#[from] serde_json::Error);

impl Assignment {
    /// As a line.
    ///
    /// # Errors
    /// If it cannot be written: never, as far as is known.
    pub fn to_line(&self) -> Result<String, Unreadable> {
        let cards = match &self.job {
            Job::Choose { view, .. } | Job::Advise { view, .. } => view.catalogue().fingerprint(),
            Job::Review(job) => job.record.cards,
        };
        Ok(serde_json::to_string(&AssignmentLine { cards, job: &self.job, time: self.time })?)
    }

    /// Reads a line. The views in it are about this card set, or an earlier edition of ours.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn from_line(line: &str, cards: &Arc<Catalogue>) -> Result<Self, Unreadable> {
        let AssignmentLine { cards: fingerprint, mut job, time } = serde_json::from_str(line)?;
        let edition = cards.edition(fingerprint).unwrap_or_else(|| cards.clone());
        match &mut job {
            Job::Choose { view, .. } | Job::Advise { view, .. } => *view = view.clone().with_catalogue(edition),
            Job::Review(_) => {}
        }
        Ok(Self { job, time })
    }
}

impl Findings {
    /// As a line.
    ///
    /// # Errors
    /// If it cannot be written: never, as far as is known.
    pub fn to_line(&self) -> Result<String, Unreadable> {
        Ok(serde_json::to_string(self)?)
    }

    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn from_line(line: &str) -> Result<Self, Unreadable> {
        Ok(serde_json::from_str(line)?)
    }
}
