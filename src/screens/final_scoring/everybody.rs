//! All players side by side: their coins before the first Game End card, and the parts of their scores at the end.

use bevy_egui::egui::Color32;

use super::{FinalScene, band::medallion, race};
use crate::{
    rules::Seat,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};

/// The widest column.
const WIDEST: f32 = 330.0;
/// Coins in a row, how far apart they are at the most, and how high one is.
const IN_A_ROW: usize = 6;
const PITCH: f32 = 37.0;
const COIN: f32 = 35.0;

/// Draws a column for everybody.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let (left, right) = (scene.plan.race[0], scene.plan.counter[0] - 16.0);
    let seats: Vec<_> = scene.seats().collect();
    let wide = ((right - left) / seats.len() as f32).min(WIDEST);
    let first = (left + right - wide * seats.len() as f32) / 2.0;
    for (nth, seat) in seats.into_iter().enumerate() {
        column(canvas, scene, seat, first + wide * nth as f32 + 6.0, wide - 12.0);
    }
}

fn column(canvas: &Canvas, scene: FinalScene, seat: Seat, x: f32, w: f32) {
    let config = scene.config(seat);
    let coins = !scene.progress.over;
    let now = coins && scene.progress.purse.is_some_and(|(counted, _)| counted == seat);
    let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::LACQUER, palette::DIM) };
    canvas.plate(x, 150.0, w, 352.0, ground.gamma_multiply(0.75), edge, if now { 2.0 } else { 1.0 });
    let middle = x + w / 2.0;
    medallion(canvas, config.portrait, config.colour, [middle, 222.0, 58.0]);
    canvas.fit(middle, 318.0, &config.name, display(27.0), palette::LAMP, Align::Centre, w - 24.0);
    if coins {
        purse(canvas, scene, seat, [x, w]);
    } else {
        account(canvas, scene, seat, [x, w]);
    }
}

/// The coins a player has left: they light up one after the other.
fn purse(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, w]: [f32; 2]) {
    let coins = scene.board.player(seat).purse.total();
    let middle = x + w / 2.0;
    if coins == 0 {
        let words = canvas.words("final-no-coins");
        canvas.fit(middle, 386.0, &words, text(20.0), palette::MUTED, Align::Centre, w - 24.0);
        return;
    }
    let lit = scene.progress.coins_lit(scene.timing, seat, coins);
    let rows = usize::from(coins).div_ceil(IN_A_ROW);
    let pitch = PITCH.min((w - 20.0) / IN_A_ROW as f32).min(108.0 / rows as f32);
    let top = 384.0 - pitch * (rows as f32 - 1.0) / 2.0;
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
    if lit > 0 {
        canvas.points(middle, 468.0, format!("+{lit}"), 84.0, 42.0);
    }
}

/// What a score consists of.
fn account(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, w]: [f32; 2]) {
    let parts = scene.parts(seat);
    let own = race::bar(scene.config(seat).colour);
    let lines = [
        ("final-so-far", parts.so_far, own),
        ("final-coins", parts.coins, palette::LAMP),
        ("final-game-end", parts.game_end, palette::PAPER),
    ];
    for (nth, (key, points, colour)) in lines.into_iter().enumerate() {
        let y = 354.0 + 32.0 * nth as f32;
        canvas.fill(x + 18.0, y - 15.0, 18.0, 16.0, colour);
        canvas.fit(x + 46.0, y, &canvas.words(key), text(20.0), palette::STEAM, Align::Left, w - 120.0);
        canvas.text(x + w - 18.0, y, &points.to_string(), bold(22.0), palette::PAPER, Align::Right);
    }
    canvas.points(x + w / 2.0, 468.0, parts.total(), 104.0, 46.0);
}
