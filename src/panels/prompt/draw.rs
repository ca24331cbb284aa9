//! Draws the prompt and remembers what was pressed.

use bevy_egui::egui::{Painter, Rect, StrokeKind, Ui, pos2, vec2};

use super::names::PromptControl;
use super::{
    layout::{PlacedButton, PromptLayout},
    model::{PromptPress, SymbolCell, SymbolState},
};
use crate::{
    pieces::symbol_row,
    ui::{brush::Brush, text::with_tip, theme::palette, told},
};
use rules::Symbol;

/// Draws a prompt and remembers what was pressed.
pub struct PromptDrawing<'a, 'b, 'w> {
    pub brush: &'a mut Brush<'w>,
    pub ui: &'b mut Ui,
    /// A window lies over the prompt: nothing in it can be pressed.
    pub covered: bool,
    /// What was pressed in this frame.
    pub pressed: Option<PromptPress>,
    /// Something is held down that does its work again and again.
    pub is_held: bool,
}

/// After how many seconds a button that is held down goes on by itself: a shorter press is a click.
const HOLDS: f64 = 0.8;

impl PromptDrawing<'_, '_, '_> {
    pub(super) fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Everything but what is on the banner.
    pub fn prompt(&mut self, layout: &PromptLayout) {
        let painter = self.painter();
        if let Some(ground) = layout.ground {
            if layout.handle.is_some() {
                painter.rect_filled(ground.with_max_y(ground.bottom() + 24.0), 10.0, palette::LACQUER);
            }
            self.brush.slice(&painter, "panel/prompt", [20.0; 4], ground);
        }
        if let Some(handle) = layout.handle {
            self.handle(handle);
        }
        self.brush.slice(&painter, "panel/banner", [20.0, 0.0, 20.0, 0.0], layout.banner.ground);
        for (ends, strength) in &layout.lines {
            painter.hline(ends.x_range(), ends.top(), (1.0, palette::BRASS.gamma_multiply(*strength)));
        }
        layout.words.iter().for_each(|words| words.paint(&painter));
        for (place, scale, picture) in &layout.pictures {
            self.brush.painting(&painter, place.min, *scale).paint(picture);
        }
        layout.papers.iter().for_each(|(place, symbol)| self.paper(*place, *symbol));
        layout.symbols.iter().for_each(|(place, scale, cell)| self.symbol(cell, *place, *scale));
        layout.buttons.iter().for_each(|placed| self.button(placed));
        layout.posters.iter().for_each(|(place, poster)| self.poster(poster, *place));
    }

    /// The handle of a sheet, which folds it.
    fn handle(&mut self, place: Rect) {
        let response = self.brush.clickable(self.ui, PromptControl::Handle, place, !self.covered);
        let bar = Rect::from_center_size(pos2(place.center().x, place.center().y - 1.0), vec2(40.0, 4.0));
        self.painter().rect_filled(bar, 2.0, palette::DISABLED);
        told::call(self.ui.ctx(), PromptControl::Handle, || self.brush.texts().get("told-handle"));
        if response.clicked() {
            self.pressed = Some(PromptPress::Handle);
        }
    }

    fn button(&mut self, placed: &PlacedButton) {
        let PlacedButton { button, place, press, underlined } = placed;
        if button.draw(self.brush, self.ui, *place, self.covered) {
            self.pressed = Some(*press);
        }
        if button.id == PromptControl::Again.into() && !self.covered {
            let held = self.ui.input(|input| {
                let pointer = &input.pointer;
                let begun = pointer.press_origin().is_some_and(|at| place.contains(at)) && pointer.primary_down();
                pointer.press_start_time().filter(|_| begun).map(|since| input.time - since)
            });
            self.is_held |= held.is_some();
            if held.is_some_and(|seconds| seconds > HOLDS) {
                self.pressed = Some(*press);
            }
        }
        if *underlined {
            let line = place.shrink(place.width() * 0.2).x_range();
            self.painter().hline(line, place.bottom() - 4.0, (2.0, palette::LAMP));
        }
    }

    fn paper(&self, place: Rect, symbol: Symbol) {
        self.painter().rect_filled(place, 2.0, palette::PAPER);
        symbol_row::paint(self.brush, &self.painter(), &[symbol], place.shrink(1.0));
    }

    fn symbol(&mut self, cell: &SymbolCell, place: Rect, scale: f32) {
        let painter = self.painter();
        let ground = match cell.state {
            SymbolState::Done => "todo/done",
            SymbolState::Lit => "todo/now",
            SymbolState::Ready | SymbolState::Idle => "todo/next",
        };
        self.brush.picture(&painter, ground, place.min, scale);
        symbol_row::paint(self.brush, &painter, &[cell.symbol], place.shrink2(vec2(5.0, 8.0) * scale));
        if matches!(cell.state, SymbolState::Done | SymbolState::Idle) {
            painter.rect_filled(place.shrink(2.0), 2.0, palette::LACQUER.gamma_multiply(0.6));
        }
        if cell.state == SymbolState::Done {
            self.brush.picture(&painter, "tick", place.max - vec2(15.0, 14.0), 1.0);
        }
        let enabled = cell.action.is_some() && !self.covered;
        let response = self.brush.clickable(self.ui, cell.id, place, enabled);
        if cell.action.is_some() && response.hovered() {
            painter.rect_stroke(place, 2.0, (2.4, palette::LAMP), StrokeKind::Outside);
        }
        if with_tip(response, &cell.tip).clicked() {
            self.pressed = cell.action.map(PromptPress::Action).or(self.pressed);
        }
    }
}
