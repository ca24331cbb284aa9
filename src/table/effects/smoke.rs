//! Smoke from what steams along the route.

use bevy::{ecs::entity::EntityHashMap, prelude::*};

use super::passing::Passing;
use crate::{
    scene::scene_piece::{Motion, ScenePiece},
    session::Timing,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, smoke.after(Motion::Move).before(Motion::Pose).run_if(moves));
}

fn moves(timing: Res<Timing>) -> bool {
    timing.moves()
}

/// How far apart the puffs are, in the coordinates of what smokes.
const APART: f32 = 13.0;

fn smoke(
    commands: Commands,
    timing: Res<Timing>,
    steaming: Query<(Entity, &ChildOf, &ScenePiece), Changed<ScenePiece>>,
    mut puffed: Local<EntityHashMap<(f32, u8)>>,
) {
    let mut passing = Passing { commands, root: None, timing: *timing };
    for (entity, scene, laid) in &steaming {
        let Some(chimney) = laid.chimney().filter(|_| laid.is_on_its_way()) else { continue };
        let (at, nth) = puffed.entry(entity).or_insert((f32::MIN, 0));
        if (laid.way() - *at).abs() >= APART {
            (*at, *nth) = (laid.way(), nth.wrapping_add(1));
            passing.root = Some(scene.parent());
            passing.puff(chimney, *nth);
        }
    }
}
