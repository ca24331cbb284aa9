//! The clock of a player in a game with friends: what is left of the time agreed on.

use std::time::Duration;

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, Ink},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};

/// How large its figures are, how high it is, and how much wider than they.
const FIGURES: f32 = 15.0;
const HIGH: f32 = 20.0;
const EDGES: f32 = 16.0;
/// With less than this left it warns.
const SHORT: Duration = Duration::from_secs(60);

/// A small plate with its middle at 0, 0: bright while it runs.
pub fn draw(left: Duration, runs: bool) -> Drawing {
    let told = minutes(left);
    let ink = match (runs, left < SHORT) {
        (true, true) => palette::CORAL,
        (true, false) => palette::LAMP,
        (false, _) => palette::STEAM,
    };
    let place = Rect::from_center_size(Vec2::ZERO, Vec2::new(Typeface::Bold.width(&told, FIGURES) + EDGES, HIGH));
    let mut clock = Drawing::default();
    clock.rounded(place, 4.0, palette::DEEP, Some((1.4, if runs { ink } else { palette::BRASS }.colour())));
    clock.line_in(&told, place, FIGURES, ink, Align::Centre, Typeface::Bold);
    clock
}

/// A time as minutes and seconds, of which one that has begun counts.
pub fn minutes(left: Duration) -> String {
    let seconds = left.as_secs_f32().ceil() as u32;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_that_has_begun_counts() {
        for (millis, told) in [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (60_000, "1:00"), (3_725_000, "62:05")] {
            assert_eq!(minutes(Duration::from_millis(millis)), told);
        }
    }
}
