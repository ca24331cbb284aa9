//! The bonus stations of the seat being counted, and which of them it has used.

use super::stage::Stage;
use crate::{
    drawing::{Drawing, rect},
    pieces::{symbol_pictures::SIZE, symbol_row},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{Face, Seat, Station, Symbol};

/// The bonus stations in fields side by side, and the contracts in one more.
pub struct Bonuses {
    all: Vec<(u8, u8)>,
    contracts: u8,
    /// How many are side by side.
    columns: usize,
    /// Whether the towns are told: otherwise only what they bring.
    towns: bool,
    /// The scale of everything.
    k: f32,
    /// How far apart two rows are.
    pitch: f32,
}

/// The heading, and the edges of the panel.
const HEADING: f32 = 25.0;
const FRAME: f32 = 8.0;
/// The scale on a desktop, and the highest row there.
const LARGE: f32 = 1.5;
const HIGHEST: f32 = 54.0;
/// Where no towns are told: the least scale of the symbols, and the width of what is beside them in a field.
const SYMBOLS: f32 = 0.56;
const BESIDE_SYMBOLS: f32 = 28.0;
/// The width of a field with a town.
const TOWN: f32 = 150.0;

/// In a panel, one below the other.
pub fn panel(scene: Stage, place: [f32; 4]) -> Drawing {
    let mut bonuses = Bonuses { columns: 1, k: LARGE, ..Bonuses::new(scene, place[2], true) };
    bonuses.pitch = ((place[3] - (2.0 * FRAME + HEADING) * LARGE) / bonuses.fields().max(1) as f32).min(HIGHEST);
    bonuses.panel(scene, place)
}

impl Bonuses {
    /// For a panel of a width.
    pub fn new(scene: Stage, w: f32, towns: bool) -> Self {
        let all = scene.progress.now.map_or_else(Vec::new, |seat| uses(scene, seat));
        let symbols = |(station, _): &(u8, u8)| Some(symbol_row::width(brought(scene, scene.progress.now?, *station)));
        let widest = all.iter().filter_map(symbols).fold(SIZE.x, f32::max);
        let field = if towns { TOWN } else { BESIDE_SYMBOLS + SYMBOLS * widest };
        let columns = ((w - 2.0 * FRAME) / field).floor().max(1.0);
        let pitch = if towns { 32.0 } else { 26.0 };
        Self { all, contracts: scene.progress.contracts, columns: columns as usize, towns, k: 1.0, pitch }
    }

    fn fields(&self) -> usize {
        self.all.len() + usize::from(self.contracts > 0)
    }

    /// How high the panel has to be.
    pub fn high(&self) -> f32 {
        (2.0 * FRAME + HEADING) * self.k + self.fields().div_ceil(self.columns).max(1) as f32 * self.pitch
    }

    /// A field below the heading.
    fn field(&self, nth: usize, [x, y, w]: [f32; 3]) -> [f32; 4] {
        let frame = FRAME * self.k;
        let wide = (w - 2.0 * frame) / self.columns as f32;
        let (column, row) = ((nth % self.columns) as f32, (nth / self.columns) as f32);
        let top = y + frame + HEADING * self.k + 1.0;
        [x + frame + column * wide + 1.5, top + row * self.pitch, wide - 3.0, self.pitch - 3.0 * self.k]
    }

    /// The panel.
    pub fn panel(&self, scene: Stage, [x, y, w, h]: [f32; 4]) -> Drawing {
        let mut drawing = Drawing::default();
        drawing.panel(rect(x, y, w, h));
        let k = self.k;
        let (left, right) = (x + (FRAME + 4.0) * k, x + w - (FRAME + 4.0) * k);
        let (line, rule) = (y + (FRAME + 17.0) * k, y + (FRAME + HEADING - 2.0) * k);
        drawing.fill(rect(left, rule, right - left, 1.0), palette::BRASS.gamma_multiply(0.6));
        let heading = |drawing: &mut Drawing, end: f32| {
            let (words, face) = (scene.texts.get("scoring-bonuses"), Typeface::Display);
            drawing.shortened(&words, left, line, 16.0 * k, palette::LAMP, Align::Left, face, end - left);
        };
        let Some(seat) = scene.progress.now else {
            heading(&mut drawing, right);
            return drawing;
        };
        drawing.emblem(scene.session.seat(seat).colour, right - 7.0 * k, line - 5.0 * k, 6.5 * k);
        let used = &scene.progress.stations;
        let mut end = right - 20.0 * k;
        if !self.all.is_empty() {
            let count = [("used", used.len().into()), ("all", self.all.len().into())];
            let (words, size) = (scene.texts.with("scoring-bonuses-of", count), (14.0 * k).min(18.0));
            let wide = Typeface::Bold.width(&words, size);
            drawing.bold(words, end, line, size, palette::READY, Align::Right);
            end -= wide + 8.0 * k;
        }
        heading(&mut drawing, end);
        if self.fields() == 0 {
            let (words, size) = (scene.texts.get("scoring-no-bonuses"), (13.0 * k).min(17.0));
            let (base, ink, room) = (rule + 21.0 * k, palette::MUTED, right - left);
            drawing.shortened(&words, left, base, size, ink, Align::Left, Typeface::Text, room);
        }
        for (nth, one) in self.all.iter().enumerate() {
            self.station(&mut drawing, scene, (seat, *one), used.contains(one), self.field(nth, [x, y, w]));
        }
        if self.contracts > 0 {
            self.fulfilled(&mut drawing, scene, self.field(self.all.len(), [x, y, w]));
        }
        drawing
    }

    fn station(
        &self,
        drawing: &mut Drawing,
        scene: Stage,
        (seat, (station, copy)): (Seat, (u8, u8)),
        used: bool,
        [x, y, w, h]: [f32; 4],
    ) {
        drawing.fill(rect(x, y, w, h), palette::DEEP.gamma_multiply(0.5));
        let (k, middle) = (self.k, y + h / 2.0);
        let tick = if used { "tick" } else { "tick/dot" };
        if !self.towns {
            ticket(drawing, scene, (seat, station), [x + 1.0, y + 1.0, w - 17.0, h - 2.0]);
            drawing.icon(tick, x + w - 8.0, middle, 15.0);
            return;
        }
        let high = (h - 4.0 * k).min(24.0 * k);
        ticket(drawing, scene, (seat, station), [x + 3.0 * k, middle - high / 2.0, 60.0 * k, high]);
        drawing.icon(tick, x + w - 11.0 * k, middle, 17.0 * k);
        let mut room = w - 92.0 * k;
        if copy > 1 {
            drawing.icon("double", x + w - 31.0 * k, middle, 18.0 * k);
            room -= 20.0 * k;
        }
        let ink = if used { palette::PAPER } else { palette::MUTED };
        let (left, words, size) = (x + 68.0 * k, city(scene, seat, station), (14.0 * k).min(17.0));
        // Where there is room for a second line, it tells which station it is.
        let told = h >= 42.0;
        let line = middle + if told { -3.0 } else { 0.35 * size };
        drawing.shortened(&words, left, line, size, ink, Align::Left, Typeface::Bold, room);
        if told {
            let note = match copy {
                1 => scene.texts.with("scoring-station", [("station", station.into())]),
                _ => scene.texts.get("scoring-copy"),
            };
            drawing.shortened(&note, left, middle + 17.0, 16.0, palette::MUTED, Align::Left, Typeface::Text, room);
        }
    }

    /// The contracts: their number only where towns are not told either.
    fn fulfilled(&self, drawing: &mut Drawing, scene: Stage, [x, y, w, h]: [f32; 4]) {
        drawing.fill(rect(x, y, w, h), palette::DEEP.gamma_multiply(0.5));
        let (k, middle) = (self.k, y + h / 2.0);
        drawing.icon("icon/contract", x + 12.0 * k, middle, 23.0 * k);
        let (words, tick) = if self.towns {
            (scene.texts.with("scoring-contracts", [("count", self.contracts.into())]), 17.0 * k)
        } else {
            (self.contracts.to_string(), 15.0)
        };
        let (room, size) = (w - 27.0 * k - tick, (14.0 * k).min(17.0));
        let (left, base) = (x + 25.0 * k, middle + 0.35 * size);
        drawing.shortened(&words, left, base, size, palette::PAPER, Align::Left, Typeface::Bold, room);
        drawing.icon("tick", x + w - tick / 2.0 - 2.0 * k, middle, tick);
    }
}

/// The bonus stations a seat can use in this phase: the station, and which use of it.
fn uses(scene: Stage, seat: Seat) -> Vec<(u8, u8)> {
    let reached = scene.board.player(seat).route.locomotive;
    let copies = |station: u8| scene.game.queries().station_copies(seat, station);
    (1..=reached).flat_map(|station| (1..=copies(station)).map(move |copy| (station, copy))).collect()
}

/// What a station brings.
fn brought<'a>(scene: Stage<'a>, seat: Seat, station: u8) -> &'a [Symbol] {
    match scene.game.queries().station(seat, station) {
        Some(Station::Bonus(frame)) => frame,
        _ => &[],
    }
}

/// The same, on paper.
fn ticket(drawing: &mut Drawing, scene: Stage, (seat, station): (Seat, u8), [x, y, w, h]: [f32; 4]) {
    drawing.slice("panel/paper", 10.0, rect(x, y, w, h));
    symbol_row::draw(drawing, brought(scene, seat, station), rect(x + 4.0, y + 3.0, w - 8.0, h - 6.0));
}

/// The town a station belongs to: its route card's, or Paris on the board.
fn city(scene: Stage, seat: Seat, station: u8) -> String {
    let route = &scene.board.player(seat).route;
    let card = route.find(station).and_then(|(place, _)| route.places[place].card);
    match card.map(|card| &scene.game.catalogue().card(card).face) {
        Some(Face::Route { city, .. }) => scene.texts.get(&format!("city-{city}")),
        _ => scene.texts.get("line-paris"),
    }
}
