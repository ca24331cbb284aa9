//! The prompt for fingers: beside the offer or, on a phone held upright, a sheet at the foot. Everything in it can be
//! hit with a finger; answers that find no room are on further pages.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{Lettering, POSTER_GAP, PlacedButton, PromptView, Setter};
use crate::{
    panels::prompt::{
        model::{Answer, NumberPicker, PromptModel, PromptPress},
        names::PromptControl,
    },
    ui::{
        text::SetWords,
        theme::{self, palette},
    },
    widgets::button::{Button, ButtonStyle, Icon},
};

/// What a finger needs.
pub const FINGER: f32 = 44.0;
const GAP: f32 = 4.0;
/// Before a row of numbers.
const LABEL: f32 = 50.0;
/// The highest that tall answers are one below the other: then there is no room for a band at the top.
const LOW_POSTER: f32 = 104.0;

/// One line of things to press.
enum PromptRow<'a> {
    Symbols(Option<&'a Answer>),
    NumberPicker(&'a NumberPicker),
    Answers(Vec<&'a Answer>, f32),
}

impl PromptRow<'_> {
    fn high(&self) -> f32 {
        match self {
            PromptRow::Symbols(_) => 46.0,
            PromptRow::NumberPicker(_) => FINGER,
            PromptRow::Answers(_, high) => *high,
        }
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
            rect.top() + 4.0
        };
        let banner = Rect::from_min_size(pos2(rect.left() + 6.0, top), vec2(rect.width() - 12.0, 32.0));
        self.finger_banner(view.banner, banner, portrait, view.folded);
        let below = Rect::from_min_max(pos2(rect.left() + 9.0, banner.bottom() + 7.0), rect.max - vec2(9.0, 8.0));
        let lettering = Lettering {
            lead: if portrait { 17.0 } else { 15.0 },
            notes: if portrait { 14.0 } else { 13.0 },
            from_the_end: true,
        };
        match (view.folded, self.model.posters.is_empty()) {
            (true, _) => {}
            (false, true) => self.page(view, below, portrait, lettering),
            (false, false) if portrait => {
                let words = self.words(below.with_max_y(below.top() + 22.0), lettering);
                self.posters(below.with_min_y(words + 5.0));
            }
            (false, false) => self.low_posters(below),
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

    /// Words, and below them as many rows of answers as find room; the rest is on further pages.
    fn page(&mut self, view: &PromptView, rect: Rect, portrait: bool, lettering: Lettering) {
        let model = self.model;
        let rows = rows(model, portrait);
        let high = |rows: &[PromptRow]| rows.iter().map(|row| row.high() + GAP).sum::<f32>();
        let least = if model.lead.is_empty() || !model.symbols.is_empty() { 0.0 } else { 18.0 };
        let room = rect.height() - least;
        let mut pages: Vec<&[PromptRow]> = Vec::new();
        let mut left = rows.as_slice();
        while !left.is_empty() {
            let fits = (1..=left.len()).take_while(|count| high(&left[..*count]) - GAP <= room).last().unwrap_or(1);
            pages.push(&left[..fits]);
            left = &left[fits..];
        }
        let number = view.page % pages.len().max(1);
        let page = pages.get(number).copied().unwrap_or_default();
        let mut y = rect.bottom() - high(page) + GAP;
        let words = rect.with_max_y(y - 3.0);
        if words.height() >= 14.0 {
            self.words(words, lettering);
        }
        for (nth, row) in page.iter().enumerate() {
            let mut place = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), row.high()));
            y = place.bottom() + GAP;
            if pages.len() > 1 && nth + 1 == page.len() {
                // What turns the page shares the last row.
                let more = place.with_min_x(place.right() - FINGER);
                place.max.x = more.left() - GAP;
                let button = Button::new(PromptControl::MoreAnswers, view.more, ButtonStyle::Chip)
                    .below(format!("{}/{}", number + 1, pages.len()))
                    .size(12.5);
                let (press, underlined) = (PromptPress::More, false);
                self.layout.buttons.push(PlacedButton { button, place: more, press, underlined });
            }
            self.row(row, place);
        }
    }

    fn row(&mut self, row: &PromptRow, rect: Rect) {
        match row {
            PromptRow::Symbols(stop) => {
                let split = rect.split_left_right_at_x(rect.right() - stop.map_or(0.0, |_| 158.0));
                self.symbols(split.0);
                if let Some(stop) = stop {
                    self.finger_button(stop, split.1);
                }
            }
            PromptRow::NumberPicker(picker) => self.finger_dial(picker, rect),
            PromptRow::Answers(answers, _) => {
                let wide = (rect.width() + GAP) / answers.len() as f32 - GAP;
                for (nth, answer) in answers.iter().enumerate() {
                    let left = rect.left() + nth as f32 * (wide + GAP);
                    let place = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
                    self.finger_button(answer, place);
                }
            }
        }
    }

    /// A row of numbers behind their symbol and name.
    fn finger_dial(&mut self, picker: &NumberPicker, rect: Rect) {
        let upper = rect.left_top() + vec2(LABEL / 2.0, 10.0);
        let line = Rect::from_center_size(upper, vec2(LABEL, 16.0));
        let label = SetWords::centred(self.painter, line, &picker.words, theme::bold(12.0), palette::LAMP);
        self.layout.words.push(label);
        let paper = Rect::from_center_size(pos2(upper.x, rect.bottom() - 14.0), vec2(LABEL - 2.0, 22.0));
        self.layout.papers.push((paper, picker.symbol));
        let pitch = (rect.width() - LABEL) / picker.numbers.len() as f32;
        let numbers = rect.with_min_x(rect.left() + LABEL + 2.0);
        self.numbers(picker, numbers, pitch, [(pitch - 2.0).min(64.0), rect.height()]);
    }

    /// A button whose words are in two lines where there is no room for them beside its pictures.
    pub(super) fn finger_button(&mut self, answer: &Answer, rect: Rect) {
        let mut button = answer.button.clone();
        let least = self.width_of(&button.words, theme::text(13.0));
        let symbols = button.pics.iter().any(|pic| matches!(pic, Icon::Symbols(_)));
        let pictures = if symbols { 62.0 } else { 34.0 * button.pics.len() as f32 };
        // Beside other answers there is no room for a second line that is long.
        if button.style == ButtonStyle::Plain && self.width_of(&button.below, theme::text(11.5)) > rect.width() - 10.0 {
            button.below.clear();
        }
        if button.below.is_empty() && least > rect.width() - pictures - 14.0 {
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
            let wide = self.width_of(&button.words, theme::display(21.0));
            button.size = Some((21.0 * (rect.width() - 26.0) / wide).clamp(15.0, 21.0));
        }
        self.place(button, answer, rect, false);
    }
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
    answers.chunks(columns.max(1)).map(|line| PromptRow::Answers(line.to_vec(), high)).collect()
}

/// Everything that can be pressed, in rows: what is being done first, what else can be done at the foot.
fn rows(model: &PromptModel, portrait: bool) -> Vec<PromptRow<'_>> {
    let mut rows = Vec::new();
    // Numbers to set come first, with the button that takes them.
    let pickers = !model.pickers.is_empty();
    if !model.symbols.is_empty() && !pickers {
        rows.push(PromptRow::Symbols(model.stop.as_ref().filter(|_| portrait)));
    }
    for tabs in &model.tabs {
        rows.extend(grid(tabs.iter().collect(), if portrait { 5 } else { 3 }, FINGER));
    }
    rows.extend(model.pickers.iter().map(PromptRow::NumberPicker));
    let broad = if portrait { 2 } else { 1 };
    let high = if portrait { 54.0 } else { 46.0 };
    rows.extend(grid(model.buttons.iter().collect(), broad, high));
    if pickers && !model.symbols.is_empty() {
        rows.push(PromptRow::Symbols(model.stop.as_ref().filter(|_| portrait)));
    }
    let told = model.cells.iter().any(|cell| !cell.button.below.is_empty());
    let plates = model.cells.iter().any(|cell| cell.button.style == ButtonStyle::Plate);
    let columns = match (plates || model.columns == 1, portrait) {
        (true, _) => broad,
        (false, true) if model.cells.len() > 6 => 5,
        (false, true) => 4.min(model.cells.len().max(1)),
        (false, false) => 2,
    };
    let high = match (plates, told) {
        (true, _) if portrait => 66.0,
        // Lying, the words above two of them need the room.
        (true, _) => 62.0,
        (_, true) => 56.0,
        _ => FINGER + 4.0,
    };
    // An answer alone in its row shares it with what ends the frame.
    let alone = !portrait && !plates && columns == 2 && model.cells.len() % 2 == 1;
    let stop = |beside: bool| model.stop.iter().filter(move |_| beside && !model.symbols.is_empty());
    rows.extend(grid(model.cells.iter().chain(stop(alone)).collect(), columns, high));
    // What cannot be pressed yet is not worth the room.
    let tickets = model.tickets.iter().filter(|answer| answer.button.enabled).collect();
    rows.extend(grid(tickets, broad, FINGER));
    let stop = model.stop.iter().filter(|_| model.symbols.is_empty() || !portrait && !alone);
    // While a card is picked the words about it need the room more.
    let foot = model.foot.iter().filter(|_| model.buttons.is_empty());
    let foot: Vec<_> = stop.chain(foot).filter(|answer| answer.button.enabled).collect();
    let columns = if portrait { 3 } else { 2 };
    let columns = if foot.len() == columns + 1 && !portrait { 3 } else { columns };
    rows.extend(grid(foot, columns, FINGER));
    rows
}
