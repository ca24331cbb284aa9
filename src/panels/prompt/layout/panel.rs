//! The prompt as a panel of the table: what does not fit is moved closer together, but never cut off.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{Lettering, Setter};
use crate::{
    panels::prompt::model::{Banner, NumberPicker},
    ui::{
        text::{Paragraph, SetWords},
        theme::{self, palette},
    },
    widgets::button::ButtonStyle,
};

const LETTERING: Lettering = Lettering { lead: 19.0, notes: 16.0, from_the_end: false };
/// The height of a row of numbers.
const DIAL: f32 = 36.0;

impl Setter<'_> {
    pub(super) fn panel(&mut self, banner: &Banner, all: Rect, top: Rect) {
        self.panel_banner(banner, top);
        let model = self.model;
        let foot = all.bottom() - 41.0;
        let bottom = if model.foot.is_empty() { all.bottom() - 14.0 } else { foot - 13.0 };
        let content = Rect::from_min_max(pos2(all.left() + 18.0, top.bottom() + 9.0), pos2(all.right() - 18.0, bottom));
        if !model.foot.is_empty() {
            self.line(all.shrink(18.0), foot - 6.5, 0.6);
            self.foot(Rect::from_min_max(pos2(all.left() + 16.0, foot), pos2(all.right() - 16.0, foot + 34.0)));
        }
        let only_buttons = model.pickers.is_empty() && model.cells.is_empty() && model.tickets.is_empty();
        if !model.posters.is_empty() {
            let words = self.words(content.with_max_y(content.top() + 46.0), LETTERING);
            self.posters(content.with_min_y(words + 6.0));
        } else if only_buttons && !model.buttons.is_empty() {
            self.words_and_buttons(content);
        } else {
            self.blocks(content);
        }
    }

    fn line(&mut self, across: Rect, y: f32, strength: f32) {
        let ends = Rect::from_min_max(pos2(across.left(), y), pos2(across.right(), y));
        self.layout.lines.push((ends, strength));
    }

    /// Divides a row among the chips by the length of their labels.
    fn foot(&mut self, rect: Rect) {
        let chips = &self.model.foot;
        let widths: Vec<f32> = chips
            .iter()
            .map(|answer| {
                let gold = answer.button.style == ButtonStyle::Gold;
                let (font, edges) = if gold { (theme::display(18.0), 40.0) } else { (theme::bold(15.5), 26.0) };
                let pictures = if answer.button.pics.is_empty() { 0.0 } else { 26.0 };
                self.width_of(&answer.button.words, font) + edges + pictures
            })
            .collect();
        let gaps = 6.0 * (chips.len() as f32 - 1.0);
        let factor = (rect.width() - gaps) / widths.iter().sum::<f32>();
        let mut x = rect.left();
        for (answer, width) in chips.iter().zip(widths) {
            let chip = Rect::from_min_size(pos2(x, rect.top()), vec2(width * factor, rect.height()));
            self.button(answer, chip);
            x = chip.right() + 6.0;
        }
    }

    /// Words with large buttons below them.
    fn words_and_buttons(&mut self, rect: Rect) {
        let buttons = &self.model.buttons;
        let (high, gap) = if rect.height() > 170.0 { (38.0, 7.0) } else { (33.0, 5.0) };
        let columns = buttons.len().clamp(1, 2);
        let wide = ((rect.width() + gap) / columns as f32 - gap).min(300.0);
        let rows = buttons.len().div_ceil(columns) as f32;
        let top = rect.bottom() - rows * (high + gap) + gap;
        for (nth, answer) in buttons.iter().enumerate() {
            let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
            let corner = pos2(rect.left() + column * (wide + gap), top + row * (high + gap));
            self.button(answer, Rect::from_min_size(corner, vec2(wide, high)));
        }
        self.words(rect.with_max_y(top - 6.0), LETTERING);
    }

    /// All others: one block below the other.
    fn blocks(&mut self, rect: Rect) {
        let model = self.model;
        // In a narrow prompt few answers share two columns: three would have no room for their labels.
        let few = model.cells.len() <= 4 && model.tickets.is_empty();
        let columns = if rect.width() < 400.0 && few { model.columns.min(2) } else { model.columns }.max(1);
        let tall = model.cells.iter().any(|answer| !answer.button.below.is_empty());
        // Many answers are moved closer together rather than cover what is below them.
        let least = |columns: usize| {
            let rows = |many: usize, columns: usize, high: f32| many.div_ceil(columns) as f32 * high;
            let words = if model.symbols.is_empty() { 26.0 } else { 52.0 };
            words
                + model.tabs.len() as f32 * 33.0
                + rows(model.cells.len(), columns, 26.0)
                + rows(model.tickets.len(), 4, 29.0)
        };
        let columns = (columns..5).find(|columns| tall || least(*columns) <= rect.height()).unwrap_or(5.max(columns));
        let rows = model.cells.len().div_ceil(columns);
        let mut y = rect.top();
        // What is below the text gets its place first.
        let symbols = if model.symbols.is_empty() { 0.0 } else { 50.0 };
        let pickers = model.pickers.len() as f32 * DIAL + if model.pickers.is_empty() { 0.0 } else { 4.0 };
        let tabs = model.tabs.len() as f32 * 40.0;
        let buttons = if model.pickers.is_empty() { model.buttons.len() as f32 * 44.0 } else { 0.0 };
        let plates = model.cells.iter().any(|answer| answer.button.style == ButtonStyle::Plate);
        // As high as possible with two lines of words above them.
        let cell = ((rect.height() - symbols - pickers - tabs - buttons - 48.0) / rows.max(1) as f32 - 4.0).min(36.0);
        let cell = cell.max((rect.height() / 6.0).clamp(24.0, 34.0));
        let row = match (plates, tall) {
            (true, _) => 82.0,
            (_, true) => 62.0,
            _ => cell + 4.0,
        };
        let others = symbols + pickers + tabs + buttons + rows as f32 * row;
        // As few side by side as possible: that makes their symbols larger.
        let least = if rect.width() > 400.0 { 3 } else { 2 };
        let fits =
            |per_row: usize| others + model.tickets.len().div_ceil(per_row) as f32 * 33.0 + 48.0 <= rect.height();
        let per_row = (least..4).find(|per_row| fits(*per_row)).unwrap_or(if model.tickets.len() > 6 { 4 } else { 3 });
        let tickets =
            model.tickets.len().div_ceil(per_row) as f32 * 42.0 + if model.then.is_empty() { 0.0 } else { 20.0 };
        let claimed = others + tickets;
        let free = (rect.height() - claimed).max(0.0);
        let shrink = (rect.height() / (claimed + 24.0)).min(1.0);
        if !model.symbols.is_empty() {
            let lead = Paragraph::new(model.lead.as_str(), theme::bold(LETTERING.lead), palette::PAPER);
            let line = rect.with_max_y(y + 24.0);
            self.layout.words.push(SetWords::paragraphs(self.painter, line, vec![lead]));
            y += 24.0;
            let stop = model.stop.as_ref().map_or(0.0, |_| 186.0);
            self.symbols(Rect::from_min_size(pos2(rect.left(), y + 2.0), vec2(rect.width() - stop, 46.0)));
            if let Some(answer) = &model.stop {
                self.button(answer, Rect::from_min_size(pos2(rect.right() - 178.0, y + 4.0), vec2(178.0, 42.0)));
            }
            y += 52.0;
        } else {
            y = self.words(rect.with_max_y(y + free.max(22.0)), LETTERING) + 4.0;
        }
        for tabs in &model.tabs {
            let high = (36.0 * shrink).max(28.0);
            let wide = (rect.width() + 6.0) / tabs.len().max(3) as f32 - 6.0;
            for (nth, tab) in tabs.iter().enumerate() {
                let x = rect.left() + nth as f32 * (wide + 6.0);
                self.button(tab, Rect::from_min_size(pos2(x, y), vec2(wide, high)));
            }
            y += high + 5.0;
        }
        if !model.pickers.is_empty() {
            self.dials(rect.with_min_y(y), DIAL * shrink);
            y += model.pickers.len() as f32 * DIAL * shrink + 4.0;
        } else {
            for answer in &model.buttons {
                self.button(answer, Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width().min(320.0), 38.0)));
                y += 44.0;
            }
        }
        let high = match (plates, tall) {
            (true, _) => ((rect.bottom() - y - tickets) / rows as f32 - 6.0).clamp(44.0, 90.0),
            (_, true) => ((rect.bottom() - y - tickets) / rows as f32 - 6.0).clamp(38.0, 58.0),
            _ => (cell * shrink).max(22.0),
        };
        let gap = if tall { 6.0 } else { 4.0 };
        let wide = (rect.width() - gap * (columns as f32 - 1.0)) / columns as f32;
        for (nth, answer) in model.cells.iter().enumerate() {
            let (column, line) = ((nth % columns) as f32, (nth / columns) as f32);
            let corner = pos2(rect.left() + column * (wide + gap), y + line * (high + gap));
            self.button(answer, Rect::from_min_size(corner, vec2(wide, high)));
        }
        y += rows as f32 * (high + gap);
        self.tickets(rect.with_min_y(y), per_row);
    }

    /// Rows of numbers at the left, and the gold button at the right.
    fn dials(&mut self, rect: Rect, step: f32) {
        let (model, gold) = (self.model, 118.0);
        for (nth, picker) in model.pickers.iter().enumerate() {
            let corner = pos2(rect.left(), rect.top() + nth as f32 * step);
            self.dial(picker, Rect::from_min_size(corner, vec2(rect.width() - gold - 10.0, step - 5.0)));
        }
        if let Some(answer) = model.buttons.first() {
            let high = (model.pickers.len() as f32 * step - 5.0).min(64.0);
            self.button(answer, Rect::from_min_size(pos2(rect.right() - gold, rect.top()), vec2(gold, high)));
        }
    }

    fn dial(&mut self, picker: &NumberPicker, row: Rect) {
        let paper = Rect::from_min_size(pos2(row.left(), row.center().y - 12.0), vec2(44.0, 24.0));
        self.layout.papers.push((paper, picker.symbol));
        let words = Rect::from_min_max(pos2(row.left() + 51.0, row.top()), pos2(row.left() + 126.0, row.bottom()));
        let label = SetWords::line(self.painter, words, &picker.words, theme::bold(16.0), palette::LAMP);
        self.layout.words.push(label);
        let numbers = row.with_min_x(row.left() + 132.0);
        let pitch = (numbers.width() / picker.numbers.len() as f32).min(42.0);
        self.numbers(picker, numbers, pitch, [pitch - 4.0, row.height()]);
    }

    fn tickets(&mut self, rect: Rect, per_row: usize) {
        let model = self.model;
        if model.tickets.is_empty() {
            return;
        }
        let mut y = rect.top() + 1.0;
        let rows = model.tickets.len().div_ceil(per_row) as f32;
        if !model.then.is_empty() && rect.height() > rows * 34.0 + 18.0 {
            let font = theme::bold(15.5);
            let wide = self.width_of(&model.then, font.clone());
            let heading = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), 20.0));
            self.layout.words.push(SetWords::line(self.painter, heading, &model.then, font, palette::LAMP));
            self.line(rect.with_min_x(rect.left() + wide + 10.0), y + 9.0, 0.5);
            y += 20.0;
        }
        let high = ((rect.bottom() - y) / rows - 3.0).clamp(26.0, 40.0);
        let wide = (rect.width() - 6.0 * (per_row as f32 - 1.0)) / per_row as f32;
        for (nth, answer) in model.tickets.iter().enumerate() {
            let (column, line) = ((nth % per_row) as f32, (nth / per_row) as f32);
            let corner = pos2(rect.left() + column * (wide + 6.0), y + line * (high + 3.0));
            self.button(answer, Rect::from_min_size(corner, vec2(wide, high)));
        }
    }
}
