//! What looks on while a game is played.

use crate::rules::{Choice, Game, GameEvent};

/// Looks on while a game is played.
pub(super) trait Onlooker {
    /// A legal choice is about to be carried out.
    fn before(&mut self, game: &Game, choice: Choice);

    /// It has been carried out.
    fn after(&mut self, game: &Game, events: &[GameEvent]);
}
