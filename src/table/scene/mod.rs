//! The scene of the table, and what it is made from.

pub mod pieces;
pub mod snapshot;
pub mod view;

use bevy::prelude::*;

use crate::{scene, state::Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(scene::shown_in::<pieces::Id, _>(&[Screen::Table]));
}
