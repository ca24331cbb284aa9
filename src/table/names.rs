//! The names of what lies on the table, and of the parts of it that a phone shows at a time.

use strum::{Display, EnumString, VariantArray};

use crate::ui::naming::named;
use rules::{OfferPlace, Seat, TrainId};

named! {
    /// A thing on the table that can be pointed at.
    Target:
    /// A card of the offer.
    OfferCard(place: OfferPlace) = "offer/{}",
    StartTile = "offer/start-tile",
    /// What tells how many cards of a row of the offer are taken.
    Row(row: u8) = "offer/row/{}",
    /// An open Game End card in the market.
    Market(slot: u8) = "market/{}",
    /// A card of the Game End draft.
    DraftCard(hand: u8) = "draft/{}",
    TrainCard(train: TrainId, card_place: u8) = "train/{}/{}",
    /// The first empty slot of a train.
    TrainEnd(train: TrainId) = "train/{}/end",
    /// The conductor of a train.
    Conductor(train: TrainId) = "conductor/{}",
    /// The locomotive on the route.
    Locomotive = "locomotive",
    /// A station of the route, counted from 1.
    Station(station: u8) = "station/{}",
    /// A card of the route, by its place; 0 is the board itself.
    RouteCard(place: u8) = "route/{}",
    /// A column of coins.
    Coins(column: u8) = "coins/{}",
    /// An open contract.
    Contract(contract: u8) = "contract/{}",
    /// A mail car that has not been placed, by its place in the catalogue.
    MailCar(mail_car: u8) = "mail-car/{}",
    /// A waiting frame.
    Waiting(waiting: u8) = "waiting/{}",
    /// The pile of cards the player has taken.
    Taken = "taken",
    /// The player's own Game End cards.
    OwnGameEnd = "own-game-end",
    /// The next Locomotive tile.
    LocomotiveTile = "locomotive-tile",
    Constantinople = "constantinople",
    /// A pile of Action cards, 0 to 2.
    Pile(pile: u8) = "pile/{}",
    /// Another player's board.
    Player(seat: Seat) = "player/{}",
    /// A middle place between the trains, 0 to 3.
    Middle(place: u8) = "middle/{}",
    /// An order tile that can be bought.
    Order(ready: u8) = "order/{}",
    /// The evidence on the board in front.
    Evidence = "evidence",
    /// An open evidence token of the board in front.
    EvidenceToken(token: u8) = "evidence/{}",
    /// The supply of evidence tokens.
    EvidenceSupply = "evidence-supply",
    /// Dummy A (0) or B (1).
    Dummy(dummy: u8) = "dummy/{}",
    /// A card that the Storage has drawn and that is not used yet.
    StorageCard(drawn: u8) = "storage/{}",
    /// The Storage's toolbox.
    Toolbox = "toolbox",
}

impl Target {
    /// Whether it is on no player's board: the player who is asked can click it whatever board lies in front.
    pub fn is_common(self) -> bool {
        matches!(
            self,
            Self::OfferCard(_)
                | Self::StartTile
                | Self::Market(_)
                | Self::DraftCard(_)
                | Self::StorageCard(_)
                | Self::Toolbox
                | Self::Order(_)
        )
    }
}

named! {
    /// What else the table has a name for.
    TableRegion:
    /// A symbol of the running frame, by its place among those that are left: the prompt shows it, and it can be dragged
    /// onto the table.
    Symbol(symbol: u8) = "prompt/symbol/{}",
    /// The explanation of the thing pointed at.
    Explanation = "explanation",
    /// The chip below it that opens the rules.
    ExplanationRules = "explanation/rules",
}

/// A part of the table that a phone shows at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Tab {
    /// The cards that can be taken.
    #[default]
    Offer,
    /// The route, and on a landscape phone the trains large below it.
    Route,
    /// Game End cards, Locomotive tiles, piles and what modules have for sale.
    Market,
    /// Coins and mail cars.
    Coins,
    /// Contracts, evidence, and what counts at the end.
    Contract,
    /// The boards of the other players.
    Others,
    /// What has happened.
    Log,
}
