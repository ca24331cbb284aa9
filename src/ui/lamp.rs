//! The adviser's lamp: a bulb with rays, as a line drawing like the other signs on buttons.

use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, vec2};

/// Draws it, about 24 pixels high at scale 1; lit, its bulb glows.
pub fn draw_lamp(painter: &Painter, centre: Pos2, scale: f32, ink: Color32, lit: bool) {
    let bulb = centre + vec2(0.0, -0.5) * scale;
    let line = Stroke::new(1.9 * scale, ink);
    if lit {
        painter.circle_filled(bulb, 5.6 * scale, ink);
        painter.circle_filled(bulb, 10.0 * scale, ink.gamma_multiply(0.22));
    }
    painter.circle_stroke(bulb, 5.6 * scale, line);
    for (below, half) in [(8.2, 3.2), (11.0, 2.2)] {
        let (below, half) = (below * scale, half * scale);
        painter.line_segment([bulb + vec2(-half, below), bulb + vec2(half, below)], line);
    }
    for degrees in [-90.0_f32, -45.0, -135.0, 0.0, 180.0] {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let way = vec2(cos, sin) * scale;
        painter.line_segment([bulb + way * 8.4, bulb + way * 11.4], line);
    }
}
