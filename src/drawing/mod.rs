//! Drawings: pictures and words composed in the coordinates of one piece, such as the face of a card. A
//! drawing is a value: painted in egui, or by sprites that follow it when it changes.

mod painting;
pub mod part_motion;
mod shape;
pub mod sprites;

use std::{
    borrow::Cow,
    f32::consts::{FRAC_PI_2, TAU},
};

use bevy::{prelude::*, sprite::Anchor};
use bevy_egui::egui::Color32;

use crate::{
    drawing::part_motion::PartMotion,
    ui::{
        atlas::Art,
        labels::{Align, Label},
        theme::palette,
        typefaces::Typeface,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(shape::plugin);
}

/// A rectangle from its top left corner and size.
pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::new(x, y, x + w, y + h)
}

/// One part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawingPart {
    /// A picture from the atlas.
    Picture {
        art: Art,
        /// The position of its pivot.
        at: Vec2,
        scale: Vec2,
        /// How far it is turned clockwise, in radians.
        turn: f32,
        /// How it moves while the piece travels.
        motion: PartMotion,
    },
    /// A flat rectangle.
    Fill {
        colour: Color,
        /// In the coordinates of the drawing.
        rect: Rect,
    },
    /// A convex outline, filled.
    Shape {
        /// In the coordinates of the drawing, in either order around it.
        points: Vec<Vec2>,
        fill: Color,
        /// The width and the colour of its edge, the middle of which is the outline.
        edge: Option<(f32, Color)>,
    },
    /// A line from point to point.
    Line {
        /// In the coordinates of the drawing.
        points: Vec<Vec2>,
        width: f32,
        colour: Color,
    },
    /// A label.
    Words {
        label: Label,
        /// The position of the label's anchor.
        at: Vec2,
    },
}

/// Pictures and words. Coordinates run right and down from the piece's top left corner.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// From the bottom to the top.
    pub parts: Vec<DrawingPart>,
}

/// Converts a colour of the palette for sprites and labels.
pub fn colour(colour: Color32) -> Color {
    palette::bevy(colour)
}

/// The colour of text on coloured card headers and seals.
pub const CREAM: Color = Color::srgb(1.0, 0.965, 0.886);

impl Drawing {
    /// A drawing of one picture.
    pub fn of(name: impl Into<Cow<'static, str>>) -> Self {
        let mut drawing = Self::default();
        drawing.picture(name, 0.0, 0.0);
        drawing
    }

    /// Adds a picture, with its nominal top left corner at x, y.
    pub fn picture(&mut self, name: impl Into<Cow<'static, str>>, x: f32, y: f32) -> &mut Self {
        self.art(Art::new(name), x, y, 1.0)
    }

    /// The same, scaled.
    pub fn scaled(&mut self, name: impl Into<Cow<'static, str>>, x: f32, y: f32, scale: f32) -> &mut Self {
        self.art(Art::new(name), x, y, scale)
    }

    /// Adds a picture of this nominal size, centred on x, y and scaled.
    pub fn centred(&mut self, name: impl Into<Cow<'static, str>>, size: Vec2, x: f32, y: f32, scale: f32) -> &mut Self {
        self.art(Art::new(name).pivot(size.x / 2.0, size.y / 2.0), x, y, scale)
    }

    /// Adds a picture with all its details.
    pub fn art(&mut self, art: Art, x: f32, y: f32, scale: f32) -> &mut Self {
        self.moving(art, x, y, scale, PartMotion::Stays)
    }

    /// Adds a picture that moves while the piece travels.
    pub fn moving(&mut self, art: Art, x: f32, y: f32, scale: f32, motion: PartMotion) -> &mut Self {
        self.parts.push(DrawingPart::Picture {
            art,
            at: Vec2::new(x, y),
            scale: Vec2::splat(scale),
            turn: 0.0,
            motion,
        });
        self
    }

    /// Adds a picture that is turned.
    pub fn turned(&mut self, art: Art, x: f32, y: f32, scale: Vec2, turn: f32) -> &mut Self {
        self.parts.push(DrawingPart::Picture { art, at: Vec2::new(x, y), scale, turn, motion: PartMotion::Stays });
        self
    }

    /// Adds a nine-slice with this border over a rectangle.
    pub fn slice(&mut self, name: impl Into<Cow<'static, str>>, border: f32, rect: Rect) -> &mut Self {
        self.art(Art::new(name).slice(border, rect.width(), rect.height()), rect.min.x, rect.min.y, 1.0)
    }

    /// Adds a flat rectangle.
    pub fn fill(&mut self, rect: Rect, colour: Color) -> &mut Self {
        self.parts.push(DrawingPart::Fill { colour, rect });
        self
    }

    /// Adds a filled convex outline.
    pub fn shape(&mut self, points: Vec<Vec2>, fill: Color, edge: Option<(f32, Color)>) -> &mut Self {
        self.parts.push(DrawingPart::Shape { points, fill, edge });
        self
    }

    /// Adds a rectangle with rounded corners and an edge inside it.
    pub fn rounded(&mut self, rect: Rect, radius: f32, fill: Color, edge: Option<(f32, Color)>) -> &mut Self {
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
    pub fn disc(&mut self, middle: Vec2, radius: f32, fill: Color, edge: Option<(f32, Color)>) -> &mut Self {
        const CORNERS: u8 = 24;
        let angle = |corner: u8| TAU * f32::from(corner) / f32::from(CORNERS);
        let points = (0..CORNERS).map(|corner| middle + Vec2::from_angle(angle(corner)) * radius);
        self.shape(points.collect(), fill, edge)
    }

    /// Adds a line from point to point.
    pub fn stroke(&mut self, points: Vec<Vec2>, width: f32, colour: Color) -> &mut Self {
        self.parts.push(DrawingPart::Line { points, width, colour });
        self
    }

    /// Words in Josefin Sans 600 on a baseline.
    pub fn words(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: Color,
        align: Align,
    ) -> &mut Self {
        self.line(words, x, baseline, size, colour, align, Typeface::Text)
    }

    /// Words in Josefin Sans 700 on a baseline.
    pub fn bold(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: Color,
        align: Align,
    ) -> &mut Self {
        self.line(words, x, baseline, size, colour, align, Typeface::Bold)
    }

    /// Words in Limelight on a baseline.
    pub fn display(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: Color,
        align: Align,
    ) -> &mut Self {
        self.line(words, x, baseline, size, colour, align, Typeface::Display)
    }

    /// Words in any typeface on a baseline.
    #[expect(
        clippy::too_many_arguments,
        reason = "each is one word of typography, and the three above are its short forms"
    )]
    pub fn line(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: Color,
        align: Align,
        face: Typeface,
    ) -> &mut Self {
        let label = Label::new(words, size, colour).face(face).anchor(align.anchor());
        let at = Vec2::new(x, baseline - below_middle(face) * size);
        self.parts.push(DrawingPart::Words { label, at });
        self
    }

    /// Several lines of text, wrapped at the width of a rectangle, from its top.
    pub fn text(&mut self, words: impl Into<String>, rect: Rect, size: f32, colour: Color, align: Align) -> &mut Self {
        let (anchor, justify, x) = match align {
            Align::Left => (Anchor::TOP_LEFT, Justify::Left, rect.min.x),
            Align::Centre => (Anchor::TOP_CENTER, Justify::Center, rect.center().x),
            Align::Right => (Anchor::TOP_RIGHT, Justify::Right, rect.max.x),
        };
        let label = Label::new(words, size, colour).anchor(anchor).wrap(rect.width(), justify);
        self.parts.push(DrawingPart::Words { label, at: Vec2::new(x, rect.min.y) });
        self
    }

    /// A number centred on a point: in Limelight from 24 px, and in the plainer Josefin Sans below that and for
    /// a lone 0, which is half filled in Limelight.
    pub fn figure(&mut self, figure: impl ToString, x: f32, y: f32, size: f32, colour: Color) -> &mut Self {
        let figure = figure.to_string();
        if size < 24.0 || figure == "0" {
            let size = size * 1.05;
            self.line(figure, x, y + size * 0.352, size, colour, Align::Centre, Typeface::Bold)
        } else {
            self.line(figure, x, y + size * 0.345, size, colour, Align::Centre, Typeface::Display)
        }
    }

    /// A number in Josefin Sans centred on a point.
    pub fn bold_figure(&mut self, figure: impl ToString, at: Vec2, size: f32, colour: Color) -> &mut Self {
        self.line(figure.to_string(), at.x, at.y + size * 0.35, size, colour, Align::Centre, Typeface::Bold)
    }

    /// Adds another drawing on top, scaled.
    pub fn put(&mut self, other: &Drawing, x: f32, y: f32, scale: f32) -> &mut Self {
        let offset = Vec2::new(x, y);
        self.parts.extend(other.parts.iter().cloned().map(|part| match part {
            DrawingPart::Picture { art, at, scale: own, turn, motion } => DrawingPart::Picture {
                art,
                at: offset + at * scale,
                scale: own * scale,
                turn,
                motion: motion.scaled(scale),
            },
            DrawingPart::Fill { colour, rect } => DrawingPart::Fill {
                colour,
                rect: Rect::from_corners(offset + rect.min * scale, offset + rect.max * scale),
            },
            DrawingPart::Shape { mut points, fill, edge } => {
                points.iter_mut().for_each(|point| *point = offset + *point * scale);
                DrawingPart::Shape { points, fill, edge: edge.map(|(width, colour)| (width * scale, colour)) }
            }
            DrawingPart::Line { mut points, width, colour } => {
                points.iter_mut().for_each(|point| *point = offset + *point * scale);
                DrawingPart::Line { points, width: width * scale, colour }
            }
            DrawingPart::Words { mut label, at } => {
                label.size *= scale;
                label.width = label.width.map(|width| width * scale);
                DrawingPart::Words { label, at: offset + at * scale }
            }
        }));
        self
    }

    /// Makes everything darker or paler by multiplying the colours of all parts.
    #[must_use]
    pub fn tinted(mut self, tint: Color) -> Self {
        for part in &mut self.parts {
            let colour = match part {
                DrawingPart::Picture { art, .. } => &mut art.tint,
                DrawingPart::Fill { colour, .. } | DrawingPart::Line { colour, .. } => colour,
                DrawingPart::Shape { fill, edge, .. } => {
                    if let Some((_, colour)) = edge {
                        *colour = multiply(*colour, tint);
                    }
                    fill
                }
                DrawingPart::Words { label, .. } => &mut label.color,
            };
            *colour = multiply(*colour, tint);
        }
        self
    }
}

/// How far the baseline lies below the middle of a line, as a fraction of the type size (from the font metrics).
fn below_middle(face: Typeface) -> f32 {
    if face == Typeface::Display { 0.30 } else { 0.25 }
}

/// A colour seen through another one.
pub fn multiply(colour: Color, by: Color) -> Color {
    let (a, b) = (colour.to_srgba(), by.to_srgba());
    Color::srgba(a.red * b.red, a.green * b.green, a.blue * b.blue, a.alpha * b.alpha)
}
