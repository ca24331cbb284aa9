//! The prompt for fingers: beside the offer or, on a phone held upright, a sheet at the foot. Everything in it can be
//! hit with a finger; answers that find no room are on further pages.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{FINGER, LargePlaces, Lettering, POSTER_GAP, PlacedButton, PromptView, Setter};
use crate::{
    panels::prompt::{
        model::{Answer, PromptModel, PromptPress},
        names::PromptControl,
    },
    ui::{text::SetWords, theme},
    widgets::button::{Button, ButtonStyle, Icon},
};

const GAP: f32 = 3.0;
/// The smallest type on a phone.
const SMALLEST: f32 = 11.0;
/// The highest that tall answers are one below the other: then there is no room for a band at the top.
const LOW_POSTER: f32 = 104.0;

/// One line of things to press.
struct PromptRow<'a> {
    answers: Vec<&'a Answer>,
    high: f32,
    is_of_tickets: bool,
}

impl LargePlaces {
    /// One below the other or, upright, side by side.
    fn for_fingers(rect: Rect, portrait: bool) -> Self {
        let row = |bottom: f32| Rect::from_min_max(pos2(rect.left(), bottom - FINGER), pos2(rect.right(), bottom));
        let lower = row(rect.bottom());
        if portrait {
            let half = (rect.width() - GAP) / 2.0;
            let gold = lower.with_max_x(rect.left() + half);
            return Self { gold, second: lower.with_min_x(gold.right() + GAP) };
        }
        Self { gold: row(lower.top() - GAP), second: lower }
    }
}

impl Setter<'_> {
    pub(super) fn pages(&mut self, view: &PromptView, rect: Rect, portrait: bool) {
        let top = if portrait {
            // It goes on below the edge of the window.
            self.layout.ground = Some(rect.with_max_y(rect.bottom() + 16.0));
            let handle = pos2(rect.center().x, rect.top() + 10.0);
            self.layout.handle = Some(Rect::from_center_size(handle, vec2(120.0, 28.0)));
            rect.top() + 17.0
        } else {
            self.layout.ground = Some(rect);
            rect.top() + 3.0
        };
        let banner = Rect::from_min_size(pos2(rect.left() + 6.0, top), vec2(rect.width() - 12.0, 32.0));
        self.finger_banner(view.banner, banner, portrait, view.folded);
        let below = Rect::from_min_max(pos2(rect.left() + 9.0, banner.bottom() + 7.0), rect.max - vec2(9.0, 6.0));
        let lettering = Lettering {
            lead: if portrait { 17.0 } else { 15.0 },
            notes: if portrait { 14.0 } else { 13.0 },
            // Rather than becoming smaller, the least important lines give way.
            least: if portrait { 12.0 } else { SMALLEST },
            from_the_end: true,
        };
        match (view.folded, self.model.posters.is_empty()) {
            (true, _) => {}
            (false, true) => self.page(view, below, portrait, lettering),
            (false, false) => {
                let room = if portrait { 22.0 } else { self.sentence(below.width()) };
                let words = self.words(below.with_max_y(below.top() + room), lettering);
                let rest = below.with_min_y(words + 3.0);
                if portrait { self.posters(rest) } else { self.low_posters(rest) }
            }
        }
    }

    /// One below the other, with no room for words.
    fn low_posters(&mut self, rect: Rect) {
        let posters = &self.model.posters;
        let high = ((rect.height() + POSTER_GAP) / posters.len() as f32 - POSTER_GAP).min(LOW_POSTER);
        self.layout.posters.extend(posters.iter().enumerate().map(|(nth, poster)| {
            let top = rect.top() + nth as f32 * (high + POSTER_GAP);
            (Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), high)), poster)
        }));
    }

    /// The sentence and, below it, as many rows of answers as find room; the rest is on further pages. At the foot are
    /// the gold button and the second answer, below or beside it: the chips share the place of the second one.
    fn page(&mut self, view: &PromptView, rect: Rect, portrait: bool, lettering: Lettering) {
        let model = self.model;
        let large = LargePlaces::for_fingers(rect, portrait);
        self.large(large);
        if model.second.is_none() {
            let chips: Vec<_> = model.foot.iter().map(chip).collect();
            self.side_by_side(&chips.iter().collect::<Vec<_>>(), large.second);
        }
        let rows = rows(model, portrait);
        let high = |rows: &[PromptRow]| (rows.iter().map(|row| row.high + GAP).sum::<f32>() - GAP).max(0.0);
        let sentence = self.sentence(rect.width());
        let is_tight = |room: Rect| !rows.is_empty() && high(&rows[..1]) > room.height() - sentence;
        // Where nothing is gold there is room for the symbols of the frame or, in its stead, for answers.
        let mut room = rect.with_max_y(large.gold.top() - GAP);
        let needed = portrait || !is_tight(room) || model.symbols.iter().any(|cell| cell.action.is_some());
        let has_symbols = model.primary.is_none() && !model.symbols.is_empty() && needed;
        if has_symbols {
            self.symbols(large.gold);
        } else if model.primary.is_none() && !portrait {
            room.max.y = large.second.top() - GAP;
        }
        let is_tight = is_tight(room);
        let left_for_rows = room.height() - if is_tight { 0.0 } else { sentence };
        // On the smallest phones the sentence has a page of its own, the first one.
        let mut pages: Vec<&[PromptRow]> = if is_tight { vec![&[]] } else { Vec::new() };
        let mut left = rows.as_slice();
        while !left.is_empty() {
            let fits = (1..=left.len()).take_while(|count| high(&left[..*count]) <= left_for_rows).last().unwrap_or(1);
            pages.push(&left[..fits]);
            left = &left[fits..];
        }
        let number = view.page % pages.len().max(1);
        let page = pages.get(number).copied().unwrap_or_default();
        if !page.is_empty() && page.iter().all(|row| row.is_of_tickets) && !model.then.is_empty() {
            self.heading = &model.then;
        }
        let mut y = room.bottom() - high(page);
        let more = Rect::from_min_max(room.max - vec2(FINGER, FINGER.min(room.height())), room.max);
        let button = || {
            Button::new(PromptControl::MoreAnswers, view.more, ButtonStyle::Chip)
                .below(format!("{}/{}", number + 1, pages.len()))
                .size(12.5)
        };
        let turns = |place: Rect| PlacedButton { button: button(), place, press: PromptPress::More, underlined: false };
        match (is_tight, page) {
            (true, []) => {
                self.words(room.with_max_x(more.left() - GAP), lettering);
                self.layout.buttons.push(turns(more));
            }
            (true, _) => {}
            (false, _) => {
                self.words(room.with_max_y(y - 3.0), lettering);
            }
        }
        for (nth, row) in page.iter().enumerate() {
            let mut place = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), row.high));
            y = place.bottom() + GAP;
            if pages.len() > 1 && nth + 1 == page.len() {
                // What turns the page shares the last row.
                let more = place.with_min_x(place.right() - FINGER);
                place.max.x = more.left() - GAP;
                self.layout.buttons.push(turns(more));
            }
            self.side_by_side(&row.answers, place);
        }
    }

    /// How high the sentence is where it is set as small as can be read.
    fn sentence(&self, wide: f32) -> f32 {
        let lead = self.lead(13.0, 13.0);
        if lead.words.is_empty() {
            return 0.0;
        }
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, f32::INFINITY));
        SetWords::paragraphs(self.painter, room, vec![lead]).high + 2.0
    }

    /// Answers that share a row.
    fn side_by_side(&mut self, answers: &[&Answer], rect: Rect) {
        let wide = (rect.width() + GAP) / answers.len() as f32 - GAP;
        for (nth, answer) in answers.iter().enumerate() {
            let left = rect.left() + nth as f32 * (wide + GAP);
            self.finger_button(answer, Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height())));
        }
    }

    /// A button whose words are in two lines where there is no room for them beside its pictures.
    pub(super) fn finger_button(&mut self, answer: &Answer, rect: Rect) {
        let mut button = answer.button.clone();
        let least = self.width_of(&button.words, theme::text(13.0));
        let symbols = button.pics.iter().any(|pic| matches!(pic, Icon::Symbols(_)));
        let pictures_wide = pictures(&button);
        // Beside other answers there is no room for a second line that is long.
        if button.style == ButtonStyle::Plain && self.width_of(&button.below, theme::text(11.5)) > rect.width() - 10.0 {
            button.below.clear();
        }
        if button.below.is_empty() && least > rect.width() - pictures_wide - 14.0 {
            if symbols && least < rect.width() - 12.0 {
                // Below its picture.
                button.below = std::mem::take(&mut button.words);
            } else {
                if symbols {
                    // Which car it is matters more than what the car itself shows.
                    button.pics.clear();
                }
                (button.words, button.below) = halves(&button.words);
                button.size = Some(15.0);
            }
        }
        if button.style == ButtonStyle::Gold {
            let wide = self.width_of(&button.words, theme::display(21.0)) + pictures(&button);
            button.size = Some((21.0 * (rect.width() - 32.0) / wide).clamp(SMALLEST, 21.0));
        }
        self.place(button, answer, rect, false);
    }
}

/// How wide the pictures on a button are, more or less.
fn pictures(button: &Button) -> f32 {
    let symbols = button.pics.iter().any(|pic| matches!(pic, Icon::Symbols(_)));
    if symbols { 62.0 } else { 34.0 * button.pics.len() as f32 }
}

/// Words in two lines.
fn halves(words: &str) -> (String, String) {
    let middle = words.len() / 2;
    let space = words.trim_end_matches(" …").match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle));
    let (first, second) = words.split_at(space.unwrap_or(words.len()));
    (first.to_owned(), second.trim_start().to_owned())
}

/// Answers side by side, in as many rows as they need.
fn grid<'a>(answers: Vec<&'a Answer>, columns: usize, high: f32) -> Vec<PromptRow<'a>> {
    answers
        .chunks(columns.max(1))
        .map(|line| PromptRow { answers: line.to_vec(), high, is_of_tickets: false })
        .collect()
}

/// A chip as a sign with a short word below it.
fn chip(answer: &Answer) -> Answer {
    let mut chip = answer.clone();
    chip.button.below = std::mem::take(&mut chip.button.words);
    chip
}

/// Everything else that can be pressed, in rows.
fn rows(model: &PromptModel, portrait: bool) -> Vec<PromptRow<'_>> {
    let mut rows = Vec::new();
    for tabs in &model.tabs {
        rows.extend(grid(tabs.iter().collect(), if portrait { 5 } else { 2 }, FINGER));
    }
    let broad = if portrait { 2 } else { 1 };
    let told = model.cells.iter().any(|cell| !cell.button.below.is_empty());
    let plates = model.cells.iter().any(|cell| cell.button.style == ButtonStyle::Plate);
    let columns = match (plates || model.columns == 1, portrait) {
        (true, _) => broad,
        (false, true) if model.cells.len() > 6 => 5,
        (false, true) => 4.min(model.cells.len().max(1)),
        (false, false) => 2,
    };
    let high = match (plates, told) {
        (true, _) => 62.0,
        (_, true) => 52.0,
        _ => FINGER,
    };
    rows.extend(grid(model.cells.iter().collect(), columns, high));
    // What cannot be pressed yet is not worth the room.
    let tickets = model.tickets.iter().filter(|answer| answer.button.enabled).collect();
    rows.extend(grid(tickets, broad, FINGER).into_iter().map(|row| PromptRow { is_of_tickets: true, ..row }));
    rows
}
