//! Flaps that count, their panel, and a score before and after.

use bevy_egui::egui::{self, Color32};

use crate::{
    session::Colour,
    ui::{
        canvas::{Canvas, figure_face},
        labels::Align,
        theme::{display, palette, text},
    },
};

/// Figures on seals and flaps.
pub const WHITE: Color32 = Color32::from_rgb(0xFF, 0xF6, 0xE2);

/// The panel with flaps: its title is centred in the plate at its head.
pub fn counter(canvas: &Canvas, [x, y, w, h]: [f32; 4], title: &str) {
    canvas.slice("scoring/counter", [50.0, 60.0, 50.0, 20.0], x, y, w, h);
    canvas.fit(x + w / 2.0, y + 34.0, title, display(24.0), palette::LAMP, Align::Centre, w - 56.0);
}

/// A number on split flaps, at least two of them, centred; turned so far (0 to 1) to this number.
pub fn flaps(canvas: &Canvas, middle: f32, y: f32, number: u16, scale: f32, turned: f32) {
    let digits = format!("{number:>2}");
    let k = scale * (2.0 / digits.len() as f32).min(1.0);
    let first = middle - 48.0 * k * digits.len() as f32;
    let top = y + 59.0 * (scale - k);
    for (place, digit) in digits.chars().enumerate() {
        let left = first + 96.0 * k * place as f32 + 3.0 * k;
        canvas.scaled("scoring/flap", left, top, k);
        let face = figure_face(digits.trim(), 96.0 * k);
        canvas.text(left + 45.0 * k, top + 92.0 * k, &digit.to_string(), face, WHITE, Align::Centre);
        // The leaf that falls hides what it has not yet passed.
        let hide =
            |from: f32, high: f32, ground| canvas.fill(left + 4.0 * k, top + from * k, 82.0 * k, high * k, ground);
        if turned < 0.5 {
            hide(4.0, 55.0 * (1.0 - 2.0 * turned), Color32::from_rgb(0x16, 0x26, 0x42));
        }
        if turned < 1.0 {
            let high = 54.0 * (2.0 - 2.0 * turned).min(1.0);
            hide(114.0 - high, high, Color32::from_rgb(0x0C, 0x17, 0x29));
        }
        canvas.scaled("scoring/flap-seam", left, top, k);
    }
}

/// A player's sign, the score before and the score now, in a line; the name only where there is room for it.
pub fn change(canvas: &Canvas, colour: Colour, name: &str, (before, now): (u16, u16), [x, middle, w]: [f32; 3]) {
    canvas.emblem(colour, x + 32.0, middle, 10.0);
    let now = now.to_string();
    let right = x + w - 22.0;
    let font = figure_face(&now, 30.0);
    let wide = canvas.width(&now, font.clone());
    canvas.text(right, middle + 10.0, &now, font, palette::READY, Align::Right);
    let arrow = right - wide - 30.0;
    let head = [(6.0, -6.0), (16.0, 0.0), (6.0, 6.0)].map(|(dx, dy)| canvas.at(arrow + dx, middle + dy));
    canvas.ui.painter().add(egui::Shape::convex_polygon(head.to_vec(), palette::LAMP, egui::Stroke::NONE));
    canvas.fill(arrow, middle - 1.5, 8.0, 3.0, palette::LAMP);
    canvas.points(arrow - 38.0, middle, before, 60.0, 34.0);
    let room = arrow - 74.0 - x - 50.0;
    if canvas.width(name, text(19.0)) <= room {
        canvas.text(x + 50.0, middle + 6.0, name, text(19.0), palette::PAPER, Align::Left);
    }
}
