//! Whose board it is that is drawn in small.

use crate::{localization::words::Words, session::SeatConfig};
use rules::{Module, PlayerBoard, Seat, queries::Queries};

/// A player's board, and the questions it is drawn from.
pub struct SmallBoard<'a> {
    pub words: &'a Words<'a>,
    /// About the board that is shown.
    pub queries: Queries<'a>,
    pub player: &'a PlayerBoard,
    pub seat: Seat,
    pub config: &'a SeatConfig,
}

impl SmallBoard<'_> {
    /// Whether contracts have a place on it.
    pub fn has_contracts(&self) -> bool {
        self.words.game.setup().modules.contains(&Module::A) || !self.player.contracts.is_empty()
    }
}
