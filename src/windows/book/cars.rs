//! A card of a train in a picture of the rules book, as the book's file writes it.

use std::str::FromStr;

use strum::VariantArray;

use rules::{
    CarValue, CardId, Catalogue, Face,
    model::train::{Car, Guest, TrainCard},
};

/// A card of a train, or an empty place.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureCar {
    shown: TrainPlace,
    /// Whether there is a light around it.
    pub lit: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum TrainPlace {
    Empty,
    MailCar(u8),
    /// A Locomotive tile by its value.
    Engine(u8),
    Car {
        value: CarValue,
        carries: Option<char>,
    },
}

impl FromStr for FigureCar {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is not a card of a train, such as 4, 7c, m1, e5 or _");
        let (name, lit) = text.strip_suffix('*').map_or((text, false), |name| (name, true));
        let number = |digits: &str| digits.parse::<u8>().map_err(|_| wrong());
        let shown = match name.split_at_checked(1).ok_or_else(wrong)? {
            ("_", "") => TrainPlace::Empty,
            ("m", digits) => TrainPlace::MailCar(number(digits)?),
            ("e", digits) => TrainPlace::Engine(number(digits)?),
            _ => {
                let digits = name.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
                let mut letters = name[digits.len()..].chars();
                let (carries, more) = (letters.next(), letters.next());
                let points = number(digits)?;
                let value =
                    CarValue::VARIANTS.iter().copied().find(|value| value.points() == points).ok_or_else(wrong)?;
                if more.is_some() || carries.is_some_and(|letter| !"cpwlk".contains(letter)) {
                    return Err(wrong());
                }
                TrainPlace::Car { value, carries }
            }
        };
        Ok(Self { shown, lit })
    }
}

impl FigureCar {
    /// The card, unless the place is empty.
    pub fn card(&self, catalogue: &Catalogue) -> Option<TrainCard> {
        match self.shown {
            TrainPlace::Empty => None,
            TrainPlace::MailCar(number) => {
                let count = catalogue.boards().mail_cars.len() as u8;
                Some(TrainCard::MailCar(number.saturating_sub(1) % count.max(1)))
            }
            TrainPlace::Engine(value) => {
                let tiles = &catalogue.boards().locomotive_tiles;
                Some(TrainCard::Locomotive(tiles.iter().position(|tile| tile.value == value).unwrap_or(0) as u8))
            }
            TrainPlace::Car { value, carries } => {
                let under = |wanted: fn(&Face) -> bool| {
                    catalogue.cards().find(|(_, card)| wanted(&card.face)).map(|(card, _)| card)
                };
                let luggage = || under(|face| matches!(face, Face::PassengerLuggage { .. }));
                let guest = match carries {
                    Some('c') => under(|face| matches!(face, Face::Celebrity(_))).map(Guest::Celebrity),
                    Some('p') => luggage().map(|card: CardId| Guest::Passenger { card, seated: true }),
                    Some('w') => luggage().map(|card: CardId| Guest::Passenger { card, seated: false }),
                    Some('l') => luggage().map(|card: CardId| Guest::Luggage { card, loaded: true }),
                    _ => None,
                };
                let order = catalogue.order_tile_ids().next().filter(|_| carries == Some('k'));
                Some(TrainCard::Car(Car { value, guest, order }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_and_mistakes_are_named() {
        let catalogue = Catalogue::built_in().expect("the card files are in order");
        let car = |text: &str| text.parse::<FigureCar>().unwrap();
        assert!(matches!(
            car("12*").card(&catalogue),
            Some(TrainCard::Car(Car { value: CarValue::V12, guest: None, .. }))
        ));
        assert!(car("12*").lit && !car("4").lit);
        assert!(matches!(
            car("7c").card(&catalogue),
            Some(TrainCard::Car(Car { guest: Some(Guest::Celebrity(_)), .. }))
        ));
        assert!(matches!(car("m2").card(&catalogue), Some(TrainCard::MailCar(1))));
        assert!(matches!(car("e8").card(&catalogue), Some(TrainCard::Locomotive(3))));
        assert_eq!(car("_").card(&catalogue), None);
        for wrong in ["3", "x", "4z", "m", "7cp", ""] {
            assert!(wrong.parse::<FigureCar>().is_err(), "{wrong}");
        }
    }
}
