//! Wins by level: a bar as long as there were games, and in it a window of a train for every win.

use bevy::prelude::*;

use super::{
    marks::{TROUGH, TROUGH_EDGE, brass, heading},
    page::ChartPage,
};
use crate::{
    drawing::{Drawing, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};

/// Windows are at least this wide: each stands for as many wins as that takes.
const WINDOW: f32 = 6.0;

/// The panel.
pub fn draw(canvas: &Canvas, page: &ChartPage) {
    let (panel, sizes) = (page.layout.levels, page.layout.type_sizes);
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let (pad, [label, counts, share]) =
        if sizes.small { (12.0, [66.0, 52.0, 76.0]) } else { (24.0, [92.0, 68.0, 110.0]) };
    heading(&mut drawing, panel, &canvas.words("statistics-levels"), sizes.heading, panel.max.x - pad);
    let top = panel.min.y + sizes.heading * 2.1;
    let pitch = (panel.max.y - 10.0 - top) / 4.0;
    let left = panel.min.x + pad + label;
    let room = panel.max.x - pad - counts - share - left - 12.0;
    let most = page.shown.levels.iter().map(|[games, _]| *games).fold(1.0, f32::max);
    let high = if sizes.small { 18.0 } else { 22.0 };
    for (nth, (level, [games, won])) in page.figures.levels.iter().zip(page.shown.levels).enumerate() {
        let middle = top + pitch * (nth as f32 + 0.5);
        let line = |x: f32, w: f32| rect(x, middle - pitch / 2.0, w, pitch);
        let name = canvas.words(&format!("level-{}", level.level));
        let place = line(panel.min.x + pad, label - 6.0);
        drawing.line_in(&name, place, sizes.text, palette::PAPER, Align::Left, Typeface::Text);
        let unit = room / most;
        if games > 0.0 {
            let bar = rect(left, middle - high / 2.0, unit * games, high);
            drawing.fill(bar, TROUGH_EDGE).fill(bar.inflate(-1.0), TROUGH);
            windows(&mut drawing, rect(left, bar.min.y, unit * won, high), unit);
        }
        let values = [("won", level.won.into()), ("games", level.games.into())];
        let place = line(panel.max.x - pad - counts - share, share);
        let words = canvas.words_with("statistics-won-of", values);
        drawing.line_in(&words, place, sizes.text, palette::STEAM, Align::Right, Typeface::Text);
        if let Some(share) = (100 * level.won + level.games / 2).checked_div(level.games) {
            let words = canvas.words_with("statistics-share", [("share", share.into())]);
            let place = line(panel.max.x - pad - counts, counts);
            drawing.line_in(&words, place, sizes.text + 1.4, palette::LAMP, Align::Right, Typeface::Bold);
        }
    }
    canvas.paint(&drawing);
}

/// A bar of brass divided into windows.
fn windows(drawing: &mut Drawing, bar: Rect, unit: f32) {
    brass(drawing, bar);
    let pitch = unit * (WINDOW / unit).ceil().max(1.0);
    let mut x = bar.min.x + pitch;
    while x < bar.max.x - 0.5 {
        drawing.fill(rect(x - 0.5, bar.min.y, 1.0, bar.height()), TROUGH);
        x += pitch;
    }
}
