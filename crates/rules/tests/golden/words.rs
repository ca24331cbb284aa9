//! The words for choices and events in the golden files: short, and independent of the program's texts, so that
//! a file changes only when the game does.

use rules::{
    Act, CardId, Catalogue, Choice, EvidenceToken, FrameSource as F, GameEndId, GameEvent as E, OrderTileId, Person,
    Purchase, Seat, Symbol as S, TrainId, Whodunit,
};

/// Puts things into words.
pub struct Teller<'c>(pub &'c Catalogue);

/// Joins words with spaces.
macro_rules! words {
    ($($word:expr),+ $(,)?) => { [$($word.to_string()),+].join(" ") };
}

fn seat(seat: &Seat) -> String {
    format!("s{seat}")
}

fn person(person: &Person) -> String {
    match person {
        Person::Seat(of) => seat(of),
        Person::Dummy(dummy) => format!("dummy-{dummy}"),
    }
}

fn coins(coins: &[u8; 3]) -> String {
    format!("{}-{}-{}", coins[0], coins[1], coins[2])
}

fn car(train: TrainId, card_place: u8) -> String {
    format!("{train}/{card_place}")
}

fn act(act: Act) -> String {
    match act {
        Act::AddCar(train) => words!("car", train),
        Act::Upgrade { train, card_place } => words!("upgrade", car(train, card_place)),
        Act::Conductors { upper, lower } => words!("conductors", upper, lower),
        Act::Locomotive { stations } => words!("locomotive", stations),
        Act::Coins => "coins".to_owned(),
        Act::GameEndCard { slot } => words!("game-end-card", slot),
    }
}

/// A choice.
pub fn choice(choice: Choice) -> String {
    match choice {
        Choice::KeepGameEndCard { hand } => words!("keep", hand),
        Choice::CarryOut(place) => words!("carry-out", place),
        Choice::Decline(place) => words!("decline", place),
        Choice::TakeStartPlayerTile => "start-tile".to_owned(),
        Choice::Resolve { symbol, act: done } => words!("resolve", symbol, act(done)),
        Choice::EndFrame => "end-frame".to_owned(),
        Choice::BeginFrame { waiting } => words!("begin-frame", waiting),
        Choice::Spend { coins: spent, on } => {
            let what = match on {
                Purchase::Act(bought) => act(bought),
                Purchase::Point => "point".to_owned(),
                Purchase::Order { ready, train, card_place } => words!("order", ready, car(train, card_place)),
            };
            words!("spend", coins(&spent), what)
        }
        Choice::CoinsToPoints => "coins-to-points".to_owned(),
        Choice::Fulfil { contract } => words!("fulfil", contract),
        Choice::UseStation { station } => words!("station", station),
        Choice::PlaceMailCar { mail_car } => words!("mail-car", mail_car),
        Choice::SeatCelebrity(train) => words!("celebrity", train),
        Choice::PinPostcard { route_place } => words!("postcard", route_place),
        Choice::PlacePassenger => "passenger".to_owned(),
        Choice::PlaceLuggage => "luggage".to_owned(),
        Choice::PlaceMiddleCard { place } => words!("middle-card", place),
        Choice::RunFactory => "factory".to_owned(),
        Choice::UseStorageCard { drawn } => words!("storage-card", drawn),
        Choice::UseToolbox => "toolbox".to_owned(),
        Choice::Finish => "finish".to_owned(),
        Choice::DiscardEvidence { token } => words!("discard", token),
        Choice::EndTurn => "end-turn".to_owned(),
    }
}

fn symbol(symbol: &S) -> String {
    match symbol {
        S::Car => "car".to_owned(),
        S::Upgrade { from } => format!("upgrade-{from}"),
        S::UpgradeOfChoice => "upgrade".to_owned(),
        S::CarOrFirstUpgrade => "car-or-upgrade".to_owned(),
        S::FactoryUpgrade { place } => format!("factory-upgrade-{place}"),
        S::BothConductors(steps) => format!("both-conductors-{steps}"),
        S::OneConductor(steps) => format!("one-conductor-{steps}"),
        S::Locomotive(stations) => format!("locomotive-{stations}"),
        S::Coins(coins) => format!("coins-{coins}"),
        S::Points(points) => format!("points-{points}"),
        S::GameEndCard => "game-end-card".to_owned(),
    }
}

fn frame(symbols: &[S]) -> String {
    if symbols.is_empty() { "-".to_owned() } else { symbols.iter().map(symbol).collect::<Vec<_>>().join(",") }
}

fn tokens(tokens: &[EvidenceToken]) -> String {
    let token = |token: &EvidenceToken| match token {
        EvidenceToken::Fingerprints(prints) => format!("prints-{prints}"),
        EvidenceToken::Points(points) => format!("points-{points}"),
        EvidenceToken::Discard => "discard".to_owned(),
    };
    if tokens.is_empty() { "-".to_owned() } else { tokens.iter().map(token).collect::<Vec<_>>().join(",") }
}

impl Teller<'_> {
    fn card(&self, card: &CardId) -> &str {
        &self.0.card(*card).name
    }

    fn cards(&self, cards: &[CardId]) -> String {
        if cards.is_empty() {
            "-".to_owned()
        } else {
            cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(",")
        }
    }

    fn game_end(&self, card: &GameEndId) -> String {
        let card = self.0.game_end(*card);
        format!("{}x{}/{}", card.card_type, card.points, frame(&card.action))
    }

    fn tile(&self, tile: &OrderTileId) -> String {
        let tile = self.0.order_tile(*tile);
        format!("{}-{}/{}", tile.refreshment, tile.value, tile.points)
    }

    fn source(&self, source: &F) -> String {
        match source {
            F::Card(card) => words!("card", self.card(card)),
            F::Declined(card) => words!("declined", self.card(card)),
            F::MailCar(mail_car) => words!("mail-car", mail_car),
            F::LocomotiveTile(tile) => words!("locomotive-tile", tile),
            F::Contract(card) => words!("contract", self.card(card)),
            F::Station(station) => words!("station", station),
            F::GameEndCard(card) => words!("game-end-card", self.game_end(card)),
            F::StartPlayerTile => "start-tile".to_owned(),
            F::Passenger(card) => words!("passenger", self.card(card)),
            F::Luggage(card) => words!("luggage", self.card(card)),
            F::Mechanic(card) => words!("mechanic", self.card(card)),
            F::Factory(place) => words!("factory", place),
            F::FactoryBonus(card) => words!("factory-bonus", self.card(card)),
            F::Storage(card) => words!("storage", self.card(card)),
            F::Toolbox => "toolbox".to_owned(),
        }
    }

    /// An event.
    pub fn event(&self, event: &E) -> String {
        match event {
            E::GameEndCardDrafted { seat: of } => words!(seat(of), "drafts"),
            E::GameEndCardDealt { slot, card } => words!("market", slot, self.game_end(card)),
            E::RoundBegan { round, start_player } => words!("round", round, seat(start_player)),
            E::CardDealt { place, card } => words!("offer", place, self.card(card)),
            E::TurnBegan { seat: of, turn } => words!(seat(of), "turn", turn),
            E::CardTaken { seat: of, place, card, declined } => {
                words!(seat(of), if *declined { "declines" } else { "takes" }, place, self.card(card))
            }
            E::StartPlayerTileTaken { seat: of } => words!(seat(of), "takes start-tile"),
            E::CardRemoved { place, card } => words!("removed", place, self.card(card)),
            E::RowCleared { row, cards } => words!("row", row, "cleared", self.cards(cards)),
            E::CardKept { seat: of, card } => words!(seat(of), "keeps", self.card(card)),
            E::ContractLaid { seat: of, card } => words!(seat(of), "contract", self.card(card)),
            E::RouteExtended { seat: of, card, stations } => words!(seat(of), "route", self.card(card), stations),
            E::CelebritySeated { seat: of, train, card_place, card } => {
                words!(seat(of), "celebrity", car(*train, *card_place), self.card(card))
            }
            E::PostcardPinned { seat: of, route_place, card } => {
                words!(seat(of), "postcard", route_place, self.card(card))
            }
            E::DestroyEvidenceLaid { person: of, card } => words!(person(of), "destroy-evidence", self.card(card)),
            E::DummySuspects { dummy, card } => words!(person(&Person::Dummy(*dummy)), "suspects", self.card(card)),
            E::EvidenceDealt { person: of } => words!(person(of), "evidence"),
            E::PassengerPlaced { seat: of, card_place, card } => {
                words!(seat(of), "passenger", card_place, self.card(card))
            }
            E::PassengerSeated { seat: of, card_place, coins } => {
                words!(seat(of), "seated", card_place, "coins", coins)
            }
            E::LuggagePlaced { seat: of, card_place, card } => words!(seat(of), "luggage", card_place, self.card(card)),
            E::LuggageLoaded { seat: of, card_place, points } => {
                words!(seat(of), "loaded", card_place, "points", points)
            }
            E::MiddleCardPlaced { seat: of, place, card } => words!(seat(of), "middle", place, self.card(card)),
            E::MechanicDone { seat: of, place, train, worked } => {
                words!(seat(of), "mechanic", place, train, if *worked { "works" } else { "lapses" })
            }
            E::FactoryBegan { seat: of, place, upgrades } => words!(seat(of), "factory", place, upgrades),
            E::StorageDrawn { seat: of, cards } => words!(seat(of), "storage", self.cards(cards)),
            E::StorageCardUsed { seat: of, card } => words!(seat(of), "storage-card", self.card(card)),
            E::ToolboxUsed { seat: of } => words!(seat(of), "toolbox"),
            E::StorageReturned { seat: of, cards } => words!(seat(of), "returned", cards),
            E::OrderTilesLaid { tiles } => {
                words!("orders", tiles.iter().map(|tile| self.tile(tile)).collect::<Vec<_>>().join(","))
            }
            E::OrderTilePlaced { seat: of, tile, train, card_place } => {
                words!(seat(of), "order", self.tile(tile), car(*train, *card_place))
            }
            E::CarAdded { seat: of, train } => words!(seat(of), "car", train),
            E::CarUpgraded { seat: of, train, card_place, to } => {
                words!(seat(of), "upgrade", car(*train, *card_place), to)
            }
            E::MailCarPlaced { seat: of, train, mail_car } => words!(seat(of), "mail-car", train, mail_car),
            E::LocomotiveTilePlaced { seat: of, train, tile } => words!(seat(of), "locomotive-tile", train, tile),
            E::ConductorMoved { seat: of, train, from, to } => words!(seat(of), "conductor", train, from, to),
            E::ConstantinopleReached { seat: of, train, rank } => words!(seat(of), "constantinople", train, rank),
            E::LocomotiveMoved { seat: of, station } => words!(seat(of), "locomotive", station),
            E::CoinsGained { seat: of, coins } => words!(seat(of), "coins", coins),
            E::CoinsSpent { seat: of, coins: spent } => words!(seat(of), "spends", coins(spent)),
            E::PointsScored { seat: of, points, source } => words!(seat(of), "points", points, source),
            E::GameEndCardTaken { seat: of, slot, card } => {
                words!(seat(of), "game-end-card", slot, self.game_end(card))
            }
            E::ContractFulfilled { seat: of, card } => words!(seat(of), "fulfils", self.card(card)),
            E::FrameBegan { seat: of, source, symbols } => {
                words!(seat(of), "frame", self.source(source), frame(symbols))
            }
            E::SymbolResolved { seat: of, symbol: done } => words!(seat(of), "resolves", symbol(done)),
            E::FrameEnded { seat: of, lapsed } => words!(seat(of), "frame-ends", frame(lapsed)),
            E::FrameWaits { seat: of, source, symbols } => {
                words!(seat(of), "waits", self.source(source), frame(symbols))
            }
            E::FrameLost { seat: of, source, symbols } => words!(seat(of), "lost", self.source(source), frame(symbols)),
            E::OutOfTurnBegan { seat: of } => words!(seat(of), "out-of-turn"),
            E::TurnEnded { seat: of } => words!(seat(of), "turn-ends"),
            E::RoundEnded { round, start_player } => words!("round-ends", round, seat(start_player)),
            E::PileFinished { pile, cards } => words!("pile-ends", pile.number(), cards),
            E::ScoringBegan { phase } => words!("scoring", phase),
            E::ScoringPartBegan { seat: of } => words!(seat(of), "part"),
            E::StationUsed { seat: of, station, copy } => words!(seat(of), "station", station, copy),
            E::CardScored { seat: of, train, card_place, points, extra } => {
                words!(seat(of), "scores", car(*train, *card_place), format!("{points}+{extra}"))
            }
            E::SwitchScored { seat: of, place, train, points } => words!(seat(of), "switch", place, train, points),
            E::OrderScored { seat: of, train, card_place, points } => {
                words!(seat(of), "order-scores", car(*train, *card_place), points)
            }
            E::ScoringPartEnded { seat: of } => words!(seat(of), "part-ends"),
            E::ScoringEnded { phase } => words!("scoring-ends", phase),
            E::FinalScoringBegan => "final-scoring".to_owned(),
            E::CoinsCounted { seat: of, coins } => words!(seat(of), "coins-left", coins),
            E::GameEndPartBegan { seat: of } => words!(seat(of), "game-end"),
            E::GameEndCardRevealed { seat: of, card } => words!(seat(of), "reveals", self.game_end(card)),
            E::GameEndCardBegan { seat: of, card } => words!(seat(of), "counts", self.game_end(card)),
            E::GameEndCardScored { seat: of, card, cards, points } => {
                words!(seat(of), "counted", self.game_end(card), format!("{cards}x{points}"))
            }
            E::FinalScoringEnded => "final-scoring-ends".to_owned(),
            E::RevelationBegan => "revelation".to_owned(),
            E::WhodunitRevealed { person: of, whodunit } => {
                words!(person(of), if *whodunit == Whodunit::Murderer { "murderer" } else { "innocent" })
            }
            E::EvidenceRevealed { person: of, tokens: open } => words!(person(of), "shows", tokens(open)),
            E::EvidenceDiscarded { person: of, token } => words!(person(of), "discards", tokens(&[*token])),
            E::Arrested { people, fingerprints } => {
                let people: Vec<_> = people.iter().map(person).collect();
                words!("arrested", if people.is_empty() { "-".to_owned() } else { people.join(",") }, fingerprints)
            }
            E::MurdererEscaped { person: of } => words!(person(of), "escapes"),
            E::GameEnded { winners } => words!("winners", winners.iter().map(seat).collect::<Vec<_>>().join(",")),
        }
    }
}
