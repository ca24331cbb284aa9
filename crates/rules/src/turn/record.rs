//! A saved game: its set-up and its choices. Undo, replay, saved games and bug reports are all this.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    choice::{Choice, Refusal},
    event::GameEvent,
    game::Game,
};
use crate::model::{
    catalogue::Catalogue,
    setup::{Setup, SetupError},
};

/// Goes up when the same choices lead elsewhere; a record of another version cannot be replayed.
pub const RECORD_VERSION: u32 = 2;

/// A game as its set-up and choices. Replaying them leads to its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`RECORD_VERSION`] when written.
    pub version: u32,
    /// Which card set it was played with ([`Catalogue::fingerprint`]).
    pub cards: u64,
    /// The set-up with its seed.
    pub setup: Setup,
    /// Every choice, in order.
    pub choices: Vec<Choice>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// It is not a record at all.
    #[error("this is not a saved game: {0}")]
    Unreadable(String),
    /// It comes from another version of the program.
    #[error("the game was saved by another version (format {0}, this program reads {RECORD_VERSION})")]
    Version(u32),
    /// It was played with other cards.
    #[error("the game was played with another card set: put back the card files it was played with")]
    OtherCards,
    /// Its set-up is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One of its choices is illegal.
    #[error("choice {number} cannot be replayed: {refusal}")]
    Choice {
        /// Which one, counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl Record {
    /// A record of a game that has just been set up.
    pub fn new(catalogue: &Catalogue, setup: Setup) -> Self {
        Self { version: RECORD_VERSION, cards: catalogue.fingerprint(), setup, choices: Vec::new() }
    }

    /// Reads a record from the text [`Self::to_text`] wrote.
    ///
    /// # Errors
    /// If it is not a record of this version. [`Self::replay`] tells whether its choices are legal.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let record: Self = ron::from_str(text).map_err(|error| RecordError::Unreadable(error.to_string()))?;
        if record.version == RECORD_VERSION { Ok(record) } else { Err(RecordError::Version(record.version)) }
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// The game as it begins, with these cards or with the edition of ours that it was played with
    /// ([`Catalogue::edition`]).
    ///
    /// # Errors
    /// If it was played with other cards, or its set-up is impossible.
    pub fn beginning(&self, catalogue: &Arc<Catalogue>) -> Result<Game, RecordError> {
        let edition = catalogue.edition(self.cards).ok_or(RecordError::OtherCards)?;
        Ok(Game::new(edition, self.setup.clone())?)
    }

    /// Plays the game again from its [beginning](Self::beginning) up to its last choice, passing `each` the events of every
    /// choice.
    ///
    /// # Errors
    /// What does not fit.
    pub fn replay(
        &self,
        catalogue: Arc<Catalogue>,
        each: impl FnMut(&Game, &[GameEvent]),
    ) -> Result<Game, RecordError> {
        self.replay_from(self.beginning(&catalogue)?, each)
    }

    /// Plays the choices of the record in a game that begins somewhere else, passing `each` the events of every choice.
    ///
    /// # Errors
    /// If one of its choices is illegal.
    pub fn replay_from(&self, mut game: Game, mut each: impl FnMut(&Game, &[GameEvent])) -> Result<Game, RecordError> {
        for (place, choice) in self.choices.iter().enumerate() {
            let events = game.apply(*choice).map_err(|refusal| RecordError::Choice { number: place + 1, refusal })?;
            each(&game, &events);
        }
        Ok(game)
    }
}
