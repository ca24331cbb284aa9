//! Module B: celebrities take a seat in a car, postcards are pinned to a route card.

use crate::rules::{
    apply::Referee, board::TrainId, card::CardId, choice::Choice, event::GameEvent as E, flow::Task, game::Game,
};

impl Game {
    pub(in crate::rules) fn celebrity_choices(&self, list: &mut Vec<Choice>) {
        let me = self.board.player(self.flow.seat);
        let free = TrainId::BOTH.into_iter().filter(|train| me.train(*train).first_free_car().is_some());
        list.extend(free.map(Choice::SeatCelebrity));
    }

    pub(in crate::rules) fn postcard_choices(&self, list: &mut Vec<Choice>) {
        let free = self.board.player(self.flow.seat).route.free_for_postcard();
        list.extend(free.map(|place| Choice::PinPostcard { route_place: place as u8 }));
    }
}

impl Referee<'_> {
    /// it boards at once; which train is asked.
    pub(in crate::rules) fn celebrity_taken(&mut self, card: CardId) {
        self.game.flow.tasks.push(Task::Celebrity(card));
    }

    /// it is pinned at once; to which route card is asked.
    pub(in crate::rules) fn postcard_taken(&mut self, card: CardId) {
        self.game.flow.tasks.push(Task::Postcard(card));
    }

    pub(in crate::rules) fn seat_celebrity(&mut self, train: TrainId) {
        let (seat, place) = (self.seat(), self.me().train(train).first_free_car());
        if let (Some(place), Some(Task::Celebrity(card))) = (place, self.game.flow.tasks.pop()) {
            self.tell(E::CelebritySeated { seat, train, card_place: place as u8, card });
        }
    }

    pub(in crate::rules) fn pin_postcard(&mut self, route_place: u8) {
        if let Some(Task::Postcard(card)) = self.game.flow.tasks.pop() {
            self.tell(E::PostcardPinned { seat: self.seat(), route_place, card });
        }
    }
}
