//! The running sum on split flaps, the score before and so far, and what comes next.

use bevy::prelude::*;

use super::{
    layout::{CounterLayout, LetteredLine},
    names::ScoringPiece,
    stage::Stage,
};
use crate::{
    drawing::{Drawing, rect},
    pieces::flaps,
    scene::{
        Scene,
        piece::{Piece, Turns},
    },
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use bevy_egui::egui::Color32;
use rules::{Seat, TrainId};

/// How many milliseconds a flap takes to fall.
const FALLS_MILLIS: u64 = 200;

/// Lays the counter, its panel and its flaps at these heights; without a case also while nothing is counted yet, as nothing
/// else has its place. The flaps wait for the lamp.
pub fn lay(stage: Stage, scene: &mut Scene<ScoringPiece>, [panel, flap]: [f32; 2], wait: u64) {
    let layout = stage.layout.counter;
    if layout.case && (stage.progress.now.is_none() || stage.progress.train.is_none()) {
        return;
    }
    scene.add(ScoringPiece::Counter, Piece::still(case(stage, layout), Vec2::ZERO, panel));
    let [middle, top, k] = layout.flaps;
    let total = stage.progress.total();
    let figures = flaps::figures(total);
    let own = k * (2.0 / figures.len() as f32).min(1.0);
    let first = middle - flaps::PITCH * own * figures.len() as f32 / 2.0 + 3.0 * own;
    let middle_y = top + flaps::FLAP.y / 2.0 * k;
    for (place, figure) in figures.iter().enumerate() {
        let left = first + flaps::PITCH * own * place as f32;
        let over = Rect::from_center_size(Vec2::new(left + flaps::FLAP.x * own / 2.0, middle_y), flaps::FLAP * own);
        let drawing = flaps::flap(*figure, total < 10);
        let piece = Piece::moving(drawing, flaps::FLAP, over, flap, FALLS_MILLIS);
        let piece = Piece { side: *figure as u8, turns: Turns::Flaps, wait, ..piece };
        scene.add(ScoringPiece::Flap((figures.len() - place) as u8), piece);
    }
}

/// Everything of it but the flaps.
fn case(stage: Stage, layout: CounterLayout) -> Drawing {
    let mut drawing = Drawing::default();
    let [x, y, w, h] = layout.place;
    if layout.case {
        // Its picture reaches over its edges.
        drawing.slice("scoring/counter", 50.0, rect(x - 4.0, y - 2.0, w + 8.0, h + 4.0));
    } else {
        drawing.panel(rect(x, y, w, h));
    }
    if let Some([x, y, w, h]) = layout.plate {
        drawing.plate(rect(x, y, w, h), palette::CARRIAGE, palette::BRASS, 1.0);
    }
    told(&mut drawing, layout.title, heading(stage), palette::LAMP, Typeface::Display);
    change(stage, &mut drawing, layout.change);
    if let Some((line, next)) = layout.next.zip(next(stage)) {
        told(&mut drawing, line, next, palette::MUTED, Typeface::Text);
    }
    drawing
}

fn told(drawing: &mut Drawing, line: LetteredLine, words: String, ink: Color32, face: Typeface) {
    drawing.fit(words, line.x, line.baseline, line.size, ink, line.align, face, line.room);
}

fn heading(stage: Stage) -> String {
    let train = stage.progress.train.unwrap_or_default();
    stage.texts.get(if train == TrainId::Upper { "scoring-upper" } else { "scoring-lower" })
}

/// A seat's score before this phase and so far.
fn scores(stage: Stage, seat: Seat) -> (u16, u16) {
    let board = &stage.shown.board;
    (stage.progress.before(board, seat), board.player(seat).score())
}

/// What comes after the train being counted.
fn next(stage: Stage) -> Option<String> {
    let (seat, train) = stage.progress.now.zip(stage.progress.train)?;
    let lower_counts = stage.shown.board.player(seat).train(TrainId::Lower).conductor > 0;
    Some(match (train, stage.next_seat()) {
        (TrainId::Upper, _) if stage.progress.has_lamp() && lower_counts => stage.texts.get("scoring-next-lower"),
        (_, Some(next)) => stage.texts.with("scoring-next-seat", [("name", stage.name(next).to_owned().into())]),
        (_, None) if stage.progress.over => stage.texts.get("scoring-all"),
        (_, None) => stage.texts.get("scoring-last"),
    })
}

/// A player's sign, the name where there is room for it, and both scores, in a line, at a scale.
fn change(stage: Stage, drawing: &mut Drawing, [x, middle, w, k]: [f32; 4]) {
    let Some(seat) = stage.progress.now else { return };
    let ((before, now), config) = (scores(stage, seat), stage.session.seat(seat));
    let now = now.to_string();
    drawing.emblem(config.colour, x + 11.0 * k, middle, 10.6 * k);
    let (right, size) = (x + w, 30.0 * k);
    let face = if now == "0" { Typeface::Bold } else { Typeface::Display };
    drawing.line(now.clone(), right, middle + 10.5 * k, size, palette::READY, Align::Right, face);
    let arrow = right - face.width(&now, size) - 29.0 * k;
    let head = [(6.5, -6.5), (17.0, 0.0), (6.5, 6.5)].map(|(dx, dy)| Vec2::new(arrow + dx * k, middle + dy * k));
    drawing.shape(head.to_vec(), palette::LAMP, None);
    drawing.fill(rect(arrow, middle - 1.6 * k, 8.2 * k, 3.2 * k), palette::LAMP);
    drawing.points(before, Vec2::new(arrow - 36.0 * k, middle), Vec2::new(57.0, 33.5) * k);
    let (room, size) = (arrow - 71.0 * k - (x + 29.0 * k), 19.5 * k);
    if 0.8 * Typeface::Text.width(&config.name, size) <= room {
        drawing.fit(
            config.name.clone(),
            x + 29.0 * k,
            middle + 6.5 * k,
            size,
            palette::PAPER,
            Align::Left,
            Typeface::Text,
            room,
        );
    }
}
