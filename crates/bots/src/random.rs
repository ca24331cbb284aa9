//! Plays any legal choice.

use rand_chacha::ChaCha8Rng;

use super::Bot;
use rules::{
    Choice, SeatView,
    model::random::{Purpose, below, generator},
};

/// Every legal choice is equally likely.
pub(super) struct RandomBot {
    rng: ChaCha8Rng,
}

impl RandomBot {
    pub(super) fn new(seed: u64) -> Self {
        Self { rng: generator(seed, Purpose::Bot) }
    }
}

impl Bot for RandomBot {
    fn think(&mut self, view: &SeatView) -> Option<Choice> {
        Some(view.choices[below(&mut self.rng, view.choices.len() as u32) as usize])
    }
}
