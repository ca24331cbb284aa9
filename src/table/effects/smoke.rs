//! Smoke from what steams along the route.

use bevy::{ecs::entity::EntityHashMap, prelude::*};

use super::passing::Passing;
use crate::{
    session::Timing,
    table::scene::table_piece::{Motion, TablePiece},
    ui::viewport::ViewportRoot,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, smoke.after(Motion::Move).before(Motion::Pose).run_if(moves));
}

fn moves(timing: Res<Timing>, root: Query<(), With<ViewportRoot>>) -> bool {
    timing.moves() && !root.is_empty()
}

/// How far apart the puffs are, in the coordinates of what smokes.
const APART: f32 = 13.0;

fn smoke(
    commands: Commands,
    timing: Res<Timing>,
    root: Single<Entity, With<ViewportRoot>>,
    steaming: Query<(Entity, &TablePiece), Changed<TablePiece>>,
    mut puffed: Local<EntityHashMap<(f32, u8)>>,
) {
    let mut passing = Passing { commands, root: *root, timing: *timing };
    for (entity, laid) in &steaming {
        let Some(chimney) = laid.chimney().filter(|_| laid.is_on_its_way()) else { continue };
        let (at, nth) = puffed.entry(entity).or_insert((f32::MIN, 0));
        if (laid.way() - *at).abs() >= APART {
            (*at, *nth) = (laid.way(), nth.wrapping_add(1));
            passing.puff(chimney, *nth);
        }
    }
}
