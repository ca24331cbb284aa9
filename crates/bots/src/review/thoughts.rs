//! What the Master would do: it thinks several times, and what it comes to is played off.

use rules::{Board, Choice, ImaginedGame, SeatView, TurnState};

use super::{
    facts::PlanFacts,
    job::{Effort, MastersPlan},
    plan_games::GamesOfPlans,
};
use crate::{
    evaluation::{FeatureWeights, certain_points},
    judge::Judge,
    level::masters_search,
    playouts::{Budget, Comparison},
    turn_search::TurnPlan,
};

/// The Master, thinking.
pub(super) struct Thoughts {
    effort: Effort,
    /// Of the next games.
    seed: u64,
    /// How often it has still to think.
    left: usize,
    /// What it can do, once it has looked; what was done comes first.
    plans: Option<Vec<TurnPlan>>,
    running: Option<Comparison>,
    /// What it came to, without what leads to the same; what was done comes first.
    found: Vec<Vec<Choice>>,
    /// Whether it once came to what was done.
    agrees: bool,
    /// Whether that is all that is asked.
    reconsiders: bool,
    play_off: Option<GamesOfPlans>,
    /// The sum of the leads in it.
    leads: Vec<i64>,
}

impl Thoughts {
    pub(super) fn new(effort: Effort, seed: u64) -> Self {
        let left = effort.thoughts();
        let (found, leads) = (Vec::new(), Vec::new());
        let (plans, running, play_off) = (None, None, None);
        Self { effort, seed, left, plans, running, found, agrees: false, reconsiders: false, play_off, leads }
    }

    /// The Master, thinking again about what it has judged, in other games: only until it comes to what was done.
    pub(super) fn again(effort: Effort, seed: u64) -> Self {
        // Far from the games of its first thoughts.
        Self { left: effort.second_thoughts(), reconsiders: true, ..Self::new(effort, !seed) }
    }

    /// Thinks for a moment about what can be done in the place of a seat that has played this.
    pub(super) fn step(&mut self, view: &SeatView, root: &ImaginedGame, played: &[Choice]) -> Option<MastersPlan> {
        if let Some(games) = &mut self.play_off {
            if let Some(endings) = games.step(root, view) {
                self.leads.iter_mut().zip(endings).for_each(|(sum, ending)| *sum += ending.lead());
            }
            return games.done().then(|| self.outcome(view, root));
        }
        if let Some(comparison) = &mut self.running {
            if comparison.step(FeatureWeights::built_in(), 0.0) {
                let best = comparison.tried()[0].plan.choices.clone();
                self.running = None;
                self.came_to(root, best);
            }
            return None;
        }
        let Self { effort, found, plans, .. } = self;
        let plans = plans.get_or_insert_with(|| {
            found.push(played.to_vec());
            what_can_be_done(view, root, played)
        });
        if self.left > 0 && !(self.reconsiders && self.agrees) {
            self.left -= 1;
            let budget = effort.budget();
            let budget = Budget { plans: budget.plans + 1, ..budget };
            self.running = Some(Comparison::new(root.clone(), view, plans.clone(), budget, self.next_seed()));
            return None;
        }
        if self.found.len() == 1 || self.reconsiders {
            return Some(self.outcome(view, root));
        }
        let plans = self.found.clone();
        self.leads = vec![0; plans.len()];
        let contracts = vec![None; plans.len()];
        self.play_off = Some(GamesOfPlans::new(root, plans, contracts, self.next_seed(), self.effort.play_off()));
        None
    }

    /// Games with this seed and those after it have not been played yet.
    fn next_seed(&mut self) -> u64 {
        const MORE_THAN_ANY_BUDGET: u64 = 1 << 32;
        self.seed = self.seed.wrapping_add(MORE_THAN_ANY_BUDGET);
        self.seed
    }

    fn came_to(&mut self, root: &ImaginedGame, best: Vec<Choice>) {
        let table = table_after(root, &best);
        match self.found.iter().position(|other| *other == best || table_after(root, other) == table) {
            Some(place) => self.agrees |= place == 0,
            None => self.found.push(best),
        }
    }

    /// Puts together what it came to.
    fn outcome(&self, view: &SeatView, root: &ImaginedGame) -> MastersPlan {
        let facts = |place: usize| PlanFacts::of(root, view.seat, &self.found[place]);
        let lead = |place: &usize| self.leads.get(*place).copied().unwrap_or_default();
        // Of equals the earlier one: what was done.
        let best = (0..self.found.len()).rev().max_by_key(lead).unwrap_or_default();
        let worst = (1..self.found.len()).min_by_key(lead).filter(|worst| *worst != best && best > 0);
        MastersPlan {
            other: (best > 0).then(|| self.found[best].clone()),
            doubt: worst.map(|worst| self.found[worst].clone()),
            agrees: self.agrees,
            master: facts(best),
            played: facts(0),
        }
    }
}

/// All plans that the Master sees, and before them what was done.
fn what_can_be_done(view: &SeatView, root: &ImaginedGame, played: &[Choice]) -> Vec<TurnPlan> {
    let judge = Judge::new(root, view.seat, FeatureWeights::built_in());
    let mut plans = masters_search().plans(root, &judge);
    let mut after = root.clone();
    for choice in played.iter().filter(|choice| **choice != Choice::EndTurn) {
        after.apply_unchecked(*choice, &mut ());
    }
    let (worth, certain) = (judge.worth(&after), certain_points(&after, view.seat));
    plans.retain(|plan| plan.worth.to_bits() != worth.to_bits());
    plans.insert(0, TurnPlan { choices: played.to_vec(), worth, certain });
    plans
}

fn table_after(root: &ImaginedGame, choices: &[Choice]) -> (Board, TurnState) {
    let mut game = root.clone();
    choices.iter().for_each(|choice| game.apply_unchecked(*choice, &mut ()));
    (*game.board(), game.state().clone())
}
