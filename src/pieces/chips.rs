//! Small things that several zones offer something with.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour, rect},
    ui::{atlas::Art, theme::palette},
};

/// The colour of a dashed place.
pub const DASHED: Color32 = Color32::from_rgb(0x8F, 0xA3, 0xBC);

/// A chip with the number of steps a click takes, to the right or (on the route) to the left.
pub fn steps_chip(steps: u8, right: bool) -> Drawing {
    let mut chip = Drawing::default();
    chip.slice("chip", 14.0, rect(0.0, -2.0, 58.0, 30.0));
    chip.figure(steps, 19.0, 13.0, 18.0, colour(palette::LAMP));
    let arrow = Art::new("arrow/lamp").pivot(8.0, 6.0);
    let turn = if right { 0.0 } else { std::f32::consts::PI };
    chip.turned(arrow, 38.0, 13.0, Vec2::splat(0.9), turn);
    chip
}
