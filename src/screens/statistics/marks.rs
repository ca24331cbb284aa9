//! What the charts are drawn with: brass bars, stars, headings with their rule.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};

/// The ground of bars, and their edge.
pub const TROUGH: Color32 = Color32::from_rgb(0x0A, 0x13, 0x22);
pub const TROUGH_EDGE: Color32 = Color32::from_rgb(0x3A, 0x4F, 0x6E);
/// What others have won.
pub const OTHERS: Color32 = Color32::from_rgb(0x3F, 0x5A, 0x80);
/// More is worse.
pub const BEHIND: Color32 = Color32::from_rgb(0xF0, 0x92, 0x86);
/// The lines of a chart.
pub const CHART_LINE: Color32 = Color32::from_rgb(0x5E, 0x6F, 0x86);
const BRASS_ABOVE: Color32 = Color32::from_rgb(0xEB, 0xCF, 0x80);
const BRASS_BELOW: Color32 = Color32::from_rgb(0x93, 0x72, 0x2E);

/// A bar of brass: what is one's own.
pub fn brass(drawing: &mut Drawing, bar: Rect) {
    if bar.width() <= 0.0 || bar.height() <= 0.0 {
        return;
    }
    let Rect { min, max } = bar;
    let [above, below] = [BRASS_ABOVE, BRASS_BELOW].map(colour);
    let corners = vec![(min, above), (Vec2::new(max.x, min.y), above), (max, below), (Vec2::new(min.x, max.y), below)];
    drawing.gradient(corners, vec![[0, 1, 2], [0, 2, 3]]);
}

/// A star of lamplight.
pub fn star(drawing: &mut Drawing, at: Vec2, radius: f32) {
    let ink = colour(palette::LAMP);
    let corner = |nth: u16| {
        let out = if nth.is_multiple_of(2) { radius } else { radius * 0.42 };
        let turn = f32::from(nth) * std::f32::consts::PI / 5.0;
        (at + Vec2::new(turn.sin(), -turn.cos()) * out, ink)
    };
    let corners = std::iter::once((at, ink)).chain((0..10).map(corner)).collect();
    drawing.gradient(corners, (1..=10).map(|nth| [0, nth, nth % 10 + 1]).collect());
}

/// A game that was not won.
pub fn ring(drawing: &mut Drawing, at: Vec2, radius: f32) {
    let turns = (0..=20).map(|nth| Vec2::from_angle(f32::from(nth as u8) * std::f32::consts::TAU / 20.0));
    drawing.stroke(turns.map(|turn| at + turn * radius).collect(), 1.8, palette::DISABLED);
}

/// The heading of a panel, with a rule from it to the right end or to what stands there.
pub fn heading(drawing: &mut Drawing, panel: Rect, words: &str, size: f32, rule_ends: f32) {
    let pad = if size < 22.0 { 12.0 } else { 22.0 };
    let base = panel.min.y + size * 1.5;
    drawing.display(words, panel.min.x + pad, base, size, palette::LAMP, Align::Left);
    let from = panel.min.x + pad + Typeface::Display.width(words, size) + 14.0;
    let wide = rule_ends - from;
    if wide > 20.0 {
        drawing.fill(rect(from, base - size * 0.28, wide, 1.0), palette::BRASS.gamma_multiply(0.6));
    }
}
