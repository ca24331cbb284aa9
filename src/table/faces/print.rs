//! Faces drawn in egui, for windows: the same drawings that lie on the table as sprites.

use bevy::{prelude::*, sprite::Anchor};
use bevy_egui::egui::{self, Color32, FontId, Pos2, pos2, vec2};

use super::card;
use crate::{
    localization::Texts,
    table::{
        layout::{CARD, MARKET_CARD},
        scene::drawing::{Drawing, DrawingPart},
    },
    ui::{
        atlas::Art,
        brush::Brush,
        labels::{Label, Typeface},
        theme::{bold, display, text},
    },
};
use rules::{CardId, Catalogue, GameEndId};

/// Something with a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    Action(CardId),
    GameEnd(GameEndId),
    /// A Locomotive tile, by its place in the catalogue.
    Tile(u8),
}

impl Printed {
    /// Its size where it is not scaled.
    pub fn size(self) -> egui::Vec2 {
        let size = if matches!(self, Self::Action(_)) { CARD } else { MARKET_CARD };
        vec2(size.x, size.y)
    }

    fn drawing(self, catalogue: &Catalogue, texts: &Texts) -> Option<Drawing> {
        Some(match self {
            Self::Action(id) => card::action(catalogue.card(id), texts),
            Self::GameEnd(id) => card::game_end(catalogue.game_end(id)),
            Self::Tile(place) => card::locomotive_tile(catalogue.boards().locomotive_tiles.get(usize::from(place))?),
        })
    }
}

/// Draws faces in egui.
pub struct Print<'a, 'w> {
    pub brush: &'a Brush<'w>,
    pub painter: egui::Painter,
    pub catalogue: &'a Catalogue,
    pub texts: &'a Texts,
    /// Words that would be set smaller than this are left out: they are told beside the face. Figures stay.
    pub smallest: f32,
}

impl Print<'_, '_> {
    /// Draws a face with its top left corner at a point.
    pub fn face(&self, printed: Printed, corner: Pos2, scale: f32) {
        let Some(drawing) = printed.drawing(self.catalogue, self.texts) else { return };
        for part in &drawing.parts {
            match part {
                DrawingPart::Picture { art, at, scale: own, .. } => self.picture(art, *at, *own, corner, scale),
                DrawingPart::Fill { colour, rect } => {
                    let rect = egui::Rect::from_min_max(
                        corner + vec2(rect.min.x, rect.min.y) * scale,
                        corner + vec2(rect.max.x, rect.max.y) * scale,
                    );
                    self.painter.rect_filled(rect, 0.0, ink(*colour));
                }
                DrawingPart::Words { label, at } => self.words(label, corner + vec2(at.x, at.y) * scale, scale),
            }
        }
    }

    fn picture(&self, art: &Art, at: Vec2, own: Vec2, corner: Pos2, scale: f32) {
        let Some(frame) = self.brush.frame(&art.name) else { return };
        let shown = art.crop.map_or(frame, |part| part.intersect(frame));
        let size = art.size.unwrap_or(shown.size());
        // As with sprites, a stretched picture has no overflow: its frame is its size.
        let origin = if art.size.is_some() { Vec2::ZERO } else { shown.min };
        let (min, size) = (at + (origin - art.pivot) * own, size * own);
        let rect = egui::Rect::from_min_size(corner + vec2(min.x, min.y) * scale, vec2(size.x, size.y) * scale);
        if let Some(border) = art.slice {
            let over = vec2(frame.min.x, frame.min.y);
            let rect = egui::Rect::from_min_max(rect.min - over, rect.max + over);
            return self.brush.slice(&self.painter, &art.name, [border; 4], rect);
        }
        let (from, to) = ((shown.min - frame.min) / frame.size(), (shown.max - frame.min) / frame.size());
        self.brush.quad(&self.painter, &art.name, rect, [from.x, from.y, to.x, to.y], ink(art.tint));
    }

    fn words(&self, label: &Label, at: Pos2, scale: f32) {
        let font = font(label.face, label.size * scale);
        if font.size < self.smallest && label.text.chars().any(char::is_alphabetic) {
            return;
        }
        let below = if label.face == Typeface::Display { 0.0 } else { font.size * 0.06 };
        let galley = match label.width {
            Some(width) => self.painter.layout(label.text.clone(), font, ink(label.color), width * scale),
            None => self.painter.layout_no_wrap(label.text.clone(), font, ink(label.color)),
        };
        let off = (label.anchor.as_vec() - Anchor::TOP_LEFT.as_vec()) * Vec2::new(1.0, -1.0);
        let corner = at - galley.size() * vec2(off.x, off.y);
        self.painter.galley(pos2(corner.x, corner.y + below), galley, ink(label.color));
    }
}

fn font(face: Typeface, size: f32) -> FontId {
    match face {
        Typeface::Display => display(size),
        Typeface::Text => text(size),
        Typeface::Bold => bold(size),
    }
}

fn ink(colour: Color) -> Color32 {
    let [r, g, b, a] = colour.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(r, g, b, a)
}
