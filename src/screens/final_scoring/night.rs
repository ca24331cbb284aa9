//! The night behind the cards.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::stage::FinalStage;
use crate::{
    drawing::{Drawing, rect},
    ui::{atlas::Art, theme::palette},
};

/// The ground below the sky.
const GROUND: Color32 = Color32::from_rgb(0x12, 0x1F, 0x37);
/// The rows of the picture that are sky and hills.
const SKY: [f32; 2] = [7.0, 312.0];
/// The width of the picture.
const WIDE: f32 = 1600.0;

/// The band.
pub fn night(stage: FinalStage, visible: Rect) -> Drawing {
    let mut drawing = Drawing::default();
    if stage.layout.page.is_some() {
        part(&mut drawing, stage);
    } else {
        whole(&mut drawing, stage.layout.card_strip, visible);
    }
    drawing
}

fn dimmed() -> Color32 {
    Color32::from_rgba_unmultiplied(0x0B, 0x14, 0x22, 140)
}

/// The night of the scoring phases in a mirror: the moon is behind the flaps, not beside the portrait.
fn whole(drawing: &mut Drawing, [y, h]: [f32; 2], visible: Rect) {
    let mut night = |part: &'static str| _ = drawing.turned(Art::new(part), WIDE, y, Vec2::new(-1.0, 1.0), 0.0);
    if visible.min.x < 0.0 {
        night("scoring/night-right");
    }
    if visible.max.x > WIDE {
        night("scoring/night-left");
    }
    night("scoring/night");
    // No train runs here: the ground hides the rails.
    let (x, w) = (visible.min.x, visible.width());
    drawing.fill(rect(x, y + SKY[1], w, h - 319.0), GROUND);
    drawing.fill(rect(x, y + 7.0, w, h - 14.0), dimmed());
}

/// As much of it as there is room for on a phone.
fn part(drawing: &mut Drawing, stage: FinalStage) {
    let ([y, h], w) = (stage.layout.card_strip, 2.0 * stage.layout.middle);
    let sky = 0.8 * h;
    let k = (sky / (SKY[1] - SKY[0])).max(w / WIDE);
    // Where less than all of it is seen, the moon still is.
    let aside = 0.85 * (WIDE - w / k);
    let cut = rect(WIDE - aside - w / k, SKY[1] - sky / k, w / k, sky / k);
    let art = Art::new("scoring/night").crop(cut).size(w, sky);
    drawing.turned(art, w, y, Vec2::new(-1.0, 1.0), 0.0);
    drawing.fill(rect(0.0, y + sky, w, h - sky), GROUND);
    drawing.fill(rect(0.0, y, w, h), dimmed());
    for (top, high) in [(0.0, 1.6), (3.5, 0.7), (h - 1.6, 1.6), (h - 4.2, 0.7)] {
        drawing.fill(rect(0.0, y + top, w, high), palette::BRASS);
    }
}
