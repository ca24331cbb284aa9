//! Points by modules: a cell for every pair, the more golden the more points it brings on average.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    marks::{TROUGH_EDGE, heading, star},
    page::ChartPage,
};
use crate::{
    drawing::{Drawing, colour, outline::notched, rect},
    screens::sources::module_colour,
    statistics::PairPoints,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};
use rules::Module;
use strum::VariantArray;

/// The grounds of the lowest and of the highest average.
const LOWEST: [u8; 3] = [0x1A, 0x2D, 0x48];
const HIGHEST: [u8; 3] = [0x7A, 0x5A, 0x18];
const FIGURES: Color32 = Color32::from_rgb(0xFF, 0xF6, 0xE2);
const BEST: Color32 = Color32::from_rgb(0xFF, 0xF1, 0xC4);

/// The panel.
pub fn draw(canvas: &Canvas, page: &ChartPage) {
    let (panel, sizes) = (page.layout.pairs, page.layout.type_sizes);
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let pad = if sizes.small { 12.0 } else { 22.0 };
    heading(&mut drawing, panel, &canvas.words("statistics-pairs"), sizes.heading, panel.max.x - pad);
    let cells = page.layout.cells();
    let side = if sizes.small { 24.0 } else { 30.0 };
    for (nth, module) in (0..).zip(Module::VARIANTS) {
        if nth > 0 {
            let above = cells.place(nth - 1, 0);
            tag(&mut drawing, Vec2::new(above.center().x, above.min.y - side * 0.75), *module, side);
        }
        if nth < 5 {
            let right = cells.place(0, nth);
            let at = Vec2::new(right.min.x - side * if sizes.small { 0.6 } else { 1.2 }, right.center().y);
            tag(&mut drawing, at, *module, side);
        }
    }
    let played = || page.figures.pairs.iter().filter(|pair| pair.games > 0).map(|pair| pair.average);
    let (low, high) = (played().fold(f32::INFINITY, f32::min), played().fold(0.0, f32::max));
    let places = (0..5).flat_map(|row| (row..5).map(move |column| (column, row)));
    for ((pair, shown), (column, row)) in page.figures.pairs.iter().zip(&page.shown.pairs).zip(places) {
        let share = if high > low { (pair.average - low) / (high - low) } else { 1.0 };
        cell(&mut drawing, page, cells.place(column, row), (pair, *shown), share);
    }
    // The free corner below the diagonal.
    let corner = cells.place(0, 3);
    let legend = Rect::new(corner.min.x, corner.min.y, cells.place(2, 3).max.x, cells.place(0, 4).max.y);
    key(&mut drawing, canvas, page, legend);
    canvas.paint(&drawing);
}

/// A module's letter on its colour.
fn tag(drawing: &mut Drawing, at: Vec2, module: Module, side: f32) {
    let plate = Rect::from_center_size(at, Vec2::splat(side));
    drawing.plate(plate, module_colour(module), palette::BRASS, 1.1);
    drawing.count(module, at, side * 0.66, palette::LAMP, Align::Centre);
}

fn cell(
    drawing: &mut Drawing,
    page: &ChartPage,
    place: Rect,
    (pair, [average, best]): (&PairPoints, [f32; 2]),
    share: f32,
) {
    let outline = notched(place, 4.0);
    if pair.games == 0 {
        drawing.shape(outline, palette::FIELD, Some((1.0, colour(TROUGH_EDGE.gamma_multiply(0.7)))));
        return;
    }
    let mixed: [u8; 3] = std::array::from_fn(|nth| {
        let [from, to] = [LOWEST[nth], HIGHEST[nth]].map(f32::from);
        (from + (to - from) * share.clamp(0.0, 1.0)).round() as u8
    });
    let edge = if pair.highest { (2.2, palette::LAMP) } else { (1.0, TROUGH_EDGE) };
    drawing.shape(outline, Color32::from_rgb(mixed[0], mixed[1], mixed[2]), Some((edge.0, colour(edge.1))));
    let [average, best] = [average, best].map(|points| (points.round() as u16).to_string());
    let sizes = page.layout.type_sizes;
    let middle = place.center();
    if sizes.stacked {
        drawing.count(average, Vec2::new(middle.x, middle.y - 9.0), 17.0, FIGURES, Align::Centre);
        star(drawing, Vec2::new(middle.x - 17.0, middle.y + 11.0), 5.0);
        drawing.words(best, middle.x - 9.0, middle.y + 16.0, 14.5, BEST, Align::Left);
        return;
    }
    let (large, small) = if sizes.small { (17.0, 14.5) } else { (sizes.text + 2.6, sizes.text - 1.0) };
    let gap = if place.width() > 110.0 { 12.0 } else { 6.0 };
    let [first, second] = [Typeface::Bold.width(&average, large), Typeface::Text.width(&best, small)];
    let left = middle.x - (first + second + 2.0 * gap + 13.0) / 2.0;
    drawing.count(average, Vec2::new(left, middle.y), large, FIGURES, Align::Left);
    star(drawing, Vec2::new(left + first + gap + 6.5, middle.y), 6.4);
    let at = Vec2::new(left + first + 2.0 * gap + 13.0, middle.y);
    drawing.level(&best, at, small, BEST, Align::Left, Typeface::Text);
}

/// What the two figures of a cell are.
fn key(drawing: &mut Drawing, canvas: &Canvas, page: &ChartPage, place: Rect) {
    let sizes = page.layout.type_sizes;
    let half = (place.height() / 2.0).min(36.0);
    let line = |nth: f32| rect(place.min.x + 46.0, place.max.y - 2.0 * half + half * nth, place.width() - 46.0, half);
    let highest = page.figures.pairs.iter().find(|pair| pair.highest);
    let example = highest.map_or(200, |pair| pair.average.round() as u16);
    let size = if sizes.small { 17.0 } else { sizes.text + 2.6 };
    let at = |nth: f32| Vec2::new(place.min.x + 20.0, line(nth).center().y);
    drawing.count(example, at(0.0), size, FIGURES, Align::Centre);
    star(drawing, at(1.0), 7.2);
    for (nth, key) in ["statistics-on-average", "statistics-your-best"].into_iter().enumerate() {
        let words = canvas.words(key);
        drawing.line_in(&words, line(nth as f32), sizes.text - 0.8, palette::STEAM, Align::Left, Typeface::Text);
    }
}
