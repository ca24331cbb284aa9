//! What rides on the trains and what lies between them: passengers and luggage that still wait,
//! switches, mechanics and factories.

use super::evaluation::Eye;
use rules::{
    Symbol, TrainId,
    model::{card::CarValue, train::Train},
};

impl Eye<'_> {
    /// What passengers, luggage and middle cards promise.
    pub(super) fn riders(&self) -> f32 {
        let middle = 0..self.player.middle.len();
        self.passengers()
            + self.luggage()
            + middle.flat_map(|place| TrainId::BOTH.map(|train| self.middle_card(place, train))).sum::<f32>()
            + self.factories()
    }

    fn passengers(&self) -> f32 {
        let (train, coin) = (self.player.train(TrainId::Upper), self.coin());
        let brings = |place, card, before| {
            let (coins, bonus) = self.game.queries().passenger_brings(card, before);
            (f32::from(coins) * coin + self.frame(bonus, self.time)) * self.settles(train, place)
        };
        let waiting = (train.guests_settled()..).zip(train.guests_waiting());
        waiting.map(|(before, (place, card))| brings(place, card, before)).sum::<f32>() + self.more(train, coin)
    }

    fn luggage(&self) -> f32 {
        let train = self.player.train(TrainId::Lower);
        let brings = |place, card, before| {
            let (points, bonus) = self.game.queries().luggage_brings(card, before);
            (f32::from(points) + self.frame(bonus, self.time)) * self.settles(train, place)
        };
        let waiting = (train.guests_settled()..).zip(train.guests_waiting());
        waiting.map(|(before, (place, card))| brings(place, card, before)).sum::<f32>()
            + self.more(train, self.weights.riders.luggage)
    }

    /// What those aboard add to those that will still come.
    fn more(&self, train: &Train, each: f32) -> f32 {
        let aboard = f32::from(train.guests_settled()) + train.guests_waiting().count() as f32;
        aboard * each * self.weights.riders.cards_per_turn * self.time.turns
    }

    /// How likely a waiting passenger or piece of luggage settles before the end.
    fn settles(&self, train: &Train, place: usize) -> f32 {
        self.reached(train, place, self.time.turns) * self.worth_it(train, place, CarValue::V1, self.time.turns)
    }

    /// The upper or lower half of a switch or mechanic.
    fn middle_card(&self, place: usize, id: TrainId) -> f32 {
        let train = self.player.train(id);
        if let Some((card, value, points)) = self.game.queries().switch_at(self.seat, place, id) {
            let scores = |phase| {
                let turns = self.time.before_phase(phase);
                f32::from(points) * self.reached(train, card, turns) * self.worth_it(train, card, value, turns)
            };
            return (0..self.time.phases).map(scores).sum();
        }
        let Some((left, value)) = self.game.queries().mechanic_at(self.seat, place, id) else { return 0.0 };
        self.frame(&[Symbol::UpgradeOfChoice], self.time) * self.worth_it(train, left, value, self.time.turns)
    }

    /// What the factories bring when another one is placed.
    fn factories(&self) -> f32 {
        let upgrades: f32 =
            self.game.queries().factories(self.seat).into_iter().map(|place| f32::from(place + 1)).sum();
        let again = (self.weights.riders.cards_per_turn * self.time.turns).min(1.0);
        upgrades * self.frame(&[Symbol::UpgradeOfChoice], self.time) * again
    }

    /// How likely a card of a train is worth this much within this many turns.
    fn worth_it(&self, train: &Train, place: usize, value: CarValue, turns: f32) -> f32 {
        let missing = match train.car_at(place) {
            Some(car) => (value as u8).saturating_sub(car.value as u8).into(),
            None if place < train.cards.len() => return 0.0,
            None => value as usize + 1 + place - train.cards.len(),
        };
        (1.0 - missing as f32 / (1.0 + self.weights.riders.upgrades_per_turn * turns)).max(0.0)
    }
}
