//! How strong bots play, and what each level is made of.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use crate::{
    Bot, Style, evaluation::FeatureWeights, novice::Novice, planner::Planner, playouts::Budget, random::RandomBot,
    turn_search::TurnSearch,
};

/// How strong a bot plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLevel, parse_err_fn = unknown_level)]
pub enum BotLevel {
    /// Any legal choice.
    Random,
    /// Looks one choice ahead, with its eyes half shut.
    Novice,
    /// Plans its whole turn.
    Skilled,
    /// Tries its best plans out.
    Expert,
    /// Tries more plans out, more often.
    Master,
}

/// The beam with which Skilled and Expert plan their turns.
pub(crate) fn search() -> TurnSearch {
    TurnSearch::new(16, 4)
}

/// The Master's.
pub(crate) fn masters_search() -> TurnSearch {
    TurnSearch::new(48, 6).thorough()
}

/// What an Expert tries out.
const EXPERT: Budget = Budget {
    plans: 6,
    of_aim: 2,
    every_aim: false,
    playouts: 36,
    playouts_per_further_player: 0,
    beam: 4,
    stages: Some(12),
    games_of_first_sight: 10.0,
    to_win: false,
};
/// What a Master tries out.
pub(crate) const MASTER: Budget = Budget {
    plans: 20,
    of_aim: 3,
    every_aim: true,
    playouts: 700,
    playouts_per_further_player: 100,
    beam: 4,
    stages: None,
    games_of_first_sight: 5.0,
    to_win: true,
};
/// What is tried out in a hurry.
pub(crate) const HURRIED: Budget = Budget {
    plans: 3,
    of_aim: 1,
    every_aim: false,
    playouts: 3,
    playouts_per_further_player: 0,
    beam: 4,
    stages: Some(2),
    games_of_first_sight: 10.0,
    to_win: false,
};

impl BotLevel {
    /// A bot of this level and style.
    pub fn bot(self, style: Style, seed: u64) -> Box<dyn Bot> {
        self.trying_out(style, seed, [EXPERT, MASTER])
    }

    /// The same in a hurry: it thinks in the same way, but tries its plans out so seldom that it plays a whole game in
    /// the time of a turn. For tests in which it matters that a bot plays, and not how well.
    pub fn bot_in_a_hurry(self, style: Style, seed: u64) -> Box<dyn Bot> {
        self.trying_out(style, seed, [HURRIED; 2])
    }

    fn trying_out(self, style: Style, seed: u64, [expert, master]: [Budget; 2]) -> Box<dyn Bot> {
        let weights = style.of(FeatureWeights::built_in());
        let planner = |search, budget| Planner::new(weights.clone(), search, budget, seed);
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Novice => Box::new(Novice::new(&weights, seed)),
            Self::Skilled => Box::new(planner(search(), None)),
            Self::Expert => Box::new(planner(search(), Some(expert))),
            Self::Master => Box::new(planner(masters_search(), Some(master))),
        }
    }
}

/// A word that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\": choose one of {levels}", levels = BotLevel::VARIANTS.iter().map(BotLevel::to_string).collect::<Vec<_>>().join(", "))]
pub struct UnknownLevel(String);

fn unknown_level(word: &str) -> UnknownLevel {
    UnknownLevel(word.to_owned())
}
