//! A train on a small board: its cards, lamplight below what its conductor has reached, and the conductor on his car
//! or, before he starts, on the plinth before the first one.

use bevy::math::Vec2;
use bevy_egui::egui::{Pos2, pos2, vec2};

use super::pen::{Cells, Pen};
use crate::{
    pieces::{
        conductor,
        train_card::{self, Detail, Light, Room},
    },
    ui::theme::palette,
};
use rules::{TrainId, model::train::FULL_TRAIN};

impl Pen<'_, '_> {
    /// Draws a train.
    pub fn train(&self, id: TrainId, cells: &Cells) {
        let train = self.player.train(id);
        let pictured = cells.halves.is_some();
        self.track(id, cells);
        for place in 0..FULL_TRAIN {
            let (cell, reached) = (cells.at(id, place), train.reached(place));
            match train.cards.get(place) {
                Some(card) => {
                    let detail = if pictured {
                        Detail::Small(Room { scale: cells.car_scale(), above: cells.above })
                    } else {
                        Detail::Cell { size: Vec2::new(cell.width(), cell.height()), above: cells.above }
                    };
                    let scale = if pictured { cells.car_scale() } else { 1.0 };
                    let drawing = train_card::draw(self.words.catalogue(), card, Light::reached(reached), detail);
                    self.paint(&drawing, cell.min, scale);
                }
                None if pictured => self.paint(&train_card::slot(place), cell.min, cells.car_scale()),
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
        let scale = ((cells.above + 3.0) / conductor::HEIGHT).clamp(0.3, 0.54);
        let foot = match usize::from(train.conductor).checked_sub(1) {
            None => self.plinth(id, cells, scale),
            Some(last) => {
                let stand = train_card::stand(train.cards.get(last));
                cells.at(id, last).min + vec2(stand.x, stand.y + 0.6) * k
            }
        };
        self.paint(&conductor::whole(self.colour.key()), foot, scale);
    }

    /// The conductor over plates: head and shoulders, or his cap.
    fn half_conductor(&self, id: TrainId, cells: &Cells) {
        let train = self.player.train(id);
        let scale = (cells.above / 23.0).clamp(0.6, 1.5);
        let Some(last) = usize::from(train.conductor).checked_sub(1) else {
            let scale = scale.min(cells.indent / 18.0);
            let first = cells.at(id, 0);
            let foot = if conductor::is_cap_only(scale) {
                pos2(first.left() - cells.indent / 2.0 - 1.0, first.bottom() - 3.0)
            } else {
                self.plinth(id, cells, scale * 0.6)
            };
            return self.paint(&conductor::bust(self.colour, scale), foot, 1.0);
        };
        let cell = cells.at(id, last);
        // With an order on his car, he stands half a cell to its right.
        let ordered = train.car_at(last).is_some_and(|car| car.order.is_some());
        let beside = if ordered { cells.pitch * 0.62 } else { 0.0 };
        let foot = pos2(cell.center().x + beside, cell.top() + 1.5);
        self.paint(&conductor::bust(self.colour, scale), foot, 1.0);
    }

    /// The plinth before the first car. Returns where a conductor's feet are on it.
    fn plinth(&self, id: TrainId, cells: &Cells, scale: f32) -> Pos2 {
        let first = cells.at(id, 0);
        let ground = pos2(first.left() - cells.indent / 2.0, first.bottom() - scale);
        self.brush.picture(&self.painter, "plinth", ground, scale);
        ground - vec2(0.0, conductor::PLINTH_HEIGHT * scale)
    }
}
