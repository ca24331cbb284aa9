//! Which parts of a piece are drawn before others. What lies side by side may be drawn in any order: parts lie as low as
//! what they cover allows and, on the same level, by what they are drawn with. So all pictures follow each other, and so
//! do all words, on all pieces of the same height together, and the graphics card is called less often.

use bevy::{ecs::query::QueryData, prelude::*, sprite::Anchor};

use super::{
    part_motion::Moved,
    shape::{FilledShape, ShapeForm},
};
use crate::ui::{
    atlas::{Dressing, pictures_are_there},
    labels::Label,
};

pub(super) fn plugin(app: &mut App) {
    let sort = sort.run_if(pictures_are_there);
    app.add_systems(PostUpdate, sort.after(Dressing).before(TransformSystems::Propagate));
}

/// How far levels are above each other.
pub(super) const LEVEL: f32 = 0.005;
/// How far what is drawn with one thing is above what is drawn with another one.
const STEP: f32 = LEVEL / 4.0;
/// Parts that are nearer to each other than this keep their order.
const MARGIN: f32 = 0.5;

/// A piece whose parts have not been sorted yet: they lie in the order of the drawing.
#[derive(Component)]
pub(super) struct Unsorted;

#[derive(QueryData)]
#[query_data(mutable)]
struct SortedPart {
    transform: &'static mut Transform,
    moved: Option<&'static mut Moved>,
    sprite: Option<(&'static Sprite, &'static Anchor)>,
    label: Option<&'static Label>,
    shape: Option<&'static FilledShape>,
}

fn sort(mut commands: Commands, pieces: Query<(Entity, &Children), With<Unsorted>>, mut parts: Query<SortedPart>) {
    for (piece, children) in &pieces {
        commands.entity(piece).remove::<Unsorted>();
        let mut below: Vec<(Rect, u16)> = Vec::new();
        let mut parts = parts.iter_many_mut(children);
        while let Some(mut part) = parts.fetch_next() {
            let place = part.place();
            let covered = below.iter().filter(|(other, _)| !other.intersect(place).is_empty());
            let level = covered.map(|(_, level)| level + 1).max().unwrap_or(0);
            below.push((place, level));
            let z = f32::from(level) * LEVEL + f32::from(part.drawn_with()) * STEP;
            part.transform.translation.z = z;
            if let Some(moved) = &mut part.moved {
                moved.rest.translation.z = z;
            }
        }
    }
}

impl SortedPartItem<'_, '_> {
    /// What it covers, in the coordinates of its piece. What moves may cover anything.
    fn place(&self) -> Rect {
        if self.moved.is_some() {
            return Rect { min: Vec2::NEG_INFINITY, max: Vec2::INFINITY };
        }
        let place = if let Some(shape) = self.shape {
            match &shape.form {
                ShapeForm::Convex(points) => around(points.iter().copied()),
                ShapeForm::Gradient { corners, .. } => around(corners.iter().map(|(point, _)| *point)),
            }
        } else if let Some(label) = self.label {
            let (size, at) = (label.room(), self.transform.translation.truncate());
            Rect::from_center_size(at - label.anchor.0 * size, size)
        } else if let Some((sprite, anchor)) = self.sprite {
            let size = sprite.custom_size.unwrap_or_default();
            let corner =
                |x, y| self.transform.transform_point(((Vec2::new(x, y) - anchor.0) * size).extend(0.0)).truncate();
            around([corner(-0.5, -0.5), corner(0.5, -0.5), corner(-0.5, 0.5), corner(0.5, 0.5)].into_iter())
        } else {
            Rect::EMPTY
        };
        place.inflate(MARGIN)
    }

    /// A number for what it is drawn with: a sheet of pictures, colours at corners, or the sheet of letters.
    fn drawn_with(&self) -> u8 {
        match (self.shape, self.label) {
            (Some(_), _) => 1,
            (_, Some(_)) => 2,
            _ => 0,
        }
    }
}

fn around(points: impl Iterator<Item = Vec2>) -> Rect {
    points.fold(Rect::EMPTY, |rect, point| rect.union_point(point))
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::{
        drawing::{CREAM, Drawing, DrawingPart, rect, sprites},
        ui::atlas::Art,
    };

    /// The heights of the parts of a drawing.
    fn heights(drawing: &Drawing) -> Vec<f32> {
        let mut world = World::new();
        let piece = world.spawn_empty().id();
        sprites::spawn(&mut world.commands(), piece, drawing, Vec2::ZERO, 1.0, Color::WHITE);
        world.flush();
        // As they are dressed.
        for (art, mut sprite) in world.query::<(&Art, &mut Sprite)>().iter_mut(&mut world) {
            sprite.custom_size = art.size;
        }
        world.run_system_once(sort).expect("it runs");
        let parts = world.get::<Children>(piece).expect("there are parts");
        parts.iter().map(|part| world.get::<Transform>(part).expect("it is somewhere").translation.z).collect()
    }

    fn words(at: Vec2) -> DrawingPart {
        DrawingPart::Words { label: Label::new("7", 20.0, CREAM), at }
    }

    fn fill(x: f32) -> DrawingPart {
        DrawingPart::Fill { colour: CREAM, rect: rect(x, 0.0, 40.0, 40.0) }
    }

    #[test]
    fn what_lies_side_by_side_is_drawn_together_and_what_covers_something_after_it() {
        let (left, right) = (Vec2::splat(20.0), Vec2::new(120.0, 20.0));
        let parts = vec![fill(0.0), words(left), fill(100.0), words(right), fill(10.0)];
        let heights = heights(&Drawing { parts });
        assert_eq!(heights[0], heights[2], "two fills");
        assert_eq!(heights[1], heights[3], "words on each of them");
        assert!(heights[0] < heights[1] && heights[1] < heights[4], "{heights:?}");
    }

    #[test]
    fn words_of_all_sizes_are_drawn_together() {
        let mut parts = vec![words(Vec2::ZERO), fill(150.0), words(Vec2::splat(100.0))];
        if let DrawingPart::Words { label, .. } = &mut parts[2] {
            label.size = 30.0;
        }
        let heights = heights(&Drawing { parts });
        assert_eq!(heights[0], heights[2]);
        assert_ne!(heights[0], heights[1]);
        assert!((heights[0] - heights[1]).abs() < LEVEL);
    }
}
