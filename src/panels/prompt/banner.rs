//! The banner at the top of the prompt.

use bevy_egui::egui::{Pos2, Rect, StrokeKind, pos2, vec2};

use super::{
    draw::{PromptDrawing, PromptPress},
    model::PromptModel,
};
use crate::ui::{
    lamp::draw_lamp,
    regions::Control,
    text::{draw_fitted, draw_line, with_tip},
    theme::{self, palette},
};

/// What the banner shows besides its title.
pub struct Banner {
    /// The sign of the player it is about.
    pub emblem: Option<String>,
    /// Whether the last choice can be undone.
    pub can_undo: bool,
    /// The explanation of the undo arrow.
    pub undo_tip: String,
    pub hint: HintLamp,
}

/// The lamp that asks for a hint.
pub struct HintLamp {
    /// A hint is shown.
    pub lit: bool,
    pub enabled: bool,
    /// Stands beside the lamp where there is room.
    pub label: String,
    pub tip: String,
}

impl PromptDrawing<'_, '_, '_> {
    /// Whose prompt it is, what it is about, and the signs that put back, ask for a hint and undo.
    pub(super) fn banner(&mut self, plan: &PromptModel, rect: Rect, banner: &Banner) {
        let painter = self.painter();
        self.brush.slice(&painter, "panel/banner", [20.0, 0.0, 20.0, 0.0], rect.expand2(vec2(0.0, 3.0)));
        let undo = Rect::from_center_size(pos2(rect.right() - 36.0, rect.center().y), vec2(38.0, 30.0));
        let title = painter.layout_no_wrap(plan.title.clone(), theme::display(25.0), palette::LAMP).size().x;
        let signs = if banner.emblem.is_some() { 60.0 } else { 30.0 };
        let back = if plan.back.is_some() { 38.0 } else { 0.0 };
        let spare = undo.left() - rect.left() - signs - title - back;
        let lamp = self.lamp(&banner.hint, undo.left_center(), spare);
        let mut end = lamp.left() - 6.0;
        if let Some(back) = &plan.back {
            let close = Rect::from_center_size(pos2(end - 13.0, undo.center().y), undo.size());
            end = close.left();
            let response = self.brush.clickable(self.ui, back.button.id, close, !self.covered);
            let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
            self.brush.tinted(&painter, "ui/close", close.center() - vec2(12.0, 12.0), 1.0, tint);
            if with_tip(response, &back.button.tip).clicked() {
                self.pressed = Some(PromptPress::Action(back.action));
            }
        }
        let mut x = rect.left() + 30.0;
        if let Some(emblem) = &banner.emblem {
            self.brush.picture(&painter, emblem, pos2(x, rect.center().y - 10.5), 0.875);
            x += 30.0;
        }
        let words = Rect::from_min_max(pos2(x, rect.top()), pos2(end - 2.0, rect.bottom()));
        let line = Rect::from_min_size(words.min, vec2(title.min(words.width()), words.height()));
        draw_fitted(&painter, line, &plan.title, theme::display(25.0), palette::LAMP);
        let response = self.brush.clickable(self.ui, Control::Undo, undo, banner.can_undo && !self.covered);
        let tint = match (banner.can_undo, response.hovered()) {
            (false, _) => palette::DISABLED.gamma_multiply(0.5),
            (true, false) => palette::STEAM,
            (true, true) => palette::LAMP,
        };
        self.brush.tinted(&painter, "ui/undo", undo.center() - vec2(12.0, 12.0), 1.0, tint);
        if with_tip(response, &banner.undo_tip).clicked() {
            self.pressed = Some(PromptPress::Undo);
        }
    }

    /// The lamp that asks for a hint, with its right edge at a point: with a label if there is this much room for
    /// it. Returns where it is.
    fn lamp(&mut self, hint: &HintLamp, right: Pos2, spare: f32) -> Rect {
        let painter = self.painter();
        let font = theme::bold(16.0);
        let label = painter.layout_no_wrap(hint.label.clone(), font.clone(), palette::LAMP).size().x;
        let labelled = spare > label + 52.0;
        let wide = if labelled { label + 44.0 } else { 32.0 };
        let rect = Rect::from_min_max(right - vec2(wide, 14.0), right + vec2(0.0, 14.0));
        let response = self.brush.clickable(self.ui, Control::Hint, rect.expand(2.0), hint.enabled && !self.covered);
        let ink = match (hint.enabled, hint.lit || response.hovered()) {
            (false, _) => palette::DISABLED.gamma_multiply(0.5),
            (true, false) => palette::STEAM,
            (true, true) => palette::LAMP,
        };
        let edge = if hint.enabled { palette::BRASS } else { palette::DIM };
        painter.rect(rect, 3.0, palette::FIELD, (1.2, edge), StrokeKind::Inside);
        draw_lamp(&painter, pos2(rect.left() + 16.0, rect.center().y - 1.0), 0.85, ink, hint.lit);
        if labelled {
            draw_line(&painter, pos2(rect.left() + 33.0, rect.center().y), &hint.label, font, ink);
        }
        if with_tip(response, &hint.tip).clicked() {
            self.pressed = Some(PromptPress::Hint);
        }
        rect
    }
}
