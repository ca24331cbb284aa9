//! What looks on while a game is played.

use rules::{Choice, Game};

/// Carries out the choices of a game and notes what it wants to know, which is never more than it needs: random games
/// are so fast that events nobody reads would slow them down.
pub(super) trait Observer {
    /// Carries out a legal choice.
    fn carry_out(&mut self, game: &mut Game, choice: Choice);
}
