//! Texts for what happened in modules C to F and at Teatime.

use super::{Telling, Who, Words, of_car, of_train};
use crate::localization::Value;
use rules::{CardId, EvidenceToken, GameEvent, GameEvent as E, Person, Seat, TrainId, Whodunit};

/// The text key of a dummy's name.
pub fn dummy_key(dummy: u8) -> &'static str {
    if dummy == 0 { "dummy-a" } else { "dummy-b" }
}

impl Words<'_> {
    /// A player or dummy as the subject of a sentence.
    fn person(&self, person: Person, telling: Telling) -> Who {
        match person {
            Person::Seat(seat) => telling.who(self, seat),
            Person::Dummy(_) => Who::Named(self.person_name(person)),
        }
    }

    /// An evidence token: "2 fingerprints".
    pub fn token(&self, token: EvidenceToken) -> String {
        match token {
            EvidenceToken::Fingerprints(count) => self.count("token-fingerprints", count),
            EvidenceToken::Points(points) => self.count("token-points", points),
            EvidenceToken::Discard => self.get("token-discard"),
        }
    }

    /// What happened in a module, in a sentence; empty for the events of the base game.
    pub(super) fn module_event(&self, event: &GameEvent, telling: Telling) -> String {
        let who = |seat: Seat| ("who", Value::from(telling.who(self, seat)));
        let person = |person: Person| ("who", Value::from(self.person(person, telling)));
        let n = |n: u8| ("n", Value::from(n));
        let card = |card: CardId| ("card", Value::from(telling.card(self, card)));
        let car = |train: TrainId, card_place: u8| of_car(train, card_place).into_iter();
        match event {
            E::DestroyEvidenceLaid { person: whose, .. } => self.with("log-destroy-evidence", [person(*whose)]),
            E::DummySuspects { dummy, card: id } => {
                self.with("log-dummy-suspects", [person(Person::Dummy(*dummy)), card(*id)])
            }
            E::EvidenceDealt { person: whose } => self.with("log-evidence", [person(*whose)]),
            E::PassengerPlaced { seat, card_place, .. } => {
                self.with("log-passenger", car(TrainId::Upper, *card_place).chain([who(*seat)]))
            }
            E::PassengerSeated { seat, card_place, coins } => {
                self.with("log-passenger-seated", car(TrainId::Upper, *card_place).chain([who(*seat), n(*coins)]))
            }
            E::LuggagePlaced { seat, card_place, .. } => {
                self.with("log-luggage", car(TrainId::Lower, *card_place).chain([who(*seat)]))
            }
            E::LuggageLoaded { seat, card_place, points } => {
                self.with("log-luggage-loaded", car(TrainId::Lower, *card_place).chain([who(*seat), n(*points)]))
            }
            E::MiddleCardPlaced { seat, place, card: id } => {
                self.with("log-middle", [who(*seat), card(*id), n(place + 1)])
            }
            E::MechanicDone { seat, place, train, worked } => {
                let key = if *worked { "log-mechanic" } else { "log-mechanic-lapsed" };
                self.with(key, [who(*seat), n(place + 1), of_train(*train)])
            }
            E::FactoryBegan { seat, place, upgrades } => {
                self.with("log-factory", [who(*seat), ("place", (place + 1).into()), n(*upgrades)])
            }
            E::StorageDrawn { seat, cards } => {
                let names = self.list("list-apart", cards.iter().map(|card| self.card(*card)));
                self.with("log-storage", [who(*seat), n(cards.len() as u8), ("cards", names.into())])
            }
            E::StorageCardUsed { seat, card: id } => self.with("log-storage-card", [who(*seat), card(*id)]),
            E::ToolboxUsed { seat } => self.with("log-toolbox", [who(*seat)]),
            E::StorageReturned { cards, .. } => self.count("log-storage-returned", *cards),
            E::OrderTilesLaid { tiles } => {
                let tiles = self.list("list-next", tiles.iter().map(|tile| self.order_tile(*tile)));
                self.with("log-orders", [("tiles", tiles.into())])
            }
            E::OrderTilePlaced { seat, tile, train, card_place } => {
                let values = [who(*seat), ("tile", self.order_tile(*tile).into())];
                self.with("log-order", car(*train, *card_place).chain(values))
            }
            E::SwitchScored { seat, place, train, points } => {
                let place = ("place", (place + 1).into());
                self.with("log-switch", [who(*seat), place, of_train(*train), n(*points)])
            }
            E::OrderScored { seat, train, card_place, points } => {
                self.with("log-order-scored", car(*train, *card_place).chain([who(*seat), n(*points)]))
            }
            E::RevelationBegan => self.get("log-revelation"),
            E::WhodunitRevealed { person: whose, whodunit } => {
                let key = match whodunit {
                    Whodunit::Murderer => "log-murderer",
                    Whodunit::Innocent => "log-innocent",
                };
                self.with(key, [person(*whose)])
            }
            E::EvidenceRevealed { person: whose, tokens } => {
                let what = self.list("list-next", tokens.iter().map(|token| self.token(*token)));
                self.with("log-evidence-shown", [person(*whose), ("n", tokens.len().into()), ("what", what.into())])
            }
            E::EvidenceDiscarded { person: whose, token } => {
                self.with("log-evidence-gone", [person(*whose), ("what", self.token(*token).into())])
            }
            E::Arrested { people, .. } if people.is_empty() => self.get("log-nobody-arrested"),
            E::Arrested { people, fingerprints } => {
                let names = self.texts.all_of(people.iter().map(|person| self.person_name(*person)));
                self.with("log-arrested", [("names", names.into()), n(*fingerprints)])
            }
            E::MurdererEscaped { person: whose } => {
                // A dummy scores nothing for it.
                let key = match whose {
                    Person::Seat(_) => "log-escaped",
                    Person::Dummy(_) => "log-escaped-dummy",
                };
                self.with(key, [person(*whose)])
            }
            _ => String::new(),
        }
    }

    /// The name of a player or dummy, even of the reader.
    pub fn person_name(&self, person: Person) -> String {
        match person {
            Person::Seat(seat) => self.name(seat),
            Person::Dummy(dummy) => self.get(dummy_key(dummy)),
        }
    }
}
