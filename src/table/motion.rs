//! From scene to entities: pieces appear, glide, turn over and leave as the difference of two scenes says.

use std::collections::HashMap;

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    drawing::{Drawing, Part, multiply},
    scene::{Enter, Id, Leave, Piece, Pose, Scene},
};
use crate::{
    art::Art,
    label::Label,
    play::{Pace, PlaySet},
    screens::Screen,
    stage::StageRoot,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pieces>()
        .add_systems(Update, glide.after(PlaySet::Draw).run_if(in_state(Screen::Table)))
        .add_systems(OnExit(Screen::Table), |mut pieces: ResMut<Pieces>| pieces.entities.clear());
}

/// The entity of every piece that lies on the table.
#[derive(Resource, Default)]
pub struct Pieces {
    entities: HashMap<Id, Entity>,
}

impl Pieces {
    /// The pieces and their entities.
    pub fn iter(&self) -> impl Iterator<Item = (Id, Entity)> {
        self.entities.iter().map(|(id, entity)| (*id, *entity))
    }
}

/// A piece on the table: what it shows and where it should be when it has come to rest.
#[derive(Component)]
pub struct Laid {
    /// How it looks.
    pub drawing: Drawing,
    size: Vec2,
    /// Where it comes to rest.
    pub goal: Pose,
    /// Where it is.
    now: Pose,
    leave: Leave,
    side: u8,
    /// The number its place stands for.
    pub means: u8,
    millis: u64,
    lift: f32,
    /// The scale the parts are drawn at, so that words are sharp where the piece comes to rest.
    drawn_at: f32,
}

/// A piece on its way.
#[derive(Component)]
pub(super) struct Glide {
    from: Pose,
    waits: f32,
    gone: f32,
    lasts: f32,
    turns_into: Option<Drawing>,
    turning: bool,
    leaves: bool,
}

/// A part of a piece, in the colours it has when the piece is solid and lit.
#[derive(Component)]
pub(super) struct PartOf(Color);

/// Lays a scene: spawns, moves and removes pieces. With `jump` nothing moves.
pub(super) fn lay(world: &mut World, mut scene: Scene, jump: bool) {
    let Ok(root) = world.query_filtered::<Entity, With<StageRoot>>().single(world) else { return };
    let pace = *world.resource::<Pace>();
    let mut pieces = std::mem::take(&mut *world.resource_mut::<Pieces>());
    let span = |millis: u64| if jump { 0.0 } else { pace.span(millis).as_secs_f32() };
    let mut goes = Vec::new();
    pieces.entities.retain(|id, entity| {
        let stays = scene.pieces.contains_key(id);
        if !stays {
            goes.push((*entity, scene.leaving.get(id).copied()));
        }
        stays
    });
    for (entity, leave) in goes {
        send_away(world, entity, leave, span);
    }
    for (id, piece) in scene.pieces.drain() {
        match pieces.entities.get(&id) {
            Some(entity) => change(world, *entity, piece, span),
            None => {
                let entity = spawn(world, root, &id, piece, span);
                pieces.entities.insert(id, entity);
            }
        }
    }
    *world.resource_mut::<Pieces>() = pieces;
    world.write_message(RequestRedraw);
}

/// Sends something from here to there; then it is gone.
pub(super) fn send(world: &mut World, piece: Piece, from: Pose, to: Pose) {
    let Ok(root) = world.query_filtered::<Entity, With<StageRoot>>().single(world) else { return };
    let lasts = world.resource::<Pace>().span(piece.millis).as_secs_f32();
    if lasts == 0.0 {
        return;
    }
    let entity = spawn(world, root, &Id::Passing(0), Piece { pose: from, millis: 0, ..piece }, |_| 0.0);
    if let Some(mut laid) = world.get_mut::<Laid>(entity) {
        laid.goal = to;
    }
    let glide = Glide { from, waits: 0.0, gone: 0.0, lasts, turns_into: None, turning: false, leaves: true };
    world.entity_mut(entity).insert(glide);
}

fn send_away(world: &mut World, entity: Entity, leave: Option<Leave>, span: impl Fn(u64) -> f32) {
    let Some(mut laid) = world.get_mut::<Laid>(entity) else { return };
    let leave = leave.unwrap_or(laid.leave);
    let lasts = span(laid.millis.max(200));
    let from = laid.now;
    laid.goal = match leave {
        Leave::To(pose) => pose,
        Leave::Fade => from.alpha(0.0),
        Leave::Fall => Pose { turn: from.turn + 0.35, ..from.moved(14.0, 120.0).alpha(0.0) },
        Leave::AtOnce => from,
    };
    if lasts == 0.0 || leave == Leave::AtOnce {
        world.despawn(entity);
        return;
    }
    let glide = Glide { from, waits: 0.0, gone: 0.0, lasts, turns_into: None, turning: false, leaves: true };
    world.entity_mut(entity).insert(glide);
}

fn spawn(world: &mut World, root: Entity, id: &Id, piece: Piece, span: impl Fn(u64) -> f32) -> Entity {
    let lasts = span(piece.millis);
    let from = match piece.enter {
        Enter::AtOnce => piece.pose,
        Enter::Fade => piece.pose.alpha(0.0),
        Enter::From(pose) => pose,
    };
    let now = if lasts == 0.0 { piece.pose } else { from };
    let laid = Laid {
        drawing: piece.drawing,
        size: piece.size,
        goal: piece.pose,
        now,
        leave: piece.leave,
        side: piece.side,
        means: piece.means,
        millis: piece.millis,
        lift: piece.lift,
        drawn_at: piece.pose.scale,
    };
    let entity = world
        .spawn((Name::new(format!("{id:?}")), Transform::default(), Visibility::default(), ChildOf(root)))
        .insert(DespawnOnExit(Screen::Table))
        .insert(laid)
        .id();
    draw(world, entity);
    if now != piece.pose {
        let waits = span(piece.wait);
        let glide = Glide { from, waits, gone: 0.0, lasts, turns_into: None, turning: false, leaves: false };
        world.entity_mut(entity).insert(glide);
    }
    pose(world, entity, 1.0);
    entity
}

fn change(world: &mut World, entity: Entity, piece: Piece, span: impl Fn(u64) -> f32) {
    let Some(mut laid) = world.get_mut::<Laid>(entity) else { return };
    let new_face = laid.drawing != piece.drawing || laid.size != piece.size;
    let new_place = laid.goal != piece.pose;
    let turned_over = laid.side != piece.side;
    (laid.leave, laid.side, laid.millis, laid.lift) = (piece.leave, piece.side, piece.millis, piece.lift);
    laid.means = piece.means;
    if !new_face && !new_place {
        return;
    }
    let from = laid.now;
    laid.goal = piece.pose;
    let lasts = span(piece.millis);
    let turns = new_face && turned_over && lasts > 0.0;
    if new_face && !turns {
        (laid.drawing, laid.size, laid.drawn_at) = (piece.drawing.clone(), piece.size, piece.pose.scale);
        draw(world, entity);
    } else if new_place && laid.drawn_at != piece.pose.scale {
        laid.drawn_at = piece.pose.scale;
        draw(world, entity);
    }
    if lasts == 0.0 {
        if let Some(mut laid) = world.get_mut::<Laid>(entity) {
            laid.now = laid.goal;
        }
        world.entity_mut(entity).remove::<Glide>();
        pose(world, entity, 1.0);
    } else if new_place || turns {
        let turns_into = turns.then_some(piece.drawing);
        let waits = span(piece.wait);
        let glide = Glide { from, waits, gone: 0.0, lasts, turning: turns, turns_into, leaves: false };
        world.entity_mut(entity).insert(glide);
    } else {
        pose(world, entity, 1.0);
    }
}

/// Puts the parts of a piece below its entity.
fn draw(world: &mut World, entity: Entity) {
    let Some(laid) = world.get::<Laid>(entity) else { return };
    let (drawing, middle, scale) = (laid.drawing.clone(), laid.size / 2.0, laid.drawn_at);
    world.entity_mut(entity).despawn_related::<Children>();
    for (place, part) in drawing.parts.into_iter().enumerate() {
        let z = place as f32 * 0.005;
        let put = |at: Vec2| {
            let at = (at - middle) * scale;
            Transform::from_xyz(at.x, -at.y, z)
        };
        match part {
            Part::Picture { art, at, scale: own, turn } => {
                let transform =
                    put(at).with_scale((own * scale).extend(1.0)).with_rotation(Quat::from_rotation_z(-turn));
                let tint = art.tint;
                world.spawn((art, transform, PartOf(tint), ChildOf(entity)));
            }
            Part::Fill { colour, rect } => {
                let sprite = Sprite::from_color(colour, rect.size() * scale);
                world.spawn((sprite, put(rect.center()), PartOf(colour), ChildOf(entity)));
            }
            Part::Words { mut label, at } => {
                label.size *= scale;
                label.width = label.width.map(|width| width * scale);
                let colour = label.color;
                world.spawn((label, put(at), PartOf(colour), ChildOf(entity)));
            }
        }
    }
}

/// Puts an entity where its piece is now; `width` is how far it is turned over.
fn pose(world: &mut World, entity: Entity, width: f32) {
    let gliding = world.get::<Glide>(entity).is_some();
    let Some(laid) = world.get::<Laid>(entity) else { return };
    let transform = transform(laid, gliding, width);
    let tint = tint(laid.now);
    if let Some(mut old) = world.get_mut::<Transform>(entity) {
        *old = transform;
    }
    let parts: Vec<Entity> = world.get::<Children>(entity).map(|parts| parts.to_vec()).unwrap_or_default();
    for part in parts {
        let Some(colour) = world.get::<PartOf>(part).map(|part| multiply(part.0, tint)) else { continue };
        if let Some(mut art) = world.get_mut::<Art>(part) {
            if art.tint != colour {
                art.tint = colour;
            }
        } else if let Some(mut label) = world.get_mut::<Label>(part) {
            if label.color != colour {
                label.color = colour;
            }
        } else if let Some(mut sprite) = world.get_mut::<Sprite>(part) {
            sprite.color = colour;
        }
    }
}

fn tint(pose: Pose) -> Color {
    // Darkness is night, not black: blue goes last.
    let light = pose.light;
    Color::srgba(light, light + (1.0 - light) * 0.05, light + (1.0 - light) * 0.12, pose.alpha)
}

fn transform(laid: &Laid, gliding: bool, width: f32) -> Transform {
    let now = laid.now;
    let z = now.z + if gliding { laid.lift } else { 0.0 };
    let scale = if laid.drawn_at > 0.0 { now.scale / laid.drawn_at } else { 1.0 };
    Transform::from_xyz(now.at.x, -now.at.y, z)
        .with_scale(Vec3::new(scale * width, scale, 1.0))
        .with_rotation(Quat::from_rotation_z(-now.turn))
}

fn glide(world: &mut World, mut moving: Local<Vec<Entity>>) {
    moving.clear();
    moving.extend(world.query_filtered::<Entity, With<Glide>>().iter(world));
    if moving.is_empty() {
        return;
    }
    world.write_message(RequestRedraw);
    let passed = world.resource::<Time>().delta_secs();
    for entity in moving.drain(..) {
        step(world, entity, passed);
    }
}

fn step(world: &mut World, entity: Entity, passed: f32) {
    let Ok((mut laid, mut glide)) = world.query::<(&mut Laid, &mut Glide)>().get_mut(world, entity) else { return };
    glide.waits -= passed;
    if glide.waits > 0.0 {
        return;
    }
    glide.gone += passed;
    let part = (glide.gone / glide.lasts).min(1.0);
    let eased = part * part * (3.0 - 2.0 * part);
    laid.now = between(glide.from, laid.goal, eased);
    let width = if glide.turning { (1.0 - 2.0 * part).abs().max(0.02) } else { 1.0 };
    let (done, leaves) = (part >= 1.0, glide.leaves);
    let turned = if part >= 0.5 { glide.turns_into.take() } else { None };
    if let Some(drawing) = turned {
        (laid.drawing, laid.drawn_at) = (drawing, laid.goal.scale);
        draw(world, entity);
    }
    if done && leaves {
        world.despawn(entity);
        return;
    }
    if done {
        if let Some(mut laid) = world.get_mut::<Laid>(entity) {
            laid.now = laid.goal;
        }
        world.entity_mut(entity).remove::<Glide>();
    }
    pose(world, entity, width);
}

fn between(from: Pose, to: Pose, part: f32) -> Pose {
    let mix = |a: f32, b: f32| a + (b - a) * part;
    Pose {
        at: from.at.lerp(to.at, part),
        z: to.z.max(from.z),
        scale: mix(from.scale, to.scale),
        alpha: mix(from.alpha, to.alpha),
        light: mix(from.light, to.light),
        turn: mix(from.turn, to.turn),
    }
}
