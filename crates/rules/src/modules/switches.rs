//! Module E: switches score for cars beside them, mechanics upgrade the car next to another.

use crate::{
    model::{board::TrainId, score::Source, train::Car},
    queries::mechanic_works,
    turn::{apply::Resolver, event::GameEvent as E, listener::Listener},
};

impl<L: Listener> Resolver<'_, L> {
    ///
    pub(crate) fn score_switches(&mut self) {
        let seat = self.seat();
        for (place, train, points) in self.game.queries().switch_points(seat) {
            self.emit(E::SwitchScored { seat, place, train, points });
            self.score(points, Source::Switches);
        }
    }

    /// for each train once and without a choice. What forbids lapses.
    pub(super) fn let_mechanics_work(&mut self) {
        let seat = self.seat();
        for place in 0..self.me().middle.len() {
            for train in TrainId::BOTH {
                let Some((left, value)) = self.game.queries().mechanic_at(seat, place, train) else { continue };
                let cards = self.me().train(train);
                if cards.car_at(left).is_none_or(|car: &Car| car.value < value) {
                    continue;
                }
                let (right, worked) = (left + 1, mechanic_works(cards, left));
                if worked && right == cards.cards.len() {
                    self.add_car(train);
                } else if worked {
                    self.upgrade(train, right as u8);
                }
                self.emit(E::MechanicDone { seat, place: place as u8, train, worked });
            }
        }
    }
}
