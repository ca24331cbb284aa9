//! Module E: switches score for cars beside them, mechanics upgrade the car beside another.

use super::middle_cards::cards_at;
use crate::rules::{
    apply::Referee,
    board::{Seat, TrainId},
    card::*,
    event::GameEvent as E,
    game::Game,
    score::Source,
    train::Car,
};

impl Game {
    /// What the switches of a seat would score in a scoring phase now: middle place, train, points.
    pub fn switch_points(&self, seat: Seat) -> Vec<(u8, TrainId, u8)> {
        let places = 0..self.board.player(seat).middle.len();
        places
            .flat_map(|place| TrainId::BOTH.map(|train| (place, train)))
            .filter_map(|(place, train)| {
                let (card, value, points) = self.switch_at(seat, place, train)?;
                let train_cards = self.board.player(seat).train(train);
                let met = train_cards.reached(card) && train_cards.car_at(card).is_some_and(|car| car.value >= value);
                met.then_some((place as u8, train, points))
            })
            .collect()
    }

    /// What the switch in a middle place asks for in a train: the place among its cards, the least value
    /// and the points; nothing if no switch lies there.
    pub fn switch_at(&self, seat: Seat, place: usize, train: TrainId) -> Option<(usize, CarValue, u8)> {
        let card = self.board.player(seat).middle.get(place)?.card;
        let Face::Switch { value, upper_points, lower_points } = self.catalogue().card(card).face else { return None };
        let (left, right) = cards_at(place);
        Some(match train {
            TrainId::Upper => (left, value, upper_points),
            TrainId::Lower => (right, value, lower_points),
        })
    }

    /// What the mechanic in a middle place still asks for in a train: the place of the left card and its
    /// least value; nothing if no mechanic lies there or it has done its work.
    pub fn mechanic_at(&self, seat: Seat, place: usize, train: TrainId) -> Option<(usize, CarValue)> {
        let middle = self.board.player(seat).middle.get(place)?;
        match self.catalogue().card(middle.card).face {
            Face::Mechanic { value, .. } if !middle.done[train as usize] => Some((cards_at(place).0, value)),
            _ => None,
        }
    }
}

impl Referee<'_> {
    ///
    pub(in crate::rules) fn score_switches(&mut self) {
        let seat = self.seat();
        for (place, train, points) in self.game.switch_points(seat) {
            self.tell(E::SwitchScored { seat, place, train, points });
            self.score(points, Source::Switches);
        }
    }

    /// for each train once and without a choice. What forbids lapses.
    pub(super) fn let_mechanics_work(&mut self) {
        let seat = self.seat();
        for place in 0..self.me().middle.len() {
            for train in TrainId::BOTH {
                let Some((left, value)) = self.game.mechanic_at(seat, place, train) else { continue };
                let cards = self.me().train(train);
                if cards.car_at(left).is_none_or(|car: &Car| car.value < value) {
                    continue;
                }
                let right = left + 1;
                let worked = if right == cards.cards.len() {
                    let grows = cards.can_grow();
                    if grows {
                        self.add_car(train);
                    }
                    grows
                } else {
                    let goes_up = cards.upgrade_at(right).is_some();
                    self.upgrade(train, right as u8);
                    goes_up
                };
                self.tell(E::MechanicDone { seat, place: place as u8, train, worked });
            }
        }
    }
}
