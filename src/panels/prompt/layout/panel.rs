//! The prompt as a panel of the table. The gold button, the answer below or beside it and the chips at the foot have
//! places of their own, which are the same whatever is asked; words, a picture and other answers have the rest, moved
//! closer together where there are many, but never cut off.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::{LargePlaces, Lettering, Setter};
use crate::{
    panels::prompt::model::{Banner, NumberPicker, PromptModel},
    pieces::size::CARD,
    ui::text::SetWords,
    ui::theme::{self, palette},
    widgets::button::ButtonStyle,
};

const LETTERING: Lettering = Lettering { lead: 19.0, notes: 16.0, least: 13.0, from_the_end: false };
const SPOKEN: Lettering = Lettering { lead: 22.0, least: 17.5, ..LETTERING };
/// The height of a row of numbers, and of two such rows side by side.
const DIAL: f32 = 36.0;
const DIALS: f32 = 46.0;
/// The width of a number at most.
const NUMBER: f32 = 48.0;
/// The chips at the foot.
const FOOT: f32 = 33.0;
/// Room between the large buttons.
const GAP: f32 = 5.0;
/// The column with the large buttons; what is beside it shows the card in question.
const COLUMN: f32 = 248.0;
/// How much larger than in the offer it is shown at most.
const ENLARGED: f32 = 1.3;

/// The parts of a panel that do not depend on what is asked.
struct PanelParts {
    content: Rect,
    large: LargePlaces,
    foot: Rect,
}

impl PanelParts {
    /// Without chips, when something is only read, there is a gold button at the foot.
    fn of(all: Rect, banner: Rect, has_chips: bool) -> Self {
        let foot = Rect::from_min_max(
            pos2(all.left() + 16.0, all.bottom() - 7.0 - FOOT),
            pos2(all.right() - 16.0, all.bottom() - 7.0),
        );
        let content = Rect::from_min_max(
            pos2(all.left() + 18.0, banner.bottom() + 8.0),
            pos2(all.right() - 18.0, foot.top() - 8.0),
        );
        let left = content.right() - COLUMN;
        let row = |bottom: f32, high: f32| Rect::from_min_max(pos2(left, bottom - high), pos2(content.right(), bottom));
        if !has_chips {
            let content = content.with_max_y(foot.bottom() - 4.0);
            let gold = Rect::from_min_max(pos2(left, content.bottom() - 46.0), content.max);
            return Self { content, large: LargePlaces { gold, second: gold }, foot };
        }
        let second = row(content.bottom(), 36.0);
        let gold = row(second.top() - GAP, 38.0);
        Self { content, large: LargePlaces { gold, second }, foot }
    }
}

impl Setter<'_> {
    pub(super) fn panel(&mut self, banner: &Banner, all: Rect, top: Rect) {
        self.panel_banner(banner, top);
        let PanelParts { content, large, foot } = PanelParts::of(all, top, !self.model.foot.is_empty());
        let model = self.model;
        self.foot(foot);
        self.large(large);
        if !model.posters.is_empty() {
            let words = self.words(content.with_max_y(content.top() + 46.0), LETTERING);
            self.posters(content.with_min_y(words + 6.0));
            return;
        }
        let has_symbols = !model.symbols.is_empty();
        let beside = content.with_max_x(large.gold.left() - 12.0);
        // How far down the column of the large buttons is free, and how far the whole width is.
        let free = match (&model.primary, &model.second) {
            (Some(_), _) => large.gold.top() - 6.0,
            (None, Some(_)) => large.second.top() - 6.0,
            (None, None) => content.bottom(),
        };
        let column = Rect::from_min_max(pos2(large.gold.left(), content.top()), pos2(content.right(), free));
        if self.shows_picture(column) {
            // The symbols of the frame lie where the gold button would be.
            let column = if has_symbols { column.with_max_y(large.gold.top() - 6.0) } else { column };
            self.picture(beside);
            self.blocks(column);
            if has_symbols {
                self.symbols(large.gold);
            }
        } else {
            let low = if has_symbols { free.min(beside.bottom() - 52.0) } else { free };
            self.blocks(content.with_max_y(low));
            if has_symbols {
                self.symbols(beside.with_min_y(beside.bottom() - 46.0));
            }
        }
    }

    /// Whether there is a picture, and room for everything else beside it.
    fn shows_picture(&self, column: Rect) -> bool {
        let PromptModel { picture, pickers, tabs, cells, tickets, .. } = self.model;
        let small = cells.iter().all(|cell| cell.button.below.is_empty()) && cells.len() <= 2;
        let large = cells.len() <= 2 && column.height() > 120.0;
        let free = picture.is_some() && pickers.is_empty() && tabs.is_empty() && tickets.is_empty();
        free && (small || large) && self.sentence_fits(column, self.lettering())
    }

    /// The card in question, as large as there is room.
    fn picture(&mut self, rect: Rect) {
        let Some(picture) = &self.model.picture else { return };
        let scale = (rect.width() / CARD.x).min(rect.height() / CARD.y).min(ENLARGED);
        let size = Vec2::new(CARD.x, CARD.y) * scale;
        let corner = pos2(rect.left(), rect.center().y - size.y / 2.0);
        self.layout.pictures.push((Rect::from_min_size(corner, size), scale, picture));
    }

    fn lettering(&self) -> Lettering {
        if self.model.spoken { SPOKEN } else { LETTERING }
    }

    fn line(&mut self, across: Rect, y: f32, strength: f32) {
        let ends = Rect::from_min_max(pos2(across.left(), y), pos2(across.right(), y));
        self.layout.lines.push((ends, strength));
    }

    /// The chips, equally wide.
    fn foot(&mut self, rect: Rect) {
        let chips = &self.model.foot;
        let wide = (rect.width() + 6.0) / chips.len().max(1) as f32 - 6.0;
        for (nth, answer) in chips.iter().enumerate() {
            let left = rect.left() + nth as f32 * (wide + 6.0);
            self.button(answer, Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height())));
        }
    }

    /// Words, and what can be set or answered below them, one block below the other.
    fn blocks(&mut self, rect: Rect) {
        let model = self.model;
        // In a narrow prompt few answers share two columns: three would have no room for their labels.
        let few = model.cells.len() <= 4 && model.tickets.is_empty();
        let columns = if rect.width() < 400.0 && few { model.columns.min(2) } else { model.columns }.max(1);
        let tall = model.cells.iter().any(|answer| !answer.button.below.is_empty());
        // Many answers are moved closer together rather than cover what is below them.
        let least = |columns: usize| {
            let rows = |many: usize, columns: usize, high: f32| many.div_ceil(columns) as f32 * high;
            26.0 + model.tabs.len() as f32 * 33.0
                + rows(model.cells.len(), columns, 26.0)
                + rows(model.tickets.len(), 4, 29.0)
        };
        let columns = (columns..5).find(|columns| tall || least(*columns) <= rect.height()).unwrap_or(5.max(columns));
        let rows = model.cells.len().div_ceil(columns);
        // What is below the text gets its place first.
        let pickers = match model.pickers.len() {
            0 => 0.0,
            2 => DIALS + 4.0,
            many => many as f32 * DIAL + 4.0,
        };
        let tabs = model.tabs.len() as f32 * 40.0;
        let plates = model.cells.iter().any(|answer| answer.button.style == ButtonStyle::Plate);
        // As high as possible with two lines of words above them.
        let cell = ((rect.height() - pickers - tabs - 48.0) / rows.max(1) as f32 - 4.0).min(36.0);
        let cell = cell.max((rect.height() / 6.0).clamp(24.0, 34.0));
        let row = match (plates, tall) {
            (true, _) => 82.0,
            (_, true) => 62.0,
            _ => cell + 4.0,
        };
        let others = pickers + tabs + rows as f32 * row;
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
        let mut y = self.words(rect.with_max_y(rect.top() + free.max(22.0)), self.lettering()) + 4.0;
        for tabs in &model.tabs {
            let high = (36.0 * shrink).max(28.0);
            let wide = (rect.width() + 6.0) / tabs.len().max(3) as f32 - 6.0;
            for (nth, tab) in tabs.iter().enumerate() {
                let x = rect.left() + nth as f32 * (wide + 6.0);
                self.button(tab, Rect::from_min_size(pos2(x, y), vec2(wide, high)));
            }
            y += high + 5.0;
        }
        if let [one, other] = &model.pickers[..] {
            let high = (rect.bottom() - y).min(DIALS);
            let wide = (rect.width() - 12.0) / 2.0;
            for (picker, left) in [(one, rect.left()), (other, rect.right() - wide)] {
                self.narrow_dial(picker, Rect::from_min_size(pos2(left, y), vec2(wide, high)));
            }
            y += high + 4.0;
        } else if !model.pickers.is_empty() {
            let step = ((rect.bottom() - y) / model.pickers.len() as f32).min(DIAL);
            for (nth, picker) in model.pickers.iter().enumerate() {
                let corner = pos2(rect.left(), y + nth as f32 * step);
                self.dial(picker, Rect::from_min_size(corner, vec2(rect.width(), step - 4.0)));
            }
            y += model.pickers.len() as f32 * step + 4.0;
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

    /// What a row of numbers is about, and the numbers.
    fn dial(&mut self, picker: &NumberPicker, row: Rect) {
        let paper = Rect::from_min_size(pos2(row.left(), row.center().y - 12.0), vec2(44.0, 24.0));
        self.layout.papers.push((paper, picker.symbol));
        self.named_numbers(picker, row.with_min_x(row.left() + 51.0), 80.0);
    }

    /// The same beside another one of its kind, without the symbol, which is told already.
    fn narrow_dial(&mut self, picker: &NumberPicker, row: Rect) {
        self.named_numbers(picker, row, 60.0);
    }

    fn named_numbers(&mut self, picker: &NumberPicker, row: Rect, name: f32) {
        let words = row.with_max_x(row.left() + name - 6.0);
        let label = SetWords::line(self.painter, words, &picker.words, theme::bold(16.0), palette::LAMP);
        self.layout.words.push(label);
        self.row_of_numbers(picker, row.with_min_x(row.left() + name));
    }

    fn row_of_numbers(&mut self, picker: &NumberPicker, row: Rect) {
        let pitch = (row.width() / picker.numbers.len() as f32).min(NUMBER);
        self.numbers(picker, row, pitch, [pitch - 4.0, row.height()]);
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
