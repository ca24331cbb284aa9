//! Plans whole turns and follows its plan: by what it sees (Skilled), or by trying the best plans out (Expert, Master).

use std::collections::VecDeque;

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::{
    Bot,
    evaluation::FeatureWeights,
    judge::Judge,
    playouts::{Budget, Comparison},
    policy::most_fingerprints,
    turn_search::{TurnPlan, TurnSearch},
};
use rules::{
    Ask, Board, Choice, ImaginedGame, Seat, SeatView, TurnState,
    model::random::{Purpose, generator},
};

/// A player that thinks about a whole turn before it begins.
pub struct Planner {
    pub(super) rng: ChaCha8Rng,
    weights: FeatureWeights,
    search: TurnSearch,
    budget: Option<Budget>,
    course: Option<Course>,
    planning: Option<Planning>,
    comparison: Option<Comparison>,
}

/// A turn that is being planned.
pub struct Planning {
    /// The game it is planned in.
    pub dealt: ImaginedGame,
    judge: Judge,
}

impl Planning {
    /// Begins to plan the turn of the seat that is asked.
    pub fn begin(search: &mut TurnSearch, dealt: ImaginedGame, seat: Seat, weights: &FeatureWeights) -> Self {
        search.begin(&dealt);
        let judge = Judge::new(&dealt, seat, weights);
        Self { dealt, judge }
    }

    /// Goes on for a step with the search it was begun with; the plans, once there is no more to do.
    pub fn go_on(&self, search: &mut TurnSearch) -> Option<Vec<TurnPlan>> {
        search.go_on(&self.dealt, &self.judge)
    }
}

/// What is left of a plan.
struct Course {
    /// How the table has to look for it to hold.
    table: Board,
    state: TurnState,
    /// The game it was planned in, as far as it was followed.
    dealt: ImaginedGame,
    choices: VecDeque<Choice>,
}

impl Planner {
    /// Without a budget the best plan is taken at first sight.
    pub fn new(weights: FeatureWeights, search: TurnSearch, budget: Option<Budget>, seed: u64) -> Self {
        let rng = generator(seed, Purpose::Bot);
        Self { rng, weights, search, budget, course: None, planning: None, comparison: None }
    }

    /// The next choice of the plan, if everything came as it was planned.
    fn follow(&mut self, view: &SeatView) -> Option<Choice> {
        let mut course = self.course.take()?;
        let holds = course.table == view.board && course.state == view.state;
        let next = course.choices.pop_front().filter(|choice| holds && view.choices.contains(choice))?;
        course.dealt.apply_unchecked(next, &mut ());
        (course.table, course.state) = (*course.dealt.board(), course.dealt.state().clone());
        self.course = Some(course);
        Some(next)
    }

    /// Takes the best plan at first sight, or begins to try them out.
    fn weigh(&mut self, dealt: ImaginedGame, mut plans: Vec<TurnPlan>, view: &SeatView) -> Option<Choice> {
        match self.budget {
            Some(budget) if plans.len() > 1 => {
                let seed = self.rng.next_u64();
                self.comparison = Some(Comparison::new(dealt, view, plans, budget, seed));
                None
            }
            _ => Some(self.set_out(dealt, plans.swap_remove(0).choices, view)),
        }
    }

    /// Sets out on a plan.
    fn set_out(&mut self, dealt: ImaginedGame, choices: Vec<Choice>, view: &SeatView) -> Choice {
        let (table, state) = (view.board, view.state.clone());
        self.course = Some(Course { table, state, dealt, choices: choices.into() });
        self.follow(view).unwrap_or(view.choices[0])
    }
}

impl Bot for Planner {
    fn think(&mut self, view: &SeatView) -> Option<Choice> {
        self.think_in_time(view, 0.0)
    }

    fn think_in_time(&mut self, view: &SeatView, used: f32) -> Option<Choice> {
        if let [only] = view.choices[..] {
            return Some(only);
        }
        if let Some(mut comparison) = self.comparison.take() {
            if !comparison.step(&self.weights, used) {
                self.comparison = Some(comparison);
                return None;
            }
            let (dealt, mut tried) = comparison.into_result();
            return Some(self.set_out(dealt, tried.swap_remove(0).plan.choices, view));
        }
        if let Some(planning) = &self.planning {
            let plans = planning.go_on(&mut self.search)?;
            let dealt = self.planning.take()?.dealt;
            return self.weigh(dealt, plans, view);
        }
        if let Some(choice) = self.follow(view) {
            return Some(choice);
        }
        let game = view.determinize(&mut self.rng);
        let mut list = Vec::new();
        self.search.candidates(&game, &mut list);
        match view.question().map(|question| question.ask) {
            _ if list.len() == 1 => return Some(list[0]),
            Some(Ask::DiscardEvidence(_)) => return most_fingerprints(&game, &list),
            _ => {}
        }
        self.planning = Some(Planning::begin(&mut self.search, game, view.seat, &self.weights));
        None
    }
}
