//! What is read and pressed on the title: the entries of the departures board, the ticket of the saved game, the line below
//! the lettering, and what stands at the foot of the frame.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::{SUBTITLE, Subtitle, TitleLayout},
    menu::{Menu, TitleControl},
};
use crate::{
    drawing::{Drawing, rect},
    localization::{Language, Texts},
    persistence::{SavedGame, SavedGames},
    screens::{
        about::{LINE, with_teatime},
        running_games::GameLine,
    },
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{canvas::Canvas, segments::Segment},
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
    // All signs are lettered alike.
    let signs = menu.entries(saved).into_iter().zip(&layout.lines).filter(|(entry, _)| entry.picture().is_some());
    let fits = |(entry, place): (TitleControl, &Rect)| {
        Typeface::Text.fit(&name_of(canvas.texts(), entry), 20.0, place.width() - 56.0)
    };
    let size = signs.map(fits).fold(20.0, f32::min);
    let mut drawing = Drawing::default();
    for (nth, (entry, line)) in menu.entries(saved).into_iter().zip(&layout.lines).enumerate() {
        let response = canvas.hit(entry, *line);
        if response.hovered() && canvas.ui.input(|input| input.pointer.is_moving()) || response.gained_focus() {
            menu.lit = nth;
        }
        if response.clicked() {
            taken = Some(entry);
        }
        let hot = response.hovered() || nth == *lit;
        if let Some(picture) = entry.picture() {
            sign(&mut drawing, canvas.texts(), (entry, *line), (picture, size), hot);
            continue;
        }
        if let Some(game) = menu.friends.as_ref().filter(|_| entry == TitleControl::FriendsGame) {
            shared(&mut drawing, *line, game, nth == *lit);
            continue;
        }
        match saved.current().filter(|_| entry == TitleControl::Continue) {
            Some(game) => {
                let texts = canvas.texts();
                let note = if elsewhere { texts.get("elsewhere-note") } else { game.when(texts) };
                continued(&mut drawing, texts, *line, (game, note), nth == *lit);
            }
            None => departure(&mut drawing, canvas.texts(), (entry, *line), nth == *lit),
        }
    }
    let texts = canvas.texts();
    subtitle(&mut drawing, texts, layout);
    if layout.headed {
        let (board, k) = (layout.board, layout.board.width() / 352.0);
        let (words, base) = (texts.get("title-departures"), board.min.y + 10.0 + 26.0 * k.min(1.15));
        drawing.display(words, board.center().x, base, 24.0 * k.min(1.15), palette::LAMP, Align::Centre);
    }
    foot(&mut drawing, texts, layout);
    canvas.paint(&drawing);
    taken.or(layout.languages.and_then(|row| languages(canvas, row)))
}

/// The languages, of which the spoken one is lit.
fn languages(canvas: &mut Canvas, row: Rect) -> Option<TitleControl> {
    let all = Language::all();
    let signs = all.iter().map(|language| Segment {
        tip: language.name().to_owned(),
        ..Segment::new(TitleControl::Speak(*language), language.to_string().to_uppercase())
    });
    let (signs, spoken) = (signs.collect::<Vec<_>>(), canvas.texts().language());
    let spoken = all.iter().position(|language| *language == spoken).unwrap_or_default();
    let pressed = canvas.segments(row, &signs, spoken, 19.0);
    all.iter().for_each(|language| canvas.call(TitleControl::Speak(*language), || language.name().to_owned()));
    pressed.map(|nth| TitleControl::Speak(all[nth]))
}

/// A line of the board, with what there is to say about it at its right end.
fn departure(drawing: &mut Drawing, texts: &Texts, (entry, line): (TitleControl, Rect), lit: bool) {
    let (ink, note_ink) = inks(lit);
    let size = (line.height() * 0.45).min(29.0);
    // Beside a sign with a frame, a line without one looks as if it could not be taken.
    if entry == TitleControl::NewGame && !lit {
        drawing.frame(line.inflate(-1.0), 1.2, palette::BRASS);
    }
    let key = entry.to_string().replace('/', "-");
    let (words, base) = (texts.get(&key), line.center().y + size * 0.34);
    let room = line.width() - 86.0 - Typeface::Display.width(&words, size);
    drawing.fit(words, line.min.x + 54.0, base, size, ink, Align::Left, Typeface::Display, line.width() - 64.0);
    if entry != TitleControl::Journey {
        return;
    }
    let note = texts.get("title-journey-note");
    drawing.shortened(&note, line.max.x - 20.0, base - 2.0, 18.0, note_ink, Align::Right, Typeface::Bold, room);
}

/// The line of a game with friends: whom it is played with, and whose turn it is.
fn shared(drawing: &mut Drawing, line: Rect, game: &GameLine, lit: bool) {
    let (ink, note_ink) = inks(lit);
    let size = (line.height() * 0.36).min(23.0);
    let (left, room) = (line.min.x + 54.0, line.width() - 74.0);
    let base = line.center().y - size * 0.1;
    drawing.shortened(&game.with, left, base, size, ink, Align::Left, Typeface::Display, room);
    let note_ink = if game.own_turn && !lit { palette::LAMP } else { note_ink };
    let below = (line.height() * 0.27).clamp(14.0, 17.0);
    let base = line.center().y + size * 0.86;
    drawing.shortened(&game.note, left, base, below, note_ink, Align::Left, Typeface::Bold, room);
}

/// The inks of a line's name and of its note.
fn inks(lit: bool) -> (Color32, Color32) {
    if lit {
        (Color32::from_rgb(0x1A, 0x14, 0x06), Color32::from_rgb(0x3B, 0x2A, 0x0A))
    } else {
        (palette::PAPER, palette::MUTED)
    }
}

/// The line of the saved game: who plays, how far it has come, and with which modules.
fn continued(drawing: &mut Drawing, texts: &Texts, line: Rect, (game, note): (&SavedGame, String), lit: bool) {
    let (ink, note_ink) = inks(lit);
    let size = (line.height() * 0.4).min(34.0);
    let faces = game.seats.len() as f32;
    let radius = (line.height() * 0.3).min(25.0);
    let pitch = radius * if faces > 3.0 { 1.25 } else { 1.5 };
    let first = line.max.x - 14.0 - radius - pitch * (faces - 1.0);
    for (place, seat) in game.seats.iter().enumerate().rev() {
        let (x, y, scale) = (first + pitch * place as f32, line.center().y, radius / 32.0);
        drawing.scaled(format!("medallion/{}", seat.portrait), x - 32.0 * scale, y - 32.0 * scale, scale);
        drawing.scaled(format!("medallion/ring/{}", seat.colour.key()), x - 32.0 * scale, y - 32.0 * scale, scale);
    }
    let (left, room) = (line.min.x + 54.0, first - radius - 10.0 - line.min.x - 54.0);
    let words = texts.get("title-continue");
    drawing.fit(words, left, line.center().y - size * 0.06, size, ink, Align::Left, Typeface::Display, room);
    let [one, other] = game.record.setup.modules.map(|module| module.to_string());
    let about = texts.with("title-saved", [("place", note.into()), ("one", one.into()), ("other", other.into())]);
    let about = with_teatime(texts, about, game.record.setup.teatime);
    let (base, size) = (line.center().y + size * 0.72, (line.height() * 0.23).clamp(14.0, 19.0));
    drawing.shortened(&about, left, base, size, note_ink, Align::Left, Typeface::Bold, room);
}

fn name_of(texts: &Texts, entry: TitleControl) -> String {
    texts.get(&entry.to_string().replace('/', "-"))
}

/// A small sign with its picture.
fn sign(
    drawing: &mut Drawing,
    texts: &Texts,
    (entry, place): (TitleControl, Rect),
    (picture, size): (&'static str, f32),
    hot: bool,
) {
    drawing.slice(if hot { "panel/button-hover" } else { "panel/button" }, 12.0, place);
    let words = name_of(texts, entry);
    let wide = 32.0 + Typeface::Text.width(&words, size);
    let left = place.center().x - wide / 2.0;
    drawing.icon(picture, left + 12.0, place.center().y, 26.0);
    let ink = if hot { palette::LAMP } else { palette::PAPER };
    drawing.level(&words, Vec2::new(left + 32.0, place.center().y), size, ink, Align::Left, Typeface::Text);
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
    let (from, to) = layout.foot;
    let base = layout.visible.max.y - 34.0;
    let unofficial = texts.get("title-unofficial");
    let left = from + wide(&unofficial) + 50.0;
    drawing.fit(unofficial, from, base, SIZE, palette::STEAM, Align::Left, Typeface::Text, to - from);
    let Some((size, spacing)) = layout.cities else { return };
    let version = texts.with("title-version", [("version", env!("CARGO_PKG_VERSION").into())]);
    let right = to - wide(&version) - 50.0;
    drawing.words(version, to, base, SIZE, palette::STEAM, Align::Right);
    along(drawing, texts, (left, right), base, size, spacing);
}

/// The smallest type in which the cities are set.
const SMALLEST_CITY: f32 = 10.5;

/// The cities of the line, spread over a stretch, with diamonds between them; smaller where they are too long for it, and
/// left out where nobody could read them.
pub fn along(drawing: &mut Drawing, texts: &Texts, (from, to): (f32, f32), base: f32, most: f32, spacing: f32) {
    let names = LINE.map(|city| texts.get(&format!("line-{city}")).to_uppercase());
    let width =
        |name: &String, size: f32| Typeface::Bold.width(name, size) + spacing * (name.chars().count() as f32 - 1.0);
    let (least, gaps) = (1.2 * most, names.len() as f32 - 1.0);
    let wide: f32 = names.iter().map(|name| width(name, most)).sum();
    let size = most * ((to - from - gaps * least) / wide).min(1.0);
    if size < SMALLEST_CITY.min(most) {
        return;
    }
    let widths = names.each_ref().map(|name| width(name, size));
    let gap = (to - from - widths.iter().sum::<f32>()) / gaps;
    let mut x = from;
    for (place, (name, width)) in names.into_iter().zip(widths).enumerate() {
        if place > 0 {
            drawing.picture("title/diamond", x - gap / 2.0, base - size * 0.36);
        }
        drawing.spaced(name, x, base, size, palette::LAMP, Align::Left, spacing);
        x += width + gap;
    }
}
