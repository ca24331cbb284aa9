//! All players side by side: their coins before the first Game End card, and the parts of their scores at the end.

use bevy_egui::egui::Color32;

use super::{FinalScene, card_strip::medallion, light, race};
use crate::ui::{
    canvas::Canvas,
    labels::Align,
    theme::{bold, display, palette, text},
};
use rules::Seat;

/// The height of a column of the full size.
const COLUMN: f32 = 352.0;
/// Coins in a row, how far apart they are at the most, and how high one is.
const IN_A_ROW: usize = 6;
const PITCH: f32 = 37.0;
const COIN: f32 = 35.0;

/// Draws a column or a row for everybody.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let overview = scene.layout.overview;
    let draw = if overview.rows { row } else { column };
    let seats: Vec<_> = scene.seats().collect();
    for (seat, place) in seats.iter().zip(overview.places(seats.len(), scene.layout.k)) {
        draw(canvas, scene, *seat, place);
    }
}

/// What is below everything about a player, and their picture in it: both may be in the dark.
fn ground(canvas: &Canvas, scene: FinalScene, seat: Seat, place: [f32; 4], ring: [f32; 3]) {
    let (progress, config, [x, y, w, h]) = (scene.progress, scene.config(seat), place);
    let counted = !progress.over && progress.purse.is_some_and(|(counted, _)| counted == seat);
    let now = counted || progress.winners.contains(&seat);
    let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::LACQUER, palette::DIM) };
    canvas.plate(x, y, w, h, ground.gamma_multiply(0.75), edge, if now { 2.0 } else { 1.0 });
    let night = palette::DEEP.gamma_multiply(light::shade(scene, place));
    canvas.plate(x, y, w, h, night, Color32::TRANSPARENT, 0.0);
    light::fall_on(canvas, scene, place);
    medallion(canvas, config.portrait, config.colour, ring);
    canvas.ui.painter().circle_filled(canvas.at(ring[0], ring[1]), ring[2], night);
}

fn column(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, y, w, h]: [f32; 4]) {
    let (config, size, k) = (scene.config(seat), scene.layout.k, h / COLUMN);
    let middle = x + w / 2.0;
    ground(canvas, scene, seat, [x, y, w, h], [middle, y + 72.0 * k, 58.0 * k]);
    let room = w - 24.0 * size;
    canvas.fit(middle, y + 168.0 * k, &config.name, display(27.0 * size), palette::LAMP, Align::Centre, room);
    let score = y + 318.0 * k;
    if scene.progress.over {
        score_parts(canvas, scene, seat, [x, y + 204.0 * k, w, 32.0 * k]);
        canvas.points(middle, score, scene.parts(seat).total(), 104.0 * k, 46.0 * k);
        return;
    }
    let lit = purse(canvas, scene, seat, [x + 10.0 * size, y + 180.0 * k, w - 20.0 * size, 108.0 * k]);
    if lit > 0 {
        canvas.points(middle, score, format!("+{lit}"), 84.0 * k, (42.0 * k).max(16.0));
    }
}

/// On a portrait phone: the portrait, and beside it what is in a column below it.
fn row(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, y, w, h]: [f32; 4]) {
    let (config, size) = (scene.config(seat), scene.layout.k);
    let r = (h / 2.0 - 8.0).min(0.13 * w);
    ground(canvas, scene, seat, [x, y, w, h], [x + r + 9.0, y + h / 2.0, r]);
    let left = x + 2.0 * r + 22.0;
    // The score is in a line with the name.
    let [wide, high] = [52.0, 22.0];
    let score = [x + w - wide / 2.0 - 8.0, y + 16.0];
    let room = x + w - left - 8.0;
    canvas.fit(left, y + 22.0, &config.name, display(27.0 * size), palette::LAMP, Align::Left, room - wide - 6.0);
    if scene.progress.over {
        let pitch = ((h - 28.0) / 3.0).min(22.0);
        let first = y + 28.0 + (h - 28.0 - 3.0 * pitch) / 2.0 + 0.68 * pitch;
        let rim = 18.0 * size;
        score_parts(canvas, scene, seat, [left - rim, first, room + rim + 8.0, pitch]);
        canvas.points(score[0], score[1], scene.parts(seat).total(), wide, high);
        return;
    }
    let lit = purse(canvas, scene, seat, [left, y + 30.0, room, h - 36.0]);
    if lit > 0 {
        canvas.points(score[0], score[1], format!("+{lit}"), wide, high);
    }
}

/// The coins a player has left: they light up one after the other. Returns how many do.
fn purse(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, y, w, h]: [f32; 4]) -> u8 {
    let (coins, size) = (scene.board.player(seat).purse.total(), scene.layout.k);
    let middle = x + w / 2.0;
    if coins == 0 {
        let words = canvas.words("final-no-coins");
        canvas.fit(middle, y + h / 2.0 + 2.0, &words, text(20.0 * size), palette::MUTED, Align::Centre, w);
        return 0;
    }
    let lit = scene.progress.coins_lit(scene.timing, seat, coins);
    let rows = usize::from(coins).div_ceil(IN_A_ROW);
    let pitch = (PITCH * size).min(w / IN_A_ROW as f32).min(h / rows as f32);
    let top = y + h / 2.0 - pitch * (rows as f32 - 1.0) / 2.0;
    for nth in 0..usize::from(coins) {
        let (row, column) = (nth / IN_A_ROW, nth % IN_A_ROW);
        let in_row = (usize::from(coins) - row * IN_A_ROW).min(IN_A_ROW) as f32;
        let at = (middle + pitch * (column as f32 - (in_row - 1.0) / 2.0), top + pitch * row as f32);
        canvas.icon("icon/coin/night", at.0, at.1, COIN * pitch / PITCH);
        if nth >= usize::from(lit) {
            let veil = Color32::from_rgba_unmultiplied(0x0D, 0x18, 0x29, 160);
            canvas.ui.painter().circle_filled(canvas.at(at.0, at.1), 0.47 * pitch, veil);
        }
    }
    lit
}

/// What a score consists of, from a baseline on and so far apart.
fn score_parts(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, first, w, pitch]: [f32; 4]) {
    let (parts, k) = (scene.parts(seat), scene.layout.k);
    let own = race::bar(scene.config(seat).colour);
    let lines = [
        ("final-so-far", parts.so_far, own),
        ("final-coins", parts.coins, palette::LAMP),
        ("final-game-end", parts.game_end, palette::PAPER),
    ];
    let room = w - 120.0 * k;
    for (nth, (key, points, colour)) in lines.into_iter().enumerate() {
        let y = first + pitch * nth as f32;
        let (words, figures) = (text((20.0 * k).min(pitch)), bold((22.0 * k).min(pitch)));
        canvas.fill(x + 18.0 * k, y - 15.0 * k, 18.0 * k, 16.0 * k, colour);
        // Where it is too narrow, the colours tell it alone, as in the race.
        if room >= 40.0 {
            canvas.fit(x + 46.0 * k, y, &canvas.words(key), words, palette::STEAM, Align::Left, room);
        }
        canvas.text(x + w - 18.0 * k, y, &points.to_string(), figures, palette::PAPER, Align::Right);
    }
}
