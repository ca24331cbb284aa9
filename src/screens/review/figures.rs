//! How well it was played: the dial of accuracy, what was given away, and the parts.

use bevy::prelude::*;

use super::view::ReviewView;
use crate::{
    drawing::{Drawing, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};
use bots::review::AccuracyPart;

/// The dial begins and ends so far from below, in radians, left and right.
const GAP: f32 = 0.75;

/// Draws the panel.
pub fn draw(canvas: &mut Canvas, panel: Rect, view: &ReviewView, [large, small]: [f32; 2]) {
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let inner = panel.inflate(-18.0);
    let head = rect(inner.min.x, panel.min.y + 12.0, inner.width(), large + 8.0);
    drawing.line_in(&canvas.words("review-figures"), head, large, palette::LAMP, Align::Left, Typeface::Display);
    let radius = (inner.width() * 0.15).min(74.0);
    let middle = Vec2::new(inner.min.x + radius + 8.0, head.max.y + radius + 22.0);
    dial(&mut drawing, canvas, view, middle, radius, small);
    let texts = canvas.texts();
    let rounded = |points: f64| points.round() as i32;
    let accuracy = &view.accuracy;
    let lines = [
        texts.with("review-like-master", [("like", accuracy.like_master.into()), ("all", accuracy.turns.into())]),
        texts.with("review-given-away", [("points", rounded(accuracy.given_away).into())]),
        texts.with(
            "review-in-five",
            [("points", rounded(accuracy.in_costliest).into()), ("turns", view.costliest.len().into())],
        ),
        luck(view, texts),
    ];
    // Nothing is said before anything is known, and of luck not before all of it is.
    let known = if view.progress.part >= 1.0 { 4 } else { 3 * usize::from(accuracy.turns > 0) };
    let left = middle.x + radius + 26.0;
    let pitch = (radius * 2.0 + 16.0) / lines.len() as f32;
    for (nth, words) in lines.iter().take(known).enumerate() {
        let line = Rect::new(
            left,
            head.max.y + 6.0 + pitch * nth as f32,
            inner.max.x,
            head.max.y + 6.0 + pitch * (nth as f32 + 1.0),
        );
        drawing.line_in(words, line, small, palette::PAPER, Align::Left, Typeface::Text);
    }
    parts(
        &mut drawing,
        canvas,
        view,
        Rect::new(inner.min.x, middle.y + radius + 16.0, inner.max.x, panel.max.y - 12.0),
        small,
    );
    canvas.paint(&drawing);
}

/// What was dealt, apart from how it was played.
fn luck(view: &ReviewView, texts: &crate::localization::Texts) -> String {
    let whole = view.luck.whole;
    let percent = (100.0 * whole.mean).round() as i32;
    let key = match () {
        () if whole.low > 0.0 => "review-luck-good",
        () if whole.high < 0.0 => "review-luck-bad",
        () => "review-luck-even",
    };
    texts.with(key, [("percent", percent.abs().into())])
}

fn dial(drawing: &mut Drawing, canvas: &Canvas, view: &ReviewView, middle: Vec2, radius: f32, small: f32) {
    let sweep = std::f32::consts::TAU - 2.0 * GAP;
    let at = |part: f32, radius: f32| {
        let angle = std::f32::consts::FRAC_PI_2 + GAP + sweep * part;
        middle + radius * Vec2::new(angle.cos(), angle.sin())
    };
    let arc = |to: f32| (0..=40).map(|step| at(to * step as f32 / 40.0, radius)).collect::<Vec<_>>();
    drawing.stroke(arc(1.0), 13.0, palette::FIELD);
    for mark in 0..=4 {
        let part = mark as f32 / 4.0;
        drawing.stroke(vec![at(part, radius - 16.0), at(part, radius - 11.0)], 1.4, palette::STEAM);
    }
    let shown = view.accuracy.percent.map(|percent| percent * f64::from(view.dial));
    if let Some(percent) = shown.filter(|percent| *percent > 1.0) {
        drawing.stroke(arc(percent as f32 / 100.0), 11.0, palette::BRASS);
    }
    let figure = shown.map_or_else(
        || "…".to_owned(),
        |percent| canvas.words_with("review-percent", [("percent", (percent.round() as i32).into())]),
    );
    let line = rect(middle.x - radius + 14.0, middle.y - 24.0, 2.0 * radius - 28.0, 40.0);
    drawing.line_in(&figure, line, radius * 0.46, palette::LAMP, Align::Centre, Typeface::Display);
    let below = rect(middle.x - radius + 8.0, middle.y + 16.0, 2.0 * radius - 16.0, small * 1.5);
    drawing.line_in(
        &canvas.words("review-accuracy"),
        below,
        small - 1.5,
        palette::PAPER,
        Align::Centre,
        Typeface::Text,
    );
}

/// The accuracy of every part, in two columns.
fn parts(drawing: &mut Drawing, canvas: &Canvas, view: &ReviewView, place: Rect, size: f32) {
    let parts = &view.accuracy.parts;
    let rows = parts.len().div_ceil(2).max(2) as f32;
    let (wide, high) = ((place.width() - 24.0) / 2.0, (place.height() / rows).min(size * 1.9));
    for (nth, (part, percent)) in parts.iter().enumerate() {
        let line =
            rect(place.min.x + (wide + 24.0) * (nth % 2) as f32, place.min.y + high * (nth / 2) as f32, wide, high);
        let key = match part {
            AccuracyPart::Cars => "review-part-cars",
            AccuracyPart::Conductors => "review-part-conductors",
            AccuracyPart::Route => "review-part-route",
            AccuracyPart::Contracts => "review-part-contracts",
            AccuracyPart::GameEndCards => "review-part-game-end",
            AccuracyPart::Modules => "review-part-modules",
        };
        let words = Rect { max: Vec2::new(line.min.x + wide * 0.5, line.max.y), ..line };
        drawing.line_in(&canvas.words(key), words, size, palette::PAPER, Align::Left, Typeface::Text);
        let bar = rect(line.min.x + wide * 0.53, line.center().y - 6.0, wide * 0.27, 11.0);
        let done = (*percent as f32 / 100.0).clamp(0.0, 1.0) * view.dial;
        drawing
            .fill(bar, palette::FIELD)
            .fill(rect(bar.min.x, bar.min.y, bar.width() * done, bar.height()), palette::BRASS);
        let figure = Rect { min: Vec2::new(bar.max.x, line.min.y), ..line };
        let percent = (percent.round() as i32).to_string();
        drawing.line_in(&percent, figure, size, palette::PAPER, Align::Right, Typeface::Bold);
    }
}
