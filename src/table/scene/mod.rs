//! The table as a value (a scene), and how the difference between two scenes becomes entities that appear,
//! travel and leave.

mod boarding;
pub mod journey;
pub mod motion;
pub mod nudge;
mod parts;
pub mod pieces;
mod posing;
pub mod snapshot;
pub mod table_piece;
mod tween;
pub mod view;
mod wipe;

use bevy::prelude::*;

use crate::{session::PlaySet, state::Screen};
use table_piece::Motion;

pub(super) fn plugin(app: &mut App) {
    let order = (Motion::Move, Motion::Pose, Motion::Parts).chain();
    app.configure_sets(Update, order.after(PlaySet::Draw).run_if(in_state(Screen::Table))).add_plugins((
        motion::plugin,
        tween::plugin,
        nudge::plugin,
        wipe::plugin,
        journey::plugin,
        posing::plugin,
        parts::plugin,
    ));
}
