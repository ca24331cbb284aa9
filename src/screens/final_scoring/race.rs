//! The race below: a track for everybody, the bar as long as the score, an engine at its end.

use bevy_egui::egui::{Color32, Mesh, Shape, epaint::Vertex};

use super::{FinalScene, Parts};
use crate::{
    rules::Seat,
    session::Colour,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{display, palette, text},
    },
};

/// Where the tracks begin, from the left edge.
const START: f32 = 172.0;
/// The room for the legend at the foot.
const FOOT: f32 = 46.0;
/// Pixels for a point as long as everybody's engine has room for it.
const LONGEST: f32 = 4.75;
/// The room an engine and its plate need behind the bar.
const ENGINE: f32 = 152.0;
/// The width of the picture behind the finish.
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
    /// The chequered line.
    finish: f32,
    right: f32,
    /// How far apart they are.
    step: f32,
    /// Pixels for a point.
    point: f32,
}

impl Tracks {
    fn new([x, y, w, h]: [f32; 4], seats: u8, best: u16) -> Self {
        let right = x + w - 5.0;
        // On the narrow stage less of the city is in view.
        let finish = right - FINISH[0] * if w < 1400.0 { 0.8 } else { 1.0 };
        let room = finish - 12.0 - (x + START) - ENGINE;
        let step = (h - FOOT) / f32::from(seats);
        Self { x, y, h, finish, right, step, point: LONGEST.min(room / f32::from(best.max(1))) }
    }

    fn at(self, points: u16) -> f32 {
        self.x + START + self.point * f32::from(points)
    }
}

/// Draws the race.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let [x, y, w, h] = scene.plan.race;
    let best = scene.game.board().players.iter().map(|player| player.score()).max().unwrap_or_default();
    let tracks = Tracks::new(scene.plan.race, scene.board.seats(), best);
    canvas.panel(x, y, w, h);
    sky(canvas, [x + 5.0, y + 5.0, w - 10.0, h - 10.0]);
    finish(canvas, tracks);
    let free = legend(canvas, scene, tracks);
    scale(canvas, tracks, free);
    for (nth, seat) in scene.seats().enumerate() {
        track(canvas, scene, tracks, seat, y + 9.0 + tracks.step * nth as f32);
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

/// Dotted lines at round scores.
fn scale(canvas: &Canvas, tracks: Tracks, [left, right]: [f32; 2]) {
    let step = if tracks.point < 2.4 { 100 } else { 50 };
    let foot = tracks.y + tracks.h;
    for points in (step..).step_by(usize::from(step)).take_while(|points| tracks.at(*points) < tracks.finish - 40.0) {
        let x = tracks.at(points);
        canvas.dashed((x, tracks.y + 12.0), (x, foot - 38.0), 1.0, palette::MUTED.gamma_multiply(0.4));
        if x - 20.0 > left && x + 20.0 < right {
            canvas.text(x, foot - 14.0, &points.to_string(), text(19.0), palette::MUTED, Align::Centre);
        }
    }
}

fn track(canvas: &Canvas, scene: FinalScene, tracks: Tracks, seat: Seat, top: f32) {
    let (config, parts) = (scene.config(seat), scene.parts(seat));
    let now = scene.progress.now == Some(seat);
    let middle = top + tracks.step / 2.0;
    if now {
        let own = palette::player(config.colour);
        let ground = Color32::from_rgba_unmultiplied(0x2A, 0x4E, 0x80, 190);
        canvas.plate(tracks.x + 8.0, top + 1.0, tracks.finish - tracks.x - 16.0, tracks.step - 2.0, ground, own, 1.6);
    }
    canvas.emblem(config.colour, tracks.x + 27.0, middle, 10.0);
    let ink = if now { palette::LAMP } else { palette::PAPER };
    canvas.fit(tracks.x + 46.0, middle + 8.0, &config.name, display(23.0), ink, Align::Left, START - 56.0);
    let k = (tracks.step / TRACK).clamp(1.0, 1.4);
    let rail = middle + 20.0 * k;
    let (from, to) = (tracks.x + START, tracks.finish - 8.0);
    canvas.fill(from, rail, to - from, 4.0, Color32::from_rgb(0x5E, 0x6F, 0x86));
    let sleepers = ((to - from) / 16.0) as usize;
    for nth in 0..sleepers {
        canvas.fill(from + 16.0 * nth as f32, rail + 4.0, 8.0, 3.0, Color32::from_rgb(0x4A, 0x3A, 0x24));
    }
    bars(canvas, tracks, parts, bar(config.colour), rail - 3.0, 20.0 * k);
    let end = tracks.at(parts.total());
    let crossed = if scene.progress.winners.contains(&seat) { scene.progress.crossed(scene.timing) } else { 0.0 };
    engine(canvas, scene, tracks, config.colour, (end, rail, k), crossed);
    canvas.points(end + 113.0 * k.min(1.1), middle + 3.0, parts.total(), 62.0, 34.0);
    if scene.progress.done.contains(&seat) {
        // Where the engine has come as far as the line, the tick is beside the name.
        let room = end + 113.0 * k.min(1.1) + 31.0 < to - 38.0;
        canvas.icon("tick", if room { to - 22.0 } else { tracks.x + START - 20.0 }, middle, 28.0);
        return;
    }
    // What is still face down, closer together where the engine has come far.
    let cards = scene.face_down(seat);
    let last = to - 40.0;
    let room = last - (end + 113.0 * k + 40.0);
    let pitch = (room / cards.saturating_sub(1).max(1) as f32).clamp(8.0, 33.0);
    for nth in 0..cards {
        canvas.scaled("final/back/small", last - pitch * nth as f32, middle - 19.0, 0.78);
    }
}

/// The bar: what was scored so far, the coins, and a cell for every five points of Game End cards.
fn bars(canvas: &Canvas, tracks: Tracks, parts: Parts, own: Color32, foot: f32, high: f32) {
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
fn engine(
    canvas: &Canvas,
    scene: FinalScene,
    tracks: Tracks,
    colour: Colour,
    (end, rail, k): (f32, f32, f32),
    crossed: f32,
) {
    let eased = crossed * crossed * (3.0 - 2.0 * crossed);
    let left = end + 4.0 + (tracks.finish + 22.0 - end - 4.0) * eased;
    let k = 0.94 * k;
    canvas.mirrored(&format!("loco/{colour}", colour = colour.key()), left, rail - 29.2 * k, 76.0, k);
    if crossed > 0.0 && scene.progress.moves() {
        for (nth, drift) in [0.3, 0.75, 1.3].into_iter().enumerate() {
            let (x, y) = (left + (44.0 - 46.0 * drift) * k, rail - (40.0 + 13.0 * drift) * k);
            canvas.scaled("steam/puff", x, y, k * (0.5 + 0.2 * nth as f32));
        }
    }
}

/// What the colours mean, at the left and at the right. Returns what it leaves free between them.
fn legend(canvas: &Canvas, scene: FinalScene, tracks: Tracks) -> [f32; 2] {
    let base = tracks.y + tracks.h - 14.0;
    let mut x = tracks.x + 24.0;
    let seats: Vec<_> = scene.seats().map(|seat| bar(scene.config(seat).colour)).collect();
    let colours = [&seats[..], &[palette::LAMP], &[palette::PAPER]];
    for (colours, key) in colours.into_iter().zip(["final-so-far", "final-coins-legend", "final-game-end"]) {
        let own = 20.0 / colours.len() as f32;
        for (nth, colour) in colours.iter().enumerate() {
            canvas.fill(x + own * nth as f32, base - 15.0, own, 16.0, *colour);
        }
        x += 27.0;
        x += canvas.text(x, base, &canvas.words(key), text(19.0), palette::PAPER, Align::Left) + 16.0;
    }
    if scene.progress.over {
        return [x, tracks.finish - 20.0];
    }
    let words = canvas.words("final-still-to-turn");
    let right = tracks.finish - 16.0;
    let wide = canvas.text(right, base, &words, text(19.0), palette::PAPER, Align::Right);
    canvas.scaled("final/back/small", right - wide - 34.0, base - 25.0, 0.68);
    [x, right - wide - 50.0]
}
