//! Middle cards: switches, mechanics and factories between the trains.

use crate::{
    model::{board::MIDDLE_PLACES, card::*},
    turn::{
        apply::Resolver,
        choice::Choice,
        event::{FrameSource, GameEvent as E},
        game::Game,
        legal::Flow,
        listener::Listener,
        state::PendingStep,
    },
};

impl Game {
    /// The next place, or any earlier one, which the new card covers.
    pub(crate) fn middle_card_choices(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let lying = self.board.player(self.state.seat).middle.len();
        let mut places = 0..(lying + 1).min(MIDDLE_PLACES) as u8;
        places.try_for_each(|place| found(Choice::PlaceMiddleCard { place }))
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// the bonus of a mechanic or a factory comes before it gets its place.
    pub(crate) fn middle_card_taken(&mut self, card: CardId) {
        self.game.state.pending.push(PendingStep::MiddleCard(card));
        if let Face::Mechanic { bonus, .. } = &self.game.catalogue().card(card).face {
            let bonus = *bonus;
            self.run_frame(FrameSource::Mechanic(card), bonus);
        }
        let bonus = self.game.catalogue().card(card).bonus;
        if !bonus.is_empty() {
            self.run_frame(FrameSource::FactoryBonus(card), bonus);
        }
    }

    pub(crate) fn place_middle_card(&mut self, place: u8) {
        let Some(PendingStep::MiddleCard(card)) = self.game.state.pending.pop() else { return };
        self.emit(E::MiddleCardPlaced { seat: self.seat(), place, card });
        if self.game.catalogue().card(card).face == Face::Factory {
            self.start_factories();
        }
        self.react();
    }
}
