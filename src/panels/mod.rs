//! What is decided and read in egui: prompt, boards of others, log, scores, help.

pub mod theme;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(theme::plugin);
}
