//! The chance to win from turn to turn: a curve for every seat, the own one with its band, and seals on it for the turns
//! that cost most.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{layout::ReviewLayout, view::ReviewView};
use crate::{
    drawing::{Drawing, colour, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};
use bots::review::CurvePoint;
use rules::Seat;

/// The colours of the three stretches between the scoring phases, behind the curves and below them.
const GROUNDS: [(Color32, Color32); 3] = [
    (Color32::from_rgb(0x1A, 0x38, 0x34), Color32::from_rgb(0x45, 0x8A, 0x6A)),
    (Color32::from_rgb(0x1A, 0x2F, 0x54), Color32::from_rgb(0x4C, 0x7F, 0xC4)),
    (Color32::from_rgb(0x3A, 0x22, 0x38), Color32::from_rgb(0xB8, 0x50, 0x5A)),
];
/// Turns of a round.
const TURNS: f32 = 3.0;

/// Where the curve is drawn, and what its axes mean.
struct Axes {
    plot: Rect,
    seats: u8,
    /// Who began each round, 1 to 6, as far as it is known.
    first: [Option<Seat>; 6],
}

impl Axes {
    fn new(plot: Rect, view: &ReviewView) -> Self {
        let began = |round: u8| {
            let begins = |point: &&CurvePoint| (point.round, point.turn) == (round, 1);
            view.curve.iter().find(begins).and_then(|point| point.seat)
        };
        Self { plot, seats: view.seats.len() as u8, first: [1, 2, 3, 4, 5, 6].map(began) }
    }

    /// Where a moment is: every round is as wide as the others, its turns follow each other.
    fn x(&self, point: &CurvePoint) -> f32 {
        let Some(seat) = point.seat else { return self.plot.max.x };
        let round = point.round.max(1) - 1;
        let first = self.first[usize::from(round).min(5)].map_or(0, |first| first.0);
        let place = (seat.0 + self.seats - first) % self.seats;
        let turns = f32::from(round) * TURNS + f32::from(point.turn.max(1) - 1);
        let turns = turns + f32::from(place) / f32::from(self.seats);
        self.plot.min.x + self.plot.width() * turns / (6.0 * TURNS)
    }

    fn y(&self, chance: f64) -> f32 {
        self.plot.max.y - self.plot.height() * chance.clamp(0.0, 1.0) as f32
    }

    fn at(&self, point: &CurvePoint, chance: f64) -> Vec2 {
        Vec2::new(self.x(point), self.y(chance))
    }
}

/// Draws the panel.
pub fn draw(canvas: &mut Canvas, layout: &ReviewLayout, view: &ReviewView) {
    let panel = layout.curve;
    let [large, small] = layout.letters;
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let head = rect(panel.min.x + 18.0, panel.min.y + 12.0, panel.width() - 36.0, large + 8.0);
    let title = canvas.words("review-curve");
    let ends = drawing.line_in(&title, head, large, palette::LAMP, Align::Left, Typeface::Display);
    let legend = Rect { min: Vec2::new(head.min.x + ends + 20.0, head.min.y), ..head };
    names(&mut drawing, view, legend, small);
    let plot = Rect::new(
        panel.min.x + 26.0 + small * 2.0,
        head.max.y + 16.0,
        panel.max.x - 24.0 - small * 2.6,
        panel.max.y - 22.0 - small,
    );
    let axes = Axes::new(plot, view);
    ground(&mut drawing, canvas, &axes, small);
    let points = &view.curve;
    band(&mut drawing, &axes, points, view.seat, colour(palette::player(view.seats[view.seat.index()].colour)));
    // The own curve lies over the others.
    let mut order: Vec<_> = (0..view.seats.len()).collect();
    order.sort_by_key(|nth| *nth == view.seat.index());
    for nth in order {
        let ink = palette::player(view.seats[nth].colour);
        let line: Vec<_> = points.iter().map(|point| axes.at(point, point.chances[nth].mean)).collect();
        if line.len() > 1 {
            drawing.stroke(line.clone(), if nth == view.seat.index() { 3.4 } else { 2.2 }, ink);
        }
        if let Some(last) = line.last().filter(|_| points.last().is_some_and(|point| point.seat.is_none())) {
            drawing.emblem(view.seats[nth].colour, last.x, last.y, 7.0);
        }
    }
    let totals_left = plot.max.x + 12.0;
    totals(&mut drawing, view, totals_left, &axes, small);
    seals(&mut drawing, &axes, view, small);
    canvas.paint(&drawing);
}

/// Whose curve is whose.
fn names(drawing: &mut Drawing, view: &ReviewView, place: Rect, size: f32) {
    let wide = |name: &str| Typeface::Bold.width(name, size) + 46.0;
    let all: f32 = view.seats.iter().map(|seat| wide(&seat.name)).sum();
    let mut x = place.max.x - all.min(place.width());
    let squeeze = (place.width() / all).min(1.0);
    for seat in &view.seats {
        let room = rect(x + 22.0, place.min.y, (wide(&seat.name) - 26.0) * squeeze, place.height());
        drawing.emblem(seat.colour, x + 10.0, place.center().y, 7.0);
        drawing.line_in(&seat.name, room, size, palette::PAPER, Align::Left, Typeface::Bold);
        x += wide(&seat.name) * squeeze;
    }
}

/// The stretches, the lines of the chances and the rounds.
fn ground(drawing: &mut Drawing, canvas: &Canvas, axes: &Axes, size: f32) {
    let plot = axes.plot;
    let third = plot.width() / 3.0;
    for (nth, (ground, rail)) in GROUNDS.into_iter().enumerate() {
        let left = plot.min.x + third * nth as f32;
        drawing.fill(rect(left, plot.min.y, third, plot.height()), ground.gamma_multiply(0.75));
        drawing.fill(rect(left + 1.0, plot.max.y, third - 2.0, 4.0), rail);
        let x = left + third;
        drawing.dashed(Vec2::new(x, plot.min.y), Vec2::new(x, plot.max.y), 1.4, palette::LAMP.gamma_multiply(0.7));
        drawing.disc(Vec2::new(x, plot.min.y - 8.0), 5.0, palette::LAMP, Some((1.6, colour(palette::BRASS))));
    }
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = axes.y(f64::from(percent) / 100.0);
        drawing.fill(rect(plot.min.x, y, plot.width(), 1.0), palette::DIM.gamma_multiply(0.7));
        if percent % 50 == 0 || plot.height() > 150.0 {
            let line = rect(plot.min.x - size * 2.6, y - size * 0.7, size * 2.2, size * 1.4);
            drawing.line_in(&percent.to_string(), line, size - 1.0, palette::STEAM, Align::Right, Typeface::Text);
        }
    }
    for round in 1..=6_u8 {
        let wide = plot.width() / 6.0;
        let line = rect(plot.min.x + wide * f32::from(round - 1), plot.max.y + 5.0, wide, size * 1.3);
        drawing.line_in(&round.to_string(), line, size - 1.0, palette::PAPER, Align::Centre, Typeface::Bold);
    }
    let line = rect(plot.min.x - size * 3.4, plot.max.y + 5.0, size * 3.2, size * 1.3);
    if plot.height() > 150.0 {
        drawing.line_in(&canvas.words("review-round"), line, size - 1.5, palette::STEAM, Align::Right, Typeface::Text);
    }
}

/// The own curve is sure to lie in this band in 95 of 100 cases.
fn band(drawing: &mut Drawing, axes: &Axes, points: &[CurvePoint], seat: Seat, ink: Color) {
    let ink = ink.with_alpha(0.2);
    let edges: Vec<_> = points
        .iter()
        .map(|point| {
            let chance = point.chances[seat.index()];
            [axes.at(point, chance.low), axes.at(point, chance.high)]
        })
        .collect();
    let corners: Vec<_> = edges.iter().flatten().map(|corner| (*corner, ink)).collect();
    let pairs = 0..edges.len().saturating_sub(1) as u16;
    let triangles =
        pairs.flat_map(|nth| [[2 * nth, 2 * nth + 1, 2 * nth + 2], [2 * nth + 1, 2 * nth + 3, 2 * nth + 2]]);
    if edges.len() > 1 {
        drawing.gradient(corners, triangles.collect());
    }
}

/// The points everybody had in the end, at the right; those that would lie on each other move apart.
fn totals(drawing: &mut Drawing, view: &ReviewView, left: f32, axes: &Axes, size: f32) {
    let Some(last) = view.curve.last().filter(|point| point.seat.is_none()) else { return };
    let mut places: Vec<_> = (0..view.seats.len()).map(|nth| (axes.y(last.chances[nth].mean), nth)).collect();
    places.sort_by(|a, b| a.0.total_cmp(&b.0).then(view.totals[b.1].cmp(&view.totals[a.1])));
    let step = size * 1.3;
    let high = step * places.len() as f32;
    let mut y = f32::MIN;
    for (nth, place) in places.iter_mut().enumerate() {
        let lowest = axes.plot.max.y + step * 0.5 - (high - step * nth as f32) + step;
        place.0 = place.0.max(y + step).min(lowest.max(y + step));
        y = place.0;
    }
    let over = (y - axes.plot.max.y - step * 0.3).max(0.0);
    for (y, nth) in places {
        let line = rect(left, y - over - size * 0.7, size * 3.0, size * 1.4);
        let ink = palette::player(view.seats[nth].colour);
        drawing.line_in(&view.totals[nth].to_string(), line, size, ink, Align::Left, Typeface::Bold);
    }
}

/// The turns that cost most, and lamplight at the chosen one.
fn seals(drawing: &mut Drawing, axes: &Axes, view: &ReviewView, size: f32) {
    let at = |begins: u32| {
        let point = view.curve.iter().rfind(|point| point.choices <= begins)?;
        Some(axes.at(point, point.chances[view.seat.index()].mean))
    };
    for (nth, turn) in view.costliest.iter().enumerate().rev() {
        let Some(middle) = at(turn.decision.begins) else { continue };
        let chosen = nth == view.chosen;
        if chosen {
            let line = vec![Vec2::new(middle.x, axes.plot.min.y - 6.0), Vec2::new(middle.x, axes.plot.max.y)];
            drawing.stroke(line, 2.4, palette::LAMP);
        }
        seal(drawing, middle, nth, chosen, size * 0.72);
    }
}

/// The numbered seal of a turn.
pub fn seal(drawing: &mut Drawing, middle: Vec2, nth: usize, chosen: bool, radius: f32) {
    let (ground, ink) = if chosen { (palette::LAMP, palette::INK) } else { (palette::SIGNAL, palette::PAPER) };
    drawing.disc(middle, radius, ground, Some((1.6, colour(palette::PAPER))));
    drawing.count(nth + 1, middle, radius * 1.7, ink, Align::Centre);
}
