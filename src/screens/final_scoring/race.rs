//! The race below: a track for everybody, the bar as long as the score, an engine at its end.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Mesh, Shape, epaint::Vertex};

use super::{FinalScene, ScoreParts, layout::Race};
use crate::{
    drawing::Drawing,
    pieces::lamplight,
    session::Colour,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{display, palette, text},
    },
};
use rules::Seat;

/// Pixels for a point as long as everybody's engine has room for it.
const LONGEST: f32 = 4.75;
/// The room an engine and its plate need behind the bar, and the plate alone.
const ENGINE: f32 = 152.0;
const PLATE: f32 = 74.0;
/// The size of the picture behind the finish.
const FINISH: [f32; 2] = [214.0, 286.0];
/// A Game End cell is this many points wide.
const CELL: u16 = 5;
/// The height of a track that needs no scaling.
const TRACK: f32 = 60.0;

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
        let start = x + race.start;
        let behind = if abreast { PLATE } else { ENGINE };
        let room = finish - start - (12.0 + behind) * u;
        let point = LONGEST.min(room.max(8.0) / f32::from(best.max(1)));
        Self { x, y, h, start, finish, right, step, high, k, u, point, abreast }
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

/// Draws the race.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let race = scene.layout.race;
    let [x, y, w, h] = race.place;
    let best = scene.game.board().players.iter().map(|player| player.score()).max().unwrap_or_default();
    let tracks = Tracks::new(race, scene.board.seats(), best);
    canvas.panel(x, y, w, h);
    sky(canvas, [x + 5.0, y + 5.0, w - 10.0, h - 10.0]);
    if !race.abreast {
        finish(canvas, tracks);
        let free = race.legend.then(|| legend(canvas, scene, tracks));
        scale(canvas, tracks, scene.layout.k, free);
    }
    for (nth, seat) in scene.seats().enumerate() {
        track(canvas, scene, tracks.nth(nth), seat);
    }
    // Over the winner's engine, nothing but the edge.
    canvas.shape(canvas.notched(x + 3.0, y + 3.0, w - 6.0, h - 6.0, 8.0), Color32::TRANSPARENT, palette::BRASS, 1.6);
}

/// It dawns towards the end of the line.
fn sky(canvas: &Canvas, [x, y, w, h]: [f32; 4]) {
    let stops = [(0.0, (0x0E, 0x19, 0x30)), (0.8, (0x2A, 0x24, 0x50)), (1.0, (0x6B, 0x3A, 0x56))]
        .map(|(at, (r, g, b))| (x + w * at, Color32::from_rgb(r, g, b)));
    let mut mesh = Mesh::default();
    for (x, color) in stops {
        let uv = bevy_egui::egui::epaint::WHITE_UV;
        mesh.vertices.extend([y, y + h].map(|y| Vertex { pos: canvas.at(x, y), uv, color }));
    }
    for left in [0, 2] {
        mesh.add_triangle(left, left + 1, left + 2);
        mesh.add_triangle(left + 1, left + 2, left + 3);
    }
    canvas.ui.painter().add(Shape::mesh(mesh));
}

/// Constantinople behind the chequered line.
fn finish(canvas: &Canvas, tracks: Tracks) {
    let (w, h) = (tracks.right - tracks.finish, tracks.h - 10.0);
    // What has no room is cut off at its right and at its foot.
    let k = (w / FINISH[0]).max(h / FINISH[1]);
    canvas.part("final/finish", [0.0, 0.0, w / k, h / k], [tracks.finish, tracks.y + 5.0, w, h]);
}

/// Dotted lines at round scores, with their figures where the legend leaves room for them.
fn scale(canvas: &Canvas, tracks: Tracks, k: f32, free: Option<[f32; 2]>) {
    let step = if tracks.point < 2.4 { 100 } else { 50 };
    let foot = tracks.y + tracks.h;
    let end = tracks.finish - 40.0 * k;
    for points in (step..).step_by(usize::from(step)).take_while(|points| tracks.at(*points) < end) {
        let x = tracks.at(points);
        let low = foot - if free.is_some() { 38.0 * k } else { 8.0 };
        canvas.dashed((x, tracks.y + 12.0 * k), (x, low), 1.0, palette::MUTED.gamma_multiply(0.4));
        if free.is_some_and(|[left, right]| x - 20.0 * k > left && x + 20.0 * k < right) {
            let words = points.to_string();
            canvas.text(x, foot - 14.0 * k, &words, text(19.0 * k), palette::MUTED, Align::Centre);
        }
    }
}

fn track(canvas: &Canvas, scene: FinalScene, tracks: Tracks, seat: Seat) {
    let (config, parts) = (scene.config(seat), scene.parts(seat));
    let Tracks { x, high, k, u, finish, start: from, .. } = tracks;
    let now = scene.progress.now == Some(seat);
    let top = tracks.y + 9.0 * scene.layout.k;
    let middle = top + high / 2.0;
    if now {
        let own = palette::player(config.colour);
        let ground = Color32::from_rgba_unmultiplied(0x2A, 0x4E, 0x80, 190);
        canvas.plate(x + 8.0 * u, top + 1.0, finish - x - 16.0 * u, high - 2.0, ground, own, 1.6);
    }
    glow(canvas, [x + 8.0 * u, top + 1.0, finish - x - 16.0 * u, high - 2.0], scene.progress.glows(scene.timing, seat));
    let (end, to) = (tracks.at(parts.total()), finish - 8.0 * u);
    let plate = end + if tracks.abreast { 37.0 * u } else { 113.0 * k.min(1.1) };
    let ticked = scene.progress.done.contains(&seat);
    // Where the engine has come as far as the line, the tick is beside the name.
    let tick_at_line = plate + 31.0 * u < to - 38.0 * u;
    let sign = (10.0 * u).max(6.0);
    canvas.emblem(config.colour, x + 2.7 * sign, middle, sign);
    let room = from - x - 5.6 * sign;
    let named = room > 40.0;
    if named {
        let ink = if now { palette::LAMP } else { palette::PAPER };
        let size = (23.0 * scene.layout.k).min(high - 3.0);
        let (left, base) = (x + 4.6 * sign, middle + size * 8.0 / 23.0);
        let narrower = if ticked && !tick_at_line && scene.layout.page.is_some() { 26.0 * u } else { 0.0 };
        canvas.fit(left, base, &config.name, display(size), ink, Align::Left, room - narrower);
    }
    // On low tracks the rail is nearer to the bar.
    let rail = middle + (20.0 * k).min(high / 2.0 - 5.0 * u);
    canvas.fill(from, rail, to - from, 4.0 * u, Color32::from_rgb(0x5E, 0x6F, 0x86));
    let sleepers = ((to - from) / (16.0 * u)) as usize;
    for nth in 0..sleepers {
        let left = from + 16.0 * u * nth as f32;
        canvas.fill(left, rail + 4.0 * u, 8.0 * u, 3.0 * u, Color32::from_rgb(0x4A, 0x3A, 0x24));
    }
    bars(canvas, tracks, parts, bar(config.colour), rail - 3.0 * u, 20.0 * k);
    if !tracks.abreast {
        let crossed = if scene.progress.winners.contains(&seat) { scene.progress.crossed(scene.timing) } else { 0.0 };
        engine(canvas, scene, tracks, config.colour, (end, rail), crossed);
    }
    canvas.points(plate, middle + 3.0 * u, parts.total(), 62.0 * u, 34.0 * u);
    if ticked {
        if tick_at_line || named {
            let x = if tick_at_line { to - 22.0 * u } else { from - 20.0 * u };
            canvas.icon("tick", x, middle, 28.0 * u);
        }
        return;
    }
    // What is still face down, closer together where the engine has come far.
    let cards = scene.face_down(seat);
    let last = to - 40.0 * u;
    let room = last - (end + 113.0 * k + 40.0 * u);
    if room < 0.0 && scene.layout.page.is_some() {
        return;
    }
    let pitch = (room / cards.saturating_sub(1).max(1) as f32).clamp(8.0 * u, 33.0 * u);
    for nth in 0..cards {
        canvas.scaled("final/back/small", last - pitch * nth as f32, middle - 19.0 * u, 0.78 * u);
    }
}

/// The light on the row of somebody who takes the lead, 0 to 1.
fn glow(canvas: &Canvas, [x, y, w, h]: [f32; 4], bright: f32) {
    if bright > 0.0 {
        let mut light = Drawing::default();
        lamplight::pool(&mut light, Vec2::new(x + w / 2.0, y + h / 2.0), Vec2::new(0.7 * w, 1.4 * h), 0.15 * bright);
        let painter = canvas.ui.painter().with_clip_rect(canvas.area(x, y, w, h));
        canvas.brush().painting(&painter, canvas.at(0.0, 0.0), 1.0).paint(&light);
        let edge = palette::LAMP.gamma_multiply(bright.min(1.0));
        canvas.plate(x, y, w, h, Color32::TRANSPARENT, edge, 2.4);
    }
}

/// The bar: what was scored so far, the coins, and a cell for every five points of Game End cards.
fn bars(canvas: &Canvas, tracks: Tracks, parts: ScoreParts, own: Color32, foot: f32, high: f32) {
    let top = foot - high;
    let marks = [0, parts.so_far, parts.so_far + parts.coins, parts.total()].map(|points| tracks.at(points));
    let [start, coins, game_end, end] = marks;
    canvas.fill(start, top, coins - start, high, own.gamma_multiply(0.85));
    canvas.fill(coins, top, game_end - coins, high, palette::LAMP);
    canvas.fill(game_end, top, end - game_end, high, palette::PAPER);
    for cell in (1..).map(|cell| cell * CELL).take_while(|points| *points < parts.game_end) {
        canvas.fill(tracks.at(parts.so_far + parts.coins + cell) - 0.7, top, 1.4, high, palette::SIGNAL);
    }
}

/// A player's engine behind the end of the bar; the winner's goes on and over the line.
fn engine(canvas: &Canvas, scene: FinalScene, tracks: Tracks, colour: Colour, (end, rail): (f32, f32), crossed: f32) {
    let eased = crossed * crossed * (3.0 - 2.0 * crossed);
    let from = end + 4.0 * tracks.u;
    let left = from + (tracks.finish + 22.0 * tracks.u - from) * eased;
    let k = 0.94 * tracks.k;
    canvas.mirrored(&format!("loco/{colour}", colour = colour.key()), left, rail - 29.2 * k, 76.0, k);
    if crossed > 0.0 && scene.progress.moves() {
        for (nth, drift) in [0.3, 0.75, 1.3].into_iter().enumerate() {
            let (x, y) = (left + (44.0 - 46.0 * drift) * k, rail - (40.0 + 13.0 * drift) * k);
            canvas.scaled("steam/puff", x, y, k * (0.5 + 0.2 * nth as f32));
        }
    }
}

/// What the colours mean, at the left and, where there is room, at the right. Returns what it leaves free between
/// them.
fn legend(canvas: &Canvas, scene: FinalScene, tracks: Tracks) -> [f32; 2] {
    let k = scene.layout.k;
    let base = tracks.y + tracks.h - 14.0 * k;
    let font = || text(19.0 * k);
    let mut x = tracks.x + 24.0 * k;
    let seats: Vec<_> = scene.seats().map(|seat| bar(scene.config(seat).colour)).collect();
    let colours = [&seats[..], &[palette::LAMP], &[palette::PAPER]];
    for (colours, key) in colours.into_iter().zip(["final-so-far", "final-coins-legend", "final-game-end"]) {
        let own = 20.0 * k / colours.len() as f32;
        for (nth, colour) in colours.iter().enumerate() {
            canvas.fill(x + own * nth as f32, base - 15.0 * k, own, 16.0 * k, *colour);
        }
        x += 27.0 * k;
        x += canvas.text(x, base, &canvas.words(key), font(), palette::PAPER, Align::Left) + 16.0 * k;
    }
    let words = canvas.words("final-still-to-turn");
    let right = tracks.finish - 16.0 * k;
    let card = right - canvas.width(&words, font()) - 34.0 * k;
    if scene.progress.over || card < x {
        return [x, tracks.finish - 20.0 * k];
    }
    canvas.text(right, base, &words, font(), palette::PAPER, Align::Right);
    canvas.scaled("final/back/small", card, base - 25.0 * k, 0.68 * k);
    [x, card - 16.0 * k]
}
