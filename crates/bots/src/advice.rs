//! What the Master would do in somebody's place, and why.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{
    evaluation::{FeatureWeights, certain_points},
    level::{HURRIED, MASTER, masters_search},
    planner::Planning,
    playouts::{Budget, Comparison, TriedPlan},
    policy::most_fingerprints,
    turn_search::{TurnPlan, TurnSearch, goes_on},
};
use rules::{
    Ask, Choice, Game, ImaginedGame, Moment, ScoreBook, SeatView, Source,
    model::random::{Purpose, generator},
};
use strum::VariantArray;

/// A reason is what brings at least this part of the points.
const MAIN_PART: f32 = 0.4;
/// What is measured takes this part of the games.
const PART_MEASURED: f32 = 0.3;

/// Thinks about what is best for a seat.
pub struct Adviser {
    pub(super) rng: ChaCha8Rng,
    search: TurnSearch,
    budget: Budget,
    /// The games that each plan plays that is measured.
    measured: usize,
    planning: Option<Planning>,
    comparison: Option<Comparison>,
}

/// What an adviser says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// What is best.
    pub best: Suggestion,
    /// The best that takes another card or, where none is taken, begins in another way.
    pub second: Option<Suggestion>,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Suggestion {
    /// The whole rest of the turn, as far as nothing hidden is shown on the way, the next choice first; never empty.
    pub plan: Vec<Choice>,
    /// The points that can be expected from it, compared with doing nothing.
    pub brings: Points,
    /// Where most of them come from, if most come from one thing.
    pub reason: Option<Source>,
}

/// The points of a suggestion, by when they come. All suggestions are measured in the same games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// In this turn.
    pub now: i32,
    /// In the turns and scoring phases that are left.
    pub later: i32,
    /// In the final scoring.
    pub end: i32,
}

impl Points {
    /// All of them.
    pub fn total(self) -> i32 {
        self.now + self.later + self.end
    }

    /// Splits what comes later. Where one part costs points that the other brings, only what is left is told.
    pub(crate) fn new(now: i32, total: i32, end: i32) -> Self {
        let rest = total - now;
        let end = if rest < 0 { 0 } else { end.clamp(0, rest) };
        Self { now, later: rest - end, end }
    }
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
        // Three plans are measured, of which the first has played most of these games already.
        let measured = PART_MEASURED * budget.playouts as f32;
        // What it says is in points, so it looks for points.
        let budget = Budget { playouts: budget.playouts - measured as u32, to_win: false, ..budget };
        Self {
            rng: generator(seed, Purpose::Adviser),
            search: masters_search(),
            budget,
            measured: (measured / 2.0).ceil() as usize,
            planning: None,
            comparison: None,
        }
    }

    /// Thinks about `view`, in which the seat is asked something, for a few milliseconds; the advice, once it is ready.
    /// Call it again with the same view until then.
    pub fn think(&mut self, view: &SeatView) -> Option<Advice> {
        self.think_in_time(view, 0.0)
    }

    /// The same for somebody whose time is short, as [`Bot::think_in_time`](crate::Bot::think_in_time).
    pub fn think_in_time(&mut self, view: &SeatView, used: f32) -> Option<Advice> {
        if let Some(mut comparison) = self.comparison.take() {
            let used = if comparison.measures() { used } else { used / (1.0 - PART_MEASURED) };
            let over = comparison.step(FeatureWeights::built_in(), used);
            if over && comparison.measures() {
                let (dealt, tried) = comparison.into_result();
                return Some(advice(&dealt, view, &self.budget, tried));
            }
            if over {
                let idle = doing_nothing(comparison.root());
                let places = [Some(0), second(comparison.tried())];
                comparison = comparison.measuring(places, idle, self.measured);
            }
            self.comparison = Some(comparison);
            return None;
        }
        if let Some(planning) = &self.planning {
            let plans = planning.go_on(&mut self.search)?;
            let dealt = self.planning.take()?.dealt;
            self.comparison = Some(Comparison::new(dealt, view, plans, self.budget, self.rng.next_u64()));
            return None;
        }
        let dealt = view.determinize(&mut self.rng);
        if let Some(Ask::DiscardEvidence(_)) = view.question().map(|question| question.ask) {
            let mut list = Vec::new();
            self.search.candidates(&dealt, &mut list);
            let plan = most_fingerprints(&dealt, &list).into_iter().collect();
            let best = Suggestion { plan, brings: Points::default(), reason: None };
            return Some(Advice { best, second: None });
        }
        self.planning = Some(Planning::begin(&mut self.search, dealt, view.seat, FeatureWeights::built_in()));
        None
    }
}

/// The best plan that is about something else than the first one.
fn second(tried: &[TriedPlan]) -> Option<usize> {
    let best = &tried[0].plan;
    let begins = |other: &TriedPlan| other.plan.choices[0] != best.choices[0];
    let other_aim = tried.iter().position(|other| begins(other) && other.plan.aim() != best.aim());
    other_aim.or_else(|| tried.iter().position(begins))
}

/// The way to get through the turn in which as little as possible happens.
pub(crate) fn doing_nothing(dealt: &ImaginedGame) -> TurnPlan {
    let (mut game, mut choices) = (dealt.clone(), Vec::new());
    while goes_on(dealt, &game) {
        let does = |choice: &Choice| match choice {
            Choice::EndTurn | Choice::EndFrame | Choice::Finish => 0,
            Choice::Decline(place) => {
                let card = game.board().offer.card(*place);
                1 + u8::from(card.is_some_and(|card| game.catalogue().kind(card).card_type().is_some()))
            }
            _ => 3,
        };
        let Some(choice) = game.legal_choices().into_iter().min_by_key(does) else { break };
        choices.push(choice);
        game.apply_unchecked(choice, &mut ());
    }
    TurnPlan { choices, worth: 0.0, certain: 0 }
}

/// Puts what was found into words and points: `tried` is the best plan, the second, if there is one, and doing nothing.
fn advice(dealt: &ImaginedGame, view: &SeatView, budget: &Budget, mut tried: Vec<TriedPlan>) -> Advice {
    let idle = tried.pop().expect("doing nothing is always measured");
    // All figures come from the games that all of these plans have played.
    let games = tried.iter().map(|plan| plan.games.len()).min().unwrap_or_default().min(idle.games.len());
    let ahead = |a: &TriedPlan, b: &TriedPlan| {
        budget.with_first_sight(games, a.mean_lead(games) - b.mean_lead(games), a.plan.worth - b.plan.worth)
    };
    if tried.len() > 1 && ahead(&tried[1], &tried[0]) > 0.0 {
        tried.swap(0, 1);
    }
    let behind = tried.get(1).map_or(0.0, |second| ahead(&tried[0], second));
    let measured: Vec<_> = tried.iter().map(|plan| Measured::new(dealt, view, plan, &idle, games)).collect();
    let total = measured[0].lead;
    // Doing nothing has later turns in which some of the same can be had. What is certain counts all the same.
    let missing = |measured: &Measured, total: f32| measured.certain as f32 - total;
    let level = measured.iter().zip([total, total - behind]).map(|(measured, total)| missing(measured, total));
    let total = total + level.fold(0.0, f32::max);
    let mut totals = [total, total - behind].map(|total| total.round() as i32);
    totals[1] = totals[1].max(measured.get(1).map_or(0, |second| second.certain)).min(totals[0]);
    let mut suggestions =
        tried.iter().zip(&measured).zip(totals).map(|((tried, measured), total)| measured.suggestion(tried, total));
    let best = suggestions.next().expect("there is always something that can be done");
    Advice { best, second: suggestions.next() }
}

/// What a plan came to in the games, compared with doing nothing.
struct Measured {
    /// Points that are booked in this turn.
    now: i32,
    /// Points that it brings whatever happens.
    certain: i32,
    /// By how many points more the seat leads.
    lead: f32,
    /// Points more in the final scoring.
    end: f32,
    /// What brings most points more, and how many.
    most: (Source, f32),
}

impl Measured {
    fn new(dealt: &ImaginedGame, view: &SeatView, tried: &TriedPlan, idle: &TriedPlan, games: usize) -> Self {
        let mut after = dealt.clone();
        for choice in tried.plan.choices.iter().filter(|choice| **choice != Choice::EndTurn) {
            after.apply_unchecked(*choice, &mut ());
        }
        let score = |game: &Game| i32::from(game.board().player(view.seat).score());
        let now = score(&after) - score(dealt);
        let more = |points: &dyn Fn(&ScoreBook) -> u16| {
            let all =
                |plan: &TriedPlan| plan.games[..games].iter().map(|game| f32::from(points(&game.book))).sum::<f32>();
            (all(tried) - all(idle)) / games as f32
        };
        let from = |source: Source| (source, more(&|book| book.from_source(source)));
        let most = Source::VARIANTS.iter().copied().map(from);
        let most = most.reduce(|most, other| if other.1 > most.1 { other } else { most }).expect("there are sources");
        let end = more(&|book| Source::VARIANTS.iter().map(|source| book.at(Moment::End, *source)).sum());
        let certain = certain_points(&after, view.seat) - certain_points(dealt, view.seat);
        let lead = tried.mean_lead(games) - idle.mean_lead(games);
        Self { now, certain: certain.max(now), lead, end, most }
    }

    fn suggestion(&self, tried: &TriedPlan, total: i32) -> Suggestion {
        let brings = Points::new(self.now, total, self.end.round() as i32);
        let least = (MAIN_PART * total as f32).max(1.5);
        let (source, points) = self.most;
        let reason = (points >= least).then_some(source);
        Suggestion { plan: tried.plan.choices.clone(), brings, reason }
    }
}
