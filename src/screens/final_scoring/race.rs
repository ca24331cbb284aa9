//! The race below: a track for everybody, the bar as long as the score, an engine at its end.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{layout::Race, progress::ScoreParts, stage::FinalStage, z};
use crate::{
    drawing::{Drawing, Ink, outline::notched, rect},
    pieces::{car, lamplight},
    scene::{
        Scene,
        piece::{Enter, Leave, PathKind, Piece},
    },
    screens::counting::{CountingPiece, of, the},
    session::Colour,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::Seat;

/// Pixels for a point as long as everybody's engine has room for it.
const LONGEST: f32 = 4.75;
/// The room around the plate with the score.
const AROUND: f32 = 12.0;
/// The size of the plate, and its smallest scale: its figures are as large as 0.72 of its height, at least 12 pixels.
const PLATE: Vec2 = Vec2::new(62.0, 34.0);
const LEAST_PLATE: f32 = 12.1 / (0.72 * PLATE.y);
/// The size of the picture behind the finish.
const FINISH: Vec2 = Vec2::new(214.0, 286.0);
/// A Game End cell is this many points wide.
const CELL: u16 = 5;
/// The height of a track that needs no scaling.
const TRACK: f32 = 60.0;
/// The size of an engine, its scale on a track that needs none, and the room before and behind it.
const LOCOMOTIVE: Vec2 = Vec2::new(76.0, 30.0);
const ENGINE: f32 = 0.94;
const AROUND_ENGINE: f32 = 4.0;
/// How many milliseconds the winner's engine takes to cross the line, others to the end of their bars, and how long the
/// row of a player glows who takes the lead.
const CROSSING_MILLIS: u64 = 1400;
const RUNS_MILLIS: u64 = 200;
const GLOWS_MILLIS: u64 = 300;

/// The colour of a player's bar.
pub fn bar(colour: Colour) -> Color32 {
    match colour {
        Colour::Blue => Color32::from_rgb(0x2F, 0x6D, 0xB8),
        Colour::Yellow => Color32::from_rgb(0xA8, 0x82, 0x1A),
        Colour::Green => Color32::from_rgb(0x26, 0x74, 0x4C),
        Colour::Red => Color32::from_rgb(0x95, 0x34, 0x2E),
    }
}

/// How the tracks lie in their panel.
#[derive(Clone, Copy, Debug)]
struct Tracks {
    x: f32,
    y: f32,
    h: f32,
    /// Where a track begins and ends: at the chequered line, if it is not beside another one.
    start: f32,
    finish: f32,
    right: f32,
    /// How far apart they are: to the right where they are side by side, otherwise down.
    step: [f32; 2],
    /// How high one is.
    high: f32,
    /// The scale of bars and engines, and of what does not grow on high tracks.
    k: f32,
    u: f32,
    /// The scale of the plates with the scores.
    plate: f32,
    /// The room an engine needs behind the bar; there is none where the tracks are side by side.
    engine: f32,
    /// Pixels for a point.
    point: f32,
    abreast: bool,
}

impl Tracks {
    fn new(race: Race, seats: u8, best: u16) -> Self {
        let ([x, y, w, h], seats, abreast) = (race.place, f32::from(seats), race.abreast);
        let right = x + w - 5.0;
        let all = h - race.foot;
        let (high, step, finish) = if abreast {
            (all, [w / seats, 0.0], x + w / seats)
        } else {
            (all / seats, [0.0, all / seats], right - race.finish)
        };
        let k = (high / TRACK).clamp(race.scales[0], race.scales[1]);
        let u = k.min(1.0);
        let (start, plate) = (x + race.start, u.max(LEAST_PLATE));
        let engine = if abreast { 0.0 } else { LOCOMOTIVE.x * ENGINE * k + 2.0 * AROUND_ENGINE * u };
        let room = finish - start - 2.0 * AROUND * u - engine - PLATE.x * plate;
        let point = LONGEST.min(room.max(8.0) / f32::from(best.max(1)));
        Self { x, y, h, start, finish, right, step, high, k, u, plate, engine, point, abreast }
    }

    /// The same for one of the tracks, the first being 0.
    fn nth(self, nth: usize) -> Self {
        let [aside, down] = self.step.map(|step| step * nth as f32);
        let Self { x, y, start, finish, .. } = self;
        Self { x: x + aside, y: y + down, start: start + aside, finish: finish + aside, ..self }
    }

    fn at(self, points: u16) -> f32 {
        self.start + self.point * f32::from(points)
    }
}

/// Lays the race.
pub fn lay(stage: FinalStage, scene: &mut Scene<CountingPiece>) {
    let race = stage.layout.race;
    let [x, y, w, h] = race.place;
    let best = stage.game.board().players.iter().map(|player| player.score()).max().unwrap_or_default();
    let tracks = Tracks::new(race, stage.board.seats(), best);
    let mut panel = Drawing::default();
    panel.panel(rect(x, y, w, h));
    sky(&mut panel, rect(x + 5.0, y + 5.0, w - 10.0, h - 10.0));
    if !race.abreast {
        finish(&mut panel, tracks);
        let free = race.legend.then(|| legend(&mut panel, stage, tracks));
        scale(&mut panel, tracks, stage.layout.k, free);
    }
    scene.still(the("race"), z::PANEL, panel);
    for (nth, seat) in stage.seats().enumerate() {
        Track { stage, tracks: tracks.nth(nth), seat, parts: stage.parts(seat) }.lay(scene);
    }
    // Over the winner's engine, nothing but the edge.
    let (outline, brass) = (rect(x + 3.0, y + 3.0, w - 6.0, h - 6.0), Some((1.6, palette::BRASS.colour())));
    let mut edge = Drawing::default();
    scene.still(the("race edge"), z::RACE_EDGE, edge.shape(notched(outline, 8.0), Color32::TRANSPARENT, brass));
}

/// It dawns towards the end of the line.
fn sky(drawing: &mut Drawing, over: Rect) {
    let stops = [(0.0, (0x0E, 0x19, 0x30)), (0.8, (0x2A, 0x24, 0x50)), (1.0, (0x6B, 0x3A, 0x56))];
    let corners = stops.into_iter().flat_map(|(at, (r, g, b))| {
        [over.min.y, over.max.y].map(|y| (Vec2::new(over.min.x + over.width() * at, y), Color::srgb_u8(r, g, b)))
    });
    let triangles = [0, 2].into_iter().flat_map(|left| [[left, left + 1, left + 2], [left + 1, left + 2, left + 3]]);
    drawing.gradient(corners.collect(), triangles.collect());
}

/// Constantinople behind the chequered line.
fn finish(drawing: &mut Drawing, tracks: Tracks) {
    let size = Vec2::new(tracks.right - tracks.finish, tracks.h - 10.0);
    // What has no room is cut off at its right and at its foot.
    let k = (size / FINISH).max_element();
    let over =
        Rect::from_corners(Vec2::new(tracks.finish, tracks.y + 5.0), Vec2::new(tracks.right, tracks.y + 5.0 + size.y));
    drawing.part("final/finish", Rect::from_corners(Vec2::ZERO, size / k), over);
}

/// Dotted lines at round scores, with their figures where the legend leaves room for them.
fn scale(drawing: &mut Drawing, tracks: Tracks, k: f32, free: Option<[f32; 2]>) {
    let step = if tracks.point < 2.4 { 100 } else { 50 };
    let foot = tracks.y + tracks.h;
    let end = tracks.finish - 40.0 * k;
    for points in (step..).step_by(usize::from(step)).take_while(|points| tracks.at(*points) < end) {
        let x = tracks.at(points);
        let low = foot - if free.is_some() { 38.0 * k } else { 8.0 };
        let (from, to) = (Vec2::new(x, tracks.y + 12.0 * k), Vec2::new(x, low));
        drawing.dashed(from, to, 1.0, palette::MUTED.gamma_multiply(0.22));
        if free.is_some_and(|[left, right]| x - 20.0 * k > left && x + 20.0 * k < right) {
            drawing.words(points.to_string(), x, foot - 14.0 * k, 19.0 * k, palette::MUTED, Align::Centre);
        }
    }
}

/// What the colours mean, at the left and, where there is room, at the right. Returns what it leaves free between them.
fn legend(drawing: &mut Drawing, stage: FinalStage, tracks: Tracks) -> [f32; 2] {
    let k = stage.layout.k;
    let (base, size) = (tracks.y + tracks.h - 14.0 * k, 19.0 * k);
    let mut x = tracks.x + 24.0 * k;
    let seats: Vec<_> = stage.seats().map(|seat| bar(stage.config(seat).colour)).collect();
    let colours = [&seats[..], &[palette::LAMP], &[palette::PAPER]];
    for (colours, key) in colours.into_iter().zip(["final-so-far", "final-coins-legend", "final-game-end"]) {
        let own = 20.0 * k / colours.len() as f32;
        for (nth, colour) in colours.iter().enumerate() {
            drawing.fill(rect(x + own * nth as f32, base - 15.0 * k, own, 16.0 * k), *colour);
        }
        x += 27.0 * k;
        let words = stage.texts.get(key);
        let wide = Typeface::Text.width(&words, size);
        drawing.words(words, x, base, size, palette::PAPER, Align::Left);
        x += wide + 16.0 * k;
    }
    let words = stage.texts.get("final-still-to-turn");
    let right = tracks.finish - 16.0 * k;
    let card = right - Typeface::Text.width(&words, size) - 34.0 * k;
    if stage.progress.over || card < x {
        return [x, tracks.finish - 20.0 * k];
    }
    drawing.words(words, right, base, size, palette::PAPER, Align::Right);
    drawing.scaled("final/back/small", card, base - 25.0 * k, 0.68 * k);
    [x, card - 16.0 * k]
}

/// The track of one player.
struct Track<'a> {
    stage: FinalStage<'a>,
    tracks: Tracks,
    seat: Seat,
    parts: ScoreParts,
}

impl Track<'_> {
    fn lay(&self, scene: &mut Scene<CountingPiece>) {
        let Tracks { x, high, k, u, finish, start: from, .. } = self.tracks;
        let (stage, seat) = (self.stage, self.seat);
        let config = stage.config(seat);
        let now = stage.progress.now == Some(seat);
        let top = self.tracks.y + 9.0 * stage.layout.k;
        let middle = top + high / 2.0;
        let row = rect(x + 8.0 * u, top + 1.0, finish - x - 16.0 * u, high - 2.0);
        let mut track = Drawing::default();
        if now {
            let ground = Color32::from_rgba_unmultiplied(0x2A, 0x4E, 0x80, 190);
            track.plate(row, ground, palette::player(config.colour), 1.6);
        }
        let (end, to) = (self.tracks.at(self.parts.total()), finish - 8.0 * u);
        let half = PLATE.x / 2.0 * self.tracks.plate;
        let plate = end + self.before_plate() + half;
        let ticked = stage.progress.done.contains(&seat);
        // Where the engine has come as far as the line, the tick is beside the name.
        let tick_at_line = plate + half < to - 38.0 * u;
        let sign = (10.0 * u).max(6.0);
        track.emblem(config.colour, x + 2.7 * sign, middle, sign);
        let room = from - x - 5.6 * sign;
        let named = room > 40.0;
        let cards = FaceDownCards::new(self, (end, to), named);
        if named {
            let ink = if now { palette::LAMP } else { palette::PAPER };
            let size = (23.0 * stage.layout.k).min(high - 3.0);
            let (left, base) = (x + 4.6 * sign, middle + size * 8.0 / 23.0);
            let beside_name = if ticked { !tick_at_line } else { cards.count > 0 && cards.last < from };
            let narrower = if beside_name && stage.layout.page.is_some() { 30.0 * u } else { 0.0 };
            let (face, room) = (Typeface::Display, room - narrower);
            track.fit(config.name.clone(), left, base, size, ink, Align::Left, face, room);
        }
        // On low tracks the rail is nearer to the bar.
        let rail = middle + (20.0 * k).min(high / 2.0 - 5.0 * u);
        track.fill(rect(from, rail, to - from, 4.0 * u), Color32::from_rgb(0x5E, 0x6F, 0x86));
        for nth in 0..((to - from) / (16.0 * u)) as usize {
            let sleeper = rect(from + 16.0 * u * nth as f32, rail + 4.0 * u, 8.0 * u, 3.0 * u);
            track.fill(sleeper, Color32::from_rgb(0x4A, 0x3A, 0x24));
        }
        scene.still(of("track", seat), z::ON_PANEL, track);
        if stage.progress.takes_lead == Some(seat) {
            scene.add(of("lead", seat), lead(row));
        }
        scene.still(of("bars", seat), z::BARS, self.bars(rail - 3.0 * u));
        if !self.tracks.abreast {
            scene.add(of("engine", seat), self.engine(end, rail));
        }
        let mut score = Drawing::default();
        score.points(self.parts.total(), Vec2::ZERO, PLATE * self.tracks.plate);
        let score = Piece::still(score, Vec2::new(plate, middle + 3.0 * u), z::SCORE);
        scene.add(of("score", seat), Piece { millis: RUNS_MILLIS, ..score });
        let mut left = Drawing::default();
        if ticked {
            if tick_at_line || named {
                left.icon("tick", if tick_at_line { to - 22.0 * u } else { from - 20.0 * u }, middle, 28.0 * u);
            }
        } else {
            for nth in 0..cards.count {
                let at = cards.last - cards.pitch * nth as f32;
                left.scaled("final/back/small", at, middle - 19.0 * u, 0.78 * u);
            }
        }
        scene.still(of("left", seat), z::SCORE, left);
    }

    /// The bar: what was scored so far, the coins, and a cell for every five points of Game End cards.
    fn bars(&self, foot: f32) -> Drawing {
        let (tracks, parts, high) = (self.tracks, self.parts, 20.0 * self.tracks.k);
        let own = bar(self.stage.config(self.seat).colour);
        let marks = [0, parts.so_far, parts.so_far + parts.coins, parts.total()].map(|points| tracks.at(points));
        let mut bars = Drawing::default();
        let mut part = |from: f32, to: f32, ink: Color32| _ = bars.fill(rect(from, foot - high, to - from, high), ink);
        part(marks[0], marks[1], own.gamma_multiply(0.85));
        part(marks[1], marks[2], palette::LAMP);
        part(marks[2], marks[3], palette::PAPER);
        for cell in (1..).map(|cell| cell * CELL).take_while(|points| *points < parts.game_end) {
            let at = tracks.at(parts.so_far + parts.coins + cell);
            part(at - 0.7, at + 0.7, palette::SIGNAL);
        }
        bars
    }

    /// The room between the bar and its plate: for the engine, where one stands there.
    fn before_plate(&self) -> f32 {
        let Tracks { u, engine, abreast, .. } = self.tracks;
        if abreast || self.crosses() { 6.0 * u } else { engine }
    }

    /// Whether the engine crosses the line, as a winner's.
    fn crosses(&self) -> bool {
        self.stage.progress.winners.contains(&self.seat)
    }

    /// The engine behind the end of the bar; the winner's goes on and over the line.
    fn engine(&self, end: f32, rail: f32) -> Piece {
        let Tracks { k, u, finish, .. } = self.tracks;
        let crosses = self.crosses();
        let k = ENGINE * k;
        // Over the line, but not over the edge of the panel.
        let last = self.tracks.right - LOCOMOTIVE.x * k - AROUND_ENGINE * u;
        let left = if crosses { (finish + 22.0 * u).min(last) } else { end + AROUND_ENGINE * u };
        let corner = Vec2::new(left, rail - 29.2 * k);
        let place = Rect::from_corners(corner, corner + LOCOMOTIVE * k);
        let millis = if crosses { CROSSING_MILLIS } else { RUNS_MILLIS };
        let drawing = car::locomotive_ahead(self.stage.config(self.seat).colour.key());
        let piece = Piece::moving(drawing, LOCOMOTIVE, place, z::ENGINE, millis);
        let chimney = Some(Vec2::new(LOCOMOTIVE.x - 14.0, 2.0));
        Piece { enter: Enter::AtOnce, leave: Leave::AtOnce, chimney, path: PathKind::Roll, ..piece }
    }
}

/// The Game End cards of a player that are still face down: where the last of them is, and how far apart they are.
struct FaceDownCards {
    count: usize,
    last: f32,
    pitch: f32,
}

impl FaceDownCards {
    /// Before the line, closer together where the engine has come far; on phones, where it leaves no room, beside the
    /// name, if that is there.
    fn new(track: &Track, (end, to): (f32, f32), named: bool) -> Self {
        let Tracks { u, start, plate, .. } = track.tracks;
        let count = track.stage.face_down(track.seat);
        let last = to - 40.0 * u;
        let room = last - (end + track.before_plate() + PLATE.x * plate + 9.0 * u);
        let (pitch, least) = (room / count.saturating_sub(1).max(1) as f32, 4.0 * u);
        if pitch < least && track.stage.layout.page.is_some() {
            let count = if named { count } else { 0 };
            return Self { count, last: start - 26.0 * u, pitch: least };
        }
        Self { count, last, pitch: pitch.clamp(least, 33.0 * u) }
    }
}

/// The light on the row of somebody who takes the lead.
fn lead(row: Rect) -> Piece {
    let mut light = Drawing::default();
    lamplight::pool(&mut light, row.center(), row.size() * Vec2::new(0.5, 0.7), 0.05);
    light.plate(row, Color32::TRANSPARENT, palette::LAMP, 2.4);
    Piece::still(light, Vec2::ZERO, z::ON_PANEL + 0.5).fading(GLOWS_MILLIS)
}
