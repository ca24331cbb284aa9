//! Texts for everything that can be chosen.

use super::{Words, cards::capital, of_car, of_train};
use crate::localization::Value;
use rules::{Act, Choice, Purchase, Seat, Symbol, TrainId, model::train::TrainCard};

impl Words<'_> {
    /// A choice of the player who is asked: "Take Railroad car (two 0-value cars)".
    pub fn choice(&self, choice: Choice) -> String {
        let (game, seat) = (self.game, self.game.state().seat);
        let card = |key: &str, place| {
            let card = game.board().offer.card(place).map(|card| self.card(card)).unwrap_or_default();
            self.with(key, [("card", card.into())])
        };
        match choice {
            Choice::KeepGameEndCard { hand } => {
                let hand = game.view(seat).draft_hand.get(usize::from(hand)).copied();
                self.with("choose-keep", [("card", hand.map(|card| self.game_end(card)).unwrap_or_default().into())])
            }
            Choice::CarryOut(place) => card("choose-carry-out", place),
            Choice::Decline(place) => card("choose-decline", place),
            Choice::TakeStartPlayerTile => self.get("choose-start-tile"),
            Choice::Resolve { act, .. } => self.act(act, seat),
            Choice::EndFrame => self.get("choose-end-frame"),
            Choice::BeginFrame { waiting } => {
                let frame = game.state().waiting.get(usize::from(waiting));
                let (source, what) = frame
                    .map(|frame| (self.frame_source(frame.source), self.frame(&frame.symbols)))
                    .unwrap_or_default();
                self.with("choose-begin", [("source", source.into()), ("what", what.into())])
            }
            Choice::Spend { coins, on } => {
                let (n, column) = (coins.iter().sum::<u8>(), coins.iter().position(|c| *c > 0).unwrap_or(0) + 1);
                let what = match on {
                    Purchase::Act(act) => self.act(act, seat),
                    Purchase::Point => capital(&self.count("symbol-points", 1u8)),
                    Purchase::Order { ready, train, card_place } => self.order_bought(ready, train, card_place),
                };
                self.with("choose-spend", [("n", n.into()), ("column", column.into()), ("what", what.into())])
            }
            Choice::CoinsToPoints => self.get("choose-coins-to-points"),
            Choice::Fulfil { contract } => {
                let card = game.board().player(seat).contracts.get(usize::from(contract)).copied();
                self.with("choose-fulfil", [("card", card.map(|card| self.card(card)).unwrap_or_default().into())])
            }
            Choice::UseStation { station } => {
                let what = game
                    .queries()
                    .station(seat, station)
                    .map(|station| self.station_gives(station))
                    .unwrap_or_default();
                self.with("choose-station", [("n", station.into()), ("what", what.into())])
            }
            Choice::PlaceMailCar { mail_car } => {
                self.with("choose-mail-car", [("what", self.mail_car(mail_car).into())])
            }
            Choice::SeatCelebrity(train) => self.with("choose-celebrity", [of_train(train)]),
            Choice::PinPostcard { route_place } => {
                let place = game.board().player(seat).route.places.get(usize::from(route_place));
                let city = self.route_card(place.and_then(|place| place.card));
                self.with("choose-postcard", [("city", city.into())])
            }
            Choice::EndTurn => self.get("choose-end-turn"),
            Choice::PlacePassenger => self.get("choose-passenger"),
            Choice::PlaceLuggage => self.get("choose-luggage"),
            Choice::PlaceMiddleCard { place } => {
                let covered = game.board().player(seat).middle.get(usize::from(place)).map(|old| self.card(old.card));
                match covered {
                    Some(card) => self.with("choose-middle-cover", [("n", (place + 1).into()), ("card", card.into())]),
                    None => self.count("choose-middle", place + 1),
                }
            }
            Choice::RunFactory => self.get("choose-factory"),
            Choice::UseStorageCard { drawn } => {
                let card = game.board().storage.get(usize::from(drawn)).map(|card| self.card(*card));
                self.with("choose-storage-card", [("card", card.unwrap_or_default().into())])
            }
            Choice::UseToolbox => self.get("choose-toolbox"),
            Choice::Finish => self.get("choose-finish"),
            Choice::DiscardEvidence { token } => {
                let token = game.board().player(seat).case_file.open.get(usize::from(token)).copied();
                self.with("choose-discard", [("what", token.map(|token| self.token(token)).unwrap_or_default().into())])
            }
        }
    }

    fn order_bought(&self, ready: u8, train: TrainId, card_place: u8) -> String {
        let tile = self.game.board().order_tiles.get(usize::from(ready)).map(|tile| self.order_tile(*tile));
        let tile = ("tile", tile.unwrap_or_default().into());
        self.with("choose-order", of_car(train, card_place).into_iter().chain([tile]))
    }

    fn station_gives(&self, station: &rules::Station) -> String {
        match station {
            rules::Station::Bonus(frame) => self.frame(frame),
            rules::Station::Points(points) => self.count("symbol-points", *points),
        }
    }

    /// "Take the coins", of the running frame.
    pub fn take_coins(&self) -> String {
        let symbols = self.game.state().running_frame().into_iter().flat_map(|frame| &frame.symbols);
        let coins = symbols.filter_map(|symbol| if let Symbol::Coins(coins) = symbol { Some(*coins) } else { None });
        self.count("act-coins", coins.max().unwrap_or(2))
    }

    /// What is done for a symbol or for coins: "Upgrade car 3 of the upper train from 1 to 2".
    pub fn act(&self, act: Act, seat: Seat) -> String {
        let board = self.game.board();
        match act {
            Act::AddCar(train) => self.with("act-car", [of_train(train)]),
            Act::Upgrade { train, card_place } => {
                let from = match board.player(seat).train(train).cards.get(usize::from(card_place)) {
                    Some(TrainCard::Car(car)) => car.value,
                    _ => Default::default(),
                };
                let to = from.next().unwrap_or(from);
                let values = [("from", from.points().into()), ("to", to.points().into())];
                self.with("act-upgrade", of_car(train, card_place).into_iter().chain(values))
            }
            Act::Conductors { upper: n, lower: 0 } => {
                self.with("act-conductor", [of_train(TrainId::Upper), ("n", n.into())])
            }
            Act::Conductors { upper: 0, lower: n } => {
                self.with("act-conductor", [of_train(TrainId::Lower), ("n", n.into())])
            }
            Act::Conductors { upper, lower } => {
                self.with("act-conductors", [("upper", Value::from(upper)), ("lower", lower.into())])
            }
            Act::Locomotive { stations } => self.count("act-locomotive", stations),
            Act::Coins => self.take_coins(),
            Act::GameEndCard { slot } => {
                let card = board.market.get(usize::from(slot)).copied().flatten();
                self.with("act-game-end", [("card", card.map(|card| self.game_end(card)).unwrap_or_default().into())])
            }
        }
    }
}
