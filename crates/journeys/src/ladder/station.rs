//! One prepared journey: where it begins, against whom, and its three goals.

use std::sync::Arc;

use bots::BotLevel;
use ron::{Options, extensions::Extensions};
use rules::{
    Catalogue, Game, GameEvent, Module, Seat, Setup,
    model::setup::SetupError,
    scenario::{Goal, LEARNER, Position, PositionError},
};
use serde::Deserialize;
use thiserror::Error;

/// Goals of a prepared journey, each of which brings a star.
pub const GOALS: usize = 3;

/// A prepared journey. The one who plays it always has the first seat ([`LEARNER`]).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedJourney {
    /// Where it begins.
    pub start: JourneyStart,
    /// The levels of the others, from the left of the one who plays.
    pub opponents: Vec<BotLevel>,
    /// Easy, harder, hard. What is done counts from the beginning of the journey.
    pub goals: [Goal; GOALS],
}

/// Where a prepared journey begins.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum JourneyStart {
    /// In the middle of a game.
    At(Position),
    /// With a whole game, the draft of Game End cards first.
    Whole(PlainSetup),
}

/// A whole game; there are as many seats as opponents and the one who plays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainSetup {
    /// Two different ones.
    pub modules: [Module; 2],
    /// Decides about all cards.
    pub seed: u64,
    /// Who begins; the one who plays is 0.
    #[serde(default)]
    pub start_player: u8,
    /// Whether the order tiles are there.
    #[serde(default)]
    pub teatime: bool,
}

/// Why a prepared journey cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}: {reason}")]
pub struct LadderError {
    /// The file without its ending.
    pub file: String,
    /// Where it is wrong, and why.
    pub reason: LadderReason,
}

/// Where a prepared journey is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LadderReason {
    /// The text cannot be read; the message says in which line and column.
    #[error("{0}")]
    Unreadable(String),
    /// The position cannot be laid out.
    #[error("start: {0}")]
    Position(#[from] PositionError),
    /// The set-up is impossible.
    #[error("start: {0}")]
    Setup(#[from] SetupError),
    /// The position has room for others than there are.
    #[error("opponents: there are {opponents}, and the position has {seats} seats")]
    Opponents {
        /// How many there are.
        opponents: usize,
        /// How many could sit at the table.
        seats: u8,
    },
    /// Nobody plays at random.
    #[error("opponents: {0} is no opponent for a prepared journey")]
    Level(BotLevel),
    /// There is no such card.
    #[error("goal {goal}: there is no card \"{card}\"")]
    Card {
        /// Which goal, counted from 1.
        goal: usize,
        /// What it names.
        card: String,
    },
    /// It is reached from the beginning.
    #[error("goal {0}: it is reached before anything is done")]
    Reached(usize),
    /// It is the same as an earlier one.
    #[error("goal {0}: it is the same as an earlier one")]
    Same(usize),
}

impl PreparedJourney {
    /// Reads a journey from its file's text, and checks that it can be played.
    ///
    /// # Errors
    /// The file (by the name given), the place in it and the reason.
    pub fn from_text(file: &str, text: &str, catalogue: &Arc<Catalogue>) -> Result<Self, LadderError> {
        let wrong = |reason| LadderError { file: file.to_owned(), reason };
        let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let journey: Self =
            options.from_str(text).map_err(|error| wrong(LadderReason::Unreadable(error.to_string())))?;
        journey.check(catalogue).map_err(wrong)?;
        Ok(journey)
    }

    fn check(&self, catalogue: &Arc<Catalogue>) -> Result<(), LadderReason> {
        if let Some(level) = self.opponents.iter().find(|level| **level == BotLevel::Random) {
            return Err(LadderReason::Level(*level));
        }
        let game = self.begin(catalogue)?;
        for (place, goal) in self.goals.iter().enumerate() {
            if let Some(card) = goal.unknown_card(catalogue) {
                return Err(LadderReason::Card { goal: place + 1, card: card.to_owned() });
            }
            if goal.is_met(&game, &[]) {
                return Err(LadderReason::Reached(place + 1));
            }
            if self.goals[..place].contains(goal) {
                return Err(LadderReason::Same(place + 1));
            }
        }
        Ok(())
    }

    /// The game as the journey begins.
    ///
    /// # Errors
    /// Why it cannot begin; never for a journey that was read with the same card set.
    pub fn begin(&self, catalogue: &Arc<Catalogue>) -> Result<Game, LadderReason> {
        match &self.start {
            JourneyStart::At(position) => {
                if self.opponents.len() + 1 != usize::from(position.seats) {
                    let opponents = self.opponents.len();
                    return Err(LadderReason::Opponents { opponents, seats: position.seats });
                }
                Ok(position.game(catalogue)?)
            }
            JourneyStart::Whole(_) => Ok(Game::new(catalogue.clone(), self.setup())?),
        }
    }

    /// The set-up, for all that shows modules and players; a position is more than it says.
    pub fn setup(&self) -> Setup {
        match &self.start {
            JourneyStart::At(position) => Setup {
                start_player: Some(Seat(position.start_player)),
                teatime: position.teatime,
                dummies: position.dummies,
                ..Setup::new(position.seats, position.modules, position.seed)
            },
            JourneyStart::Whole(plain) => Setup {
                start_player: Some(Seat(plain.start_player)),
                teatime: plain.teatime,
                ..Setup::new(self.opponents.len() as u8 + 1, plain.modules, plain.seed)
            },
        }
    }

    /// The round in which it begins, 1 to 6.
    pub fn round(&self) -> u8 {
        if let JourneyStart::At(position) = &self.start { position.round } else { 1 }
    }

    /// The level of a seat; `None` for the one who plays, and where nobody sits.
    pub fn level(&self, seat: Seat) -> Option<BotLevel> {
        self.opponents.get(seat.index().checked_sub(LEARNER.index() + 1)?).copied()
    }

    /// Which goals are reached, with everything that happened since the journey began. It is decided when the game is
    /// over: before, some may be lost again.
    pub fn met(&self, game: &Game, since: &[GameEvent]) -> [bool; GOALS] {
        self.goals.each_ref().map(|goal| goal.is_met(game, since))
    }
}
