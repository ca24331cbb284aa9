//! From scene to entities: pieces appear, glide, turn over and leave by the difference between two scenes.

use std::collections::HashMap;

use bevy::{math::curve::easing::EasingCurve, prelude::*, window::RequestRedraw};

use super::{
    drawing::{Drawing, Part, multiply},
    pieces::{Enter, Id, Leave, Piece, Pose, Scene},
};
use crate::{
    session::{PlaySet, Timing},
    state::Screen,
    ui::{atlas::Art, labels::Label, viewport::ViewportRoot},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextScene>()
        .init_resource::<Pieces>()
        .add_systems(Update, lay_scene.in_set(PlaySet::Draw))
        .add_systems(Update, (glide, pose).chain().after(PlaySet::Draw).run_if(in_state(Screen::Table)))
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
}

/// A piece on the table: what it shows, where it is, and where it will come to rest.
#[derive(Component)]
#[require(Transform, Visibility)]
pub struct Laid {
    pub drawing: Drawing,
    size: Vec2,
    /// Where it comes to rest.
    pub goal: Pose,
    /// Where it is.
    now: Pose,
    leave: Leave,
    side: u8,
    /// The number that its place stands for.
    pub means: u8,
    millis: u64,
    lift: f32,
    /// The scale the parts are drawn at, so that words are sharp where the piece comes to rest.
    drawn_at: f32,
    /// How much of its width is visible while it turns over; 1 is all of it.
    width: f32,
}

/// A piece on its way.
#[derive(Component)]
struct Tween {
    way: EasingCurve<Pose>,
    /// Seconds until it starts to move.
    waits: f32,
    /// Seconds since it started to move.
    gone: f32,
    /// Seconds the whole motion takes.
    lasts: f32,
    /// What it will show after turning over, which happens half-way; `None` from then on.
    turns_into: Option<Drawing>,
    turning: bool,
    /// Whether it disappears at the end.
    leaves: bool,
}

impl Tween {
    fn new(from: Pose, to: Pose, lasts: f32) -> Self {
        let way = EasingCurve::new(from, to, EaseFunction::SmoothStep);
        Self { way, waits: 0.0, gone: 0.0, lasts, turns_into: None, turning: false, leaves: false }
    }
}

impl Ease for Pose {
    fn interpolating_curve_unbounded(from: Self, to: Self) -> impl Curve<Self> {
        FunctionCurve::new(Interval::EVERYWHERE, move |part| Self {
            at: from.at.lerp(to.at, part),
            z: to.z.max(from.z),
            scale: from.scale.lerp(to.scale, part),
            alpha: from.alpha.lerp(to.alpha, part),
            light: from.light.lerp(to.light, part),
            turn: from.turn.lerp(to.turn, part),
        })
    }
}

/// A part of a piece, with the colour it has when the piece is opaque and fully lit.
#[derive(Component)]
struct PartOf(Color);

/// Lays out the next scene: new pieces appear, others start for their new places, the rest leave.
pub fn lay_scene(
    mut commands: Commands,
    root: Single<Entity, With<ViewportRoot>>,
    timing: Res<Timing>,
    mut next: ResMut<NextScene>,
    mut pieces: ResMut<Pieces>,
    mut lying: Query<&mut Laid>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((mut scene, jump)) = next.0.take() else { return };
    redraw.write(RequestRedraw);
    let span = |millis: u64| if jump { 0.0 } else { timing.span(millis).as_secs_f32() };
    let leaving = std::mem::take(&mut scene.leaving);
    pieces.entities.retain(|id, entity| {
        let stays = scene.pieces.contains_key(id);
        if let (false, Ok(mut laid)) = (stays, lying.get_mut(*entity)) {
            send_away(&mut commands, *entity, &mut laid, leaving.get(id).copied(), span);
        }
        stays
    });
    for (id, piece) in scene.pieces {
        match pieces.entities.get(&id).and_then(|entity| Some((*entity, lying.get_mut(*entity).ok()?))) {
            Some((entity, laid)) => change(&mut commands, entity, laid, piece, span),
            None => {
                let entity = spawn(&mut commands, *root, format!("{id:?}"), piece, span);
                pieces.entities.insert(id, entity);
            }
        }
    }
}

/// Sends a piece from one pose to another, where it disappears.
pub fn send(commands: &mut Commands, root: Entity, timing: &Timing, piece: Piece, from: Pose, to: Pose) {
    let lasts = timing.span(piece.millis).as_secs_f32();
    if lasts > 0.0 {
        let entity = spawn(commands, root, "passing by".to_owned(), Piece { pose: from, millis: 0, ..piece }, |_| 0.0);
        commands.entity(entity).insert(Tween { leaves: true, ..Tween::new(from, to, lasts) });
    }
}

fn send_away(
    commands: &mut Commands,
    entity: Entity,
    laid: &mut Laid,
    leave: Option<Leave>,
    span: impl Fn(u64) -> f32,
) {
    let leave = leave.unwrap_or(laid.leave);
    let lasts = span(laid.millis.max(200));
    if lasts == 0.0 || leave == Leave::AtOnce {
        commands.entity(entity).despawn();
        return;
    }
    let from = laid.now;
    laid.goal = match leave {
        Leave::To(pose) => pose,
        Leave::Fade => from.alpha(0.0),
        Leave::Fall => Pose { turn: from.turn + 0.35, ..from.moved(14.0, 120.0).alpha(0.0) },
        Leave::AtOnce => from,
    };
    commands.entity(entity).insert(Tween { leaves: true, ..Tween::new(from, laid.goal, lasts) });
}

fn spawn(commands: &mut Commands, root: Entity, name: String, piece: Piece, span: impl Fn(u64) -> f32) -> Entity {
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
        width: 1.0,
    };
    let entity = commands.spawn((Name::new(name), ChildOf(root), DespawnOnExit(Screen::Table))).id();
    draw(commands, entity, &laid);
    if now != laid.goal {
        let tween = Tween { waits: span(piece.wait), ..Tween::new(from, laid.goal, lasts) };
        commands.entity(entity).insert(tween);
    }
    commands.entity(entity).insert(laid);
    entity
}

fn change(commands: &mut Commands, entity: Entity, mut laid: Mut<Laid>, piece: Piece, span: impl Fn(u64) -> f32) {
    let new_face = laid.drawing != piece.drawing || laid.size != piece.size;
    let new_place = laid.goal != piece.pose;
    let turned_over = laid.side != piece.side;
    // Most pieces of a scene have not changed: they must not count as changed, or all would be drawn anew.
    let quiet = laid.bypass_change_detection();
    (quiet.leave, quiet.side, quiet.millis, quiet.lift) = (piece.leave, piece.side, piece.millis, piece.lift);
    quiet.means = piece.means;
    if !new_face && !new_place {
        return;
    }
    laid.goal = piece.pose;
    let lasts = span(piece.millis);
    let turns = new_face && turned_over && lasts > 0.0;
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
        (laid.now, laid.width) = (laid.goal, 1.0);
        commands.entity(entity).remove::<Tween>();
    } else if new_place || turns {
        let turns_into = turns.then_some(piece.drawing);
        let waits = span(piece.wait);
        let tween = Tween { waits, turning: turns, turns_into, ..Tween::new(laid.now, laid.goal, lasts) };
        commands.entity(entity).insert(tween);
    }
}

/// Replaces the children of a piece's entity by the parts of its drawing.
fn draw(commands: &mut Commands, entity: Entity, laid: &Laid) {
    let (middle, scale, tint) = (laid.size / 2.0, laid.drawn_at, tint(laid.now));
    commands.entity(entity).despawn_related::<Children>();
    for (place, part) in laid.drawing.parts.iter().cloned().enumerate() {
        let put = |at: Vec2| {
            let at = (at - middle) * scale;
            Transform::from_xyz(at.x, -at.y, place as f32 * 0.005)
        };
        match part {
            Part::Picture { mut art, at, scale: own, turn } => {
                let transform =
                    put(at).with_scale((own * scale).extend(1.0)).with_rotation(Quat::from_rotation_z(-turn));
                let colour = art.tint;
                art.tint = multiply(colour, tint);
                commands.spawn((art, transform, PartOf(colour), ChildOf(entity)));
            }
            Part::Fill { colour, rect } => {
                let sprite = Sprite::from_color(multiply(colour, tint), rect.size() * scale);
                commands.spawn((sprite, put(rect.center()), PartOf(colour), ChildOf(entity)));
            }
            Part::Words { mut label, at } => {
                label.size *= scale;
                label.width = label.width.map(|width| width * scale);
                let colour = label.color;
                label.color = multiply(colour, tint);
                commands.spawn((label, put(at), PartOf(colour), ChildOf(entity)));
            }
        }
    }
}

/// Moves everything on its way by the time that has passed.
fn glide(
    time: Res<Time>,
    mut commands: Commands,
    mut moving: Query<(Entity, &mut Laid, &mut Tween)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let passed = time.delta_secs();
    for (entity, mut laid, mut tween) in &mut moving {
        redraw.write(RequestRedraw);
        tween.waits -= passed;
        if tween.waits > 0.0 {
            continue;
        }
        tween.gone += passed;
        let part = (tween.gone / tween.lasts).min(1.0);
        laid.now = tween.way.sample_clamped(part);
        laid.width = if tween.turning && part < 1.0 { (1.0 - 2.0 * part).abs().max(0.02) } else { 1.0 };
        if let Some(drawing) = tween.turns_into.take_if(|_| part >= 0.5) {
            (laid.drawing, laid.drawn_at) = (drawing, laid.goal.scale);
            draw(&mut commands, entity, &laid);
        }
        if part >= 1.0 && tween.leaves {
            commands.entity(entity).despawn();
        } else if part >= 1.0 {
            laid.now = laid.goal;
            commands.entity(entity).remove::<Tween>();
        }
    }
}

/// Updates the position and the light of every piece that has changed.
fn pose(
    mut changed: Query<(&Laid, Has<Tween>, &mut Transform, &Children), Changed<Laid>>,
    mut parts: Query<(&PartOf, Option<&mut Art>, Option<&mut Label>, Option<&mut Sprite>)>,
) {
    for (laid, gliding, mut transform, children) in &mut changed {
        let now = laid.now;
        let z = now.z + if gliding { laid.lift } else { 0.0 };
        let scale = if laid.drawn_at > 0.0 { now.scale / laid.drawn_at } else { 1.0 };
        *transform = Transform::from_xyz(now.at.x, -now.at.y, z)
            .with_scale(Vec3::new(scale * laid.width, scale, 1.0))
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

/// The tint for a pose's light and alpha. Darkness is night, not black: blue fades last.
fn tint(pose: Pose) -> Color {
    let light = pose.light;
    Color::srgba(light, light + (1.0 - light) * 0.05, light + (1.0 - light) * 0.12, pose.alpha)
}
