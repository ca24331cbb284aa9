//! What happened, step by step, fine enough to animate every single move. `Board::apply_event` turns the
//! same events into the new state, so showing the events in order ends with what `Game` says.

use bevy_ecs::prelude::Message;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::model::tiles::{EvidenceToken, OrderTileId, Whodunit};
use crate::model::{
    board::{OfferPlace, People, Person, Seat, TrainId},
    card::*,
    counts::*,
    score::Source,
};

/// Where a frame comes from, for prompts, the log and the book of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FrameSource {
    /// A carried-out Action card.
    Card(CardId),
    /// A declined Action card (one upgrade of choice, R-3.1).
    Declined(CardId),
    /// A mail car, by its place in the catalogue.
    MailCar(u8),
    /// A Locomotive tile, by its place in the catalogue.
    LocomotiveTile(u8),
    /// A fulfilled contract.
    Contract(CardId),
    /// A bonus station, counted from Paris.
    Station(u8),
    /// The small action of a Game End card.
    GameEndCard(GameEndId),
    /// The Start Player tile.
    StartPlayerTile,
    /// A seated passenger.
    Passenger(CardId),
    /// Loaded luggage.
    Luggage(CardId),
    /// A mechanic's bonus.
    Mechanic(CardId),
    /// The factory in this middle place.
    Factory(u8),
    /// A card used from the Storage.
    Storage(CardId),
    /// The Storage's toolbox.
    Toolbox,
    /// A factory's bonus.
    FactoryBonus(CardId),
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Message)]
#[expect(missing_docs, reason = "a field is named for what it is, and the line of its event says the rest")]
pub enum GameEvent {
    /// A seat keeps one of the Game End cards it holds; which one remains its secret.
    GameEndCardDrafted { seat: Seat },
    /// A Game End card is laid open in the market.
    GameEndCardDealt { slot: u8, card: GameEndId },
    /// A round begins, with the start player.
    RoundBegan { round: u8, start_player: Seat },
    /// An Action card is laid into the offer from the pile.
    CardDealt { place: OfferPlace, card: CardId },
    /// A seat's turn begins (1, 2 or 3 of the round).
    TurnBegan { seat: Seat, turn: u8 },
    /// A card is taken from the offer, to be carried out or declined.
    CardTaken { seat: Seat, place: OfferPlace, card: CardId, declined: bool },
    /// The Start Player tile is taken.
    StartPlayerTileTaken { seat: Seat },
    /// The tile removes a card from the offer and from the game.
    CardRemoved { place: OfferPlace, card: CardId },
    /// A row's remaining cards leave the game.
    RowCleared { row: u8, cards: ArrayVec<[CardId; ROW_CARDS]> },
    /// The card in hand goes to the pile of taken cards.
    CardKept { seat: Seat, card: CardId },
    /// The contract in hand lies open.
    ContractLaid { seat: Seat, card: CardId },
    /// The route card in hand extends the route.
    RouteExtended { seat: Seat, card: CardId, stations: u8 },
    /// The celebrity in hand takes a seat.
    CelebritySeated { seat: Seat, train: TrainId, card_place: u8, card: CardId },
    /// The postcard in hand is pinned to a route card.
    PostcardPinned { seat: Seat, route_place: u8, card: CardId },
    /// A destroy-evidence card lies open before a seat, or goes from a cleared row to a dummy.
    DestroyEvidenceLaid { person: Person, card: CardId },
    /// A suspect card of a cleared row works for a dummy; the tokens follow when the turn is over.
    DummySuspects { dummy: u8, card: CardId },
    /// An evidence token is dealt face down; only its owner knows which one.
    EvidenceDealt { person: Person },
    /// The passenger of the card in hand has a place.
    PassengerPlaced { seat: Seat, card_place: u8, card: CardId },
    /// A passenger is seated and brings coins, which come when the running frame ends.
    PassengerSeated { seat: Seat, card_place: u8, coins: u8 },
    /// The luggage of the card in hand has a place.
    LuggagePlaced { seat: Seat, card_place: u8, card: CardId },
    /// Luggage is loaded and brings points.
    LuggageLoaded { seat: Seat, card_place: u8, points: u8 },
    /// The middle card in hand lies in its place and covers what lay there.
    MiddleCardPlaced { seat: Seat, place: u8, card: CardId },
    /// A mechanic has done its work for a train; `worked` is false where it lapsed.
    MechanicDone { seat: Seat, place: u8, train: TrainId, worked: bool },
    /// A factory begins to work, with this many upgrades.
    FactoryBegan { seat: Seat, place: u8, upgrades: u8 },
    /// The Storage draws these cards and lays them open.
    StorageDrawn { seat: Seat, cards: ArrayVec<[CardId; STORAGE_CARDS]> },
    /// A card drawn by the Storage is used.
    StorageCardUsed { seat: Seat, card: CardId },
    /// The Storage's toolbox is used.
    ToolboxUsed { seat: Seat },
    /// The cards drawn go back into the pile.
    StorageReturned { seat: Seat, cards: u8 },
    /// The order tiles for the new pile lie ready; what was left of the previous kind is gone.
    OrderTilesLaid { tiles: ArrayVec<[OrderTileId; ORDER_TILES]> },
    /// An order tile is bought for a car.
    OrderTilePlaced { seat: Seat, tile: OrderTileId, train: TrainId, card_place: u8 },
    /// A 0-value car at the end of a train.
    CarAdded { seat: Seat, train: TrainId },
    /// A car goes one step up.
    CarUpgraded { seat: Seat, train: TrainId, card_place: u8, to: CarValue },
    /// A mail car follows the fifth car.
    MailCarPlaced { seat: Seat, train: TrainId, mail_car: u8 },
    /// A Locomotive tile follows the ninth card.
    LocomotiveTilePlaced { seat: Seat, train: TrainId, tile: u8 },
    /// A conductor walks; 0 is the brass plate before the first card.
    ConductorMoved { seat: Seat, train: TrainId, from: u8, to: u8 },
    /// A conductor is one of the first three on a Locomotive tile.
    ConstantinopleReached { seat: Seat, train: TrainId, rank: u8 },
    /// The locomotive moves on by one station.
    LocomotiveMoved { seat: Seat, station: u8 },
    /// Coins are placed into the purse.
    CoinsGained { seat: Seat, coins: u8 },
    /// Coins are spent, by column.
    CoinsSpent { seat: Seat, coins: [u8; 3] },
    /// Points are booked.
    PointsScored { seat: Seat, points: u8, source: Source },
    /// A Game End card is bought or taken.
    GameEndCardTaken { seat: Seat, slot: u8, card: GameEndId },
    /// A contract is fulfilled and joins the taken cards.
    ContractFulfilled { seat: Seat, card: CardId },
    /// A frame begins to be resolved.
    FrameBegan { seat: Seat, source: FrameSource, symbols: Frame },
    /// A symbol of the running frame is resolved.
    SymbolResolved { seat: Seat, symbol: Symbol },
    /// The running frame is over; these symbols lapsed.
    FrameEnded { seat: Seat, lapsed: Frame },
    /// A frame waits for the running one to end.
    FrameWaits { seat: Seat, source: FrameSource, symbols: Frame },
    /// A frame was still waiting when the turn ended.
    FrameLost { seat: Seat, source: FrameSource, symbols: Frame },
    /// A seat resolves frames it gained in another player's turn.
    OutOfTurnBegan { seat: Seat },
    /// A seat's turn is over.
    TurnEnded { seat: Seat },
    /// The round is over, with the start player from now on.
    RoundEnded { round: u8, start_player: Seat },
    /// The cards left over from a pile leave the game.
    PileFinished { pile: Pile, cards: u8 },
    /// A scoring phase begins (1, 2, 3).
    ScoringBegan { phase: u8 },
    /// A seat's part of the scoring phase begins.
    ScoringPartBegan { seat: Seat },
    /// A seat resolves a reached bonus station, for the `copy`-th time.
    StationUsed { seat: Seat, station: u8, copy: u8 },
    /// One card of a train scores; `extra` are the celebrity's points.
    CardScored { seat: Seat, train: TrainId, card_place: u8, points: u8, extra: u8 },
    /// A switch scores for a train.
    SwitchScored { seat: Seat, place: u8, train: TrainId, points: u8 },
    /// An order tile scores.
    OrderScored { seat: Seat, train: TrainId, card_place: u8, points: u8 },
    /// A seat's part of the scoring phase is over.
    ScoringPartEnded { seat: Seat },
    /// A scoring phase is over.
    ScoringEnded { phase: u8 },
    /// The final scoring begins.
    FinalScoringBegan,
    /// The coins that a seat has left are counted.
    CoinsCounted { seat: Seat, coins: u8 },
    /// A seat's Game End cards are counted next.
    GameEndPartBegan { seat: Seat },
    /// The drafted Game End card is shown at the end.
    GameEndCardRevealed { seat: Seat, card: GameEndId },
    /// A Game End card is counted: each taken card of its type scores.
    GameEndCardBegan { seat: Seat, card: GameEndId },
    /// A Game End card has been counted: so many cards at so many points each.
    GameEndCardScored { seat: Seat, card: GameEndId, cards: u8, points: u8 },
    /// Everything is counted, except what Module C still brings.
    FinalScoringEnded,
    /// The final revelation of the murder begins.
    RevelationBegan,
    /// A Whodunit card is turned over.
    WhodunitRevealed { person: Person, whodunit: Whodunit },
    /// The evidence of a person is turned over.
    EvidenceRevealed { person: Person, tokens: ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]> },
    /// A token is taken away by a destroy-evidence card, or together with a discard token.
    EvidenceDiscarded { person: Person, token: EvidenceToken },
    /// Those with the most fingerprints are arrested and cannot win; empty if all have the same number.
    Arrested { people: People, fingerprints: u8 },
    /// The murderer was not arrested and escapes.
    MurdererEscaped { person: Person },
    /// The game is over; tied players all win.
    GameEnded { winners: ArrayVec<[Seat; MAX_SEATS]> },
}
