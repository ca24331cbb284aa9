//! How sure a number is.

use serde::{Deserialize, Serialize};

/// Standard deviations to either side that hold 95 of 100 values.
pub(super) const SURE: f64 = 1.959_964;

/// A mean with the interval that holds the true one in 95 of 100 cases. `low <= mean <= high`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The best guess.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// A number that is known.
    pub fn exactly(mean: f64) -> Self {
        Self { mean, low: mean, high: mean }
    }

    /// Around a mean with this standard error.
    pub fn around(mean: f64, error: f64) -> Self {
        Self { mean, low: mean - SURE * error, high: mean + SURE * error }
    }

    /// For a share of `games` of which `wins` were won, 0–1 (Wilson's interval); nothing is known of no games.
    pub fn of_share(wins: u32, games: u32) -> Self {
        if games == 0 {
            return Self { mean: 0.5, low: 0.0, high: 1.0 };
        }
        let (wins, games) = (f64::from(wins), f64::from(games));
        let share = wins / games;
        let square = SURE * SURE / games;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = SURE * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt() / (1.0 + square);
        Self { mean: share, low: (middle - half).clamp(0.0, share), high: (middle + half).clamp(share, 1.0) }
    }

    /// The standard error.
    pub(super) fn error(self) -> f64 {
        (self.high - self.low) / (2.0 * SURE)
    }

    /// The difference of two numbers that were found independently.
    pub(super) fn minus(self, other: Self) -> Self {
        Self::around(self.mean - other.mean, self.error().hypot(other.error()))
    }

    /// The sum of two numbers that were found independently.
    pub(super) fn plus(self, other: Self) -> Self {
        Self::around(self.mean + other.mean, self.error().hypot(other.error()))
    }
}
