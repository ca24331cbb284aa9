//! Who puts the things of a running game into words: symbols, frames, kinds of cards, sources of points.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::who::Who;
use crate::{
    localization::{Language, Texts, Value},
    session::{SeatConfig, Session},
};
use rules::{CarValue, CardKind, CardType, Catalogue, FrameSource, Game, Moment, Seat, Setup, Source, Symbol, TrainId};

/// Puts the things of a running game into words.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub texts: &'a Texts,
    /// For the card set and what lies on the table.
    pub game: &'a Game,
    /// The players with their names.
    pub seats: &'a [SeatConfig],
    /// The reader's seat: that of the only human.
    pub you: Option<Seat>,
}

/// What words depend on besides what lies on the table: as long as it is the same, the same is said in the same words of
/// the same cards.
#[derive(Clone, Debug, PartialEq)]
pub struct WordsState {
    language: Language,
    by_touch: bool,
    card_set: u64,
    setup: Setup,
    seats: Vec<SeatConfig>,
    you: Option<Seat>,
}

/// Gives a system the [`Words`] of the running game.
#[derive(SystemParam)]
pub struct Speaker<'w> {
    texts: Res<'w, Texts>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
}

impl Speaker<'_> {
    pub fn words(&self) -> Words<'_> {
        Words::new(&self.texts, &self.game, &self.session)
    }
}

impl<'a> Words<'a> {
    /// For the running game with these players.
    pub fn new(texts: &'a Texts, game: &'a Game, session: &'a Session) -> Self {
        let alone = !session.autoplay && session.humans() == 1;
        let seats = (0..session.seats.len() as u8).map(Seat);
        let you = seats.into_iter().find(|seat| alone && session.is_human(*seat));
        Self { texts, game, seats: &session.seats, you }
    }

    /// What they depend on.
    pub fn state(&self) -> WordsState {
        let Self { texts, game, seats, you } = *self;
        WordsState {
            language: texts.language(),
            by_touch: texts.by_touch(),
            card_set: game.catalogue().fingerprint(),
            setup: game.setup().clone(),
            seats: seats.to_vec(),
            you,
        }
    }

    /// The text for a key.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// The text for a key with values filled in.
    pub fn with<'v>(&self, key: &str, values: impl IntoIterator<Item = (&'v str, Value<'v>)>) -> String {
        self.texts.with(key, values)
    }

    /// The text for a key with one number filled in as `n`.
    pub fn count(&self, key: &str, n: impl Into<u32>) -> String {
        self.with(key, [("n", Value::from(n.into()))])
    }

    pub fn catalogue(&self) -> &'a Catalogue {
        self.game.catalogue()
    }

    pub fn name(&self, seat: Seat) -> String {
        self.seats[seat.index()].name.clone()
    }

    /// A player as the subject of a sentence.
    pub fn who(&self, seat: Seat) -> Who {
        if self.you == Some(seat) { Who::Reader } else { Who::Named(self.name(seat)) }
    }

    /// A train as a heading: "Upper train".
    pub fn train(&self, train: TrainId) -> String {
        self.with("train-title", [of_train(train)])
    }

    /// A car as a heading, by its place among the cards of its train: "Car 3 of the upper train".
    pub fn car(&self, train: TrainId, card_place: u8) -> String {
        self.with("car-title", of_car(train, card_place))
    }

    /// One after the other, joined by the text for a key, which puts `$item` after `$list`.
    pub fn list(&self, key: &str, items: impl IntoIterator<Item = String>) -> String {
        self.texts.list(key, items)
    }

    /// One symbol: "a 0-value car".
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.symbols(symbol, 1)
    }

    /// The same symbol several times: "two 0-value cars".
    pub fn symbols(&self, symbol: Symbol, times: u8) -> String {
        let n = |n: u8| ("n", Value::from(n));
        let repeated = |words: String| {
            if times == 1 { words } else { self.with("times", [("what", words.into()), n(times)]) }
        };
        match symbol {
            Symbol::Car => self.count("symbol-car", times),
            Symbol::Upgrade { from } => {
                let to = from.next().unwrap_or(from);
                self.with("symbol-upgrade", [n(times), ("from", from.points().into()), ("to", to.points().into())])
            }
            Symbol::UpgradeOfChoice => self.count("symbol-upgrade-choice", times),
            Symbol::FactoryUpgrade { .. } => self.count("symbol-factory-upgrade", times),
            Symbol::CarOrFirstUpgrade => repeated(self.get("symbol-car-or-upgrade")),
            Symbol::BothConductors(steps) => repeated(self.count("symbol-both-conductors", steps)),
            Symbol::OneConductor(steps) => repeated(self.count("symbol-one-conductor", steps)),
            Symbol::Locomotive(stations) => repeated(self.count("symbol-locomotive", stations)),
            Symbol::Coins(coins) => self.count("symbol-coins", coins.saturating_mul(times)),
            Symbol::Points(points) => self.count("symbol-points", points.saturating_mul(times)),
            Symbol::GameEndCard => self.count("symbol-game-end-card", times),
        }
    }

    /// What a symbol asks its owner to do: "Upgrade a car from 1 to 2".
    pub fn order(&self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Car => self.get("order-car"),
            Symbol::Upgrade { from } => {
                let to = from.next().unwrap_or(from);
                self.with("order-upgrade", [("from", from.points().into()), ("to", to.points().into())])
            }
            Symbol::UpgradeOfChoice => self.get("order-upgrade-choice"),
            Symbol::FactoryUpgrade { place } => {
                let limit = self.game.queries().factory_limit(self.game.state().seat, place).unwrap_or_default();
                self.count("order-factory-upgrade", limit.points())
            }
            Symbol::CarOrFirstUpgrade => self.get("order-car-or-upgrade"),
            Symbol::BothConductors(steps) => self.count("order-both-conductors", steps),
            Symbol::OneConductor(steps) => self.count("order-one-conductor", steps),
            Symbol::Locomotive(stations) => self.count("order-locomotive", stations),
            Symbol::Coins(coins) => self.count("order-coins", coins),
            Symbol::Points(points) => self.count("order-points", points),
            Symbol::GameEndCard => self.get("order-game-end-card"),
        }
    }

    /// The same where cars can only be added or only be upgraded.
    pub fn order_possible(&self, symbol: Symbol, adds: bool, upgrades: bool) -> String {
        match (symbol, adds, upgrades) {
            (Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } | Symbol::CarOrFirstUpgrade, true, false) => {
                self.order(Symbol::Car)
            }
            (Symbol::UpgradeOfChoice, false, true) => self.get("order-upgrade-only"),
            (Symbol::FactoryUpgrade { place }, false, true) => {
                let limit = self.game.queries().factory_limit(self.game.state().seat, place).unwrap_or_default();
                self.count("order-factory-upgrade-only", limit.points())
            }
            (Symbol::CarOrFirstUpgrade, false, true) => self.order(Symbol::Upgrade { from: CarValue::V0 }),
            _ => self.order(symbol),
        }
    }

    /// A frame: "two 0-value cars, 2 coins". Equal symbols are counted together.
    pub fn frame(&self, symbols: &[Symbol]) -> String {
        self.frame_as("list-next", symbols)
    }

    /// The same as a list of this kind.
    pub fn frame_as(&self, list: &str, symbols: &[Symbol]) -> String {
        if symbols.is_empty() {
            return self.get("frame-empty");
        }
        let mut counted: Vec<(Symbol, u8)> = Vec::new();
        for symbol in symbols {
            match counted.iter_mut().find(|(other, _)| other == symbol) {
                Some((_, times)) => *times += 1,
                None => counted.push((*symbol, 1)),
            }
        }
        self.list(list, counted.into_iter().map(|(symbol, times)| self.symbols(symbol, times)))
    }

    /// The heading of a kind of card: "Railroad car".
    pub fn kind(&self, kind: CardKind) -> String {
        self.get(&format!("kind-{kind}"))
    }

    /// A type of cards that Game End cards count, as a heading: "Railroad car Action card taken".
    pub fn card_type(&self, card_type: CardType) -> String {
        self.with("card-type-title", [("type", of_type(card_type))])
    }

    /// Where points came from, as a row of the breakdown: "Upper train".
    pub fn source(&self, source: Source) -> String {
        self.get(&format!("points-from-{source}"))
    }

    /// When points were scored: "Round 3", "Scoring phase 1".
    pub fn moment(&self, moment: Moment) -> String {
        match moment {
            Moment::SetUp => self.get("moment-set-up"),
            Moment::Round(round) => self.count("moment-round", round),
            Moment::Scoring(phase) => self.count("moment-scoring", phase),
            Moment::End => self.get("moment-end"),
        }
    }

    /// Where a frame comes from, as a title: "Mail car", "Bonus station 3".
    pub fn frame_source(&self, source: FrameSource) -> String {
        match source {
            FrameSource::Card(card) => self.card_title(card),
            FrameSource::Declined(_) => self.get("from-declined"),
            FrameSource::MailCar(_) => self.get("from-mail-car"),
            FrameSource::LocomotiveTile(tile) => self.tile_title(tile),
            FrameSource::Contract(_) => self.get("from-contract"),
            FrameSource::Station(station) => self.count("from-station", station),
            FrameSource::GameEndCard(_) => self.get("from-game-end-card"),
            FrameSource::StartPlayerTile => self.get("from-start-tile"),
            FrameSource::Passenger(_) => self.get("from-passenger"),
            FrameSource::Luggage(_) => self.get("from-luggage"),
            FrameSource::Mechanic(_) => self.get("from-mechanic"),
            FrameSource::FactoryBonus(_) => self.get("from-factory-bonus"),
            FrameSource::Factory(place) => self.count("from-factory", place + 1),
            FrameSource::Storage(card) => self.with("from-storage", [("card", self.card_title(card).into())]),
            FrameSource::Toolbox => self.get("from-toolbox"),
        }
    }
}

/// Which train it is, for a text to choose its words by: `upper` or `lower`.
pub fn of_train(train: TrainId) -> (&'static str, Value<'static>) {
    ("train", if train == TrainId::Upper { "upper" } else { "lower" }.into())
}

/// Which car it is, by its place among the cards of its train: the train, and `$car`, counted from 1.
pub fn of_car(train: TrainId, card_place: u8) -> [(&'static str, Value<'static>); 2] {
    [of_train(train), ("car", (card_place + 1).into())]
}

/// Which type of cards it is, for a text to choose its words by.
pub fn of_type(card_type: CardType) -> Value<'static> {
    card_type.to_string().into()
}
