//! What must hold for what lies under, on and between the cars: passengers and luggage, middle cards,
//! order tiles.

use super::hold::{InvariantError, hold};
use crate::{
    model::{
        board::{MIDDLE_PLACES, PlayerBoard, TrainId},
        card::*,
        train::{Car, Guest, Train, TrainCard},
    },
    turn::game::Game,
};

/// Checks one player.
pub(crate) fn check(game: &Game, player: &PlayerBoard) -> Result<(), InvariantError> {
    for id in TrainId::BOTH {
        let train = player.train(id);
        for (place, car) in train.cars() {
            if let Some(guest) = car.guest {
                check_guest(game, id, guest, car.value > CarValue::V0 && train.reached(place))?;
            }
        }
    }
    check_middle(game, player)
}

/// The card under a car is of its kind, passengers sit above and luggage lies below, and it
/// has taken its place if it can.
fn check_guest(game: &Game, train: TrainId, guest: Guest, ready: bool) -> Result<(), InvariantError> {
    let fits = match (&game.catalogue().card(guest.card()).face, guest) {
        (Face::Celebrity(_), Guest::Celebrity(_)) => true,
        (Face::PassengerLuggage { passenger: Some(_), .. }, Guest::Passenger { seated, .. }) => {
            train == TrainId::Upper && seated == ready
        }
        (Face::PassengerLuggage { luggage: Some(_), .. }, Guest::Luggage { loaded, .. }) => {
            train == TrainId::Lower && loaded == ready
        }
        _ => false,
    };
    hold!(fits, "{guest:?} in the {train:?} train, though its car is ready: {ready}");
    Ok(())
}

///
fn check_middle(game: &Game, player: &PlayerBoard) -> Result<(), InvariantError> {
    let middle = &player.middle;
    hold!(middle.len() <= MIDDLE_PLACES, "{} middle places: {middle:?}", middle.len());
    for (place, cards) in middle.iter().enumerate() {
        let face = |card: CardId| &game.catalogue().card(card).face;
        let all = cards.covered.iter().chain([&cards.card]);
        hold!(all.copied().all(|card| face(card).is_middle_card()), "no middle card: {cards:?}");
        for train in TrainId::BOTH {
            let done = cards.done[train as usize];
            let due = match face(cards.card) {
                Face::Mechanic { value, .. } => {
                    left_car(player.train(train), place).is_some_and(|car| car.value >= *value)
                }
                _ => false,
            };
            hold!(done == due, "middle place {place}, {train:?}: done {done}, due {due}");
        }
    }
    Ok(())
}

/// The left one of the two cards that a middle place belongs to.
fn left_car(train: &Train, place: usize) -> Option<&Car> {
    if let Some(TrainCard::Car(car)) = train.cards.get(2 * place) { Some(car) } else { None }
}
