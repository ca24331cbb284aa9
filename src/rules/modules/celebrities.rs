//! Module B: celebrities take a seat in a car, postcards are pinned to a route card.

use crate::rules::{
    model::{board::TrainId, card::CardId},
    turn::{apply::Resolver, choice::Choice, event::GameEvent as E, game::Game, state::PendingStep},
};

impl Game {
    pub(in crate::rules) fn celebrity_choices(&self, list: &mut Vec<Choice>) {
        let me = self.board.player(self.state.seat);
        let free = TrainId::BOTH.into_iter().filter(|train| me.train(*train).first_free_car().is_some());
        list.extend(free.map(Choice::SeatCelebrity));
    }

    pub(in crate::rules) fn postcard_choices(&self, list: &mut Vec<Choice>) {
        let free = self.board.player(self.state.seat).route.free_for_postcard();
        list.extend(free.map(|place| Choice::PinPostcard { route_place: place as u8 }));
    }
}

impl Resolver<'_> {
    /// it boards at once; which train is asked.
    pub(in crate::rules) fn celebrity_taken(&mut self, card: CardId) {
        self.game.state.pending.push(PendingStep::Celebrity(card));
    }

    /// it is pinned at once; to which route card is asked.
    pub(in crate::rules) fn postcard_taken(&mut self, card: CardId) {
        self.game.state.pending.push(PendingStep::Postcard(card));
    }

    pub(in crate::rules) fn seat_celebrity(&mut self, train: TrainId) {
        let (seat, place) = (self.seat(), self.me().train(train).first_free_car());
        if let (Some(place), Some(PendingStep::Celebrity(card))) = (place, self.game.state.pending.pop()) {
            self.emit(E::CelebritySeated { seat, train, card_place: place as u8, card });
        }
    }

    pub(in crate::rules) fn pin_postcard(&mut self, route_place: u8) {
        if let Some(PendingStep::Postcard(card)) = self.game.state.pending.pop() {
            self.emit(E::PostcardPinned { seat: self.seat(), route_place, card });
        }
    }
}
