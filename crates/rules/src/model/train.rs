//! A train: its cards from left to right and its conductor.

use serde::{Deserialize, Serialize};
use tinyvec::{ArrayVec, array_vec};

use super::card::{CarValue, CardId};
use super::tiles::OrderTileId;

/// Cards a complete train has.
pub const FULL_TRAIN: usize = 10;

/// What rides in a car: the card lying under it. One card per car, whatever its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Guest {
    /// A celebrity, who doubles the car.
    Celebrity(CardId),
    /// A passenger, in the upper train only.
    Passenger {
        /// The card under the car.
        card: CardId,
        /// Whether it has taken its seat.
        seated: bool,
    },
    /// Luggage, in the lower train only.
    Luggage {
        /// The card under the car.
        card: CardId,
        /// Whether it is loaded.
        loaded: bool,
    },
}

impl Guest {
    /// The card that lies under the car.
    pub fn card(self) -> CardId {
        match self {
            Self::Celebrity(card) | Self::Passenger { card, .. } | Self::Luggage { card, .. } => card,
        }
    }
}

/// A railroad car.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Car {
    /// Its value now.
    pub value: CarValue,
    /// The card under it.
    pub guest: Option<Guest>,
    /// The order tile on it.
    pub order: Option<OrderTileId>,
}

/// One card of a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrainCard {
    /// A railroad car.
    Car(Car),
    /// A mail car, by its place in the catalogue.
    MailCar(u8),
    /// A Locomotive tile, by its place in the catalogue.
    Locomotive(u8),
}

impl TrainCard {
    /// The railroad car, if it is one.
    pub fn car(&self) -> Option<&Car> {
        if let Self::Car(car) = self { Some(car) } else { None }
    }
}

/// A train. Its railroad cars never rise in value from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Train {
    /// From left to right.
    pub cards: ArrayVec<[TrainCard; FULL_TRAIN]>,
    /// How many cards the conductor has reached; 0 is the brass plate.
    pub conductor: u8,
}

impl Default for TrainCard {
    /// A 0-value car.
    fn default() -> Self {
        Self::Car(Car::default())
    }
}

impl Default for Train {
    /// One 0-value car, the conductor before it.
    fn default() -> Self {
        Self { cards: array_vec!([TrainCard; FULL_TRAIN] => TrainCard::default()), conductor: 0 }
    }
}

impl Train {
    /// The railroad cars with their places among the cards.
    pub fn cars(&self) -> impl Iterator<Item = (usize, &Car)> {
        self.cards.iter().enumerate().filter_map(|(place, card)| Some((place, card.car()?)))
    }

    /// Whether another 0-value car can be added. A fifth car is followed by the mail car at
    /// once, so a train that is waiting for its mail car cannot grow either.
    pub fn can_grow(&self) -> bool {
        self.cards.len() < FULL_TRAIN - 1 && !self.needs_mail_car()
    }

    /// Whether the fifth car was placed and the mail car must follow.
    pub fn needs_mail_car(&self) -> bool {
        self.cards.len() == 5
    }

    /// The step up the car at `place` could take now.
    pub fn upgrade_at(&self, place: usize) -> Option<CarValue> {
        let next = self.car_at(place)?.value.next()?;
        // Its neighbour is the card before it, or the car before the mail car.
        let left = self.cards[..place].iter().rev().find_map(TrainCard::car);
        left.is_none_or(|left| left.value >= next).then_some(next)
    }

    /// Every car that can go one step up, with the value it has now. The cars never rise to the
    /// right, so it is always the leftmost of its value.
    pub fn upgrades(&self) -> impl Iterator<Item = (usize, CarValue)> {
        self.cars().filter(|(place, _)| self.upgrade_at(*place).is_some()).map(|(place, car)| (place, car.value))
    }

    /// The railroad car at a place among the cards, if one lies there.
    pub fn car_at(&self, place: usize) -> Option<&Car> {
        self.cards.get(place)?.car()
    }

    /// The first car without a card under it.
    pub fn first_free_car(&self) -> Option<usize> {
        self.cars().find(|(_, car)| car.guest.is_none()).map(|(place, _)| place)
    }

    /// The mail car, with its place, if there is one.
    pub fn mail_car(&self) -> Option<(usize, u8)> {
        self.cards.iter().enumerate().find_map(|(place, card)| match card {
            TrainCard::MailCar(mail_car) => Some((place, *mail_car)),
            _ => None,
        })
    }

    /// The Locomotive tile, with its place, if there is one.
    pub fn locomotive(&self) -> Option<(usize, u8)> {
        self.cards.iter().enumerate().find_map(|(place, card)| match card {
            TrainCard::Locomotive(tile) => Some((place, *tile)),
            _ => None,
        })
    }

    /// Whether the conductor has reached or passed the card at `place`.
    pub fn reached(&self, place: usize) -> bool {
        place < usize::from(self.conductor)
    }

    /// How many steps the conductor can still walk.
    pub fn steps_left(&self) -> u8 {
        self.cards.len() as u8 - self.conductor
    }

    /// Whether the conductor stands on the Locomotive tile.
    pub fn at_locomotive(&self) -> bool {
        self.locomotive().is_some_and(|(place, _)| self.reached(place))
    }

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

    /// The first of those waiting whose car is good enough and reached by the conductor.
    pub(crate) fn next_to_settle(&self) -> Option<(u8, CardId)> {
        let ready =
            |place: usize| self.reached(place) && self.car_at(place).is_some_and(|car| car.value > CarValue::V0);
        self.guests_waiting().find(|(place, _)| ready(*place)).map(|(place, card)| (place as u8, card))
    }
}
