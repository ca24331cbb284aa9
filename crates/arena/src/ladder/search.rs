//! Looks for a solution to a prepared journey: a run that reaches all three goals.

use std::sync::{Arc, Mutex, PoisonError};

use bots::{BotLevel, Style};
use journeys::ladder::{LadderReason, PreparedJourney};
use rules::Catalogue;
use strum::VariantArray;

use super::run::{LadderRun, Learner};
use crate::parallel;

/// How a solution is looked for.
#[derive(Clone, Copy, Debug)]
pub struct SolutionSearch {
    /// How many runs are tried at most.
    pub tries: usize,
    /// How many at the same time.
    pub threads: usize,
}

impl SolutionSearch {
    /// The first run found that reaches all three goals, or else the one that comes closest; `None` without a try.
    ///
    /// # Errors
    /// If the journey cannot begin.
    pub fn find(
        self,
        journey: &PreparedJourney,
        cards: &Arc<Catalogue>,
    ) -> Result<Option<(Learner, LadderRun)>, LadderReason> {
        journey.begin(cards)?;
        let best: Mutex<Option<(usize, LadderRun)>> = Mutex::new(None);
        let lock = || best.lock().unwrap_or_else(PoisonError::into_inner);
        let try_one = |(): &mut (), number: usize| {
            if lock().as_ref().is_some_and(|(_, best)| best.is_solution()) {
                return;
            }
            if let Ok(run) = LadderRun::play(journey, learner(number), number as u64, cards) {
                let mut best = lock();
                if best.as_ref().is_none_or(|(_, best)| run.closeness() > best.closeness()) {
                    *best = Some((number, run));
                }
            }
        };
        parallel::run(self.threads, self.tries, || (), try_one);
        let best = best.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(best.map(|(number, run)| (learner(number), run)))
    }
}

/// Who tries: in turns an Expert, which knows nothing of the goals, and whoever seeks them, in every style.
fn learner(number: usize) -> Learner {
    let style = Style::VARIANTS[number / 2 % Style::VARIANTS.len()];
    if number.is_multiple_of(2) { Learner::Seeker(style) } else { Learner::Bot(BotLevel::Expert, style) }
}
