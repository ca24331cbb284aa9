//! What a computer player is.

use rules::{Choice, SeatView};

/// A computer player for one seat.
pub trait Bot: Send {
    /// Thinks about `view` for one slice of a few milliseconds: one of `view.choices`, of which there has to be at
    /// least one, once it is decided. Otherwise it wants to be called again with the same view.
    fn think(&mut self, view: &SeatView) -> Option<Choice>;

    /// Thinks as long as it takes. A bot with the same seed gives the same answers to the same views on every
    /// platform.
    fn choose(&mut self, view: &SeatView) -> Choice {
        loop {
            if let Some(choice) = self.think(view) {
                return choice;
            }
        }
    }
}
