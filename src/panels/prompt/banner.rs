//! The signs on the banner at the top of the prompt.

use bevy_egui::egui::{Rect, StrokeKind, vec2};

use super::names::PromptControl;
use super::{
    draw::PromptDrawing,
    layout::{BannerLayout, LampLayout},
    model::{Answer, Banner, HintLamp, PromptPress},
};
use crate::ui::{
    lamp::draw_lamp,
    text::{draw_line, with_tip},
    theme::{self, palette},
    told,
};

impl PromptDrawing<'_, '_, '_> {
    /// Whose prompt it is, and the signs that put back, ask for a hint and undo.
    pub(super) fn banner(&mut self, banner: &Banner, back: Option<&Answer>, layout: &BannerLayout) {
        let painter = self.painter();
        self.lamp(&banner.hint, &layout.lamp);
        if let (Some(answer), Some((place, scale))) = (back, layout.back) {
            let response = self.brush.clickable(self.ui, answer.button.id, place, !self.covered);
            let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
            self.brush.tinted(&painter, "ui/close", place.center() - vec2(12.0, 12.0) * scale, scale, tint);
            if with_tip(response, &answer.button.tip).clicked() {
                self.pressed = Some(PromptPress::Action(answer.action));
            }
        }
        if let (Some(portrait), Some(middle)) = (&banner.portrait, layout.portrait) {
            self.brush.painting(&painter, middle, 1.0).paint(portrait);
        }
        if let Some(undo) = layout.undo {
            self.undo(banner, undo);
        }
        if let Some(rules) = layout.rules {
            let response = self.brush.clickable(self.ui, PromptControl::Rules, rules, !self.covered);
            let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
            self.brush.tinted(&painter, "ui/book", rules.center() - vec2(11.0, 11.0), 0.92, tint);
            if with_tip(response, &banner.rules_tip).clicked() {
                self.pressed = Some(PromptPress::Rules);
            }
        }
    }

    fn undo(&mut self, banner: &Banner, place: Rect) {
        let response = self.brush.clickable(self.ui, PromptControl::Undo, place, banner.can_undo && !self.covered);
        let tint = match (banner.can_undo, response.hovered()) {
            (false, _) => palette::DISABLED,
            (true, false) => palette::STEAM,
            (true, true) => palette::LAMP,
        };
        self.brush.tinted(&self.painter(), "ui/undo", place.center() - vec2(12.0, 12.0), 1.0, tint);
        told::call(self.ui.ctx(), PromptControl::Undo, || self.brush.texts().get("keys-undo"));
        if with_tip(response, &banner.undo_tip).clicked() {
            self.pressed = Some(PromptPress::Undo);
        }
    }

    /// The lamp that asks for a hint, framed and with a label where there is room for that.
    fn lamp(&mut self, hint: &HintLamp, layout: &LampLayout) {
        let painter = self.painter();
        let response = self.brush.clickable(self.ui, PromptControl::Hint, layout.place, hint.enabled && !self.covered);
        let ink = match (hint.enabled, hint.lit || response.hovered()) {
            (false, _) => palette::DISABLED,
            (true, false) => palette::STEAM,
            (true, true) => palette::LAMP,
        };
        if let Some(frame) = layout.frame {
            let edge = if hint.enabled { palette::BRASS } else { palette::DIM };
            painter.rect(frame, 3.0, palette::FIELD, (1.2, edge), StrokeKind::Inside);
        }
        let (middle, scale) = layout.at;
        draw_lamp(&painter, middle, scale, ink, hint.lit);
        if let Some(at) = layout.label {
            draw_line(&painter, at, &hint.label, theme::bold(16.0), ink);
        }
        told::call(self.ui.ctx(), PromptControl::Hint, || hint.label.clone());
        if with_tip(response, &hint.tip).clicked() {
            self.pressed = Some(PromptPress::Hint);
        }
    }
}
