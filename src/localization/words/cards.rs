//! Texts for what is printed: Action cards, Game End cards, contracts, stations, boards.

use super::{Words, of_type};
use crate::localization::Value;
use rules::{
    ActionCard, CarValue, CardId, Condition, Contract, Face, GameEndId, Luggage, OrderTileId, Passenger, Reward,
    Station, Symbol,
};

impl Words<'_> {
    /// The Action card with this number.
    pub fn action_card(&self, card: CardId) -> &ActionCard {
        self.catalogue().card(card)
    }

    /// The title of an Action card: its kind, or the name of what is on it, such as "Route to Vienna".
    pub fn card_title(&self, card: CardId) -> String {
        match &self.action_card(card).face {
            Face::Route { city, .. } => self.with("title-route", [("city", self.city(city).into())]),
            Face::Celebrity(key) => self.celebrity(key),
            Face::Postcard(key) => self.with("title-postcard", [("name", self.postcard(key).into())]),
            face => self.kind(face.kind()),
        }
    }

    /// An Action card within a sentence: "the card Route to Vienna (bonus: 2 coins; 3 points)".
    pub fn card(&self, card: CardId) -> String {
        let title = self.card_title(card);
        match &self.action_card(card).face {
            Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => {
                self.with("card-in-log", [("title", title.into()), ("what", self.frame(frame).into())])
            }
            Face::Route { stations, .. } => {
                self.with("card-in-log", [("title", title.into()), ("what", self.stations(stations).into())])
            }
            Face::Contract(contract) => {
                self.with("card-in-log", [("title", title.into()), ("what", self.contract(contract).into())])
            }
            Face::Celebrity(_) => self.with("celebrity-in-log", [("name", title.into())]),
            Face::Suspect(suspect, frame) => {
                self.with(&format!("suspect-in-log-{suspect}"), [("what", self.frame(frame).into())])
            }
            Face::PassengerLuggage { passenger, luggage } => {
                let passenger = passenger
                    .as_ref()
                    .map(|passenger| self.guest("passenger-in-log", Symbol::Coins(passenger.coins), &passenger.bonus));
                let luggage = luggage
                    .as_ref()
                    .map(|luggage| self.guest("luggage-in-log", Symbol::Points(luggage.points), &luggage.bonus));
                let both = self.list("list-apart", passenger.into_iter().chain(luggage));
                self.with("card-in-log", [("title", title.into()), ("what", both.into())])
            }
            Face::Switch { value, upper_points, lower_points } => {
                let points = [("upper", (*upper_points).into()), ("lower", (*lower_points).into())];
                self.with("switch-in-log", points.into_iter().chain([("value", value.points().into())]))
            }
            Face::Mechanic { value, bonus } => {
                self.with("mechanic-in-log", [("value", value.points().into()), ("what", self.frame(bonus).into())])
            }
            Face::DestroyEvidence => self.get("destroy-in-log"),
            Face::Storage => self.get("storage-in-log"),
            Face::Factory => self.factory(card, "factory-in-log", "factory-with-in-log"),
            Face::Postcard(_) => title,
        }
    }

    /// What an Action card does, in one or two sentences.
    pub fn card_explained(&self, card: CardId) -> String {
        let say = |key: &str, about: String| self.with(key, [("about", self.get(&about).into())]);
        match &self.action_card(card).face {
            Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => {
                self.with("explain-frame", [("what", capital(&self.frame(frame)).into())])
            }
            Face::Route { city, stations } => {
                let values = [("city", self.city(city).into()), ("what", self.stations(stations).into())];
                self.with("explain-route", values)
            }
            Face::Contract(contract) => self.contract_explained(contract),
            Face::Celebrity(key) => say("explain-celebrity", format!("celebrity-{key}-about")),
            Face::Postcard(key) => say("explain-postcard", format!("postcard-{key}-about")),
            Face::Suspect(suspect, frame) => {
                let dummies = self.game.setup().dummy_count();
                self.with(
                    &format!("explain-suspect-{suspect}"),
                    [("what", capital(&self.frame(frame)).into()), ("dummies", dummies.into())],
                )
            }
            Face::DestroyEvidence => self.get("explain-destroy-evidence"),
            Face::PassengerLuggage { passenger, luggage } => {
                self.guests_explained(passenger.as_ref(), luggage.as_ref())
            }
            Face::Switch { value, upper_points, lower_points } => self.with(
                "explain-switch",
                [
                    ("value", value.points().into()),
                    ("upper", (*upper_points).into()),
                    ("lower", (*lower_points).into()),
                ],
            ),
            Face::Mechanic { value, bonus } => {
                self.with("explain-mechanic", [("value", value.points().into()), ("what", self.frame(bonus).into())])
            }
            Face::Storage => self.get("explain-storage"),
            Face::Factory => self.factory(card, "explain-factory", "explain-factory-with"),
        }
    }

    /// Words about a factory: with the second key, and what it brings, if it has a bonus.
    pub fn factory(&self, card: CardId, plain: &str, with_bonus: &str) -> String {
        match &self.action_card(card).bonus[..] {
            [] => self.get(plain),
            bonus => self.with(with_bonus, [("what", self.frame(bonus).into())]),
        }
    }

    /// A passenger and luggage, in a sentence each.
    fn guests_explained(&self, passenger: Option<&Passenger>, luggage: Option<&Luggage>) -> String {
        let passenger = passenger
            .map(|passenger| self.guest("explain-passenger", Symbol::Coins(passenger.coins), &passenger.bonus));
        let luggage =
            luggage.map(|luggage| self.guest("explain-luggage", Symbol::Points(luggage.points), &luggage.bonus));
        self.list("list-sentences", passenger.into_iter().chain(luggage))
    }

    fn guest(&self, key: &str, first: Symbol, bonus: &[Symbol]) -> String {
        let what = self.frame(&[&[first], bonus].concat());
        self.with(key, [("what", what.into())])
    }

    /// An order tile: "cake for 6 points".
    pub fn order_tile(&self, tile: OrderTileId) -> String {
        let tile = self.catalogue().order_tile(tile);
        self.with("order-tile", [("what", tile.refreshment.to_string().into()), ("n", tile.points.into())])
    }

    /// An order tile in a sentence.
    pub fn order_tile_explained(&self, tile: OrderTileId) -> String {
        let tile = self.catalogue().order_tile(tile);
        let what = tile.refreshment.to_string().into();
        let values = [("what", what), ("n", tile.points.into()), ("value", tile.value.points().into())];
        self.with("explain-order", values)
    }

    pub fn city(&self, key: &str) -> String {
        self.get(&format!("city-{key}"))
    }

    pub fn celebrity(&self, key: &str) -> String {
        self.get(&format!("celebrity-{key}"))
    }

    pub fn postcard(&self, key: &str) -> String {
        self.get(&format!("postcard-{key}"))
    }

    /// The city of a route card, or "Paris" for the board.
    pub fn route_card(&self, card: Option<CardId>) -> String {
        match card.map(|card| &self.action_card(card).face) {
            Some(Face::Route { city, .. }) => self.city(city),
            _ => self.get("city-paris"),
        }
    }

    /// A station: "2 coins in every scoring phase" or "5 points once".
    pub fn station(&self, station: &Station) -> String {
        match station {
            Station::Points(points) => self.count("station-points", *points),
            Station::Bonus(frame) => self.with("station-bonus", [("what", self.frame(frame).into())]),
        }
    }

    fn stations(&self, stations: &[Station]) -> String {
        self.one_after_the_other(stations.iter().map(|station| match station {
            Station::Points(points) => self.count("symbol-points", *points),
            // What belongs to one station is held together.
            Station::Bonus(frame) => self.frame_as("list-last", frame),
        }))
    }

    /// What comes on the way, in its order: "5 points, then an upgrade".
    pub fn one_after_the_other(&self, all: impl IntoIterator<Item = String>) -> String {
        self.list("list-then", all)
    }

    /// A contract's condition: "6 cars worth at least 2".
    pub fn condition(&self, condition: &Condition) -> String {
        let cars = |key: &str, count: u8, value: CarValue| {
            self.with(key, [("n", Value::from(count)), ("value", value.points().into())])
        };
        match condition {
            Condition::Cars { count, value } => cars("condition-cars", *count, *value),
            Condition::CarsInEachTrain { count, value } => cars("condition-cars-each", *count, *value),
            Condition::Run(values) => {
                let each = self.list("list-next", values.iter().map(ToString::to_string));
                self.with("condition-run", [("n", values.len().into()), ("values", each.into())])
            }
            Condition::BothMailCars => self.get("condition-mail-cars"),
            Condition::BothMailCarsReached => self.get("condition-mail-cars-reached"),
            Condition::LocomotiveTileReached => self.get("condition-locomotive-tile"),
            Condition::LocomotiveTiles(count) => self.count("condition-locomotive-tiles", *count),
            Condition::Guests(count) => self.count("condition-guests", *count),
            Condition::SuspectTaken(suspect) => self.get(&format!("condition-suspect-{suspect}")),
            Condition::DestroyEvidence(count) => self.count("condition-destroy-evidence", *count),
            Condition::PassengersOrLuggage(count) => self.count("condition-passengers-or-luggage", *count),
        }
    }

    /// A contract's reward: "2 coins for each fulfilled contract".
    pub fn reward(&self, reward: &Reward) -> String {
        match reward {
            Reward::Frame(frame) => self.frame(frame),
            Reward::PerFulfilledContract(frame) => {
                self.with("reward-per-contract", [("what", self.frame(frame).into())])
            }
            Reward::GameEndCardPerLocomotiveTile => self.get("reward-per-tile"),
        }
    }

    /// A contract within a sentence.
    pub fn contract(&self, contract: &Contract) -> String {
        let (condition, reward) = (self.condition(&contract.condition), self.reward(&contract.reward));
        self.with("contract", [("condition", condition.into()), ("reward", reward.into())])
    }

    /// A contract in a sentence of its own.
    pub fn contract_explained(&self, contract: &Contract) -> String {
        let (condition, reward) = (self.condition(&contract.condition), self.reward(&contract.reward));
        self.with("explain-contract", [("condition", condition.into()), ("reward", reward.into())])
    }

    /// A Game End card: "3 points per conductor card at the end".
    pub fn game_end(&self, card: GameEndId) -> String {
        let card = self.catalogue().game_end(card);
        self.with("game-end-card", [("n", card.points.into()), ("type", of_type(card.card_type))])
    }

    /// A Game End card with what it gives immediately.
    pub fn game_end_explained(&self, card: GameEndId) -> String {
        let frame = self.frame(&self.catalogue().game_end(card).action);
        self.with("explain-game-end", [("card", self.game_end(card).into()), ("what", frame.into())])
    }

    /// The bonus of a mail car, by its place in the catalogue.
    pub fn mail_car(&self, mail_car: u8) -> String {
        self.catalogue()
            .boards()
            .mail_cars
            .get(usize::from(mail_car))
            .map(|frame| self.frame(frame))
            .unwrap_or_default()
    }

    /// The title of a Locomotive tile: "Locomotive tile 5".
    pub fn tile_title(&self, tile: u8) -> String {
        self.count("title-tile", self.tile_value(tile))
    }

    /// The number on a Locomotive tile.
    pub(super) fn tile_value(&self, tile: u8) -> u8 {
        self.catalogue().boards().locomotive_tiles.get(usize::from(tile)).map_or(0, |tile| tile.value)
    }

    /// A Locomotive tile in a sentence.
    pub fn tile_explained(&self, tile: u8) -> String {
        let Some(tile) = self.catalogue().boards().locomotive_tiles.get(usize::from(tile)) else {
            return self.get("tiles-gone");
        };
        self.with("explain-tile", [("n", tile.value.into()), ("upgrades", tile.upgrades.into())])
    }
}

/// The text with its first letter as a capital.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}
