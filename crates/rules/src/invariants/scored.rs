//! What a seat's trains bring in a scoring phase, worked out again from the table.

use super::hold::{InvariantError, hold};
use crate::model::{
    board::{Board, PlayerBoard, Seat, TrainId},
    card::*,
    catalogue::Catalogue,
    score::Source,
    train::{Guest, TrainCard},
};

/// Checks the part of a scoring phase that has just ended.
pub(crate) fn check(board: &Board, catalogue: &Catalogue, seat: Seat) -> Result<(), InvariantError> {
    let player = board.player(seat);
    let [upper, lower] = TrainId::BOTH.map(|train| cards(player, catalogue, train));
    let expected = [
        (Source::UpperTrain, upper[0]),
        (Source::LowerTrain, lower[0]),
        (Source::Celebrities, upper[1] + lower[1]),
        (Source::Orders, upper[2] + lower[2]),
        (Source::Switches, switches(player, catalogue)),
    ];
    for (source, points) in expected {
        let booked = player.book.at(board.moment, source);
        hold!(booked == points, "{seat:?} scored {booked} for {source:?} in {:?}, not {points}", board.moment);
    }
    Ok(())
}

/// What the cards that the conductor has reached, their celebrities and their orders bring.
fn cards(player: &PlayerBoard, catalogue: &Catalogue, train: TrainId) -> [u16; 3] {
    let train = player.train(train);
    let mut sums = [0; 3];
    for card in &train.cards[..train.conductor.into()] {
        match card {
            TrainCard::Car(car) => {
                let points = u16::from(car.value.points());
                sums[0] += points;
                sums[1] += if matches!(car.guest, Some(Guest::Celebrity(_))) { points } else { 0 };
                sums[2] += car.order.map_or(0, |tile| catalogue.order_tile(tile).points.into());
            }
            TrainCard::MailCar(_) => {}
            TrainCard::Locomotive(tile) => {
                sums[0] += u16::from(catalogue.boards().locomotive_tiles[usize::from(*tile)].value);
            }
        }
    }
    sums
}

/// the upper arrow of a switch points at the left card above, the lower one at the right card below.
fn switches(player: &PlayerBoard, catalogue: &Catalogue) -> u16 {
    let mut sum = 0;
    for (place, middle) in player.middle.iter().enumerate() {
        let Face::Switch { value, upper_points, lower_points } = catalogue.card(middle.card).face else { continue };
        for (train, card, points) in
            [(TrainId::Upper, 2 * place, upper_points), (TrainId::Lower, 2 * place + 1, lower_points)]
        {
            let train = player.train(train);
            let worth_it = matches!(train.cards.get(card), Some(TrainCard::Car(car)) if car.value >= value);
            if worth_it && card < train.conductor.into() {
                sum += u16::from(points);
            }
        }
    }
    sum
}
