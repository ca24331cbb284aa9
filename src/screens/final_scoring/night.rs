//! The night behind the cards.

use bevy_egui::egui::Color32;

use super::FinalScene;
use crate::ui::{canvas::Canvas, theme::palette};

/// The ground below the sky.
const GROUND: Color32 = Color32::from_rgb(0x12, 0x1F, 0x37);
/// The rows of the picture that are sky and hills.
const SKY: [f32; 2] = [7.0, 312.0];
/// The width of the picture.
const WIDE: f32 = 1600.0;

/// Draws the band.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    if scene.layout.page.is_some() {
        part(canvas, scene);
    } else {
        whole(canvas, scene.layout.card_strip);
    }
}

fn dimmed() -> Color32 {
    Color32::from_rgba_unmultiplied(0x0B, 0x14, 0x22, 140)
}

/// The night of the scoring phases in a mirror: the moon is behind the flaps, not beside the portrait.
fn whole(canvas: &Canvas, [y, h]: [f32; 2]) {
    let visible = canvas.visible();
    let night = |part: &str| canvas.mirrored(part, 0.0, y, WIDE, 1.0);
    if visible.min.x < 0.0 {
        night("scoring/night-right");
    }
    if visible.max.x > WIDE {
        night("scoring/night-left");
    }
    night("scoring/night");
    // No train runs here: the ground hides the rails.
    let (x, w) = (visible.min.x, visible.width());
    canvas.fill(x, y + SKY[1], w, h - 319.0, GROUND);
    canvas.fill(x, y + 7.0, w, h - 14.0, dimmed());
}

/// As much of it as there is room for on a phone.
fn part(canvas: &Canvas, scene: FinalScene) {
    let ([y, h], w) = (scene.layout.card_strip, 2.0 * scene.layout.middle);
    let sky = 0.8 * h;
    let k = (sky / (SKY[1] - SKY[0])).max(w / WIDE);
    // Where less than all of it is seen, the moon still is.
    let aside = 0.85 * (WIDE - w / k);
    canvas.part("scoring/night", [WIDE - aside, SKY[1] - sky / k, -w / k, sky / k], [0.0, y, w, sky]);
    canvas.fill(0.0, y + sky, w, h - sky, GROUND);
    canvas.fill(0.0, y, w, h, dimmed());
    for (top, high) in [(0.0, 1.6), (3.5, 0.7), (h - 1.6, 1.6), (h - 4.2, 0.7)] {
        canvas.fill(0.0, y + top, w, high, palette::BRASS);
    }
}
