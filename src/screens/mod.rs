//! The screens of the game, one file or folder each. Entities are scoped to their screen.

mod dialog;
mod loading;
mod result;
mod revelation;
mod scoring;
mod setup;
mod sources;
mod title;
mod widgets;

use bevy::prelude::*;

use crate::rules::Setup;

pub use scoring::{ScoringShown, scoring_covers};
pub use setup::{Habits, Plan};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_plugins((
        loading::plugin,
        title::plugin,
        setup::plugin,
        scoring::plugin,
        revelation::plugin,
        result::plugin,
    ));
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

/// What a game is played with, in words.
fn about_game(page: &widgets::Page, setup: &Setup) -> String {
    let [one, other] = setup.modules.map(|module| module.to_string());
    with_teatime(page, page.words_with("game-about", [("one", one.into()), ("other", other.into())]), setup.teatime)
}

/// The same, and whether there is Teatime.
fn with_teatime(page: &widgets::Page, what: String, teatime: bool) -> String {
    if teatime { page.words_with("game-with-teatime", [("what", what.into())]) } else { what }
}

/// The cities of the line, for the rails along the edges of the screens.
const LINE: [&str; 8] = ["paris", "strasbourg", "munich", "vienna", "budapest", "belgrade", "sofia", "constantinople"];
