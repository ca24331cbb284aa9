//! Elo ratings of several players at once, after Bradley and Terry: the strengths that make the results of all
//! pairs likeliest.

use serde::Serialize;

use super::statistics::SURE;

/// The mean of all ratings, or that of the fixed player.
pub const MEAN: f64 = 1500.0;
/// With this many points more, a player wins ten times as often as it loses.
const TEN_TIMES: f64 = 400.0;
/// Every two who met are taken to have played one more game and drawn, so that nobody is infinitely strong.
const DRAWS: f64 = 1.0;
const STEPS: usize = 10_000;

/// How strong a player is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Elo points.
    pub elo: f64,
    /// The interval that holds it in 95 of 100 cases, the others being as strong as they are rated.
    pub elo_95: [f64; 2],
}

/// Rates players by how often each one beat each other one, a draw being half a win for both. `fixed` is the
/// player who gets [`MEAN`] points; otherwise they have it on average.
pub fn ratings(wins: &[Vec<f64>], fixed: Option<usize>) -> Vec<Rating> {
    let players = wins.len();
    let games = |one: usize, other: usize| {
        let played = wins[one][other] + wins[other][one];
        if one != other && played > 0.0 { played + DRAWS } else { 0.0 }
    };
    let others = |one: usize| (0..players).filter(move |other| games(one, *other) > 0.0);
    let won: Vec<f64> = (0..players).map(|one| others(one).map(|other| wins[one][other] + DRAWS / 2.0).sum()).collect();
    let mut strength = vec![1.0; players];
    for _ in 0..STEPS {
        let next: Vec<f64> = (0..players)
            .map(|one| {
                let met: f64 = others(one).map(|other| games(one, other) / (strength[one] + strength[other])).sum();
                if met > 0.0 { won[one] / met } else { strength[one] }
            })
            .collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64).exp();
        let next: Vec<f64> = next.into_iter().map(|strength| strength / mean).collect();
        let moved = strength.iter().zip(&next).map(|(old, new)| (new / old).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if moved < 1e-12 {
            break;
        }
    }
    let points = |one: usize| TEN_TIMES * strength[one].log10();
    let zero = MEAN - fixed.map_or(0.0, points);
    let rating = |one: usize| {
        let certain: f64 = others(one)
            .map(|other| {
                let beats = strength[one] / (strength[one] + strength[other]);
                games(one, other) * beats * (1.0 - beats)
            })
            .sum();
        let elo = zero + points(one);
        let half = if Some(one) == fixed { 0.0 } else { SURE * TEN_TIMES / 10_f64.ln() / certain.sqrt() };
        Rating { elo, elo_95: [elo - half, elo + half] }
    };
    (0..players).map(rating).collect()
}
