//! The tall answers that show a car as it would be: where a passenger or luggage would go, and what that brings.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::{
    draw::PromptDrawing,
    model::{Poster, PromptPress},
};
use crate::{
    pieces::symbols::{draw_symbols, symbols_width},
    ui::{
        text::{Paragraph, draw_fitted, draw_paragraphs},
        theme::{self, palette},
    },
    widgets::button::{Button, ButtonStyle},
};

/// The picture of a car with the room for luggage above its roof.
const CAR: Vec2 = vec2(98.0, 96.0);
const ABOVE_CAR: f32 = 18.0;
/// Those that are lower have no room for a band at the top and paper at the foot.
const TALL: f32 = 104.0;

impl PromptDrawing<'_, '_, '_> {
    /// Draws one of them.
    pub(super) fn poster(&mut self, poster: &Poster, rect: Rect) {
        let button = &poster.answer.button;
        let ground = Button::new(button.id, "", ButtonStyle::Plain).tip(button.tip.as_str());
        if ground.draw(self.brush, self.ui, rect, self.covered) {
            self.pressed = Some(PromptPress::Action(poster.answer.action));
        }
        if rect.height() > TALL {
            let inner = rect.shrink(8.0);
            let band = inner.with_max_y(inner.top() + (inner.height() * 0.2).clamp(22.0, 30.0));
            let paper = inner.with_min_y(inner.bottom() - (inner.height() * 0.22).clamp(24.0, 32.0));
            self.heading(poster, band);
            self.gain(poster, paper);
            let middle = Rect::from_min_max(band.left_bottom(), paper.right_top()).shrink2(vec2(0.0, 4.0));
            self.car_and_words(poster, middle, true);
        } else {
            let inner = rect.shrink2(vec2(8.0, 5.0));
            let line = inner.with_max_y(inner.top() + 20.0);
            let wide = (symbols_width(&poster.gain) + 6.0).min(inner.width() * 0.46);
            let (words, paper) = line.split_left_right_at_x(line.right() - wide);
            let name = words.with_max_x(words.right() - 4.0);
            draw_fitted(&self.painter(), name, &button.words, theme::bold(15.0), palette::LAMP);
            self.painter().rect_filled(paper, 2.0, palette::PAPER);
            draw_symbols(self.brush, &self.painter(), &poster.gain, paper.shrink(2.0));
            self.car_and_words(poster, inner.with_min_y(line.bottom() + 2.0), false);
        }
    }

    /// Who or what it is: on gold if it settles at once.
    fn heading(&self, poster: &Poster, band: Rect) {
        let (painter, button) = (self.painter(), &poster.answer.button);
        let ink = if button.state.1 {
            self.brush.slice(&painter, "panel/gold", [12.0; 4], band);
            palette::INK
        } else {
            painter.rect_filled(band, 2.0, palette::CARRIAGE);
            palette::LAMP
        };
        draw_fitted(&painter, band.shrink2(vec2(8.0, 0.0)), &button.words, theme::display(band.height() * 0.66), ink);
    }

    /// What it brings, and whether that comes later.
    fn gain(&self, poster: &Poster, paper: Rect) {
        let painter = self.painter();
        painter.rect_filled(paper, 3.0, palette::PAPER);
        let mut symbols = paper.shrink2(vec2(6.0, 2.0));
        if !poster.later.is_empty() {
            let (split, font) = (symbols.right() - symbols.width() * 0.28, theme::bold(14.5));
            let later = symbols.with_min_x(split);
            draw_fitted(&painter, later, &poster.later, font, palette::INK.gamma_multiply(0.75));
            symbols.max.x = split - 4.0;
        }
        draw_symbols(self.brush, &painter, &poster.gain, symbols);
    }

    /// The car at the left; which one it is, where there is room, and when the guest settles at the right.
    fn car_and_words(&self, poster: &Poster, rect: Rect, place: bool) {
        let (painter, button) = (self.painter(), &poster.answer.button);
        let scale = (rect.height() / CAR.y).min(rect.width() * 0.46 / CAR.x);
        let top = rect.center().y - CAR.y * scale / 2.0 + ABOVE_CAR * scale;
        self.brush.painting(&painter, pos2(rect.left(), top), scale).paint(&poster.car);
        let (settles, words) = (button.state.1, rect.with_min_x(rect.left() + CAR.x * scale + 7.0));
        let colour = if settles { palette::READY } else { palette::MUTED };
        let mut told = vec![Paragraph::new(button.state.0.as_str(), theme::text(15.0), colour).spare(1)];
        if place {
            told.insert(0, Paragraph::new(button.below.as_str(), theme::bold(16.0), palette::PAPER).spare(2));
        }
        draw_paragraphs(&painter, words, told);
    }
}
