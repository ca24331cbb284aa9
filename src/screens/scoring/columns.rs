//! Below the band: everybody's points by source, in columns side by side.

use bevy_egui::egui::{self, Color32};

use super::stage::Stage;
use crate::{
    screens::sources::{ROWS, SourceRow},
    ui::{
        labels::Align,
        text::with_tip,
        theme::{bold, display, palette, text},
    },
    widgets::canvas::{Canvas, figure_face},
};
use rules::{Seat, Source};

/// The trains and the route, what is in play, and whatever brought anybody points in this phase.
pub fn rows(scene: Stage) -> Vec<&'static SourceRow> {
    let brought = |source| scene.seats().any(|seat| scene.progress.gained(&scene.shown.board, seat, source) > 0);
    let always = |row: &SourceRow| match row.source {
        Source::Route | Source::UpperTrain | Source::LowerTrain => true,
        Source::Celebrities | Source::Switches | Source::Orders => row.is_played(scene.game.setup()),
        _ => false,
    };
    let mut rows: Vec<_> = ROWS.iter().filter(|row| always(row) || brought(row.source)).collect();
    // In the order of events: the stations, then the trains.
    rows.sort_by_key(|row| row.source != Source::Route);
    rows
}

/// The lowest row in which words are legible.
const LOWEST: f32 = 22.0;

/// Draws everybody's column.
pub fn players(canvas: &Canvas, scene: Stage, [x, y, w, h]: [f32; 4]) {
    canvas.panel(x, y, w, h);
    let seats: Vec<_> = scene.seats().collect();
    let wide = (w - 32.0 + 9.0) / seats.len() as f32 - 9.0;
    let rows = rows(scene);
    for (place, seat) in seats.into_iter().enumerate() {
        column(canvas, scene, seat, &rows, [x + 16.0 + place as f32 * (wide + 9.0), y + 14.0, wide, h - 28.0]);
    }
}

fn column(canvas: &Canvas, scene: Stage, seat: Seat, rows: &[&SourceRow], [x, y, w, h]: [f32; 4]) {
    let (done, now) = (scene.is_done(seat), scene.is_now(seat));
    let board = &scene.shown.board;
    let config = scene.session.seat(seat);
    let own = palette::player(config.colour);
    let (ground, edge) = if now { (palette::CHOSEN, own) } else { (Color32::from_rgb(0x0F, 0x1C, 0x30), palette::DIM) };
    canvas.plate(x, y, w, h, ground, edge, if now { 2.0 } else { 1.0 });
    canvas.emblem(config.colour, x + 24.0, y + 25.0, 10.0);
    let ink = if now {
        palette::LAMP
    } else if done {
        palette::PAPER
    } else {
        palette::MUTED
    };
    let label = canvas.words("scoring-before");
    let narrow = w < 270.0;
    let taken = if narrow { 0.0 } else { canvas.width(&label, text(16.0)) + 8.0 } + if done { 28.0 } else { 0.0 };
    let room = w - 44.0 - 80.0 - taken;
    let wide = canvas.fit(x + 44.0, y + 33.0, &config.name, display(22.0), ink, Align::Left, room);
    if done {
        canvas.icon("tick", x + 60.0 + wide, y + 25.0, 23.0);
    }
    canvas.points(x + w - 48.0, y + 25.0, scene.progress.before(board, seat), 52.0, 28.0);
    if !narrow {
        canvas.text(x + w - 84.0, y + 31.0, &label, text(16.0), palette::MUTED, Align::Right);
    }
    canvas.fill(x + 14.0, y + 46.0, w - 28.0, 1.0, palette::BRASS.gamma_multiply(0.55));
    // Where not all rows would be legible, the small sources are in little fields below the trains.
    let room = h - 46.0 - 62.0;
    let (full, small) = if room / rows.len() as f32 >= LOWEST { (rows, &[][..]) } else { rows.split_at(3) };
    let lines = small.len().div_ceil(FIELDS);
    let pitch = ((room - FIELD_HIGH * lines as f32) / full.len() as f32).min(31.0);
    for (place, row) in full.iter().enumerate() {
        let middle = y + 54.0 + pitch * (place as f32 + 0.5);
        source(canvas, scene, seat, row, [x, middle, w, pitch]);
    }
    let wide = (w - 24.0) / FIELDS as f32;
    for (place, row) in small.iter().enumerate() {
        let (line, column) = (place / FIELDS, place % FIELDS);
        let top = y + 54.0 + pitch * full.len() as f32 + FIELD_HIGH * line as f32;
        field(canvas, scene, seat, row, [x + 12.0 + wide * column as f32, top, wide, FIELD_HIGH]);
    }
    let base = y + h - 18.0;
    canvas.fill(x + 14.0, base - 31.0, w - 28.0, 1.0, palette::BRASS.gamma_multiply(0.55));
    if !done && !now {
        canvas.text(x + 22.0, base + 1.0, &canvas.words("scoring-waits"), text(18.0), palette::DISABLED, Align::Left);
        return;
    }
    canvas.text(x + 22.0, base + 1.0, &canvas.words("scoring-score"), bold(18.0), palette::PAPER, Align::Left);
    let ink = if now { palette::READY } else { palette::LAMP };
    let total = board.player(seat).score().to_string();
    let wide = canvas.text(x + w - 22.0, base + 4.0, &total, figure_face(&total, 32.0), ink, Align::Right);
    if now {
        let words = canvas.words("scoring-so-far");
        canvas.text(x + w - 36.0 - wide, base, &words, text(16.0), palette::MUTED, Align::Right);
    }
}

/// Small fields side by side, and how high they are.
const FIELDS: usize = 3;
const FIELD_HIGH: f32 = 29.0;

/// Whether a source brings a seat points right now.
pub fn is_live(scene: Stage, seat: Seat, source: Source) -> bool {
    scene.is_now(seat)
        && match source {
            Source::Celebrities => {
                scene.progress.has_lamp() && scene.progress.counted().last().is_some_and(|card| card.extra > 0)
            }
            source => scene.progress.source == Some(source),
        }
}

/// What a source has brought a seat in this phase, and in which colour it is told.
pub fn told(scene: Stage, seat: Seat, source: Source) -> (String, Color32) {
    if scene.waits(seat) {
        return ("–".to_owned(), palette::DISABLED);
    }
    let gained = scene.progress.gained(&scene.shown.board, seat, source);
    (format!("+{gained}"), if is_live(scene, seat, source) { palette::LAMP } else { palette::PAPER })
}

/// A small field for a source: its picture and its points, and its name on hovering.
fn field(canvas: &Canvas, scene: Stage, seat: Seat, row: &SourceRow, [x, y, w, h]: [f32; 4]) {
    let middle = y + h / 2.0;
    canvas.fill(x + 2.0, y + 1.0, w - 4.0, h - 2.0, palette::DEEP.gamma_multiply(0.5));
    row.draw_icon(canvas, x + 20.0, middle, 25.0);
    let ink = if scene.waits(seat) { palette::DISABLED } else { palette::PAPER };
    canvas.text(x + w - 10.0, middle + 6.0, &told(scene, seat, row.source).0, bold(17.0), ink, Align::Right);
    let id = egui::Id::new(("scoring-field", seat.0, row.key));
    let response = canvas.ui.interact(canvas.area(x, y, w, h), id, egui::Sense::hover());
    with_tip(response, &canvas.words(&format!("account-{}", row.key)));
}

fn source(canvas: &Canvas, scene: Stage, seat: Seat, row: &SourceRow, [x, y, w, pitch]: [f32; 4]) {
    let source = row.source;
    let waits = scene.waits(seat);
    if is_live(scene, seat, source) {
        canvas.fill(x + 8.0, y - pitch / 2.0 + 1.0, w - 16.0, pitch - 2.0, palette::LAMP.gamma_multiply(0.14));
    }
    match source {
        Source::UpperTrain => triangle(canvas, x + 28.0, y, -1.0),
        Source::LowerTrain => triangle(canvas, x + 28.0, y, 1.0),
        _ => row.draw_icon(canvas, x + 28.0, y, (pitch + 2.0).min(31.0)),
    }
    let gained = scene.progress.gained(&scene.shown.board, seat, source);
    let ink = if waits { palette::DISABLED } else { palette::PAPER };
    let size = (pitch * 0.58).min(17.0);
    let narrow = w < 300.0;
    let room = if narrow { w - 110.0 } else { 124.0 };
    canvas.fit(
        x + 50.0,
        y + size * 0.35,
        &canvas.words(&format!("account-{}", row.key)),
        text(size),
        ink,
        Align::Left,
        room,
    );
    let (from, to) = (x + 178.0, x + w - 72.0);
    if !narrow && waits {
        canvas.dashed((from, y), (to, y), 1.2, palette::DIM);
    } else if !narrow {
        canvas.fill(from, y - 2.5, to - from, 5.0, palette::DEEP);
        let long = (to - from) * (f32::from(gained) / 40.0).min(1.0);
        let colour = palette::player(scene.session.seat(seat).colour);
        canvas.fill(from, y - 2.5, long, 5.0, colour);
    }
    let (words, colour) = told(scene, seat, source);
    canvas.text(x + w - 22.0, y + size * 0.4, &words, bold(size + 3.0), colour, Align::Right);
}

fn triangle(canvas: &Canvas, x: f32, y: f32, way: f32) {
    let points =
        vec![canvas.at(x - 9.0, y - 4.0 * way), canvas.at(x, y + 6.0 * way), canvas.at(x + 9.0, y - 4.0 * way)];
    canvas.shape(points, palette::MUTED, palette::MUTED, 0.5);
}
