//! A train on a small board: its cards, lamplight below what its conductor has reached, and the conductor on his car
//! or, before he starts, on the plinth before the first one.

use bevy::prelude::*;

use super::{places::Cells, stir::Stir, subject::SmallBoard};
use crate::{
    drawing::{Drawing, colour},
    pieces::{
        conductor,
        size::CAR,
        train_card::{self, Detail, Light, Room},
    },
    ui::theme::palette,
};
use rules::TrainId;

/// Draws a train with what moves on it.
pub(super) fn draw(drawing: &mut Drawing, of: &SmallBoard, id: TrainId, cells: &Cells, stir: &Stir) {
    let train = of.player.train(id);
    let come = stir.conductors[id as usize].unwrap_or(f32::from(train.conductor));
    if let Some(lanes) = cells.lanes {
        lane(drawing, id, lanes[id as usize], cells);
    }
    track(drawing, id, cells, come as usize);
    let scale = if cells.are_pictures() { cells.car_scale() } else { 1.0 };
    let detail = |place: usize| {
        if !cells.are_pictures() {
            return Detail::Cell { size: cells.at(id, 0).size(), above: cells.above };
        }
        let covered = if place == 0 { 0.0 } else { CAR.x - cells.pitch(id) / scale };
        Detail::Small(Room { scale, above: cells.above, covered })
    };
    // Where cars stand close together, each covers a little of the one to its right: values and guests stay in sight.
    let mut cards = Vec::new();
    for place in (0..cells.shown(id)).rev() {
        let cell = cells.at(id, place);
        match train.cards.get(place) {
            Some(card) => {
                let light = Light::reached(train.reached(place));
                let last = place + 1 == train.cards.len();
                let away = if last { stir.coming[id as usize] * cells.pitch(id) } else { 0.0 };
                let card = train_card::draw(of.words.catalogue(), card, light, detail(place));
                cards.push((card, cell.min + Vec2::X * away));
            }
            None if cells.are_pictures() => _ = drawing.put(&train_card::slot(place), cell.min.x, cell.min.y, scale),
            None => _ = drawing.dashed_frame(cell.inflate(-0.5), 1.0, palette::DIM),
        }
    }
    drawing.row(&cards, scale);
    let shines = stir.shines.filter(|(train, place, _)| *train == id && usize::from(*place) < cells.shown(id));
    if let Some((_, place, light)) = shines {
        let edge = colour(palette::LAMP).with_alpha(light);
        let around = cells.at(id, usize::from(place)).inflate(2.5);
        drawing.rounded(around, 3.0, edge.with_alpha(0.35 * light), Some((2.2, edge)));
    }
    let foot = |place: usize| foot(of, id, cells, place);
    let foot = foot(come as usize).lerp(foot(come.ceil() as usize), come.fract());
    conductor(drawing, of, id, cells, foot);
}

/// The ground of a lane, and the sign that tells the upper train from the lower one.
fn lane(drawing: &mut Drawing, id: TrainId, lane: Rect, cells: &Cells) {
    drawing.rounded(lane, 2.0, colour(palette::DEEP).with_alpha(0.55), Some((0.8, colour(palette::DIM))));
    let (at, up) = (Vec2::new(lane.min.x + 11.0, cells.at(id, 0).min.y - 16.0), id == TrainId::Upper);
    let tip = if up { -1.0 } else { 1.0 };
    let points = [Vec2::new(0.0, 6.0 * tip), Vec2::new(6.5, -5.0 * tip), Vec2::new(-6.5, -5.0 * tip)];
    drawing.shape(points.iter().map(|point| at + *point).collect(), palette::LAMP, None);
}

/// The rail below pictures of cars, and lamplight as far as the conductor has come.
fn track(drawing: &mut Drawing, id: TrainId, cells: &Cells, come: usize) {
    let (left, right) = (cells.at(id, 0), cells.at(id, cells.shown(id) - 1));
    let y = left.max.y + 2.1;
    if cells.are_pictures() {
        drawing.fill(Rect::new(left.min.x - cells.indent, y - 1.0, right.max.x, y + 1.0), palette::DIM);
    }
    if let Some(last) = come.min(cells.shown(id)).checked_sub(1) {
        drawing.fill(Rect::new(left.min.x, y - 1.3, cells.at(id, last).max.x, y + 1.3), palette::LAMP);
    }
}

/// The scale of a conductor among pictures of cars, or of his head and shoulders over plates.
fn scale(cells: &Cells, waits: bool) -> f32 {
    if cells.are_pictures() {
        return ((cells.above + 3.0) / conductor::HEIGHT).clamp(0.3, 0.54);
    }
    let over = (cells.above / 23.0).clamp(0.6, 1.5);
    if waits { over.min(cells.indent / 18.0) } else { over }
}

/// Where the conductor's feet are when he has come past so many cards: on a roof, or on his plinth.
fn foot(of: &SmallBoard, id: TrainId, cells: &Cells, come: usize) -> Vec2 {
    let train = of.player.train(id);
    let Some(last) = come.checked_sub(1) else {
        let (first, waits) = (cells.at(id, 0), scale(cells, true));
        return match (cells.are_pictures(), conductor::is_cap_only(waits)) {
            (true, _) => on_plinth(id, cells, waits),
            (false, true) => Vec2::new(first.min.x - cells.indent / 2.0 - 1.0, first.max.y - 3.0),
            (false, false) => on_plinth(id, cells, waits * 0.6),
        };
    };
    let cell = cells.at(id, last);
    if cells.are_pictures() {
        return cell.min + (train_card::stand(train.cards.get(last)) + Vec2::Y * 0.6) * cells.car_scale();
    }
    // With an order on his car, he stands half a cell to its right.
    let ordered = train.car_at(last).is_some_and(|car| car.order.is_some());
    let beside = if ordered { cells.pitch(id) * 0.62 } else { 0.0 };
    Vec2::new(cell.center().x + beside, cell.min.y + 1.5)
}

/// The conductor with his feet here: whole among pictures of cars; over plates head and shoulders, or his cap.
fn conductor(drawing: &mut Drawing, of: &SmallBoard, id: TrainId, cells: &Cells, foot: Vec2) {
    let waits = of.player.train(id).conductor == 0;
    let scale = scale(cells, waits);
    let plinth = if cells.are_pictures() { scale } else { scale * 0.6 };
    if waits && (cells.are_pictures() || !conductor::is_cap_only(scale)) {
        let ground = on_plinth(id, cells, plinth) + Vec2::Y * conductor::PLINTH_HEIGHT * plinth;
        drawing.scaled("plinth", ground.x, ground.y, plinth);
    }
    if cells.are_pictures() {
        drawing.put(&conductor::whole(of.config.colour.key()), foot.x, foot.y, scale);
    } else {
        drawing.put(&conductor::bust(of.config.colour, scale), foot.x, foot.y, 1.0);
    }
}

/// Where a conductor's feet are on a plinth of this scale before the first car.
fn on_plinth(id: TrainId, cells: &Cells, scale: f32) -> Vec2 {
    let first = cells.at(id, 0);
    let ground = Vec2::new(first.min.x - cells.indent / 2.0, first.max.y - scale);
    ground - Vec2::Y * conductor::PLINTH_HEIGHT * scale
}
