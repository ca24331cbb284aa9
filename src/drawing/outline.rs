//! Rectangles, plates, discs, lines and light in drawings.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::{Drawing, DrawingPart, Ink};

/// How much is cut off the corners of a plate.
const CUT: f32 = 4.0;
/// The dashes of a line, and the gaps between them.
const DASH: f32 = 3.0;
const GAP: f32 = 4.0;

/// The outline of a rectangle with its corners cut.
pub fn notched(rect: Rect, cut: f32) -> Vec<Vec2> {
    let Rect { min, max } = rect;
    let corners = [
        (min.x + cut, min.y),
        (max.x - cut, min.y),
        (max.x, min.y + cut),
        (max.x, max.y - cut),
        (max.x - cut, max.y),
        (min.x + cut, max.y),
        (min.x, max.y - cut),
        (min.x, min.y + cut),
    ];
    corners.map(Vec2::from).to_vec()
}

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

    /// Adds a rectangle with cut corners and an edge.
    pub fn plate(&mut self, rect: Rect, fill: impl Ink, edge: impl Ink, width: f32) -> &mut Self {
        self.shape(notched(rect, CUT), fill, Some((width, edge.colour())))
    }

    /// Adds a dashed straight line.
    pub fn dashed(&mut self, from: Vec2, to: Vec2, width: f32, colour: impl Ink) -> &mut Self {
        let (way, colour) = (to - from, colour.colour());
        let (length, along) = (way.length(), way.normalize_or_zero());
        let mut begun = 0.0;
        while begun < length {
            self.stroke(vec![from + along * begun, from + along * (begun + DASH).min(length)], width, colour);
            begun += DASH + GAP;
        }
        self
    }

    /// Adds a dashed line around a rectangle.
    pub fn dashed_frame(&mut self, rect: Rect, width: f32, colour: impl Ink) -> &mut Self {
        let (Rect { min, max }, colour) = (rect, colour.colour());
        let corners = [min, Vec2::new(max.x, min.y), max, Vec2::new(min.x, max.y), min];
        corners.windows(2).for_each(|side| _ = self.dashed(side[0], side[1], width, colour));
        self
    }

    /// Adds triangles with a colour at every corner.
    pub fn gradient(&mut self, corners: Vec<(Vec2, Color)>, triangles: Vec<[u16; 3]>) -> &mut Self {
        self.parts.push(DrawingPart::Gradient { corners, triangles });
        self
    }
}
