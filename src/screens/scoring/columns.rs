//! Below the band: the bonus stations the seat uses, and everybody's points by source.

use bevy_egui::egui::{self, Color32};

use super::Stage;
use crate::{
    screens::sources::{ROWS, SourceRow},
    ui::{
        canvas::{Canvas, figure_face},
        labels::Align,
        text::with_tip,
        theme::{bold, display, palette, text},
    },
};
use rules::{Face, Seat, Source, Station};

/// The bonus stations a seat can use in this phase: the station, and which use of it.
pub fn uses(scene: Stage, seat: Seat) -> Vec<(u8, u8)> {
    let reached = scene.shown.board.player(seat).route.locomotive;
    let copies = |station: u8| scene.game.queries().station_copies(seat, station);
    (1..=reached).flat_map(|station| (1..=copies(station)).map(move |copy| (station, copy))).collect()
}

/// Draws the seat's bonus stations.
pub fn bonuses(canvas: &Canvas, scene: Stage, [x, y, w, h]: [f32; 4]) {
    canvas.panel(x, y, w, h);
    let heading = display(if w < 340.0 { 20.0 } else { 24.0 });
    canvas.text(x + 22.0, y + 38.0, &canvas.words("scoring-bonuses"), heading, palette::LAMP, Align::Left);
    canvas.fill(x + 18.0, y + 52.0, w - 36.0, 1.0, palette::BRASS.gamma_multiply(0.6));
    let Some(seat) = scene.progress.now else { return };
    canvas.emblem(scene.session.seat(seat).colour, x + w - 34.0, y + 30.0, 9.0);
    let all = uses(scene, seat);
    let used = &scene.progress.stations;
    if all.is_empty() {
        canvas.text(x + 22.0, y + 88.0, &canvas.words("scoring-no-bonuses"), text(17.0), palette::MUTED, Align::Left);
    } else {
        let count = [("used", used.len().into()), ("all", all.len().into())];
        let words = canvas.words_with("scoring-bonuses-of", count);
        canvas.text(x + w - 52.0, y + 37.0, &words, bold(18.0), palette::READY, Align::Right);
    }
    let contracts = scene.progress.contracts;
    let foot = if contracts > 0 { 62.0 } else { 14.0 };
    let pitch = ((h - 60.0 - foot) / all.len().max(1) as f32).min(54.0);
    for (row, one) in all.iter().enumerate() {
        let top = y + 60.0 + pitch * row as f32;
        station(canvas, scene, seat, *one, used.contains(one), [x, top, w, pitch]);
    }
    if contracts > 0 {
        let top = y + h - foot;
        canvas.fill(x + 18.0, top, w - 36.0, 1.0, palette::BRASS.gamma_multiply(0.6));
        canvas.icon("icon/contract", x + 40.0, top + 30.0, 36.0);
        let words = canvas.words_with("scoring-contracts", [("count", contracts.into())]);
        canvas.text(x + 66.0, top + 36.0, &words, text(17.0), palette::PAPER, Align::Left);
        canvas.icon("tick", x + w - 36.0, top + 30.0, 26.0);
    }
}

fn station(canvas: &Canvas, scene: Stage, seat: Seat, (station, copy): (u8, u8), used: bool, [x, y, w, h]: [f32; 4]) {
    canvas.fill(x + 14.0, y, w - 28.0, h - 4.0, palette::DEEP.gamma_multiply(0.5));
    let middle = y + (h - 4.0) / 2.0;
    let high = (h - 12.0).min(34.0);
    ticket(canvas, scene, (seat, station), [x + 22.0, middle - high / 2.0, 96.0, high]);
    let ink = if used { palette::PAPER } else { palette::MUTED };
    let words = city(canvas, scene, seat, station);
    let note = if copy > 1 {
        canvas.words("scoring-copy")
    } else {
        canvas.words_with("scoring-station", [("station", station.into())])
    };
    let room = w - 128.0 - if copy > 1 { 84.0 } else { 56.0 };
    if h >= 46.0 {
        canvas.fit(x + 128.0, middle - 3.0, &words, bold(17.0), ink, Align::Left, room);
        canvas.fit(x + 128.0, middle + 17.0, &note, text(16.0), palette::MUTED, Align::Left, room);
    } else {
        canvas.fit(x + 128.0, middle + 6.0, &words, bold(16.0), ink, Align::Left, room);
    }
    if copy > 1 {
        canvas.icon("double", x + w - 66.0, middle, 26.0);
    }
    canvas.icon(if used { "tick" } else { "tick/dot" }, x + w - 36.0, middle, 24.0);
}

/// What a station brings, on paper.
pub fn ticket(canvas: &Canvas, scene: Stage, (seat, station): (Seat, u8), [x, y, w, h]: [f32; 4]) {
    let symbols = match scene.game.queries().station(seat, station) {
        Some(Station::Bonus(frame)) => frame.as_slice(),
        _ => &[],
    };
    canvas.slice("panel/paper", [10.0; 4], x, y, w, h);
    canvas.symbols(symbols, x + 4.0, y + 3.0, w - 8.0, h - 6.0);
}

/// The town a station belongs to: its route card's, or Paris on the board.
pub fn city(canvas: &Canvas, scene: Stage, seat: Seat, station: u8) -> String {
    let route = &scene.shown.board.player(seat).route;
    let card = route.find(station).and_then(|(place, _)| route.places[place].card);
    match card.map(|card| &scene.game.catalogue().card(card).face) {
        Some(Face::Route { city, .. }) => canvas.words(&format!("city-{city}")),
        _ => canvas.words("line-paris"),
    }
}

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
