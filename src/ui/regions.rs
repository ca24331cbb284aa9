//! The typed names of everything that can be pointed at or clicked. Scripts, tests and keyboard control use
//! them; as text they read like paths (`offer/0/3`, `prompt/carry-out`).

use strum::{Display, EnumString, VariantArray};

use std::{fmt, str::FromStr};

pub use super::naming::UnknownRegion;
use super::naming::{fill, named, values_of};
use crate::session::{AnimationSpeed, Colour};
use bots::BotLevel;
use rules::{Module, OfferPlace, Seat, TrainId};

/// The name of a clickable region: a thing on the table, or a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegionId {
    Target(Target),
    Control(Control),
}

impl From<Target> for RegionId {
    fn from(target: Target) -> Self {
        Self::Target(target)
    }
}

impl From<Control> for RegionId {
    fn from(control: Control) -> Self {
        Self::Control(control)
    }
}

impl fmt::Display for RegionId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Target(target) => target.fmt(f),
            Self::Control(control) => control.fmt(f),
        }
    }
}

impl FromStr for RegionId {
    type Err = UnknownRegion;

    fn from_str(name: &str) -> Result<Self, UnknownRegion> {
        name.parse().map(Self::Target).or_else(|_| name.parse().map(Self::Control))
    }
}

named! {
    /// A thing on the table that can be pointed at.
    Target:
    /// A card of the offer.
    OfferCard(place: OfferPlace) = "offer/{}",
    StartTile = "offer/start-tile",
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

/// What an act in the prompt is paid with: a symbol of the running frame, or coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ActFor {
    /// A symbol.
    Act,
    /// A coin.
    Buy,
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

named! {
    /// A button or another control.
    Control:
    /// Keep this card in the draft.
    Keep(hand: u8) = "prompt/keep/{}",
    /// Carry out the picked card.
    CarryOut = "prompt/carry-out",
    /// Decline the picked card.
    Decline = "prompt/decline",
    /// Take the Start Player tile.
    TakeStartTile = "prompt/start-tile",
    /// Pick a symbol of the running frame, by its place among those that are left.
    Symbol(symbol: u8) = "prompt/symbol/{}",
    /// A symbol that has been resolved, by its place among the resolved ones.
    Resolved(symbol: u8) = "prompt/done/{}",
    /// Add a car.
    AddCar(stem: ActFor, train: TrainId) = "prompt/{}/car/{}",
    /// Upgrade a car.
    Upgrade(stem: ActFor, train: TrainId, card_place: u8) = "prompt/{}/upgrade/{}/{}",
    /// Move the conductors for a coin.
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
    /// Set how many coins of a column to pay with.
    SetCoins(column: u8, coins: u8) = "prompt/pay/{}/{}",
    /// Pay with the coins that are set.
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
    Undo = "prompt/undo",
    /// Ask the adviser, or put the hint away.
    Hint = "hint",
    /// Put the hint away, in its panel.
    CloseHint = "hint/close",
    /// Bring a player's board to the front.
    TopPlayer(seat: Seat) = "top/player/{}",
    /// The rounds in the top bar.
    Rounds = "top/round",
    /// Open the menu.
    OpenMenu = "menu",
    /// Bring the player's own board back to the front.
    OwnBoard = "board/back",
    /// Confirm being the next player at a shared screen.
    TakeScreen = "handover/take",
    /// The background of a window.
    WindowGround = "window/ground",
    /// Close the window.
    CloseWindow = "window/close",
    /// Back to the game.
    MenuResume = "menu/resume",
    /// Open the log.
    MenuLog = "menu/log",
    /// Open the scores.
    MenuScores = "menu/scores",
    /// Look at one's own secrets.
    MenuSecrets = "menu/secrets",
    /// Open the window with all cards.
    MenuCards = "menu/cards",
    /// The Action cards that can still come from a pile.
    CardsOfPile(pile: u8) = "cards/pile/{}",
    /// The Locomotive tiles to come.
    CardsToCome = "cards/locomotive-tiles",
    /// All Game End cards.
    CardsOfGameEnd = "cards/game-end",
    /// The Action cards that a player has taken.
    CardsTaken(seat: Seat) = "cards/taken/{}",
    /// A card of the page that is open.
    CardShown(nth: u8) = "cards/shown/{}",
    /// Open the rules in brief.
    MenuHelp = "menu/help",
    /// Open the settings.
    MenuSettings = "menu/settings",
    /// Leave the game.
    MenuLeave = "menu/leave",
    /// A page of the rules in brief.
    HelpPage(page: u8) = "help/page/{}",
    /// Set the animation speed.
    SetSpeed(speed: AnimationSpeed) = "settings/speed/{}",
    /// Set the volume of the music, in fifths.
    SetMusic(fifths: u8) = "settings/music/{}",
    /// Set the volume of the effects, in fifths.
    SetEffects(fifths: u8) = "settings/effects/{}",
    /// Set how large windows, buttons and words are, in percent.
    SetScale(percent: u8) = "settings/scale/{}",
    /// Switch full screen on or off.
    FullScreen = "settings/full-screen",
    /// Choices without an alternative make themselves.
    ForcedChoices = "settings/forced-choices",
    /// Cards of which nothing can be carried out are declined without asking.
    UselessCards = "settings/useless-cards",
    /// Switch all sound off or on.
    Mute = "settings/mute",
    /// Reduce motion, or show all of it.
    CalmMotion = "settings/calm",
    /// The answer that loses something.
    ConfirmYes = "confirm/yes",
    /// Confirm, and never ask this again.
    ConfirmAlways = "confirm/always",
    /// The answer that loses nothing.
    ConfirmNo = "confirm/no",
    /// Confirm that a message has been read.
    NoticeRead = "notice/read",
    /// Continue the games here, not in another window.
    TakeOver = "notice/take-over",
    /// Play here without saving.
    PlayUnsaved = "notice/play-unsaved",
    /// Leave the games to the other window.
    LeaveThere = "notice/leave-there",
    /// Continue the saved game, not the one that was asked for.
    ContinueSaved = "notice/continue-saved",
    /// Start the game that was asked for, not the saved one.
    StartLinked = "notice/start-linked",
    /// Continue the saved game.
    TitleContinue = "title/continue",
    /// Continue the game that was saved before that one.
    TitleEarlier = "title/earlier",
    /// Set up a new game.
    TitleNewGame = "title/new-game",
    /// Read the rules in brief.
    TitleRules = "title/rules",
    /// Open the settings.
    TitleSettings = "title/settings",
    TitleQuit = "title/quit",
    /// Back to the title.
    SetupBack = "setup/back",
    /// Put a human on the next seat.
    AddHuman(seat: u8) = "setup/seat/{}/add-human",
    /// Put a bot on the next seat.
    AddBot(seat: u8) = "setup/seat/{}/add-bot",
    /// Another portrait, by a click on the picture.
    Face(seat: u8) = "setup/seat/{}/face",
    /// Another portrait.
    NextPortrait(seat: u8) = "setup/seat/{}/portrait",
    /// Type a name.
    PlayerName(seat: u8) = "setup/seat/{}/name",
    /// Begin to type a name.
    EditName(seat: u8) = "setup/seat/{}/pencil",
    /// Let a human decide for the seat.
    MakeHuman(seat: u8) = "setup/seat/{}/human",
    /// Let a bot decide for the seat.
    MakeBot(seat: u8) = "setup/seat/{}/bot",
    /// Set how strong the bot is.
    SetLevel(seat: u8, level: BotLevel) = "setup/seat/{}/level/{}",
    /// Choose a player's colour.
    SetColour(seat: u8, colour: Colour) = "setup/seat/{}/colour/{}",
    /// Move a player one seat to the left.
    SeatLeft(seat: u8) = "setup/seat/{}/left",
    /// Move a player one seat to the right.
    SeatRight(seat: u8) = "setup/seat/{}/right",
    /// Remove a player.
    LeaveSeat(seat: u8) = "setup/seat/{}/leave",
    /// Punch a module's ticket.
    PunchModule(module: Module) = "setup/module/{}",
    /// Choose a suggested pair of modules.
    Suggest(number: u8) = "setup/suggest/{}",
    /// Draw the modules at random.
    RandomiseModules = "setup/suggest/random",
    /// Switch Teatime on or off.
    Teatime = "setup/teatime",
    /// Switch the dummies on or off.
    Dummies = "setup/dummies",
    /// Set whether frames gained in another player's turn wait.
    OthersWait = "setup/others-wait",
    /// Type a seed.
    Seed = "setup/seed",
    /// Draw another seed.
    DrawSeed = "setup/dice",
    /// Let chance decide who begins.
    FirstAtRandom = "setup/first/random",
    /// Let this player begin.
    First(seat: u8) = "setup/first/{}",
    /// Begin the game.
    Aboard = "setup/aboard",
    /// Give up the saved game for a new one.
    SetupReplace = "setup/replace",
    /// Leave the saved game as it is: no new one begins.
    SetupKeepSaved = "setup/keep-saved",
    /// Confirm that the modules drawn have been read.
    SetupDrawn = "setup/drawn",
    /// Score everything at once.
    ScoringSkip = "scoring/skip",
    /// Continue the game after a scoring phase.
    ScoringContinue = "scoring/continue",
    /// Set the animation speed while points are counted.
    ScoringSpeed(speed: AnimationSpeed) = "scoring/speed/{}",
    /// Reveal everything at once.
    RevelationSkip = "revelation/skip",
    /// Discard the chosen evidence tokens.
    RevelationDestroy = "revelation/destroy",
    /// Continue to the result after the revelation.
    RevelationContinue = "revelation/continue",
    /// Show this part of the table on a phone.
    ShowTab(tab: Tab) = "tab/{}",
    /// The answers of the prompt that there was no room for.
    MoreAnswers = "prompt/more",
    /// Fold the prompt of a phone to a bar, or open it again.
    PromptHandle = "prompt/handle",
    /// Back to the title after a game.
    ResultTitle = "result/title",
    /// Play the same game again, shuffled anew.
    ResultAgain = "result/again",
    /// The explanation of the thing pointed at.
    Explanation = "explanation",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_back_to_its_region() {
        // One of these fits into every pair of braces.
        let values = ["0", "3", "upper", "lower", "act", "buy", "fast", "novice", "blue", "A", "1/2", "offer"];
        for pattern in Target::PATTERNS.iter().chain(Control::PATTERNS) {
            let mut found = 0;
            let mut try_out = |name: String| {
                if let Ok(id) = name.parse::<RegionId>() {
                    assert_eq!(id.to_string(), name);
                    found += 1;
                }
            };
            match pattern.matches("{}").count() {
                0 => try_out((*pattern).to_owned()),
                1 => values.iter().for_each(|a| try_out(pattern.replacen("{}", a, 1))),
                count => {
                    for (a, b) in values.iter().flat_map(|a| values.iter().map(move |b| (a, b))) {
                        let two = pattern.replacen("{}", a, 1).replacen("{}", b, 1);
                        if count == 2 {
                            try_out(two)
                        } else {
                            values.iter().for_each(|c| try_out(two.replacen("{}", c, 1)))
                        }
                    }
                }
            }
            assert!(found > 0, "no name of the form {pattern} leads to a region");
        }
        assert!("offer/9/9".parse::<RegionId>().is_err() && "nowhere".parse::<RegionId>().is_err());
    }
}
