//! Texts for what happened in modules C to F and at Teatime.

use super::{Who, Words};
use crate::localization::Value;
use rules::{CardId, EvidenceToken, GameEvent, GameEvent as E, Person, Seat, TrainId, Whodunit};

/// The text key of a dummy's name.
pub fn dummy_key(dummy: u8) -> &'static str {
    if dummy == 0 { "dummy-a" } else { "dummy-b" }
}

impl Words<'_> {
    /// A player or dummy as the subject of a sentence.
    fn person(&self, person: Person) -> Who {
        match person {
            Person::Seat(seat) => self.who(seat),
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
    pub(super) fn module_event(&self, event: &GameEvent) -> String {
        let who = |seat: Seat| ("who", Value::from(self.who(seat)));
        let person = |person: Person| ("who", Value::from(self.person(person)));
        let n = |n: u8| ("n", Value::from(n));
        let card = |card: CardId| ("card", Value::from(self.card(card)));
        let car = |train: TrainId, card_place: u8| ("car", Value::from(self.car_place(train, card_place)));
        match event {
            E::DestroyEvidenceLaid { person: whose, .. } => self.with("log-destroy-evidence", [person(*whose)]),
            E::DummySuspects { dummy, card: id } => {
                self.with("log-dummy-suspects", [person(Person::Dummy(*dummy)), card(*id)])
            }
            E::EvidenceDealt { person: whose } => self.with("log-evidence", [person(*whose)]),
            E::PassengerPlaced { seat, card_place, .. } => {
                self.with("log-passenger", [who(*seat), car(TrainId::Upper, *card_place)])
            }
            E::PassengerSeated { seat, card_place, coins } => {
                self.with("log-passenger-seated", [who(*seat), car(TrainId::Upper, *card_place), n(*coins)])
            }
            E::LuggagePlaced { seat, card_place, .. } => {
                self.with("log-luggage", [who(*seat), car(TrainId::Lower, *card_place)])
            }
            E::LuggageLoaded { seat, card_place, points } => {
                self.with("log-luggage-loaded", [who(*seat), car(TrainId::Lower, *card_place), n(*points)])
            }
            E::MiddleCardPlaced { seat, place, card: id } => {
                self.with("log-middle", [who(*seat), card(*id), n(place + 1)])
            }
            E::MechanicDone { seat, place, train, worked } => {
                let key = if *worked { "log-mechanic" } else { "log-mechanic-lapsed" };
                self.with(key, [who(*seat), n(place + 1), ("train", self.train(*train).into())])
            }
            E::FactoryBegan { seat, place, upgrades } => {
                self.with("log-factory", [who(*seat), ("place", (place + 1).into()), n(*upgrades)])
            }
            E::StorageDrawn { seat, cards } => {
                let names: Vec<_> = cards.iter().map(|card| self.card(*card)).collect();
                self.with("log-storage", [who(*seat), n(cards.len() as u8), ("cards", names.join("; ").into())])
            }
            E::StorageCardUsed { seat, card: id } => self.with("log-storage-card", [who(*seat), card(*id)]),
            E::ToolboxUsed { seat } => self.with("log-toolbox", [who(*seat)]),
            E::StorageReturned { cards, .. } => self.count("log-storage-returned", *cards),
            E::OrderTilesLaid { tiles } => {
                let tiles: Vec<_> = tiles.iter().map(|tile| self.order_tile(*tile)).collect();
                self.with("log-orders", [("tiles", tiles.join(", ").into())])
            }
            E::OrderTilePlaced { seat, tile, train, card_place } => {
                self.with("log-order", [who(*seat), ("tile", self.order_tile(*tile).into()), car(*train, *card_place)])
            }
            E::SwitchScored { seat, place, train, points } => {
                let train = ("train", self.train(*train).into());
                self.with("log-switch", [who(*seat), ("place", (place + 1).into()), train, n(*points)])
            }
            E::OrderScored { seat, train, card_place, points } => {
                self.with("log-order-scored", [who(*seat), car(*train, *card_place), n(*points)])
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
                let tokens: Vec<_> = tokens.iter().map(|token| self.token(*token)).collect();
                let what = if tokens.is_empty() { self.get("token-none") } else { tokens.join(", ") };
                self.with("log-evidence-shown", [person(*whose), ("what", what.into())])
            }
            E::EvidenceDiscarded { person: whose, token } => {
                self.with("log-evidence-gone", [person(*whose), ("what", self.token(*token).into())])
            }
            E::Arrested { people, .. } if people.is_empty() => self.get("log-nobody-arrested"),
            E::Arrested { people, fingerprints } => {
                let names: Vec<_> = people.iter().map(|person| self.person_name(*person)).collect();
                self.with("log-arrested", [("names", names.join(", ").into()), n(*fingerprints)])
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
