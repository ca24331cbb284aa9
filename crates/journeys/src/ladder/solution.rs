//! A way to all three stars of a prepared journey: every choice of everybody, found by the bots (`arena ladder`).

use std::sync::Arc;

use rules::{Catalogue, Choice, Game, GameEvent, Refusal};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::station::{GOALS, LadderReason, PreparedJourney};

/// All choices of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solution {
    /// In order, of all seats.
    pub choices: Vec<Choice>,
}

/// Why a solution is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolutionError {
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// The journey cannot begin.
    #[error(transparent)]
    Journey(#[from] LadderReason),
    /// A choice is illegal.
    #[error("choice {number} cannot be made: {refusal}")]
    Choice {
        /// Which one, counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// The game is not over.
    #[error("the game is not over after {0} choices")]
    NotOver(usize),
}

impl Solution {
    /// Reads a solution from its file's text.
    ///
    /// # Errors
    /// Where the text is wrong.
    pub fn from_text(text: &str) -> Result<Self, SolutionError> {
        ron::from_str(text).map_err(|error| SolutionError::Unreadable(error.to_string()))
    }

    /// The text of its file: a line a choice.
    ///
    /// # Errors
    /// If it cannot be written as RON, which does not happen.
    pub fn to_text(&self) -> Result<String, SolutionError> {
        let mut text = String::from("(choices: [\n");
        for choice in &self.choices {
            let choice = ron::to_string(choice).map_err(|error| SolutionError::Unreadable(error.to_string()))?;
            text = text + "    " + &choice + ",\n";
        }
        Ok(text + "])\n")
    }

    /// Plays it again. Returns the finished game and which goals it reached.
    ///
    /// # Errors
    /// The first choice that is illegal.
    pub fn replay(
        &self,
        journey: &PreparedJourney,
        catalogue: &Arc<Catalogue>,
    ) -> Result<(Game, [bool; GOALS]), SolutionError> {
        let mut game = journey.begin(catalogue)?;
        let mut since: Vec<GameEvent> = Vec::new();
        for (place, choice) in self.choices.iter().enumerate() {
            let number = place + 1;
            since.extend(game.apply(*choice).map_err(|refusal| SolutionError::Choice { number, refusal })?);
        }
        if !game.is_over() {
            return Err(SolutionError::NotOver(self.choices.len()));
        }
        let met = journey.met(&game, &since);
        Ok((game, met))
    }
}
