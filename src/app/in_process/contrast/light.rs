//! Colours that lie on each other, as light.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

/// A colour with its alpha not multiplied.
pub type LinearLight = LinearRgba;

/// A colour of egui.
pub fn of_egui(colour: Color32) -> LinearLight {
    let [r, g, b, a] = colour.to_srgba_unmultiplied();
    Color::srgba_u8(r, g, b, a).to_linear()
}

/// One colour seen through another.
pub fn times(one: LinearLight, other: LinearLight) -> LinearLight {
    LinearRgba::new(one.red * other.red, one.green * other.green, one.blue * other.blue, one.alpha * other.alpha)
}

/// What is seen of a ground with these on it, from the bottom to the top.
pub fn over(ground: LinearLight, layers: &[LinearLight]) -> LinearLight {
    layers.iter().fold(ground, |below, above| {
        let mixed = |below: f32, above_: f32| below + (above_ - below) * above.alpha;
        LinearRgba::new(
            mixed(below.red, above.red),
            mixed(below.green, above.green),
            mixed(below.blue, above.blue),
            1.0,
        )
    })
}

/// How much is seen through these.
pub fn seen_through(layers: &[LinearLight]) -> f32 {
    layers.iter().map(|layer| 1.0 - layer.alpha).product()
}

/// The mean of several.
pub fn mean(all: &[LinearLight]) -> LinearLight {
    let share = 1.0 / all.len().max(1) as f32;
    all.iter().fold(LinearRgba::BLACK, |sum, one| {
        LinearRgba::new(sum.red + one.red * share, sum.green + one.green * share, sum.blue + one.blue * share, 1.0)
    })
}

/// How well one stands out from the other, 1 to 21, as the Web Content Accessibility Guidelines measure it.
pub fn contrast(one: LinearLight, other: LinearLight) -> f32 {
    let light = |of: LinearLight| 0.2126 * of.red + 0.7152 * of.green + 0.0722 * of.blue + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}
