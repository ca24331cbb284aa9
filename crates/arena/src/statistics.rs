//! How sure a measured number is: intervals that hold the true one in 95 of 100 cases.

/// Standard deviations to either side that hold 95 of 100 values.
pub const SURE: f64 = 1.959_964;

/// Wilson's interval for a share of `games`, of which `wins` were won.
pub fn wilson(wins: f64, games: f64) -> [f64; 2] {
    if games == 0.0 {
        return [0.0, 1.0];
    }
    let share = wins / games;
    let square = SURE * SURE / games;
    let middle = share + square / 2.0;
    let half = SURE * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
    [(middle - half) / (1.0 + square), (middle + half) / (1.0 + square)].map(|bound| bound.clamp(0.0, 1.0))
}

/// The interval of an average of `count` numbers, from their sum and the sum of their squares.
pub fn of_mean(count: u64, sum: u64, squares: u64) -> [f64; 2] {
    let (count, sum) = (count as f64, sum as f64);
    if count < 2.0 {
        return [ratio(sum, count); 2];
    }
    let mean = sum / count;
    let variance = (squares as f64 - sum * mean).max(0.0) / (count - 1.0);
    let half = SURE * (variance / count).sqrt();
    [mean - half, mean + half]
}

/// A part of a whole, 0 of nothing.
pub fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}
