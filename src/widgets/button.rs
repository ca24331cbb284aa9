//! The one kind of button: its look, its contents and its explanation.

use bevy_egui::egui::{Color32, FontId, Painter, Pos2, Rect, StrokeKind, Ui, pos2, vec2};

use crate::{
    pieces::symbol_row,
    ui::{
        brush::Brush,
        regions::RegionId,
        text::{draw_fitted, draw_line, fitted, with_tip},
        theme::{self, palette},
        told,
        zoom::words_scale,
    },
};
use rules::Symbol;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The gold button, which Enter presses.
    Gold,
    /// Dark, with a brass edge.
    Plain,
    /// A small chip.
    Chip,
    /// A chip that draws attention: something is ready.
    Ready,
    /// A paper ticket with a stub at the left for the first picture.
    Ticket,
    /// A plate with a heading, what it brings, and two lines about when and where.
    Plate,
}

/// A picture on a button.
#[derive(Clone, Debug, PartialEq)]
pub enum Icon {
    /// A sprite and its height.
    Sprite(String, f32),
    /// The symbols of a frame.
    Symbols(Vec<Symbol>),
}

/// A button: its pictures come before its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// The name under which it is registered.
    pub id: RegionId,
    /// Its label.
    pub words: String,
    /// A shorter label, for larger text that has no room for the other one.
    pub brief: String,
    /// A second, smaller line.
    pub below: String,
    /// A third line, on plates only, and whether it is good news.
    pub state: (String, bool),
    /// Pictures before the words.
    pub pics: Vec<Icon>,
    pub style: ButtonStyle,
    pub enabled: bool,
    /// Whether it is the one of several that is chosen, or switched on, where it can be.
    pub chosen: Option<bool>,
    /// The explanation shown on hovering.
    pub tip: String,
    /// A type size other than the usual one.
    pub size: Option<f32>,
}

/// Two lines need this much height, in egui points.
const TWO_LINES: f32 = 40.0;

impl Button {
    /// A button with a label only.
    pub fn new(id: impl Into<RegionId>, words: impl Into<String>, style: ButtonStyle) -> Self {
        Self {
            id: id.into(),
            words: words.into(),
            brief: String::new(),
            below: String::new(),
            state: (String::new(), false),
            pics: Vec::new(),
            style,
            enabled: true,
            chosen: None,
            tip: String::new(),
            size: None,
        }
    }

    /// Adds a sprite before the words.
    #[must_use]
    pub fn sprite(mut self, name: impl Into<String>, height: f32) -> Self {
        self.pics.push(Icon::Sprite(name.into(), height));
        self
    }

    /// Adds symbols before the words.
    #[must_use]
    pub fn symbols(mut self, symbols: &[Symbol]) -> Self {
        self.pics.push(Icon::Symbols(symbols.to_vec()));
        self
    }

    /// Adds a shorter label.
    #[must_use]
    pub fn brief(mut self, words: impl Into<String>) -> Self {
        self.brief = words.into();
        self
    }

    /// Sets another type size.
    #[must_use]
    pub fn size(mut self, size: f32) -> Self {
        self.size = Some(size);
        self
    }

    /// Adds an explanation.
    #[must_use]
    pub fn tip(mut self, tip: impl Into<String>) -> Self {
        self.tip = tip.into();
        self
    }

    /// Adds a second line.
    #[must_use]
    pub fn below(mut self, below: impl Into<String>) -> Self {
        self.below = below.into();
        self
    }

    /// Adds a third line, bright if it is good news.
    #[must_use]
    pub fn state(mut self, state: impl Into<String>, good: bool) -> Self {
        self.state = (state.into(), good);
        self
    }

    /// It is one of several of which one is chosen, or switched on or off.
    #[must_use]
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// Sets whether it can be pressed.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Draws it and returns whether it was clicked. Under a window (`covered`) it cannot be.
    pub fn draw(&self, brush: &mut Brush, ui: &mut Ui, rect: Rect, covered: bool) -> bool {
        let response = brush.clickable(ui, self.id, rect, self.enabled && !covered);
        if let Some(chosen) = self.chosen {
            told::choose(ui.ctx(), self.id, chosen);
        }
        let hot = self.enabled && !covered && (response.hovered() || response.has_focus());
        let painter = ui.painter().clone();
        let (mut font, colour) = self.ground(brush, &painter, rect, hot);
        font.size = self.size.unwrap_or(font.size);
        // Words grow as far as the button is high.
        let high = if self.below.is_empty() { rect.height() } else { rect.height() / 2.0 };
        font.size = (font.size * words_scale(&painter)).min((0.6 * high).max(font.size));
        match self.style {
            ButtonStyle::Ticket => self.draw_ticket(brush, &painter, rect, colour),
            ButtonStyle::Plate => self.draw_plate(brush, &painter, rect),
            _ => self.draw_contents(brush, &painter, rect, font, colour),
        }
        with_tip(response, &self.tip).clicked()
    }

    fn ground(&self, brush: &Brush, painter: &Painter, rect: Rect, hot: bool) -> (FontId, Color32) {
        let bold = |size: f32, colour| (theme::bold(size), colour);
        match (self.style, self.enabled) {
            (ButtonStyle::Gold, true) => {
                brush.slice(painter, if hot { "panel/gold-hover" } else { "panel/gold" }, [12.0; 4], rect);
                (theme::display(if rect.height() < 34.0 { 18.0 } else { 21.0 }), palette::INK)
            }
            (ButtonStyle::Plain, true) => {
                brush.slice(painter, if hot { "panel/button-hover" } else { "panel/button" }, [12.0; 4], rect);
                (theme::text(18.0), palette::LAMP)
            }
            (ButtonStyle::Plate, true) => {
                brush.slice(painter, if hot { "panel/button-hover" } else { "panel/button" }, [12.0; 4], rect);
                bold(17.0, palette::LAMP)
            }
            (ButtonStyle::Gold | ButtonStyle::Plain | ButtonStyle::Plate, false) => {
                brush.slice(painter, "panel/button-dim", [12.0; 4], rect);
                (theme::text(17.0), palette::DISABLED)
            }
            (ButtonStyle::Ticket, enabled) => {
                brush.slice(painter, "frame/ticket", [46.0, 0.0, 14.0, 0.0], rect);
                if hot {
                    painter.rect_stroke(rect.expand(1.5), 2.0, (2.4, palette::LAMP), StrokeKind::Outside);
                }
                bold(15.0, if enabled { palette::INK } else { palette::DISABLED })
            }
            (_, false) => {
                brush.slice(painter, "chip/dim", [8.0; 4], rect);
                bold(15.5, palette::DISABLED)
            }
            (style, true) => {
                let name = if style == ButtonStyle::Ready { "chip/ready" } else { "chip/action" };
                brush.slice(painter, name, [8.0; 4], rect);
                // What is pointed at is not what is switched on.
                if hot {
                    painter.rect_stroke(rect.shrink(3.0), 1.0, (1.2, palette::LAMP), StrokeKind::Inside);
                }
                bold(15.5, if hot { palette::LAMP } else { palette::PAPER })
            }
        }
    }

    fn draw_contents(&self, brush: &Brush, painter: &Painter, rect: Rect, font: FontId, colour: Color32) {
        if self.draw_in_one_line(painter, rect, &font, colour) {
            return;
        }
        let mut upper = rect;
        if !self.below.is_empty() {
            // Two lines of text move closer together, but pictures stay at a distance from the line below.
            let (share, closer) = if self.words.is_empty() { (0.58, 0.5) } else { (0.52, 2.2) };
            let (above, below) = rect.split_top_bottom_at_fraction(share);
            upper = above.translate(vec2(0.0, closer));
            // A narrow button has no room to spare at its edges.
            let edge = if rect.width() < 70.0 { 4.0 } else { 8.0 };
            let line = below.shrink2(vec2(edge, 0.0)).translate(vec2(0.0, -closer));
            draw_fitted(painter, line, &self.below, theme::text(15.0), colour);
        }
        let high = if self.below.is_empty() { rect.height() - 6.0 } else { upper.height() - 4.0 };
        let gaps = if self.words.is_empty() { self.pics.len().saturating_sub(1) } else { self.pics.len() } as f32;
        let wide = |high| self.pics.iter().map(|pic| pic.width(high)).sum::<f32>() + gaps * 7.0;
        // Pictures that are too wide for the button are made smaller.
        let share = (rect.width() - 8.0) / wide(high);
        let high = if share < 1.0 { high.min(26.0) * share } else { high };
        let wide = wide(high);
        let grown = words_scale(painter) > 1.0;
        let edges = match self.style {
            ButtonStyle::Gold => 30.0,
            _ if grown => 30.0,
            ButtonStyle::Plain => 22.0,
            _ => 12.0,
        };
        let room = (rect.width() - edges - wide).max(10.0);
        let width = |words: &str| painter.layout_no_wrap(words.to_owned(), font.clone(), colour).size().x;
        let brief = grown && !self.brief.is_empty() && width(&self.words) > room;
        let label = if brief { &self.brief } else { &self.words };
        let words = width(label).min(room);
        let whole = if self.words.is_empty() { wide } else { wide + words };
        let mut x = rect.center().x - whole / 2.0;
        for pic in &self.pics {
            let width = pic.width(high);
            pic.draw(brush, painter, pos2(x + width / 2.0, upper.center().y), high);
            x += width + 7.0;
        }
        let line = Rect::from_min_max(pos2(x, upper.top()), pos2(x + words + 0.5, upper.bottom()));
        draw_fitted(painter, line.translate(vec2(0.0, 1.0)), label, font, colour);
    }

    /// A button too low for two lines has both side by side, if it is wide enough. Returns whether it is drawn.
    fn draw_in_one_line(&self, painter: &Painter, rect: Rect, font: &FontId, colour: Color32) -> bool {
        if self.below.is_empty() || self.words.is_empty() || !self.pics.is_empty() || rect.height() >= TWO_LINES {
            return false;
        }
        let set = |words: &String, font: FontId| painter.layout_no_wrap(words.clone(), font, colour);
        let (words, below) = (set(&self.words, font.clone()), set(&self.below, theme::text(15.0)));
        let gap = 10.0;
        let wide = words.size().x + gap + below.size().x;
        if wide > rect.width() - 16.0 {
            return false;
        }
        let mut x = rect.center().x - wide / 2.0;
        for line in [words, below] {
            let corner = pos2(x, rect.center().y - line.size().y / 2.0 + 1.0);
            x += line.size().x + gap;
            painter.galley(corner, line, colour);
        }
        true
    }

    /// The heading with a picture at the left, what it brings on paper at the right, and the other lines below.
    fn draw_plate(&self, brush: &Brush, painter: &Painter, rect: Rect) {
        // On a phone it is narrow, and its heading needs the room.
        let (edge, least) = if rect.width() < 180.0 { (9.0, 28.0) } else { (14.0, 44.0) };
        let inner = rect.shrink2(vec2(edge, 7.0));
        let lines = [&self.below, &self.state.0].into_iter().filter(|line| !line.is_empty()).count() as f32;
        let line_high = ((inner.height() - 24.0) / lines.max(1.0)).clamp(13.0, 20.0);
        let head = (inner.height() - lines * line_high).min(30.0);
        let top = inner.top() + (inner.height() - lines * line_high - head) / 2.0;
        let y = top + head / 2.0;
        let mut x = inner.left();
        if let Some(Icon::Sprite(name, high)) = self.pics.first() {
            brush.icon(painter, name, pos2(x + 13.0, y), high.min(head) * 1.2);
            x += 32.0;
        }
        let font = theme::bold(17.0);
        let words_wide = painter.layout_no_wrap(self.words.clone(), font.clone(), palette::LAMP).size().x;
        let mut right = inner.right();
        if let Some(gain @ Icon::Symbols(_)) = self.pics.last() {
            // The heading has priority; the symbols get the rest of the width.
            let wide = gain.width(head - 2.0).min((right - x - words_wide - 12.0).max(least));
            let corner = pos2(right - wide - 6.0, y - head / 2.0 + 1.0);
            let paper = Rect::from_min_max(corner, pos2(right, y + head / 2.0 - 1.0));
            painter.rect_filled(paper, 2.0, palette::PAPER);
            gain.draw_within(brush, painter, paper.shrink(2.0));
            right = paper.left() - 6.0;
        }
        let words = Rect::from_min_max(pos2(x, y - 10.0), pos2((x + words_wide).min(right), y + 12.0));
        draw_fitted(painter, words, &self.words, font, palette::LAMP);
        let good = if self.state.1 { palette::READY } else { palette::DISABLED };
        let told =
            [(&self.below, palette::PAPER), (&self.state.0, good)].into_iter().filter(|(line, _)| !line.is_empty());
        for (nth, (words, colour)) in told.enumerate() {
            let size = (line_high * 0.86).min(15.5);
            let (words, font) = fitted(painter, words, theme::text(size), inner.width());
            let y = top + head + (nth as f32 + 0.5) * line_high;
            draw_line(painter, pos2(inner.left(), y), &words, font, colour);
        }
    }

    fn draw_ticket(&self, brush: &Brush, painter: &Painter, rect: Rect, colour: Color32) {
        let stub = pos2(rect.left() + 25.0, rect.center().y);
        if let Some(first) = self.pics.first() {
            first.draw(brush, painter, stub, rect.height() - 10.0);
        }
        let body = Rect::from_min_max(pos2(rect.left() + 47.0, rect.top()), pos2(rect.right() - 10.0, rect.bottom()));
        let mut words = body;
        if let Some(second) = self.pics.get(1) {
            let share = if self.words.is_empty() { body.width() } else { body.width() * 0.62 };
            let part = Rect::from_min_size(body.min, vec2(share, body.height()));
            second.draw_within(brush, painter, part.shrink2(vec2(2.0, 5.0)));
            words.min.x += share;
        }
        if !self.words.is_empty() {
            let size = (14.5 * words_scale(painter)).min((rect.height() / 2.0).max(14.5));
            draw_fitted(painter, words.shrink2(vec2(3.0, 0.0)), &self.words, theme::bold(size), colour);
        }
    }
}

impl Icon {
    fn width(&self, high: f32) -> f32 {
        match self {
            Self::Sprite(_, height) => height.min(high),
            Self::Symbols(symbols) => symbol_row::width(symbols) * (high / 26.0).min(1.0),
        }
    }

    fn draw(&self, brush: &Brush, painter: &Painter, centre: Pos2, high: f32) {
        match self {
            // The frames of icons are a quarter larger than what is drawn in them.
            Self::Sprite(name, height) => brush.icon(painter, name, centre, height.min(high) * 1.2),
            // Symbols are painted to be seen on paper.
            Self::Symbols(symbols) => {
                let rect = Rect::from_center_size(centre, vec2(self.width(high), 26.0_f32.min(high)));
                painter.rect_filled(rect.expand2(vec2(2.0, 1.0)), 2.0, palette::PAPER);
                symbol_row::paint(brush, painter, symbols, rect);
            }
        }
    }

    fn draw_within(&self, brush: &Brush, painter: &Painter, rect: Rect) {
        match self {
            Self::Sprite(..) => self.draw(brush, painter, rect.center(), rect.height()),
            Self::Symbols(symbols) => symbol_row::paint(brush, painter, symbols, rect),
        }
    }
}
