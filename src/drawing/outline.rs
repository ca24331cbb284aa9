//! Rectangles, plates, discs, lines and light in drawings.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::{Drawing, DrawingPart, Ink};

/// The outline of a disc.
pub(super) fn disc(middle: Vec2, radius: f32) -> impl Iterator<Item = Vec2> {
    // Large ones need more corners to look round.
    let corners = if radius > 16.0 { 48u8 } else { 24 };
    let angle = move |corner: u8| TAU * f32::from(corner) / f32::from(corners);
    (0..corners).map(move |corner| middle + Vec2::from_angle(angle(corner)) * radius)
}

impl Drawing {
    /// Adds a flat rectangle.
    pub fn fill(&mut self, rect: Rect, colour: impl Ink) -> &mut Self {
        self.parts.push(DrawingPart::Fill { colour: colour.colour(), rect });
        self
    }

    /// Adds a line of this thickness along the inside of a rectangle.
    pub fn frame(&mut self, rect: Rect, line: f32, colour: impl Ink) -> &mut Self {
        let (Rect { min, max }, colour) = (rect, colour.colour());
        self.fill(Rect { max: Vec2::new(max.x, min.y + line), ..rect }, colour)
            .fill(Rect { min: Vec2::new(min.x, max.y - line), ..rect }, colour)
            .fill(Rect { max: Vec2::new(min.x + line, max.y), ..rect }, colour)
            .fill(Rect { min: Vec2::new(max.x - line, min.y), ..rect }, colour)
    }

    /// Adds a filled convex outline.
    pub fn shape(&mut self, points: Vec<Vec2>, fill: impl Ink, edge: Option<(f32, Color)>) -> &mut Self {
        self.parts.push(DrawingPart::Shape { points, fill: fill.colour(), edge });
        self
    }

    /// Adds a rectangle with rounded corners and an edge inside it.
    pub fn rounded(&mut self, rect: Rect, radius: f32, fill: impl Ink, edge: Option<(f32, Color)>) -> &mut Self {
        const STEPS: u8 = 3;
        let rect = rect.inflate(-edge.map_or(0.0, |(width, _)| width / 2.0));
        let inner = rect.inflate(-radius);
        let (min, max) = (inner.min, inner.max);
        let corners = [max, Vec2::new(min.x, max.y), min, Vec2::new(max.x, min.y)];
        let points = corners.into_iter().zip(0u8..).flat_map(|(corner, quarter)| {
            (0..=STEPS).map(move |step| {
                let angle = FRAC_PI_2 * (f32::from(quarter) + f32::from(step) / f32::from(STEPS));
                corner + Vec2::from_angle(angle) * radius
            })
        });
        self.shape(points.collect(), fill, edge)
    }

    /// Adds a disc.
    pub fn disc(&mut self, middle: Vec2, radius: f32, fill: impl Ink, edge: Option<(f32, Color)>) -> &mut Self {
        self.shape(disc(middle, radius).collect(), fill, edge)
    }

    /// Adds a line from point to point.
    pub fn stroke(&mut self, points: Vec<Vec2>, width: f32, colour: impl Ink) -> &mut Self {
        self.parts.push(DrawingPart::Line { points, width, colour: colour.colour() });
        self
    }
}
