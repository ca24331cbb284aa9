//! Lamplight, with which the scoring scenes are staged: the beam of a hanging lamp, and the pool of light that it makes.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, Ink},
    ui::theme::palette,
};

/// How bright a beam is at the lamp, the narrower one in it, and the pool that it makes.
const BEAM: f32 = 0.15;
const CORE: f32 = 0.09;
const POOL: f32 = 0.11;
/// How much of its brightness a beam still has at its foot.
const AT_FOOT: f32 = 0.35;

/// Light that falls from a lamp on a place below it, so bright (0 to 1).
pub fn fall(drawing: &mut Drawing, lamp: Vec2, on: Rect, glow: f32) {
    let (middle, size) = (on.center(), on.size());
    let foot = Vec2::new(middle.x, on.max.y);
    for (bright, aperture, spread) in [(BEAM, 0.09, 0.6), (CORE, 0.05, 0.38)] {
        let bright = bright * glow;
        beam(drawing, (lamp, aperture * size.x, bright), (foot, spread * size.x, AT_FOOT * bright));
    }
    pool(drawing, Vec2::new(middle.x, on.min.y + 0.42 * size.y), size * Vec2::new(0.64, 0.6), POOL * glow);
}

/// A beam between two heights: its middle, how far it reaches to both sides, and how bright it is there.
fn beam(drawing: &mut Drawing, from: (Vec2, f32, f32), to: (Vec2, f32, f32)) {
    // Its edges are a little soft.
    const ACROSS: [(f32, f32); 4] = [(-1.0, 0.0), (-0.88, 1.0), (0.88, 1.0), (1.0, 0.0)];
    let corners = [from, to].into_iter().flat_map(|(middle, half, alpha)| {
        ACROSS.map(|(aside, part)| (middle + Vec2::X * aside * half, lamplight(part * alpha)))
    });
    let triangles = (0..3).flat_map(|left| [[left, left + 1, left + 4], [left + 1, left + 4, left + 5]]);
    drawing.gradient(corners.collect(), triangles.collect());
}

/// A pool of light around a point, this far to the sides and up and down: flat in its middle, and soft at its edge.
pub fn pool(drawing: &mut Drawing, middle: Vec2, reach: Vec2, alpha: f32) {
    const AROUND: u16 = 40;
    let mut corners = vec![(middle, lamplight(alpha))];
    for nth in 0..AROUND {
        let out = Vec2::from_angle(TAU * f32::from(nth) / f32::from(AROUND)) * reach;
        corners.extend([(0.6, 0.85), (1.0, 0.0)].map(|(far, part)| (middle + out * far, lamplight(part * alpha))));
    }
    let triangles = (0..AROUND).flat_map(|nth| {
        let (inner, next) = (1 + 2 * nth, 1 + 2 * ((nth + 1) % AROUND));
        [[0, inner, next], [inner, inner + 1, next], [inner + 1, next, next + 1]]
    });
    drawing.gradient(corners, triangles.collect());
}

fn lamplight(alpha: f32) -> Color {
    palette::LAMP.colour().with_alpha(alpha)
}
