//! Middle cards: switches, mechanics and factories between the trains.

use crate::rules::{
    apply::Referee,
    board::MIDDLE_PLACES,
    card::*,
    choice::Choice,
    event::{FrameSource, GameEvent as E},
    flow::Task,
    game::Game,
};

/// The cards of a train at a middle place, the left and the right one: the first place lies between
/// the first two cards.
pub(super) fn cards_at(place: usize) -> (usize, usize) {
    (2 * place, 2 * place + 1)
}

impl Game {
    /// The next place, or any earlier one, which the new card covers.
    pub(in crate::rules) fn middle_card_choices(&self, list: &mut Vec<Choice>) {
        let lying = self.board.player(self.flow.seat).middle.len();
        let places = 0..(lying + 1).min(MIDDLE_PLACES) as u8;
        list.extend(places.map(|place| Choice::PlaceMiddleCard { place }));
    }
}

impl Referee<'_> {
    /// a mechanic's bonus comes before it gets its place.
    pub(in crate::rules) fn middle_card_taken(&mut self, card: CardId) {
        self.game.flow.tasks.push(Task::MiddleCard(card));
        if let Face::Mechanic { bonus, .. } = &self.game.catalogue().card(card).face {
            let bonus = bonus.clone();
            self.run_frame(FrameSource::Mechanic(card), bonus);
        }
    }

    pub(in crate::rules) fn place_middle_card(&mut self, place: u8) {
        let Some(Task::MiddleCard(card)) = self.game.flow.tasks.pop() else { return };
        self.tell(E::MiddleCardPlaced { seat: self.seat(), place, card });
        if self.game.catalogue().card(card).face == Face::Factory {
            self.start_factories();
        }
        self.react();
    }
}
