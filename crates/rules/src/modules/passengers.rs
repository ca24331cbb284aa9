//! Module D: passengers board the upper train and luggage goes onto the lower one; both bring
//! something as soon as their car is worth enough and the conductor has reached it.

use crate::{
    model::{board::TrainId, card::*, score::Source},
    turn::{
        apply::Resolver,
        choice::Choice,
        event::{FrameSource, GameEvent as E},
        game::Game,
        listener::Listener,
        state::PendingStep,
    },
};

impl Game {
    /// What can be done with a card of the module now: its passenger boards, its luggage goes onto the
    /// train; nothing if it can only be declined.
    pub(crate) fn boarding_choices(&self, card: CardId) -> impl Iterator<Item = Choice> {
        let (passenger, luggage) = match &self.catalogue().card(card).face {
            Face::PassengerLuggage { passenger, luggage } => (passenger.is_some(), luggage.is_some()),
            _ => (false, false),
        };
        let me = self.board.player(self.state.seat);
        let free = |train| me.train(train).first_free_car().is_some();
        let passenger = (passenger && free(TrainId::Upper)).then_some(Choice::PlacePassenger);
        let luggage = (luggage && free(TrainId::Lower)).then_some(Choice::PlaceLuggage);
        passenger.into_iter().chain(luggage)
    }
}

impl<L: Listener> Resolver<'_, L> {
    pub(crate) fn place_passenger(&mut self) {
        let (seat, place) = (self.seat(), self.me().train(TrainId::Upper).first_free_car());
        if let (Some(place), Some(PendingStep::PassengerOrLuggage(card))) = (place, self.game.state.pending.pop()) {
            self.emit(E::PassengerPlaced { seat, card_place: place as u8, card });
            self.react();
        }
    }

    pub(crate) fn place_luggage(&mut self) {
        let (seat, place) = (self.seat(), self.me().train(TrainId::Lower).first_free_car());
        if let (Some(place), Some(PendingStep::PassengerOrLuggage(card))) = (place, self.game.state.pending.pop()) {
            self.emit(E::LuggagePlaced { seat, card_place: place as u8, card });
            self.react();
        }
    }

    /// from left to right; the coins of all are placed together, and those of one frame not
    /// before it ends.
    pub(super) fn take_seats(&mut self) {
        if !self.game.setup.modules.contains(&Module::D) {
            return;
        }
        let (seat, mut all_coins) = (self.seat(), 0);
        while let Some((card_place, card)) = self.me().train(TrainId::Upper).next_to_settle() {
            let seated = self.me().train(TrainId::Upper).guests_settled();
            let (coins, bonus) = self.game.queries().passenger_brings(card, seated);
            let bonus = frame_of(bonus.iter().copied());
            self.emit(E::PassengerSeated { seat, card_place, coins });
            self.gain_frame(FrameSource::Passenger(card), bonus);
            all_coins += coins;
        }
        while let Some((card_place, card)) = self.me().train(TrainId::Lower).next_to_settle() {
            let loaded = self.me().train(TrainId::Lower).guests_settled();
            let (points, bonus) = self.game.queries().luggage_brings(card, loaded);
            let bonus = frame_of(bonus.iter().copied());
            self.emit(E::LuggageLoaded { seat, card_place, points });
            self.score(points, Source::PassengersAndLuggage);
            self.gain_frame(FrameSource::Luggage(card), bonus);
        }
        match self.game.state.frame_at_work() {
            Some(frame) => frame.passengers_coins += all_coins,
            None => self.gain_coins(all_coins),
        }
    }
}
