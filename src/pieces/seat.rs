//! Whose something is.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, Ink},
    session::Colour,
    ui::{labels::Align, typefaces::Typeface},
};

/// A player's sign, centred on 0, 0.
pub fn sign(colour: Colour) -> Drawing {
    let mut sign = Drawing::default();
    sign.emblem(colour, 0.0, 0.0, 10.0);
    sign
}

/// A player's sign of this radius at the left end of a line and, this far from there, the name as far as there is room.
/// Returns where the name ends.
pub fn named(
    drawing: &mut Drawing,
    (colour, name): (Colour, &str),
    line: Rect,
    [radius, from]: [f32; 2],
    size: f32,
    ink: impl Ink,
    face: Typeface,
) -> f32 {
    drawing.emblem(colour, line.min.x + 1.2 * radius, line.center().y, radius);
    let room = Rect { min: Vec2::new(line.min.x + from, line.min.y), ..line };
    room.min.x + drawing.line_in(name, room, size, ink, Align::Left, face)
}
