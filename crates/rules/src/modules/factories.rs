//! Module F: factories give upgrades, the more the farther to the right they lie.

use std::iter;

use crate::{
    model::card::*,
    turn::{
        apply::Resolver,
        event::{FrameSource, GameEvent as E},
        listener::Listener,
        state::PendingStep,
    },
};

impl<L: Listener> Resolver<'_, L> {
    /// every factory works when one is placed, from right to left.
    pub(super) fn start_factories(&mut self) {
        let factories = self.game.queries().factories(self.seat());
        self.game.state.pending.push(PendingStep::Factories(factories));
    }

    /// the one in place p gives p upgrades.
    pub(crate) fn run_factory(&mut self) {
        let Some(PendingStep::Factories(factories)) = self.game.state.pending.last_mut() else { return };
        let Some(place) = factories.pop() else { return };
        let seat = self.seat();
        let upgrades = if self.game.queries().factory_limit(seat, place).is_some() { place + 1 } else { 0 };
        self.emit(E::FactoryBegan { seat, place, upgrades });
        if upgrades > 0 {
            let symbols = frame_of(iter::repeat_n(Symbol::FactoryUpgrade { place }, upgrades.into()));
            self.run_frame(FrameSource::Factory(place), symbols);
        }
    }
}
