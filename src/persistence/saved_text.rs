//! What is saved: the texts by name.

use std::borrow::Cow;

use crate::session::GameId;

/// The folder of the saved games.
pub(super) const GAMES: &str = "games/";
const ENDING: &str = ".ron";

/// The name of a saved text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SavedText {
    /// How the game is shown and played.
    Settings,
    /// What came of the daily journeys and the ladder.
    Journeys,
    /// The games that have been played to their end.
    Statistics,
    /// What leads back to games with friends.
    Friends,
    /// A game.
    Game(GameId),
    /// What the Master has found out about it.
    Review(GameId),
}

impl SavedText {
    /// What it is called where it is saved.
    pub(super) fn file(&self) -> Cow<'static, str> {
        match self {
            Self::Settings => "settings.ron".into(),
            Self::Journeys => "journeys.ron".into(),
            Self::Statistics => "statistics.ron".into(),
            Self::Friends => "friends.ron".into(),
            Self::Game(id) => format!("{GAMES}{id}{ENDING}").into(),
            Self::Review(id) => format!("reviews/{id}{ENDING}").into(),
        }
    }

    /// The game that is saved under a name in the folder of games, if it is one.
    pub(super) fn game(name: &str) -> Option<GameId> {
        name.strip_suffix(ENDING).filter(|stem| !stem.is_empty()).map(GameId::new)
    }

    /// Whether only one window may write it.
    pub(super) fn is_owned(&self) -> bool {
        *self != Self::Settings
    }
}
