//! Randomness that is the same on every platform and stays the same: a seed must always give the same game.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What random numbers are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Shuffling the cards of a game. Seeds are passed on and saved, so this one never changes.
    Deck,
    /// What a bot imagines and how it errs.
    Bot,
    /// What an adviser imagines.
    Adviser,
    /// What is imagined for the answer that is offered first.
    DefaultChoice,
    /// What is tried in a game that is checked.
    Checks,
    /// What is imagined in a review.
    Review,
}

/// The numbers of a seed for one purpose. Each purpose has a stream of its own: with no seed at all does a bot imagine
/// the cards as they were shuffled.
pub fn generator(seed: u64, purpose: Purpose) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(purpose as u64);
    rng
}

/// A number below `limit`, the same on every platform: the high half of a widening product. The
/// bias is below one in a billion for so few cards.
pub fn below(rng: &mut impl Rng, limit: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(limit)) >> 32) as u32
}

/// Fisher and Yates' shuffle over [`below`]: `rand`'s own may change its stream between releases
/// and between 32 and 64 bits, and a seed must always give the same game.
pub fn shuffle<T>(cards: &mut [T], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
