//! Randomness nobody can guess, and what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// 64 random bits from the operating system.
///
/// # Panics
/// If it has none: nothing here would be safe then.
pub fn random() -> u64 {
    getrandom::u64().expect("the operating system has random numbers")
}

/// 128 of them.
pub fn random_wide() -> u128 {
    u128::from(random()) << 64 | u128::from(random())
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64
}
