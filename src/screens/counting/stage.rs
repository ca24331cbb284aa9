//! What all parts of a counting screen are drawn from.

use crate::{
    localization::Texts,
    session::{SeatConfig, Session},
};
use rules::{Board, Game, Seat};

/// What all parts of a counting screen are drawn from: how much has been shown, and where everything is.
pub struct CountingStage<'a, P, L> {
    pub progress: &'a P,
    pub game: &'a Game,
    pub board: &'a Board,
    pub session: &'a Session,
    pub texts: &'a Texts,
    pub layout: &'a L,
}

impl<P, L> Clone for CountingStage<'_, P, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P, L> Copy for CountingStage<'_, P, L> {}

impl<'a, P, L> CountingStage<'a, P, L> {
    pub fn config(&self, seat: Seat) -> &'a SeatConfig {
        self.session.seat(seat)
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        &self.config(seat).name
    }

    /// The seats in the order in which they are counted.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<P, L> {
        let (first, count) = (self.board.start_player, self.board.seats());
        (0..count).map(move |steps| first.left(steps, count))
    }
}
