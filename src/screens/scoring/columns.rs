//! Below the band: everybody's points by source, in columns side by side.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32};

use super::stage::Stage;
use crate::{
    drawing::{CREAM, Drawing, colour, rect},
    screens::sources::{ROWS, SourceRow},
    ui::{labels::Align, text::with_tip, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};
use rules::{Seat, Source};

/// The trains and the route, what is in play, and whatever brought anybody points in this phase.
pub fn rows(scene: Stage) -> Vec<&'static SourceRow> {
    let brought = |source| scene.seats().any(|seat| scene.progress.gained(scene.board, seat, source) > 0);
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
    canvas.paint(Drawing::default().panel(rect(x, y, w, h)));
    let seats: Vec<_> = scene.seats().collect();
    let wide = (w - 32.0 + 9.0) / seats.len() as f32 - 9.0;
    let rows = rows(scene);
    for (place, seat) in seats.into_iter().enumerate() {
        column(canvas, scene, seat, &rows, [x + 16.0 + place as f32 * (wide + 9.0), y + 14.0, wide, h - 28.0]);
    }
}

fn column(canvas: &Canvas, scene: Stage, seat: Seat, rows: &[&SourceRow], [x, y, w, h]: [f32; 4]) {
    let now = scene.is_now(seat);
    let own = palette::player(scene.session.seat(seat).colour);
    let (ground, edge) = if now { (palette::CHOSEN, own) } else { (Color32::from_rgb(0x0F, 0x1C, 0x30), palette::DIM) };
    let mut drawing = Drawing::default();
    drawing.plate(rect(x, y, w, h), ground, edge, if now { 2.0 } else { 1.0 });
    head(&mut drawing, scene, seat, [x, y, w]);
    // Where not all rows would be legible, the small sources are in little fields below the trains.
    let room = h - 46.0 - 62.0;
    let (full, small) = if room / rows.len() as f32 >= LOWEST { (rows, &[][..]) } else { rows.split_at(3) };
    let lines = small.len().div_ceil(FIELDS);
    let pitch = ((room - FIELD_HIGH * lines as f32) / full.len() as f32).min(31.0);
    for (place, row) in full.iter().enumerate() {
        let middle = y + 54.0 + pitch * (place as f32 + 0.5);
        source(&mut drawing, scene, seat, row, [x, middle, w, pitch]);
    }
    let wide = (w - 24.0) / FIELDS as f32;
    for (place, row) in small.iter().enumerate() {
        let (line, column) = (place / FIELDS, place % FIELDS);
        let top = y + 54.0 + pitch * full.len() as f32 + FIELD_HIGH * line as f32;
        let place = [x + 12.0 + wide * column as f32, top, wide, FIELD_HIGH];
        field(&mut drawing, scene, seat, row, place);
        explain(canvas, seat, row, place);
    }
    score(&mut drawing, scene, seat, [x, y + h - 18.0, w]);
    canvas.paint(&drawing);
}

/// The name, whether it is done, and the score before.
fn head(drawing: &mut Drawing, scene: Stage, seat: Seat, [x, y, w]: [f32; 3]) {
    let (done, config) = (scene.is_done(seat), scene.session.seat(seat));
    drawing.emblem(config.colour, x + 24.0, y + 25.0, 10.0);
    let ink = if scene.is_now(seat) {
        palette::LAMP
    } else if done {
        palette::PAPER
    } else {
        palette::MUTED
    };
    let label = scene.texts.get("scoring-before");
    let narrow = w < 270.0;
    let taken = if narrow { 0.0 } else { Typeface::Text.width(&label, 16.0) + 8.0 } + if done { 28.0 } else { 0.0 };
    let (name, size) = Typeface::Display.shorten(&config.name, 22.0, w - 44.0 - 80.0 - taken);
    if done {
        drawing.icon("tick", x + 60.0 + Typeface::Display.width(&name, size), y + 25.0, 23.0);
    }
    drawing.display(name, x + 44.0, y + 33.0, size, ink, Align::Left);
    before(drawing, scene, seat, Vec2::new(x + w - 48.0, y + 25.0), Vec2::new(52.0, 28.0));
    if !narrow {
        drawing.words(label, x + w - 84.0, y + 31.0, 16.0, palette::MUTED, Align::Right);
    }
    drawing.fill(rect(x + 14.0, y + 46.0, w - 28.0, 1.0), palette::BRASS.gamma_multiply(0.55));
}

/// A seat's score before the phase on a plate, centred on a point.
pub fn before(drawing: &mut Drawing, scene: Stage, seat: Seat, middle: Vec2, plate: Vec2) {
    let points = scene.progress.before(scene.board, seat).to_string();
    let (face, size) = (Typeface::of_figure(&points), plate.y * 0.72);
    drawing.slice("ticket", 6.0, Rect::from_center_size(middle, plate));
    drawing.line(points, middle.x, middle.y + size * 0.35, size, CREAM, Align::Centre, face);
}

/// The score at the foot of a column, by the line it stands on.
fn score(drawing: &mut Drawing, scene: Stage, seat: Seat, [x, base, w]: [f32; 3]) {
    drawing.fill(rect(x + 14.0, base - 31.0, w - 28.0, 1.0), palette::BRASS.gamma_multiply(0.55));
    let words = |key: &str| scene.texts.get(key);
    if scene.waits(seat) {
        drawing.words(words("scoring-waits"), x + 22.0, base + 1.0, 18.0, palette::DISABLED, Align::Left);
        return;
    }
    drawing.bold(words("scoring-score"), x + 22.0, base + 1.0, 18.0, palette::PAPER, Align::Left);
    let total = scene.board.player(seat).score().to_string();
    let (face, now) = (Typeface::of_figure(&total), scene.is_now(seat));
    let right = x + w - 36.0 - face.width(&total, 32.0);
    let ink = if now { palette::READY } else { palette::LAMP };
    drawing.line(total, x + w - 22.0, base + 4.0, 32.0, ink, Align::Right, face);
    if now {
        drawing.words(words("scoring-so-far"), right, base, 16.0, palette::MUTED, Align::Right);
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
    let gained = scene.progress.gained(scene.board, seat, source);
    (format!("+{gained}"), if is_live(scene, seat, source) { palette::LAMP } else { palette::PAPER })
}

/// A small field for a source: its picture and its points.
fn field(drawing: &mut Drawing, scene: Stage, seat: Seat, row: &SourceRow, [x, y, w, h]: [f32; 4]) {
    let middle = y + h / 2.0;
    drawing.fill(rect(x + 2.0, y + 1.0, w - 4.0, h - 2.0), palette::DEEP.gamma_multiply(0.5));
    row.icon(drawing, x + 20.0, middle, 25.0);
    let ink = if scene.waits(seat) { palette::DISABLED } else { palette::PAPER };
    drawing.bold(told(scene, seat, row.source).0, x + w - 10.0, middle + 6.0, 17.0, ink, Align::Right);
}

/// Tells what a field is about on hovering.
fn explain(canvas: &Canvas, seat: Seat, row: &SourceRow, [x, y, w, h]: [f32; 4]) {
    let id = egui::Id::new(("scoring-field", seat.0, row.key));
    let response = canvas.ui.interact(canvas.area(rect(x, y, w, h)), id, egui::Sense::hover());
    with_tip(response, &canvas.words(&format!("account-{}", row.key)));
}

fn source(drawing: &mut Drawing, scene: Stage, seat: Seat, row: &SourceRow, [x, y, w, pitch]: [f32; 4]) {
    let source = row.source;
    let waits = scene.waits(seat);
    if is_live(scene, seat, source) {
        let lit = rect(x + 8.0, y - pitch / 2.0 + 1.0, w - 16.0, pitch - 2.0);
        drawing.fill(lit, palette::LAMP.gamma_multiply(0.14));
    }
    match source {
        Source::UpperTrain => triangle(drawing, x + 28.0, y, -1.0),
        Source::LowerTrain => triangle(drawing, x + 28.0, y, 1.0),
        _ => row.icon(drawing, x + 28.0, y, (pitch + 2.0).min(31.0)),
    }
    let gained = scene.progress.gained(scene.board, seat, source);
    let ink = if waits { palette::DISABLED } else { palette::PAPER };
    let size = (pitch * 0.58).min(17.0);
    let narrow = w < 300.0;
    let (label, room) = (scene.texts.get(&format!("account-{}", row.key)), if narrow { w - 110.0 } else { 124.0 });
    drawing.shortened(&label, x + 50.0, y + size * 0.35, size, ink, Align::Left, Typeface::Text, room);
    let (from, to) = (x + 178.0, x + w - 72.0);
    if !narrow && waits {
        drawing.dashed(Vec2::new(from, y), Vec2::new(to, y), 1.2, palette::DIM);
    } else if !narrow {
        drawing.fill(rect(from, y - 2.5, to - from, 5.0), palette::DEEP);
        let long = (to - from) * (f32::from(gained) / 40.0).min(1.0);
        let own = palette::player(scene.session.seat(seat).colour);
        drawing.fill(rect(from, y - 2.5, long, 5.0), own);
    }
    let (words, ink) = told(scene, seat, source);
    drawing.bold(words, x + w - 22.0, y + size * 0.4, size + 3.0, ink, Align::Right);
}

fn triangle(drawing: &mut Drawing, x: f32, y: f32, way: f32) {
    let corners = [(-9.0, -4.0), (0.0, 6.0), (9.0, -4.0)];
    let points = corners.map(|(right, down)| Vec2::new(x + right, y + down * way)).to_vec();
    drawing.shape(points, palette::MUTED, Some((0.5, colour(palette::MUTED))));
}
