//! Drawings: pictures and words composed in the coordinates of one piece, such as the face of a card. A
//! drawing is a value; `motion` turns it into entities and notices when it changes.

use std::borrow::Cow;

use bevy::{prelude::*, sprite::Anchor};
use bevy_egui::egui::Color32;

use super::part_motion::PartMotion;
use crate::ui::{
    atlas::Art,
    labels::{Align, Label, Typeface},
    theme::palette,
};

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

    #[expect(clippy::too_many_arguments, reason = "the three above are its short forms")]
    fn line(
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
                DrawingPart::Fill { colour, .. } => colour,
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
