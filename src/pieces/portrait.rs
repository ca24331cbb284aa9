//! The face of a traveller in a ring of the player's colour, with the player's sign beside it; what the face does for a
//! moment lies over it.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour},
    session::SeatConfig,
    ui::theme::palette,
};

/// The radius of a face in the atlas.
const PAINTED: f32 = 16.0;
/// Portraits have at least this radius on a phone and on a large stage, which can be shown at a scale of 0.8: smaller ones
/// cannot be told apart.
pub const LEAST: f32 = 14.0;
pub const LARGE: f32 = 17.5;

/// What a face does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mood {
    #[default]
    Calm,
    /// The eyes are closed.
    Blinks,
    Smiles,
}

/// How a traveller looks just now.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Look {
    pub mood: Mood,
    /// How far a nod has lowered the head, as a part of the radius.
    pub nods: f32,
}

/// A traveller's portrait of this radius, centred on 0, 0.
pub fn draw(config: &SeatConfig, look: Look, radius: f32) -> Drawing {
    let mut portrait = Drawing::default();
    let scale = (radius - 1.4) / PAINTED;
    let ring = colour(palette::player(config.colour));
    portrait.disc(Vec2::ZERO, radius, colour(palette::NIGHT), None);
    portrait.disc(Vec2::ZERO, radius - 0.8, colour(palette::NIGHT), Some((1.6, ring)));
    let corner = Vec2::new(0.0, look.nods * radius) - PAINTED * scale;
    let name = config.portrait;
    portrait.scaled(format!("traveller/{name}"), corner.x, corner.y, scale);
    match look.mood {
        Mood::Calm => {}
        Mood::Blinks => _ = portrait.scaled(format!("traveller/{name}/blink"), corner.x, corner.y, scale),
        Mood::Smiles => _ = portrait.scaled(format!("traveller/{name}/smile"), corner.x, corner.y, scale),
    }
    portrait
}

/// The same with the player's sign at its lower right: colour alone would not tell everybody whose it is.
pub fn with_sign(config: &SeatConfig, look: Look, radius: f32) -> Drawing {
    let mut portrait = draw(config, look, radius);
    let sign = (radius * 0.36).max(5.4);
    let at = Vec2::splat(radius * 0.74);
    portrait.disc(at, sign * 1.45, colour(palette::NIGHT), None).emblem(config.colour, at.x, at.y, sign);
    portrait
}
