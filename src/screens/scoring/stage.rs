//! What all parts of a scoring phase are drawn from.

use super::{layout::ScoringLayout, progress::ScoringProgress};
use crate::screens::counting::CountingStage;
use rules::Seat;

/// What all parts of the overlay are drawn from.
pub type Stage<'a> = CountingStage<'a, ScoringProgress, ScoringLayout>;

impl Stage<'_> {
    /// Whether a seat's part of the phase is over.
    pub fn is_done(&self, seat: Seat) -> bool {
        self.progress.done.contains(&seat)
    }

    /// Whether it is being shown.
    pub fn is_now(&self, seat: Seat) -> bool {
        self.progress.now == Some(seat) && !self.is_done(seat)
    }

    /// Whether it is still to come.
    pub fn waits(&self, seat: Seat) -> bool {
        self.progress.now != Some(seat) && !self.is_done(seat)
    }

    /// Who comes after the part being shown.
    pub fn next_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| !self.is_done(*seat) && Some(*seat) != self.progress.now)
    }
}
