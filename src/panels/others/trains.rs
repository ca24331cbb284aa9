//! A train on a small board: its cards, lamplight below what its conductor has reached, and the conductor on his car
//! or, before he starts, on the plinth before the first one.

use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, pos2, vec2};

use super::pen::{Cells, Pen};
use crate::{table::car_roof, ui::theme::palette};
use rules::{
    CarValue, TrainId,
    model::train::{FULL_TRAIN, TrainCard},
};

const SKIN: Color32 = Color32::from_rgb(0xEB, 0xC2, 0x9C);
/// The scale below which the conductor is only his cap.
const CAP_ONLY: f32 = 0.7;
/// How high the picture of a conductor is, and how high his plinth.
const CONDUCTOR: f32 = 58.0;
const PLINTH: f32 = 7.0;

impl Pen<'_, '_> {
    /// Draws a train.
    pub fn train(&self, id: TrainId, cells: &Cells) {
        let train = self.player.train(id);
        let pictured = cells.halves.is_some();
        self.track(id, cells);
        for place in 0..FULL_TRAIN {
            let (cell, reached) = (cells.at(id, place), train.reached(place));
            match train.cards.get(place) {
                Some(card) if pictured => self.card_picture(card, cell, reached, cells),
                Some(card) => self.plate(card, cell, reached, cells.above),
                None if pictured => self.slot(place, cell, cells.car_scale()),
                None => self.dashed(cell),
            }
        }
        if pictured {
            self.conductor(id, cells);
        } else {
            self.half_conductor(id, cells);
        }
    }

    /// The rail below pictures of cars, and lamplight as far as the conductor has come.
    fn track(&self, id: TrainId, cells: &Cells) {
        let (row, come) = (cells.in_row(), usize::from(self.player.train(id).conductor));
        for first in (0..FULL_TRAIN).step_by(row) {
            let (left, right) = (cells.at(id, first), cells.at(id, first + row - 1));
            let y = left.bottom() + 2.1;
            if cells.halves.is_some() {
                let from = left.left() - cells.indent;
                self.painter.hline(from..=right.right(), y, (2.0, palette::DIM));
            }
            if come > first {
                let last = cells.at(id, come.min(first + row) - 1);
                self.painter.hline(left.left()..=last.right(), y, (2.6, palette::LAMP));
            }
        }
    }

    /// The conductor among pictures of cars: on a roof, or on his plinth.
    fn conductor(&self, id: TrainId, cells: &Cells) {
        let train = self.player.train(id);
        let k = cells.car_scale();
        let scale = ((cells.above + 3.0) / CONDUCTOR).clamp(0.3, 0.54);
        let foot = match usize::from(train.conductor).checked_sub(1) {
            None => self.plinth(id, cells, scale),
            Some(last) => {
                let (x, roof) = match train.cards.get(last) {
                    // Beside an order, luggage and the crown of the gilded saloon he has room.
                    Some(TrainCard::Car(car)) => {
                        let x = match (car.order.is_some(), car.value) {
                            (true, _) => 70.0,
                            (false, CarValue::V12) => 26.0,
                            (false, _) => 40.0,
                        };
                        (x, car_roof(car.value))
                    }
                    Some(TrainCard::Locomotive(_)) => (24.0, 9.6),
                    Some(TrainCard::MailCar(_)) | None => (40.0, 9.6),
                };
                cells.at(id, last).min + vec2(x, roof + 0.6) * k
            }
        };
        self.brush.picture(&self.painter, &format!("conductor/{}", self.colour.key()), foot, scale);
    }

    /// The conductor over plates: head and shoulders, or his cap.
    fn half_conductor(&self, id: TrainId, cells: &Cells) {
        let train = self.player.train(id);
        let scale = (cells.above / 23.0).clamp(0.6, 1.5);
        let Some(last) = usize::from(train.conductor).checked_sub(1) else {
            let scale = scale.min(cells.indent / 18.0);
            let first = cells.at(id, 0);
            let foot = if scale < CAP_ONLY {
                pos2(first.left() - cells.indent / 2.0 - 1.0, first.bottom() - 3.0)
            } else {
                self.plinth(id, cells, scale * 0.6)
            };
            return self.bust(foot, scale);
        };
        let cell = cells.at(id, last);
        // With an order on his car, he stands half a cell to its right.
        let ordered = train.car_at(last).is_some_and(|car| car.order.is_some());
        let beside = if ordered { cells.pitch * 0.62 } else { 0.0 };
        self.bust(pos2(cell.center().x + beside, cell.top() + 1.5), scale);
    }

    /// The plinth before the first car. Returns where a conductor's feet are on it.
    fn plinth(&self, id: TrainId, cells: &Cells, scale: f32) -> Pos2 {
        let first = cells.at(id, 0);
        let ground = pos2(first.left() - cells.indent / 2.0, first.bottom() - scale);
        self.brush.picture(&self.painter, "plinth", ground, scale);
        ground - vec2(0.0, PLINTH * scale)
    }

    /// Head and shoulders of the conductor by their foot, or his cap where there is little room.
    fn bust(&self, foot: Pos2, scale: f32) {
        if scale < CAP_ONLY {
            return self.brush.picture(&self.painter, &format!("cap/{}", self.colour.key()), foot, 1.0);
        }
        let (painter, coat) = (&self.painter, palette::player(self.colour));
        let at = |x: f32, y: f32| foot + vec2(x, y) * scale;
        let shoulders = vec![at(-8.6, 0.0), at(-7.0, -6.6), at(-3.0, -9.2), at(3.0, -9.2), at(7.0, -6.6), at(8.6, 0.0)];
        painter.add(Shape::convex_polygon(shoulders, coat, Stroke::new(1.1, palette::INK)));
        painter.circle(at(0.0, -13.0), 5.0 * scale, SKIN, (0.9, palette::INK));
        let cap = vec![at(-6.4, -14.4), at(-5.4, -20.0), at(0.0, -22.2), at(5.4, -20.0), at(6.4, -14.4)];
        painter.add(Shape::convex_polygon(cap, coat, Stroke::new(1.0, palette::INK)));
    }
}
