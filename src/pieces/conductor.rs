//! A conductor: whole, his head and shoulders, or only his cap.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour, part_motion::PartMotion},
    session::Colour,
    ui::{atlas::Art, theme::palette},
};

/// A ghost is as bright as this.
const GHOST: Color = Color::srgba(1.0, 1.0, 1.0, 0.5);
const SKIN: Color32 = Color32::from_rgb(0xEB, 0xC2, 0x9C);
/// The scale below which head and shoulders would be too small.
const CAP_ONLY: f32 = 0.7;
/// How high the whole figure is, and how high the plinth.
pub const HEIGHT: f32 = 58.0;
pub const PLINTH_HEIGHT: f32 = 7.0;

/// Standing or walking; his feet are at 0, 0.
pub fn whole(colour: &str) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.moving(Art::new(format!("conductor/{colour}")), 0.0, 0.0, 1.0, PartMotion::Legs { phase: 0 });
    for phase in 1..=4 {
        let walks = Art::new(format!("conductor/{colour}/walk/{phase}"));
        drawing.moving(walks, 0.0, 0.0, 1.0, PartMotion::Legs { phase });
    }
    drawing
}

/// Where he would come to stand: a ghost of him. His feet are at 0, 0.
pub fn ghost(colour: &str) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.art(Art::new(format!("conductor/{colour}")).tint(GHOST), 0.0, 0.0, 1.0);
    drawing
}

/// The way to where he would stand, with its end at 0, 0: his footsteps.
pub fn footsteps() -> Drawing {
    let mut drawing = Drawing::default();
    for (step, side) in [(0.0, -1.0), (1.0, 1.0)] {
        let sole = Vec2::new(-15.0 - 13.0 * step, 2.4 * side - 3.0);
        for (at, radius) in [(sole, 3.4), (sole - Vec2::X * 5.6, 2.3)] {
            drawing.disc(at, radius, palette::INK, None);
        }
    }
    drawing
}

/// Whether there is no room for more than a cap.
pub fn is_cap_only(scale: f32) -> bool {
    scale < CAP_ONLY
}

/// Head and shoulders at this scale with their foot at 0, 0, or the cap where there is little room.
pub fn bust(player: Colour, scale: f32) -> Drawing {
    if is_cap_only(scale) {
        return Drawing::of(format!("cap/{}", player.key()));
    }
    let coat = colour(palette::player(player));
    let ink = colour(palette::INK);
    let outline = |points: &[(f32, f32)]| points.iter().map(|point| Vec2::from(*point) * scale).collect();
    let shoulders = outline(&[(-8.6, 0.0), (-7.0, -6.6), (-3.0, -9.2), (3.0, -9.2), (7.0, -6.6), (8.6, 0.0)]);
    let cap = outline(&[(-6.4, -14.4), (-5.4, -20.0), (0.0, -22.2), (5.4, -20.0), (6.4, -14.4)]);
    let mut drawing = Drawing::default();
    drawing.shape(shoulders, coat, Some((1.1, ink)));
    drawing.disc(Vec2::new(0.0, -13.0 * scale), 5.0 * scale, colour(SKIN), Some((0.9, ink)));
    drawing.shape(cap, coat, Some((1.0, ink)));
    drawing
}
