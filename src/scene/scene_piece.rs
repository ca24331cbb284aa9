//! A piece that is there: its entity, with the parts of its drawing as children.

use bevy::prelude::*;

use super::piece::{Piece, Pose};
use crate::drawing::sprites;

/// The order in which scenes become entities in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// The pieces of the next scene appear, set out or leave.
    Reconcile,
    /// Pieces move on.
    Move,
    /// Their entities follow.
    Pose,
    /// The parts of pieces follow.
    Parts,
}

/// A piece of a scene: what it shows, where it is, and where it will come to rest.
#[derive(Component)]
#[require(Transform, Visibility)]
pub struct ScenePiece {
    /// What should be there: it comes to rest in its pose, and shows its drawing (an old one until it has turned over).
    pub piece: Piece,
    /// Where it is.
    pub(super) now: Pose,
    /// The scale the parts are drawn at, so that words are sharp where the piece comes to rest.
    pub(super) drawn_at: f32,
    /// How much of its width and height is visible while it turns over; 1 is all of it.
    pub(super) seen: Vec2,
    /// How far it has travelled to the right, in the coordinates of its drawing.
    pub(super) way: f32,
    /// How high it is above the table, in layout pixels.
    pub(super) height: f32,
    pub(super) on_its_way: bool,
    /// It walks to its car and has not come there yet.
    pub(super) afoot: bool,
}

impl ScenePiece {
    /// A piece on its way from another place, or in its own.
    pub(super) fn new(piece: Piece, now: Pose) -> Self {
        let (drawn_at, on_its_way) = (piece.pose.scale, now != piece.pose);
        Self { piece, now, drawn_at, seen: Vec2::ONE, way: 0.0, height: 0.0, on_its_way, afoot: false }
    }

    /// Where it is.
    pub fn at(&self) -> Pose {
        self.now
    }

    /// How far it has travelled to the right, in the coordinates of its drawing.
    pub fn way(&self) -> f32 {
        self.way
    }

    /// How large it is.
    pub fn scale(&self) -> f32 {
        self.now.scale
    }

    /// How high it is above the table, in layout pixels.
    pub fn height(&self) -> f32 {
        self.height
    }

    /// Where its chimney is, in layout pixels, if it smokes while it moves.
    pub fn chimney(&self) -> Option<Vec2> {
        Some(self.now.at + (self.piece.chimney? - self.piece.size / 2.0) * self.now.scale)
    }

    /// Whether it is moving.
    pub fn is_on_its_way(&self) -> bool {
        self.on_its_way
    }
}

/// Replaces the children of a piece's entity by the parts of its drawing.
pub(super) fn draw(commands: &mut Commands, entity: Entity, laid: &ScenePiece) {
    commands.entity(entity).despawn_related::<Children>();
    sprites::spawn(commands, entity, &laid.piece.drawing, laid.piece.size / 2.0, laid.drawn_at, tint(laid.now));
}

/// The tint for a pose's light and alpha. Darkness is night, not black: blue fades last.
pub(super) fn tint(pose: Pose) -> Color {
    let light = pose.light;
    Color::srgba(light, light + (1.0 - light) * 0.05, light + (1.0 - light) * 0.12, pose.alpha)
}
