//! The prompt on a phone: beside the offer or, upright, a sheet at the foot. Everything in it can be hit with a
//! finger; answers that find no room are on further pages.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    draw::{PromptDrawing, PromptPress},
    model::{Answer, NumberPicker, PromptModel, Tone},
};
use crate::ui::{
    button::{Button, ButtonStyle, Icon},
    regions::Control,
    symbols::draw_symbols,
    text::{Paragraph, draw_fitted, draw_paragraphs, with_tip},
    theme::{self, palette},
};

/// What a finger needs.
const FINGER: f32 = 44.0;
const GAP: f32 = 4.0;

/// What the prompt of a phone shows besides its plan.
pub struct PhonePrompt {
    pub rect: Rect,
    pub portrait: bool,
    /// Only the title and the gold button are shown.
    pub folded: bool,
    pub page: usize,
    /// The sign of the player it is about.
    pub emblem: Option<String>,
    /// The lamp that asks for a hint: lit, and whether it can be pressed.
    pub lamp: (bool, bool),
    pub lamp_tip: String,
    /// The label of the button that turns to further answers.
    pub more: String,
}

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

impl PromptDrawing<'_, '_, '_> {
    /// Draws the prompt.
    pub fn on_phone(&mut self, plan: &PromptModel, phone: &PhonePrompt) {
        let rect = phone.rect;
        let painter = self.painter();
        if phone.portrait {
            painter.rect_filled(rect.with_max_y(rect.bottom() + 40.0), 10.0, palette::LACQUER);
            self.brush.slice(&painter, "panel/prompt", [20.0; 4], rect.with_max_y(rect.bottom() + 16.0));
            self.handle(rect);
        } else {
            self.brush.slice(&painter, "panel/prompt", [20.0; 4], rect);
        }
        let top = rect.top() + if phone.portrait { 17.0 } else { 4.0 };
        let banner = Rect::from_min_size(pos2(rect.left() + 6.0, top), vec2(rect.width() - 12.0, 32.0));
        self.title(plan, phone, banner);
        let below = Rect::from_min_max(pos2(rect.left() + 9.0, banner.bottom() + 7.0), rect.max - vec2(9.0, 8.0));
        match (phone.folded, plan.posters.is_empty()) {
            (true, _) => {}
            (false, true) => self.pages(plan, phone, below),
            (false, false) => self.phone_posters(plan, below, phone.portrait),
        }
    }

    /// The handle of the sheet, which folds it.
    fn handle(&mut self, rect: Rect) {
        let place = Rect::from_center_size(pos2(rect.center().x, rect.top() + 10.0), vec2(120.0, 28.0));
        let response = self.brush.clickable(self.ui, Control::PromptHandle, place, !self.covered);
        let bar = Rect::from_center_size(pos2(rect.center().x, rect.top() + 9.0), vec2(40.0, 4.0));
        self.painter().rect_filled(bar, 2.0, palette::DISABLED);
        if response.clicked() {
            self.pressed = Some(PromptPress::Handle);
        }
    }

    /// The banner: what puts back, whose prompt it is and what it is about, and the lamp; folded, the gold button.
    fn title(&mut self, plan: &PromptModel, phone: &PhonePrompt, rect: Rect) {
        let painter = self.painter();
        self.brush.slice(&painter, "panel/banner", [20.0, 0.0, 20.0, 0.0], rect);
        // Lying, the title needs the room.
        let wide = if phone.portrait { 40.0 } else { 34.0 };
        let lamp = Rect::from_center_size(pos2(rect.right() - wide / 2.0, rect.center().y), vec2(wide, FINGER));
        let lamp_size = if phone.portrait { 0.95 } else { 0.8 };
        let response = self.brush.clickable(self.ui, Control::Hint, lamp, phone.lamp.1 && !self.covered);
        let ink = match phone.lamp {
            (true, _) => palette::LAMP,
            (false, true) => palette::STEAM,
            (false, false) => palette::DISABLED.gamma_multiply(0.5),
        };
        crate::ui::lamp::draw_lamp(&painter, lamp.center() - vec2(0.0, 1.0), lamp_size, ink, phone.lamp.0);
        if with_tip(response, &phone.lamp_tip).clicked() {
            self.pressed = Some(PromptPress::Hint);
        }
        let size = if phone.portrait { 20.0 } else { 17.0 };
        let title = painter.layout_no_wrap(plan.title.clone(), theme::display(size), palette::LAMP).size().x;
        let mut left = rect.left() + 14.0;
        if let Some(back) = &plan.back {
            let close = Rect::from_center_size(pos2(rect.left() + wide / 2.0, rect.center().y), vec2(wide, FINGER));
            let response = self.brush.clickable(self.ui, back.button.id, close, !self.covered);
            self.brush.tinted(&painter, "ui/close", close.center() - vec2(10.0, 10.0), 0.84, palette::LAMP);
            if response.clicked() {
                self.pressed = Some(PromptPress::Action(back.action));
            }
            left = close.right();
        } else if let Some(emblem) =
            phone.emblem.as_ref().filter(|_| phone.portrait || left + 20.0 + title < lamp.left())
        {
            self.brush.picture(&painter, emblem, pos2(left, rect.center().y - 8.0), 0.66);
            left += 20.0;
        }
        let mut right = lamp.left();
        if phone.folded
            && let Some(gold) = plan.gold()
        {
            let place =
                Rect::from_min_max(pos2(right - 150.0, rect.center().y - 22.0), pos2(right, rect.center().y + 22.0));
            self.press(gold, place);
            right = place.left();
        }
        let words = Rect::from_min_max(pos2(left, rect.top()), pos2(right - 2.0, rect.bottom()));
        if title * 12.5 / size <= words.width() {
            let size = size * (words.width() / title).min(1.0);
            let at = words.center() + vec2(0.0, 1.0);
            painter.text(at, Align2::CENTER_CENTER, &plan.title, theme::display(size), palette::LAMP);
        } else {
            // In two lines, as large as they fit.
            let set = |size: f32| painter.layout(plan.title.clone(), theme::bold(size), palette::LAMP, words.width());
            let sizes = [14.5, 13.5, 12.5, 11.5].map(set);
            let fits = sizes.iter().find(|title| title.rows.len() <= 2).unwrap_or(&sizes[3]);
            let at = pos2(words.left(), words.center().y - fits.size().y / 2.0 + 1.0);
            painter.galley(at, fits.clone(), palette::LAMP);
        }
    }

    fn press(&mut self, answer: &Answer, rect: Rect) {
        let mut button = answer.button.clone();
        let least = self.painter().layout_no_wrap(button.words.clone(), theme::text(13.0), palette::INK).size().x;
        let symbols = button.pics.iter().any(|pic| matches!(pic, Icon::Symbols(_)));
        let pictures = if symbols { 62.0 } else { 34.0 * button.pics.len() as f32 };
        // Beside other answers there is no room for a second line that is long.
        let below = self.painter().layout_no_wrap(button.below.clone(), theme::text(11.5), palette::INK).size().x;
        if button.style == ButtonStyle::Plain && below > rect.width() - 10.0 {
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
            let wide = self.painter().layout_no_wrap(button.words.clone(), theme::display(21.0), palette::INK).size().x;
            button.size = Some((21.0 * (rect.width() - 26.0) / wide).clamp(15.0, 21.0));
        }
        if button.draw(self.brush, self.ui, rect, self.covered) {
            self.pressed = Some(PromptPress::Action(answer.action));
        }
    }

    /// Words, and below them as many rows of answers as find room; the rest is on further pages.
    fn pages(&mut self, plan: &PromptModel, phone: &PhonePrompt, rect: Rect) {
        let rows = rows(plan, phone.portrait);
        let high = |rows: &[PromptRow]| rows.iter().map(|row| row.high() + GAP).sum::<f32>();
        let least = if plan.lead.is_empty() || !plan.symbols.is_empty() { 0.0 } else { 18.0 };
        let room = rect.height() - least;
        let mut pages: Vec<&[PromptRow]> = Vec::new();
        let mut left = rows.as_slice();
        while !left.is_empty() {
            let fits = (1..=left.len()).take_while(|count| high(&left[..*count]) - GAP <= room).last().unwrap_or(1);
            pages.push(&left[..fits]);
            left = &left[fits..];
        }
        let number = phone.page % pages.len().max(1);
        let page = pages.get(number).copied().unwrap_or_default();
        let mut y = rect.bottom() - high(page) + GAP;
        self.told(plan, Rect::from_min_max(rect.min, pos2(rect.right(), y - 3.0)), phone.portrait);
        for (nth, row) in page.iter().enumerate() {
            let mut place = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), row.high()));
            y = place.bottom() + GAP;
            if pages.len() > 1 && nth + 1 == page.len() {
                // What turns the page shares the last row.
                let more = place.with_min_x(place.right() - FINGER);
                place.max.x = more.left() - GAP;
                let count = format!("{}/{}", number + 1, pages.len());
                let button = Button::new(Control::MoreAnswers, phone.more.as_str(), ButtonStyle::Chip);
                if button.below(count).size(12.5).draw(self.brush, self.ui, more, self.covered) {
                    self.pressed = Some(PromptPress::More);
                }
            }
            self.row(plan, row, place);
        }
    }

    /// What is expected, and what would happen.
    fn told(&mut self, plan: &PromptModel, rect: Rect, portrait: bool) {
        if rect.height() < 14.0 {
            return;
        }
        let (lead, note) = if portrait { (17.0, 14.0) } else { (15.0, 13.0) };
        let lead = Paragraph::new(plan.lead.as_str(), theme::bold(lead), palette::PAPER);
        let notes = plan.notes.iter().enumerate().map(|(nth, (tone, words))| {
            let colour = match tone {
                Tone::Plain => palette::STEAM,
                Tone::Good => palette::READY,
                Tone::Dim => palette::DISABLED,
            };
            Paragraph::new(words.as_str(), theme::text(note), colour).spare(nth as u8 + 2)
        });
        let lead = (!plan.lead.is_empty()).then(|| lead.spare(1));
        draw_paragraphs(&self.painter(), rect, lead.into_iter().chain(notes).collect());
    }

    fn row(&mut self, plan: &PromptModel, row: &PromptRow, rect: Rect) {
        match row {
            PromptRow::Symbols(stop) => {
                let split = rect.split_left_right_at_x(rect.right() - stop.map_or(0.0, |_| 158.0));
                self.symbols(&plan.symbols, split.0);
                if let Some(stop) = stop {
                    self.press(stop, split.1);
                }
            }
            PromptRow::NumberPicker(picker) => self.phone_picker(picker, rect),
            PromptRow::Answers(answers, _) => {
                let wide = (rect.width() + GAP) / answers.len() as f32 - GAP;
                for (nth, answer) in answers.iter().enumerate() {
                    let left = rect.left() + nth as f32 * (wide + GAP);
                    self.press(answer, Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height())));
                }
            }
        }
    }

    /// A row of numbers behind their symbol and name.
    fn phone_picker(&mut self, picker: &NumberPicker, rect: Rect) {
        const LABEL: f32 = 50.0;
        let painter = self.painter();
        let upper = rect.left_top() + vec2(LABEL / 2.0, 10.0);
        let line = Rect::from_center_size(upper, vec2(LABEL, 16.0));
        draw_fitted(&painter, line, &picker.words, theme::bold(12.0), palette::LAMP);
        let paper = Rect::from_center_size(pos2(upper.x, rect.bottom() - 14.0), vec2(LABEL - 2.0, 22.0));
        painter.rect_filled(paper, 2.0, palette::PAPER);
        draw_symbols(self.brush, &painter, &[picker.symbol], paper.shrink(1.0));
        let pitch = (rect.width() - LABEL) / picker.numbers.len() as f32;
        for (nth, answer) in picker.numbers.iter().enumerate() {
            let left = rect.left() + LABEL + nth as f32 * pitch;
            let wide = (pitch - 2.0).min(64.0);
            let place = Rect::from_min_size(pos2(left + 2.0, rect.top()), vec2(wide, rect.height()));
            self.number(answer, nth == usize::from(picker.chosen), place);
        }
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
fn rows(plan: &PromptModel, portrait: bool) -> Vec<PromptRow<'_>> {
    let mut rows = Vec::new();
    // Numbers to set come first, with the button that takes them.
    let pickers = !plan.pickers.is_empty();
    if !plan.symbols.is_empty() && !pickers {
        rows.push(PromptRow::Symbols(plan.stop.as_ref().filter(|_| portrait)));
    }
    for tabs in &plan.tabs {
        rows.extend(grid(tabs.iter().collect(), if portrait { 5 } else { 3 }, FINGER));
    }
    rows.extend(plan.pickers.iter().map(PromptRow::NumberPicker));
    let broad = if portrait { 2 } else { 1 };
    let high = if portrait { 54.0 } else { 46.0 };
    rows.extend(grid(plan.buttons.iter().collect(), broad, high));
    if pickers && !plan.symbols.is_empty() {
        rows.push(PromptRow::Symbols(plan.stop.as_ref().filter(|_| portrait)));
    }
    let told = plan.cells.iter().any(|cell| !cell.button.below.is_empty());
    let plates = plan.cells.iter().any(|cell| cell.button.style == ButtonStyle::Plate);
    let columns = match (plates || plan.columns == 1, portrait) {
        (true, _) => broad,
        (false, true) if plan.cells.len() > 6 => 5,
        (false, true) => 4.min(plan.cells.len().max(1)),
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
    let alone = !portrait && !plates && columns == 2 && plan.cells.len() % 2 == 1;
    let stop = |beside: bool| plan.stop.iter().filter(move |_| beside && !plan.symbols.is_empty());
    rows.extend(grid(plan.cells.iter().chain(stop(alone)).collect(), columns, high));
    // What cannot be pressed yet is not worth the room.
    let tickets = plan.tickets.iter().filter(|answer| answer.button.enabled).collect();
    rows.extend(grid(tickets, broad, FINGER));
    let stop = plan.stop.iter().filter(|_| plan.symbols.is_empty() || !portrait && !alone);
    // While a card is picked the words about it need the room more.
    let foot = plan.foot.iter().filter(|_| plan.buttons.is_empty());
    let foot: Vec<_> = stop.chain(foot).filter(|answer| answer.button.enabled).collect();
    let columns = if portrait { 3 } else { 2 };
    let columns = if foot.len() == columns + 1 && !portrait { 3 } else { columns };
    rows.extend(grid(foot, columns, FINGER));
    rows
}
