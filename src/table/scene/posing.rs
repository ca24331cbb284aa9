//! The entities of pieces follow where the pieces are.

use bevy::prelude::*;

use super::{
    drawing::multiply,
    nudge::Nudge,
    table_piece::{Motion, PartOf, TablePiece, tint},
};
use crate::ui::{atlas::Art, labels::Label};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pose.in_set(Motion::Pose));
}

/// Updates the position and the light of every piece that has changed.
fn pose(
    mut changed: Query<(&TablePiece, Option<&Nudge>, &mut Transform, &Children), Changed<TablePiece>>,
    mut parts: Query<(&PartOf, Option<&mut Art>, Option<&mut Label>, Option<&mut Sprite>)>,
) {
    for (laid, nudge, mut transform, children) in &mut changed {
        let now = nudge.map_or(laid.now, |nudge| nudge.of(laid.now));
        let z = now.z + if laid.on_its_way { laid.lift } else { 0.0 };
        let scale = if laid.drawn_at > 0.0 { now.scale / laid.drawn_at } else { 1.0 };
        // What is higher above the table is nearer to the eye.
        let nearer = 1.0 + laid.height / 420.0;
        *transform = Transform::from_xyz(now.at.x, laid.height - now.at.y, z)
            .with_scale(Vec3::new(scale * laid.width * nearer, scale * nearer, 1.0))
            .with_rotation(Quat::from_rotation_z(-now.turn));
        let tint = tint(now);
        let mut of_piece = parts.iter_many_mut(children);
        while let Some((PartOf(colour), art, label, sprite)) = of_piece.fetch_next() {
            let colour = multiply(*colour, tint);
            match (art, label, sprite) {
                (Some(mut art), ..) if art.tint != colour => art.tint = colour,
                (None, Some(mut label), _) if label.color != colour => label.color = colour,
                (None, None, Some(mut sprite)) => sprite.color = colour,
                _ => {}
            }
        }
    }
}
