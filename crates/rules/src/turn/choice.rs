//! Everything a player can ever decide, and why a choice is refused.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::model::board::{OfferPlace, Seat, TrainId};

/// One decision. Numbers are places in what lies on the table (`Board`) or waits in the `TurnState`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Keep this card of the hand that goes round in the draft.
    KeepGameEndCard {
        /// Its place in the hand.
        hand: u8,
    },
    /// Take a card and carry it out.
    CarryOut(OfferPlace),
    /// Take a card and decline it for one upgrade of choice.
    Decline(OfferPlace),
    /// Take the Start Player tile.
    TakeStartPlayerTile,
    /// Resolve one symbol of the running frame.
    Resolve {
        /// Its place among the symbols left.
        symbol: u8,
        /// What is done for it.
        act: Act,
    },
    /// End the running frame; what is left of it lapses.
    EndFrame,
    /// Resolve a waiting frame now.
    BeginFrame {
        /// Its place among the waiting frames.
        waiting: u8,
    },
    /// Spend coins.
    Spend {
        /// How many from each column.
        coins: [u8; 3],
        /// For what.
        on: Purchase,
    },
    /// The coins that do not fit become 1 point each.
    CoinsToPoints,
    /// Fulfil a contract.
    Fulfil {
        /// Its place among the open contracts.
        contract: u8,
    },
    /// Resolve a reached bonus station in one's part of a scoring phase.
    UseStation {
        /// Counted from Paris, 1 is the first.
        station: u8,
    },
    /// Which mail car follows the fifth car, by its place in the catalogue.
    PlaceMailCar {
        /// One of those left.
        mail_car: u8,
    },
    /// Which train the celebrity boards.
    SeatCelebrity(TrainId),
    /// Which route card gets the postcard.
    PinPostcard {
        /// Its place in the route.
        route_place: u8,
    },
    /// The passenger of the card in hand boards the upper train.
    PlacePassenger,
    /// The luggage of the card in hand goes onto the lower train.
    PlaceLuggage,
    /// Where the middle card in hand goes: the next place, or one it covers.
    PlaceMiddleCard {
        /// 0–3, from left to right.
        place: u8,
    },
    /// Let the next factory work.
    RunFactory,
    /// Use one of the cards drawn by the Storage.
    UseStorageCard {
        /// Its place among the cards drawn that are not used yet.
        drawn: u8,
    },
    /// Use the Storage's toolbox: one upgrade of choice.
    UseToolbox,
    /// Use no more of the Storage, or let no more factory work.
    Finish,
    /// A token with fingerprints that destroy-evidence cards or a discard token take away at the end.
    DiscardEvidence {
        /// Its place among the seat's open tokens.
        token: u8,
    },
    /// End the turn, one's part of the scoring phase, or one's out-of-turn frames. What still
    /// waits is lost.
    EndTurn,
}

/// What can be done for one symbol or for coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Act {
    /// A 0-value car at the end of this train.
    AddCar(TrainId),
    /// One car one step up.
    Upgrade {
        /// In this train,
        train: TrainId,
        /// at this place among its cards.
        card_place: u8,
    },
    /// Conductors walk to the right.
    Conductors {
        /// Steps of the upper one.
        upper: u8,
        /// Steps of the lower one.
        lower: u8,
    },
    /// The locomotive moves this many stations.
    Locomotive {
        /// How many.
        stations: u8,
    },
    /// Take the coins.
    Coins,
    /// Take an open Game End card.
    GameEndCard {
        /// Its slot in the market.
        slot: u8,
    },
}

/// What coins buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Purchase {
    /// 1 from column 1: a car; column 2: one step or station; column 3: an upgrade of choice;
    /// 4 from any columns: a Game End card.
    Act(Act),
    /// 1 from any column: 1 point.
    Point,
    /// 2 from any columns: an order tile for a car.
    Order {
        /// Its place among the tiles that lie ready.
        ready: u8,
        /// In this train,
        train: TrainId,
        /// at this place among its cards.
        card_place: u8,
    },
}

/// Why a choice is refused. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Something else is being asked.
    #[error("{choice:?} does not answer what is asked now")]
    NotAsked {
        /// What was tried.
        choice: Choice,
    },
    /// The card, contract, station, frame, symbol or slot named is not there. Of equal symbols in a
    /// frame the first is the one to name.
    #[error("{choice:?} names something that is not there")]
    NotThere {
        /// What was tried.
        choice: Choice,
    },
    /// The card can only be declined.
    #[error("this card can only be declined: there is no free place for it")]
    OnlyDecline,
    /// The train cannot grow any more.
    #[error("this train cannot grow")]
    TrainFull,
    /// The car cannot go up: its left neighbour is not better, it is not a car, or it is a 12.
    #[error("this car cannot be upgraded")]
    CannotUpgrade,
    /// The symbol does not allow this.
    #[error("the symbol does not allow this")]
    WrongSymbol,
    /// The conductors or the locomotive cannot go that far, or cannot move at all.
    #[error("that is too far")]
    TooFar,
    /// Those coins are not there, or that is not what they buy.
    #[error("those coins do not buy that")]
    WrongCoins,
    /// The car is below the tile's class or has an order already, or its train has one of the kind.
    #[error("this car cannot take that order")]
    CannotOrder,
    /// The contract's condition does not hold.
    #[error("the contract is not met yet")]
    ContractNotMet,
    /// Coins and contracts belong before or after a frame, in one's own turn.
    #[error("coins and contracts belong before or after a frame, on your own turn")]
    NotNow,
    /// The station is not reached, gives no bonus, or was used already.
    #[error("this station has nothing to give now")]
    StationNotReady,
    /// A card has to be taken before the turn can end.
    #[error("take a card first")]
    TakeACardFirst,
}

/// What is being asked, and whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who answers.
    pub seat: Seat,
    /// What is asked.
    pub ask: Ask,
}

/// Every question there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Keep one Game End card.
    Draft,
    /// Take a card or the Start Player tile; coins, contracts and waiting frames as well.
    TakeCard,
    /// The card is taken: coins, contracts, waiting frames, or the end of the turn.
    FinishTurn,
    /// One's part of a scoring phase: stations, coins, contracts.
    ScoringPart,
    /// Frames gained in another player's turn.
    OutOfTurn,
    /// Resolve the running frame.
    Frame,
    /// Choose a mail car for this train.
    MailCar(TrainId),
    /// Make room for this many coins.
    MakeRoom(u8),
    /// Choose a train for a celebrity.
    Celebrity,
    /// Choose a route card for a postcard.
    Postcard,
    /// Passenger or luggage.
    PassengerOrLuggage,
    /// A place for a middle card.
    MiddleCard,
    /// Between two factories: coins, contracts, or the next factory.
    Factories,
    /// Which card of the Storage, and coins and contracts between them.
    Storage,
    /// Which evidence to take away at the end: this many more tokens.
    DiscardEvidence(u8),
}
