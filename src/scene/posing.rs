//! The entities of pieces follow where the pieces are.

use bevy::prelude::*;

use super::{
    nudge::Nudge,
    scene_piece::{Motion, ScenePiece, tint},
};
use crate::drawing::sprites::ColouredPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pose.in_set(Motion::Pose));
}

/// Updates the position and the light of every piece that has changed.
fn pose(
    mut changed: Query<(&ScenePiece, Option<&Nudge>, &mut Transform, &Children), Changed<ScenePiece>>,
    mut parts: Query<ColouredPart>,
) {
    for (laid, nudge, mut transform, children) in &mut changed {
        let now = nudge.map_or(laid.now, |nudge| nudge.of(laid.now));
        let z = now.z + if laid.on_its_way { laid.piece.lift } else { 0.0 };
        let scale = if laid.drawn_at > 0.0 { now.scale / laid.drawn_at } else { 1.0 };
        // What is higher above the table is nearer to the eye.
        let nearer = 1.0 + laid.height / 420.0;
        *transform = Transform::from_xyz(now.at.x, laid.height - now.at.y, z)
            .with_scale((laid.seen * scale * nearer).extend(1.0))
            .with_rotation(Quat::from_rotation_z(-now.turn));
        let tint = tint(now);
        let mut of_piece = parts.iter_many_mut(children);
        while let Some(part) = of_piece.fetch_next() {
            part.tint(tint);
        }
    }
}
