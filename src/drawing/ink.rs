//! The colours of drawings.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::ui::theme::palette;

/// The colour of text on coloured card headers and seals.
pub const CREAM: Color = Color::srgb(1.0, 0.965, 0.886);

/// What a drawing is coloured with: the palette has egui's colours.
pub trait Ink {
    /// The colour for sprites and labels.
    fn colour(self) -> Color;
}

impl Ink for Color {
    fn colour(self) -> Color {
        self
    }
}

impl Ink for Color32 {
    fn colour(self) -> Color {
        palette::bevy(self)
    }
}

/// Converts a colour of the palette for sprites and labels.
pub fn colour(colour: Color32) -> Color {
    palette::bevy(colour)
}

/// A colour seen through another one.
pub fn multiply(colour: Color, by: Color) -> Color {
    let (a, b) = (colour.to_srgba(), by.to_srgba());
    Color::srgba(a.red * b.red, a.green * b.green, a.blue * b.blue, a.alpha * b.alpha)
}
