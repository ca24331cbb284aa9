//! The account: where every point came from.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Galley};
use strum::VariantArray;

use super::{Ranked, WINNER_TOLD, eased};
use crate::{
    screens::sources::{PlayedWith, ROWS, SourceRow, module_colour},
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
        viewport::Shape,
    },
};
use rules::{CardType, Game, Module, Source};

/// Where the account is, and how large its parts are.
struct Table {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    /// The scale of words and pictures.
    k: f32,
    /// The middle of each column.
    columns: Vec<f32>,
    /// The width of one.
    wide: f32,
    /// The height of the head.
    head: f32,
    /// The height of a row, and of one of the Game End cards.
    rows: (f32, f32),
    /// Whether there is room for the names in the head, and for the note about the Game End cards.
    names: bool,
    note: bool,
    on_phone: bool,
}

/// The height of the head, of the names in it, of the Game End cards below the sources, of the note below them, and of
/// the totals.
const HEAD: f32 = 116.0;
const NAMES: f32 = 24.0;
const GAME_END: f32 = 146.0;
const NOTE: f32 = 30.0;
const TOTALS: f32 = 92.0;
/// The distance of two Game End cards, and that on a phone, where there is something written below each.
const CARD: f32 = 36.0;
const PHONE_CARD: f32 = 58.0;
/// On a phone: the height of a row, and room for the longest label with its picture.
const PHONE_ROW: f32 = 42.0;
const PHONE_LABEL: f32 = 206.0;

impl Table {
    fn new(shape: Shape, ranked: &[Ranked], sources: usize) -> Self {
        let (x, y, w, h, wide, right) = match (shape, ranked.len()) {
            (Shape::Wide, 4) => (716.0, 66.0, 860.0, 740.0, 152.0, 44.0),
            (Shape::Wide, _) => (716.0, 66.0, 860.0, 740.0, 200.0, 20.0),
            (_, 4) => (556.0, 66.0, 700.0, 806.0, 120.0, 16.0),
            _ => (556.0, 66.0, 700.0, 806.0, 152.0, 16.0),
        };
        let room = h - HEAD - TOTALS - GAME_END;
        let usual = if h > 800.0 { 50.0 } else { 44.0 };
        let row = (room / sources as f32).min(usual);
        Self {
            x,
            y,
            w,
            h,
            k: 1.0,
            columns: columns(ranked.len(), x + w - right, wide),
            wide,
            head: HEAD,
            rows: (row, CARD),
            names: true,
            note: room - usual * sources as f32 >= NOTE,
            on_phone: false,
        }
    }

    /// On a phone: at a place and of a width, as high as it comes.
    fn on_phone(canvas: &Canvas, [x, y, w]: [f32; 3], ranked: &[Ranked], sources: usize) -> Self {
        let k = (w / 480.0).clamp(0.66, 0.8);
        let label = (PHONE_LABEL * k).min(w / 2.0);
        let wide = ((w - label - 14.0 * k) / ranked.len() as f32).min(130.0);
        let mut table = Self {
            x,
            y,
            w,
            h: 0.0,
            k,
            columns: columns(ranked.len(), x + w - 14.0 * k, wide),
            wide,
            head: HEAD * k,
            rows: (PHONE_ROW * k, PHONE_CARD * k),
            // Who has which sign can be read in the hall: either all names are here or none.
            names: ranked.iter().all(|who| canvas.width(&who.name, display(20.0 * k)) <= wide - 12.0 * k),
            note: true,
            on_phone: true,
        };
        if !table.names {
            table.head -= NAMES * k;
        }
        let note = table.laid_note(canvas).size().y;
        table.h = table.game_end(sources) - y + table.below_cards() + note + 16.0 * k + table.totals(ranked);
        table
    }

    /// Half the width of a bar.
    fn half(&self) -> f32 {
        let gap = if self.on_phone { 5.0 } else { 14.0 };
        (self.wide / 2.0 - gap).min(62.0)
    }

    /// Where the labels end.
    fn labels_end(&self) -> f32 {
        self.columns[0] - self.wide / 2.0
    }

    /// Small type, which on a phone does not shrink with the rest.
    fn small(&self) -> f32 {
        (16.0 * self.k).max(11.0)
    }

    /// Where the part about the Game End cards begins.
    fn game_end(&self, sources: usize) -> f32 {
        self.y + self.head + self.rows.0 * sources as f32
    }

    /// From there to the middle of the first card.
    fn first_card(&self) -> f32 {
        54.0 * self.k
    }

    /// On a phone: from there to the note.
    fn below_cards(&self) -> f32 {
        self.first_card() + 2.0 * self.rows.1 + 38.0 * self.k
    }

    /// The note about the Game End cards as it is set on a phone.
    fn laid_note(&self, canvas: &Canvas) -> Arc<Galley> {
        let words = canvas.words("result-game-end-note");
        canvas.laid(&words, text(self.small()), palette::MUTED, self.w - 52.0 * self.k)
    }

    /// The height of the totals: on a phone with a row about the arrested.
    fn totals(&self, ranked: &[Ranked]) -> f32 {
        TOTALS * self.k + self.arrested(ranked)
    }

    /// The height of that row, if there is one.
    fn arrested(&self, ranked: &[Ranked]) -> f32 {
        if self.on_phone && ranked.iter().any(|who| who.arrested) { 30.0 * self.k } else { 0.0 }
    }
}

/// The middles of columns of a width that end at the right.
fn columns(players: usize, right: f32, wide: f32) -> Vec<f32> {
    (0..players).map(|place| right - wide * ((players - 1 - place) as f32 + 0.5)).collect()
}

/// The sources of points in this game.
fn played(game: &Game) -> Vec<SourceRow> {
    ROWS.into_iter().filter(|row| row.is_played(game.setup())).collect()
}

/// Draws the account.
pub fn draw(canvas: &Canvas, shape: Shape, ranked: &[Ranked], game: &Game, now: f32) {
    let rows = played(game);
    parts(canvas, &Table::new(shape, ranked, rows.len()), ranked, game, &rows, now);
}

/// Draws the account on a phone at a place and of a width. Returns its height.
pub fn draw_on_phone(canvas: &Canvas, place: [f32; 3], ranked: &[Ranked], game: &Game, now: f32) -> f32 {
    let rows = played(game);
    let table = Table::on_phone(canvas, place, ranked, rows.len());
    parts(canvas, &table, ranked, game, &rows, now);
    table.h
}

fn parts(canvas: &Canvas, table: &Table, ranked: &[Ranked], game: &Game, rows: &[SourceRow], now: f32) {
    canvas.panel(table.x, table.y, table.w, table.h);
    head(canvas, table, ranked, now);
    sources(canvas, table, ranked, game, rows, now);
    game_end(canvas, table, ranked, game, table.game_end(rows.len()), now);
    totals(canvas, table, ranked, now);
}

/// Whose columns these are, and the headings.
fn head(canvas: &Canvas, table: &Table, ranked: &[Ranked], now: f32) {
    let Table { x, y, h, k, head, .. } = *table;
    for (who, middle) in ranked.iter().zip(&table.columns) {
        let won = who.won && now >= WINNER_TOLD;
        if won {
            let wide = table.wide - 8.0 * k;
            let ground = palette::CHOSEN.gamma_multiply(0.75);
            canvas.fill(middle - wide / 2.0, y + 10.0 * k, wide, h - 24.0 * k, ground);
        }
        let (left, top) = (middle - 32.0 * k, y + 14.0 * k);
        canvas.scaled(&format!("medallion/{}", who.portrait), left, top, k);
        if who.arrested {
            canvas.scaled("medallion/bars", left, top, k);
        }
        canvas.scaled(&format!("medallion/ring/{}", who.colour.key()), left, top, k);
        if table.names {
            let ink = if won { palette::LAMP } else { palette::PAPER };
            let most = table.wide - 12.0 * k;
            canvas.fit(*middle, y + 103.0 * k, &who.name, display(20.0 * k), ink, Align::Centre, most);
        }
    }
    let (left, most) = (x + 26.0 * k, table.labels_end() - x - 26.0 * k);
    let (title, note) = (canvas.words("result-account"), canvas.words("result-account-note"));
    canvas.fit(left, y + head - 54.0 * k, &title, display(27.0 * k), palette::LAMP, Align::Left, most);
    canvas.fit(left, y + head - 26.0 * k, &note, text(17.0 * k), palette::MUTED, Align::Left, most);
}

fn points(game: &Game, who: &Ranked, source: Source) -> u16 {
    game.board().player(who.seat).book.from_source(source)
}

/// The rows of the sources.
fn sources(canvas: &Canvas, table: &Table, ranked: &[Ranked], game: &Game, rows: &[SourceRow], now: f32) {
    let (k, top, high) = (table.k, table.y + table.head, table.rows.0);
    canvas.fill(table.x + 18.0 * k, top, table.w - 36.0 * k, 1.2, palette::BRASS);
    let most = most_points(ranked, game);
    for (place, row) in rows.iter().enumerate() {
        let middle = top + high * (place as f32 + 0.5);
        if place % 2 == 1 {
            let ground = palette::DEEP.gamma_multiply(0.32);
            canvas.fill(table.x + 14.0 * k, middle - high / 2.0, table.w - 28.0 * k, high, ground);
        }
        row.draw_icon(canvas, table.x + 44.0 * k, middle, (high - 2.0).min(37.0 * k));
        let label = canvas.words(&format!("account-{}", row.key));
        let to = table.labels_end();
        let tagged = if let PlayedWith::Of(module) = row.part {
            tag(canvas, (to - 18.0 * k, middle), k, module);
            34.0 * k
        } else {
            0.0
        };
        let (left, wide) = (table.x + 76.0 * k, to - table.x - 76.0 * k - tagged);
        canvas.fit(left, middle + 6.0 * k, &label, text(18.0 * k), palette::PAPER, Align::Left, wide);
        let counted = eased(now, 0.3 + 0.16 * place as f32, 0.35);
        let values: Vec<_> = ranked.iter().map(|who| points(game, who, row.source)).collect();
        for (column, value) in values.iter().enumerate() {
            let cell = Cell { value: *value, best: values.iter().max() == Some(value), note: None, counted };
            cell.draw(canvas, table, &ranked[column], column, middle - 3.0 * k, most);
        }
    }
}

fn most_points(ranked: &[Ranked], game: &Game) -> u16 {
    let all = ranked.iter().flat_map(|who| Source::VARIANTS.iter().copied().map(|source| points(game, who, source)));
    all.max().unwrap_or(1).max(1)
}

/// The letter of the module a source belongs to.
fn tag(canvas: &Canvas, (x, y): (f32, f32), k: f32, module: Module) {
    canvas.plate(x - 11.0 * k, y - 11.0 * k, 22.0 * k, 22.0 * k, module_colour(module), palette::BRASS, 1.0);
    let font = bold((16.0 * k).max(11.0));
    canvas.text(x, y + 6.0 * k, &module.to_string(), font, palette::LAMP, Align::Centre);
}

/// A figure over a bar in the player's colour; the best of a row in lamplight.
struct Cell {
    value: u16,
    best: bool,
    /// How many Game End cards count it, and how many points each.
    note: Option<(u8, u8)>,
    /// How far the count has come, 0 to 1.
    counted: f32,
}

impl Cell {
    fn draw(&self, canvas: &Canvas, table: &Table, who: &Ranked, column: usize, y: f32, most: u16) {
        let (x, half, k) = (table.columns[column], table.half(), table.k);
        canvas.fill(x - half, y + 12.0 * k, 2.0 * half, 4.0 * k, palette::DEEP);
        let bright = if self.best { 1.0 } else { 0.62 };
        let long = 2.0 * half * f32::from(self.value) / f32::from(most) * self.counted;
        canvas.fill(x - half, y + 12.0 * k, long, 4.0 * k, palette::player(who.colour).gamma_multiply(bright));
        if self.counted == 0.0 {
            return;
        }
        let shown = (f32::from(self.value) * self.counted).round().to_string();
        let (words, font, ink) = match (self.value, self.best) {
            (0, _) => ("–".to_owned(), text(21.0 * k), palette::DISABLED),
            (_, true) => (shown, bold(21.0 * k), palette::LAMP),
            (_, false) => (shown, bold(21.0 * k), palette::PAPER),
        };
        match &self.note {
            Some((cards, each)) if !table.on_phone => {
                let note = format!("{cards} × {each}");
                canvas.text(x - half + 2.0, y + 6.0, &note, text(16.0), palette::MUTED, Align::Left);
                canvas.text(x + half - 2.0, y + 6.0, &words, font, ink, Align::Right);
            }
            note => {
                canvas.text(x, y + 6.0 * k, &words, font, ink, Align::Centre);
                // Beside the figure there is no room on a phone.
                if let Some((cards, each)) = note {
                    let note = format!("{cards}×{each}");
                    canvas.text(x, y + 32.0 * k, &note, text(table.small()), palette::MUTED, Align::Centre);
                }
            }
        }
    }
}

fn game_end(canvas: &Canvas, table: &Table, ranked: &[Ranked], game: &Game, top: f32, now: f32) {
    let Table { x, w, k, .. } = *table;
    canvas.fill(x + 18.0 * k, top + 2.0 * k, w - 36.0 * k, 1.0, palette::BRASS.gamma_multiply(0.7));
    let heading = canvas.words("account-game-end");
    let most = table.labels_end() - x - 26.0 * k;
    canvas.fit(x + 26.0 * k, top + 28.0 * k, &heading, bold(18.0 * k), palette::LAMP, Align::Left, most);
    if table.on_phone {
        // The head may have been scrolled away.
        for (who, middle) in ranked.iter().zip(&table.columns) {
            canvas.emblem(who.colour, *middle, top + 22.0 * k, 7.0);
        }
    }
    canvas.icon("icon/game-end-card", x + 44.0 * k, top + 46.0 * k + table.rows.1, 46.0 * k);
    let most = most_points(ranked, game);
    for (place, card_type) in CardType::VARIANTS.iter().copied().enumerate() {
        let middle = top + table.first_card() + table.rows.1 * place as f32;
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
        let counted = eased(now, 1.9 + 0.18 * place as f32, 0.35);
        let values: Vec<_> = ranked.iter().map(|who| points(game, who, Source::of_game_end_cards(card_type))).collect();
        for (column, value) in values.iter().enumerate() {
            let count = game.queries().game_end_count(ranked[column].seat, card_type);
            let note = (*value > 0).then_some(count);
            let cell = Cell { value: *value, best: values.iter().max() == Some(value), note, counted };
            cell.draw(canvas, table, &ranked[column], column, middle - 3.0 * k, most);
        }
    }
    if table.on_phone {
        let at = canvas.at(x + 26.0 * k, top + table.below_cards());
        canvas.ui.painter().galley(at, table.laid_note(canvas), palette::MUTED);
    } else if table.note {
        let note = canvas.words("result-game-end-note");
        canvas.fit(x + 26.0, top + 166.0, &note, text(16.0), palette::MUTED, Align::Left, w - 52.0);
    }
}

fn totals(canvas: &Canvas, table: &Table, ranked: &[Ranked], now: f32) {
    let Table { x, w, k, .. } = *table;
    let y = table.y + table.h - table.totals(ranked);
    let ground = Color32::from_rgb(0x0A, 0x13, 0x22);
    canvas.fill(x + 14.0 * k, y, w - 28.0 * k, 78.0 * k + table.arrested(ranked), ground);
    canvas.fill(x + 14.0 * k, y, w - 28.0 * k, 1.8, palette::BRASS);
    canvas.fill(x + 14.0 * k, y + 4.5 * k, w - 28.0 * k, 0.7, palette::BRASS);
    let (left, total) = (x + 26.0 * k, canvas.words("result-total"));
    canvas.text(left, y + 42.0 * k, &total, display(34.0 * k), palette::LAMP, Align::Left);
    let told = now >= WINNER_TOLD;
    if let Some(lead) = lead(ranked).filter(|_| told) {
        let words = match lead {
            0 => canvas.words("result-tie"),
            lead => canvas.words_with("result-lead", [("points", lead.into())]),
        };
        let room = table.labels_end() - left - 8.0 * k;
        canvas.fit(left, y + 68.0 * k, &words, text(18.0 * k), palette::READY, Align::Left, room);
    }
    if table.arrested(ranked) > 0.0 {
        let (words, room) = (canvas.words("result-arrested"), table.labels_end() - left);
        canvas.fit(left, y + 96.0 * k, &words, text(table.small()), palette::PAPER, Align::Left, room);
    }
    let counted = eased(now, 2.3, 0.6);
    for (who, middle) in ranked.iter().zip(&table.columns) {
        let shown = (f32::from(who.total) * counted).round();
        // Three figures fit into a column.
        let size = |size: f32| (size * k).min(table.wide / 2.1);
        if who.won && told {
            let wide = (104.0 * k).min(table.wide - 6.0 * k);
            canvas.points(*middle, y + 42.0 * k, shown, wide, (50.0 * k).min(wide / 1.55));
        } else if who.arrested {
            let words = shown.to_string();
            let at = y + if table.on_phone { 42.0 * k } else { 32.0 };
            canvas.figure(*middle, at, &words, size(34.0), palette::MUTED);
            let half = canvas.width(&words, display(size(34.0))) / 2.0 + 8.0 * k;
            canvas.fill(middle - half, at - 1.0, 2.0 * half, 2.4, palette::SIGNAL);
            if table.on_phone {
                canvas.icon("ui/lock", *middle, y + 90.0 * k, 24.0 * k);
            } else {
                let words = canvas.words("result-arrested");
                canvas.fit(*middle, y + 68.0, &words, bold(16.0), palette::PAPER, Align::Centre, table.wide - 12.0);
            }
        } else {
            canvas.figure(*middle, y + 42.0 * k, &shown.to_string(), size(36.0), palette::PAPER);
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
