//! What the strongest bot would do in somebody's place, and why.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use strum::{Display, VariantArray};

use super::{Bot, novice::Novice};
use crate::rules::{Choice, SeatView};

/// Thinks about what is best for a seat.
pub struct Adviser {
    novice: Novice,
    rng: ChaCha8Rng,
    slices: u8,
}

/// What an adviser says.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What is best.
    pub best: Suggestion,
    /// What comes next, if there is anything else.
    pub second: Option<Suggestion>,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The whole rest of the turn, the next choice first; never empty.
    pub plan: Vec<Choice>,
    /// The points it books in this turn.
    pub points_now: i32,
    /// The further points expected from it by the end of the game, compared with doing the least.
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

/// What brings points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Aspect {
    /// Cars and their values.
    Trains,
    /// How far the conductors are.
    Conductors,
    /// The Constantinople tile.
    Constantinople,
    /// Points stations.
    Route,
    /// Bonus stations.
    BonusStations,
    /// Contracts.
    Contracts,
    /// Game End cards.
    GameEndCards,
    /// Coins.
    Coins,
    /// Being start player.
    StartPlayer,
    /// Celebrities and postcards.
    Celebrities,
    /// Passengers and luggage.
    PassengersAndLuggage,
    /// Switches, mechanics, factories.
    MiddleCards,
    /// Orders.
    Orders,
    /// Evidence.
    Suspicion,
}

impl Adviser {
    /// An adviser; with the same seed it gives the same advice.
    pub fn new(seed: u64) -> Self {
        Self { novice: Novice::new(seed), rng: ChaCha8Rng::seed_from_u64(seed), slices: 0 }
    }

    /// Thinks about `view` for a few milliseconds; the advice, once it is ready. Call it again with the same view
    /// until then.
    pub fn think(&mut self, view: &SeatView) -> Option<Advice> {
        self.slices = (self.slices + 1) % 4;
        if self.slices > 0 {
            return None;
        }
        let best = self.novice.choose(view);
        let other = view.choices.iter().rev().copied().find(|choice| *choice != best);
        let best = self.suggestion(view, best, [(Aspect::BonusStations, 9), (Aspect::Trains, 5)]);
        let second = other.map(|choice| self.suggestion(view, choice, [(Aspect::Trains, 4), (Aspect::Coins, -1)]));
        Some(Advice { best, second })
    }

    fn suggestion(&mut self, view: &SeatView, first: Choice, reasons: [(Aspect, i32); 2]) -> Suggestion {
        let mut game = view.determinize(&mut self.rng);
        let points = |game: &crate::rules::Game| i32::from(game.board().player(view.seat).score());
        let before = points(&game);
        let mut plan = vec![first];
        game.apply_unchecked(first, &mut Vec::new());
        while game.question().is_some_and(|question| question.seat == view.seat) && plan.len() < 6 {
            let next = self.novice.choose(&game.view(view.seat));
            game.apply_unchecked(next, &mut Vec::new());
            plan.push(next);
        }
        let reasons = reasons.map(|(aspect, points)| Reason { aspect, points }).to_vec();
        let later = reasons.iter().map(|reason| reason.points).sum();
        Suggestion { plan, points_now: points(&game) - before, points_by_end: later, reasons }
    }
}
