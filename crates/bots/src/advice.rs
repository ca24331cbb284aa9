//! What the Master would do in somebody's place, and why.

use std::collections::BTreeMap;

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::{
    candidates::candidates,
    evaluation::FeatureWeights,
    judge::Judge,
    level::{HURRIED, MASTER, MASTERS_BEAM},
    planner::PLAYOUTS_PER_SLICE,
    playouts::{Budget, Comparison, TriedPlan},
    policy::most_fingerprints,
    turn_search::{TurnPlan, TurnSearch},
};
use rules::{
    Ask, Choice, Game, ImaginedGame, SeatView,
    model::random::{Purpose, generator},
};

pub use super::evaluation::Aspect;

/// The most reasons that are given.
const REASONS: usize = 4;

/// Thinks about what is best for a seat.
pub struct Adviser {
    pub(super) rng: ChaCha8Rng,
    search: TurnSearch,
    budget: Budget,
    comparison: Option<Comparison>,
}

/// What an adviser says.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What is best.
    pub best: Suggestion,
    /// The best that begins in another way, if there is anything else.
    pub second: Option<Suggestion>,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The whole rest of the turn, as far as nothing hidden is shown on the way, the next choice first; never empty.
    pub plan: Vec<Choice>,
    /// The points it books in this turn.
    pub points_now: i32,
    /// The further points that can be expected from it by the end of the game, compared with doing nothing.
    pub points_by_end: i32,
    /// Where they come from: the largest first, four at most.
    pub reasons: Vec<Reason>,
}

/// Where some points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What brings them.
    pub aspect: Aspect,
    /// How many.
    pub points: i32,
}

impl Adviser {
    /// An adviser; with the same seed it gives the same advice.
    pub fn new(seed: u64) -> Self {
        Self::trying_out(MASTER, seed)
    }

    /// An adviser that tries hardly anything out, as [`BotLevel::bot_in_a_hurry`](crate::BotLevel::bot_in_a_hurry).
    pub fn in_a_hurry(seed: u64) -> Self {
        Self::trying_out(HURRIED, seed)
    }

    fn trying_out(budget: Budget, seed: u64) -> Self {
        let [width, of_first] = MASTERS_BEAM;
        let search = TurnSearch::new(width, of_first);
        Self { rng: generator(seed, Purpose::Adviser), search, budget, comparison: None }
    }

    /// Thinks about `view`, in which the seat is asked something, for a few milliseconds; the advice, once it is ready.
    /// Call it again with the same view until then.
    pub fn think(&mut self, view: &SeatView) -> Option<Advice> {
        if let Some(mut comparison) = self.comparison.take() {
            if !(0..PLAYOUTS_PER_SLICE).any(|_| comparison.step(FeatureWeights::built_in())) {
                self.comparison = Some(comparison);
                return None;
            }
            let (dealt, tried) = comparison.into_result();
            return Some(advice(&dealt, view, &tried));
        }
        let dealt = view.determinize(&mut self.rng);
        if let Some(Ask::DiscardEvidence(_)) = view.question().map(|question| question.ask) {
            let mut list = Vec::new();
            candidates(&dealt, &mut list);
            let plan = most_fingerprints(&dealt, &list).into_iter().collect();
            let best = Suggestion { plan, points_now: 0, points_by_end: 0, reasons: Vec::new() };
            return Some(Advice { best, second: None });
        }
        let judge = Judge::new(&dealt, view.seat, FeatureWeights::built_in());
        let plans = self.search.plans(&dealt, &judge);
        self.comparison = Some(Comparison::new(dealt, view, plans, self.budget, self.rng.next_u64()));
        None
    }
}

/// Puts what was found into words and points.
fn advice(dealt: &ImaginedGame, view: &SeatView, tried: &[TriedPlan]) -> Advice {
    let judge = Judge::new(dealt, view.seat, FeatureWeights::built_in());
    let best = &tried[0];
    let second = tried.iter().find(|other| other.plan.choices[0] != best.plan.choices[0]);
    let best_total = best.plan.worth - judge.worth(dealt);
    Advice {
        best: suggestion(dealt, &judge, &best.plan, best_total),
        // How far it is behind is what the comparison says.
        second: second
            .map(|second| suggestion(dealt, &judge, &second.plan, best_total - (best.lead - second.lead).max(0.0))),
    }
}

/// One plan with the points it brings in all.
fn suggestion(dealt: &ImaginedGame, judge: &Judge, plan: &TurnPlan, total: f32) -> Suggestion {
    let mut after = dealt.clone();
    for choice in plan.choices.iter().filter(|choice| **choice != Choice::EndTurn) {
        after.apply_unchecked(*choice, &mut ());
    }
    let score = |game: &Game| i32::from(game.board().player(judge.seat).score());
    let points_now = score(&after) - score(dealt);
    let mut gained: BTreeMap<Aspect, f32> = BTreeMap::new();
    for (game, sign) in [(&after, 1.0), (dealt, -1.0)] {
        for (aspect, points) in judge.by_aspect(game) {
            *gained.entry(told_as(aspect)).or_default() += sign * points;
        }
    }
    // Every card that is taken is one less for the next turn, so that speaks neither for a plan nor against it.
    let total = total - gained.remove(&Aspect::NextTurns).unwrap_or_default();
    let mut reasons: Vec<_> = gained
        .into_iter()
        .map(|(aspect, points)| Reason { aspect, points: points.round() as i32 })
        .filter(|reason| reason.points != 0)
        .collect();
    reasons.sort_by_key(|reason| -reason.points.abs());
    reasons.truncate(REASONS);
    Suggestion { plan: plan.choices.clone(), points_now, points_by_end: total.round() as i32 - points_now, reasons }
}

/// The side of the game that a reason names: what is worth something only together is named together.
fn told_as(aspect: Aspect) -> Aspect {
    match aspect {
        Aspect::Conductors => Aspect::Trains,
        Aspect::BonusStations => Aspect::Route,
        other => other,
    }
}
