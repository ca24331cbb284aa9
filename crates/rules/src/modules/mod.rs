//! One file per module: what its cards do beyond the vocabulary that all cards share.

mod celebrities;
mod contracts;
mod factories;
mod middle_cards;
mod murder;
mod passengers;
mod revelation;
mod storage;
mod switches;
mod teatime;

use super::turn::{apply::Resolver, listener::Listener, state::PendingStep};

impl<L: Listener> Resolver<'_, L> {
    /// What the cards in front of the seat do by themselves after every change of its trains:
    /// mechanics work, then everybody who can takes a seat.
    pub(crate) fn react(&mut self) {
        self.let_mechanics_work();
        self.take_seats();
    }

    /// No more of the Storage is used, or no more factory works.
    pub(crate) fn finish_task(&mut self) {
        match self.game.state.pending.last() {
            Some(PendingStep::Storage { .. }) => self.close_storage(),
            _ => drop(self.game.state.pending.pop()),
        }
    }
}
