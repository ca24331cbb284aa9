//! A game laid out as data: what lies on the table in the middle of a game, and what comes next from the piles.

use serde::Deserialize;
use thiserror::Error;

use crate::model::{card::Module, setup::SetupError, tiles::EvidenceToken};

/// A position: cards by the names they have in the card files. What is not said is as at the beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// 2 to 4.
    pub seats: u8,
    /// Two different ones.
    pub modules: [Module; 2],
    /// Whether the order tiles are there.
    pub teatime: bool,
    /// Whether two dummies join two players in Module C.
    pub dummies: bool,
    /// What is not said is dealt from this seed.
    pub seed: u64,
    /// Who began the round.
    pub start_player: u8,
    /// The round, 1 to 6.
    pub round: u8,
    /// Which turn of the learner in this round comes now, 1 to 3.
    pub turn: u8,
    /// Three rows of up to six cards; `""` is a card already taken, `"*"` any card, as is what a row lacks. As many
    /// are taken as there were turns in this round: any cards, the last ones first, where fewer are `""`. A row from
    /// which as many were taken as there are players is cleared.
    pub offer: Vec<Vec<String>>,
    /// Cards that come next from their piles, the first one first.
    pub next: Vec<String>,
    /// The open Game End cards, counted from 1 in their card file; any others where they are not named.
    pub market: Vec<u8>,
    /// Game End cards that come next from their pile.
    pub next_game_end: Vec<u8>,
    /// The Game End card the learner drafted; 0 is any.
    pub drafted: u8,
    /// The order tiles that lie ready, counted from 1 in their card file; those dealt by chance if there are none.
    pub orders: Vec<u8>,
    /// Who has which Whodunit card: the murderer's place among the players and then the dummies.
    pub murderer: Option<u8>,
    /// The boards, the learner's first; as at the beginning where there are none.
    pub players: Vec<PlayerPosition>,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            seats: 2,
            modules: [Module::A, Module::B],
            teatime: false,
            dummies: false,
            seed: 1,
            start_player: 0,
            round: 1,
            turn: 1,
            offer: Vec::new(),
            next: Vec::new(),
            market: Vec::new(),
            next_game_end: Vec::new(),
            drafted: 0,
            orders: Vec::new(),
            murderer: None,
            players: Vec::new(),
        }
    }
}

/// What lies in front of one player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// The upper train.
    pub upper: TrainPosition,
    /// The lower train.
    pub lower: TrainPosition,
    /// Coins by column.
    pub coins: [u8; 3],
    /// Points scored so far, all booked to the upper train.
    pub score: u8,
    /// Route cards in the order of the journey.
    pub route: Vec<String>,
    /// Postcards, pinned to the route cards in their order.
    pub postcards: Vec<String>,
    /// The station the locomotive stands on; 0 is Paris.
    pub locomotive: u8,
    /// Open contracts.
    pub contracts: Vec<String>,
    /// Fulfilled contracts.
    pub fulfilled: Vec<String>,
    /// The pile of taken cards.
    pub taken: Vec<String>,
    /// Game End cards taken in the open, counted from 1 in their card file.
    pub game_end: Vec<u8>,
    /// Middle cards from the left.
    pub middle: Vec<String>,
    /// Destroy-evidence cards.
    pub destroy_evidence: Vec<String>,
    /// Evidence tokens, face down.
    pub evidence: Vec<EvidenceToken>,
}

impl Default for PlayerPosition {
    fn default() -> Self {
        Self {
            upper: TrainPosition::default(),
            lower: TrainPosition::default(),
            coins: [1, 0, 0],
            score: 0,
            route: Vec::new(),
            postcards: Vec::new(),
            locomotive: 0,
            contracts: Vec::new(),
            fulfilled: Vec::new(),
            taken: Vec::new(),
            game_end: Vec::new(),
            middle: Vec::new(),
            destroy_evidence: Vec::new(),
            evidence: Vec::new(),
        }
    }
}

/// A train and who rides in it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TrainPosition {
    /// The values from left to right, `M` for the mail car (`M2` for the third in the catalogue, the first one left
    /// if there is no number), `L` for the Locomotive tile.
    pub cars: String,
    /// How many cards the conductor has reached.
    pub conductor: u8,
    /// Celebrities, passengers or luggage, in the first cars.
    pub guests: Vec<String>,
    /// How many passengers are seated, or luggage loaded, from the left.
    pub settled: u8,
}

impl Default for TrainPosition {
    fn default() -> Self {
        Self { cars: "0".to_owned(), conductor: 0, guests: Vec::new(), settled: 0 }
    }
}

/// Why a position cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The set-up is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A card of this name is not in the game, or is used twice.
    #[error("there is no card \"{0}\" left: it is named twice, or its module is not played")]
    NoCard(String),
    /// The same for a Game End card.
    #[error("there is no Game End card {0} left")]
    NoGameEndCard(u8),
    /// The same for an order tile.
    #[error("there is no order tile {0}")]
    NoOrder(u8),
    /// A train is written wrongly or cannot exist.
    #[error("a train cannot be \"{0}\"")]
    Train(String),
    /// Something is more or less than there can be.
    #[error("{0} cannot be")]
    Number(&'static str),
}
