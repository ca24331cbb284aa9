//! What is read and pressed on the title: the entries of the departures board, the ticket of the saved game, the line below
//! the lettering, and what stands at the foot of the frame.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::{SUBTITLE, Subtitle, TitleLayout},
    menu::{Menu, TitleControl, game_of},
};
use crate::{
    drawing::{Drawing, rect},
    localization::Texts,
    persistence::{SavedGame, SavedGames},
    screens::about::{LINE, about_game},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};

/// Draws everything; the plate of one line is lit. Returns the entry that was clicked.
pub fn draw(
    canvas: &mut Canvas,
    (layout, lit): &(TitleLayout, usize),
    menu: &mut Menu,
    saved: &SavedGames,
    elsewhere: bool,
) -> Option<TitleControl> {
    let mut taken = None;
    let mut drawing = Drawing::default();
    for (nth, (entry, line)) in menu.entries(saved).into_iter().zip(&layout.lines).enumerate() {
        let response = canvas.hit(entry, line.min.x, line.min.y, line.width(), line.height());
        if response.hovered() && canvas.ui.input(|input| input.pointer.is_moving()) || response.gained_focus() {
            menu.lit = nth;
        }
        if response.clicked() {
            taken = Some(entry);
        }
        let note = match game_of(entry, saved) {
            Some(_) if elsewhere => Some(canvas.words("elsewhere-note")),
            game => game.map(|game| when(canvas.texts(), game)),
        };
        departure(&mut drawing, canvas.texts(), (entry, *line), note, nth == *lit);
    }
    let texts = canvas.texts();
    subtitle(&mut drawing, texts, layout);
    if layout.headed {
        let (board, k) = (layout.board, layout.board.width() / 352.0);
        let (words, base) = (texts.get("title-departures"), board.min.y + 10.0 + 26.0 * k);
        drawing.display(words, board.center().x, base, 24.0 * k, palette::LAMP, Align::Centre);
    }
    if let Some((at, game)) = layout.ticket.zip(menu.shown(saved)) {
        ticket(&mut drawing, texts, at, game);
    }
    foot(&mut drawing, texts, layout);
    canvas.paint(&drawing);
    taken
}

/// A line of the board, with what there is to say about it at its right end.
fn departure(
    drawing: &mut Drawing,
    texts: &Texts,
    (entry, line): (TitleControl, Rect),
    note: Option<String>,
    lit: bool,
) {
    let (ink, note_ink, size) = if lit {
        (Color32::from_rgb(0x1A, 0x14, 0x06), Color32::from_rgb(0x3B, 0x2A, 0x0A), 26.0)
    } else {
        (palette::PAPER, palette::MUTED, 24.0)
    };
    let key = entry.to_string().replace('/', "-");
    let (words, base) = (texts.get(&key), line.min.y + 36.0);
    let room = line.width() - 80.0 - Typeface::Display.width(&words, size);
    drawing.display(words, line.min.x + 54.0, base, size, ink, Align::Left);
    let note = note.unwrap_or_else(|| texts.get(&format!("{key}-note")));
    drawing.shortened(&note, line.max.x - 20.0, base - 2.0, 16.0, note_ink, Align::Right, Typeface::Bold, room);
}

/// How far a saved game has come.
fn when(texts: &Texts, game: &SavedGame) -> String {
    match (game.asked, game.round) {
        (None, _) => texts.get("saved-over"),
        (Some(_), 0) => texts.get("saved-draft"),
        (Some(_), round) => texts.with("saved-round", [("round", round.into())]),
    }
}

/// The saved game: who plays, with which modules, whose turn it is.
fn ticket(drawing: &mut Drawing, texts: &Texts, at: Rect, game: &SavedGame) {
    let (players, middle) = (game.seats.len() as f32, at.center().x);
    let pitch = (at.width() / players - 4.0).min(78.0);
    // A lower one has less room between its lines.
    let nearer = (112.0 - at.height()) / 3.0;
    for (place, seat) in game.seats.iter().enumerate() {
        let x = middle + pitch * (place as f32 - (players - 1.0) / 2.0);
        let top = at.min.y + 16.0 - nearer;
        drawing.scaled(format!("medallion/{}", seat.portrait), x - 19.2, top, 0.6);
        drawing.scaled(format!("medallion/ring/{}", seat.colour.key()), x - 19.2, top, 0.6);
        let asked = game.asked.is_some_and(|asked| asked.index() == place);
        let ink = if asked { palette::LAMP } else { palette::STEAM };
        let base = at.min.y + 74.0 - 2.0 * nearer;
        drawing.shortened(&seat.name, x, base, 16.0, ink, Align::Centre, Typeface::Bold, pitch - 6.0);
    }
    let (words, base) = (about_game(texts, &game.record.setup), at.max.y - 18.0 + nearer);
    let room = at.width() - 40.0;
    drawing.shortened(&words, middle, base, 16.0, palette::MUTED, Align::Centre, Typeface::Text, room);
}

/// Where letters are drawn once more, dark, to have an edge: in layout pixels from their place.
const EDGES: [(f32, f32); 10] = [
    (-1.6, 0.0),
    (1.6, 0.0),
    (0.0, -1.6),
    (0.0, 1.6),
    (-1.2, -1.2),
    (1.2, -1.2),
    (-1.2, 1.2),
    (1.2, 1.2),
    (0.0, 2.6),
    (0.0, 3.4),
];

/// The line below the name of the game, between rules.
fn subtitle(drawing: &mut Drawing, texts: &Texts, layout: &TitleLayout) {
    if layout.subtitle == Subtitle::Absent {
        return;
    }
    let (Vec2 { x, y }, scale) = layout.lettering;
    let base = y + 195.0 * scale;
    let words = texts.get("title-subtitle");
    let wide = Typeface::Display.width(&words, SUBTITLE);
    if layout.subtitle == Subtitle::Edged {
        let night = palette::NIGHT.gamma_multiply(0.55);
        for (dx, dy) in EDGES {
            let at = Vec2::new(x + 92.0 * scale, base) + Vec2::new(dx, dy);
            drawing.display(words.clone(), at.x, at.y, SUBTITLE * scale, night, Align::Left);
        }
    }
    drawing.display(words, x + 92.0 * scale, base, SUBTITLE * scale, palette::PAPER, Align::Left);
    let from = 108.0 + wide;
    for (left, wide, y, thick) in [
        (4.0, 72.0, -17.0, 2.4),
        (24.0, 52.0, -10.0, 1.0),
        (from, 914.0 - from, -17.0, 2.4),
        (from, 860.0 - from, -10.0, 1.0),
    ] {
        drawing.fill(rect(x + left * scale, base + y * scale, wide * scale, thick), palette::BRASS);
    }
}

/// What stands at the foot of the frame.
fn foot(drawing: &mut Drawing, texts: &Texts, layout: &TitleLayout) {
    const SIZE: f32 = 17.0;
    let wide = |words: &str| Typeface::Text.width(words, SIZE);
    let Rect { min, max } = layout.visible;
    let (base, from, to) = (max.y - 34.0, min.x + 66.0, max.x - 66.0);
    let unofficial = texts.get("title-unofficial");
    let left = from + wide(&unofficial) + 50.0;
    drawing.words(unofficial, from, base, SIZE, palette::STEAM, Align::Left);
    let Some((size, spacing)) = layout.cities else { return };
    let version = texts.with("title-version", [("version", env!("CARGO_PKG_VERSION").into())]);
    let right = to - wide(&version) - 50.0;
    drawing.words(version, to, base, SIZE, palette::STEAM, Align::Right);
    along(drawing, texts, (left, right), base, size, spacing);
}

/// The cities of the line, spread over a stretch, with diamonds between them.
pub fn along(drawing: &mut Drawing, texts: &Texts, (from, to): (f32, f32), base: f32, size: f32, spacing: f32) {
    let names = LINE.map(|city| texts.get(&format!("line-{city}")).to_uppercase());
    let widths =
        names.each_ref().map(|name| Typeface::Bold.width(name, size) + spacing * (name.chars().count() as f32 - 1.0));
    let gap = (to - from - widths.iter().sum::<f32>()) / (names.len() as f32 - 1.0);
    let mut x = from;
    for (place, (name, width)) in names.into_iter().zip(widths).enumerate() {
        if place > 0 {
            drawing.picture("title/diamond", x - gap / 2.0, base - size * 0.36);
        }
        drawing.spaced(name, x, base, size, palette::LAMP, Align::Left, spacing);
        x += width + gap;
    }
}
