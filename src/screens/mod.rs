//! The screens of the game, one file each. Entities are scoped to their screen.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
}

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures and fonts are loaded.
    #[default]
    Loading,
    /// The departures board.
    Title,
    /// A new game is set up.
    Setup,
    /// The game, its scoring phases included.
    Table,
    /// The game is over.
    Result,
}
