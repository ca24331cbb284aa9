//! The screens of the game, one file each. Entities are scoped to their screen.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_systems(Update, crate::cli::start_wanted.run_if(in_state(Screen::Loading).and_then(pictures_are_there)))
        .add_systems(Update, to_result.run_if(in_state(Screen::Table)));
}

fn pictures_are_there(atlas: Res<crate::art::Atlas>) -> bool {
    !atlas.is_empty()
}

/// Everything of a finished game is shown: on to the result.
fn to_result(game: Res<crate::rules::Game>, shown: Res<crate::play::Shown>, mut next: ResMut<NextState<Screen>>) {
    if game.is_over() && shown.is_idle() {
        next.set(Screen::Result);
    }
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
