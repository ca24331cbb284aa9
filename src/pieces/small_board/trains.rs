//! A train on a small board: its cards, lamplight below what its conductor has reached, and the conductor on his car
//! or, before he starts, on the plinth before the first one.

use bevy::prelude::*;

use super::{places::Cells, subject::SmallBoard};
use crate::{
    drawing::Drawing,
    pieces::{
        conductor,
        train_card::{self, Detail, Light, Room},
    },
    ui::theme::palette,
};
use rules::{TrainId, model::train::FULL_TRAIN};

/// Draws a train.
pub(super) fn draw(drawing: &mut Drawing, of: &SmallBoard, id: TrainId, cells: &Cells) {
    let train = of.player.train(id);
    track(drawing, of, id, cells);
    let (scale, detail) = if cells.are_pictures() {
        let scale = cells.car_scale();
        (scale, Detail::Small(Room { scale, above: cells.above }))
    } else {
        (1.0, Detail::Cell { size: cells.at(id, 0).size(), above: cells.above })
    };
    for place in 0..FULL_TRAIN {
        let cell = cells.at(id, place);
        let card = match train.cards.get(place) {
            Some(card) => train_card::draw(of.words.catalogue(), card, Light::reached(train.reached(place)), detail),
            None if cells.are_pictures() => train_card::slot(place),
            None => {
                drawing.dashed_frame(cell.inflate(-0.5), 1.0, palette::DIM);
                continue;
            }
        };
        drawing.put(&card, cell.min.x, cell.min.y, scale);
    }
    if cells.are_pictures() {
        conductor(drawing, of, id, cells);
    } else {
        half_conductor(drawing, of, id, cells);
    }
}

/// The rail below pictures of cars, and lamplight as far as the conductor has come.
fn track(drawing: &mut Drawing, of: &SmallBoard, id: TrainId, cells: &Cells) {
    let (row, come) = (cells.in_row(), usize::from(of.player.train(id).conductor));
    for first in (0..FULL_TRAIN).step_by(row) {
        let (left, right) = (cells.at(id, first), cells.at(id, first + row - 1));
        let y = left.max.y + 2.1;
        if cells.are_pictures() {
            drawing.fill(Rect::new(left.min.x - cells.indent, y - 1.0, right.max.x, y + 1.0), palette::DIM);
        }
        if come > first {
            let last = cells.at(id, come.min(first + row) - 1);
            drawing.fill(Rect::new(left.min.x, y - 1.3, last.max.x, y + 1.3), palette::LAMP);
        }
    }
}

/// The conductor among pictures of cars: on a roof, or on his plinth.
fn conductor(drawing: &mut Drawing, of: &SmallBoard, id: TrainId, cells: &Cells) {
    let train = of.player.train(id);
    let scale = ((cells.above + 3.0) / conductor::HEIGHT).clamp(0.3, 0.54);
    let foot = match usize::from(train.conductor).checked_sub(1) {
        None => plinth(drawing, id, cells, scale),
        Some(last) => {
            let stand = train_card::stand(train.cards.get(last)) + Vec2::Y * 0.6;
            cells.at(id, last).min + stand * cells.car_scale()
        }
    };
    drawing.put(&conductor::whole(of.config.colour.key()), foot.x, foot.y, scale);
}

/// The conductor over plates: head and shoulders, or his cap.
fn half_conductor(drawing: &mut Drawing, of: &SmallBoard, id: TrainId, cells: &Cells) {
    let train = of.player.train(id);
    let mut scale = (cells.above / 23.0).clamp(0.6, 1.5);
    let foot = match usize::from(train.conductor).checked_sub(1) {
        Some(last) => {
            let cell = cells.at(id, last);
            // With an order on his car, he stands half a cell to its right.
            let ordered = train.car_at(last).is_some_and(|car| car.order.is_some());
            let beside = if ordered { cells.pitch * 0.62 } else { 0.0 };
            Vec2::new(cell.center().x + beside, cell.min.y + 1.5)
        }
        None => {
            scale = scale.min(cells.indent / 18.0);
            let first = cells.at(id, 0);
            if conductor::is_cap_only(scale) {
                Vec2::new(first.min.x - cells.indent / 2.0 - 1.0, first.max.y - 3.0)
            } else {
                plinth(drawing, id, cells, scale * 0.6)
            }
        }
    };
    drawing.put(&conductor::bust(of.config.colour, scale), foot.x, foot.y, 1.0);
}

/// The plinth before the first car. Returns where a conductor's feet are on it.
fn plinth(drawing: &mut Drawing, id: TrainId, cells: &Cells, scale: f32) -> Vec2 {
    let first = cells.at(id, 0);
    let ground = Vec2::new(first.min.x - cells.indent / 2.0, first.max.y - scale);
    drawing.scaled("plinth", ground.x, ground.y, scale);
    ground - Vec2::Y * conductor::PLINTH_HEIGHT * scale
}
