//! The script of a chapter of the first journey as data: what is said, what is lit, what is asked for and what a
//! mistake is answered. A lesson is walked to its end when it is checked.

use std::sync::Arc;

use ron::{Options, extensions::Extensions};
use serde::Deserialize;
use thiserror::Error;

use super::{
    Deed, Goal, LEARNER, Position, PositionError, Task,
    way::{is_watched, watch_choice},
};
use crate::{
    model::{board::TrainId, catalogue::Catalogue},
    turn::game::Game,
};

/// A chapter: its steps in order.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// At least one; the first one has a position.
    pub steps: Vec<LessonStep>,
}

/// One step: the conductor says something, and the learner reads, watches or plays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What is said: the key of its text after `journey-`.
    pub say: String,
    /// Where it begins; without one it goes on where the step before ended.
    #[serde(default)]
    pub at: Option<Position>,
    /// What is to be done.
    #[serde(default)]
    pub task: StepTask,
    /// What is lit; what the next click is for is lit as well.
    #[serde(default)]
    pub light: Vec<LessonLight>,
    /// What mistakes are answered.
    #[serde(default)]
    pub misses: Vec<Miss>,
    /// Whether the Master says afterwards what it would have done.
    #[serde(default)]
    pub master: bool,
    /// The clauses of the rules that it shows, such as `4.2`: they lead here.
    #[serde(default)]
    pub clauses: Vec<String>,
}

/// What a step asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum StepTask {
    /// To read, and to press "Continue".
    #[default]
    Read,
    /// To watch what others do, until the learner's next turn or the end of the game; they take these cards if they
    /// can (`"-name"` declines one, `"tile"` is the Start Player tile).
    Watch(Vec<String>),
    /// To reach a goal.
    Reach(Goal),
}

/// A thing on the table that can be lit or clicked: those of the learner unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum LessonLight {
    /// The whole offer.
    Offer,
    /// A row of the offer, 0 to 2.
    Row(u8),
    /// A card on offer.
    Card(String),
    /// The Start Player tile.
    Tile,
    /// The open Game End cards.
    Market,
    /// The face-down piles.
    Piles,
    /// Constantinople's seals and the Locomotive tiles.
    Constantinople,
    /// The order tiles.
    Orders,
    /// A train.
    Train(TrainId),
    /// The card in this place of a train.
    Car(TrainId, u8),
    /// The conductor of a train.
    Conductor(TrainId),
    /// The plate with what a train would score.
    ScorePlate(TrainId),
    /// The route.
    Route,
    /// The coins.
    Coins,
    /// The contracts.
    Contracts,
    /// The mail cars not yet placed.
    MailCars,
    /// The own Game End cards.
    GameEnd,
    /// The middle cards.
    Middle,
    /// The evidence.
    Evidence,
    /// The others' boards.
    Others,
    /// The plates of the players above.
    Players,
    /// The round and the pile above.
    Round,
}

/// A mistake and its answer. What is clicked in vain is told by what was clicked, a choice by what it would do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Miss {
    /// The choice would do this.
    #[serde(default)]
    pub does: Option<Deed>,
    /// This was clicked, and nothing can be done there.
    #[serde(default)]
    pub click: Option<LessonLight>,
    /// What is said: the key of its text after `journey-`.
    pub say: String,
}

/// Why a lesson cannot be given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// One of its steps is wrong.
    #[error("step {number} (\"{say}\"): {why}")]
    Step {
        /// Which one, counted from 1.
        number: usize,
        /// What it says.
        say: String,
        /// What is wrong.
        why: String,
    },
}

impl Lesson {
    /// Reads a lesson from its file's text. [`Self::walk`] tells whether it can be given.
    ///
    /// # Errors
    /// Where the text is wrong.
    pub fn from_text(text: &str) -> Result<Self, LessonError> {
        let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let lesson: Self = options.from_str(text).map_err(|error| LessonError::Unreadable(error.to_string()))?;
        match lesson.steps.first() {
            Some(first) if first.at.is_none() => Err(lesson.wrong(0, "the first step has no position (at)")),
            None => Err(LessonError::Unreadable("it has no steps".to_owned())),
            _ => Ok(lesson),
        }
    }

    fn wrong(&self, step: usize, why: impl ToString) -> LessonError {
        LessonError::Step { number: step + 1, say: self.steps[step].say.clone(), why: why.to_string() }
    }

    /// The game after a step, from the one in which it begins.
    ///
    /// # Errors
    /// Why the step cannot be done.
    pub fn after(&self, step: usize, game: Game) -> Result<Game, LessonError> {
        self.steps[step].after(game, |_, _| {}).map_err(|why| self.wrong(step, why))
    }

    /// Walks the shortest way through all steps, and returns the games in which they begin. Every miss has to be
    /// possible somewhere in its step.
    ///
    /// # Errors
    /// The first step that cannot be begun, has no way to its goal or names an impossible mistake.
    pub fn walk(&self, catalogue: &Arc<Catalogue>) -> Result<Vec<Game>, LessonError> {
        let mut starts: Vec<Game> = Vec::new();
        let mut game: Option<Game> = None;
        for (number, step) in self.steps.iter().enumerate() {
            let wrong = |why: String| self.wrong(number, why);
            let here = match (&step.at, game.take()) {
                (Some(position), _) => position.game(catalogue).map_err(|why: PositionError| wrong(why.to_string()))?,
                (None, Some(game)) => game,
                (None, None) => return Err(wrong("it has no position (at)".to_owned())),
            };
            starts.push(here.clone());
            let mut missed = vec![false; step.misses.len()];
            let here = step.after(here, |task, here| {
                let allowed = task.allowed(here);
                let mut wrong_ones = here.legal_choices();
                wrong_ones.retain(|choice| !allowed.contains(choice));
                for (missed, miss) in missed.iter_mut().zip(&step.misses) {
                    let is_that = |deed: &Deed| wrong_ones.iter().any(|choice| deed.would_be(here, *choice));
                    *missed |= miss.does.as_ref().is_none_or(is_that);
                }
            });
            let here = here.map_err(wrong)?;
            if let Some(never) = missed.iter().position(|missed| !missed)
                && matches!(step.task, StepTask::Reach(_))
            {
                return Err(wrong(format!("its mistake \"{}\" cannot be made", step.misses[never].say)));
            }
            game = Some(here);
        }
        Ok(starts)
    }
}

impl LessonStep {
    /// The game once the step is done the shortest way; `look` sees every position on it in which something is asked.
    fn after(&self, mut game: Game, mut look: impl FnMut(&Task, &Game)) -> Result<Game, String> {
        match &self.task {
            StepTask::Read => {}
            StepTask::Watch(takes) => {
                if !is_watched(&game) && game.state().seat == LEARNER {
                    return Err("there is nothing to watch: it is the learner's turn".to_owned());
                }
                while is_watched(&game) {
                    let choice = watch_choice(&game, takes).ok_or("nothing can be done")?;
                    game.apply(choice).map_err(|why| format!("{choice:?}: {why}"))?;
                }
            }
            StepTask::Reach(goal) => {
                if let Some(name) = goal.unknown_card(game.catalogue()) {
                    return Err(format!("there is no card \"{name}\""));
                }
                let mut task = Task::new(goal.clone());
                if task.is_met(&game) {
                    return Err("its goal is reached before anything is done".to_owned());
                }
                while !task.is_met(&game) {
                    let next =
                        task.way(&game).and_then(|way| way.first().copied()).ok_or("there is no way to its goal")?;
                    look(&task, &game);
                    let events = game.apply(next).map_err(|why| format!("{next:?}: {why}"))?;
                    task.hear(&events);
                }
            }
        }
        Ok(game)
    }
}
