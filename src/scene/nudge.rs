//! What shakes, hops or swells for a moment without leaving its place: the couplings of a train, a card that scores.

use std::f32::consts::{PI, TAU};

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    piece::Pose,
    scene_piece::{Motion, ScenePiece},
    stretch::Stretch,
};
use crate::session::Timing;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pass.in_set(Motion::Move));
}

/// How a piece moves in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NudgeKind {
    /// It is pushed to the left by so many layout pixels, and swings back.
    Jolt(f32),
    /// It hops by so many layout pixels.
    Hop(f32),
    /// It shivers by so many layout pixels.
    Shiver(f32),
    /// It grows by this part of its size and shrinks again.
    Swell(f32),
}

/// A passing movement of a piece in its place.
#[derive(Component, Clone, Copy, Debug)]
pub struct Nudge {
    kind: NudgeKind,
    stretch: Stretch,
}

impl Nudge {
    /// Times in milliseconds at normal speed.
    pub fn new(kind: NudgeKind, wait: u64, millis: u64, timing: &Timing) -> Self {
        let seconds = |millis| timing.span(millis).as_secs_f32();
        Self { kind, stretch: Stretch::new(seconds(wait), seconds(millis)) }
    }

    /// The pose of a piece that would lie like this.
    pub(super) fn of(&self, pose: Pose) -> Pose {
        let Some(part) = self.stretch.part().filter(|part| *part < 1.0) else { return pose };
        let fading = (1.0 - part) * (1.0 - part);
        match self.kind {
            NudgeKind::Jolt(pixels) => pose.moved(-pixels * fading * (part * TAU * 1.5).sin(), 0.0),
            NudgeKind::Hop(pixels) => pose.moved(0.0, -pixels * (part * PI).sin()),
            NudgeKind::Shiver(pixels) => pose.moved(pixels * (1.0 - part) * (part * TAU * 7.0).sin(), 0.0),
            NudgeKind::Swell(by) => pose.scale(pose.scale * (1.0 + by * (part * PI).sin())),
        }
    }
}

fn pass(
    time: Res<Time>,
    mut commands: Commands,
    mut nudged: Query<(Entity, &mut ScenePiece, &mut Nudge)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut laid, mut nudge) in &mut nudged {
        redraw.write(RequestRedraw);
        laid.set_changed();
        if nudge.stretch.pass(time.delta_secs()) == Some(1.0) {
            commands.entity(entity).remove::<Nudge>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_of_it() {
        let rest = Pose::at(Vec2::new(100.0, 50.0), 1.0);
        for kind in [NudgeKind::Jolt(4.0), NudgeKind::Hop(9.0), NudgeKind::Shiver(2.0), NudgeKind::Swell(0.1)] {
            let at = |gone: f32| {
                let mut stretch = Stretch::new(0.0, 0.3);
                stretch.pass(gone);
                Nudge { kind, stretch }.of(rest)
            };
            assert_eq!((at(0.0), at(0.3), at(1.0)), (rest, rest, rest));
            assert_ne!(at(0.05), rest, "{kind:?}");
            let near = at(0.299);
            assert!(near.at.distance(rest.at) < 0.3 && (near.scale - 1.0).abs() < 0.01, "{kind:?}: {near:?}");
        }
    }
}
