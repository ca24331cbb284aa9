//! A panel over a darkened screen that asks a question: the first button is the gold one, and Enter presses it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32};

use super::{
    button::{Button, ButtonStyle},
    window_layout::WindowMeasures,
};
use crate::{
    controls::{KeyAction, Pressed},
    drawing::{Drawing, rect},
    ui::{
        brush::{Brush, take_keys},
        labels::Align,
        regions::RegionId,
        theme::{palette, text},
        typefaces::Typeface,
        zoom::zoom,
    },
};

/// A question and its answers.
pub struct Dialog<'a> {
    pub title: &'a str,
    /// Its paragraphs.
    pub lines: &'a [String],
    /// The answers with their text keys; the first is the gold one.
    pub buttons: &'a [(RegionId, &'a str)],
    /// The number of the button that Esc stands for.
    pub escape: usize,
}

const WIDEST: f32 = 820.0;
const BUTTON: f32 = 54.0;
/// The words on all but the gold button.
const PLAIN: f32 = 19.0;

/// Draws it over everything. Returns the number of the button that was pressed, if any.
pub fn dialog(brush: &mut Brush, ctx: &egui::Context, keys: &Pressed, what: &Dialog) -> Option<usize> {
    // Where only a part of the stage is seen, in the middle of that part.
    let (seen, stage) = (brush.viewport().visible(), brush.viewport().shape.size());
    let seen = seen.intersect(Rect::from_corners(Vec2::ZERO, stage));
    let (corner, size) = (seen.min, seen.size());
    let measures = WindowMeasures::of(ctx);
    let width = WIDEST.min(size.x - 12.0);
    let everything = brush.viewport().visible().min.y;
    let mut answer = None;
    // It may have been there before a curtain or a window appeared.
    ctx.move_to_top(egui::LayerId::new(egui::Order::Foreground, egui::Id::new("dialog")));
    brush.canvas(ctx, "dialog", egui::Order::Foreground, Some(everything), |canvas| {
        take_keys(canvas.ui);
        let visible = canvas.visible();
        let veil = Color32::from_rgba_unmultiplied(6, 11, 20, 170);
        // Where the layer is drawn smaller, it still has to cover everything.
        let (w, h) = (visible.width(), visible.height());
        let mut drawing = Drawing::default();
        drawing.fill(rect(visible.min.x - w / 4.0, visible.min.y - h / 4.0, 1.5 * w, 1.5 * h), veil);
        let lay = |line: &String| {
            canvas.ui.painter().layout(line.clone(), text(measures.letters), palette::PAPER, width - 72.0)
        };
        let lines: Vec<_> = what.lines.iter().map(lay).collect();
        let high = lines.iter().map(|line| line.size().y + 14.0).sum::<f32>() + 88.0 + BUTTON + 30.0;
        let (x, mut y) = (corner.x + (size.x - width) / 2.0, corner.y + (size.y - high) / 2.0);
        zoom(canvas.ui, canvas.area(rect(x, y, width, high)).expand(6.0), canvas.at(x + width / 2.0, y + high / 2.0));
        let foot = y + high - 28.0 - BUTTON;
        let (title, lamp, room) = (what.title, palette::LAMP, width - 72.0);
        drawing.panel(rect(x, y, width, high));
        drawing.shortened(title, x + 36.0, y + 48.0, measures.title, lamp, Align::Left, Typeface::Display, room);
        drawing.fill(rect(x + 24.0, y + 64.0, width - 48.0, 1.2), palette::BRASS);
        canvas.paint(&drawing);
        y += 84.0;
        for line in lines {
            let below = line.size().y + 14.0;
            canvas.ui.painter().galley(canvas.at(x + 36.0, y), line, palette::PAPER);
            y += below;
        }
        let count = what.buttons.len() as f32;
        let wide = ((width - 72.0 - 14.0 * (count - 1.0)) / count).min(360.0);
        let left = x + (width - wide * count - 14.0 * (count - 1.0)) / 2.0;
        for (place, (id, key)) in what.buttons.iter().enumerate() {
            let (style, size) =
                if place == 0 { (ButtonStyle::Gold, measures.gold) } else { (ButtonStyle::Plain, PLAIN) };
            let button = Button::new(*id, canvas.words(key), style).size(size);
            if canvas.button(&button, rect(left + (wide + 14.0) * place as f32, foot, wide, BUTTON)) {
                answer = Some(place);
            }
        }
    });
    let focused = ctx.memory(|memory| memory.focused().is_some());
    match answer {
        None if keys.just(KeyAction::Back) => Some(what.escape),
        None if !focused && keys.just(KeyAction::Confirm) => Some(0),
        answer => answer,
    }
}
