//! Describes a position in numbers.

use super::{
    feature::{CONTRACT, FEATURES, Feature as F, PENDING, STATION, SymbolFamily, symbol_place},
    missing::{cars_to_tile, missing},
};
use rules::{
    CardType, Contract, Face, ImaginedGame, Moment, PlayerBoard, Reward, Seat, Station, Symbol, TrainId,
    model::{
        card::{CarValue, CardKind, GameEndCard},
        counts::{ROUNDS, TURNS_PER_ROUND},
        train::{FULL_TRAIN, Guest, Train, TrainCard},
    },
    queries::{GAME_END_PRICE, Queries},
    turn::state::{PendingStep, SourcedFrame},
};

/// Cars, upgrades and steps towards a contract that can be expected per turn.
const CONTRACT_PACE: f32 = 1.3;
/// From this many coins on another one adds less.
const MANY_COINS: u8 = 6;
/// Stations ahead beyond these are of no more use.
const LONG_TRACK: u8 = 6;

/// A position as a seat sees it, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Description(pub [f32; FEATURES]);

impl Description {
    fn add(&mut self, feature: F, number: f32) {
        self.0[feature as usize] += number;
    }

    fn add_symbol(&mut self, family: &SymbolFamily, symbol: Symbol, times: f32) {
        let (place, number) = symbol_place(symbol);
        self.add(family.0[place], number * times);
    }
}

/// Describes what a seat has in front of it, what waits for it and how far it is from what scores.
pub fn describe(game: &ImaginedGame, seat: Seat) -> Description {
    let mut all = Describer {
        game,
        seat,
        queries: game.queries(),
        player: game.board().player(seat),
        turns: f32::from(game.turns_left(seat)),
        scorings: game.scorings_left(seat),
        drive: 0.0,
        found: Description([0.0; FEATURES]),
    };
    TrainId::BOTH.into_iter().for_each(|train| all.train(train));
    let [upper, lower] = all.player.trains.each_ref().map(|train| train.cards.len());
    all.found.add(F::ShorterTrain, upper.min(lower) as f32);
    all.constantinople();
    all.route();
    all.coins();
    all.contracts();
    all.game_end_cards();
    all.start_player();
    all.next_turns();
    if !all.player.middle.is_empty() {
        all.middle_cards();
    }
    all.pending();
    all.drive();
    all.found
}

struct Describer<'g> {
    game: &'g ImaginedGame,
    seat: Seat,
    queries: Queries<'g>,
    player: &'g PlayerBoard,
    turns: f32,
    scorings: u8,
    /// Stations that bonus stations, frames and coins will move the locomotive by.
    drive: f32,
    found: Description,
}

impl<'g> Describer<'g> {
    fn train(&mut self, id: TrainId) {
        let train = self.player.train(id);
        let conductor = usize::from(train.conductor);
        let found = &mut self.found;
        found.add(F::TrainCards, train.cards.len() as f32);
        found.add(F::CardsReached, conductor as f32);
        found.add(F::CardsAhead, f32::from(train.steps_left()));
        let (mut settled, mut left, mut best) = (f32::from(train.guests_settled()), None::<CarValue>, 0);
        found.add(F::Settled, settled);
        let mut car_place = 0;
        for (place, card) in train.cards.iter().enumerate() {
            let (points, extra) = self.queries.card_points(card);
            let ahead = place.checked_sub(conductor).map(|steps| steps + 1);
            let feature = match ahead {
                None => F::ReachedPoints,
                Some(1) => F::PointsAhead1,
                Some(2) => F::PointsAhead2,
                Some(3) => F::PointsAhead3,
                Some(_) => F::PointsFarAhead,
            };
            found.add(feature, f32::from(points));
            match card {
                TrainCard::MailCar(_) => found.add(F::MailCars, 1.0),
                TrainCard::Locomotive(_) => {
                    found.add(F::Tiles, 1.0);
                    if ahead.is_some() {
                        found.add(F::TilePointsAhead, f32::from(points));
                    }
                }
                TrainCard::Car(car) => {
                    let steps = f32::from(car.value as u8);
                    found.add([F::FirstCars, F::SecondCars, F::ThirdCars, F::OtherCars][car_place.min(3)], steps);
                    let counts = [F::Cars0, F::Cars1, F::Cars2, F::Cars4, F::Cars7, F::Cars12];
                    found.add(counts[car.value as usize], 1.0);
                    let next = car.value.next().filter(|next| left.is_none_or(|left| left >= *next));
                    if let Some(next) = next {
                        let ready = [F::Ready0, F::Ready1, F::Ready2, F::Ready4, F::Ready7];
                        found.add(ready[car.value as usize], 1.0);
                        if ahead.is_none() {
                            best = best.max(next.points() - car.value.points());
                        }
                    }
                    left = Some(car.value);
                    // A guest settles once the conductor has reached its car and that is worth something.
                    let soon = ahead.unwrap_or(0) + usize::from(car.value == CarValue::V0) < 2;
                    match car.guest {
                        Some(Guest::Celebrity(_)) => {
                            let scored = if ahead.is_none() { F::CelebrityPoints } else { F::CelebrityPointsAhead };
                            found.add(scored, f32::from(extra));
                            found.add(if car_place < 2 { F::CelebritiesInFront } else { F::CelebritiesBehind }, 1.0);
                        }
                        Some(Guest::Passenger { card, seated: false }) => {
                            let (coins, bonus) = self.queries.passenger_brings(card, settled as u8);
                            found.add(if soon { F::CoinsSoon } else { F::CoinsLater }, f32::from(coins));
                            found.add(if soon { F::SymbolsSoon } else { F::SymbolsLater }, bonus.len() as f32);
                            settled += 1.0;
                        }
                        Some(Guest::Luggage { card, loaded: false }) => {
                            let (points, bonus) = self.queries.luggage_brings(card, settled as u8);
                            found.add(if soon { F::PointsSoon } else { F::PointsLater }, f32::from(points));
                            found.add(if soon { F::SymbolsSoon } else { F::SymbolsLater }, bonus.len() as f32);
                            settled += 1.0;
                        }
                        _ => {}
                    }
                    if let Some(order) = car.order {
                        let points = f32::from(self.game.catalogue().order_tile(order).points);
                        found.add(if ahead.is_none() { F::OrderPoints } else { F::OrderPointsAhead }, points);
                    }
                    car_place += 1;
                }
            }
        }
        found.add(F::BestStep, f32::from(best));
        if train.cards.len() < FULL_TRAIN {
            let missing = cars_to_tile(train);
            found.add(if missing <= 3.0 { F::TileNear } else { F::TileFar }, 4.0 - missing.min(4.0));
        }
    }

    /// the next reward, and how far the nearest train is on its way.
    fn constantinople(&mut self) {
        let values = &self.game.catalogue().boards().constantinople;
        let Some(value) = values.get(self.game.board().constantinople.len()) else { return };
        let way = |train: &Train| {
            let done = (train.cards.len() as f32 + f32::from(train.conductor)) / (2 * FULL_TRAIN) as f32;
            if train.at_locomotive() { 0.0 } else { done * done }
        };
        let [upper, lower] = self.player.trains.each_ref().map(way);
        self.found.add(F::Constantinople, f32::from(*value) * upper.max(lower));
    }

    /// Stations ahead of the locomotive, as far as they are of use.
    fn track_ahead(&self) -> f32 {
        let route = &self.player.route;
        f32::from((route.length() - route.locomotive).min(LONG_TRACK))
    }

    fn route(&mut self) {
        let route = &self.player.route;
        let ahead = self.track_ahead();
        self.found.add(F::TrackAhead, ahead);
        if ahead == 0.0 {
            self.found.add(F::NoTrack, 1.0);
        }
        let scoring = matches!(self.game.board().moment, Moment::Scoring(_)) && self.game.state().seat == self.seat;
        let mut gifts = 0.0;
        for (number, (station, copies)) in (1..).zip(self.queries.stations(self.seat)) {
            let steps = u8::saturating_sub(number, route.locomotive);
            match station {
                Station::Points(points) if steps > 0 => {
                    let near = match steps {
                        1 | 2 => F::StationPointsNear,
                        3 | 4 => F::StationPointsMiddle,
                        _ => F::StationPointsFar,
                    };
                    self.found.add(near, f32::from(*points));
                }
                Station::Bonus(frame) => {
                    let used = if scoring {
                        self.game.state().stations_used.iter().filter(|used| **used == number).count() as f32
                    } else {
                        0.0
                    };
                    let uses = f32::from(copies * self.scorings) - used;
                    match steps {
                        0 => {
                            gifts += uses * frame.len() as f32;
                            for symbol in frame {
                                if let Symbol::Locomotive(stations) = symbol {
                                    self.drive += uses * f32::from(*stations);
                                }
                                self.found.add_symbol(&STATION, *symbol, uses);
                            }
                        }
                        1 | 2 => self.found.add(F::BonusNear, uses),
                        3 | 4 => self.found.add(F::BonusMiddle, uses),
                        _ => self.found.add(F::BonusFar, uses),
                    }
                }
                Station::Points(_) => {}
            }
        }
        self.found.add(F::BonusAndTrack, gifts * ahead);
    }

    /// How far the locomotive gets with what is there already, and what it reaches.
    fn drive(&mut self) {
        let route = &self.player.route;
        let ahead = f32::from(route.length() - route.locomotive);
        self.found.add(F::DriveUsed, self.drive.min(ahead));
        self.found.add(F::DriveIdle, (self.drive - ahead).max(0.0));
        let stations = self.queries.stations(self.seat).skip(route.locomotive.into());
        for (steps, (station, copies)) in (0_u8..).zip(stations) {
            let part = (self.drive - f32::from(steps)).clamp(0.0, 1.0);
            if part == 0.0 {
                break;
            }
            match station {
                Station::Points(points) => self.found.add(F::DriveToPoints, part * f32::from(*points)),
                Station::Bonus(_) => self.found.add(F::DriveToBonus, part * f32::from(copies * self.scorings)),
            }
        }
    }

    /// What lies on offer for the turns that the seat still has in this round.
    fn next_turns(&mut self) {
        let board = self.game.board();
        let turns = (self.turns as u8).saturating_sub(TURNS_PER_ROUND * (ROUNDS - board.round.clamp(1, ROUNDS)));
        if turns == 0 {
            return;
        }
        let mut counted = [0.0; 3];
        self.own_game_end_cards().for_each(|card| counted[card.card_type as usize] += f32::from(card.points));
        let track = self.track_ahead();
        for (_, card) in board.offer.cards() {
            let kind = self.game.catalogue().kind(card);
            let feature = match kind {
                CardKind::RailroadCar => F::OfferCars,
                CardKind::Conductor => F::OfferConductors,
                CardKind::Locomotive => F::OfferLocomotives,
                CardKind::Route => F::OfferRoutes,
                CardKind::Contract => F::OfferContracts,
                CardKind::Coins => F::OfferCoins,
                CardKind::GameEnd => F::OfferGameEnd,
                _ => F::OfferModules,
            };
            self.found.add(feature, 1.0);
            if let Some(card_type) = kind.card_type() {
                self.found.add(F::OfferCounted, counted[card_type as usize]);
            }
            if kind == CardKind::Locomotive {
                self.found.add(F::OfferForTrack, track);
            }
        }
    }

    fn coins(&mut self) {
        let purse = &self.player.purse;
        let [first, second, third] = purse.columns().map(f32::from);
        self.found.add(F::CoinsColumn1, first);
        self.found.add(F::CoinsColumn2, second);
        self.drive += second;
        self.found.add(F::CoinsColumn3, third);
        self.found.add(F::ManyCoins, f32::from(purse.total().saturating_sub(MANY_COINS)));
        self.found.add(F::FourCoins, if purse.total() >= GAME_END_PRICE { 1.0 } else { 0.0 });
    }

    fn contracts(&mut self) {
        self.found.add(F::FulfilledContracts, f32::from(self.player.contracts_fulfilled));
        for card in &self.player.contracts {
            let Face::Contract(Contract { condition, reward }) = &self.game.catalogue().card(*card).face else {
                continue;
            };
            let missing = missing(self.queries, self.player, condition);
            if missing > 0.0 {
                self.found.add(F::OpenContracts, 1.0);
            }
            let likely = (1.0 - missing / (1.0 + CONTRACT_PACE * self.turns)).max(0.0);
            let (frame, times) = match reward {
                Reward::Frame(frame) => (&frame[..], 1.0),
                Reward::PerFulfilledContract(frame) => {
                    let open = self.player.contracts.len() as f32;
                    (&frame[..], f32::from(self.player.contracts_fulfilled) + 1.0 + 0.5 * (open - 1.0))
                }
                Reward::GameEndCardPerLocomotiveTile => {
                    (&[Symbol::GameEndCard][..], f32::from(self.player.locomotive_tiles().max(1)))
                }
            };
            frame.iter().for_each(|symbol| self.found.add_symbol(&CONTRACT, *symbol, times * likely));
        }
    }

    /// Taken ones and the one that was drafted.
    fn own_game_end_cards(&self) -> impl Iterator<Item = &'g GameEndCard> + use<'g> {
        let catalogue = self.game.catalogue();
        let cards = self.player.game_end.into_iter().chain(self.game.drafted(self.seat));
        cards.map(|card| catalogue.game_end(card))
    }

    fn game_end_cards(&mut self) {
        let mut taken = [0.0; 3];
        for card in &self.player.taken {
            if let Some(card_type) = self.game.catalogue().kind(*card).card_type() {
                taken[card_type as usize] += 1.0;
            }
        }
        self.found.add(F::CarCardsTaken, taken[CardType::RailroadCar as usize]);
        self.found.add(F::ConductorCardsTaken, taken[CardType::Conductor as usize]);
        self.found.add(F::LocomotiveCardsTaken, taken[CardType::Locomotive as usize]);
        for card in self.own_game_end_cards() {
            let points = f32::from(card.points);
            self.found.add(F::GameEndNow, points * taken[card.card_type as usize]);
            let later = match card.card_type {
                CardType::RailroadCar => F::GameEndCarTurns,
                CardType::Conductor => F::GameEndConductorTurns,
                CardType::Locomotive => F::GameEndLocomotiveTurns,
            };
            self.found.add(later, points * self.turns);
            if card.card_type == CardType::Locomotive {
                self.found.add(F::TrackForGameEnd, points * self.track_ahead());
            }
        }
    }

    fn start_player(&mut self) {
        let board = self.game.board();
        let has = |is: bool| if is { 1.0 } else { 0.0 };
        let (taken, is) = (board.offer.start_tile_taken_by == Some(self.seat), board.start_player == self.seat);
        self.found.add(F::StartTile, has(taken));
        self.found.add(F::IsStartPlayer, has(is));
        self.found.add(F::StaysStartPlayer, has(taken && is));
    }

    fn middle_cards(&mut self) {
        let places = 0..self.player.middle.len();
        for (place, id) in places.flat_map(|place| TrainId::BOTH.map(|train| (place, train))) {
            let train = self.player.train(id);
            if let Some((card, value, points)) = self.queries.switch_at(self.seat, place, id) {
                let steps = (card + 1).saturating_sub(train.conductor.into()) as f32;
                let missing = steps + steps_to(train, card, value);
                let met = match missing {
                    0.0 => F::SwitchesMet,
                    ..3.0 => F::SwitchesNear,
                    _ => F::SwitchesFar,
                };
                self.found.add(met, f32::from(points));
            } else if let Some((left, value)) = self.queries.mechanic_at(self.seat, place, id) {
                let near = steps_to(train, left, value) < 2.0;
                self.found.add(if near { F::MechanicsNear } else { F::MechanicsFar }, 1.0);
            }
        }
        let factories = self.queries.factories(self.seat).into_iter().map(|place| f32::from(place + 1));
        self.found.add(F::FactoryUpgrades, factories.sum());
    }

    fn pending(&mut self) {
        let state = self.game.state();
        if state.seat == self.seat {
            for step in &state.pending {
                match step {
                    PendingStep::Frame(frame) => self.frame(frame),
                    PendingStep::MakeRoom(coins) => self.coins_to_come(*coins),
                    PendingStep::Celebrity(_) | PendingStep::Postcard(_) => self.found.add(F::PendingGuest, 1.0),
                    PendingStep::PassengerOrLuggage(_) => self.found.add(F::PendingPassenger, 1.0),
                    PendingStep::MiddleCard(_) => self.found.add(F::PendingMiddleCard, 1.0),
                    PendingStep::Factories(places) => {
                        let upgrades: u8 = places.iter().map(|place| place + 1).sum();
                        self.found.add(F::PendingChoice, f32::from(upgrades));
                    }
                    PendingStep::Storage { uses_left, .. } => self.found.add(F::PendingStorage, f32::from(*uses_left)),
                    PendingStep::MailCar(_) => self.found.add(F::MailCars, 1.0),
                    PendingStep::DiscardEvidence(_) => {}
                }
            }
            state.waiting.iter().for_each(|frame| self.frame(frame));
        }
        let seat = self.seat;
        state.others.iter().filter(|(other, _)| *other == seat).for_each(|(_, frame)| self.frame(frame));
    }

    /// A frame that runs or waits, as far as anything can be done for it.
    fn frame(&mut self, frame: &SourcedFrame) {
        self.coins_to_come(frame.passengers_coins);
        let trains = &self.player.trains;
        for symbol in frame.symbols {
            let useful = match symbol {
                Symbol::Coins(coins) => {
                    self.coins_to_come(coins);
                    continue;
                }
                Symbol::Upgrade { from } => trains.iter().any(|train| train.upgrades().any(|(_, value)| value == from)),
                Symbol::Car => trains.iter().any(Train::can_grow),
                Symbol::BothConductors(_) | Symbol::OneConductor(_) => {
                    trains.iter().any(|train| train.steps_left() > 0)
                }
                Symbol::Locomotive(stations) => {
                    self.drive += f32::from(stations);
                    self.player.route.length() > self.player.route.locomotive
                }
                _ => true,
            };
            if useful {
                self.found.add_symbol(&PENDING, symbol, 1.0);
            }
        }
    }

    fn coins_to_come(&mut self, coins: u8) {
        let fit = coins.min(self.player.purse.room());
        self.found.add(F::PendingCoins, f32::from(fit) + 0.5 * f32::from(coins - fit));
    }
}

/// How many upgrades and cars are missing until the card of a train is worth this much.
fn steps_to(train: &Train, place: usize, value: CarValue) -> f32 {
    match train.car_at(place) {
        Some(car) => f32::from((value as u8).saturating_sub(car.value as u8)),
        // A mail car or a Locomotive tile never is.
        None if place < train.cards.len() => FULL_TRAIN as f32,
        None => (value as usize + 1 + place - train.cards.len()) as f32,
    }
}
