//! Plays any legal choice.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::Bot;
use rules::{Choice, SeatView, model::random::below};

/// Every legal choice is equally likely.
pub(super) struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn think(&mut self, view: &SeatView) -> Option<Choice> {
        Some(view.choices[below(&mut self.rng, view.choices.len() as u32) as usize])
    }
}
