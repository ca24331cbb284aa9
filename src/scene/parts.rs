//! Parts of pieces that move while the pieces travel: each by its gait.

use bevy::prelude::*;

use super::{
    journey::Journey,
    scene_piece::{Motion, ScenePiece},
};
use crate::{
    drawing::part_motion::{Moved, PartMotion},
    ui::atlas::Art,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, step.in_set(Motion::Parts));
}

/// How long a step of a conductor is.
const STEP: f32 = 10.0;

fn step(
    journey: Res<Journey>,
    pieces: Query<Ref<ScenePiece>>,
    mut parts: Query<(Ref<Moved>, &ChildOf, &mut Transform, &mut Visibility, Option<&mut Art>)>,
) {
    for (moved, piece, mut transform, mut visibility, art) in &mut parts {
        let Ok(laid) = pieces.get(piece.parent()) else { continue };
        if !(moved.is_added() || laid.is_changed() || journey.is_changed()) {
            continue;
        }
        let (rest, size) = (moved.rest, moved.drawn_at);
        let seen = |seen| if seen { Visibility::Inherited } else { Visibility::Hidden };
        match moved.motion {
            PartMotion::Stays => {}
            PartMotion::Wheel { .. } | PartMotion::Rod { .. } | PartMotion::Piston { .. } => {
                let travelled = if moved.motion.is_on_rails() { journey.way() / laid.scale().max(0.01) } else { 0.0 };
                let (off, turn) = moved.motion.after(laid.way() + travelled);
                let at = rest.translation + Vec3::new(off.x, -off.y, 0.0) * size;
                transform.set_if_neq(rest.with_translation(at).with_rotation(Quat::from_rotation_z(-turn)));
            }
            PartMotion::Legs { phase } => {
                let steps = (laid.way().abs() / STEP) as u32 % 4 + 1;
                let now = if laid.is_on_its_way() { steps } else { 0 };
                visibility.set_if_neq(seen(now == u32::from(phase)));
            }
            PartMotion::Guest { afoot } => {
                visibility.set_if_neq(seen(laid.afoot == afoot));
            }
            PartMotion::Shadow => {
                let high = laid.height();
                visibility.set_if_neq(seen(high > 0.5));
                let off = Vec3::new(-0.22, -0.5, 0.0) * high;
                transform.set_if_neq(rest.with_translation(rest.translation + off));
            }
            PartMotion::Rising { foot } => {
                let sunk = (laid.at().at.y - laid.piece.pose.at.y) / laid.scale().max(0.01);
                let shown = Rect::new(-10_000.0, -10_000.0, 10_000.0, foot - sunk);
                visibility.set_if_neq(seen(foot > sunk));
                show(art, shown);
            }
            PartMotion::Scenery { nth, tile, lane, speed, shift, scale } => {
                // The tiles go round: the one that has gone by on the left comes again on the right.
                let left = (f32::from(nth) * tile - (journey.way() * speed + shift).rem_euclid(tile)) * scale;
                let shown = Rect::new(-left / scale, 0.0, (lane - left) / scale, 10_000.0);
                let shown = shown.intersect(Rect::new(0.0, 0.0, tile, 10_000.0));
                visibility.set_if_neq(seen(shown.width() > 0.0));
                transform.set_if_neq(rest.with_translation(rest.translation + Vec3::X * left * size));
                show(art, shown);
            }
        }
    }
}

/// Shows only a part of a picture.
fn show(art: Option<Mut<Art>>, part: Rect) {
    if let Some(mut art) = art.filter(|art| art.crop != Some(part)) {
        art.crop = Some(part);
    }
}
