//! The open rules book in egui.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Key, Modifiers};

use super::{
    contents::ClauseNumber,
    entries::{Place, chapter_heading, chapter_name},
    layout::BookLayout,
    names::BookControl,
    open_book::{Book, PageMeasure},
    printed_page::{HEADING, draw_page, height},
};
use crate::{
    controls::{KeyAction, Pressed},
    drawing::{Drawing, colour, rect},
    localization::Value,
    ui::{
        brush::take_keys,
        labels::Align,
        theme::{self, palette},
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        text_field::TextField,
    },
};
use rules::Catalogue;

/// What is to be open after this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// The book.
    Stays,
    /// What was open before it.
    Closed,
    /// Symbols and keys.
    Symbols,
    /// The step of a lesson that shows a clause.
    Shown(ClauseNumber),
}

/// The paper of the pages.
const PAGE: Color32 = Color32::from_rgb(0xF5, 0xEC, 0xD7);
/// The most letters one can search for.
const LONGEST_QUERY: usize = 40;

/// Draws the book over everything and does what is pressed in it.
pub fn draw(canvas: &mut Canvas, book: &mut Book, catalogue: &Catalogue, larger: f32, pressed: &mut Pressed) -> Turned {
    take_keys(canvas.ui);
    let layout = BookLayout::of(canvas.visible(), larger);
    let sizes = layout.type_sizes;
    let room = layout.pages[0].size();
    let by = PageMeasure { room, side_by_side: layout.pages.len(), words: sizes.words };
    let painter = canvas.ui.painter().clone();
    let texts = canvas.texts();
    book.measure(by, |block| height(block, &painter, catalogue, texts, sizes, room.x));
    let mut turned = Turned::Stays;
    canvas.night();
    let title = canvas.words("menu-help");
    let closes = canvas.top_bar(layout.whole.width(), &title, "", Some(BookControl::Close.into()));
    search_line(canvas, book, &layout);
    trail(canvas, book, &layout);
    cover(canvas, &layout);
    if layout.list.is_some() && book.lists_chapters {
        turned = chapters(canvas, book, &layout);
    } else {
        for (nth, page) in layout.pages.clone().into_iter().enumerate() {
            if let Some(clause) = draw_page(canvas, book, catalogue, book.page + nth, page, sizes) {
                turned = Turned::Shown(clause);
            }
        }
        if layout.chapters.is_some() {
            turned = chapters(canvas, book, &layout);
        }
    }
    foot(canvas, book, &layout);
    if closes || keys(canvas, book, pressed) { Turned::Closed } else { turned }
}

/// What the keys do. Returns whether they close the book.
fn keys(canvas: &mut Canvas, book: &mut Book, pressed: &mut Pressed) -> bool {
    // What has the focus is pressed, except for the field, where Enter leads from place to place.
    let focused = canvas.ui.memory(|memory| memory.focused().is_some()) && !canvas.ui.ctx().text_edit_focused();
    if !focused && pressed.just(KeyAction::Confirm) {
        let shift = canvas.ui.input_mut(|input| {
            let shift = input.modifiers.shift;
            input.consume_key(input.modifiers, Key::Enter);
            shift
        });
        book.next_found(!shift);
    }
    for (key, forward) in [(Key::ArrowLeft, false), (Key::ArrowRight, true)] {
        if canvas.ui.input_mut(|input| input.consume_key(Modifiers::ALT, key)) {
            book.retrace(forward);
        }
    }
    let back = pressed.or_held(KeyAction::PageUp) || pressed.or_held(KeyAction::Left);
    let on = pressed.or_held(KeyAction::PageDown) || pressed.or_held(KeyAction::Right);
    if back != on {
        book.turn(if on { 1 } else { -1 });
    }
    let escape = pressed.take(KeyAction::Back);
    if escape && !book.query.is_empty() {
        book.search_for(String::new());
        return false;
    }
    escape
}

fn search_line(canvas: &mut Canvas, book: &mut Book, layout: &BookLayout) {
    let place = layout.search;
    let mut ground = Drawing::default();
    ground.plate(place, palette::FIELD, palette::LAMP, 1.6);
    let middle = place.center().y;
    ground.icon("ui/zoom", place.min.x + 22.0, middle, 20.0);
    canvas.paint(&ground);
    let high = place.height();
    let buttons = if book.query.is_empty() { 0.0 } else { 3.0 * high };
    let counted = canvas
        .words_with("book-found", [("nth", Value::from(book.current + 1)), ("all", Value::from(book.found.len()))]);
    let count_wide = if book.query.is_empty() { 0.0 } else { Typeface::Bold.width(&counted, 16.0) + 14.0 };
    let field = TextField {
        id: BookControl::Search.into(),
        label: canvas.words("book-search"),
        limit: LONGEST_QUERY,
        digits: false,
        font: theme::text(19.0),
        colour: palette::PAPER,
    };
    let left = place.min.x + 42.0;
    let wide = place.max.x - left - buttons - count_wide - 8.0;
    let mut query = book.query.clone();
    let typing = canvas.text_field(&field, &mut query, rect(left, place.min.y + 2.0, wide, high - 4.0));
    if query != book.query {
        book.search_for(query);
    }
    if book.query.is_empty() {
        if !typing {
            let mut hint = Drawing::default();
            let (words, at) = (canvas.words("book-search"), Rect::new(left, place.min.y, left + wide, place.max.y));
            hint.line_in(&words, at, 18.0, palette::MUTED, Align::Left, Typeface::Text);
            canvas.paint(&hint);
        }
        return;
    }
    let mut count = Drawing::default();
    let ink = if book.found.is_empty() { palette::LAMP } else { palette::READY };
    let end = place.max.x - buttons - 6.0;
    count.level(&counted, Vec2::new(end, middle), 16.0, ink, Align::Right, Typeface::Bold);
    canvas.paint(&count);
    let controls = [
        (BookControl::Previous, "ui/arrow-left", "told-previous-found"),
        (BookControl::Next, "ui/arrow-right", "told-next-found"),
        (BookControl::Clear, "ui/close", "told-clear-search"),
    ];
    for (nth, (control, icon, key)) in controls.into_iter().enumerate() {
        let x = place.max.x - buttons + nth as f32 * high;
        let clicked = canvas.hit(control, rect(x, place.min.y, high, high)).clicked();
        canvas.call(control, || canvas.words(key));
        let mut sign = Drawing::default();
        sign.icon(icon, x + high / 2.0, middle, 18.0);
        canvas.paint(&sign);
        if clicked {
            match control {
                BookControl::Clear => book.search_for(String::new()),
                _ => book.next_found(control == BookControl::Next),
            }
        }
    }
}

fn trail(canvas: &mut Canvas, book: &mut Book, layout: &BookLayout) {
    let ways = [
        (BookControl::Back, "ui/arrow-left", "book-back", !book.back.is_empty()),
        (BookControl::Forward, "ui/arrow-right", "book-forward", !book.forward.is_empty()),
    ];
    // Nobody takes them for those that turn pages as long as there is nowhere to go back to.
    let ways = ways.into_iter().zip(layout.trail).filter(|((.., possible), _)| *possible);
    for ((control, icon, tip, _), place) in ways {
        let button = Button::new(control, "", ButtonStyle::Chip).sprite(icon, 18.0).tip(canvas.words(tip));
        if canvas.button(&button, place) {
            book.retrace(control == BookControl::Forward);
        }
    }
}

fn cover(canvas: &Canvas, layout: &BookLayout) {
    let mut book = Drawing::default();
    book.rounded(layout.cover, 8.0, palette::BURGUNDY, Some((2.0, colour(palette::BRASS))));
    let paper = layout.cover.inflate(-6.0);
    book.rounded(paper, 4.0, PAGE, Some((1.2, colour(palette::BRASS))));
    if layout.pages.len() > 1 {
        let (middle, ink) = (paper.center().x, Color32::from_rgb(0x8A, 0x77, 0x55));
        for step in 0..14u8 {
            let off = f32::from(step) * 1.6;
            let shade = ink.gamma_multiply(0.16 * (1.0 - f32::from(step) / 14.0));
            book.fill(Rect::new(middle - off - 1.6, paper.min.y, middle - off, paper.max.y), shade);
            book.fill(Rect::new(middle + off, paper.min.y, middle + off + 1.6, paper.max.y), shade);
        }
    }
    canvas.paint(&book);
}

fn chapters(canvas: &mut Canvas, book: &mut Book, layout: &BookLayout) -> Turned {
    let room = layout.listed();
    let mut ground = Drawing::default();
    ground.panel(room);
    canvas.paint(&ground);
    let count = book.chapters.len();
    let open = book.pages.chapter(&book.entries, book.page);
    for (nth, number) in book.chapters.clone().into_iter().enumerate() {
        let row = layout.chapter(nth, count);
        let response = canvas.hit(BookControl::Chapter(number), row);
        let chosen = number == open;
        canvas.choose(BookControl::Chapter(number), chosen);
        let ink = match chosen {
            true => palette::INK,
            false if response.hovered() => palette::LAMP,
            false => palette::PAPER,
        };
        let mut line = Drawing::default();
        if chosen {
            line.plate(row.inflate(-2.0), palette::PAPER, palette::LAMP, 1.4);
        } else {
            line.fill(Rect::new(row.min.x + 8.0, row.max.y - 0.8, row.max.x - 8.0, row.max.y), palette::DIM);
        }
        let middle = row.center().y;
        let sign = Vec2::new(row.min.x + 24.0, middle);
        sign_of_chapter(&mut line, number, sign, chosen);
        let found = book.found_in(number);
        let end = row.max.x - if found > 0 { 46.0 } else { 8.0 };
        let name = Rect::new(row.min.x + 48.0, row.min.y, end, row.max.y);
        line.line_in(&chapter_name(canvas.texts(), number), name, 19.0, ink, Align::Left, Typeface::Text);
        if found > 0 {
            let badge = Rect::from_center_size(Vec2::new(row.max.x - 26.0, middle), Vec2::new(34.0, 24.0));
            line.plate(badge, palette::LAMP, palette::LAMP, 1.0);
            line.count(found, badge.center(), 16.0, palette::INK, Align::Centre);
        }
        canvas.paint(&line);
        if response.clicked() {
            book.go_to(Place::Chapter(number));
            book.lists_chapters = false;
        }
    }
    let symbols =
        Button::new(BookControl::Symbols, canvas.words("book-symbols"), ButtonStyle::Chip).sprite("ui/help", 20.0);
    if canvas.button(&symbols, layout.symbols) { Turned::Symbols } else { Turned::Stays }
}

/// A number, the letter of a module, or a cup of tea.
fn sign_of_chapter(line: &mut Drawing, number: u8, at: Vec2, chosen: bool) {
    let letter = match number {
        10..=15 => char::from(b'A' + number - 10).to_string(),
        16 => {
            line.icon("icon/coffee", at.x, at.y, 28.0);
            return;
        }
        number => number.to_string(),
    };
    let ground = if chosen { HEADING } else { palette::NIGHT };
    if number < 10 {
        line.disc(at, 14.0, ground, Some((1.2, colour(palette::BRASS))));
    } else {
        line.plate(Rect::from_center_size(at, Vec2::splat(28.0)), palette::CARRIAGE, palette::BRASS, 1.2);
    }
    line.count(letter, at, 17.0, palette::LAMP, Align::Centre);
}

fn foot(canvas: &mut Canvas, book: &mut Book, layout: &BookLayout) {
    let last = book.page + layout.pages.len() >= book.pages.count();
    let ways = [
        (BookControl::PageBack, "ui/arrow-left", "book-page-back", book.page > 0, -1),
        (BookControl::PageOn, "ui/arrow-right", "book-page-on", !last, 1),
    ];
    for ((control, icon, tip, possible, by), place) in ways.into_iter().zip(layout.turn) {
        let mut button = Button::new(control, "", ButtonStyle::Chip).sprite(icon, 18.0).tip(canvas.words(tip));
        button.enabled = possible;
        if canvas.button(&button, place) {
            book.turn(by);
        }
    }
    if let Some(place) = layout.list {
        let chapter = book.pages.chapter(&book.entries, book.page);
        let words = chapter_heading(canvas.texts(), chapter);
        let style = if book.lists_chapters { ButtonStyle::Ready } else { ButtonStyle::Chip };
        if canvas.button(&Button::new(BookControl::List, words, style), place) {
            book.lists_chapters = !book.lists_chapters;
        }
    } else {
        let mut numbers = Drawing::default();
        for (nth, page) in layout.pages.iter().enumerate().filter(|(nth, _)| book.page + nth < book.pages.count()) {
            let (x, align) =
                if nth == 0 { (page.min.x + 62.0, Align::Left) } else { (page.max.x - 62.0, Align::Right) };
            let at = Vec2::new(x, layout.cover.max.y - 32.0);
            numbers.count(book.page + nth + 1, at, 17.0, HEADING, align);
        }
        canvas.paint(&numbers);
    }
}
