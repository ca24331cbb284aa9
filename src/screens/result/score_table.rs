//! The score table: where every point came from.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{
    ceremony::{BEGINS, WINNER_TOLD},
    layout::FIRST_CARD,
    standings::Ranked,
    view::ResultView,
};
use crate::{
    drawing::{CREAM, Drawing, Ink, rect},
    screens::sources::{PlayedWith, module_colour},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CardType, Module, Source};

/// How long a row takes to count up, and how much later the next one begins; when the Game End cards do, and how much later
/// the next of them; when the totals do, and how long they take. In milliseconds at normal speed.
const COUNTS: u16 = 350;
const ROW_APART: u16 = 160;
const CARDS_BEGIN: u16 = 1900;
const CARD_APART: u16 = 180;
const TOTALS_BEGIN: u16 = 2300;
const TOTALS_COUNT: u16 = 600;

/// The score table.
pub fn score_table(view: &ResultView) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.panel(view.layout.score_table.rect);
    head(&mut drawing, view);
    sources(&mut drawing, view);
    game_end(&mut drawing, view);
    totals(&mut drawing, view);
    drawing
}

/// Whose columns these are, and the headings.
fn head(drawing: &mut Drawing, view: &ResultView) {
    let table = &view.layout.score_table;
    let (Vec2 { x, y }, k) = (table.rect.min, table.k);
    for (who, middle) in view.standings.seated.iter().zip(&table.columns) {
        if view.is_winner(who) {
            let (wide, high) = (table.column - 8.0 * k, table.rect.height() - 24.0 * k);
            let ground = rect(middle - wide / 2.0, y + 10.0 * k, wide, high);
            drawing.fill(ground, palette::CHOSEN.gamma_multiply(0.75));
        }
        let (left, top) = (middle - 32.0 * k, y + 14.0 * k);
        drawing.scaled(format!("medallion/{}", who.portrait), left, top, k);
        if who.arrested {
            drawing.scaled("medallion/bars", left, top, k);
        }
        drawing.scaled(format!("medallion/ring/{}", who.colour.key()), left, top, k);
        if table.names {
            let ink = if view.is_winner(who) { palette::LAMP } else { palette::PAPER };
            let most = table.column - 12.0 * k;
            let (base, size) = (y + 103.0 * k, 20.0 * k);
            drawing.shortened(&who.name, *middle, base, size, ink, Align::Centre, Typeface::Display, most);
        }
    }
    let (left, most) = (x + 26.0 * k, table.labels_end() - x - 26.0 * k);
    let (title, note) = (view.texts.get("result-account"), view.texts.get("result-account-note"));
    let (title_base, note_base) = (table.rows - 54.0 * k, table.rows - 26.0 * k);
    drawing.shortened(&title, left, title_base, 27.0 * k, palette::LAMP, Align::Left, Typeface::Display, most);
    drawing.shortened(&note, left, note_base, 17.0 * k, palette::MUTED, Align::Left, Typeface::Text, most);
}

/// The rows of the sources.
fn sources(drawing: &mut Drawing, view: &ResultView) {
    let table = &view.layout.score_table;
    let (x, w, k, high) = (table.rect.min.x, table.rect.width(), table.k, table.row);
    drawing.fill(rect(x + 18.0 * k, table.rows, w - 36.0 * k, 1.2), palette::BRASS);
    for (place, row) in view.standings.sources.iter().enumerate() {
        let middle = table.rows + high * (place as f32 + 0.5);
        if place % 2 == 1 {
            let ground = palette::DEEP.gamma_multiply(0.32);
            drawing.fill(rect(x + 14.0 * k, middle - high / 2.0, w - 28.0 * k, high), ground);
        }
        // The arrows of trains reach as far as the picture is high, and a little more: they do not touch the rules.
        row.icon(drawing, x + 44.0 * k, middle, (high - 7.0).min(36.0 * k));
        let to = table.labels_end();
        let tagged = if let PlayedWith::Of(module) = row.part {
            tag(drawing, (to - 18.0 * k, middle), k, module);
            34.0 * k
        } else {
            0.0
        };
        let (label, left) = (view.texts.get(&format!("account-{}", row.key)), x + 76.0 * k);
        let room = to - left - tagged;
        let (base, size) = (middle + 6.0 * k, 18.0 * k);
        drawing.shortened(&label, left, base, size, palette::PAPER, Align::Left, Typeface::Text, room);
        cells(drawing, view, row.source, middle, BEGINS + ROW_APART * place as u16, |_| None);
    }
}

/// The letter of the module a source belongs to.
fn tag(drawing: &mut Drawing, (x, y): (f32, f32), k: f32, module: Module) {
    let plate = rect(x - 11.0 * k, y - 11.0 * k, 22.0 * k, 22.0 * k);
    drawing.plate(plate, module_colour(module), palette::BRASS, 1.0);
    drawing.bold(module.to_string(), x, y + 6.0 * k, (16.0 * k).max(11.0), palette::LAMP, Align::Centre);
}

/// What everybody has from a source, counted up from a time on: figures over bars in the players' colours, the best in
/// lamplight; beside or below them, how many Game End cards count it, and how many points each.
fn cells(
    drawing: &mut Drawing,
    view: &ResultView,
    source: Source,
    middle: f32,
    begins: u16,
    note: impl Fn(&Ranked) -> Option<(u8, u8)>,
) {
    let (table, seated, board) = (&view.layout.score_table, &view.standings.seated, view.game.board());
    let points = |who: &Ranked, source: Source| board.player(who.seat).book.from_source(source);
    let all = seated.iter().flat_map(|who| Source::VARIANTS.iter().map(|source| points(who, *source)));
    let most = all.max().unwrap_or(1).max(1);
    let best = seated.iter().map(|who| points(who, source)).max();
    let (half, k, y, counted) = (table.bar, table.k, middle - 3.0 * table.k, view.timeline.eased(begins, COUNTS));
    for (who, x) in seated.iter().zip(&table.columns) {
        let value = points(who, source);
        drawing.fill(rect(x - half, y + 12.0 * k, 2.0 * half, 4.0 * k), palette::DEEP);
        let bright = if best == Some(value) { 1.0 } else { 0.62 };
        let long = 2.0 * half * f32::from(value) / f32::from(most) * counted;
        let own = palette::player(who.colour).gamma_multiply(bright);
        drawing.fill(rect(x - half, y + 12.0 * k, long, 4.0 * k), own);
        if counted == 0.0 {
            continue;
        }
        let (words, face, ink) = match (value, best == Some(value)) {
            (0, _) => ("–".to_owned(), Typeface::Text, palette::MUTED),
            (_, best) => {
                let shown = (f32::from(value) * counted).round().to_string();
                (shown, Typeface::Bold, if best { palette::LAMP } else { palette::PAPER })
            }
        };
        let (base, size) = (y + 6.0 * k, 21.0 * k);
        match note(who).filter(|_| value > 0) {
            Some((cards, each)) if !table.narrow => {
                let note = format!("{cards} × {each}");
                drawing.words(note, x - half + 2.0, base, 16.0, palette::MUTED, Align::Left);
                drawing.line(words, x + half - 2.0, base, size, ink, Align::Right, face);
            }
            note => {
                drawing.line(words, *x, base, size, ink, Align::Centre, face);
                if let Some((cards, each)) = note {
                    let note = format!("{cards}×{each}");
                    drawing.words(note, *x, y + 32.0 * k, table.small, palette::MUTED, Align::Centre);
                }
            }
        }
    }
}

fn game_end(drawing: &mut Drawing, view: &ResultView) {
    let table = &view.layout.score_table;
    let (x, w, k, top) = (table.rect.min.x, table.rect.width(), table.k, table.game_end);
    drawing.fill(rect(x + 18.0 * k, top + 2.0 * k, w - 36.0 * k, 1.0), palette::BRASS.gamma_multiply(0.7));
    let heading = view.texts.get("account-game-end");
    let most = table.labels_end() - x - 26.0 * k;
    let (left, base) = (x + 26.0 * k, top + 28.0 * k);
    drawing.shortened(&heading, left, base, 18.0 * k, palette::LAMP, Align::Left, Typeface::Bold, most);
    if table.narrow {
        // The head may have been scrolled away.
        for (who, middle) in view.standings.seated.iter().zip(&table.columns) {
            drawing.emblem(who.colour, *middle, top + 22.0 * k, 7.0);
        }
    }
    drawing.icon("icon/game-end-card", x + 44.0 * k, top + 46.0 * k + table.card, 46.0 * k);
    for (place, card_type) in CardType::VARIANTS.iter().copied().enumerate() {
        let middle = top + FIRST_CARD * k + table.card * place as f32;
        drawing.icon(format!("head/{card_type}"), x + 82.0 * k, middle, 20.0 * k);
        let label = view.texts.get(&format!("account-{card_type}"));
        // It may come close to the bars.
        let room = table.labels_end() - x - 91.0 * k;
        let (left, base, size) = (x + 98.0 * k, middle + 6.0 * k, 17.0 * k);
        drawing.shortened(&label, left, base, size, palette::PAPER, Align::Left, Typeface::Text, room);
        let source = Source::of_game_end_cards(card_type);
        let counts = |who: &Ranked| Some(view.game.queries().game_end_count(who.seat, card_type));
        cells(drawing, view, source, middle, CARDS_BEGIN + CARD_APART * place as u16, counts);
    }
    if let Some(note) = table.note {
        let words = view.texts.get("result-game-end-note");
        drawing.text(words, note, table.small, palette::MUTED, Align::Left);
    }
}

fn totals(drawing: &mut Drawing, view: &ResultView) {
    let table = &view.layout.score_table;
    let (x, w, k, y) = (table.rect.min.x, table.rect.width(), table.k, table.totals);
    let ground = Color32::from_rgb(0x0A, 0x13, 0x22);
    let band = |top: f32, high: f32| rect(x + 14.0 * k, top, w - 28.0 * k, high);
    drawing.fill(band(y, 78.0 * k + table.arrested), ground);
    drawing.fill(band(y, 1.8), palette::BRASS).fill(band(y + 4.5 * k, 0.7), palette::BRASS);
    let (left, total) = (x + 26.0 * k, view.texts.get("result-total"));
    drawing.display(total, left, y + 42.0 * k, 34.0 * k, palette::LAMP, Align::Left);
    if let Some(lead) = view.standings.lead().filter(|_| view.timeline.is_past(WINNER_TOLD)) {
        let words = match lead {
            0 => view.texts.get("result-tie"),
            lead => {
                let winner = view.standings.seated.iter().find(|who| who.won).map(|who| who.name.clone());
                let who = winner.unwrap_or_default();
                view.texts.with("result-lead", [("who", who.into()), ("points", lead.into())])
            }
        };
        let room = table.labels_end() - left - 8.0 * k;
        drawing.fit(words, left, y + 68.0 * k, 18.0 * k, palette::READY, Align::Left, Typeface::Text, room);
    }
    let arrested = view.texts.get("result-arrested");
    if table.arrested > 0.0 {
        let room = table.labels_end() - left;
        let (base, size) = (y + 96.0 * k, table.small);
        drawing.shortened(&arrested, left, base, size, palette::PAPER, Align::Left, Typeface::Text, room);
    }
    let counted = view.timeline.eased(TOTALS_BEGIN, TOTALS_COUNT);
    for (who, middle) in view.standings.seated.iter().zip(&table.columns) {
        let shown = (f32::from(who.total) * counted).round().to_string();
        // Three figures fit into a column.
        let size = |size: f32| (size * k).min(table.column / 2.1);
        if view.is_winner(who) {
            let wide = (104.0 * k).min(table.column - 6.0 * k);
            let high = (50.0 * k).min(wide / 1.55);
            drawing.slice(
                "ticket",
                6.0,
                Rect::from_center_size(Vec2::new(*middle, y + 42.0 * k), Vec2::new(wide, high)),
            );
            total_of(drawing, shown, *middle, y + 42.0 * k, high * 0.72, CREAM);
        } else if who.arrested {
            let at = y + if table.narrow { 42.0 * k } else { 32.0 };
            let half = Typeface::Display.width(&shown, size(34.0)) / 2.0 + 8.0 * k;
            total_of(drawing, shown, *middle, at, size(34.0), palette::MUTED);
            drawing.fill(rect(middle - half, at - 1.0, 2.0 * half, 2.4), palette::SIGNAL);
            if table.narrow {
                drawing.icon("ui/lock", *middle, y + 90.0 * k, 24.0 * k);
            } else {
                let most = table.column - 12.0;
                let (ink, face) = (palette::PAPER, Typeface::Bold);
                drawing.shortened(&arrested, *middle, y + 68.0, 16.0, ink, Align::Centre, face, most);
            }
        } else {
            total_of(drawing, shown, *middle, y + 42.0 * k, size(36.0), palette::PAPER);
        }
    }
}

/// A score, centred on a point.
fn total_of(drawing: &mut Drawing, total: String, x: f32, y: f32, size: f32, ink: impl Ink) {
    let face = Typeface::of_figure(&total);
    drawing.line(total, x, y + size * 0.35, size, ink, Align::Centre, face);
}
