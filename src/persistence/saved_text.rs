//! What is saved: the texts by name.

use serde::{Deserialize, Serialize};

/// The name of a saved text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum SavedText {
    /// How the game is shown and played.
    Settings,
    /// The running game.
    Game,
    /// The game that was saved before that one.
    EarlierGame,
}

impl SavedText {
    /// What it is called where it is saved.
    pub(super) fn file(self) -> &'static str {
        match self {
            Self::Settings => "settings.ron",
            Self::Game => "game.ron",
            Self::EarlierGame => "game-before.ron",
        }
    }

    /// Whether only one window may write it.
    pub(super) fn is_owned(self) -> bool {
        self != Self::Settings
    }
}
