//! What lies on the table for everybody to see. It changes only by absorbing events.

use serde::{Deserialize, Serialize};

use super::{
    card::*,
    event::GameEvent,
    purse::Purse,
    score::{Moment, ScoreBook},
    train::{Car, Guest, Train, TrainCard},
};

/// A place at the table, 0 to 3, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// For indexing.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` to the left (clockwise) among `seats`.
    pub fn left(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }

    /// The seat to the right (counter-clockwise) among `seats`.
    pub fn right(self, seats: u8) -> Self {
        self.left(seats - 1, seats)
    }
}

/// One of a player's two trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TrainId {
    /// The upper train.
    Upper,
    /// The lower train.
    Lower,
}

impl TrainId {
    /// Upper, then lower.
    pub const BOTH: [Self; 2] = [Self::Upper, Self::Lower];
}

/// A space of the offer: row 0–2, column 0–5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OfferPlace {
    /// 0 is the top row.
    pub row: u8,
    /// 0 is the leftmost card.
    pub column: u8,
}

impl OfferPlace {
    /// All 18 places, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..3).flat_map(|row| (0..6).map(move |column| Self { row, column }))
    }
}

/// The 18 Action cards on offer and the Start Player tile.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Three rows of six.
    pub rows: [[Option<CardId>; 6]; 3],
    /// Cards taken or removed per row in this round.
    pub taken: [u8; 3],
    /// Who took the Start Player tile in this round.
    pub start_tile_taken_by: Option<Seat>,
}

impl Offer {
    /// The card on a place.
    pub fn card(&self, place: OfferPlace) -> Option<CardId> {
        *self.rows.get(usize::from(place.row))?.get(usize::from(place.column))?
    }

    /// The leftmost card of the topmost remaining row.
    pub fn first(&self) -> Option<OfferPlace> {
        OfferPlace::all().find(|place| self.card(*place).is_some())
    }

    fn remove(&mut self, place: OfferPlace) {
        self.rows[usize::from(place.row)][usize::from(place.column)] = None;
        self.taken[usize::from(place.row)] += 1;
    }
}

/// One route card, or the player board, in the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoutePlace {
    /// `None` is the player board.
    pub card: Option<CardId>,
    /// How many stations it has.
    pub stations: u8,
    /// The postcard pinned to it.
    pub postcard: Option<CardId>,
}

/// A player's route out of Paris, running right to left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    /// The board first, then the route cards in the order of the journey.
    pub places: Vec<RoutePlace>,
    /// The station the locomotive stands on: 0 is Paris, 1 the first of the board.
    pub locomotive: u8,
}

impl Default for Route {
    fn default() -> Self {
        Self { places: vec![RoutePlace { card: None, stations: 3, postcard: None }], locomotive: 0 }
    }
}

impl Route {
    /// How many stations the route has.
    pub fn length(&self) -> u8 {
        self.places.iter().map(|place| place.stations).sum()
    }

    /// The place in the route, and the station on it, of the `station`-th station (1 is the first).
    pub fn find(&self, station: u8) -> Option<(usize, usize)> {
        let mut left = station.checked_sub(1)?;
        for (index, place) in self.places.iter().enumerate() {
            if left < place.stations {
                return Some((index, usize::from(left)));
            }
            left -= place.stations;
        }
        None
    }

    /// Route cards a postcard could be pinned to.
    pub fn free_for_postcard(&self) -> impl Iterator<Item = usize> {
        self.places.iter().enumerate().filter(|(_, p)| p.card.is_some() && p.postcard.is_none()).map(|(index, _)| index)
    }
}

/// What lies in front of one player.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayerBoard {
    /// Upper and lower train.
    pub trains: [Train; 2],
    /// The route and the locomotive on it.
    pub route: Route,
    /// The coins.
    pub purse: Purse,
    /// Mail cars not yet placed, by their place in the catalogue.
    pub mail_cars: Vec<u8>,
    /// Open contracts, in the order in which they were taken.
    pub contracts: Vec<CardId>,
    /// Contracts fulfilled so far.
    pub contracts_fulfilled: u8,
    /// The card just taken, until it has found its place.
    pub hand: Option<CardId>,
    /// The pile of taken cards.
    pub taken: Vec<CardId>,
    /// Game End cards everybody has seen the player take.
    pub game_end: Vec<GameEndId>,
    /// Game End cards drafted in secret: 1 until the final scoring shows it.
    pub hidden_game_end: u8,
    /// The points.
    pub book: ScoreBook,
}

impl PlayerBoard {
    /// One of the trains.
    pub fn train(&self, train: TrainId) -> &Train {
        &self.trains[train as usize]
    }

    /// Every Action card in front of the player, each of which lies in one place.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        let under_cars = self.trains.iter().flat_map(Train::cars).filter_map(|(_, car)| car.guest).map(Guest::card);
        let route = self.route.places.iter().flat_map(|place| [place.card, place.postcard]).flatten();
        let lists = self.contracts.iter().chain(&self.taken).copied();
        under_cars.chain(route).chain(lists).chain(self.hand)
    }

    /// Celebrities and postcards placed.
    pub fn guests(&self) -> u8 {
        let celebrities = self.trains.iter().flat_map(Train::cars).filter(|(_, car)| car.guest.is_some()).count();
        let postcards = self.route.places.iter().filter(|place| place.postcard.is_some()).count();
        (celebrities + postcards) as u8
    }

    /// Locomotive tiles of both trains.
    pub fn locomotive_tiles(&self) -> u8 {
        self.trains.iter().filter(|train| train.locomotive().is_some()).count() as u8
    }

    /// The score.
    pub fn score(&self) -> u16 {
        self.book.total()
    }
}

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// One board a seat.
    pub players: Vec<PlayerBoard>,
    /// The cards on offer.
    pub offer: Offer,
    /// The open Game End cards.
    pub market: [Option<GameEndId>; 4],
    /// Game End cards in the face-down pile.
    pub game_end_left: u8,
    /// Cards in the face-down piles of Action cards.
    pub piles: [u8; 3],
    /// How many Locomotive tiles are taken: the next one's place in the catalogue.
    pub tiles_taken: u8,
    /// Who reached Constantinople, in order; only the first three count.
    pub constantinople: Vec<(Seat, TrainId)>,
    /// The start player.
    pub start_player: Seat,
    /// Whose turn or part it is.
    pub active: Option<Seat>,
    /// The active seat's turn in this round, 1–3; 0 outside turns.
    pub turn: u8,
    /// The round, 1–6; 0 before the first.
    pub round: u8,
    /// The moment points are booked under.
    pub moment: Moment,
    /// Cards that left the game face up.
    pub gone: Vec<CardId>,
    /// Cards that left the game unseen.
    pub gone_unseen: u8,
    /// The winners, once the game is over.
    pub winners: Vec<Seat>,
}

impl Board {
    /// The table as it is set up, nothing dealt yet.
    pub(super) fn new(seats: u8, start_player: Seat, piles: [u8; 3], game_end_left: u8, mail_cars: u8) -> Self {
        let mut purse = Purse::default();
        purse.add(1);
        let player = PlayerBoard { purse, mail_cars: (0..mail_cars).collect(), ..PlayerBoard::default() };
        Self {
            players: vec![player; usize::from(seats)],
            offer: Offer::default(),
            market: [None; 4],
            game_end_left,
            piles,
            tiles_taken: 0,
            constantinople: Vec::new(),
            start_player,
            active: None,
            turn: 0,
            round: 0,
            moment: Moment::SetUp,
            gone: Vec::new(),
            gone_unseen: 0,
            winners: Vec::new(),
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// One player's board.
    pub fn player(&self, seat: Seat) -> &PlayerBoard {
        &self.players[seat.index()]
    }

    /// Every Action card that lies open or left the game face up, each of which lies in one place.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        let offer = self.offer.rows.iter().flatten().flatten();
        offer.chain(&self.gone).copied().chain(self.players.iter().flat_map(PlayerBoard::cards))
    }

    /// Every Game End card that lies open.
    pub fn game_end_cards(&self) -> impl Iterator<Item = GameEndId> {
        let taken = self.players.iter().flat_map(|player| &player.game_end);
        self.market.iter().flatten().chain(taken).copied()
    }

    fn player_mut(&mut self, seat: Seat) -> &mut PlayerBoard {
        &mut self.players[seat.index()]
    }

    fn train_mut(&mut self, seat: Seat, train: TrainId) -> &mut Train {
        &mut self.players[seat.index()].trains[train as usize]
    }

    /// Changes the table by what happened. The rules change it in no other way, so showing all
    /// events of a game leads to the same table.
    pub fn absorb(&mut self, event: &GameEvent) {
        use GameEvent as E;
        match event {
            E::GameEndCardDrafted { seat } => {
                self.player_mut(*seat).hidden_game_end += 1;
                self.game_end_left -= 1;
            }
            E::GameEndCardDealt { slot, card } => {
                self.market[usize::from(*slot)] = Some(*card);
                self.game_end_left -= 1;
            }
            E::RoundBegan { round, start_player } => {
                self.round = *round;
                self.start_player = *start_player;
                self.moment = Moment::Round(*round);
                self.offer = Offer::default();
            }
            E::CardDealt { place, card } => {
                self.offer.rows[usize::from(place.row)][usize::from(place.column)] = Some(*card);
                self.piles[Pile::of_round(self.round).index()] -= 1;
            }
            E::TurnBegan { seat, turn } => {
                self.active = Some(*seat);
                self.turn = *turn;
            }
            E::CardTaken { seat, place, card, .. } => {
                self.offer.remove(*place);
                self.player_mut(*seat).hand = Some(*card);
            }
            E::StartPlayerTileTaken { seat } => self.offer.start_tile_taken_by = Some(*seat),
            E::CardRemoved { place, card } => {
                self.offer.remove(*place);
                self.gone.push(*card);
            }
            E::RowCleared { row, cards } => {
                self.offer.rows[usize::from(*row)] = [None; 6];
                self.gone.extend(cards);
            }
            E::CardKept { seat, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.taken.push(*card);
            }
            E::ContractLaid { seat, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.contracts.push(*card);
            }
            E::RouteExtended { seat, card, stations } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.route.places.push(RoutePlace { card: Some(*card), stations: *stations, postcard: None });
            }
            E::CelebritySeated { seat, train, card_place, card } => {
                self.player_mut(*seat).hand = None;
                if let TrainCard::Car(car) = &mut self.train_mut(*seat, *train).cards[usize::from(*card_place)] {
                    car.guest = Some(Guest::Celebrity(*card));
                }
            }
            E::PostcardPinned { seat, route_place, card } => {
                let player = self.player_mut(*seat);
                player.hand = None;
                player.route.places[usize::from(*route_place)].postcard = Some(*card);
            }
            E::CarAdded { seat, train } => self.train_mut(*seat, *train).cards.push(TrainCard::Car(Car::default())),
            E::CarUpgraded { seat, train, card_place, to } => {
                if let TrainCard::Car(car) = &mut self.train_mut(*seat, *train).cards[usize::from(*card_place)] {
                    car.value = *to;
                }
            }
            E::MailCarPlaced { seat, train, mail_car } => {
                self.player_mut(*seat).mail_cars.retain(|left| left != mail_car);
                self.train_mut(*seat, *train).cards.push(TrainCard::MailCar(*mail_car));
            }
            E::LocomotiveTilePlaced { seat, train, tile } => {
                self.train_mut(*seat, *train).cards.push(TrainCard::Locomotive(*tile));
                self.tiles_taken += 1;
            }
            E::ConductorMoved { seat, train, to, .. } => self.train_mut(*seat, *train).conductor = *to,
            E::ConstantinopleReached { seat, train, .. } => self.constantinople.push((*seat, *train)),
            E::LocomotiveMoved { seat, station } => self.player_mut(*seat).route.locomotive = *station,
            E::CoinsGained { seat, coins } => self.player_mut(*seat).purse.add(*coins),
            E::CoinsSpent { seat, coins } => self.player_mut(*seat).purse.take(*coins),
            E::PointsScored { seat, points, source } => {
                let moment = self.moment;
                self.player_mut(*seat).book.book(moment, *source, *points);
            }
            E::GameEndCardTaken { seat, slot, card } => {
                self.market[usize::from(*slot)] = None;
                self.player_mut(*seat).game_end.push(*card);
            }
            E::ContractFulfilled { seat, card } => {
                let player = self.player_mut(*seat);
                player.contracts.retain(|open| open != card);
                player.contracts_fulfilled += 1;
                player.taken.push(*card);
            }
            E::OutOfTurnBegan { seat } | E::ScoringPartBegan { seat } => {
                self.active = Some(*seat);
                self.turn = 0;
            }
            E::RoundEnded { start_player, .. } => {
                self.start_player = *start_player;
                self.active = None;
                self.turn = 0;
            }
            E::PileFinished { pile, cards } => {
                self.piles[pile.index()] -= cards;
                self.gone_unseen += cards;
            }
            E::ScoringBegan { phase } => self.moment = Moment::Scoring(*phase),
            E::ScoringEnded { .. } => self.active = None,
            E::FinalScoringBegan => self.moment = Moment::End,
            E::GameEndCardRevealed { seat, card } => {
                let player = self.player_mut(*seat);
                player.hidden_game_end -= 1;
                player.game_end.push(*card);
            }
            E::GameEnded { winners } => self.winners.clone_from(winners),
            E::DraftBegan
            | E::FrameBegan { .. }
            | E::SymbolResolved { .. }
            | E::FrameEnded { .. }
            | E::FrameWaits { .. }
            | E::FrameLost { .. }
            | E::TurnEnded { .. }
            | E::StationUsed { .. }
            | E::CardScored { .. }
            | E::ScoringPartEnded { .. } => {}
        }
    }
}
