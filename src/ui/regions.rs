//! The typed names of everything that can be pointed at or clicked. Scripts, tests and keyboard users go
//! by them; as text they read like paths (`offer/0/3`, `prompt/carry-out`).

use strum::{Display, EnumString};

use std::{fmt, str::FromStr};

use crate::{
    bots::BotLevel,
    rules::{Module, OfferPlace, Seat, TrainId},
    session::{AnimationSpeed, Colour},
};

/// Defines an enum whose variants have a text form each, in which `{}` stands for the fields in turn.
macro_rules! named {
    (
        $(#[$about:meta])* $Enum:ident:
        $( $(#[$doc:meta])* $Variant:ident $( ( $($field:ident: $Type:ty),+ ) )? = $pattern:literal, )+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Enum {
            $( $(#[$doc])* $Variant $( ( $($Type),+ ) )?, )+
        }

        impl fmt::Display for $Enum {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                match self {
                    $( Self::$Variant $( ( $($field),+ ) )? => fill(f, $pattern, &[ $( $($field),+ )? ]), )+
                }
            }
        }

        impl FromStr for $Enum {
            type Err = UnknownRegion;

            fn from_str(name: &str) -> Result<Self, UnknownRegion> {
                $(
                    if let Some(id) = values_of($pattern, name).and_then(|values| {
                        let mut _values = values.into_iter();
                        Some(Self::$Variant $( ( $(_values.next()?.parse::<$Type>().ok()?),+ ) )?)
                    }) {
                        return Ok(id);
                    }
                )+
                Err(UnknownRegion(name.to_owned()))
            }
        }

        #[cfg(test)]
        impl $Enum {
            /// The text forms, with `{}` for the fields.
            const PATTERNS: &'static [&'static str] = &[ $($pattern),+ ];
        }
    };
}

/// There is no region of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing on screen is called \"{0}\"")]
pub struct UnknownRegion(String);

fn fill(f: &mut fmt::Formatter, pattern: &str, values: &[&dyn fmt::Display]) -> fmt::Result {
    let mut values = values.iter();
    for (nth, piece) in pattern.split("{}").enumerate() {
        if let Some(value) = (nth > 0).then(|| values.next()).flatten() {
            value.fmt(f)?;
        }
        f.write_str(piece)?;
    }
    Ok(())
}

/// What stands for each `{}` of a pattern, if the name has its form.
fn values_of<'n>(pattern: &str, name: &'n str) -> Option<Vec<&'n str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = name.strip_prefix(pieces.next()?)?;
    let mut values = Vec::new();
    for piece in pieces {
        let end = if piece.is_empty() { rest.len() } else { rest.find(piece)? };
        values.push(&rest[..end]);
        rest = &rest[end + piece.len()..];
    }
    rest.is_empty().then_some(values)
}

/// A clickable thing: one that lies on the table, or a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegionId {
    /// A thing on the table.
    Target(Target),
    /// A button or another control.
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
    /// The Start Player tile.
    StartTile = "offer/start-tile",
    /// An open Game End card.
    Market(slot: u8) = "market/{}",
    /// A card of the Game End draft.
    DraftCard(hand: u8) = "draft/{}",
    /// A card of a train, by its place.
    TrainCard(train: TrainId, card_place: u8) = "train/{}/{}",
    /// The first empty slot of a train.
    TrainEnd(train: TrainId) = "train/{}/end",
    /// A conductor.
    Conductor(train: TrainId) = "conductor/{}",
    /// The locomotive on the route.
    Locomotive = "locomotive",
    /// A station of the route, 1 being the first.
    Station(station: u8) = "station/{}",
    /// A card of the route, by its place; 0 is the board.
    RouteCard(place: u8) = "route/{}",
    /// A column of coins.
    Coins(column: u8) = "coins/{}",
    /// An open contract.
    Contract(contract: u8) = "contract/{}",
    /// A mail car that is left, by its place in the catalogue.
    MailCar(mail_car: u8) = "mail-car/{}",
    /// A waiting frame.
    Waiting(waiting: u8) = "waiting/{}",
    /// The pile of taken cards.
    Taken = "taken",
    /// The own Game End cards.
    OwnGameEnd = "own-game-end",
    /// The next Locomotive tile.
    LocomotiveTile = "locomotive-tile",
    /// The Constantinople tile.
    Constantinople = "constantinople",
    /// A pile of Action cards, 0 to 2.
    Pile(pile: u8) = "pile/{}",
    /// Another player's board.
    Player(seat: Seat) = "player/{}",
    /// A middle place between the trains, 0 to 3.
    Middle(place: u8) = "middle/{}",
    /// An order tile that lies ready.
    Order(ready: u8) = "order/{}",
    /// The evidence on the board in front.
    Evidence = "evidence",
    /// An open evidence token of the board in front.
    EvidenceToken(token: u8) = "evidence/{}",
    /// The evidence that is left.
    EvidenceSupply = "evidence-supply",
    /// Dummy A (0) or B (1).
    Dummy(dummy: u8) = "dummy/{}",
    /// A card drawn by the Storage and not used yet.
    StorageCard(drawn: u8) = "storage/{}",
    /// The Storage's toolbox.
    Toolbox = "toolbox",
}

/// What an act in the prompt is done for: a symbol of the running frame, or coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ActFor {
    /// A symbol of the running frame.
    Act,
    /// A coin.
    Buy,
}

named! {
    /// A button or another control.
    Control:
    /// Keep a card of the draft.
    Keep(hand: u8) = "prompt/keep/{}",
    /// Carry out the picked card.
    CarryOut = "prompt/carry-out",
    /// Decline the picked card.
    Decline = "prompt/decline",
    /// Take the Start Player tile.
    TakeStartTile = "prompt/start-tile",
    /// Pick a symbol of the running frame, by its place among those left.
    Symbol(symbol: u8) = "prompt/symbol/{}",
    /// A symbol that is resolved, by its place among those.
    Resolved(symbol: u8) = "prompt/done/{}",
    /// Add a car.
    AddCar(stem: ActFor, train: TrainId) = "prompt/{}/car/{}",
    /// Upgrade a car.
    Upgrade(stem: ActFor, train: TrainId, card_place: u8) = "prompt/{}/upgrade/{}/{}",
    /// Move conductors for a coin.
    BuySteps(stem: ActFor, upper: u8, lower: u8) = "prompt/{}/steps/{}-{}",
    /// Let the locomotive run.
    RunLocomotive(stem: ActFor, stations: u8) = "prompt/{}/locomotive/{}",
    /// Take coins.
    TakeCoins(stem: ActFor) = "prompt/{}/coins",
    /// Take a Game End card.
    TakeGameEndCard(stem: ActFor, slot: u8) = "prompt/{}/game-end/{}",
    /// Think about how steps are split.
    SplitSteps = "prompt/act/steps",
    /// Set the steps of one conductor.
    SetSteps(train: TrainId, steps: u8) = "prompt/steps/{}/{}",
    /// Move the conductors by what is set.
    MoveConductors(upper: u8, lower: u8) = "prompt/steps/{}-{}",
    /// Spend coins.
    Spend = "prompt/spend",
    /// Put back what is picked.
    Back = "prompt/back",
    /// Pick a column of coins.
    Column(column: u8) = "prompt/column/{}",
    /// Turn a coin into a point.
    BuyPoint = "prompt/buy/point",
    /// Pick an open Game End card to pay for.
    MarketCard(slot: u8) = "prompt/market/{}",
    /// Set how many coins of a column pay.
    SetCoins(column: u8, coins: u8) = "prompt/pay/{}/{}",
    /// Pay with what is set.
    Pay(first: u8, second: u8, third: u8) = "prompt/pay/{}-{}-{}",
    /// Look at the order tiles.
    Orders = "prompt/orders",
    /// Pick an order tile.
    OrderTile(ready: u8) = "prompt/order/{}",
    /// Which coins pay for an order.
    PayOrder(first: u8, second: u8, third: u8) = "prompt/order/pay/{}-{}-{}",
    /// Place the picked order tile on a car.
    PlaceOrder(train: TrainId, card_place: u8) = "prompt/order/{}/{}",
    /// Begin a waiting frame.
    BeginFrame(waiting: u8) = "prompt/waiting/{}",
    /// A waiting frame that has to wait on, by its place among those shown.
    Later(nth: u8) = "prompt/later/{}",
    /// Fulfil a contract.
    FulfilContract(contract: u8) = "prompt/contract/{}",
    /// Fulfil the contract that is ready.
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
    /// The passenger boards.
    Passenger = "prompt/passenger",
    /// The luggage goes onto the train.
    Luggage = "prompt/luggage",
    /// Choose a middle place.
    ChooseMiddlePlace(place: u8) = "prompt/middle/{}",
    /// Let the next factory work.
    RunFactory = "prompt/factory",
    /// Use a card drawn by the Storage.
    UseStorageCard(drawn: u8) = "prompt/storage/{}",
    /// A card of the Storage that has been used.
    UsedStorageCard(nth: u8) = "prompt/used/{}",
    /// Use the Storage's toolbox.
    UseToolbox = "prompt/toolbox",
    /// Take an evidence token away.
    DiscardEvidence(token: u8) = "prompt/evidence/{}",
    /// Use no more of the Storage, let no more factory work.
    Finish = "prompt/finish",
    /// End the running frame.
    EndFrame = "prompt/end-frame",
    /// End the turn, the part of the scoring phase or the out-of-turn frames.
    EndTurn = "prompt/end-turn",
    /// Take the last choice back.
    Undo = "prompt/undo",
    /// Lay a player's board in front.
    TopPlayer(seat: Seat) = "top/player/{}",
    /// The rounds in the top bar.
    Rounds = "top/round",
    /// Open the menu.
    OpenMenu = "menu",
    /// Back to the own board.
    OwnBoard = "board/back",
    /// Take the screen in hot seat.
    TakeScreen = "handover/take",
    /// The panel of a window.
    WindowGround = "window/ground",
    /// Close the window.
    CloseWindow = "window/close",
    /// Back to the game.
    MenuResume = "menu/resume",
    /// Open the log.
    MenuLog = "menu/log",
    /// Open the scores.
    MenuScores = "menu/scores",
    /// Look at the own secrets.
    MenuSecrets = "menu/secrets",
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
    /// Into full screen, or out of it.
    FullScreen = "settings/full-screen",
    /// Mute, or not.
    Mute = "settings/mute",
    /// The answer that loses something.
    ConfirmYes = "confirm/yes",
    /// The answer that loses nothing.
    ConfirmNo = "confirm/no",
    /// A message has been read.
    NoticeRead = "notice/read",
    /// Continue the saved game.
    TitleContinue = "title/continue",
    /// Set a new game up.
    TitleNewGame = "title/new-game",
    /// Read the rules in brief.
    TitleRules = "title/rules",
    /// Open the settings.
    TitleSettings = "title/settings",
    /// Leave the program.
    TitleQuit = "title/quit",
    /// Back to the title.
    SetupBack = "setup/back",
    /// A human takes the next seat.
    AddHuman(seat: u8) = "setup/seat/{}/add-human",
    /// A bot takes the next seat.
    AddBot(seat: u8) = "setup/seat/{}/add-bot",
    /// Another portrait, by a click on it.
    Face(seat: u8) = "setup/seat/{}/face",
    /// Another portrait.
    NextPortrait(seat: u8) = "setup/seat/{}/portrait",
    /// Type a name.
    PlayerName(seat: u8) = "setup/seat/{}/name",
    /// A human decides for the seat.
    MakeHuman(seat: u8) = "setup/seat/{}/human",
    /// A bot decides for the seat.
    MakeBot(seat: u8) = "setup/seat/{}/bot",
    /// How strong the bot is.
    SetLevel(seat: u8, level: BotLevel) = "setup/seat/{}/level/{}",
    /// Wear a colour.
    SetColour(seat: u8, colour: Colour) = "setup/seat/{}/colour/{}",
    /// Sit down further left.
    SeatLeft(seat: u8) = "setup/seat/{}/left",
    /// Sit down further right.
    SeatRight(seat: u8) = "setup/seat/{}/right",
    /// Get off.
    LeaveSeat(seat: u8) = "setup/seat/{}/leave",
    /// Punch a module's ticket.
    PunchModule(module: Module) = "setup/module/{}",
    /// A suggested pair of modules.
    Suggest(number: u8) = "setup/suggest/{}",
    /// Draw the modules at random.
    Surprise = "setup/suggest/random",
    /// With Teatime, or without.
    Teatime = "setup/teatime",
    /// With dummies, or without.
    Dummies = "setup/dummies",
    /// Whether frames gained in another's turn wait.
    OthersWait = "setup/others-wait",
    /// Type a seed.
    Seed = "setup/seed",
    /// Another seed.
    DrawSeed = "setup/dice",
    /// Who begins is drawn at random.
    FirstAtRandom = "setup/first/random",
    /// This player begins.
    First(seat: u8) = "setup/first/{}",
    /// The game begins.
    Aboard = "setup/aboard",
    /// The game that waits is given up.
    SetupReplace = "setup/replace",
    /// The game that waits is saved.
    SetupKeep = "setup/keep",
    /// The modules that were drawn have been read.
    SetupDrawn = "setup/drawn",
    /// Count everything at once.
    ScoringSkip = "scoring/skip",
    /// On with the game after a scoring phase.
    ScoringContinue = "scoring/continue",
    /// Set the animation speed while points are counted.
    ScoringSpeed(speed: AnimationSpeed) = "scoring/speed/{}",
    /// Reveal everything at once.
    RevelationSkip = "revelation/skip",
    /// Take the picked tokens away.
    RevelationDestroy = "revelation/destroy",
    /// On to the result after the revelation.
    RevelationContinue = "revelation/continue",
    /// Back to the title after a game.
    ResultTitle = "result/title",
    /// The same game once more, shuffled anew.
    ResultAgain = "result/again",
    /// The explanation of what is pointed at.
    Explanation = "explanation",
}

impl Target {
    /// Whether it belongs to nobody's board: who is asked can click it whatever board lies in front.
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
        // Whatever stands in the braces, one of these fits.
        let values = ["0", "3", "upper", "lower", "act", "buy", "fast", "novice", "blue", "A", "1/2"];
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
