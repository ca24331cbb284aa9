//! Draws the prompt's plan: what does not fit is moved closer together, but never cut off.

use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};

use super::model::{Action, Answer, NumberPicker, PromptModel, SymbolCell, SymbolState, Tone};
use crate::ui::{
    brush::Brush,
    button::{Button, ButtonStyle},
    symbols::draw_symbols,
    text::{Paragraph, draw_line, draw_paragraph, draw_paragraphs, with_tip},
    theme::{self, palette},
};

/// Where the parts of the prompt lie, in egui points.
pub struct Places {
    /// The whole prompt.
    pub prompt: Rect,
    /// The banner.
    pub banner: Rect,
    /// The enlarged card, if it has a place.
    pub card: Option<Rect>,
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptPress {
    /// An answer.
    Action(Action),
    /// The undo arrow.
    Undo,
    /// The lamp.
    Hint,
    /// Further answers, on a phone.
    More,
    /// The handle of a phone's prompt.
    Handle,
}

/// Draws the prompt and remembers what was pressed.
pub struct PromptDrawing<'a, 'b, 'w> {
    pub brush: &'a mut Brush<'w>,
    pub ui: &'b mut Ui,
    /// A window lies over the prompt: nothing in it can be pressed.
    pub covered: bool,
    /// What was pressed in this frame.
    pub pressed: Option<PromptPress>,
}

impl PromptDrawing<'_, '_, '_> {
    pub(super) fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    fn button(&mut self, answer: &Answer, rect: Rect) {
        if answer.button.draw(self.brush, self.ui, rect, self.covered) {
            self.pressed = Some(PromptPress::Action(answer.action));
        }
    }

    /// Draws everything below the banner.
    pub fn prompt(&mut self, plan: &PromptModel, places: &Places) {
        let all = places.prompt;
        let foot = all.bottom() - 41.0;
        let left = match (plan.beside_card, places.card) {
            (true, Some(card)) => card.right() + 20.0,
            _ => all.left() + 18.0,
        };
        let bottom = if plan.foot.is_empty() { all.bottom() - 14.0 } else { foot - 13.0 };
        let content = Rect::from_min_max(pos2(left, places.banner.bottom() + 9.0), pos2(all.right() - 18.0, bottom));
        if !plan.foot.is_empty() {
            let y = foot - 6.5;
            self.painter().hline(all.shrink(18.0).x_range(), y, (1.0, palette::BRASS.gamma_multiply(0.6)));
            self.foot(
                &plan.foot,
                Rect::from_min_max(pos2(all.left() + 16.0, foot), pos2(all.right() - 16.0, foot + 34.0)),
            );
        }
        if !plan.posters.is_empty() {
            let words = self.words(plan, content.with_max_y(content.top() + 46.0));
            return self.posters(&plan.posters, content.with_min_y(words + 6.0));
        }
        let only_buttons = plan.pickers.is_empty() && plan.cells.is_empty() && plan.tickets.is_empty();
        if only_buttons && (plan.beside_card || !plan.buttons.is_empty()) {
            self.words_and_buttons(plan, content);
        } else {
            self.blocks(plan, content);
        }
    }

    /// Divides a row among the chips by the length of their labels.
    fn foot(&mut self, chips: &[Answer], rect: Rect) {
        let painter = self.painter();
        let width = |answer: &Answer| {
            let (font, edges) = if answer.button.style == ButtonStyle::Gold {
                (theme::display(18.0), 40.0)
            } else {
                (theme::bold(15.5), 26.0)
            };
            let words = painter.layout_no_wrap(answer.button.words.clone(), font, palette::PAPER).size().x;
            words + edges + if answer.button.pics.is_empty() { 0.0 } else { 26.0 }
        };
        let widths: Vec<f32> = chips.iter().map(width).collect();
        let gaps = 6.0 * (chips.len() as f32 - 1.0);
        let factor = (rect.width() - gaps) / widths.iter().sum::<f32>();
        let mut x = rect.left();
        for (answer, width) in chips.iter().zip(widths) {
            let chip = Rect::from_min_size(pos2(x, rect.top()), vec2(width * factor, rect.height()));
            self.button(answer, chip);
            x = chip.right() + 6.0;
        }
    }

    /// The text beside the enlarged card, with large buttons below it.
    fn words_and_buttons(&mut self, plan: &PromptModel, rect: Rect) {
        let (high, gap) = if rect.height() > 170.0 { (38.0, 7.0) } else { (33.0, 5.0) };
        // Side by side where no card takes the room.
        let columns = if plan.beside_card { 1 } else { plan.buttons.len().clamp(1, 2) };
        let wide = ((rect.width() + gap) / columns as f32 - gap).min(300.0);
        let rows = plan.buttons.len().div_ceil(columns) as f32;
        let top = rect.bottom() - rows * (high + gap) + gap;
        for (nth, answer) in plan.buttons.iter().enumerate() {
            let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
            let corner = pos2(rect.left() + column * (wide + gap), top + row * (high + gap));
            self.button(answer, Rect::from_min_size(corner, vec2(wide, high)));
        }
        let foot = if plan.buttons.is_empty() { rect.bottom() } else { top - 6.0 };
        let text = Rect::from_min_max(rect.min, pos2(rect.right(), foot));
        self.words(plan, text);
    }

    /// Lead and notes; how far down they reach.
    fn words(&mut self, plan: &PromptModel, rect: Rect) -> f32 {
        let lead = Paragraph::new(plan.lead.as_str(), theme::bold(19.0), palette::PAPER);
        let notes = plan.notes.iter().map(|(tone, note)| {
            let (colour, spare) = match tone {
                Tone::Plain => (palette::STEAM, 1),
                Tone::Good => (palette::READY, 1),
                Tone::Dim => (palette::DISABLED, 2),
            };
            Paragraph::new(note.as_str(), theme::text(16.0), colour).spare(spare)
        });
        let all = std::iter::once(lead).filter(|lead| !lead.words.is_empty()).chain(notes).collect();
        rect.top() + draw_paragraphs(&self.painter(), rect, all)
    }

    /// All other plans: one block below the other.
    fn blocks(&mut self, plan: &PromptModel, rect: Rect) {
        // In a narrow prompt few answers share two columns: three would have no room for their labels.
        let few = plan.cells.len() <= 4 && plan.tickets.is_empty();
        let columns = if rect.width() < 400.0 && few { plan.columns.min(2) } else { plan.columns }.max(1);
        let tall = plan.cells.iter().any(|answer| !answer.button.below.is_empty());
        // Many answers are moved closer together rather than cover what is below them.
        let least = |columns: usize| {
            let rows = |many: usize, columns: usize, high: f32| many.div_ceil(columns) as f32 * high;
            let words = if plan.symbols.is_empty() { 26.0 } else { 52.0 };
            words
                + plan.tabs.len() as f32 * 33.0
                + rows(plan.cells.len(), columns, 26.0)
                + rows(plan.tickets.len(), 4, 29.0)
        };
        let columns = (columns..5).find(|columns| tall || least(*columns) <= rect.height()).unwrap_or(5.max(columns));
        let rows = plan.cells.len().div_ceil(columns);
        let mut y = rect.top();
        // What is below the text gets its place first.
        let symbols = if plan.symbols.is_empty() { 0.0 } else { 50.0 };
        let pickers = plan.pickers.len() as f32 * 36.0 + if plan.pickers.is_empty() { 0.0 } else { 4.0 };
        let tabs = plan.tabs.len() as f32 * 40.0;
        let buttons = if plan.pickers.is_empty() { plan.buttons.len() as f32 * 44.0 } else { 0.0 };
        let plates = plan.cells.iter().any(|answer| answer.button.style == ButtonStyle::Plate);
        // As high as possible with two lines of words above them.
        let cell = ((rect.height() - symbols - pickers - tabs - buttons - 48.0) / rows.max(1) as f32 - 4.0).min(36.0);
        let cell = cell.max((rect.height() / 6.0).clamp(24.0, 34.0));
        let cells = rows as f32
            * if plates {
                82.0
            } else if tall {
                62.0
            } else {
                cell + 4.0
            };
        let others = symbols + pickers + tabs + buttons + cells;
        // As few side by side as possible: that makes their symbols larger.
        let least = if rect.width() > 400.0 { 3 } else { 2 };
        let fits = |per_row: usize| others + plan.tickets.len().div_ceil(per_row) as f32 * 33.0 + 48.0 <= rect.height();
        let per_row = (least..4).find(|per_row| fits(*per_row)).unwrap_or(if plan.tickets.len() > 6 { 4 } else { 3 });
        let tickets =
            plan.tickets.len().div_ceil(per_row) as f32 * 42.0 + if plan.then.is_empty() { 0.0 } else { 20.0 };
        let claimed = others + tickets;
        let free = (rect.height() - claimed).max(0.0);
        let shrink = (rect.height() / (claimed + 24.0)).min(1.0);
        if !plan.symbols.is_empty() {
            self.lead_line(plan, Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), 24.0)));
            y += 24.0;
            let stop = plan.stop.as_ref().map_or(0.0, |_| 186.0);
            let strip = Rect::from_min_size(pos2(rect.left(), y + 2.0), vec2(rect.width() - stop, 46.0));
            self.symbols(&plan.symbols, strip);
            if let Some(answer) = &plan.stop {
                self.button(answer, Rect::from_min_size(pos2(rect.right() - 178.0, y + 4.0), vec2(178.0, 42.0)));
            }
            y += 52.0;
        } else {
            let text = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), free.max(22.0)));
            y = self.words(plan, text) + 4.0;
        }
        for tabs in &plan.tabs {
            let high = (36.0 * shrink).max(28.0);
            let wide = (rect.width() + 6.0) / tabs.len().max(3) as f32 - 6.0;
            for (nth, tab) in tabs.iter().enumerate() {
                let x = rect.left() + nth as f32 * (wide + 6.0);
                self.button(tab, Rect::from_min_size(pos2(x, y), vec2(wide, high)));
            }
            y += high + 5.0;
        }
        if !plan.pickers.is_empty() {
            self.pickers(plan, Rect::from_min_max(pos2(rect.left(), y), rect.max), shrink);
            y += plan.pickers.len() as f32 * 36.0 * shrink + 4.0;
        } else {
            for answer in &plan.buttons {
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
        for (nth, answer) in plan.cells.iter().enumerate() {
            let (column, line) = ((nth % columns) as f32, (nth / columns) as f32);
            let corner = pos2(rect.left() + column * (wide + gap), y + line * (high + gap));
            self.button(answer, Rect::from_min_size(corner, vec2(wide, high)));
        }
        y += rows as f32 * (high + gap);
        self.tickets(plan, Rect::from_min_max(pos2(rect.left(), y), rect.max), per_row);
    }

    fn lead_line(&mut self, plan: &PromptModel, rect: Rect) {
        draw_paragraph(&self.painter(), rect, &plan.lead, theme::bold(19.0), palette::PAPER);
    }

    pub(super) fn symbols(&mut self, cells: &[SymbolCell], rect: Rect) {
        let pitch = (rect.width() / cells.len() as f32).min(68.0);
        let scale = (pitch / 68.0).min(1.0);
        for (nth, cell) in cells.iter().enumerate() {
            let corner = pos2(rect.left() + nth as f32 * pitch, rect.center().y - 23.0 * scale);
            let place = Rect::from_min_size(corner, vec2(62.0, 46.0) * scale);
            let painter = self.painter();
            let ground = match cell.state {
                SymbolState::Done => "todo/done",
                SymbolState::Lit => "todo/now",
                SymbolState::Ready | SymbolState::Idle => "todo/next",
            };
            self.brush.picture(&painter, ground, corner, scale);
            let inner = place.shrink2(vec2(5.0, 8.0) * scale);
            draw_symbols(self.brush, &painter, &[cell.symbol], inner);
            match cell.state {
                SymbolState::Done | SymbolState::Idle => {
                    painter.rect_filled(place.shrink(2.0), 2.0, palette::LACQUER.gamma_multiply(0.6));
                }
                _ => {}
            }
            if cell.state == SymbolState::Done {
                self.brush.picture(&painter, "tick", place.max - vec2(15.0, 14.0), 1.0);
            }
            let enabled = cell.action.is_some() && !self.covered;
            let response = self.brush.clickable(self.ui, cell.id, place, enabled);
            if cell.action.is_some() && response.hovered() {
                painter.rect_stroke(place, 2.0, (2.4, palette::LAMP), bevy_egui::egui::StrokeKind::Outside);
            }
            if with_tip(response, &cell.tip).clicked() {
                self.pressed = cell.action.map(PromptPress::Action).or(self.pressed);
            }
        }
    }

    /// Rows of numbers at the left, and the gold button at the right.
    fn pickers(&mut self, plan: &PromptModel, rect: Rect, shrink: f32) {
        let step = 36.0 * shrink;
        let gold = 118.0;
        for (nth, picker) in plan.pickers.iter().enumerate() {
            let row = Rect::from_min_size(
                pos2(rect.left(), rect.top() + nth as f32 * step),
                vec2(rect.width() - gold - 10.0, step - 5.0),
            );
            self.picker(picker, row);
        }
        if let Some(answer) = plan.buttons.first() {
            let high = (plan.pickers.len() as f32 * step - 5.0).min(64.0);
            self.button(answer, Rect::from_min_size(pos2(rect.right() - gold, rect.top()), vec2(gold, high)));
        }
    }

    fn picker(&mut self, picker: &NumberPicker, row: Rect) {
        let painter = self.painter();
        let paper = Rect::from_min_size(pos2(row.left(), row.center().y - 12.0), vec2(44.0, 24.0));
        painter.rect_filled(paper, 2.0, palette::PAPER);
        draw_symbols(self.brush, &painter, &[picker.symbol], paper.shrink(1.0));
        let words = Rect::from_min_max(pos2(row.left() + 51.0, row.top()), pos2(row.left() + 126.0, row.bottom()));
        let size = painter.layout_no_wrap(picker.words.clone(), theme::bold(16.0), palette::LAMP).size().x;
        let size = 16.0 * (words.width() / size).min(1.0);
        draw_line(&painter, pos2(words.left(), row.center().y), &picker.words, theme::bold(size), palette::LAMP);
        let x = row.left() + 132.0;
        let pitch = ((row.right() - x) / picker.numbers.len() as f32).min(42.0);
        for (nth, answer) in picker.numbers.iter().enumerate() {
            let place = Rect::from_min_size(pos2(x + nth as f32 * pitch, row.top()), vec2(pitch - 4.0, row.height()));
            self.number(answer, nth == usize::from(picker.chosen), place);
        }
    }

    /// A number of a dial: the chosen one is underlined.
    pub(super) fn number(&mut self, answer: &Answer, chosen: bool, place: Rect) {
        let style = if chosen { ButtonStyle::Ready } else { ButtonStyle::Chip };
        self.button(&Answer::new(Button { style, ..answer.button.clone() }, answer.action), place);
        if chosen {
            let line = place.shrink(place.width() * 0.2).x_range();
            self.painter().hline(line, place.bottom() - 4.0, (2.0, palette::LAMP));
        }
    }

    fn tickets(&mut self, plan: &PromptModel, rect: Rect, per_row: usize) {
        if plan.tickets.is_empty() {
            return;
        }
        let mut y = rect.top() + 1.0;
        let rows = plan.tickets.len().div_ceil(per_row) as f32;
        if !plan.then.is_empty() && rect.height() > rows * 34.0 + 18.0 {
            let painter = self.painter();
            let wide = painter
                .text(pos2(rect.left(), y + 10.0), Align2::LEFT_CENTER, &plan.then, theme::bold(15.5), palette::LAMP)
                .width();
            let line = rect.left() + wide + 10.0..=rect.right();
            painter.hline(line, y + 9.0, (1.0, palette::BRASS.gamma_multiply(0.5)));
            y += 20.0;
        }
        let high = ((rect.bottom() - y) / rows - 3.0).clamp(26.0, 40.0);
        let wide = (rect.width() - 6.0 * (per_row as f32 - 1.0)) / per_row as f32;
        for (nth, answer) in plan.tickets.iter().enumerate() {
            let (column, line) = ((nth % per_row) as f32, (nth / per_row) as f32);
            let corner = pos2(rect.left() + column * (wide + 6.0), y + line * (high + 3.0));
            self.button(answer, Rect::from_min_size(corner, vec2(wide, high)));
        }
    }
}
