//! What moves on a screen, as a value: a scene has pieces with names, and the difference between two scenes becomes
//! entities that appear, travel, turn over and leave. Everything moves by one clock, at the speed of [`Timing`].
//!
//! [`Timing`]: crate::session::Timing

mod boarding;
pub mod journey;
pub mod moods;
pub mod motion;
pub mod nudge;
mod parts;
pub mod piece;
mod posing;
pub mod scene_piece;
mod smoke;
mod stretch;
pub mod timeline;
mod tween;
mod wipe;

use std::{fmt::Debug, hash::Hash};

use bevy::{platform::collections::HashMap, prelude::*};

use crate::{drawing::Drawing, session::PlaySet};
use piece::{Leave, Piece, Pose};
use scene_piece::Motion;

pub(super) fn plugin(app: &mut App) {
    let order = (Motion::Reconcile, Motion::Move, Motion::Pose, Motion::Parts).chain();
    app.configure_sets(Update, order.after(PlaySet::Draw)).add_plugins((
        tween::plugin,
        nudge::plugin,
        wipe::plugin,
        journey::plugin,
        posing::plugin,
        parts::plugin,
        smoke::plugin,
        timeline::plugin,
        moods::plugin,
    ));
}

/// For a scene whose pieces have names of this type: what is laid as its [`NextScene`](motion::NextScene) is shown, until
/// one of these states is left.
pub fn shown_in<N: PieceName, S: States>(states: &'static [S]) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app| motion::plugin::<N, S>(app, states)
}

/// The name of a piece, which stays the same as long as the piece is the same thing.
pub trait PieceName: Copy + Eq + Hash + Debug + Send + Sync + 'static {}

impl<N: Copy + Eq + Hash + Debug + Send + Sync + 'static> PieceName for N {}

/// Everything that should be there, by name.
#[derive(Debug)]
pub struct Scene<N> {
    pub pieces: HashMap<N, Piece>,
    /// How pieces that are no longer in the scene should leave.
    pub leaving: HashMap<N, Leave>,
}

impl<N> Default for Scene<N> {
    fn default() -> Self {
        Self { pieces: HashMap::default(), leaving: HashMap::default() }
    }
}

impl<N: PieceName> Scene<N> {
    /// Adds a piece. Its name must be new.
    pub fn add(&mut self, id: N, piece: Piece) {
        let twice = self.pieces.insert(id, piece).is_some();
        debug_assert!(!twice, "{id:?} is there twice");
    }

    /// Adds furniture whose drawing has the coordinates of the scene.
    pub fn still(&mut self, id: N, z: f32, drawing: impl Into<Drawing>) {
        self.add(id, Piece::still(drawing, Vec2::ZERO, z));
    }

    /// Lets a piece that is no longer in the scene leave towards a pose.
    pub fn gone(&mut self, id: N, pose: Pose) {
        self.leaving.insert(id, Leave::To(pose));
    }
}
