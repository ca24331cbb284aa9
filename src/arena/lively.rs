//! A random player that gets far: it rarely gives anything up, so that long trains, full purses and
//! fulfilled contracts all occur.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    bots::Bot,
    rules::{Choice, Purchase, SeatView},
};

/// Plays by [`choose`].
pub struct Lively {
    rng: ChaCha8Rng,
}

impl Lively {
    /// The same seed gives the same answers to the same views.
    pub fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Bot for Lively {
    fn think(&mut self, view: &SeatView) -> Option<Choice> {
        Some(choose(&view.choices, &mut self.rng))
    }
}

/// One of the legal choices.
pub fn choose(choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let gives_up = |choice: &Choice| {
        let ends = matches!(choice, Choice::EndFrame | Choice::EndTurn | Choice::CoinsToPoints | Choice::Decline(_));
        ends || matches!(choice, Choice::Finish | Choice::Spend { on: Purchase::Point, .. })
    };
    for _ in 0..4 {
        let choice = choices[rng.random_range(..choices.len())];
        if !gives_up(&choice) {
            return choice;
        }
    }
    choices[rng.random_range(..choices.len())]
}
