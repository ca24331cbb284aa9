//! Drawings: pictures and words composed in the coordinates of one piece, such as the face of a card. A
//! drawing is a value: painted in egui, or by sprites that follow it when it changes.

mod ink;
mod levels;
pub mod outline;
pub mod painting;
pub mod part_motion;
mod shape;
pub mod sprites;
mod typography;

use std::borrow::Cow;

use bevy::prelude::*;

pub use ink::{CREAM, Ink, colour};
#[cfg(test)]
pub use shape::{FilledShape, ShapeForm};

use crate::{
    drawing::part_motion::PartMotion,
    session::Colour,
    ui::{
        atlas::{Art, Border},
        labels::Label,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((levels::plugin, shape::plugin));
}

/// A rectangle from its top left corner and size.
pub const fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect { min: Vec2::new(x, y), max: Vec2::new(x + w, y + h) }
}

/// The rectangle of this size in the top left corner.
pub fn sized(size: Vec2) -> Rect {
    Rect::from_corners(Vec2::ZERO, size)
}

/// How wide the red plate of a number of points is where it is this high.
pub fn ticket_width(points: u16, high: f32) -> f32 {
    high * if points > 99 { 1.65 } else { 1.5 }
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
    /// Triangles with a colour at every corner, between which it changes evenly.
    Gradient {
        /// In the coordinates of the drawing.
        corners: Vec<(Vec2, Color)>,
        /// By the places of their corners.
        triangles: Vec<[u16; 3]>,
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

/// Taken from the end of a chain: `Drawing::default().panel(place).icon(…)`.
impl From<&mut Drawing> for Drawing {
    fn from(drawn: &mut Drawing) -> Self {
        std::mem::take(drawn)
    }
}

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

    /// Adds a picture centred on x, y and scaled.
    pub fn centred(&mut self, name: impl Into<Cow<'static, str>>, x: f32, y: f32, scale: f32) -> &mut Self {
        self.art(Art::new(name).centred(), x, y, scale)
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

    /// Adds a picture at a height, centred on x, y.
    pub fn icon(&mut self, name: impl Into<Cow<'static, str>>, x: f32, y: f32, height: f32) -> &mut Self {
        self.art(Art::new(name).height(height), x, y, 1.0)
    }

    /// Adds a part of a picture (in its nominal coordinates), stretched over a rectangle.
    pub fn part(&mut self, name: impl Into<Cow<'static, str>>, part: Rect, over: Rect) -> &mut Self {
        let art = Art::new(name).crop(part).size(over.width(), over.height());
        self.art(art, over.min.x, over.min.y, 1.0)
    }

    /// Adds a pattern, repeated over a rectangle.
    pub fn tiled(&mut self, name: impl Into<Cow<'static, str>>, over: Rect) -> &mut Self {
        self.art(Art::new(name).tiled(over.width(), over.height()), over.min.x, over.min.y, 1.0)
    }

    /// Adds a player's sign, centred on x, y.
    pub fn emblem(&mut self, colour: Colour, x: f32, y: f32, radius: f32) -> &mut Self {
        self.centred(format!("emblem/{}", colour.key()), x, y, radius / 10.0)
    }

    /// Adds a number of points on its red plate of this size, centred on a point.
    pub fn points(&mut self, points: impl ToString, middle: Vec2, size: Vec2) -> &mut Self {
        self.slice("ticket", 6.0, Rect::from_center_size(middle, size));
        self.figure(points, middle.x, middle.y, size.y * 0.72, CREAM)
    }

    /// The same on a plate of this height, as wide as its figures need.
    pub fn ticket(&mut self, points: u16, middle: Vec2, high: f32) -> &mut Self {
        self.points(points, middle, Vec2::new(ticket_width(points, high), high))
    }

    /// Adds the notched ground of a panel.
    pub fn panel(&mut self, over: Rect) -> &mut Self {
        self.slice("panel/lacquer", 20.0, over)
    }

    /// Adds the ground of a small panel.
    pub fn small_panel(&mut self, over: Rect) -> &mut Self {
        self.slice("panel/plate", 10.0, over)
    }

    /// Adds lamplight around a rectangle.
    pub fn glow(&mut self, around: Rect) -> &mut Self {
        self.slice("glow/panel", 35.0, around.inflate(18.0))
    }

    /// Adds a nine-slice with this border over a rectangle: the same at all sides, or left, top, right and bottom.
    pub fn slice(&mut self, name: impl Into<Cow<'static, str>>, border: impl Into<Border>, rect: Rect) -> &mut Self {
        self.art(Art::new(name).slice(border, rect.width(), rect.height()), rect.min.x, rect.min.y, 1.0)
    }

    /// Adds another drawing on top, scaled.
    pub fn put(&mut self, other: &Drawing, x: f32, y: f32, scale: f32) -> &mut Self {
        self.put_parts(&other.parts, Vec2::new(x, y), scale)
    }

    fn put_parts(&mut self, parts: &[DrawingPart], offset: Vec2, scale: f32) -> &mut Self {
        self.parts.extend(parts.iter().cloned().map(|part| match part {
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
            DrawingPart::Gradient { mut corners, triangles } => {
                corners.iter_mut().for_each(|(point, _)| *point = offset + *point * scale);
                DrawingPart::Gradient { corners, triangles }
            }
            DrawingPart::Line { mut points, width, colour } => {
                points.iter_mut().for_each(|point| *point = offset + *point * scale);
                DrawingPart::Line { points, width: width * scale, colour }
            }
            DrawingPart::Words { label, at } => {
                DrawingPart::Words { label: label.scaled(scale), at: offset + at * scale }
            }
        }));
        self
    }

    /// Adds drawings that are made alike and stand in a row, scaled. First comes the bottom of all of them, then what stands
    /// on it, and so on: pictures follow each other, and so do words, and are drawn by fewer calls. What stands on one of
    /// them must not reach below its neighbour.
    pub fn row(&mut self, row: &[(Drawing, Vec2)], scale: f32) -> &mut Self {
        let is_picture = |part: &DrawingPart| matches!(part, DrawingPart::Picture { .. });
        let levels: Vec<Vec<_>> = row
            .iter()
            .map(|(drawing, _)| drawing.parts.chunk_by(|one, next| is_picture(one) == is_picture(next)).collect())
            .collect();
        for level in 0..levels.iter().map(Vec::len).max().unwrap_or_default() {
            for (levels, (_, at)) in levels.iter().zip(row) {
                self.put_parts(levels.get(level).copied().unwrap_or_default(), *at, scale);
            }
        }
        self
    }

    /// The pictures of a drawing of this width as in a mirror.
    #[must_use]
    pub fn mirrored(mut self, width: f32) -> Self {
        for part in &mut self.parts {
            if let DrawingPart::Picture { at, scale, turn, .. } = part {
                at.x = width - at.x;
                scale.x = -scale.x;
                *turn = -*turn;
            }
        }
        self
    }

    /// Makes everything darker or paler by multiplying the colours of all parts.
    #[must_use]
    pub fn tinted(mut self, tint: Color) -> Self {
        let through = |colour: &mut Color| *colour = ink::multiply(*colour, tint);
        for part in &mut self.parts {
            match part {
                DrawingPart::Picture { art, .. } => through(&mut art.tint),
                DrawingPart::Fill { colour, .. } | DrawingPart::Line { colour, .. } => through(colour),
                DrawingPart::Shape { fill, edge, .. } => {
                    through(fill);
                    edge.iter_mut().for_each(|(_, colour)| through(colour));
                }
                DrawingPart::Gradient { corners, .. } => corners.iter_mut().for_each(|(_, colour)| through(colour)),
                DrawingPart::Words { label, .. } => through(&mut label.color),
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_row_the_bottom_of_all_comes_before_what_stands_on_it() {
        let words = |text: &str| DrawingPart::Words { label: Label::new(text, 20.0, CREAM), at: Vec2::ONE };
        let mut first = Drawing::of("car/1");
        first.picture("emblem/red", 3.0, 0.0).parts.push(words("1"));
        let mut second = Drawing::of("car/2");
        second.parts.extend([words("2"), words("3")]);
        second.picture("emblem/blue", 0.0, 0.0);
        let row = [(first.clone(), Vec2::new(100.0, 0.0)), (second.clone(), Vec2::ZERO)];
        let drawn = Drawing::from(Drawing::default().row(&row, 0.5));
        let name = |part: &DrawingPart| match part {
            DrawingPart::Picture { art, .. } => art.name.to_string(),
            DrawingPart::Words { label, .. } => label.text.clone(),
            _ => panic!("there is nothing else"),
        };
        let names: Vec<_> = drawn.parts.iter().map(name).collect();
        assert_eq!(names, ["car/1", "emblem/red", "car/2", "1", "2", "3", "emblem/blue"]);
        let mut apart = Drawing::default();
        apart.put(&first, 100.0, 0.0, 0.5).put(&second, 0.0, 0.0, 0.5);
        assert!(drawn.parts.len() == apart.parts.len() && apart.parts.iter().all(|part| drawn.parts.contains(part)));
    }
}
