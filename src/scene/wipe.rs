//! A car that is repainted: its old face lies over the new one, and a bright edge that runs from the left to the right
//! takes it away.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    scene_piece::{Motion, ScenePiece},
    stretch::Stretch,
};
use crate::{drawing::DrawingPart, ui::atlas::Art};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, run.in_set(Motion::Move));
}

/// An old face that is being taken away.
#[derive(Component)]
struct Wipe {
    stretch: Stretch,
    /// The width of the piece, in the coordinates of its drawing.
    wide: f32,
}

/// A part of an old face.
#[derive(Component)]
struct Old {
    /// Where its corner is, and how large it is drawn, in the coordinates of the drawing.
    left: f32,
    scale: f32,
}

/// Lays the old car over the new one. What it carries stays.
pub(super) fn wipe(commands: &mut Commands, root: Entity, laid: &ScenePiece, lasts: f32) {
    let (pose, middle) = (laid.at(), laid.piece.size / 2.0);
    let transform = Transform::from_xyz(pose.at.x, -pose.at.y, pose.z + 0.4).with_scale(Vec3::splat(pose.scale));
    let wipe = Wipe { stretch: Stretch::new(0.0, lasts), wide: laid.piece.size.x };
    let name = Name::new("old face");
    let entity = commands.spawn((name, wipe, transform, Visibility::default(), ChildOf(root))).id();
    for (place, part) in laid.piece.drawing.parts.iter().enumerate() {
        let DrawingPart::Picture { art, at, scale, turn, .. } = part else { continue };
        let is_car = art.name.starts_with("car/");
        if !is_car || *turn != 0.0 || art.slice.is_some() || art.size.is_some() || art.pivot != Vec2::ZERO {
            continue;
        }
        let corner = *at - middle;
        let put = Transform::from_xyz(corner.x, -corner.y, place as f32 * 0.001).with_scale(scale.extend(1.0));
        commands.spawn((art.clone(), put, Old { left: at.x, scale: scale.x }, ChildOf(entity)));
    }
    let edge = Art::plain(2.4, laid.piece.size.y * 0.86).tint(Color::srgba(1.0, 0.93, 0.7, 0.85));
    commands.spawn((edge, Transform::from_xyz(-middle.x, 0.0, 0.3), Edge, ChildOf(entity)));
}

/// The bright edge between the old face and the new one.
#[derive(Component)]
struct Edge;

fn run(
    time: Res<Time>,
    mut commands: Commands,
    mut wipes: Query<(Entity, &mut Wipe, &Children)>,
    mut parts: Query<(&Old, &mut Art)>,
    mut edges: Query<&mut Transform, With<Edge>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut wipe, children) in &mut wipes {
        redraw.write(RequestRedraw);
        let gone = wipe.stretch.pass(time.delta_secs()).unwrap_or_default();
        let part = EaseFunction::QuadraticInOut.sample_clamped(gone);
        if part >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let edge = wipe.wide * part;
        let mut of_face = parts.iter_many_mut(children);
        while let Some((old, mut art)) = of_face.fetch_next() {
            let from = (edge - old.left) / old.scale.max(0.01);
            art.crop = Some(Rect::new(from, -10_000.0, 10_000.0, 10_000.0));
        }
        let mut edges = edges.iter_many_mut(children);
        while let Some(mut transform) = edges.fetch_next() {
            transform.translation.x = edge - wipe.wide / 2.0;
        }
    }
}
