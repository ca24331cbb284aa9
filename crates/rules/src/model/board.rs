//! What lies on the table for everybody to see. Only events change it.

use std::{fmt, num::ParseIntError, str::FromStr};

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use tinyvec::{ArrayVec, array_vec};

use super::tiles::{EvidenceToken, OrderTileId, Whodunit};
use super::{
    card::*,
    counts::*,
    purse::Purse,
    score::{Moment, ScoreBook},
    train::{Car, Guest, Train},
};

/// A place at the table, 0 to 3, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseIntError;

    fn from_str(number: &str) -> Result<Self, ParseIntError> {
        number.parse().map(Self)
    }
}

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

/// Anyone who can hold evidence: a seat or, with two players, a dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Person {
    /// A player.
    Seat(Seat),
    /// Dummy A (0) or B (1).
    Dummy(u8),
}

impl Default for Person {
    fn default() -> Self {
        Self::Seat(Seat::default())
    }
}

/// Some of those who can hold evidence: four players, or two and the dummies.
pub type People = ArrayVec<[Person; MAX_SEATS]>;

/// One of a player's two trains.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Display, EnumString, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum TrainId {
    /// The upper train.
    #[default]
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

impl fmt::Display for OfferPlace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.row, self.column)
    }
}

impl FromStr for OfferPlace {
    type Err = NoOfferPlace;

    fn from_str(words: &str) -> Result<Self, NoOfferPlace> {
        Self::all().find(|place| place.to_string() == words).ok_or(NoOfferPlace)
    }
}

/// The offer has three rows of six: `0/0` to `2/5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the offer has places from 0/0 to 2/5")]
pub struct NoOfferPlace;

impl OfferPlace {
    /// All 18 places, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..3 * ROW_CARDS as u8).map(|place| Self { row: place / ROW_CARDS as u8, column: place % ROW_CARDS as u8 })
    }
}

/// The 18 Action cards on offer and the Start Player tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Three rows of six.
    pub rows: [[Option<CardId>; ROW_CARDS]; 3],
    /// Cards taken or removed per row in this round.
    pub taken: [u8; 3],
    /// Who took the Start Player tile in this round.
    pub start_tile_taken_by: Option<Seat>,
}

impl Offer {
    /// The card in a place.
    pub fn card(&self, place: OfferPlace) -> Option<CardId> {
        *self.rows.get(usize::from(place.row))?.get(usize::from(place.column))?
    }

    /// Every card on offer with its place, row by row.
    pub fn cards(&self) -> impl Iterator<Item = (OfferPlace, CardId)> {
        let places = self.rows.as_flattened().iter().zip(OfferPlace::all());
        places.filter_map(|(card, place)| Some((place, (*card)?)))
    }

    /// The leftmost card of the topmost remaining row.
    pub fn first(&self) -> Option<OfferPlace> {
        self.cards().next().map(|(place, _)| place)
    }

    pub(crate) fn remove(&mut self, place: OfferPlace) {
        self.rows[usize::from(place.row)][usize::from(place.column)] = None;
        self.taken[usize::from(place.row)] += 1;
    }
}

/// One route card, or the player board, in the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RoutePlace {
    /// `None` is the player board.
    pub card: Option<CardId>,
    /// How many stations it has.
    pub stations: u8,
    /// The postcard pinned to it.
    pub postcard: Option<CardId>,
}

/// A player's route out of Paris, running right to left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    /// The board first, then the route cards in the order of the journey.
    pub places: ArrayVec<[RoutePlace; MAX_TAKEN + 1]>,
    /// The station the locomotive stands on: 0 is Paris, 1 the first of the board.
    pub locomotive: u8,
}

impl Default for Route {
    fn default() -> Self {
        let board = RoutePlace { card: None, stations: 3, postcard: None };
        Self { places: array_vec!([RoutePlace; MAX_TAKEN + 1] => board), locomotive: 0 }
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

/// One of the four places between the trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct MiddlePlace {
    /// The card that counts.
    pub card: CardId,
    /// The cards it covers, the lowest first; they no longer count.
    pub covered: ArrayVec<[CardId; MAX_TAKEN]>,
    /// For a mechanic: whether it has done its work for the upper and for the lower train.
    pub done: [bool; 2],
}

impl MiddlePlace {
    /// Whether a mechanic has done all its work and lies face down.
    pub fn face_down(&self) -> bool {
        self.done == [true; 2]
    }
}

/// How many middle places there are.
pub const MIDDLE_PLACES: usize = 4;

/// What the murder has brought a person: a player, or a dummy of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CaseFile {
    /// Evidence tokens face down.
    pub hidden: u8,
    /// Evidence tokens open, at the end.
    pub open: ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>,
    /// Tokens that lay open and were taken away.
    pub discarded: ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>,
    /// Destroy-evidence cards.
    pub destroy_evidence: ArrayVec<[CardId; MAX_TAKEN]>,
    /// The Whodunit card, once it is turned over.
    pub whodunit: Option<Whodunit>,
    /// Whether the person was arrested.
    pub arrested: bool,
}

impl CaseFile {
    /// The fingerprints on the open tokens.
    pub fn fingerprints(&self) -> u8 {
        self.open.iter().map(|token| token.fingerprints()).sum()
    }
}

/// What lies in front of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayerBoard {
    /// Upper and lower train.
    pub trains: [Train; 2],
    /// The route and the locomotive on it.
    pub route: Route,
    /// The coins.
    pub purse: Purse,
    /// Mail cars not yet placed, by their place in the catalogue.
    pub mail_cars: ArrayVec<[u8; MAIL_CARS]>,
    /// Open contracts, in the order in which they were taken.
    pub contracts: ArrayVec<[CardId; MAX_TAKEN]>,
    /// Contracts fulfilled so far.
    pub contracts_fulfilled: u8,
    /// The card just taken, until it has found its place.
    pub hand: Option<CardId>,
    /// The pile of taken cards.
    pub taken: ArrayVec<[CardId; MAX_TAKEN]>,
    /// Game End cards everybody has seen the player take.
    pub game_end: ArrayVec<[GameEndId; GAME_END_CARDS]>,
    /// Game End cards drafted in secret: 1 until the final scoring shows it.
    pub hidden_game_end: u8,
    /// The middle cards, from the left; there are no gaps.
    pub middle: ArrayVec<[MiddlePlace; MIDDLE_PLACES]>,
    /// The evidence and what goes with it.
    pub case_file: CaseFile,
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
        let middle = self.middle.iter().flat_map(|place| place.covered.iter().chain([&place.card]));
        let lists = self.contracts.iter().chain(&self.taken).chain(&self.case_file.destroy_evidence).chain(middle);
        under_cars.chain(route).chain(lists.copied()).chain(self.hand)
    }

    /// Celebrities and postcards placed.
    pub fn guests(&self) -> u8 {
        let celebrity = |car: &Car| matches!(car.guest, Some(Guest::Celebrity(_)));
        let aboard = |train: &Train| train.cars().filter(|(_, car)| celebrity(car)).count();
        let celebrities = self.trains.iter().map(aboard).sum::<usize>();
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// One board per seat.
    pub players: ArrayVec<[PlayerBoard; MAX_SEATS]>,
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
    pub constantinople: ArrayVec<[(Seat, TrainId); CONSTANTINOPLE_VALUES]>,
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
    pub gone: ArrayVec<[CardId; CARDS_IN_PLAY]>,
    /// Cards that left the game unseen.
    pub gone_unseen: u8,
    /// Cards the Storage in use has drawn, which lie open: those not used yet.
    pub storage: ArrayVec<[CardId; STORAGE_CARDS]>,
    /// Cards used from the Storage in use, which go back into the pile with the others.
    pub storage_used: ArrayVec<[CardId; STORAGE_CARDS]>,
    /// The dummies A and B of two players, or none.
    pub dummies: ArrayVec<[CaseFile; DUMMIES]>,
    /// Evidence tokens left in the supply.
    pub evidence_left: u8,
    /// The order tiles that lie ready, until the next kind is laid out or the game ends.
    pub order_tiles: ArrayVec<[OrderTileId; ORDER_TILES]>,
    /// The winners, once the game is over; none if all players are arrested.
    pub winners: ArrayVec<[Seat; MAX_SEATS]>,
}

impl Board {
    /// The table as it is set up, nothing dealt yet.
    pub(crate) fn new(seats: u8, start_player: Seat, piles: [u8; 3], game_end_left: u8, mail_cars: u8) -> Self {
        let mut purse = Purse::default();
        purse.add(1);
        let player = PlayerBoard { purse, mail_cars: (0..mail_cars).collect(), ..PlayerBoard::default() };
        Self {
            players: (0..seats).map(|_| player).collect(),
            offer: Offer::default(),
            market: [None; 4],
            game_end_left,
            piles,
            tiles_taken: 0,
            constantinople: ArrayVec::default(),
            start_player,
            active: None,
            turn: 0,
            round: 0,
            moment: Moment::SetUp,
            gone: ArrayVec::default(),
            gone_unseen: 0,
            storage: ArrayVec::default(),
            storage_used: ArrayVec::default(),
            dummies: ArrayVec::default(),
            evidence_left: 0,
            order_tiles: ArrayVec::default(),
            winners: ArrayVec::default(),
        }
    }

    /// Becomes a copy of another table. A bot copies thousands of them in a moment, so the places of players who are not
    /// there stay as they are.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        let Self {
            players,
            offer,
            market,
            game_end_left,
            piles,
            tiles_taken,
            constantinople,
            start_player,
            active,
            turn,
            round,
            moment,
            gone,
            gone_unseen,
            storage,
            storage_used,
            dummies,
            evidence_left,
            order_tiles,
            winners,
        } = other;
        copy_list(&mut self.players, players);
        copy_list(&mut self.gone, gone);
        copy_list(&mut self.dummies, dummies);
        (self.offer, self.market, self.piles) = (*offer, *market, *piles);
        (self.game_end_left, self.gone_unseen, self.evidence_left) = (*game_end_left, *gone_unseen, *evidence_left);
        (self.tiles_taken, self.constantinople) = (*tiles_taken, *constantinople);
        (self.start_player, self.active, self.turn) = (*start_player, *active, *turn);
        (self.round, self.moment) = (*round, *moment);
        (self.storage, self.storage_used) = (*storage, *storage_used);
        (self.order_tiles, self.winners) = (*order_tiles, *winners);
    }

    /// How many players there are.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// One player's board.
    #[inline]
    pub fn player(&self, seat: Seat) -> &PlayerBoard {
        &self.players[seat.index()]
    }

    /// The place of a seat by the points so far, 1 is the first; several can share one. Whoever was arrested stands
    /// behind everybody else.
    pub fn place(&self, seat: Seat) -> u8 {
        let standing = |player: &PlayerBoard| (!player.case_file.arrested, player.score());
        let own = standing(self.player(seat));
        1 + self.players.iter().filter(|other| standing(other) > own).count() as u8
    }

    /// Every Action card that lies open or left the game face up, each of which lies in one place.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        let offer = self.offer.rows.iter().flatten().flatten();
        let dummies = self.dummies.iter().flat_map(|dummy| &dummy.destroy_evidence);
        let apart = self.gone.iter().chain(&self.storage).chain(&self.storage_used).chain(dummies);
        offer.chain(apart).copied().chain(self.players.iter().flat_map(PlayerBoard::cards))
    }

    /// Every Game End card that lies open.
    pub fn game_end_cards(&self) -> impl Iterator<Item = GameEndId> {
        let taken = self.players.iter().flat_map(|player| &player.game_end);
        self.market.iter().flatten().chain(taken).copied()
    }

    /// The murder's case file of a player or a dummy.
    pub fn case_file(&self, person: Person) -> &CaseFile {
        match person {
            Person::Seat(seat) => &self.player(seat).case_file,
            Person::Dummy(dummy) => &self.dummies[usize::from(dummy)],
        }
    }

    /// Everybody who can hold evidence: the players, then the dummies.
    pub fn people(&self) -> impl Iterator<Item = Person> + use<> {
        let dummies = (0..self.dummies.len() as u8).map(Person::Dummy);
        (0..self.seats()).map(|seat| Person::Seat(Seat(seat))).chain(dummies)
    }

    /// A person's place among [`Self::people`].
    pub(crate) fn person_index(&self, person: Person) -> usize {
        match person {
            Person::Seat(seat) => seat.index(),
            Person::Dummy(dummy) => usize::from(self.seats() + dummy),
        }
    }

    /// Everybody, the players from `first` clockwise, then the dummies.
    pub fn people_from(&self, first: Seat) -> People {
        let seats = self.seats();
        let players = (0..seats).map(|steps| Person::Seat(first.left(steps, seats)));
        players.chain(self.people().skip(seats.into())).collect()
    }
}

/// Copies what is in a list, and not the rest of its memory.
fn copy_list<A: tinyvec::Array<Item: Copy>>(list: &mut ArrayVec<A>, other: &ArrayVec<A>) {
    list.set_len(other.len());
    list.copy_from_slice(other);
}
