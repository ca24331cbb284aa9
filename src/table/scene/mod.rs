//! The table as a value (a scene), and how the difference between two scenes becomes entities that appear,
//! glide and leave.

pub mod drawing;
pub mod motion;
pub mod pieces;
pub mod snapshot;
pub mod view;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(motion::plugin);
}
