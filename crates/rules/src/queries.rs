//! Read-only questions about what lies on the table: what a train scores, what a contract lacks, what a
//! switch asks for. The rules, the bots and the screen all ask here, the screen about the board it
//! shows, which is some events behind the game.

use std::iter;

use tinyvec::ArrayVec;

use super::model::{
    board::{Board, MIDDLE_PLACES, PlayerBoard, RoutePlace, Seat, TrainId},
    card::*,
    catalogue::Catalogue,
    counts::MOST_CARDS,
    setup::Setup,
    train::{FULL_TRAIN, Guest, Train, TrainCard},
};
use crate::model::tiles::{OrderTile, OrderTileId};

/// Points that each piece of luggage loaded before adds.
const POINTS_PER_LUGGAGE: u8 = 2;

/// Coins that a Game End card costs.
pub const GAME_END_PRICE: u8 = 4;

/// Coins that an order tile costs.
pub const ORDER_PRICE: u8 = 2;

/// A board and the card set it is read with.
#[derive(Clone, Copy)]
pub struct Queries<'a> {
    board: &'a Board,
    catalogue: &'a Catalogue,
}

/// What a middle card would do in a place as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MiddleCardEffect {
    /// Points in a scoring phase.
    Switch {
        /// Of both trains.
        points: u8,
    },
    /// It would be done with some trains at once.
    Mechanic {
        /// In how many trains the next card would go up or be added.
        works: u8,
        /// In how many trains it would lapse because the card to the right cannot go up.
        lapses: u8,
    },
    /// It would give upgrades.
    Factory(FactoryYield),
}

/// What a factory could give in a middle place as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactoryYield {
    /// No car lies at its left in either train.
    NoCar,
    /// No car can go up as far as it allows, and no train can grow.
    Nothing,
    /// Nothing but new 0-value cars.
    NewCars,
    /// Upgrades up to a value.
    Upgrades {
        /// The best value that they can lead to.
        limit: CarValue,
    },
}

/// Why an order tile cannot be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderObstacle {
    /// There are fewer than two coins.
    Coins,
    /// No car is worth as much as the tile asks for.
    Class,
    /// Every car that is has an order, or its train has a tile of the kind.
    Taken,
}

/// The places of the cards of a train beside a middle place, the left and the right one: the first middle
/// place lies between the first two cards.
fn cards_beside(place: usize) -> (usize, usize) {
    (2 * place, 2 * place + 1)
}

impl<'a> Queries<'a> {
    /// Asks about a board.
    pub fn new(board: &'a Board, catalogue: &'a Catalogue) -> Self {
        Self { board, catalogue }
    }

    /// The station of a seat's route, 1 being the first.
    pub fn station(self, seat: Seat, station: u8) -> Option<&'a Station> {
        let route = &self.board.player(seat).route;
        let (place, index) = route.find(station)?;
        self.stations_of(&route.places[place]).get(index)
    }

    /// All stations of a seat from Paris on, and how often those with a frame give it per scoring phase: twice with a
    /// postcard on their route card.
    pub fn stations(self, seat: Seat) -> impl Iterator<Item = (&'a Station, u8)> {
        self.board.player(seat).route.places.iter().flat_map(move |place| {
            let uses = 1 + u8::from(place.postcard.is_some());
            self.stations_of(place).iter().map(move |station| (station, uses))
        })
    }

    fn stations_of(self, place: &RoutePlace) -> &'a [Station] {
        match place.card.map(|card| &self.catalogue.card(card).face) {
            Some(Face::Route { stations, .. }) => stations,
            _ => &self.catalogue.boards().stations,
        }
    }

    /// How often a bonus station of a seat gives its frame per scoring phase: twice with a postcard
    /// on its route card, 0 if it is not a bonus station.
    pub fn station_copies(self, seat: Seat, station: u8) -> u8 {
        let Some(Station::Bonus(_)) = self.station(seat, station) else { return 0 };
        let route = &self.board.player(seat).route;
        let doubled = route.find(station).is_some_and(|(place, _)| route.places[place].postcard.is_some());
        1 + u8::from(doubled)
    }

    /// How many times bonus stations would give something in a scoring phase now.
    pub fn bonuses_reached(self, seat: Seat) -> u8 {
        (1..=self.board.player(seat).route.locomotive).map(|station| self.station_copies(seat, station)).sum()
    }

    /// What one card of a train scores once its conductor has reached it: its own points, and what a
    /// celebrity adds.
    pub fn card_points(self, card: &TrainCard) -> (u8, u8) {
        match card {
            TrainCard::Car(car) => {
                let points = car.value.points();
                (points, if let Some(Guest::Celebrity(_)) = car.guest { points } else { 0 })
            }
            TrainCard::MailCar(_) => (0, 0),
            TrainCard::Locomotive(tile) => (self.catalogue.boards().locomotive_tiles[usize::from(*tile)].value, 0),
        }
    }

    /// Every card of a train that its conductor has reached: its place, its points and what a celebrity
    /// adds.
    pub fn train_points(self, seat: Seat, train: TrainId) -> impl Iterator<Item = (u8, u8, u8)> {
        let train = self.board.player(seat).train(train);
        let reached = train.cards.iter().take(train.conductor.into());
        (0..).zip(reached).map(move |(place, card)| {
            let (points, extra) = self.card_points(card);
            (place, points, extra)
        })
    }

    /// The points the cards of a train would score in a scoring phase now: their own, and what celebrities add.
    pub fn train_score(self, seat: Seat, train: TrainId) -> (u8, u8) {
        self.train_points(seat, train).fold((0, 0), |sum, (_, points, extra)| (sum.0 + points, sum.1 + extra))
    }

    /// The points a train would score in a scoring phase now, with its celebrities, its order tiles and what
    /// switches score for its cars.
    pub fn phase_score(self, seat: Seat, train: TrainId) -> u8 {
        let (own, extra) = self.train_score(seat, train);
        let switches = self.switch_points(seat).into_iter().filter(|(_, of, _)| *of == train);
        let switches: u8 = switches.map(|(.., points)| points).sum();
        own + extra + switches + self.order_points(seat, train).map(|(_, points)| points).sum::<u8>()
    }

    /// The Action cards that can still come from a pile: every card of the pile in this game that nobody has seen.
    /// More than lie in it, for some were put away unseen.
    pub fn cards_to_come(self, setup: &Setup, pile: Pile) -> impl Iterator<Item = CardId> + use<'a> {
        let mut seen = [false; MOST_CARDS];
        self.board.cards().for_each(|card| seen[usize::from(card.0)] = true);
        let all = setup.cards(self.catalogue).filter(move |(_, card)| card.pile == pile);
        all.map(|(id, _)| id).filter(move |id| !seen[usize::from(id.0)])
    }

    /// The Locomotive tiles that are still to come, the next one first, by their place in the catalogue.
    pub fn tiles_to_come(self) -> impl Iterator<Item = u8> + use<> {
        self.board.tiles_taken..self.catalogue.boards().locomotive_tiles.len() as u8
    }

    /// The taken base cards of a type, in the order in which they were taken.
    pub fn taken_of_type(self, seat: Seat, card_type: CardType) -> impl Iterator<Item = CardId> {
        let taken = self.board.player(seat).taken.iter().copied();
        taken.filter(move |card| self.catalogue.kind(*card).card_type() == Some(card_type))
    }

    /// for one type: number of taken base cards of the type, and points per card of the own
    /// Game End cards of the type that are known. Each point of the score is card × point.
    pub fn game_end_count(self, seat: Seat, card_type: CardType) -> (u8, u8) {
        let cards = self.taken_of_type(seat, card_type).count() as u8;
        let game_end = self.board.player(seat).game_end.iter().map(|card| self.catalogue.game_end(*card));
        (cards, game_end.filter(|card| card.card_type == card_type).map(|card| card.points).sum())
    }

    /// The points that a Game End card would bring a seat if the game ended now: its points for every taken base card
    /// of its type.
    pub fn game_end_points(self, seat: Seat, card: GameEndId) -> u8 {
        let card = self.catalogue.game_end(card);
        self.game_end_count(seat, card.card_type).0.saturating_mul(card.points)
    }

    /// How far a player has met a contract: how many there are, of how many needed. Met if the first is no smaller.
    /// `(0, 1)` for a card that is not a contract.
    pub fn contract_progress(self, player: &PlayerBoard, card: CardId) -> (u8, u8) {
        let Face::Contract(contract) = &self.catalogue.card(card).face else { return (0, 1) };
        self.condition_progress(player, &contract.condition)
    }

    /// How far a player has met a condition: how many there are, and how many are needed.
    pub fn condition_progress(self, player: &PlayerBoard, condition: &Condition) -> (u8, u8) {
        let cars = |train: &Train, value| train.cars().filter(|(_, car)| car.value >= value).count() as u8;
        let each =
            |count: &dyn Fn(&Train) -> bool| (player.trains.iter().filter(|train| count(train)).count() as u8, 2);
        match condition {
            Condition::Cars { count, value } => (player.trains.iter().map(|train| cars(train, *value)).sum(), *count),
            Condition::CarsInEachTrain { count, value } => {
                (player.trains.iter().map(|train| cars(train, *value).min(*count)).sum(), count * 2)
            }
            Condition::Run(values) => {
                (player.trains.iter().map(|train| run_met(values, train)).max().unwrap_or(0), values.len() as u8)
            }
            Condition::BothMailCars => each(&|train| train.mail_car().is_some()),
            Condition::BothMailCarsReached => {
                each(&|train| train.mail_car().is_some_and(|(place, _)| train.reached(place)))
            }
            Condition::LocomotiveTileReached => (player.trains.iter().any(Train::at_locomotive).into(), 1),
            Condition::LocomotiveTiles(count) => (player.locomotive_tiles(), *count),
            Condition::Guests(count) => (player.guests(), *count),
            Condition::SuspectTaken(suspect) => {
                let is_one = |card: &&CardId| matches!(&self.catalogue.card(**card).face, Face::Suspect(kind, _) if kind == suspect);
                (player.taken.iter().any(|card| is_one(&card)).into(), 1)
            }
            Condition::DestroyEvidence(count) => (player.case_file.destroy_evidence.len() as u8, *count),
            Condition::PassengersOrLuggage(count) => {
                let guests = |train: TrainId| player.train(train).cars().filter_map(|(_, car)| car.guest);
                let passengers =
                    guests(TrainId::Upper).filter(|guest| matches!(guest, Guest::Passenger { .. })).count();
                let luggage = guests(TrainId::Lower).filter(|guest| matches!(guest, Guest::Luggage { .. })).count();
                (passengers.max(luggage) as u8, *count)
            }
        }
    }

    /// What an open contract of a player would bring if it were fulfilled now; empty for a card that is not a
    /// contract.
    pub fn contract_reward(self, player: &PlayerBoard, card: CardId) -> Frame {
        let Face::Contract(Contract { reward, .. }) = &self.catalogue.card(card).face else { return Frame::default() };
        match reward {
            Reward::Frame(frame) => *frame,
            Reward::PerFulfilledContract(frame) => {
                let all = iter::repeat_n(*frame, usize::from(player.contracts_fulfilled) + 1);
                frame_of(all.flatten())
            }
            Reward::GameEndCardPerLocomotiveTile => {
                frame_of(iter::repeat_n(Symbol::GameEndCard, player.locomotive_tiles().into()))
            }
        }
    }

    /// The coins a passenger brings who takes a seat after this many others, and the bonus.
    pub fn passenger_brings(self, card: CardId, seated: u8) -> (u8, &'a [Symbol]) {
        match &self.catalogue.card(card).face {
            Face::PassengerLuggage { passenger: Some(passenger), .. } => (passenger.coins + seated, &passenger.bonus),
            _ => (0, &[]),
        }
    }

    /// The points luggage brings that is loaded after this many other pieces, and the bonus.
    pub fn luggage_brings(self, card: CardId, loaded: u8) -> (u8, &'a [Symbol]) {
        match &self.catalogue.card(card).face {
            Face::PassengerLuggage { luggage: Some(luggage), .. } => {
                (luggage.points + POINTS_PER_LUGGAGE * loaded, &luggage.bonus)
            }
            _ => (0, &[]),
        }
    }

    /// What the switches of a seat would score in a scoring phase now: middle place, train, points.
    pub fn switch_points(self, seat: Seat) -> ArrayVec<[(u8, TrainId, u8); 2 * MIDDLE_PLACES]> {
        let places = 0..self.board.player(seat).middle.len();
        places
            .flat_map(|place| TrainId::BOTH.map(|train| (place, train)))
            .filter_map(move |(place, train)| {
                let (card, value, points) = self.switch_at(seat, place, train)?;
                let train_cards = self.board.player(seat).train(train);
                let met = train_cards.reached(card) && train_cards.car_at(card).is_some_and(|car| car.value >= value);
                met.then_some((place as u8, train, points))
            })
            .collect()
    }

    /// What the switch in a middle place asks for in a train: the place among its cards, the least value
    /// and the points; nothing if no switch lies there.
    pub fn switch_at(self, seat: Seat, place: usize, train: TrainId) -> Option<(usize, CarValue, u8)> {
        let card = self.board.player(seat).middle.get(place)?.card;
        let Face::Switch { value, upper_points, lower_points } = self.catalogue.card(card).face else { return None };
        let (left, right) = cards_beside(place);
        Some(match train {
            TrainId::Upper => (left, value, upper_points),
            TrainId::Lower => (right, value, lower_points),
        })
    }

    /// What the mechanic in a middle place still asks for in a train: the place of the left card and its
    /// least value; nothing if no mechanic lies there or it has done its work.
    pub fn mechanic_at(self, seat: Seat, place: usize, train: TrainId) -> Option<(usize, CarValue)> {
        let middle = self.board.player(seat).middle.get(place)?;
        match self.catalogue.card(middle.card).face {
            Face::Mechanic { value, .. } if !middle.done[train as usize] => Some((cards_beside(place).0, value)),
            _ => None,
        }
    }

    /// The middle places in which a seat's factories lie open, from the left.
    pub fn factories(self, seat: Seat) -> ArrayVec<[u8; MIDDLE_PLACES]> {
        let middle = (0..).zip(&self.board.player(seat).middle);
        let factories = middle.filter(|(_, middle)| self.catalogue.kind(middle.card) == CardKind::Factory);
        factories.map(|(place, _)| place).collect()
    }

    /// The best value that an upgrade of a factory in this middle place can lead to: that of the better
    /// left card. Nothing if there is no car at either train.
    pub fn factory_limit(self, seat: Seat, place: u8) -> Option<CarValue> {
        let (left, _) = cards_beside(place.into());
        let trains = self.board.player(seat).trains.iter();
        trains.filter_map(|train| train.car_at(left)).map(|car| car.value).max()
    }

    /// What a middle card of a seat would do if it lay in this middle place; nothing for any other card.
    pub fn middle_card_effect(self, seat: Seat, card: CardId, place: u8) -> Option<MiddleCardEffect> {
        let (left, right) = cards_beside(place.into());
        let player = self.board.player(seat);
        let is_worth = |train: TrainId, card: usize, value: CarValue| {
            player.train(train).car_at(card).is_some_and(|car| car.value >= value)
        };
        match self.catalogue.card(card).face {
            Face::Switch { value, upper_points, lower_points } => {
                let met = |train: TrainId, card: usize, points: u8| {
                    if player.train(train).reached(card) && is_worth(train, card, value) { points } else { 0 }
                };
                let points = met(TrainId::Upper, left, upper_points) + met(TrainId::Lower, right, lower_points);
                Some(MiddleCardEffect::Switch { points })
            }
            Face::Mechanic { value, .. } => {
                let found = TrainId::BOTH.into_iter().filter(|train| is_worth(*train, left, value));
                let (works, lapses): (ArrayVec<[_; 2]>, ArrayVec<[_; 2]>) =
                    found.partition(|train| mechanic_works(player.train(*train), left));
                Some(MiddleCardEffect::Mechanic { works: works.len() as u8, lapses: lapses.len() as u8 })
            }
            Face::Factory => Some(MiddleCardEffect::Factory(self.factory_yield(seat, place))),
            _ => None,
        }
    }

    /// What a factory in this middle place could give as things stand.
    pub fn factory_yield(self, seat: Seat, place: u8) -> FactoryYield {
        let Some(limit) = self.factory_limit(seat, place) else { return FactoryYield::NoCar };
        let trains = &self.board.player(seat).trains;
        let goes_up = |train: &Train| train.upgrades().any(|(_, from)| from.next().is_some_and(|to| to <= limit));
        match (trains.iter().any(goes_up), trains.iter().any(Train::can_grow)) {
            (false, false) => FactoryYield::Nothing,
            (false, true) if limit == CarValue::V0 => FactoryYield::NewCars,
            // A car that is added can go up as well.
            _ => FactoryYield::Upgrades { limit },
        }
    }

    /// Whether the next passenger or luggage of a train would have a car that is worth it, and one that the
    /// conductor has reached: with both it settles at once. Nothing if no car is free.
    pub fn guest_would_settle(self, player: &PlayerBoard, train: TrainId) -> Option<(bool, bool)> {
        let own = player.train(train);
        let place = own.first_free_car()?;
        Some((own.car_at(place)?.value > CarValue::V0, own.reached(place)))
    }

    /// The cars that may order a tile: of its class at least and without an order, in a train that has
    /// no tile of the kind yet.
    pub fn places_for_order(self, tile: OrderTileId, train: &Train) -> ArrayVec<[u8; FULL_TRAIN]> {
        let OrderTile { refreshment, value, .. } = *self.catalogue.order_tile(tile);
        let is_one = |order: OrderTileId| self.catalogue.order_tile(order).refreshment == refreshment;
        if train.cars().any(|(_, car)| car.order.is_some_and(is_one)) {
            return ArrayVec::default();
        }
        let free = train.cars().filter(|(_, car)| car.order.is_none() && car.value >= value);
        free.map(|(place, _)| place as u8).collect()
    }

    /// Why a seat cannot order a tile as things stand; `None` if it can on its turn.
    pub fn order_obstacle(self, seat: Seat, tile: OrderTileId) -> Option<OrderObstacle> {
        let player = self.board.player(seat);
        let class = self.catalogue.order_tile(tile).value;
        let worthy = |train: &Train| train.cars().any(|(_, car)| car.value >= class);
        if player.trains.iter().any(|train| !self.places_for_order(tile, train).is_empty()) {
            (player.purse.total() < ORDER_PRICE).then_some(OrderObstacle::Coins)
        } else if player.trains.iter().any(worthy) {
            Some(OrderObstacle::Taken)
        } else {
            Some(OrderObstacle::Class)
        }
    }

    /// What the order tiles of a train would score in a scoring phase now: place among its cards, points
    ///
    pub fn order_points(self, seat: Seat, train: TrainId) -> impl Iterator<Item = (u8, u8)> {
        let train = self.board.player(seat).train(train);
        let reached = train.cars().filter(|(place, _)| train.reached(*place));
        reached.filter_map(move |(place, car)| Some((place as u8, self.catalogue.order_tile(car.order?).points)))
    }
}

/// Whether a mechanic that found its car on the left can do something for the card to its right: upgrade the
/// car there or, with no card there yet, add one. Otherwise its work lapses.
pub(crate) fn mechanic_works(train: &Train, left: usize) -> bool {
    let right = left + 1;
    if right == train.cards.len() { train.can_grow() } else { train.upgrade_at(right).is_some() }
}

/// How many values of a run the train meets. Its cars never rise to the right and better ones count,
/// so the leftmost meet a run if any do. A mail car between them interrupts nothing.
fn run_met(values: &[CarValue], train: &Train) -> u8 {
    values.iter().zip(train.cars()).filter(|(wanted, (_, car))| car.value >= **wanted).count() as u8
}
