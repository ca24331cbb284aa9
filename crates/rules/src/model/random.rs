//! Randomness that is the same on every platform and stays the same: a seed must always give the same game.

use rand::Rng;

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
