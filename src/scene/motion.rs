//! From scene to entities: pieces appear, travel, turn over and leave by the difference between two scenes.

use bevy::{ecs::system::SystemParam, platform::collections::HashMap, prelude::*, window::RequestRedraw};
use bevy_egui::egui;

use super::{
    PieceName, Scene,
    piece::{Enter, Leave, PathKind, Piece, Pose, Turns},
    scene_piece::{Motion, ScenePiece, draw},
    stretch::Stretch,
    tween::Tween,
    wipe,
};
use crate::{session::Timing, ui::viewport::ViewportRoot};

pub(super) fn plugin<N: PieceName, S: States>(app: &mut App, states: &[S]) {
    app.init_resource::<NextScene<N>>()
        .init_resource::<Pieces<N>>()
        .add_systems(Update, reconcile::<N>.in_set(Motion::Reconcile));
    for state in states {
        app.add_systems(OnExit(state.clone()), clear::<N>);
    }
}

/// The scene to be laid out next, and whether everything in it is in place at once, without motion.
#[derive(Resource)]
pub struct NextScene<N>(pub Option<(Scene<N>, bool)>);

impl<N> Default for NextScene<N> {
    fn default() -> Self {
        Self(None)
    }
}

/// The entity of every piece of the scene, and the one that they are children of.
#[derive(Resource)]
pub struct Pieces<N> {
    root: Option<Entity>,
    entities: HashMap<N, Entity>,
}

impl<N> Default for Pieces<N> {
    fn default() -> Self {
        Self { root: None, entities: HashMap::default() }
    }
}

impl<N: PieceName> Pieces<N> {
    pub fn iter(&self) -> impl Iterator<Item = (N, Entity)> {
        self.entities.iter().map(|(id, entity)| (*id, *entity))
    }

    /// The entity of a piece, if it is there.
    pub fn entity(&self, id: N) -> Option<Entity> {
        self.entities.get(&id).copied()
    }

    /// The parent of all pieces, as soon as there are any.
    pub fn root(&self) -> Option<Entity> {
        self.root
    }
}

/// A page that is scrolled, with the pieces on it.
#[derive(SystemParam)]
pub struct ScenePage<'w, 's, N: PieceName> {
    pieces: Res<'w, Pieces<N>>,
    roots: Query<'w, 's, &'static mut Transform, Without<ScenePiece>>,
}

impl<N: PieceName> ScenePage<'_, '_, N> {
    /// Lets the pieces follow a page that has been moved so far, in layout pixels.
    pub fn move_to(&mut self, by: egui::Vec2) {
        if let Some(mut root) = self.pieces.root().and_then(|root| self.roots.get_mut(root).ok()) {
            root.set_if_neq(Transform::from_xyz(by.x, -by.y, 0.0));
        }
    }
}

/// The screen is left: nothing of its scene stays.
fn clear<N: PieceName>(mut commands: Commands, mut next: ResMut<NextScene<N>>, mut pieces: ResMut<Pieces<N>>) {
    next.0 = None;
    pieces.entities.clear();
    if let Some(root) = pieces.root.take() {
        commands.entity(root).despawn();
    }
}

/// Lays out the next scene: new pieces appear, others start for their new places, the rest leave.
fn reconcile<N: PieceName>(
    mut commands: Commands,
    viewport: Single<Entity, With<ViewportRoot>>,
    timing: Res<Timing>,
    mut next: ResMut<NextScene<N>>,
    mut pieces: ResMut<Pieces<N>>,
    mut lying: Query<(&mut ScenePiece, Option<&Tween>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((mut scene, jump)) = next.0.take() else { return };
    redraw.write(RequestRedraw);
    let span = |millis: u64| if jump { 0.0 } else { timing.span(millis).as_secs_f32() };
    let leaving = std::mem::take(&mut scene.leaving);
    let parts = (Name::new("scene"), Transform::default(), Visibility::default(), ChildOf(*viewport));
    let root = *pieces.root.get_or_insert_with(|| commands.spawn(parts).id());
    pieces.entities.retain(|id, entity| {
        let stays = scene.pieces.contains_key(id);
        if let (false, Ok((mut laid, _))) = (stays, lying.get_mut(*entity)) {
            let leave = leaving.get(id).copied().unwrap_or(laid.piece.leave);
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
            Some((entity, (laid, tween))) => change(&mut commands, root, entity, (laid, tween), piece, span),
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

/// Sends a piece from one pose to another, where it disappears. Returns it, if there is time for it.
pub fn send(
    commands: &mut Commands,
    root: Entity,
    timing: &Timing,
    piece: Piece,
    from: Pose,
    to: Pose,
) -> Option<Entity> {
    timing.moves().then(|| pass(commands, root, timing, piece, from, to))?
}

/// Shows a piece for its time in its place, where it disappears, even with reduced motion. Returns it, if there is time
/// for it.
pub fn show(commands: &mut Commands, root: Entity, timing: &Timing, piece: Piece) -> Option<Entity> {
    let pose = piece.pose;
    pass(commands, root, timing, piece, pose, pose)
}

fn pass(commands: &mut Commands, root: Entity, timing: &Timing, piece: Piece, from: Pose, to: Pose) -> Option<Entity> {
    let lasts = timing.span(piece.millis).as_secs_f32();
    if lasts == 0.0 {
        return None;
    }
    let waits = timing.span(piece.wait).as_secs_f32();
    let path = piece.path;
    // Until it starts it cannot be seen.
    let hidden = if waits > 0.0 { from.alpha(0.0) } else { from };
    let piece = Piece { pose: hidden, millis: 0, ..piece };
    let entity = spawn(commands, root, "passing by".to_owned(), piece, |_| 0.0);
    commands.entity(entity).insert(Tween { leaves: true, ..Tween::new(from, to, Stretch::new(waits, lasts), path) });
    Some(entity)
}

fn send_away(commands: &mut Commands, entity: Entity, laid: &mut ScenePiece, leave: Leave, span: impl Fn(u64) -> f32) {
    let lasts = span(laid.piece.millis.max(200));
    if lasts == 0.0 || leave == Leave::AtOnce {
        commands.entity(entity).despawn();
        return;
    }
    let from = laid.now;
    laid.piece.pose = match leave {
        Leave::To(pose) => pose,
        Leave::Fade => from.alpha(0.0),
        Leave::Swept => Pose { turn: from.turn - 0.5, ..from.moved(-210.0, 26.0).alpha(0.0) },
        Leave::AtOnce => from,
    };
    // A hand sweeps from the right to the left.
    let waits = if leave == Leave::Swept { span(180) * (1.0 - from.at.x / 1600.0).clamp(0.0, 1.0) } else { 0.0 };
    let path = if matches!(leave, Leave::To(_)) { laid.piece.path } else { PathKind::Glide };
    let tween = Tween::new(from, laid.piece.pose, Stretch::new(waits, lasts), path);
    commands.entity(entity).insert(Tween { leaves: true, ..tween });
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
    let laid = ScenePiece::new(piece, now);
    let entity = commands.spawn((Name::new(name), ChildOf(root))).id();
    draw(commands, entity, &laid);
    if laid.on_its_way {
        let stretch = Stretch::new(span(laid.piece.wait), lasts);
        commands.entity(entity).insert(Tween::new(from, laid.piece.pose, stretch, path));
    }
    commands.entity(entity).insert(laid);
    entity
}

fn change(
    commands: &mut Commands,
    root: Entity,
    entity: Entity,
    (mut laid, tween): (Mut<ScenePiece>, Option<&Tween>),
    mut piece: Piece,
    span: impl Fn(u64) -> f32,
) {
    let old = &laid.piece;
    // It may be about to show another face already.
    let face = tween.and_then(|tween| tween.turns_into.as_ref()).unwrap_or(&old.drawing);
    let new_face = *face != piece.drawing || old.size != piece.size;
    let new_place = old.pose != piece.pose;
    let turned_over = old.side != piece.side;
    let (lasts, waits, turns) = (span(piece.millis), span(piece.wait), piece.turns);
    // What only becomes brighter, darker or a little larger stays on the table: it neither flies nor rolls.
    let path = if laid.now.is_in_place_of(piece.pose) { PathKind::Glide } else { piece.path };
    let (drawing, size) = (std::mem::take(&mut piece.drawing), piece.size);
    // Most pieces of a scene have not changed: they must not count as changed, or all would be drawn anew.
    let quiet = laid.bypass_change_detection();
    quiet.piece = Piece { drawing: std::mem::take(&mut quiet.piece.drawing), size: quiet.piece.size, ..piece };
    if !new_face && !new_place {
        return;
    }
    laid.set_changed();
    let turned_over = new_face && turned_over && lasts > 0.0;
    if turned_over && turns == Turns::Repainted {
        wipe::wipe(commands, root, &laid, lasts);
    }
    let turning = turned_over && turns != Turns::Repainted;
    let later = new_face && (turning || waits > 0.0);
    let mut turns_into = None;
    if later {
        turns_into = Some(drawing);
    } else if new_face {
        (laid.piece.drawing, laid.piece.size) = (drawing, size);
    }
    if new_face && !later || new_place && laid.drawn_at != laid.piece.pose.scale {
        laid.drawn_at = laid.piece.pose.scale;
        draw(commands, entity, &laid);
    }
    if lasts == 0.0 && !later {
        (laid.now, laid.seen, laid.height) = (laid.piece.pose, Vec2::ONE, 0.0);
        (laid.on_its_way, laid.afoot) = (false, false);
        commands.entity(entity).remove::<Tween>();
    } else if new_place || later {
        let tween = Tween::new(laid.now, laid.piece.pose, Stretch::new(waits, lasts), path);
        commands.entity(entity).insert(Tween { turning, flaps: turns == Turns::Flaps, turns_into, ..tween });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{drawing::Drawing, session::settings::AnimationSpeed};

    #[test]
    fn with_reduced_motion_nobody_walks_or_flies() {
        let place = Pose::at(Vec2::new(400.0, 660.0), 30.0);
        for path in [PathKind::Board { below: 25.0 }, PathKind::Arc(70.0)] {
            let enter = Enter::Along { from: place.moved(-90.0, -400.0), path, millis: 1000 };
            let calm = calmed(Piece { enter, millis: 430, ..Piece::still(Drawing::default(), place.at, place.z) });
            assert_eq!(calm.enter, Enter::Fade, "{path:?}");
            assert!(calm.millis <= 200, "{path:?}");
        }
    }

    /// A card that would fly, at a place and in this light, in a scene of its own.
    fn scene_of(at: Vec2, light: f32) -> NextScene<u8> {
        let card = Piece { pose: Pose { light, ..Pose::at(at, 30.0) }, ..Piece::still(Drawing::default(), at, 30.0) };
        let mut scene = Scene::default();
        scene.add(0, Piece { millis: 330, ..card.flying(54.0) });
        NextScene(Some((scene, false)))
    }

    #[test]
    fn what_only_becomes_darker_stays_on_the_table() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>()
            .insert_resource(Timing::of(AnimationSpeed::Normal))
            .init_resource::<Pieces<u8>>()
            .add_systems(Update, reconcile::<u8>);
        app.world_mut().spawn(ViewportRoot);
        let (here, there) = (Vec2::new(100.0, 200.0), Vec2::new(400.0, 200.0));
        for (at, light, path) in [
            (here, 1.0, None),
            (here, 0.8, Some(PathKind::Glide)),
            (here, 1.0, Some(PathKind::Glide)),
            (there, 0.8, Some(PathKind::Arc(54.0))),
        ] {
            app.insert_resource(scene_of(at, light));
            app.update();
            let card = app.world().resource::<Pieces<u8>>().entity(0).expect("it is there");
            let tween = app.world().get::<Tween>(card);
            assert_eq!(tween.map(|tween| tween.path), path, "at {at} in light {light}");
            // In the middle of a motion that leads nowhere, rounding can be off by the last digit.
            let mut laid = app.world_mut().get_mut::<ScenePiece>(card).expect("it is laid");
            laid.now.at.x = laid.now.at.x.next_up();
        }
    }
}
