//! What is read and pressed on the title: the entries of the departures board, the ticket of the saved game, the line below
//! the lettering, and what stands at the foot of the frame.

use bevy::prelude::*;

use super::{
    layout::{SUBTITLE, Subtitle, TitleLayout},
    menu::{Menu, TitleControl, game_of},
};
use crate::{
    persistence::{SavedGame, SavedGames},
    screens::about::{LINE, about_game},
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};
use bevy_egui::egui::Color32;

/// Draws everything; the plate of one line is lit. Returns the entry that was clicked.
pub fn draw(
    canvas: &mut Canvas,
    (layout, lit): &(TitleLayout, usize),
    menu: &mut Menu,
    saved: &SavedGames,
    elsewhere: bool,
) -> Option<TitleControl> {
    subtitle(canvas, layout);
    if layout.headed {
        let (board, k) = (layout.board, layout.board.width() / 352.0);
        let words = canvas.words("title-departures");
        let base = board.min.y + 10.0 + 26.0 * k;
        canvas.text(board.center().x, base, &words, display(24.0 * k), palette::LAMP, Align::Centre);
    }
    let mut taken = None;
    for (nth, (entry, line)) in menu.entries(saved).into_iter().zip(&layout.lines).enumerate() {
        let response = canvas.hit(entry, line.min.x, line.min.y, line.width(), line.height());
        if response.hovered() && canvas.ui.input(|input| input.pointer.is_moving()) || response.gained_focus() {
            menu.lit = nth;
        }
        if response.clicked() {
            taken = Some(entry);
        }
        let (ink, note_ink, size) = if nth == *lit {
            (Color32::from_rgb(0x1A, 0x14, 0x06), Color32::from_rgb(0x3B, 0x2A, 0x0A), 26.0)
        } else {
            (palette::PAPER, palette::MUTED, 24.0)
        };
        let key = entry.to_string().replace('/', "-");
        let (words, base) = (canvas.words(&key), line.min.y + 36.0);
        let wide = canvas.text(line.min.x + 54.0, base, &words, display(size), ink, Align::Left);
        let note = match game_of(entry, saved) {
            Some(_) if elsewhere => canvas.words("elsewhere-note"),
            Some(game) => when(canvas, game),
            None => canvas.words(&format!("{key}-note")),
        };
        let room = line.width() - 80.0 - wide;
        canvas.fit(line.max.x - 20.0, base - 2.0, &note, bold(16.0), note_ink, Align::Right, room);
    }
    if let Some((at, game)) = layout.ticket.zip(menu.shown(saved)) {
        ticket(canvas, at, game);
    }
    foot(canvas, layout);
    taken
}

/// How far a saved game has come.
fn when(canvas: &Canvas, game: &SavedGame) -> String {
    match (game.asked, game.round) {
        (None, _) => canvas.words("saved-over"),
        (Some(_), 0) => canvas.words("saved-draft"),
        (Some(_), round) => canvas.words_with("saved-round", [("round", round.into())]),
    }
}

/// The saved game: who plays, with which modules, whose turn it is.
fn ticket(canvas: &Canvas, at: Rect, game: &SavedGame) {
    let (players, middle) = (game.seats.len() as f32, at.center().x);
    let pitch = (at.width() / players - 4.0).min(78.0);
    // A lower one has less room between its lines.
    let nearer = (112.0 - at.height()) / 3.0;
    for (place, seat) in game.seats.iter().enumerate() {
        let x = middle + pitch * (place as f32 - (players - 1.0) / 2.0);
        let top = at.min.y + 16.0 - nearer;
        canvas.scaled(&format!("medallion/{}", seat.portrait), x - 19.2, top, 0.6);
        canvas.scaled(&format!("medallion/ring/{}", seat.colour.key()), x - 19.2, top, 0.6);
        let asked = game.asked.is_some_and(|asked| asked.index() == place);
        let ink = if asked { palette::LAMP } else { palette::STEAM };
        let base = at.min.y + 74.0 - 2.0 * nearer;
        canvas.fit(x, base, &seat.name, bold(16.0), ink, Align::Centre, pitch - 6.0);
    }
    let (words, base) = (about_game(canvas, &game.record.setup), at.max.y - 18.0 + nearer);
    canvas.fit(middle, base, &words, text(16.0), palette::MUTED, Align::Centre, at.width() - 40.0);
}

/// The line below the name of the game, between rules.
fn subtitle(canvas: &Canvas, layout: &TitleLayout) {
    if layout.subtitle == Subtitle::Absent {
        return;
    }
    let (Vec2 { x, y }, scale) = layout.lettering;
    let base = y + 195.0 * scale;
    let (words, font) = (canvas.words("title-subtitle"), display(SUBTITLE * scale));
    if layout.subtitle == Subtitle::OnGround {
        let (left, wide) = (x + 84.0 * scale, canvas.width(&words, font.clone()) + 16.0 * scale);
        canvas.fill(left, base - 38.0 * scale, wide, 52.0 * scale, palette::NIGHT.gamma_multiply(0.7));
    }
    let from = 108.0 + canvas.text(x + 92.0 * scale, base, &words, font, palette::PAPER, Align::Left) / scale;
    for (left, wide, y, thick) in [
        (4.0, 72.0, -17.0, 2.4),
        (24.0, 52.0, -10.0, 1.0),
        (from, 914.0 - from, -17.0, 2.4),
        (from, 860.0 - from, -10.0, 1.0),
    ] {
        canvas.fill(x + left * scale, base + y * scale, wide * scale, thick, palette::BRASS);
    }
}

/// What stands at the foot of the frame.
fn foot(canvas: &Canvas, layout: &TitleLayout) {
    let Rect { min, max } = layout.visible;
    let (base, from, to) = (max.y - 34.0, min.x + 66.0, max.x - 66.0);
    let left = canvas.text(from, base, &canvas.words("title-unofficial"), text(17.0), palette::STEAM, Align::Left);
    let Some((size, spacing)) = layout.cities else { return };
    let version = canvas.words_with("title-version", [("version", env!("CARGO_PKG_VERSION").into())]);
    let right = canvas.text(to, base, &version, text(17.0), palette::STEAM, Align::Right);
    let names: Vec<_> = LINE.map(|city| canvas.words(&format!("line-{city}")).to_uppercase()).to_vec();
    along(canvas, &names, (from + left + 50.0, to - right - 50.0), base, size, spacing);
}

/// The cities of the line, spread over a stretch, with diamonds between them.
pub fn along(canvas: &Canvas, names: &[String], (from, to): (f32, f32), base: f32, size: f32, spacing: f32) {
    let wide = |name: &String| canvas.width(name, bold(size)) + spacing * (name.chars().count() as f32 - 1.0);
    let widths: Vec<_> = names.iter().map(wide).collect();
    let gap = (to - from - widths.iter().sum::<f32>()) / (names.len() as f32 - 1.0).max(1.0);
    let mut x = from;
    for (place, (name, width)) in names.iter().zip(&widths).enumerate() {
        canvas.spaced(x, base, name, bold(size), palette::LAMP, Align::Left, spacing);
        x += width + gap;
        if place + 1 < names.len() {
            canvas.art("title/diamond", x - gap / 2.0, base - size * 0.36);
        }
    }
}
