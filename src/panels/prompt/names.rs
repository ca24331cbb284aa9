//! The names of what is pressed to answer a question.

use strum::{Display, EnumString};

use crate::ui::naming::named;
use rules::{Seat, TrainId};

/// What an act in the prompt is paid with: a symbol of the running frame, or coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ActFor {
    /// A symbol.
    Act,
    /// A coin.
    Buy,
}

named! {
    /// An answer in the prompt, or another control of it.
    PromptControl:
    /// Read the rules about what is asked.
    Rules = "prompt/rules",
    /// What the conductor says in a lesson is read.
    Continue = "prompt/continue",
    /// Keep this card in the draft.
    Keep(hand: u8) = "prompt/keep/{}",
    /// Keep the one that is picked.
    KeepPicked = "prompt/keep-picked",
    /// Carry out the picked card.
    CarryOut = "prompt/carry-out",
    /// Decline the picked card.
    Decline = "prompt/decline",
    /// Take the Start Player tile.
    TakeStartTile = "prompt/start-tile",
    /// A symbol that has been resolved, by its place among the resolved ones.
    Resolved(symbol: u8) = "prompt/done/{}",
    /// Add a car.
    AddCar(stem: ActFor, train: TrainId) = "prompt/{}/car/{}",
    /// Upgrade a car.
    Upgrade(stem: ActFor, train: TrainId, card_place: u8) = "prompt/{}/upgrade/{}/{}",
    /// Move the conductors, where there are no dials for it.
    BuySteps(stem: ActFor, upper: u8, lower: u8) = "prompt/{}/steps/{}-{}",
    /// Move the locomotive.
    RunLocomotive(stem: ActFor, stations: u8) = "prompt/{}/locomotive/{}",
    /// Take coins.
    TakeCoins(stem: ActFor) = "prompt/{}/coins",
    /// Take a Game End card.
    TakeGameEndCard(stem: ActFor, slot: u8) = "prompt/{}/game-end/{}",
    /// Begin to split the steps between the conductors.
    SplitSteps = "prompt/act/steps",
    /// Set the steps of one conductor.
    SetSteps(train: TrainId, steps: u8) = "prompt/steps/{}/{}",
    /// Move the conductors by the steps that are set.
    MoveConductors(upper: u8, lower: u8) = "prompt/steps/{}-{}",
    /// Spend coins.
    Spend = "prompt/spend",
    /// Put back what has been picked.
    Back = "prompt/back",
    /// Pick a column of coins.
    Column(column: u8) = "prompt/column/{}",
    /// Turn a coin into a point.
    BuyPoint = "prompt/buy/point",
    /// Pick an open Game End card to pay for.
    MarketCard(slot: u8) = "prompt/market/{}",
    /// Pay with these coins.
    Pay(first: u8, second: u8, third: u8) = "prompt/pay/{}-{}-{}",
    /// Show the order tiles.
    Orders = "prompt/orders",
    /// Pick an order tile.
    OrderTile(ready: u8) = "prompt/order/{}",
    /// Choose the coins that pay for an order.
    PayOrder(first: u8, second: u8, third: u8) = "prompt/order/pay/{}-{}-{}",
    /// Place the picked order tile on a car.
    PlaceOrder(train: TrainId, card_place: u8) = "prompt/order/{}/{}",
    /// Begin a waiting frame.
    BeginFrame(waiting: u8) = "prompt/waiting/{}",
    /// A waiting frame that cannot begin yet, by its place among those shown.
    Later(nth: u8) = "prompt/later/{}",
    /// Fulfil a contract.
    FulfilContract(contract: u8) = "prompt/contract/{}",
    /// Fulfil the only contract that is ready.
    Fulfil = "prompt/fulfil",
    /// Use a bonus station.
    UseStation(station: u8) = "prompt/station/{}",
    /// Choose a mail car.
    ChooseMailCar(mail_car: u8) = "prompt/mail-car/{}",
    /// Choose a train for a celebrity.
    ChooseTrain(train: TrainId) = "prompt/train/{}",
    /// Choose a route card for a postcard.
    ChooseRouteCard(route_place: u8) = "prompt/postcard/{}",
    /// Turn coins that do not fit into points.
    CoinsToPoints = "prompt/coins-to-points",
    /// Let the passenger board.
    Passenger = "prompt/passenger",
    /// Load the luggage.
    Luggage = "prompt/luggage",
    /// Choose a middle place for a card.
    ChooseMiddlePlace(place: u8) = "prompt/middle/{}",
    /// Run the next factory.
    RunFactory = "prompt/factory",
    UseStorageCard(drawn: u8) = "prompt/storage/{}",
    /// A card drawn by the Storage that has been used.
    UsedStorageCard(nth: u8) = "prompt/used/{}",
    UseToolbox = "prompt/toolbox",
    /// Remove an evidence token.
    DiscardEvidence(token: u8) = "prompt/evidence/{}",
    /// Stop using the Storage or the factories.
    Finish = "prompt/finish",
    /// End the running frame.
    EndFrame = "prompt/end-frame",
    /// End the turn, the part of the scoring phase or the out-of-turn frames.
    EndTurn = "prompt/end-turn",
    /// The same as the gold button, when nothing else is ready.
    GoOn = "prompt/go-on",
    /// Buy once more what the last coin bought.
    Again = "prompt/again",
    Undo = "prompt/undo",
    /// Say something to everybody at the table.
    Greet(nth: u8) = "prompt/greet/{}",
    /// Hear what a player says, or not.
    Mute(seat: Seat) = "prompt/mute/{}",
    /// Try at once to come back to the server.
    TryNow = "prompt/try-now",
    /// Play on from this device.
    ComeHere = "prompt/come-here",
    /// Allow somebody to take something back.
    Allow = "prompt/allow",
    /// Do not allow it.
    LetStand = "prompt/let-stand",
    /// Wait for whoever is away.
    WaitFor(seat: Seat) = "prompt/wait-for/{}",
    /// Let a bot play for whoever is away.
    BotNow(seat: Seat) = "prompt/bot-now/{}",
    /// Ask the adviser, or put the hint away.
    Hint = "hint",
    /// Discard the chosen evidence tokens, on the screen of the revelation.
    DestroyEvidence = "revelation/destroy",
    /// The answers of the prompt that there was no room for.
    MoreAnswers = "prompt/more",
    /// Fold the prompt of a phone to a bar, or open it again.
    Handle = "prompt/handle",
}

named! {
    /// An answer in the window that asks again before something is lost.
    ConfirmControl:
    /// The answer that loses something.
    Yes = "confirm/yes",
    /// Confirm, and never ask this again.
    Always = "confirm/always",
    /// The answer that loses nothing.
    No = "confirm/no",
}
