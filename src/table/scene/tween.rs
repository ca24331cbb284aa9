//! Pieces on their way from one place to another.

use std::f32::consts::PI;

use bevy::{math::curve::easing::EasingCurve, prelude::*, window::RequestRedraw};

use super::{
    drawing::Drawing,
    laid::{Laid, Motion, draw},
    pieces::{Pose, Ride},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, glide.in_set(Motion::Move));
}

/// A piece on its way.
#[derive(Component)]
pub(super) struct Tween {
    pub way: EasingCurve<Pose>,
    pub ride: Ride,
    /// Seconds until it starts to move.
    pub waits: f32,
    /// Seconds since it started to move.
    pub gone: f32,
    /// Seconds the whole motion takes.
    pub lasts: f32,
    /// What it will show after turning over, which happens half-way; `None` from then on.
    pub turns_into: Option<Drawing>,
    pub turning: bool,
    /// Whether it disappears at the end.
    pub leaves: bool,
}

impl Tween {
    pub fn new(from: Pose, to: Pose, lasts: f32, ride: Ride) -> Self {
        let ease = match ride {
            Ride::Glide => EaseFunction::SmoothStep,
            // A car rolls in at speed and brakes.
            Ride::Roll => EaseFunction::CubicOut,
            Ride::Walk => EaseFunction::Linear,
            // A flick of the hand: quickly away, and softly down.
            Ride::Arc(_) => EaseFunction::QuadraticOut,
        };
        let way = EasingCurve::new(from, to, ease);
        Self { way, ride, waits: 0.0, gone: 0.0, lasts, turns_into: None, turning: false, leaves: false }
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
        let before = laid.now.at.x;
        laid.now = tween.way.sample_clamped(part);
        laid.way += (laid.now.at.x - before) / laid.now.scale.max(0.01);
        laid.on_its_way = part < 1.0;
        let hill = (part * PI).sin();
        let arc = if let Ride::Arc(high) = tween.ride { high * hill } else { 0.0 };
        laid.height = if part < 1.0 { arc + if tween.turning { TURNED_OVER_AT * hill } else { 0.0 } } else { 0.0 };
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
