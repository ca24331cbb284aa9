//! Pieces on their way from one place to another.

use std::f32::consts::PI;

use bevy::{math::curve::easing::EasingCurve, prelude::*, window::RequestRedraw};

use super::{
    boarding,
    piece::{PathKind, Pose},
    scene_piece::{Motion, ScenePiece, draw},
    stretch::Stretch,
};
use crate::drawing::Drawing;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, glide.in_set(Motion::Move));
}

/// A piece on its way.
#[derive(Component)]
pub(super) struct Tween {
    pub from: Pose,
    pub to: Pose,
    pub path: PathKind,
    pub stretch: Stretch,
    /// What it will show: once it has turned over half-way, or waited; `None` from then on.
    pub turns_into: Option<Drawing>,
    pub turning: bool,
    /// It turns from the top to the foot, in its place.
    pub flaps: bool,
    /// Whether it disappears at the end.
    pub leaves: bool,
}

impl Tween {
    pub fn new(from: Pose, to: Pose, stretch: Stretch, path: PathKind) -> Self {
        Self { from, to, path, stretch, turns_into: None, turning: false, flaps: false, leaves: false }
    }

    /// Where the piece is after this part of its time.
    fn pose(&self, part: f32) -> Pose {
        let ease = match self.path {
            PathKind::Glide => EaseFunction::SmoothStep,
            // A car rolls in at speed and brakes.
            PathKind::Roll => EaseFunction::CubicOut,
            PathKind::Walk | PathKind::Steady => EaseFunction::Linear,
            PathKind::Pop => EaseFunction::BackOut,
            PathKind::Depart => EaseFunction::SineIn,
            // A flick of the hand: quickly away, and softly down.
            PathKind::Arc(_) => EaseFunction::QuadraticOut,
            PathKind::Board { below } => return boarding::pose(self.from, self.to, below, part),
        };
        EasingCurve::new(self.from, self.to, ease).sample_clamped(part)
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

/// How high a piece rises while it is turned over, in layout pixels.
const TURNED_OVER_AT: f32 = 26.0;

/// Moves everything on its way by the time that has passed.
fn glide(
    time: Res<Time>,
    mut commands: Commands,
    mut moving: Query<(Entity, &mut ScenePiece, &mut Tween)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let passed = time.delta_secs();
    for (entity, mut laid, mut tween) in &mut moving {
        redraw.write(RequestRedraw);
        let Some(part) = tween.stretch.pass(passed) else { continue };
        let before = laid.now.at.x;
        laid.now = tween.pose(part);
        laid.way += (laid.now.at.x - before) / laid.now.scale.max(0.01);
        laid.on_its_way = part < 1.0 && (tween.turning || !tween.from.is_in_place_of(tween.to));
        let hill = (part * PI).sin();
        let (high, afoot) = match tween.path {
            PathKind::Arc(high) => (high * hill, false),
            PathKind::Board { .. } => (boarding::height(tween.from, tween.to, part), boarding::is_afoot(part)),
            _ => (0.0, false),
        };
        laid.afoot = afoot;
        laid.height = if part < 1.0 {
            high + if tween.turning && !tween.flaps { TURNED_OVER_AT * hill } else { 0.0 }
        } else {
            0.0
        };
        let seen = if tween.turning && part < 1.0 { (1.0 - 2.0 * part).abs().max(0.02) } else { 1.0 };
        laid.seen = if tween.flaps { Vec2::new(1.0, seen) } else { Vec2::new(seen, 1.0) };
        // What does not turn over has its new face as soon as it has waited.
        let shows_it = part >= 0.5 || !tween.turning;
        if let Some(drawing) = tween.turns_into.take_if(|_| shows_it) {
            (laid.piece.drawing, laid.drawn_at) = (drawing, laid.piece.pose.scale);
            draw(&mut commands, entity, &laid);
        }
        if part >= 1.0 && tween.leaves {
            commands.entity(entity).despawn();
        } else if part >= 1.0 {
            laid.now = laid.piece.pose;
            commands.entity(entity).remove::<Tween>();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::scene::piece::Piece;

    #[test]
    fn every_ride_ends_at_rest_where_the_piece_belongs() {
        let (from, to) = (Pose::at(Vec2::new(80.0, 40.0), 400.0), Pose::at(Vec2::new(700.0, 660.0), 30.0));
        let piece = Piece { size: Vec2::splat(40.0), ..Piece::still(Drawing::default(), to.at, to.z) };
        for path in [
            PathKind::Glide,
            PathKind::Roll,
            PathKind::Walk,
            PathKind::Arc(50.0),
            PathKind::Board { below: 25.0 },
            PathKind::Pop,
            PathKind::Steady,
            PathKind::Depart,
        ] {
            let (mut app, mut time) = (App::new(), Time::<()>::default());
            app.add_message::<RequestRedraw>().add_systems(Update, glide);
            let entity = app
                .world_mut()
                .spawn((ScenePiece::new(piece.clone(), from), Tween::new(from, to, Stretch::new(0.0, 0.9), path)))
                .id();
            let mut walked = 0;
            for _ in 0..40 {
                time.advance_by(Duration::from_millis(30));
                app.insert_resource(time);
                app.update();
                walked += usize::from(app.world().get::<ScenePiece>(entity).is_some_and(|laid| laid.afoot));
            }
            let laid = app.world().get::<ScenePiece>(entity).expect("it stays");
            assert_eq!((laid.now, laid.height, laid.on_its_way, laid.afoot), (to, 0.0, false, false), "{path:?}");
            assert_eq!(walked > 0, matches!(path, PathKind::Board { .. }), "{path:?}");
            assert!(app.world().get::<Tween>(entity).is_none(), "{path:?} goes on and on");
        }
    }
}
