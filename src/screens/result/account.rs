//! The account: where every point came from.

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
    screens::sources::{PlayedWith, module_colour},
    ui::{
        labels::Align,
        theme::{bold, display, palette, text},
    },
    widgets::canvas::Canvas,
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

/// Draws the account.
pub fn draw(canvas: &Canvas, view: &ResultView) {
    let Rect { min, max } = view.layout.account.rect;
    canvas.panel(min.x, min.y, max.x - min.x, max.y - min.y);
    head(canvas, view);
    sources(canvas, view);
    game_end(canvas, view);
    totals(canvas, view);
}

/// Whose columns these are, and the headings.
fn head(canvas: &Canvas, view: &ResultView) {
    let table = &view.layout.account;
    let (Vec2 { x, y }, k) = (table.rect.min, table.k);
    for (who, middle) in view.standings.seated.iter().zip(&table.columns) {
        if view.is_winner(who) {
            let (wide, high) = (table.column - 8.0 * k, table.rect.height() - 24.0 * k);
            canvas.fill(middle - wide / 2.0, y + 10.0 * k, wide, high, palette::CHOSEN.gamma_multiply(0.75));
        }
        let (left, top) = (middle - 32.0 * k, y + 14.0 * k);
        canvas.scaled(&format!("medallion/{}", who.portrait), left, top, k);
        if who.arrested {
            canvas.scaled("medallion/bars", left, top, k);
        }
        canvas.scaled(&format!("medallion/ring/{}", who.colour.key()), left, top, k);
        if table.names {
            let ink = if view.is_winner(who) { palette::LAMP } else { palette::PAPER };
            let most = table.column - 12.0 * k;
            canvas.fit(*middle, y + 103.0 * k, &who.name, display(20.0 * k), ink, Align::Centre, most);
        }
    }
    let (left, most) = (x + 26.0 * k, table.labels_end() - x - 26.0 * k);
    let (title, note) = (canvas.words("result-account"), canvas.words("result-account-note"));
    canvas.fit(left, table.rows - 54.0 * k, &title, display(27.0 * k), palette::LAMP, Align::Left, most);
    canvas.fit(left, table.rows - 26.0 * k, &note, text(17.0 * k), palette::MUTED, Align::Left, most);
}

/// The rows of the sources.
fn sources(canvas: &Canvas, view: &ResultView) {
    let table = &view.layout.account;
    let (x, w, k, high) = (table.rect.min.x, table.rect.width(), table.k, table.row);
    canvas.fill(x + 18.0 * k, table.rows, w - 36.0 * k, 1.2, palette::BRASS);
    for (place, row) in view.standings.sources.iter().enumerate() {
        let middle = table.rows + high * (place as f32 + 0.5);
        if place % 2 == 1 {
            let ground = palette::DEEP.gamma_multiply(0.32);
            canvas.fill(x + 14.0 * k, middle - high / 2.0, w - 28.0 * k, high, ground);
        }
        row.draw_icon(canvas, x + 44.0 * k, middle, (high - 2.0).min(37.0 * k));
        let to = table.labels_end();
        let tagged = if let PlayedWith::Of(module) = row.part {
            tag(canvas, (to - 18.0 * k, middle), k, module);
            34.0 * k
        } else {
            0.0
        };
        let (label, left) = (canvas.words(&format!("account-{}", row.key)), x + 76.0 * k);
        let room = to - left - tagged;
        canvas.fit(left, middle + 6.0 * k, &label, text(18.0 * k), palette::PAPER, Align::Left, room);
        cells(canvas, view, row.source, middle, BEGINS + ROW_APART * place as u16, |_| None);
    }
}

/// The letter of the module a source belongs to.
fn tag(canvas: &Canvas, (x, y): (f32, f32), k: f32, module: Module) {
    canvas.plate(x - 11.0 * k, y - 11.0 * k, 22.0 * k, 22.0 * k, module_colour(module), palette::BRASS, 1.0);
    let font = bold((16.0 * k).max(11.0));
    canvas.text(x, y + 6.0 * k, &module.to_string(), font, palette::LAMP, Align::Centre);
}

/// What everybody has from a source, counted up from a time on: figures over bars in the players' colours, the best in
/// lamplight; beside or below them, how many Game End cards count it, and how many points each.
fn cells(
    canvas: &Canvas,
    view: &ResultView,
    source: Source,
    middle: f32,
    begins: u16,
    note: impl Fn(&Ranked) -> Option<(u8, u8)>,
) {
    let (table, seated, board) = (&view.layout.account, &view.standings.seated, view.game.board());
    let points = |who: &Ranked, source: Source| board.player(who.seat).book.from_source(source);
    let all = seated.iter().flat_map(|who| Source::VARIANTS.iter().map(|source| points(who, *source)));
    let most = all.max().unwrap_or(1).max(1);
    let best = seated.iter().map(|who| points(who, source)).max();
    let (half, k, y, counted) = (table.bar, table.k, middle - 3.0 * table.k, view.timeline.eased(begins, COUNTS));
    for (who, x) in seated.iter().zip(&table.columns) {
        let value = points(who, source);
        canvas.fill(x - half, y + 12.0 * k, 2.0 * half, 4.0 * k, palette::DEEP);
        let bright = if best == Some(value) { 1.0 } else { 0.62 };
        let long = 2.0 * half * f32::from(value) / f32::from(most) * counted;
        canvas.fill(x - half, y + 12.0 * k, long, 4.0 * k, palette::player(who.colour).gamma_multiply(bright));
        if counted == 0.0 {
            continue;
        }
        let (words, font, ink) = match (value, best == Some(value)) {
            (0, _) => ("–".to_owned(), text(21.0 * k), palette::DISABLED),
            (_, best) => {
                let shown = (f32::from(value) * counted).round().to_string();
                (shown, bold(21.0 * k), if best { palette::LAMP } else { palette::PAPER })
            }
        };
        let base = y + 6.0 * k;
        match note(who).filter(|_| value > 0) {
            Some((cards, each)) if !table.narrow => {
                let note = format!("{cards} × {each}");
                canvas.text(x - half + 2.0, base, &note, text(16.0), palette::MUTED, Align::Left);
                canvas.text(x + half - 2.0, base, &words, font, ink, Align::Right);
            }
            note => {
                canvas.text(*x, base, &words, font, ink, Align::Centre);
                if let Some((cards, each)) = note {
                    let (note, font) = (format!("{cards}×{each}"), text(table.small));
                    canvas.text(*x, y + 32.0 * k, &note, font, palette::MUTED, Align::Centre);
                }
            }
        }
    }
}

fn game_end(canvas: &Canvas, view: &ResultView) {
    let table = &view.layout.account;
    let (x, w, k, top) = (table.rect.min.x, table.rect.width(), table.k, table.game_end);
    canvas.fill(x + 18.0 * k, top + 2.0 * k, w - 36.0 * k, 1.0, palette::BRASS.gamma_multiply(0.7));
    let heading = canvas.words("account-game-end");
    let most = table.labels_end() - x - 26.0 * k;
    canvas.fit(x + 26.0 * k, top + 28.0 * k, &heading, bold(18.0 * k), palette::LAMP, Align::Left, most);
    if table.narrow {
        // The head may have been scrolled away.
        for (who, middle) in view.standings.seated.iter().zip(&table.columns) {
            canvas.emblem(who.colour, *middle, top + 22.0 * k, 7.0);
        }
    }
    canvas.icon("icon/game-end-card", x + 44.0 * k, top + 46.0 * k + table.card, 46.0 * k);
    for (place, card_type) in CardType::VARIANTS.iter().copied().enumerate() {
        let middle = top + FIRST_CARD * k + table.card * place as f32;
        let key = match card_type {
            CardType::RailroadCar => "railroad-car",
            CardType::Conductor => "conductor",
            CardType::Locomotive => "locomotive",
        };
        canvas.icon(&format!("head/{key}"), x + 82.0 * k, middle, 20.0 * k);
        let label = canvas.words(&format!("account-{key}"));
        // It may come close to the bars.
        let room = table.labels_end() - x - 91.0 * k;
        canvas.fit(x + 98.0 * k, middle + 6.0 * k, &label, text(17.0 * k), palette::PAPER, Align::Left, room);
        let source = Source::of_game_end_cards(card_type);
        let counts = |who: &Ranked| Some(view.game.queries().game_end_count(who.seat, card_type));
        cells(canvas, view, source, middle, CARDS_BEGIN + CARD_APART * place as u16, counts);
    }
    if let Some(note) = table.note {
        let words = canvas.words("result-game-end-note");
        canvas.wrapped(note.min.x, note.min.y, note.width(), &words, text(table.small), palette::MUTED);
    }
}

fn totals(canvas: &Canvas, view: &ResultView) {
    let table = &view.layout.account;
    let (x, w, k, y) = (table.rect.min.x, table.rect.width(), table.k, table.totals);
    let ground = Color32::from_rgb(0x0A, 0x13, 0x22);
    canvas.fill(x + 14.0 * k, y, w - 28.0 * k, 78.0 * k + table.arrested, ground);
    canvas.fill(x + 14.0 * k, y, w - 28.0 * k, 1.8, palette::BRASS);
    canvas.fill(x + 14.0 * k, y + 4.5 * k, w - 28.0 * k, 0.7, palette::BRASS);
    let (left, total) = (x + 26.0 * k, canvas.words("result-total"));
    canvas.text(left, y + 42.0 * k, &total, display(34.0 * k), palette::LAMP, Align::Left);
    if let Some(lead) = view.standings.lead().filter(|_| view.timeline.is_past(WINNER_TOLD)) {
        let words = match lead {
            0 => canvas.words("result-tie"),
            lead => canvas.words_with("result-lead", [("points", lead.into())]),
        };
        let room = table.labels_end() - left - 8.0 * k;
        canvas.fit(left, y + 68.0 * k, &words, text(18.0 * k), palette::READY, Align::Left, room);
    }
    let arrested = canvas.words("result-arrested");
    if table.arrested > 0.0 {
        let room = table.labels_end() - left;
        canvas.fit(left, y + 96.0 * k, &arrested, text(table.small), palette::PAPER, Align::Left, room);
    }
    let counted = view.timeline.eased(TOTALS_BEGIN, TOTALS_COUNT);
    for (who, middle) in view.standings.seated.iter().zip(&table.columns) {
        let shown = (f32::from(who.total) * counted).round().to_string();
        // Three figures fit into a column.
        let size = |size: f32| (size * k).min(table.column / 2.1);
        if view.is_winner(who) {
            let wide = (104.0 * k).min(table.column - 6.0 * k);
            canvas.points(*middle, y + 42.0 * k, shown, wide, (50.0 * k).min(wide / 1.55));
        } else if who.arrested {
            let at = y + if table.narrow { 42.0 * k } else { 32.0 };
            canvas.figure(*middle, at, &shown, size(34.0), palette::MUTED);
            let half = canvas.width(&shown, display(size(34.0))) / 2.0 + 8.0 * k;
            canvas.fill(middle - half, at - 1.0, 2.0 * half, 2.4, palette::SIGNAL);
            if table.narrow {
                canvas.icon("ui/lock", *middle, y + 90.0 * k, 24.0 * k);
            } else {
                let most = table.column - 12.0;
                canvas.fit(*middle, y + 68.0, &arrested, bold(16.0), palette::PAPER, Align::Centre, most);
            }
        } else {
            canvas.figure(*middle, y + 42.0 * k, &shown, size(36.0), palette::PAPER);
        }
    }
}
