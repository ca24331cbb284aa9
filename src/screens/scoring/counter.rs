//! The running sum on split flaps, the score before and so far, and what comes next.

use bevy::prelude::*;

use super::{
    Stage,
    layout::{Below, ScoringLayout},
    scene::ScoringPiece,
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
use rules::{Seat, TrainId};

/// How many milliseconds a flap takes to fall.
const FALLS_MILLIS: u64 = 200;
/// What flaps of the full size need: two of them side by side, and the height of one.
const FLAPS: [f32; 2] = [192.0, 118.0];

/// Lays the counter, its panel and its flaps at these heights; on a phone also while nothing is counted yet, as nothing
/// else has its place. The flaps wait for the lamp.
pub fn lay(stage: Stage, scene: &mut Scene<ScoringPiece>, [panel, flap]: [f32; 2], wait: u64) {
    let ScoringLayout { counter: [x, y, w, h], below, .. } = *stage.layout;
    let mut drawing = Drawing::default();
    // The middle of the flaps, their top, and their scale.
    let (middle, top, k) = match below {
        Below::Panels { .. } => {
            if stage.progress.now.is_none() || stage.progress.train.is_none() {
                return;
            }
            let k = if w < 250.0 { 0.78 } else { 1.0 };
            beside_wide_band(stage, &mut drawing);
            (x + w / 2.0, y + 58.0 + 59.0 * (1.0 - k), k)
        }
        Below::Page { phone, .. } if phone.is_portrait() => {
            let k = (h - 18.0) / FLAPS[1];
            below_band(stage, &mut drawing, FLAPS[0] * k);
            (x + 12.0 + FLAPS[0] * k / 2.0, y + 9.0, k)
        }
        Below::Page { .. } => {
            let room = beside_low_band(stage, &mut drawing);
            let k = (room / FLAPS[1]).min((w - 24.0) / FLAPS[0]);
            (x + w / 2.0, y + 36.0 + (room - FLAPS[1] * k) / 2.0, k)
        }
    };
    scene.add(ScoringPiece::Counter, Piece::still(drawing, Vec2::ZERO, panel));
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

/// The panel beside the band of a desktop.
fn beside_wide_band(stage: Stage, drawing: &mut Drawing) {
    let [x, y, w, h] = stage.layout.counter;
    let middle = x + w / 2.0;
    // Its picture reaches over its edges.
    drawing.slice("scoring/counter", 50.0, rect(x - 4.0, y - 2.0, w + 8.0, h + 4.0));
    let room = w - 56.0;
    drawing.fit(heading(stage), middle, y + 34.0, 24.0, palette::LAMP, Align::Centre, Typeface::Display, room);
    change(stage, drawing, [x + 22.0, y + 220.0, w - 44.0], 1.0);
    if let Some(next) = next(stage) {
        drawing.fit(next, middle, y + 260.0, 16.0, palette::MUTED, Align::Centre, Typeface::Text, w - 24.0);
    }
}

/// The panel beside the band of a phone: the train, the scores, and what comes next where it is high enough. Returns
/// how much room there is for the flaps.
fn beside_low_band(stage: Stage, drawing: &mut Drawing) -> f32 {
    let [x, y, w, h] = stage.layout.counter;
    let middle = x + w / 2.0;
    drawing.panel(rect(x, y, w, h));
    drawing.plate(rect(x + 9.0, y + 8.0, w - 18.0, 24.0), palette::CARRIAGE, palette::BRASS, 1.0);
    let room = w - 30.0;
    drawing.fit(heading(stage), middle, y + 25.5, 16.0, palette::LAMP, Align::Centre, Typeface::Display, room);
    let told = h >= 136.0;
    let foot = y + h - if told { 28.0 } else { 9.0 };
    change(stage, drawing, [x + 14.0, foot - 12.0, w - 28.0], 0.7);
    if let Some(next) = next(stage).filter(|_| told) {
        drawing.fit(next, middle, y + h - 12.0, 13.0, palette::MUTED, Align::Centre, Typeface::Text, w - 24.0);
    }
    foot - 26.0 - (y + 36.0)
}

/// The panel below the band: the flaps are at the left of everything else.
fn below_band(stage: Stage, drawing: &mut Drawing, flaps: f32) {
    let [x, y, w, h] = stage.layout.counter;
    drawing.panel(rect(x, y, w, h));
    let left = x + 24.0 + flaps;
    let room = x + w - 14.0 - left;
    drawing.fit(heading(stage), left, y + 24.0, 17.0, palette::LAMP, Align::Left, Typeface::Display, room);
    change(stage, drawing, [left, y + h / 2.0 + 1.0, room], 0.7);
    if let Some(next) = next(stage) {
        drawing.fit(next, left, y + h - 14.0, 13.0, palette::MUTED, Align::Left, Typeface::Text, room);
    }
}

/// A player's sign, the name where there is room for it, and both scores, in a line, at a scale.
fn change(stage: Stage, drawing: &mut Drawing, [x, middle, w]: [f32; 3], k: f32) {
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
    let room = arrow - 71.0 * k - (x + 29.0 * k);
    if room >= 60.0 {
        let size = 19.5 * k;
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
