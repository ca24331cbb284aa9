//! What is pointed at and clicked on the table, by mouse, finger or keys, and what a click would change.

pub mod choosing;
pub mod pointer;
pub mod preview;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((choosing::plugin, pointer::plugin, preview::plugin));
}
