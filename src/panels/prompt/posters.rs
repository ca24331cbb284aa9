//! The tall answers that show a car as it would be: where a passenger or luggage would go, and what that brings.

use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};

use super::{
    draw::PromptDrawing,
    model::{Poster, PromptPress},
};
use crate::{
    drawing::{Drawing, sized},
    layout::{
        Extent::{Fixed, Share},
        columns, rows,
    },
    pieces::symbol_row,
    ui::{
        labels::Align,
        text::{Paragraph, draw_paragraphs},
        theme::{self, palette},
        typefaces::Typeface,
    },
    widgets::button::{Button, ButtonStyle},
};

/// The picture of a car with the room for luggage above its roof.
const CAR: Vec2 = Vec2::new(98.0, 96.0);
const ABOVE_CAR: f32 = 18.0;
/// Those that are lower have no room for a band at the top and paper at the foot.
const TALL: f32 = 104.0;

impl PromptDrawing<'_, '_, '_> {
    /// Draws one of them.
    pub(super) fn poster(&mut self, poster: &Poster, rect: egui::Rect) {
        let button = &poster.answer.button;
        let ground = Button::new(button.id, "", ButtonStyle::Plain).tip(button.tip.as_str());
        if ground.draw(self.brush, self.ui, rect, self.covered) {
            self.pressed = Some(PromptPress::Action(poster.answer.action));
        }
        let (all, tall) = (sized(Vec2::new(rect.width(), rect.height())), rect.height() > TALL);
        let mut drawing = Drawing::default();
        let middle = if tall {
            let inner = all.inflate(-8.0);
            let [band, paper] = [(0.2, 22.0, 30.0), (0.22, 24.0, 32.0)]
                .map(|(part, least, most)| Fixed((inner.height() * part).clamp(least, most)));
            let [band, middle, paper] = rows(inner, 4.0, [band, Share(1.0), paper]);
            heading(&mut drawing, poster, band);
            gain(&mut drawing, poster, paper);
            middle
        } else {
            let inner = Rect::from_center_size(all.center(), all.size() - Vec2::new(16.0, 10.0));
            let [line, middle] = rows(inner, 2.0, [Fixed(20.0), Share(1.0)]);
            let wide = (symbol_row::width(&poster.gain) + 6.0).min(inner.width() * 0.46);
            let [name, paper] = columns(line, 4.0, [Share(1.0), Fixed(wide)]);
            drawing.line_in(&button.words, name, 15.0, palette::LAMP, Align::Centre, Typeface::Bold);
            drawing.rounded(paper, 2.0, palette::PAPER, None);
            symbol_row::draw(&mut drawing, &poster.gain, paper.inflate(-2.0));
            middle
        };
        // The car at the left.
        let scale = (middle.height() / CAR.y).min(middle.width() * 0.46 / CAR.x);
        let top = middle.center().y - (CAR.y / 2.0 - ABOVE_CAR) * scale;
        drawing.put(&poster.car, middle.min.x, top, scale);
        self.brush.painting(self.ui.painter(), rect.min, 1.0).paint(&drawing);
        let corner = rect.min + vec2(middle.min.x + CAR.x * scale + 7.0, middle.min.y);
        let words = egui::Rect::from_min_max(corner, rect.min + vec2(middle.max.x, middle.max.y));
        draw_paragraphs(self.ui.painter(), words, told(poster, tall));
    }
}

/// Who or what it is: on gold if it settles at once.
fn heading(drawing: &mut Drawing, poster: &Poster, band: Rect) {
    let button = &poster.answer.button;
    let ink = if button.state.1 {
        drawing.slice("panel/gold", 12.0, band);
        palette::INK
    } else {
        drawing.rounded(band, 2.0, palette::CARRIAGE, None);
        palette::LAMP
    };
    let line = Rect::from_center_size(band.center(), band.size() - Vec2::X * 16.0);
    drawing.line_in(&button.words, line, band.height() * 0.66, ink, Align::Centre, Typeface::Display);
}

/// What it brings, and whether that comes later.
fn gain(drawing: &mut Drawing, poster: &Poster, paper: Rect) {
    drawing.rounded(paper, 3.0, palette::PAPER, None);
    let mut room = Rect::from_center_size(paper.center(), paper.size() - Vec2::new(12.0, 4.0));
    if !poster.later.is_empty() {
        let [symbols, later] = columns(room, 4.0, [Share(1.0), Fixed(room.width() * 0.28)]);
        drawing.line_in(&poster.later, later, 14.5, palette::INK, Align::Centre, Typeface::Bold);
        room = symbols;
    }
    symbol_row::draw(drawing, &poster.gain, room);
}

/// Which car it is, where there is room for that, and when the guest settles.
fn told(poster: &Poster, place: bool) -> Vec<Paragraph> {
    let button = &poster.answer.button;
    let ink = if button.state.1 { palette::READY } else { palette::MUTED };
    let settles = Paragraph::new(button.state.0.as_str(), theme::text(15.0), ink).spare(1);
    let car = Paragraph::new(button.below.as_str(), theme::bold(16.0), palette::PAPER).spare(2);
    if place { vec![car, settles] } else { vec![settles] }
}
