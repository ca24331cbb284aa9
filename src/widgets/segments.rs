//! A row of parts of which one is chosen.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::Color32;

use super::canvas::Canvas;
use crate::{
    drawing::{Drawing, rect},
    session::Colour,
    ui::{
        regions::RegionId,
        text::{draw_fitted, with_tip},
        theme::{bold, palette, text},
        told,
    },
};

/// One part of such a row.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The name under which it is registered.
    pub id: RegionId,
    pub label: String,
    /// A player's sign: before the words, or instead of them.
    pub emblem: Option<Colour>,
    /// Its share of the width, relative to the others.
    pub weight: f32,
    /// The explanation shown on hovering.
    pub tip: String,
}

impl Segment {
    /// A part with a label.
    pub fn new(id: impl Into<RegionId>, label: String) -> Self {
        Self { id: id.into(), label, emblem: None, weight: 1.0, tip: String::new() }
    }
}

impl Canvas<'_, '_> {
    /// A row of parts of which one is lit; each can be clicked. Returns the part that was.
    pub fn segments(&mut self, row: Rect, parts: &[Segment], chosen: usize, size: f32) -> Option<usize> {
        let (Vec2 { x, y }, Vec2 { x: w, y: h }) = (row.min, row.size());
        let mut ground = Drawing::default();
        // Its picture reaches over its edges.
        self.paint(ground.slice("setup/segments", 12.0, rect(x - 5.0, y - 2.0, w + 10.0, h + 4.0)));
        let weight: f32 = parts.iter().map(|part| part.weight).sum();
        let (mut left, mut clicked) = (x, None);
        for (place, part) in parts.iter().enumerate() {
            let wide = w * part.weight / weight;
            let lit = place == chosen;
            // It is drawn lower than a fingertip, but the area that can be clicked is as high as one.
            let response = self.hit(part.id, rect(left, y + h / 2.0 - 22.0, wide, 44.0));
            told::choose(self.ui.ctx(), part.id, lit);
            let response = with_tip(response, &part.tip);
            let mut face = Drawing::default();
            if lit {
                face.slice("setup/segment-lit", 8.0, rect(left + 2.5, y + 2.5, wide - 5.0, h - 5.0));
            } else if place > 0 && place - 1 != chosen {
                face.fill(rect(left - 0.4, y + 7.0, 0.8, h - 14.0), palette::BRASS.gamma_multiply(0.6));
            }
            // Beside words the sign stands before them.
            let beside = if part.emblem.is_some() && !part.label.is_empty() { 21.0 } else { 0.0 };
            if let Some(colour) = part.emblem {
                let at = if beside > 0.0 { left + 15.0 } else { left + wide / 2.0 };
                face.emblem(colour, at, y + h / 2.0, 7.4);
            }
            self.paint(&face);
            let (font, colour) = match (lit, response.hovered() || response.has_focus()) {
                (true, _) => (bold(size), Color32::from_rgb(0x1A, 0x14, 0x06)),
                (false, true) => (text(size), palette::LAMP),
                (false, false) => (text(size), palette::MUTED),
            };
            draw_fitted(
                self.ui.painter(),
                self.area(rect(left + 4.0 + beside, y + 2.0, wide - 8.0 - beside, h)),
                &part.label,
                font,
                colour,
            );
            if response.clicked() {
                clicked = Some(place);
            }
            left += wide;
        }
        clicked
    }
}
