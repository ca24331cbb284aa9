//! The cards of a train on a small board as plates with their values, and what lies on them.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::pen::Pen;
use crate::{
    table::refreshment_key,
    ui::theme::{bold, palette},
};
use rules::{
    CarValue, OrderTileId, Refreshment,
    model::train::{Car, Guest, TrainCard},
};

/// Cells lower than this are pictures of the atlas: type of that size is hard to read.
const TINY: f32 = 20.0;
/// What lies beyond the conductor.
const DARK: Color32 = Color32::from_rgba_premultiplied(6, 11, 18, 96);
const MAIL: Color32 = Color32::from_rgb(0x9C, 0x33, 0x27);
const ENGINE: Color32 = Color32::from_rgb(0x24, 0x45, 0x6F);

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

impl Pen<'_, '_> {
    /// The plate of a card, with what rides in it and, over it, what is ordered.
    pub fn plate(&self, card: &TrainCard, cell: Rect, reached: bool, above: f32) {
        match card {
            TrainCard::Car(car) => self.car(car, cell),
            TrainCard::MailCar(_) => self.mail_car(cell),
            TrainCard::Locomotive(tile) => self.engine(*tile, cell),
        }
        if !reached {
            self.painter.rect_filled(cell, 2.0, DARK);
        }
        if let TrainCard::Car(Car { guest, order, .. }) = card {
            self.guest(*guest, cell);
            if let Some(tile) = order {
                self.order(*tile, cell, reached, above);
            }
        }
    }

    fn car(&self, car: &Car, cell: Rect) {
        if cell.height() < TINY {
            return self.mini(&car.value.to_string(), cell);
        }
        let (body, roof, ink) = paint(car.value);
        let painter = &self.painter;
        painter.rect(cell, 2.0, body, (0.8, palette::INK), StrokeKind::Inside);
        let top = cell.height() * 0.15;
        painter.rect_filled(Rect { max: pos2(cell.right(), cell.top() + top), ..cell }, 1.0, roof);
        self.value(car.value.to_string(), cell.translate(vec2(0.0, top * 0.5)), ink);
    }

    /// The figure of a cell, as large as will fit.
    fn value(&self, words: String, cell: Rect, ink: Color32) {
        let wide = if words.len() > 1 { 0.86 } else { 1.4 };
        let font = bold((cell.height() * 0.82).min(cell.width() * wide).min(30.0));
        let middle = cell.center() + vec2(0.0, font.size * 0.06);
        self.painter.text(middle, Align2::CENTER_CENTER, words, font, ink);
    }

    /// The picture of a cell too small for figures of its own.
    fn mini(&self, name: &str, cell: Rect) {
        let scale = (cell.height() / 19.0).min(cell.width() / 20.0);
        let corner = cell.center() - vec2(10.0, 9.5) * scale;
        self.brush.picture(&self.painter, &format!("mini/{name}"), corner, scale);
    }

    fn mail_car(&self, cell: Rect) {
        if cell.height() < TINY {
            return self.mini("mail", cell);
        }
        let painter = &self.painter;
        painter.rect(cell, 2.0, MAIL, (0.8, palette::INK), StrokeKind::Inside);
        let size = vec2((cell.width() * 0.74).min(cell.height() * 0.76), 0.0);
        let letter = Rect::from_center_size(cell.center(), vec2(size.x, size.x * 0.68));
        let line = Stroke::new(1.0, palette::INK);
        painter.rect(letter, 1.0, palette::PAPER, line, StrokeKind::Inside);
        let flap = letter.center() + vec2(0.0, letter.height() * 0.12);
        painter.line_segment([letter.left_top(), flap], line);
        painter.line_segment([letter.right_top(), flap], line);
    }

    fn engine(&self, tile: u8, cell: Rect) {
        let tiles = &self.words.catalogue().boards().locomotive_tiles;
        let value = tiles.get(usize::from(tile)).map_or(0, |tile| tile.value);
        if cell.height() < TINY {
            return self.mini(&format!("engine/{value}"), cell);
        }
        let (step, middle) = (cell.height() * 0.14, cell.left() + cell.width() * 0.5);
        let low = cell.top() + step;
        let outline = [
            pos2(cell.left(), cell.bottom()),
            pos2(cell.left(), low),
            pos2(middle, low),
            pos2(middle, cell.top() - step),
            pos2(cell.right(), cell.top() - step),
            cell.right_bottom(),
        ];
        let parts = [
            Rect::from_min_max(pos2(middle, cell.top() - step), cell.max),
            Rect { min: pos2(cell.left(), low), ..cell },
        ];
        for part in parts {
            self.painter.rect_filled(part, 0.0, ENGINE);
        }
        self.painter.add(Shape::closed_line(outline.to_vec(), Stroke::new(1.2, palette::LAMP)));
        self.value(value.to_string(), cell.translate(vec2(0.0, 1.0)), palette::LAMP);
    }

    /// Who or what rides in the car: a celebrity doubles it; a brass dot for anybody else, dim while they wait.
    fn guest(&self, guest: Option<Guest>, cell: Rect) {
        let corner = cell.right_bottom() - vec2(4.0, 1.0);
        let waits = match guest {
            None => return,
            Some(Guest::Celebrity(_)) => {
                let scale = (cell.height() / 26.0).clamp(0.7, 1.2) * 0.6;
                let at = cell.right_top() + vec2(-4.0, -3.0) - vec2(14.0, 14.0) * scale;
                return self.brush.picture(&self.painter, "double", at, scale);
            }
            Some(Guest::Passenger { seated, .. }) => !seated,
            Some(Guest::Luggage { loaded, .. }) => !loaded,
        };
        let radius = (cell.height() * 0.2).clamp(3.4, 6.0);
        let fill = if waits { palette::LACQUER } else { palette::BRASS };
        self.painter.circle(corner, radius, fill, (1.2, if waits { palette::DISABLED } else { palette::INK }));
    }

    /// An order tile over its cell.
    pub fn order(&self, tile: OrderTileId, cell: Rect, reached: bool, above: f32) {
        let kind = self.words.catalogue().order_tile(tile).refreshment;
        let ground = match kind {
            Refreshment::Coffee => Color32::from_rgb(0xE3, 0xD2, 0xA8),
            Refreshment::Cake => Color32::from_rgb(0xF3, 0xD3, 0xC8),
            Refreshment::Champagne => Color32::from_rgb(0xCF, 0xE0, 0xEA),
        };
        let size = vec2((cell.width() - 1.0).min(above * 1.1), above.min(26.0));
        let at = Rect::from_min_size(pos2(cell.center().x - size.x / 2.0, cell.top() - size.y - 0.6), size);
        self.painter.rect(at, 2.0, ground, (1.2, palette::BRASS), StrokeKind::Inside);
        let icon = format!("icon/{}", refreshment_key(kind));
        self.brush.icon(&self.painter, &icon, at.center(), (size.y * 1.12).min(size.x * 1.12));
        if !reached {
            self.painter.rect_filled(at, 2.0, palette::NIGHT.gamma_multiply(0.45));
        }
    }
}
