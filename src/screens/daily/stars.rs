//! Stars, won and not won.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{drawing::Drawing, ui::theme::palette};

/// A star of this radius: filled, or only its edge.
pub fn star(drawing: &mut Drawing, middle: Vec2, radius: f32, ink: Color32, won: bool) {
    let at = |nth: u8| {
        let far = if nth.is_multiple_of(2) { radius } else { radius * 0.42 };
        let angle = std::f32::consts::TAU * f32::from(nth) / 10.0 - std::f32::consts::FRAC_PI_2;
        middle + far * Vec2::new(angle.cos(), angle.sin())
    };
    let points: Vec<_> = (0..10).map(at).collect();
    if won {
        // A fan from the middle: the outline is not convex.
        for nth in 0..10 {
            drawing.shape(vec![middle, points[nth], points[(nth + 1) % 10]], ink, None);
        }
    } else {
        drawing.stroke(points.iter().copied().chain([points[0]]).collect(), (radius * 0.14).max(1.0), ink);
    }
}

/// Three of them, centred on a point.
pub fn row_of_stars(drawing: &mut Drawing, middle: Vec2, won: u8, radius: f32) {
    for nth in 0..3_u8 {
        let at = middle + Vec2::new((f32::from(nth) - 1.0) * radius * 2.3, 0.0);
        star(drawing, at, radius, palette::LAMP, nth < won);
    }
}
