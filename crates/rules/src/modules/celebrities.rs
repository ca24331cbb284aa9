//! Module B: celebrities take a seat in a car, postcards are pinned to a route card.

use crate::{
    model::{board::TrainId, card::CardId},
    turn::{
        apply::Resolver, choice::Choice, event::GameEvent as E, game::Game, legal::Flow, listener::Listener,
        state::PendingStep,
    },
};

impl Game {
    pub(crate) fn celebrity_choices(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let me = self.board.player(self.state.seat);
        let mut free = TrainId::BOTH.into_iter().filter(|train| me.train(*train).first_free_car().is_some());
        free.try_for_each(|train| found(Choice::SeatCelebrity(train)))
    }

    pub(crate) fn postcard_choices(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let mut free = self.board.player(self.state.seat).route.free_for_postcard();
        free.try_for_each(|place| found(Choice::PinPostcard { route_place: place as u8 }))
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// it boards at once; which train is asked.
    pub(crate) fn celebrity_taken(&mut self, card: CardId) {
        self.game.state.pending.push(PendingStep::Celebrity(card));
    }

    /// it is pinned at once; to which route card is asked.
    pub(crate) fn postcard_taken(&mut self, card: CardId) {
        self.game.state.pending.push(PendingStep::Postcard(card));
    }

    pub(crate) fn seat_celebrity(&mut self, train: TrainId) {
        let (seat, place) = (self.seat(), self.me().train(train).first_free_car());
        if let (Some(place), Some(PendingStep::Celebrity(card))) = (place, self.game.state.pending.pop()) {
            self.emit(E::CelebritySeated { seat, train, card_place: place as u8, card });
        }
    }

    pub(crate) fn pin_postcard(&mut self, route_place: u8) {
        if let Some(PendingStep::Postcard(card)) = self.game.state.pending.pop() {
            self.emit(E::PostcardPinned { seat: self.seat(), route_place, card });
        }
    }
}
