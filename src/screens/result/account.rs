//! The account: where every point came from.

use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{Ranked, WINNER_TOLD, eased};
use crate::{
    rules::{CardType, Game, Module, Source},
    screens::sources::{PlayedWith, ROWS, module_colour},
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
        viewport::Shape,
    },
};

/// Where the account is.
struct Table {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    /// The middle of each column.
    columns: Vec<f32>,
    /// The width of one.
    wide: f32,
}

impl Table {
    fn new(shape: Shape, players: usize) -> Self {
        let (x, y, w, h, wide, right) = match (shape, players) {
            (Shape::Wide, 4) => (716.0, 66.0, 860.0, 740.0, 152.0, 44.0),
            (Shape::Wide, _) => (716.0, 66.0, 860.0, 740.0, 200.0, 20.0),
            (Shape::Tall | Shape::Phone(_), 4) => (556.0, 66.0, 700.0, 806.0, 120.0, 16.0),
            (Shape::Tall | Shape::Phone(_), _) => (556.0, 66.0, 700.0, 806.0, 152.0, 16.0),
        };
        let column = |place: usize| x + w - right - wide * ((players - 1 - place) as f32 + 0.5);
        Self { x, y, w, h, columns: (0..players).map(column).collect(), wide }
    }

    /// Half the width of a bar.
    fn half(&self) -> f32 {
        (self.wide / 2.0 - 14.0).min(62.0)
    }
}

/// Draws the account.
pub fn draw(canvas: &Canvas, shape: Shape, ranked: &[Ranked], game: &Game, now: f32) {
    let table = Table::new(shape, ranked.len());
    let Table { x, y, w, h, .. } = table;
    canvas.panel(x, y, w, h);
    for (who, middle) in ranked.iter().zip(&table.columns) {
        let won = who.won && now >= WINNER_TOLD;
        if won {
            let wide = table.wide - 8.0;
            canvas.fill(middle - wide / 2.0, y + 10.0, wide, h - 24.0, palette::CHOSEN.gamma_multiply(0.75));
        }
        canvas.art(&format!("medallion/{}", who.portrait), middle - 32.0, y + 14.0);
        if who.arrested {
            canvas.art("medallion/bars", middle - 32.0, y + 14.0);
        }
        canvas.art(&format!("medallion/ring/{}", who.colour.key()), middle - 32.0, y + 14.0);
        let ink = if won { palette::LAMP } else { palette::PAPER };
        canvas.fit(*middle, y + 103.0, &who.name, display(20.0), ink, Align::Centre, table.wide - 12.0);
    }
    canvas.text(x + 26.0, y + 62.0, &canvas.words("result-account"), display(27.0), palette::LAMP, Align::Left);
    canvas.text(x + 26.0, y + 90.0, &canvas.words("result-account-note"), text(17.0), palette::MUTED, Align::Left);
    let (below, spare) = sources(canvas, &table, ranked, game, now);
    game_end(canvas, &table, ranked, game, below, spare, now);
    totals(canvas, &table, ranked, now);
}

fn points(game: &Game, who: &Ranked, source: Source) -> u16 {
    game.board().player(who.seat).book.from_source(source)
}

/// Space for the Game End cards below the sources, and for the note below them.
const GAME_END: f32 = 146.0;
const NOTE: f32 = 30.0;

/// The rows of the sources. Returns where they end, and whether there is room for the note.
fn sources(canvas: &Canvas, table: &Table, ranked: &[Ranked], game: &Game, now: f32) -> (f32, bool) {
    let top = table.y + 116.0;
    canvas.fill(table.x + 18.0, top, table.w - 36.0, 1.2, palette::BRASS);
    let rows: Vec<_> = ROWS.iter().filter(|row| row.is_played(game.setup())).collect();
    let room = table.h - 116.0 - 92.0 - GAME_END;
    let usual = if table.h > 800.0 { 50.0 } else { 44.0 };
    let spare = room - usual * rows.len() as f32 >= NOTE;
    let high = (room / rows.len() as f32).min(usual);
    let most = most_points(ranked, game);
    for (place, row) in rows.iter().enumerate() {
        let middle = top + high * (place as f32 + 0.5);
        if place % 2 == 1 {
            canvas.fill(table.x + 14.0, middle - high / 2.0, table.w - 28.0, high, palette::DEEP.gamma_multiply(0.32));
        }
        row.draw_icon(canvas, table.x + 44.0, middle, (high - 2.0).min(37.0));
        let label = canvas.words(&format!("account-{}", row.key));
        let to = table.columns[0] - table.wide / 2.0;
        let tagged = if let PlayedWith::Of(module) = row.part {
            tag(canvas, to - 18.0, middle, module);
            34.0
        } else {
            0.0
        };
        let wide = to - table.x - 76.0 - tagged;
        canvas.fit(table.x + 76.0, middle + 6.0, &label, text(18.0), palette::PAPER, Align::Left, wide);
        let counted = eased(now, 0.3 + 0.16 * place as f32, 0.35);
        let values: Vec<_> = ranked.iter().map(|who| points(game, who, row.source)).collect();
        for (column, value) in values.iter().enumerate() {
            let cell = Cell { value: *value, best: values.iter().max() == Some(value), note: None, counted };
            cell.draw(canvas, table, &ranked[column], column, middle - 3.0, most);
        }
    }
    (top + high * rows.len() as f32, spare)
}

fn most_points(ranked: &[Ranked], game: &Game) -> u16 {
    let all = ranked.iter().flat_map(|who| Source::VARIANTS.iter().copied().map(|source| points(game, who, source)));
    all.max().unwrap_or(1).max(1)
}

/// The letter of the module a source belongs to.
fn tag(canvas: &Canvas, x: f32, y: f32, module: Module) {
    canvas.plate(x - 11.0, y - 11.0, 22.0, 22.0, module_colour(module), palette::BRASS, 1.0);
    canvas.text(x, y + 6.0, &module.to_string(), bold(16.0), palette::LAMP, Align::Centre);
}

/// A figure over a bar in the player's colour; the best of a row in lamplight.
struct Cell {
    value: u16,
    best: bool,
    note: Option<String>,
    /// How far the count has come, 0 to 1.
    counted: f32,
}

impl Cell {
    fn draw(&self, canvas: &Canvas, table: &Table, who: &Ranked, column: usize, y: f32, most: u16) {
        let (x, half) = (table.columns[column], table.half());
        canvas.fill(x - half, y + 12.0, 2.0 * half, 4.0, palette::DEEP);
        let bright = if self.best { 1.0 } else { 0.62 };
        let long = 2.0 * half * f32::from(self.value) / f32::from(most) * self.counted;
        canvas.fill(x - half, y + 12.0, long, 4.0, palette::player(who.colour).gamma_multiply(bright));
        if self.counted == 0.0 {
            return;
        }
        let shown = (f32::from(self.value) * self.counted).round().to_string();
        let (words, font, ink) = match (self.value, self.best) {
            (0, _) => ("–".to_owned(), text(21.0), palette::DISABLED),
            (_, true) => (shown, bold(21.0), palette::LAMP),
            (_, false) => (shown, bold(21.0), palette::PAPER),
        };
        match &self.note {
            Some(note) => {
                canvas.text(x - half + 2.0, y + 6.0, note, text(16.0), palette::MUTED, Align::Left);
                canvas.text(x + half - 2.0, y + 6.0, &words, font, ink, Align::Right);
            }
            None => {
                canvas.text(x, y + 6.0, &words, font, ink, Align::Centre);
            }
        }
    }
}

fn game_end(canvas: &Canvas, table: &Table, ranked: &[Ranked], game: &Game, top: f32, spare: bool, now: f32) {
    let (x, w) = (table.x, table.w);
    canvas.fill(x + 18.0, top + 2.0, w - 36.0, 1.0, palette::BRASS.gamma_multiply(0.7));
    canvas.text(x + 26.0, top + 28.0, &canvas.words("account-game-end"), bold(18.0), palette::LAMP, Align::Left);
    canvas.icon("icon/game-end-card", x + 44.0, top + 82.0, 46.0);
    let most = most_points(ranked, game);
    for (place, card_type) in CardType::VARIANTS.iter().copied().enumerate() {
        let middle = top + 54.0 + 36.0 * place as f32;
        let key = match card_type {
            CardType::RailroadCar => "railroad-car",
            CardType::Conductor => "conductor",
            CardType::Locomotive => "locomotive",
        };
        canvas.icon(&format!("head/{key}"), x + 82.0, middle, 20.0);
        canvas.text(
            x + 98.0,
            middle + 6.0,
            &canvas.words(&format!("account-{key}")),
            text(17.0),
            palette::PAPER,
            Align::Left,
        );
        let counted = eased(now, 1.9 + 0.18 * place as f32, 0.35);
        let values: Vec<_> = ranked.iter().map(|who| points(game, who, Source::of_game_end_cards(card_type))).collect();
        for (column, value) in values.iter().enumerate() {
            let (cards, each) = game.queries().game_end_count(ranked[column].seat, card_type);
            let note = (*value > 0).then(|| format!("{cards} × {each}"));
            let cell = Cell { value: *value, best: values.iter().max() == Some(value), note, counted };
            cell.draw(canvas, table, &ranked[column], column, middle - 3.0, most);
        }
    }
    if !spare {
        return;
    }
    let note = canvas.words("result-game-end-note");
    canvas.fit(x + 26.0, top + 166.0, &note, text(16.0), palette::MUTED, Align::Left, w - 52.0);
}

fn totals(canvas: &Canvas, table: &Table, ranked: &[Ranked], now: f32) {
    let (x, y, w) = (table.x, table.y + table.h - 92.0, table.w);
    canvas.fill(x + 14.0, y, w - 28.0, 78.0, Color32::from_rgb(0x0A, 0x13, 0x22));
    canvas.fill(x + 14.0, y, w - 28.0, 1.8, palette::BRASS);
    canvas.fill(x + 14.0, y + 4.5, w - 28.0, 0.7, palette::BRASS);
    let wide =
        canvas.text(x + 26.0, y + 52.0, &canvas.words("result-total"), display(34.0), palette::LAMP, Align::Left);
    let told = now >= WINNER_TOLD;
    if let Some(lead) = lead(ranked).filter(|_| told) {
        let words = match lead {
            0 => canvas.words("result-tie"),
            lead => canvas.words_with("result-lead", [("points", lead.into())]),
        };
        let room = table.columns[0] - table.wide / 2.0 - x - wide - 48.0;
        canvas.fit(x + wide + 40.0, y + 50.0, &words, text(18.0), palette::READY, Align::Left, room);
    }
    let counted = eased(now, 2.3, 0.6);
    for (who, middle) in ranked.iter().zip(&table.columns) {
        let shown = (f32::from(who.total) * counted).round();
        if who.won && told {
            canvas.points(*middle, y + 42.0, shown, 104.0, 50.0);
        } else if who.arrested {
            let words = shown.to_string();
            canvas.figure(*middle, y + 32.0, &words, 34.0, palette::MUTED);
            let half = canvas.width(&words, display(34.0)) / 2.0 + 8.0;
            canvas.fill(middle - half, y + 31.0, 2.0 * half, 2.4, palette::SIGNAL);
            let words = canvas.words("result-arrested");
            canvas.fit(*middle, y + 68.0, &words, bold(16.0), palette::PAPER, Align::Centre, table.wide - 12.0);
        } else {
            canvas.figure(*middle, y + 42.0, &shown.to_string(), 36.0, palette::PAPER);
        }
    }
}

/// The winner's lead over the next player who was not arrested; 0 for several winners.
fn lead(ranked: &[Ranked]) -> Option<u16> {
    let mut totals: Vec<_> = ranked.iter().filter(|who| !who.arrested).map(|who| who.total).collect();
    totals.sort_unstable();
    match totals[..] {
        [.., second, first] => Some(first - second),
        _ => None,
    }
}
