//! Everybody's points by source on a page: in a table, a player has a row or a column.

use bevy::math::Vec2;
use bevy_egui::egui::{self, Color32};

use super::{bonuses::Bonuses, columns, layout::TableOf, stage::Stage};
use crate::{
    drawing::{Drawing, rect},
    screens::sources::SourceRow,
    ui::{labels::Align, text::with_tip, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};
use rules::Seat;

/// The edges of the panel.
const FRAME: f32 = 8.0;

/// Room between two things.
const GAP: f32 = 6.0;

/// Below the band: the bonus stations and everybody's points, in an area that is scrolled if it has to be.
pub fn page(canvas: &mut Canvas, scene: Stage, table: TableOf, [x, y, w, h]: [f32; 4]) {
    /// The least room in which the bonuses are beside the points.
    const BESIDE: f32 = 620.0;
    canvas.scrolled("scoring", rect(x, y, w, h), |canvas| {
        // Beside what is scrolled is its bar.
        let (w, h) = (w - 8.0, h - 2.0);
        if table == TableOf::Columns {
            let bonuses = Bonuses::new(scene, w, true);
            let top = bonuses.high() + GAP;
            canvas.paint(&bonuses.panel(scene, [0.0, 0.0, w, bonuses.high()]));
            return top + columns_of(canvas, scene, [0.0, top, w, h - top]);
        }
        if w < BESIDE {
            let bonuses = Bonuses::new(scene, w, true);
            let top = rows_of(canvas, scene, [0.0, 0.0, w, h - bonuses.high() - GAP]) + GAP;
            canvas.paint(&bonuses.panel(scene, [0.0, top, w, bonuses.high()]));
            return top + bonuses.high();
        }
        let part = 0.3 * w;
        let bonuses = Bonuses::new(scene, part, false);
        let high = h.max(bonuses.high());
        let high = rows_of(canvas, scene, [part + GAP, 0.0, w - part - GAP, high]);
        canvas.paint(&bonuses.panel(scene, [0.0, 0.0, part, high]));
        high
    });
}

/// A seat's ground and its edge.
fn ground(scene: Stage, seat: Seat) -> (Color32, Color32, f32) {
    if scene.is_now(seat) {
        (palette::CHOSEN, palette::player(scene.session.seat(seat).colour), 1.6)
    } else {
        (palette::FIELD, palette::DIM, 0.8)
    }
}

/// The colour of a seat's name.
fn ink(scene: Stage, seat: Seat) -> Color32 {
    if scene.is_now(seat) {
        palette::LAMP
    } else if scene.is_done(seat) {
        palette::PAPER
    } else {
        palette::MUTED
    }
}

/// What a source has brought a seat, in the middle of a field.
fn gain(drawing: &mut Drawing, scene: Stage, (seat, row): (Seat, &SourceRow), [x, y, w, h]: [f32; 4], size: f32) {
    if columns::is_live(scene, seat, row.source) {
        drawing.fill(rect(x + 2.0, y + 2.0, w - 4.0, h - 4.0), palette::LAMP.gamma_multiply(0.14));
    }
    let (words, ink) = columns::told(scene, seat, row.source);
    drawing.bold(words, x + w / 2.0, y + h / 2.0 + size * 0.35, size, ink, Align::Centre);
}

/// A seat's score before the phase, centred at a point.
fn before(drawing: &mut Drawing, scene: Stage, seat: Seat, (x, y): (f32, f32), high: f32) {
    columns::before(drawing, scene, seat, Vec2::new(x, y), Vec2::new(high * 1.75, high));
}

/// A seat's score, with its left end, its middle or its right end at a point.
fn score(drawing: &mut Drawing, scene: Stage, seat: Seat, (x, y, align): (f32, f32, Align), size: f32) {
    let (words, ink) = if scene.waits(seat) {
        ("–".to_owned(), palette::MUTED)
    } else {
        let ink = if scene.is_now(seat) { palette::READY } else { palette::LAMP };
        (scene.board.player(seat).score().to_string(), ink)
    };
    let face = Typeface::of_figure(&words);
    drawing.line(words, x, y + size * 0.36, size, ink, align, face);
}

/// A picture that tells its source on hovering.
fn sign(drawing: &mut Drawing, canvas: &Canvas, row: &SourceRow, (x, y): (f32, f32), high: f32) {
    row.icon(drawing, x, y, high);
    let area = canvas.area(rect(x - high / 2.0, y - high / 2.0, high, high));
    let id = egui::Id::new(("scoring-sign", row.key));
    with_tip(canvas.ui.interact(area, id, egui::Sense::hover()), &canvas.words(&format!("account-{}", row.key)));
}

/// The least height of a row on a landscape phone, and its greatest; and the height of the pictures above the rows.
const ROW: [f32; 2] = [17.5, 36.0];
const SIGNS: f32 = 19.0;

/// A row for each player, in a panel at least so high that all can be read. Returns how high it is.
fn rows_of(canvas: &Canvas, scene: Stage, [x, y, w, h]: [f32; 4]) -> f32 {
    let (rows, seats) = (columns::rows(scene), scene.seats().collect::<Vec<_>>());
    let least = 2.0 * FRAME + SIGNS + ROW[0] * seats.len() as f32;
    let h = h.max(least);
    let mut drawing = Drawing::default();
    drawing.panel(rect(x, y, w, h));
    let (left, right) = (x + FRAME, x + w - FRAME);
    let pitch = ((h - 2.0 * FRAME - SIGNS) / seats.len() as f32).min(ROW[1]);
    let name = ((right - left) * 0.27).clamp(96.0, 200.0);
    let total = 58.0;
    let room = right - left - name - total;
    // The score before the phase is left out where the fields would be too narrow.
    let first = if (room - 52.0) / rows.len() as f32 >= 30.0 { 52.0 } else { 0.0 };
    let step = (room - first) / rows.len() as f32;
    let begin = left + name + first;
    let middle = y + FRAME + SIGNS / 2.0 - 1.0;
    if first > 0.0 {
        let words = scene.texts.get("scoring-before");
        let (x, base, room) = (begin - first / 2.0, middle + 4.5, first - 2.0);
        drawing.shortened(&words, x, base, 12.5, palette::MUTED, Align::Centre, Typeface::Text, room);
    }
    for (place, row) in rows.iter().enumerate() {
        sign(&mut drawing, canvas, row, (begin + step * (place as f32 + 0.5), middle), SIGNS);
    }
    let words = scene.texts.get("scoring-score");
    let (end, base, room) = (right - 8.0, middle + 4.5, total - 10.0);
    drawing.shortened(&words, end, base, 13.0, palette::PAPER, Align::Right, Typeface::Bold, room);
    let size = (pitch * 0.74).clamp(13.0, 16.0);
    for (nth, seat) in seats.into_iter().enumerate() {
        let top = y + FRAME + SIGNS + pitch * nth as f32;
        let middle = top + pitch / 2.0;
        let (ground, edge, width) = ground(scene, seat);
        drawing.plate(rect(left, top + 0.5, right - left, pitch - 1.5), ground, edge, width);
        drawing.emblem(scene.session.seat(seat).colour, left + 13.0, middle - 0.5, 6.5);
        let done = scene.is_done(seat);
        let fitting = name - 28.0 - if done { 20.0 } else { 0.0 };
        let (name, letters) = Typeface::Bold.shorten(scene.name(seat), size, fitting);
        if done {
            drawing.icon("tick", left + 37.0 + Typeface::Bold.width(&name, letters), middle - 0.5, 16.0);
        }
        drawing.bold(name, left + 26.0, middle + size * 0.35, letters, ink(scene, seat), Align::Left);
        if first > 0.0 {
            before(&mut drawing, scene, seat, (begin - first / 2.0, middle - 0.5), (pitch - 4.0).min(22.0));
        }
        for (place, row) in rows.iter().enumerate() {
            let field = [begin + step * place as f32, top, step, pitch];
            gain(&mut drawing, scene, (seat, *row), field, size);
        }
        score(&mut drawing, scene, seat, (right - 8.0, middle - 0.5, Align::Right), (pitch * 0.9).min(22.0));
    }
    canvas.paint(&drawing);
    h
}

/// The least height of a row on a portrait phone, and its greatest; the heights of the names, of the scores before, and
/// of the scores.
const LINE: [f32; 2] = [23.0, 44.0];
const NAMES: f32 = 46.0;
const BEFORE: f32 = 30.0;
const SCORES: f32 = 36.0;

/// A column for each player, in a panel that is higher than it has to be only as far as that helps to read it. Returns
/// how high it is.
fn columns_of(canvas: &Canvas, scene: Stage, [x, y, w, h]: [f32; 4]) -> f32 {
    let (rows, seats) = (columns::rows(scene), scene.seats().collect::<Vec<_>>());
    let fixed = 2.0 * FRAME + NAMES + BEFORE + SCORES;
    let h = h.max(fixed + LINE[0] * rows.len() as f32);
    let pitch = ((h - fixed) / rows.len() as f32).min(LINE[1]);
    let h = fixed + pitch * rows.len() as f32;
    let mut drawing = Drawing::default();
    drawing.panel(rect(x, y, w, h));
    let (left, right) = (x + FRAME, x + w - FRAME);
    let labels = ((right - left) * 0.34).clamp(70.0, 140.0);
    let step = (right - left - labels) / seats.len() as f32;
    let begin = y + FRAME + NAMES + BEFORE;
    let foot = begin + pitch * rows.len() as f32;
    for (nth, seat) in seats.into_iter().enumerate() {
        column(&mut drawing, scene, seat, [left + labels + step * nth as f32, y + FRAME, step, h - 2.0 * FRAME]);
        for (place, row) in rows.iter().enumerate() {
            let field = [left + labels + step * nth as f32, begin + pitch * place as f32, step, pitch];
            gain(&mut drawing, scene, (seat, *row), field, 15.0);
        }
    }
    let (middle, room) = (begin - BEFORE / 2.0, labels - 12.0);
    let words = scene.texts.get("scoring-before");
    drawing.shortened(&words, left + 6.0, middle + 5.0, 14.0, palette::MUTED, Align::Left, Typeface::Text, room);
    for (place, row) in rows.iter().enumerate() {
        let middle = begin + pitch * (place as f32 + 0.5);
        sign(&mut drawing, canvas, row, (left + 16.0, middle), 22.0);
        let (words, ink, room) = (scene.texts.get(&format!("account-{}", row.key)), palette::PAPER, labels - 34.0);
        drawing.shortened(&words, left + 31.0, middle + 5.0, 14.0, ink, Align::Left, Typeface::Text, room);
    }
    for y in [begin, foot] {
        drawing.fill(rect(left + 4.0, y - 0.5, right - left - 8.0, 1.0), palette::BRASS.gamma_multiply(0.55));
    }
    let words = scene.texts.get("scoring-score");
    let (ink, base) = (palette::PAPER, foot + SCORES / 2.0 + 6.0);
    drawing.shortened(&words, left + 6.0, base, 16.0, ink, Align::Left, Typeface::Bold, room);
    canvas.paint(&drawing);
    h
}

/// A player's column but for what the sources have brought: the sign and the name, the score before and so far.
fn column(drawing: &mut Drawing, scene: Stage, seat: Seat, [x, y, w, h]: [f32; 4]) {
    let (ground, edge, width) = ground(scene, seat);
    drawing.plate(rect(x + 1.5, y, w - 3.0, h), ground, edge, width);
    let (middle, done) = (x + w / 2.0, scene.is_done(seat));
    drawing.emblem(scene.session.seat(seat).colour, middle - if done { 11.0 } else { 0.0 }, y + 15.0, 7.0);
    if done {
        drawing.icon("tick", middle + 11.0, y + 15.0, 18.0);
    }
    let (name, ink) = (scene.name(seat), ink(scene, seat));
    drawing.shortened(name, middle, y + 39.0, 14.0, ink, Align::Centre, Typeface::Bold, w - 8.0);
    before(drawing, scene, seat, (middle, y + NAMES + BEFORE / 2.0), 22.0);
    score(drawing, scene, seat, (middle, y + h - SCORES / 2.0, Align::Centre), 24.0);
}
