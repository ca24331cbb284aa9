//! The light of a hanging lamp, with which everything that counts is staged. It lies under words.

use bevy::prelude::*;

use crate::{drawing::Drawing, pieces::lamplight, scene::piece::Piece};

/// How many milliseconds a light takes to go out and on.
pub const SWINGS_MILLIS: u64 = 250;
/// How far the lamp hangs to the side of the middle, as a part of the way to above what it falls on.
const ASIDE: f32 = 0.8;
/// How bright it is, 0 to 1: what is light is blended more brightly in a scene than by egui.
const GLOW: f32 = 0.22;

/// The light that falls on a place. The lamps hang at a height, near the middle of what they are for.
pub fn light([middle, top]: [f32; 2], place: Rect, z: f32) -> Piece {
    let lamp = Vec2::new(middle + (place.center().x - middle) * ASIDE, top);
    let mut light = Drawing::default();
    lamplight::fall(&mut light, lamp, place, GLOW);
    Piece::still(light, Vec2::ZERO, z).fading(SWINGS_MILLIS)
}
