//! Numbers from a date. They never change: everybody has to play the same game, whatever the version of the program.

/// What is drawn for a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Draw {
    Seed = 1,
    LineUp,
    Seat,
    Start,
    Order,
    Teatime,
    Pairs,
}

/// A number for one purpose. Each number of 64 bits is as likely as any other: it is the output of SplitMix64 (Steele, Lea and
/// Flood, 2014) with the state `number × 2^8 + draw`, stirred twice, since the states of following days lie close together.
pub(super) fn mixed(number: i64, draw: Draw) -> u64 {
    let state = (number as u64).wrapping_mul(1 << 8).wrapping_add(draw as u64);
    stirred(stirred(state))
}

/// One of `limit` things.
pub(super) fn below(number: i64, draw: Draw, limit: usize) -> usize {
    // The high half of a widening product: all are as likely, but for one in a billion.
    ((u128::from(mixed(number, draw)) * limit as u128) >> 64) as usize
}

fn stirred(state: u64) -> u64 {
    let mut z = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
