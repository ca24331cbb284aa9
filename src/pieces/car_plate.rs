//! A railroad car as a plate with its value: among the cards of a train that are too small for pictures, and in the
//! conditions of contracts.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::detail::Light;
use crate::{
    drawing::{Drawing, colour, sized},
    ui::{labels::Align, theme::palette},
};
use rules::CarValue;

/// How much darker the body of a car is that its conductor has not reached.
const DARK: f32 = 0.5;

/// Body, roof and figure of a car.
fn paint(value: CarValue) -> (Color32, Color32, Color32) {
    let rgb = Color32::from_rgb;
    match value {
        CarValue::V0 => (rgb(0xB4, 0x8A, 0x57), rgb(0x6A, 0x4B, 0x2D), palette::INK),
        CarValue::V1 => (rgb(0x2E, 0x6A, 0x4F), rgb(0x24, 0x35, 0x2F), palette::PAPER),
        CarValue::V2 => (rgb(0x7E, 0x28, 0x39), rgb(0x3D, 0x1A, 0x22), palette::PAPER),
        CarValue::V4 => (rgb(0x2B, 0x55, 0x87), rgb(0x17, 0x2C, 0x4A), palette::PAPER),
        CarValue::V7 => (rgb(0x5B, 0x4A, 0x95), rgb(0x2E, 0x25, 0x52), palette::PAPER),
        CarValue::V12 => (rgb(0xD9, 0xB2, 0x4C), rgb(0x7C, 0x5D, 0x1E), palette::INK),
    }
}

/// The same in this light: in the dark every figure is bright.
fn paint_in(light: Light, value: CarValue) -> (Color32, Color32, Color32) {
    let (body, roof, ink) = paint(value);
    if light.is_lit() { (body, roof, ink) } else { (darker(body), darker(roof), palette::PAPER) }
}

/// A colour as it is on what lies in the dark.
pub(super) fn darker(colour: Color32) -> Color32 {
    let [r, g, b, _] = colour.to_array().map(|part| (f32::from(part) * DARK) as u8);
    Color32::from_rgb(r, g, b)
}

/// A car of this value as a plate of this size.
pub(super) fn draw(value: CarValue, size: Vec2) -> Drawing {
    let mut plate = Drawing::default();
    railroad_car(&mut plate, value, Light::Lit, sized(size));
    plate
}

/// Paints a car in this light over a place of a plate that begins at 0, 0.
pub(super) fn railroad_car(plate: &mut Drawing, value: CarValue, light: Light, all: Rect) {
    let (body, roof, ink) = paint_in(light, value);
    plate.rounded(all, 2.0, colour(body), Some((0.8, colour(palette::INK))));
    let top = all.height() * 0.15;
    plate.rounded(Rect { max: Vec2::new(all.max.x, top), ..all }, 1.0, colour(roof), None);
    figure(plate, value.points(), all.center() + Vec2::new(0.0, top * 0.5), all, ink);
}

/// The value, as large as it fits.
pub(super) fn figure(plate: &mut Drawing, value: u8, middle: Vec2, all: Rect, ink: Color32) {
    let wide = if value > 9 { 0.95 } else { 1.4 };
    let size = (all.height() * 0.82).min(all.width() * wide).min(30.0);
    plate.count(value, middle, size, ink, Align::Centre);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::contrast;

    #[test]
    fn values_stand_out_from_their_cars_in_every_light() {
        for value in [CarValue::V0, CarValue::V1, CarValue::V2, CarValue::V4, CarValue::V7, CarValue::V12] {
            for light in [Light::Lit, Light::Dark] {
                let (body, _, ink) = paint_in(light, value);
                assert!(contrast(ink, body) >= 4.5, "{value} {light:?}: {}", contrast(ink, body));
            }
        }
    }
}
