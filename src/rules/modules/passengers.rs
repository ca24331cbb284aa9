//! Module D: passengers board the upper train and luggage goes onto the lower one; both bring
//! something as soon as their car is worth it and the conductor has come.

use crate::rules::{
    apply::Referee,
    board::TrainId,
    card::*,
    choice::Choice,
    event::{FrameSource, GameEvent as E},
    flow::Task,
    game::Game,
    score::Source,
    train::{Guest, Train},
};

/// Points that each piece of luggage loaded before adds.
const POINTS_PER_LUGGAGE: u8 = 2;

impl Game {
    /// What can be done with a card of the module now: its passenger boards, its luggage goes onto the
    /// train; nothing if it can only be declined.
    pub(in crate::rules) fn boarding_choices(&self, card: CardId) -> Vec<Choice> {
        let Face::PassengerLuggage { passenger, luggage } = &self.catalogue().card(card).face else { return vec![] };
        let me = self.board.player(self.flow.seat);
        let free = |train| me.train(train).first_free_car().is_some();
        let passenger = (passenger.is_some() && free(TrainId::Upper)).then_some(Choice::PlacePassenger);
        let luggage = (luggage.is_some() && free(TrainId::Lower)).then_some(Choice::PlaceLuggage);
        passenger.into_iter().chain(luggage).collect()
    }

    /// What a passenger that takes its seat after so many others brings in coins, and its bonus.
    pub fn passenger_brings(&self, card: CardId, seated: u8) -> (u8, &[Symbol]) {
        match &self.catalogue().card(card).face {
            Face::PassengerLuggage { passenger: Some(passenger), .. } => (passenger.coins + seated, &passenger.bonus),
            _ => (0, &[]),
        }
    }

    /// What luggage that is loaded after so many other pieces brings in points, and its bonus.
    pub fn luggage_brings(&self, card: CardId, loaded: u8) -> (u8, &[Symbol]) {
        match &self.catalogue().card(card).face {
            Face::PassengerLuggage { luggage: Some(luggage), .. } => {
                (luggage.points + POINTS_PER_LUGGAGE * loaded, &luggage.bonus)
            }
            _ => (0, &[]),
        }
    }
}

impl Train {
    /// Passengers that have taken their seats, or luggage that is loaded.
    pub fn guests_settled(&self) -> u8 {
        let settled =
            |guest| matches!(guest, Guest::Passenger { seated: true, .. } | Guest::Luggage { loaded: true, .. });
        self.cars().filter_map(|(_, car)| car.guest).filter(|guest| settled(*guest)).count() as u8
    }

    /// Passengers that wait for their seats, or luggage that waits to be loaded, with their places.
    pub fn guests_waiting(&self) -> impl Iterator<Item = (usize, CardId)> {
        self.cars().filter_map(|(place, car)| match car.guest {
            Some(Guest::Passenger { card, seated: false } | Guest::Luggage { card, loaded: false }) => {
                Some((place, card))
            }
            _ => None,
        })
    }

    /// The first of those waiting whose car is worth it and reached by the conductor.
    fn next_to_settle(&self) -> Option<(u8, CardId)> {
        let ready =
            |place: usize| self.reached(place) && self.car_at(place).is_some_and(|car| car.value > CarValue::V0);
        self.guests_waiting().find(|(place, _)| ready(*place)).map(|(place, card)| (place as u8, card))
    }
}

impl Referee<'_> {
    pub(in crate::rules) fn place_passenger(&mut self) {
        let (seat, place) = (self.seat(), self.me().train(TrainId::Upper).first_free_car());
        if let (Some(place), Some(Task::PassengerOrLuggage(card))) = (place, self.game.flow.tasks.pop()) {
            self.tell(E::PassengerPlaced { seat, card_place: place as u8, card });
            self.react();
        }
    }

    pub(in crate::rules) fn place_luggage(&mut self) {
        let (seat, place) = (self.seat(), self.me().train(TrainId::Lower).first_free_car());
        if let (Some(place), Some(Task::PassengerOrLuggage(card))) = (place, self.game.flow.tasks.pop()) {
            self.tell(E::LuggagePlaced { seat, card_place: place as u8, card });
            self.react();
        }
    }

    /// from left to right; the coins of all are placed together.
    pub(super) fn take_seats(&mut self) {
        let (seat, mut all_coins) = (self.seat(), 0);
        while let Some((card_place, card)) = self.me().train(TrainId::Upper).next_to_settle() {
            let seated = self.me().train(TrainId::Upper).guests_settled();
            let (coins, bonus) = self.game.passenger_brings(card, seated);
            let bonus = bonus.to_vec();
            self.tell(E::PassengerSeated { seat, card_place, coins });
            self.gain_frame(FrameSource::Passenger(card), bonus);
            all_coins += coins;
        }
        while let Some((card_place, card)) = self.me().train(TrainId::Lower).next_to_settle() {
            let loaded = self.me().train(TrainId::Lower).guests_settled();
            let (points, bonus) = self.game.luggage_brings(card, loaded);
            let bonus = bonus.to_vec();
            self.tell(E::LuggageLoaded { seat, card_place, points });
            self.score(points, Source::PassengersAndLuggage);
            self.gain_frame(FrameSource::Luggage(card), bonus);
        }
        if all_coins > 0 {
            self.gain_coins(all_coins);
        }
    }
}
