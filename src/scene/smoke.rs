//! Smoke from the chimneys of pieces that steam along.

use bevy::{ecs::entity::EntityHashMap, prelude::*};

use super::{
    motion,
    piece::{PathKind, Piece, Pose},
    scene_piece::{Motion, ScenePiece},
};
use crate::{drawing::Drawing, session::Timing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, smoke.after(Motion::Move).before(Motion::Pose).run_if(moves));
}

fn moves(timing: Res<Timing>) -> bool {
    timing.moves()
}

/// How far apart the puffs are, in the coordinates of what smokes.
const APART: f32 = 13.0;

fn smoke(
    mut commands: Commands,
    timing: Res<Timing>,
    steaming: Query<(Entity, &ChildOf, &ScenePiece), Changed<ScenePiece>>,
    mut puffed: Local<EntityHashMap<(f32, u8)>>,
) {
    for (entity, scene, laid) in &steaming {
        let Some(chimney) = laid.chimney().filter(|_| laid.is_on_its_way()) else { continue };
        let (at, nth) = puffed.entry(entity).or_insert((laid.way(), 0));
        let gone = laid.way() - *at;
        if gone.abs() >= APART {
            (*at, *nth) = (laid.way(), nth.wrapping_add(1));
            let start = Pose::at(chimney, laid.at().z + 1.0);
            puff(&mut commands, scene.parent(), &timing, start, -gone.signum(), *nth);
        }
    }
}

/// A puff of smoke that drifts back (to the right with 1, to the left with -1) and disperses.
fn puff(commands: &mut Commands, root: Entity, timing: &Timing, from: Pose, back: f32, nth: u8) {
    let size = 0.8 + 0.12 * f32::from(nth % 4);
    let drawing = Drawing::of(format!("smoke/{}", nth % 3 + 1));
    let piece = Piece { millis: 900, path: PathKind::Roll, ..Piece::still(drawing, from.at, from.z) };
    let (back, up) = (back * (20.0 + 5.0 * f32::from(nth % 3)), -17.0 - 3.0 * f32::from(nth % 2));
    let end = Pose { turn: 0.8, ..from.moved(back, up).scale(1.25 * size).alpha(0.0) };
    motion::send(commands, root, timing, piece, from.scale(0.35 * size).alpha(0.9), end);
}
