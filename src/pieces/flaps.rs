//! A number on split flaps, which turn when it changes.

use bevy::prelude::*;

use crate::{
    drawing::{CREAM, Drawing},
    ui::{labels::Align, typefaces::Typeface},
};

/// The size of a flap.
pub const FLAP: Vec2 = Vec2::new(90.0, 118.0);
/// From one flap to the next.
pub const PITCH: f32 = 96.0;

/// The figures on the flaps that show a number, at least two of them.
pub fn figures(number: u16) -> Vec<char> {
    format!("{number:>2}").chars().collect()
}

/// The flap with a figure (or a space); `alone` if it is the only one of its number.
pub fn flap(figure: char, alone: bool) -> Drawing {
    let mut drawing = Drawing::of("scoring/flap");
    // Limelight's 0 is half filled: by itself it looks like a half moon.
    let face = if alone && figure == '0' { Typeface::Bold } else { Typeface::Display };
    drawing.line(figure, 45.0, 92.0, 96.0, CREAM, Align::Centre, face);
    drawing.picture("scoring/flap-seam", 0.0, 0.0);
    drawing
}
