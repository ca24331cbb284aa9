//! From scene to entities: pieces appear, travel, turn over and leave by the difference between two scenes.

use std::collections::HashMap;

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    pieces::{Enter, Id, Leave, PathKind, Piece, Pose, Scene, Turns},
    table_piece::{TablePiece, draw},
    tween::Tween,
    wipe,
};
use crate::{
    session::{PlaySet, Timing},
    state::Screen,
    ui::viewport::ViewportRoot,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextScene>()
        .init_resource::<Pieces>()
        .add_systems(Update, reconcile.in_set(PlaySet::Draw))
        .add_systems(OnExit(Screen::Table), |mut pieces: ResMut<Pieces>| pieces.entities.clear());
}

/// The scene to be laid out next, and whether everything in it is in place at once, without motion.
#[derive(Resource, Default)]
pub struct NextScene(pub Option<(Scene, bool)>);

/// The entity of every piece that lies on the table.
#[derive(Resource, Default)]
pub struct Pieces {
    entities: HashMap<Id, Entity>,
}

impl Pieces {
    pub fn iter(&self) -> impl Iterator<Item = (Id, Entity)> {
        self.entities.iter().map(|(id, entity)| (*id, *entity))
    }

    /// The entity of a piece, if it lies on the table.
    pub fn entity(&self, id: Id) -> Option<Entity> {
        self.entities.get(&id).copied()
    }
}

/// Lays out the next scene: new pieces appear, others start for their new places, the rest leave.
pub fn reconcile(
    mut commands: Commands,
    root: Single<Entity, With<ViewportRoot>>,
    timing: Res<Timing>,
    mut next: ResMut<NextScene>,
    mut pieces: ResMut<Pieces>,
    mut lying: Query<&mut TablePiece>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((mut scene, jump)) = next.0.take() else { return };
    redraw.write(RequestRedraw);
    let span = |millis: u64| if jump { 0.0 } else { timing.span(millis).as_secs_f32() };
    let leaving = std::mem::take(&mut scene.leaving);
    let root = *root;
    pieces.entities.retain(|id, entity| {
        let stays = scene.pieces.contains_key(id);
        if let (false, Ok(mut laid)) = (stays, lying.get_mut(*entity)) {
            let leave = leaving.get(id).copied().unwrap_or(laid.leave);
            let leave = if timing.is_calm() && leave != Leave::AtOnce { Leave::Fade } else { leave };
            send_away(&mut commands, *entity, &mut laid, leave, span);
        }
        stays
    });
    for (id, mut piece) in scene.pieces {
        if timing.is_calm() {
            piece = calmed(piece);
        }
        match pieces.entities.get(&id).and_then(|entity| Some((*entity, lying.get_mut(*entity).ok()?))) {
            Some((entity, laid)) => change(&mut commands, root, entity, laid, piece, span),
            None => {
                let entity = spawn(&mut commands, root, format!("{id:?}"), piece, span);
                pieces.entities.insert(id, entity);
            }
        }
    }
}

/// Reduced motion: pieces appear in their places and are in new ones at once.
fn calmed(mut piece: Piece) -> Piece {
    piece.wait = 0;
    if piece.enter == Enter::AtOnce {
        piece.millis = 0;
    } else {
        (piece.enter, piece.millis) = (Enter::Fade, piece.millis.min(200));
    }
    piece
}

/// Sends a piece from one pose to another, where it disappears.
pub fn send(commands: &mut Commands, root: Entity, timing: &Timing, piece: Piece, from: Pose, to: Pose) {
    let lasts = timing.span(piece.millis).as_secs_f32();
    if lasts > 0.0 && timing.moves() {
        let waits = timing.span(piece.wait).as_secs_f32();
        let path = piece.path;
        // Until it starts it cannot be seen.
        let hidden = if waits > 0.0 { from.alpha(0.0) } else { from };
        let piece = Piece { pose: hidden, millis: 0, ..piece };
        let entity = spawn(commands, root, "passing by".to_owned(), piece, |_| 0.0);
        commands.entity(entity).insert(Tween { leaves: true, waits, ..Tween::new(from, to, lasts, path) });
    }
}

fn send_away(commands: &mut Commands, entity: Entity, laid: &mut TablePiece, leave: Leave, span: impl Fn(u64) -> f32) {
    let lasts = span(laid.millis.max(200));
    if lasts == 0.0 || leave == Leave::AtOnce {
        commands.entity(entity).despawn();
        return;
    }
    let from = laid.now;
    laid.goal = match leave {
        Leave::To(pose) => pose,
        Leave::Fade => from.alpha(0.0),
        Leave::Swept => Pose { turn: from.turn - 0.5, ..from.moved(-210.0, 26.0).alpha(0.0) },
        Leave::AtOnce => from,
    };
    // A hand sweeps from the right to the left.
    let waits = if leave == Leave::Swept { span(180) * (1.0 - from.at.x / 1600.0).clamp(0.0, 1.0) } else { 0.0 };
    let path = if matches!(leave, Leave::To(_)) { laid.path } else { PathKind::Glide };
    commands.entity(entity).insert(Tween { leaves: true, waits, ..Tween::new(from, laid.goal, lasts, path) });
}

fn spawn(commands: &mut Commands, root: Entity, name: String, piece: Piece, span: impl Fn(u64) -> f32) -> Entity {
    let (from, path, millis) = match piece.enter {
        Enter::AtOnce => (piece.pose, piece.path, piece.millis),
        Enter::Fade => (piece.pose.alpha(0.0), piece.path, piece.millis),
        Enter::From(pose) => (pose, piece.path, piece.millis),
        Enter::Along { from, path, millis } => (from, path, millis),
    };
    let lasts = span(millis);
    let now = if lasts == 0.0 { piece.pose } else { from };
    let laid = TablePiece {
        drawing: piece.drawing,
        size: piece.size,
        goal: piece.pose,
        now,
        leave: piece.leave,
        side: piece.side,
        means: piece.means,
        millis: piece.millis,
        lift: piece.lift,
        path: piece.path,
        chimney: piece.chimney,
        drawn_at: piece.pose.scale,
        width: 1.0,
        way: 0.0,
        height: 0.0,
        on_its_way: now != piece.pose,
        afoot: false,
    };
    let entity = commands.spawn((Name::new(name), ChildOf(root), DespawnOnExit(Screen::Table))).id();
    draw(commands, entity, &laid);
    if now != laid.goal {
        let tween = Tween { waits: span(piece.wait), ..Tween::new(from, laid.goal, lasts, path) };
        commands.entity(entity).insert(tween);
    }
    commands.entity(entity).insert(laid);
    entity
}

fn change(
    commands: &mut Commands,
    root: Entity,
    entity: Entity,
    mut laid: Mut<TablePiece>,
    piece: Piece,
    span: impl Fn(u64) -> f32,
) {
    let new_face = laid.drawing != piece.drawing || laid.size != piece.size;
    let new_place = laid.goal != piece.pose;
    let turned_over = laid.side != piece.side;
    // Most pieces of a scene have not changed: they must not count as changed, or all would be drawn anew.
    let quiet = laid.bypass_change_detection();
    (quiet.leave, quiet.side, quiet.millis, quiet.lift) = (piece.leave, piece.side, piece.millis, piece.lift);
    (quiet.means, quiet.path, quiet.chimney) = (piece.means, piece.path, piece.chimney);
    if !new_face && !new_place {
        return;
    }
    laid.goal = piece.pose;
    let lasts = span(piece.millis);
    let turned_over = new_face && turned_over && lasts > 0.0;
    if turned_over && piece.turns == Turns::Repainted {
        wipe::wipe(commands, root, &laid, lasts);
    }
    let turns = turned_over && piece.turns == Turns::Over;
    let redrawn = if new_face && !turns {
        (laid.drawing, laid.size) = (piece.drawing.clone(), piece.size);
        true
    } else {
        new_place && laid.drawn_at != piece.pose.scale
    };
    if redrawn {
        laid.drawn_at = piece.pose.scale;
        draw(commands, entity, &laid);
    }
    if lasts == 0.0 {
        (laid.now, laid.width, laid.height) = (laid.goal, 1.0, 0.0);
        (laid.on_its_way, laid.afoot) = (false, false);
        commands.entity(entity).remove::<Tween>();
    } else if new_place || turns {
        let turns_into = turns.then_some(piece.drawing);
        let tween = Tween::new(laid.now, laid.goal, lasts, piece.path);
        commands.entity(entity).insert(Tween { turning: turns, turns_into, ..tween });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{drawing::Drawing, table::scene::pieces::z};

    #[test]
    fn with_reduced_motion_nobody_walks_or_flies() {
        let place = Pose::at(Vec2::new(400.0, 660.0), z::PIECE);
        for path in [PathKind::Board { below: 25.0 }, PathKind::Arc(70.0)] {
            let enter = Enter::Along { from: place.moved(-90.0, -400.0), path, millis: 1000 };
            let calm = calmed(Piece { enter, millis: 430, ..Piece::still(Drawing::default(), place.at, place.z) });
            assert_eq!(calm.enter, Enter::Fade, "{path:?}");
            assert!(calm.millis <= 200, "{path:?}");
        }
    }
}
