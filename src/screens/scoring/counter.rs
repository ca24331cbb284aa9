//! The running sum on split flaps, the score before and so far, and what comes next.

use bevy_egui::egui::Color32;

use super::{super::counting, ScoringScene, layout::Below, train_strip};
use crate::ui::{
    canvas::{Canvas, figure_face},
    labels::Align,
    theme::{display, palette, text},
};
use rules::{Seat, TrainId};

/// Draws the counter; on a phone also while nothing is counted yet, as nothing else has its place.
pub fn draw(canvas: &Canvas, scene: ScoringScene) {
    let [x, y, w, h] = scene.layout.counter;
    if let Below::Page { phone, .. } = scene.layout.below {
        return if phone.is_portrait() { portrait(canvas, scene) } else { landscape(canvas, scene) };
    }
    let Some((seat, train)) = scene.progress.now.zip(scene.progress.train) else { return };
    counting::counter(canvas, [x, y, w, h], &canvas.words(key(train)));
    let flap = if w < 250.0 { 0.78 } else { 1.0 };
    let total = scene.progress.total(train_strip::lit(scene));
    counting::flaps(canvas, x + w / 2.0, y + 58.0 + 59.0 * (1.0 - flap), total, flap, 1.0);
    let config = scene.session.seat(seat);
    counting::change(canvas, config.colour, &config.name, scores(scene, seat), [x, y + 220.0, w]);
    let next = next(canvas, scene, seat, train);
    canvas.fit(x + w / 2.0, y + 260.0, &next, text(16.0), palette::MUTED, Align::Centre, w - 24.0);
}

fn key(train: TrainId) -> &'static str {
    if train == TrainId::Upper { "scoring-upper" } else { "scoring-lower" }
}

/// A seat's score before this phase and so far.
fn scores(scene: ScoringScene, seat: Seat) -> (u16, u16) {
    let board = &scene.shown.board;
    (scene.progress.before(board, seat), board.player(seat).score())
}

/// What comes after this train.
fn next(canvas: &Canvas, scene: ScoringScene, seat: Seat, train: TrainId) -> String {
    match (train, scene.next_seat()) {
        (TrainId::Upper, _)
            if scene.progress.has_lamp() && scene.shown.board.player(seat).train(TrainId::Lower).conductor > 0 =>
        {
            canvas.words("scoring-next-lower")
        }
        (_, Some(next)) => canvas.words_with("scoring-next-seat", [("name", scene.name(next).to_owned().into())]),
        (_, None) if scene.progress.over => canvas.words("scoring-all"),
        (_, None) => canvas.words("scoring-last"),
    }
}

/// What a flap of the full size needs: two of them side by side, and the height of one.
const FLAPS: [f32; 2] = [192.0, 118.0];

/// Beside the band: the train, the flaps, the scores, and what comes next where it is high enough.
fn landscape(canvas: &Canvas, scene: ScoringScene) {
    let [x, y, w, h] = scene.layout.counter;
    canvas.panel(x, y, w, h);
    let middle = x + w / 2.0;
    let train = scene.progress.train.unwrap_or_default();
    canvas.plate(x + 9.0, y + 8.0, w - 18.0, 24.0, palette::CARRIAGE, palette::BRASS, 1.0);
    canvas.fit(middle, y + 25.5, &canvas.words(key(train)), display(16.0), palette::LAMP, Align::Centre, w - 30.0);
    let told = h >= 136.0;
    let foot = y + h - if told { 28.0 } else { 9.0 };
    let room = foot - 26.0 - (y + 36.0);
    let k = (room / FLAPS[1]).min((w - 24.0) / FLAPS[0]);
    let total = scene.progress.total(train_strip::lit(scene));
    counting::flaps(canvas, middle, y + 36.0 + (room - FLAPS[1] * k) / 2.0, total, k, 1.0);
    let Some(seat) = scene.progress.now else { return };
    change(canvas, scene, seat, [x + 14.0, foot - 12.0, w - 28.0]);
    if told && let Some(train) = scene.progress.train {
        let next = next(canvas, scene, seat, train);
        canvas.fit(middle, y + h - 12.0, &next, text(13.0), palette::MUTED, Align::Centre, w - 24.0);
    }
}

/// Below the band: the flaps at the left of everything else.
fn portrait(canvas: &Canvas, scene: ScoringScene) {
    let [x, y, w, h] = scene.layout.counter;
    canvas.panel(x, y, w, h);
    let train = scene.progress.train.unwrap_or_default();
    let k = (h - 18.0) / FLAPS[1];
    let wide = FLAPS[0] * k;
    let total = scene.progress.total(train_strip::lit(scene));
    counting::flaps(canvas, x + 12.0 + wide / 2.0, y + 9.0, total, k, 1.0);
    let left = x + 24.0 + wide;
    let room = x + w - 14.0 - left;
    canvas.fit(left, y + 24.0, &canvas.words(key(train)), display(17.0), palette::LAMP, Align::Left, room);
    let Some(seat) = scene.progress.now else { return };
    change(canvas, scene, seat, [left, y + h / 2.0 + 1.0, room]);
    if let Some(train) = scene.progress.train {
        let next = next(canvas, scene, seat, train);
        canvas.fit(left, y + h - 14.0, &next, text(13.0), palette::MUTED, Align::Left, room);
    }
}

/// A player's sign, the name where there is room for it, and both scores, in a line.
fn change(canvas: &Canvas, scene: ScoringScene, seat: Seat, [x, middle, w]: [f32; 3]) {
    let (before, now) = scores(scene, seat);
    let (config, now) = (scene.session.seat(seat), now.to_string());
    canvas.emblem(config.colour, x + 8.0, middle, 7.5);
    let (right, font) = (x + w, figure_face(&now, 21.0));
    let wide = canvas.text(right, middle + 7.5, &now, font, palette::READY, Align::Right);
    let arrow = right - wide - 20.0;
    let head = [(5.0, -5.0), (13.0, 0.0), (5.0, 5.0)].map(|(dx, dy)| canvas.at(arrow + dx, middle + dy));
    canvas.shape(head.to_vec(), palette::LAMP, Color32::TRANSPARENT, 0.0);
    canvas.fill(arrow, middle - 1.25, 6.0, 2.5, palette::LAMP);
    canvas.points(arrow - 24.0, middle, before, 38.0, 23.0);
    let room = arrow - 50.0 - (x + 21.0);
    if room >= 60.0 {
        canvas.fit(x + 21.0, middle + 5.0, &config.name, text(14.0), palette::PAPER, Align::Left, room);
    }
}
