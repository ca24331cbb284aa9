//! The lanes of the trains on a phone: ground, rail, empty places, and what a train would score. What stands on the
//! rails is the same as on every other table.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, rect},
    pieces::{
        chips::DASHED,
        train_card::{self, Detail, Light},
    },
    table::{
        scene::{
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
        zones::scenery,
    },
    ui::{atlas::Art, labels::Align, theme::palette},
};
use rules::{TrainId, model::train::FULL_TRAIN};

/// Lays a lane without what stands on it.
pub fn lay(view: &View, scene: &mut Scene, train: TrainId) {
    ground(view, scene, train);
    if view.plan.is_portrait() {
        heading(view, scene, train);
    } else {
        plate(view, scene, train);
    }
}

fn ground(view: &View, scene: &mut Scene, train: TrainId) {
    let (plan, lane) = (view.plan, view.plan.lane(train));
    let mut ground = Drawing::default();
    scenery::lay(view, scene, train);
    let rail = plan.lane_rail();
    let first = plan.slot(train, 0).min.x - lane.min.x;
    let left = if plan.is_portrait() { 0.0 } else { first - 6.0 };
    ground.art(Art::new("rail").tiled(lane.width() - left, 10.0), left, rail, 1.0);
    let (cards, scale) = (view.me().train(train).cards.len(), plan.car_scale());
    for place in cards..FULL_TRAIN {
        let slot = plan.slot(train, place as u8);
        if slot.min.x > lane.max.x - 20.0 {
            break;
        }
        let at = slot.min - lane.min;
        ground.put(&train_card::slot(place), at.x, at.y, scale);
        if place != 5 {
            let x = if place == 9 { 70.0 } else { 49.0 };
            let size = (17.0 * scale).max(12.0);
            let (x, y) = (at.x + x * scale, at.y + 40.0 * scale + size * 0.3);
            ground.bold((place + 1).to_string(), x, y, size, colour(DASHED), Align::Centre);
        }
    }
    let reached = view.me().train(train).conductor;
    let lit = first + f32::from(reached) * plan.slot(train, 0).width() - 2.0;
    if lit > first.max(left) {
        let from = first.max(left);
        ground.fill(rect(from, rail + if plan.lane_head() > 0.0 { 9.0 } else { 6.0 }, lit - from, 2.4), lamp());
    }
    scene.add(Id::Own("lane", view.viewed, train as u8), Piece::still(ground, lane.min, z::FRAME + 1.0));
}

fn lamp() -> Color {
    colour(palette::LAMP)
}

/// What the train scores now and, if that changes, then.
fn figures(view: &View, drawing: &mut Drawing, train: TrainId, at: Vec2, size: f32) {
    let now = view.train_score(train);
    match view.preview.scores[train as usize].filter(|then| *then != now) {
        Some(then) => {
            drawing.figure(now, at.x - size * 0.95, at.y, size * 0.8, lamp());
            drawing.centred("arrow/steam", Vec2::new(16.0, 12.0), at.x, at.y, size / 36.0);
            drawing.figure(then, at.x + size * 0.95, at.y, size * 0.8, colour(palette::READY));
        }
        None => {
            drawing.figure(now, at.x, at.y, size, lamp());
        }
    }
}

fn name(view: &View, train: TrainId) -> String {
    view.texts.get(if train == TrainId::Lower { "side-lower" } else { "side-upper" })
}

/// What the figure beside it says, with its colour: what the train would score or, with a card in focus, could score at
/// most.
fn caption(view: &View, train: TrainId, short: bool) -> (String, Color) {
    let most = view.preview.up_to[train as usize];
    match (most, short) {
        (Some(most), _) => (view.texts.with("table-up-to", [("n", most.into())]), colour(palette::READY)),
        (None, true) => (view.texts.get("table-score"), colour(palette::STEAM)),
        (None, false) => {
            let words = ["table-would", "table-score"].map(|key| view.texts.get(key));
            (words.join(" "), colour(palette::STEAM))
        }
    }
}

/// Lying: the name at the left, the score at the right of it or, where the trains are large, below it.
fn plate(view: &View, scene: &mut Scene, train: TrainId) {
    let (plate, score) = (view.plan.train_plate(train), view.plan.score_plate(train));
    let large = view.plan.large_trains();
    let (would, ink) = caption(view, train, false);
    let mut drawing = Drawing::default();
    let size = plate.size();
    drawing.slice("panel/plaque", 10.0, Rect::from_corners(Vec2::ZERO, size));
    let middle = size.x / 2.0;
    if large {
        drawing.words(name(view, train), middle, 20.0, 14.0, lamp(), Align::Centre);
        drawing.fill(rect(8.0, 25.0, size.x - 16.0, 0.8), colour(palette::BRASS));
        let words = rect(3.0, 28.0, size.x - 6.0, 30.0);
        if size.y > 74.0 {
            drawing.text(would, words, 12.0, ink, Align::Centre);
        }
        figures(view, &mut drawing, train, Vec2::new(middle, size.y - 16.0), 20.0);
    } else {
        // Below it there is room for the conductor before he has set out.
        drawing.words(name(view, train), middle, 14.5, 13.0, lamp(), Align::Centre);
        let at = score.min - plate.min;
        drawing.slice("panel/score", 10.0, Rect::from_corners(at, at + score.size()));
        let middle = at + score.size() / 2.0;
        drawing.words(would, middle.x, at.y + 15.0, 12.0, ink, Align::Centre);
        figures(view, &mut drawing, train, middle + Vec2::new(0.0, score.height() * 0.18), 22.0);
    }
    scene.add(Id::Own("score", view.viewed, train as u8), Piece::still(drawing, plate.min, z::PRINT));
}

/// Upright: the whole train in small cells, a frame around those in view, and the score.
fn heading(view: &View, scene: &mut Scene, train: TrainId) {
    const CELL: f32 = 17.0;
    const MINI: Vec2 = Vec2::new(16.4, 15.6);
    let plan = view.plan;
    let (plate, lane) = (plan.train_plate(train), plan.lane(train));
    let own = view.me().train(train);
    let mut head = Drawing::default();
    head.words(name(view, train), 12.0, 14.0, 13.5, lamp(), Align::Left);
    let first = 60.0;
    for place in 0..FULL_TRAIN {
        let x = first + place as f32 * CELL;
        let Some(card) = own.cards.get(place) else {
            head.fill(rect(x + 6.0, 8.0, 5.0, 1.0), colour(DASHED).with_alpha(0.7));
            continue;
        };
        let light = Light::reached(own.reached(place));
        // What is ordered can be seen on the cars themselves.
        let detail = Detail::Cell { size: MINI, above: 0.0 };
        head.put(&train_card::draw(view.catalogue, card, light, detail), x, 1.0, 1.0);
    }
    let (left, seen) = (f32::from(plan.phone_view.moved[train as usize]) / 1000.0, plan.in_view());
    let frame = rect(first + left * CELL - 1.0, -0.5, seen.min(10.0 - left) * CELL + 1.0, 18.0);
    for edge in [
        Rect { max: Vec2::new(frame.max.x, frame.min.y + 1.4), ..frame },
        Rect { min: Vec2::new(frame.min.x, frame.max.y - 1.4), ..frame },
        Rect { max: Vec2::new(frame.min.x + 1.4, frame.max.y), ..frame },
        Rect { min: Vec2::new(frame.max.x - 1.4, frame.min.y), ..frame },
    ] {
        head.fill(edge, lamp());
    }
    let right = lane.max.x - plate.min.x;
    let cells = first + 10.0 * CELL + 8.0;
    let short = right - cells <= 150.0;
    let (would, ink) = caption(view, train, short);
    head.words(would, cells, 13.5, 12.5, ink, Align::Left);
    figures(view, &mut head, train, Vec2::new(right - 36.0, 8.5), 17.0);
    scene.add(Id::Own("score", view.viewed, train as u8), Piece::still(head, plate.min, z::PRINT));
}
