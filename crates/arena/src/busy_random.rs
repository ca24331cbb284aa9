//! A random player that gets far ([`rules::busy_random`]).

use rand_chacha::ChaCha8Rng;
use rules::{
    Choice, Game, Seat, busy_random,
    model::random::{Purpose, generator},
};

use super::player::Player;

/// Plays by [`busy_random::choose`].
pub struct BusyRandom {
    rng: ChaCha8Rng,
}

impl BusyRandom {
    /// The same seed gives the same answers to the same games.
    pub fn new(seed: u64) -> Self {
        Self { rng: generator(seed, Purpose::Bot) }
    }
}

impl Player for BusyRandom {
    fn choose(&mut self, game: &Game, _seat: Seat) -> Choice {
        busy_random::choose(&game.legal_choices(), &mut self.rng)
    }
}
