//! What a computer player is.

use rules::{Choice, SeatView};

/// A computer player for one seat.
pub trait Bot: Send {
    /// Thinks about `view` for one slice of a few milliseconds: one of `view.choices`, of which there has to be at
    /// least one, once it is decided. Otherwise it wants to be called again with the same view.
    fn think(&mut self, view: &SeatView) -> Option<Choice>;

    /// The same for somebody whose time is short: `used` is the share of it that is used up. What a bot tries out is
    /// spread over this time, and from 1.0 on it decides by what it has found. Who asks like this with 0.0 gets what
    /// [`Self::think`] comes to: only then do results repeat.
    fn think_in_time(&mut self, view: &SeatView, _used: f32) -> Option<Choice> {
        self.think(view)
    }

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
