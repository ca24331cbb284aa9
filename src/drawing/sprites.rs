//! A drawing as sprites: every part is an entity, a child of the piece it belongs to.

use bevy::{ecs::query::QueryData, prelude::*};

use super::{
    Drawing, DrawingPart,
    ink::multiply,
    levels::{LEVEL, Unsorted},
    part_motion::{Moved, PartMotion},
    shape::{FilledShape, ShapeForm},
};
use crate::ui::{atlas::Art, labels::Label, theme::palette::line as line_width};

/// A part of a piece, with the colour it has when the piece is opaque and fully lit.
#[derive(Component)]
pub struct PartOf(pub Color);

/// A part with whatever it is drawn with.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct ColouredPart {
    part: &'static PartOf,
    art: Option<&'static mut Art>,
    label: Option<&'static mut Label>,
    shape: Option<&'static mut FilledShape>,
}

impl ColouredPartItem<'_, '_> {
    /// Gives it the colour that it has under a tint.
    pub fn tint(self, tint: Color) {
        let colour = multiply(self.part.0, tint);
        match (self.art, self.label, self.shape) {
            (Some(mut art), ..) if art.tint != colour => art.tint = colour,
            (None, Some(mut label), _) if label.color != colour => label.color = colour,
            (None, None, Some(mut shape)) if shape.colour != colour => shape.colour = colour,
            _ => {}
        }
    }
}

/// Puts the parts of a drawing on an entity, which is at `middle` in the coordinates of the drawing.
pub fn spawn(commands: &mut Commands, piece: Entity, drawing: &Drawing, middle: Vec2, scale: f32, tint: Color) {
    commands.entity(piece).insert(Unsorted);
    for (place, part) in drawing.parts.iter().cloned().enumerate() {
        let z = place as f32 * LEVEL;
        let put = |at: Vec2| {
            let at = (at - middle) * scale;
            Transform::from_xyz(at.x, -at.y, z)
        };
        match part {
            DrawingPart::Picture { mut art, at, scale: own, turn, motion } => {
                let transform =
                    put(at).with_scale((own * scale).extend(1.0)).with_rotation(Quat::from_rotation_z(-turn));
                let colour = art.tint;
                art.tint = multiply(colour, tint);
                let mut part = commands.spawn((art, transform, PartOf(colour), ChildOf(piece)));
                if motion != PartMotion::Stays {
                    part.insert(Moved { motion, rest: transform, drawn_at: scale });
                }
            }
            DrawingPart::Fill { colour, rect } => {
                let size = rect.size() * scale;
                let art = Art::plain(size.x, size.y).tint(multiply(colour, tint));
                commands.spawn((art, put(rect.center()), PartOf(colour), ChildOf(piece)));
            }
            DrawingPart::Shape { points, fill, edge } => {
                let corners = points.iter().map(|point| (*point - middle) * Vec2::new(scale, -scale)).collect();
                let shape = FilledShape { form: ShapeForm::Convex(corners), colour: multiply(fill, tint) };
                commands.spawn((shape, Transform::from_xyz(0.0, 0.0, z), PartOf(fill), ChildOf(piece)));
                if let Some((width, colour)) = edge {
                    let around = points.iter().chain(points.first());
                    let above = |at: Vec2| put(at).with_translation(put(at).translation + Vec3::Z * LEVEL / 2.0);
                    line(commands, piece, around, width, (colour, tint), scale, above);
                }
            }
            DrawingPart::Gradient { corners, triangles } => {
                let corner = |(at, colour): (Vec2, Color)| ((at - middle) * Vec2::new(scale, -scale), colour);
                let form = ShapeForm::Gradient { corners: corners.into_iter().map(corner).collect(), triangles };
                let shape = FilledShape { form, colour: tint };
                commands.spawn((shape, Transform::from_xyz(0.0, 0.0, z), PartOf(Color::WHITE), ChildOf(piece)));
            }
            DrawingPart::Line { points, width, colour } => {
                line(commands, piece, points.iter(), width, (colour, tint), scale, put);
            }
            DrawingPart::Words { label, at } => {
                let mut label = label.scaled(scale);
                let colour = label.color;
                label.color = multiply(colour, tint);
                commands.spawn((label, put(at), PartOf(colour), ChildOf(piece)));
            }
        }
    }
}

/// A line is a narrow rectangle from each point to the next, a little longer than the way, so that corners are closed.
fn line<'p>(
    commands: &mut Commands,
    piece: Entity,
    points: impl Iterator<Item = &'p Vec2>,
    width: f32,
    (colour, tint): (Color, Color),
    scale: f32,
    put: impl Fn(Vec2) -> Transform,
) {
    let points: Vec<_> = points.copied().collect();
    for ends in points.windows(2) {
        let way = ends[1] - ends[0];
        let art = Art::plain((way.length() + width / 2.0) * scale, line_width(width * scale));
        let transform = put(ends[0].midpoint(ends[1])).with_rotation(Quat::from_rotation_z(-way.to_angle()));
        commands.spawn((art.tint(multiply(colour, tint)), transform, PartOf(colour), ChildOf(piece)));
    }
}
