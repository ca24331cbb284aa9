//! What all parts of a scoring phase are drawn from.

use super::{layout::ScoringLayout, progress::ScoringProgress};
use crate::{
    localization::Texts,
    session::{Presentation, Session},
};
use rules::{Game, Seat};

/// What all parts of the overlay are drawn from.
#[derive(Clone, Copy)]
pub struct Stage<'a> {
    pub progress: &'a ScoringProgress,
    pub game: &'a Game,
    pub shown: &'a Presentation,
    pub session: &'a Session,
    pub texts: &'a Texts,
    pub layout: &'a ScoringLayout,
}

impl Stage<'_> {
    pub fn name(&self, seat: Seat) -> &str {
        &self.session.seat(seat).name
    }

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

    /// The seats in the order of their parts.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let (first, count) = (self.shown.board.start_player, self.shown.board.seats());
        (0..count).map(move |steps| first.left(steps, count))
    }

    /// Who comes after the part being shown.
    pub fn next_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| !self.progress.done.contains(seat) && Some(*seat) != self.progress.now)
    }
}
