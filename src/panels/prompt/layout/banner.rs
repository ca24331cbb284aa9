//! The banner at the top: whose prompt it is, what it is about, and the signs that put back, ask for a hint and undo.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{BannerLayout, FINGER, LampLayout, Setter};
use crate::{
    panels::prompt::model::Banner,
    ui::{
        text::SetWords,
        theme::{self, palette},
    },
};

impl Setter<'_> {
    /// Sign and title at the left, cross, lamp and undo arrow at the right.
    pub(super) fn panel_banner(&mut self, banner: &Banner, rect: Rect) {
        let undo = Rect::from_center_size(pos2(rect.right() - 36.0, rect.center().y), vec2(38.0, 30.0));
        let title = self.width_of(&self.model.title, theme::display(25.0));
        let signs = if banner.portrait.is_some() { 64.0 } else { 30.0 };
        let back = if self.model.back.is_some() { 44.0 } else { 0.0 };
        // A label beside the lamp, where there is room for it.
        let label = self.width_of(&banner.hint.label, theme::bold(16.0));
        let labelled = undo.left() - rect.left() - signs - title - back > label + 90.0;
        let rules = Rect::from_center_size(pos2(undo.left() - 17.0, undo.center().y), vec2(32.0, 30.0));
        let right = rules.left_center() - vec2(2.0, 0.0);
        let frame =
            Rect::from_min_max(right - vec2(if labelled { label + 44.0 } else { 32.0 }, 14.0), right + vec2(0.0, 14.0));
        let lamp = LampLayout {
            place: frame.expand(2.0),
            at: (pos2(frame.left() + 16.0, frame.center().y - 1.0), 0.85),
            frame: Some(frame),
            label: labelled.then(|| pos2(frame.left() + 33.0, frame.center().y)),
        };
        let mut end = frame.left() - 6.0;
        let back = self.model.back.as_ref().map(|_| {
            let close = Rect::from_center_size(pos2(end - 19.0, undo.center().y), undo.size());
            end = close.left();
            (close, 1.0)
        });
        let left = rect.left() + 26.0;
        let portrait = banner.portrait.as_ref().map(|_| pos2(left + 14.0, rect.center().y));
        let left = left + portrait.map_or(4.0, |_| 38.0);
        let words = Rect::from_min_max(pos2(left, rect.top()), pos2(end - 2.0, rect.bottom()));
        let title = SetWords::line(self.painter, words, &self.model.title, theme::display(25.0), palette::LAMP);
        self.layout.words.push(title);
        let ground = rect.expand2(vec2(0.0, 3.0));
        self.layout.banner = BannerLayout { ground, portrait, back, undo: Some(undo), rules: Some(rules), lamp };
    }

    /// Cross or sign at the left, the lamp at the right; folded, the gold button beside it. The title is in the middle
    /// or, where it is long, in two lines.
    pub(super) fn finger_banner(&mut self, banner: &Banner, rect: Rect, portrait: bool, folded: bool) {
        let model = self.model;
        // Lying, the title needs the room.
        let (wide, lamp_scale, size) = if portrait { (42.0, 0.95, 20.0) } else { (34.0, 0.8, 17.0) };
        let place = Rect::from_center_size(pos2(rect.right() - wide / 2.0, rect.center().y), vec2(wide, FINGER));
        let at = (place.center() - vec2(0.0, 1.0), lamp_scale);
        let lamp = LampLayout { place, at, frame: None, label: None };
        let title = self.width_of(&model.title, theme::display(size));
        let mut left = rect.left() + 14.0;
        let (mut back, mut face) = (None, None);
        if model.back.is_some() {
            let close = Rect::from_center_size(pos2(rect.left() + wide / 2.0, rect.center().y), vec2(wide, FINGER));
            (back, left) = (Some((close, 0.84)), close.right());
        } else if banner.portrait.is_some() && (portrait || left + 30.0 + title < place.left()) {
            face = Some(pos2(left + 12.0, rect.center().y));
            left += 30.0;
        }
        let mut right = place.left();
        // Upright there is room for the book as well.
        let rules = (portrait && !folded).then(|| {
            let book = Rect::from_min_max(pos2(right - FINGER, place.top()), pos2(right, place.bottom()));
            right = book.left();
            book
        });
        if let Some(gold) = model.gold().filter(|_| folded) {
            let half = vec2(75.0, 22.0);
            let place = Rect::from_center_size(pos2(right - half.x, rect.center().y), half * 2.0);
            self.finger_button(gold, place);
            right = place.left();
        }
        let words = Rect::from_min_max(pos2(left, rect.top()), pos2(right - 2.0, rect.bottom()));
        let set = if title * 12.5 / size <= words.width() {
            let font = theme::display(size * (words.width() / title).min(1.0));
            SetWords::centred(self.painter, words.translate(vec2(0.0, 1.0)), &model.title, font, palette::LAMP)
        } else {
            SetWords::two_lines(self.painter, words, &model.title, [14.5, 13.5, 12.5, 11.5], palette::LAMP)
        };
        self.layout.words.push(set);
        self.layout.banner = BannerLayout { ground: rect, portrait: face, back, undo: None, rules, lamp };
    }
}
