//! One run of a prepared journey.

use std::{fmt, sync::Arc};

use bots::{BotLevel, Style, default_choice};
use journeys::ladder::{GOALS, LadderReason, PreparedJourney, Solution};
use rules::{Catalogue, Choice, Game, GameEvent, Seat, scenario::LEARNER};

use super::seeker::Seeker;
use crate::player::{BotPlayer, Player};

/// Who takes the place of whoever plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learner {
    /// Whoever takes what is offered first.
    Default,
    /// A bot, which knows nothing of the goals.
    Bot(BotLevel, Style),
    /// Tries plans out for the goals.
    Seeker(Style),
}

impl fmt::Display for Learner {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::Bot(level, Style::AllRounder) => level.fmt(f),
            Self::Bot(level, style) => write!(f, "{level}/{style}"),
            Self::Seeker(style) => write!(f, "seeker/{style}"),
        }
    }
}

/// How a run ended.
#[derive(Clone, Debug)]
pub struct LadderRun {
    /// All its choices.
    pub solution: Solution,
    /// Which goals were reached.
    pub met: [bool; GOALS],
    /// How much of each goal was reached.
    pub progress: [f32; GOALS],
    /// The points by seat.
    pub scores: Vec<u16>,
}

impl LadderRun {
    /// Whether it reached all goals.
    pub fn is_solution(&self) -> bool {
        self.met == [true; GOALS]
    }

    /// How close it came to all goals; more for each that is reached.
    pub fn closeness(&self) -> f32 {
        let reached = self.met.into_iter().map(|met| f32::from(u8::from(met))).sum::<f32>();
        reached + self.progress.into_iter().sum::<f32>()
    }

    /// Plays a journey to its end. The same seed gives the same run.
    ///
    /// # Errors
    /// If the journey cannot begin.
    pub fn play(
        journey: &PreparedJourney,
        learner: Learner,
        seed: u64,
        cards: &Arc<Catalogue>,
    ) -> Result<Self, LadderReason> {
        let mut game = journey.begin(cards)?;
        let bot = |level: BotLevel, style, number: u64| {
            Box::new(BotPlayer(level.bot(style, seed.wrapping_mul(10).wrapping_add(number)))) as Box<dyn Player>
        };
        let mut others: Vec<_> =
            (1..).zip(&journey.opponents).map(|(number, level)| bot(*level, Style::AllRounder, number)).collect();
        let mut own: Box<dyn Player> = match learner {
            Learner::Default => Box::new(DefaultPlayer),
            Learner::Bot(level, style) => bot(level, style, 0),
            Learner::Seeker(style) => bot(BotLevel::Expert, style, 0),
        };
        let mut seeker = match learner {
            Learner::Seeker(style) => Some(Seeker::new(style, seed)),
            _ => None,
        };
        let mut choices = Vec::new();
        let mut since: Vec<GameEvent> = Vec::new();
        while let Some(question) = game.question() {
            let choice = match (&mut seeker, question.seat) {
                (Some(seeker), LEARNER) => {
                    let sought = seeker.choose(&game, &since, &journey.goals);
                    sought.unwrap_or_else(|| own.choose(&game, LEARNER))
                }
                (None, LEARNER) => own.choose(&game, LEARNER),
                (_, seat) => others[seat.index() - 1].choose(&game, seat),
            };
            choices.push(choice);
            game.apply_unchecked(choice, &mut since);
        }
        Ok(Self {
            solution: Solution { choices },
            met: journey.met(&game, &since),
            progress: journey.goals.each_ref().map(|goal| goal.progress(&game, &since)),
            scores: game.board().players.iter().map(rules::PlayerBoard::score).collect(),
        })
    }
}

/// Takes what is offered first.
struct DefaultPlayer;

impl Player for DefaultPlayer {
    fn choose(&mut self, game: &Game, seat: Seat) -> Choice {
        let view = game.view(seat);
        default_choice(&view, view.choices.iter().copied()).unwrap_or(Choice::EndTurn)
    }
}
