//! Compares plans by playing on: in games dealt from what the seat may know, all seats go on by the quick policy for
//! some turns, and the position there is judged for everybody. Every plan is tried in the same games, and the weaker
//! half of the plans is left out again and again.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{evaluation::Weights, judge::Judge, policy::Policy, turn_search::Plan};
use crate::rules::{Game, Seat};

/// How much a seat thinks about a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Plans that are tried at first.
    pub plans: usize,
    /// Games played for all plans together.
    pub playouts: u32,
    /// Own turns and scoring phases that are played on after the plan.
    pub stages: u32,
}

/// Points of a lead that make a victory about three times as likely as a defeat, at the end of the game and for each
/// turn left.
const LEAD: f32 = 10.0;
const LEAD_PER_TURN: f32 = 2.0;

/// A plan under comparison.
#[derive(Clone, Debug)]
pub struct Tried {
    /// What is planned.
    pub plan: Plan,
    /// How likely it seems to win, over all its games, and how many these were.
    sum: f32,
    games: u32,
    /// The points by which it leads in the end.
    lead: f32,
}

impl Tried {
    /// How likely the plan seems to win, 0 to 1.
    pub fn chance(&self) -> f32 {
        self.sum / self.games.max(1) as f32
    }

    /// The expected lead over the best of the others.
    pub fn lead(&self) -> f32 {
        self.lead / self.games.max(1) as f32
    }
}

/// A comparison that goes on in small steps.
#[derive(Clone, Debug)]
pub struct Comparison {
    root: Game,
    seat: Seat,
    budget: Budget,
    seed: u64,
    /// The best first, as far as they are known.
    tried: Vec<Tried>,
    /// How many of them are still in it.
    left: usize,
    policy: Policy,
    dealt: Option<Game>,
}

impl Comparison {
    /// Compares the first of these plans, which have to be the best first.
    pub fn new(root: Game, seat: Seat, plans: Vec<Plan>, budget: Budget, seed: u64) -> Self {
        let tried: Vec<_> =
            plans.into_iter().take(budget.plans).map(|plan| Tried { plan, sum: 0.0, games: 0, lead: 0.0 }).collect();
        let left = tried.len();
        Self { root, seat, budget, seed, tried, left, policy: Policy::default(), dealt: None }
    }

    /// Plays one game for one plan. Returns whether the comparison is over.
    pub fn step(&mut self, weights: &Weights) -> bool {
        if self.left < 2 {
            return true;
        }
        let rounds = (self.tried.len() as f32).log2().ceil().max(1.0);
        let share = (self.budget.playouts as f32 / rounds / self.left as f32).ceil() as u32;
        let played = self.tried[self.left - 1].games;
        let before = self.tried.get(self.left).map_or(0, |out| out.games);
        if played >= before + share {
            self.tried[..self.left].sort_by(|a, b| b.chance().total_cmp(&a.chance()));
            self.left = self.left.div_ceil(2);
            return self.left < 2;
        }
        let next = (0..self.left).min_by_key(|place| self.tried[*place].games).unwrap_or(0);
        self.play(next, weights);
        false
    }

    /// The game it was about and what was found, the best first.
    pub fn into_result(self) -> (Game, Vec<Tried>) {
        (self.root, self.tried)
    }

    fn play(&mut self, place: usize, weights: &Weights) {
        let tried = &mut self.tried[place];
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(u64::from(tried.games)));
        let game = self.dealt.get_or_insert_with(|| self.root.clone());
        game.clone_from(&self.root);
        game.redeal(self.seat, &mut rng);
        for choice in &tried.plan.choices {
            game.apply_unchecked(*choice, &mut ());
        }
        let seats = u32::from(game.board().seats());
        let last = self.root.stage() + self.budget.stages * seats;
        self.policy.play(game, weights, |game| game.stage() > last);
        let lead = lead(game, self.seat, weights);
        let scale = LEAD + LEAD_PER_TURN * f32::from(game.turns_left(self.seat));
        tried.sum += 1.0 / (1.0 + (-lead / scale).exp());
        tried.lead += lead;
        tried.games += 1;
    }
}

/// By how many points a seat is ahead of the best of the others. Whoever is arrested is far behind.
fn lead(game: &Game, seat: Seat, weights: &Weights) -> f32 {
    const ARRESTED: f32 = 200.0;
    let worth = |seat: Seat| {
        let player = game.board().player(seat);
        if game.is_over() {
            return f32::from(player.score()) - if player.case_file.arrested { ARRESTED } else { 0.0 };
        }
        Judge::new(game, seat, weights).worth(game)
    };
    let others = (0..game.board().seats()).map(Seat).filter(|other| *other != seat).map(worth);
    worth(seat) - others.fold(f32::NEG_INFINITY, f32::max)
}
