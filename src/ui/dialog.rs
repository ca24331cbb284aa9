//! A panel over a veil that wants an answer: the first button is the gold one, and what Enter presses.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32};

use super::{
    canvas::{Align, Look, Pen},
    theme::{display, palette, text},
};

/// What is asked.
pub struct Dialog<'a> {
    /// What it is about.
    pub title: &'a str,
    /// Paragraphs.
    pub lines: &'a [String],
    /// Region names and text keys of the answers.
    pub buttons: &'a [(&'a str, &'a str)],
}

const WIDTH: f32 = 820.0;
const BUTTON: f32 = 54.0;

/// Draws it over everything. Returns the answer: the number of a button. Esc is the last one.
pub fn dialog(pen: &mut Pen, ctx: &egui::Context, keys: &ButtonInput<KeyCode>, what: &Dialog) -> Option<usize> {
    let size = pen.viewport().shape.size();
    let everything = pen.viewport().visible().min.y;
    let mut answer = None;
    pen.page(ctx, "dialog", egui::Order::Foreground, Some(everything), |page| {
        let visible = page.visible();
        let veil = Color32::from_rgba_unmultiplied(6, 11, 20, 170);
        page.fill(visible.min.x, visible.min.y, visible.width(), visible.height(), veil);
        let lines: Vec<_> =
            what.lines.iter().map(|line| page.laid(line, text(19.0), palette::PAPER, WIDTH - 72.0)).collect();
        let high = lines.iter().map(|line| line.size().y + 14.0).sum::<f32>() + 88.0 + BUTTON + 30.0;
        let (x, mut y) = ((size.x - WIDTH) / 2.0, (size.y - high) / 2.0);
        page.panel(x, y, WIDTH, high);
        let foot = y + high - 28.0 - BUTTON;
        page.fit(x + 36.0, y + 48.0, what.title, display(30.0), palette::LAMP, Align::Left, WIDTH - 72.0);
        page.fill(x + 24.0, y + 64.0, WIDTH - 48.0, 1.2, palette::BRASS);
        y += 84.0;
        for line in lines {
            let below = line.size().y + 14.0;
            page.ui.painter().galley(page.at(x + 36.0, y), line, palette::PAPER);
            y += below;
        }
        let count = what.buttons.len() as f32;
        let wide = ((WIDTH - 72.0 - 14.0 * (count - 1.0)) / count).min(360.0);
        let left = x + (WIDTH - wide * count - 14.0 * (count - 1.0)) / 2.0;
        for (place, (name, key)) in what.buttons.iter().enumerate() {
            let look = if place == 0 { Look::GOLD.size(24.0) } else { Look::PLAIN.size(19.0) };
            let words = page.words(key);
            if page.button(name, [left + (wide + 14.0) * place as f32, foot, wide, BUTTON], &words, look) {
                answer = Some(place);
            }
        }
    });
    let focused = ctx.memory(|memory| memory.focused().is_some());
    match answer {
        None if keys.just_pressed(KeyCode::Escape) => Some(what.buttons.len() - 1),
        None if !focused && keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) => Some(0),
        answer => answer,
    }
}
