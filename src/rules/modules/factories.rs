//! Module F: factories give upgrades, the more the farther to the right they lie.

use super::middle_cards::cards_at;
use crate::rules::{
    apply::Referee,
    board::Seat,
    card::*,
    event::{FrameSource, GameEvent as E},
    flow::Task,
    game::Game,
};

impl Game {
    /// The best value that an upgrade of a factory in this middle place can lead to: that of the better
    /// left card. Nothing if there is no car at either train.
    pub fn factory_limit(&self, seat: Seat, place: u8) -> Option<CarValue> {
        let (left, _) = cards_at(place.into());
        let trains = self.board.player(seat).trains.iter();
        trains.filter_map(|train| train.car_at(left)).map(|car| car.value).max()
    }

    /// The middle places in which a seat's factories lie open, from the left.
    pub fn factories(&self, seat: Seat) -> Vec<u8> {
        let middle = (0..).zip(&self.board.player(seat).middle);
        middle
            .filter(|(_, middle)| self.catalogue().card(middle.card).face == Face::Factory)
            .map(|(place, _)| place)
            .collect()
    }

    /// Whether a car of a train may go up to this value by a factory.
    pub(in crate::rules) fn factory_allows(&self, place: u8, to: Option<CarValue>) -> bool {
        to.is_some() && to <= self.factory_limit(self.flow.seat, place)
    }
}

impl Referee<'_> {
    /// every factory works when one is placed, from right to left.
    pub(super) fn start_factories(&mut self) {
        let factories = self.game.factories(self.seat());
        self.game.flow.tasks.push(Task::Factories(factories));
    }

    /// the one in place p gives p upgrades.
    pub(in crate::rules) fn run_factory(&mut self) {
        let Some(Task::Factories(factories)) = self.game.flow.tasks.last_mut() else { return };
        let Some(place) = factories.pop() else { return };
        let seat = self.seat();
        let upgrades = if self.game.factory_limit(seat, place).is_some() { place + 1 } else { 0 };
        self.tell(E::FactoryBegan { seat, place, upgrades });
        if upgrades > 0 {
            let symbols = vec![Symbol::FactoryUpgrade { place }; upgrades.into()];
            self.run_frame(FrameSource::Factory(place), symbols);
        }
    }
}
