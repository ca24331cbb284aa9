//! The vocabulary of the cards: symbols, frames, stations, contracts, faces. Data only; what they
//! *do* is in `apply.rs` and `modules/`.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};
use tinyvec::ArrayVec;

use super::counts::MAX_TAKEN;

/// The value of a railroad car: 0, 1, 2, 4, 7 or 12. Written as that number in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, VariantArray, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum CarValue {
    /// The 0-value car every train begins with.
    #[default]
    V0,
    /// Worth 1 point in a scoring phase.
    V1,
    /// Worth 2 points.
    V2,
    /// Worth 4 points.
    V4,
    /// Worth 7 points.
    V7,
    /// Worth 12 points, the highest.
    V12,
}

impl CarValue {
    /// The printed value, which is also the points it scores.
    pub const fn points(self) -> u8 {
        match self {
            Self::V0 => 0,
            Self::V1 => 1,
            Self::V2 => 2,
            Self::V4 => 4,
            Self::V7 => 7,
            Self::V12 => 12,
        }
    }

    /// One step up, `None` for a 12.
    pub fn next(self) -> Option<Self> {
        Self::VARIANTS.get(self as usize + 1).copied()
    }
}

impl TryFrom<u8> for CarValue {
    type Error = String;

    fn try_from(points: u8) -> Result<Self, String> {
        Self::VARIANTS
            .iter()
            .copied()
            .find(|value| value.points() == points)
            .ok_or_else(|| format!("{points} is not a car value (0, 1, 2, 4, 7, 12)"))
    }
}

impl From<CarValue> for u8 {
    fn from(value: CarValue) -> u8 {
        value.points()
    }
}

impl fmt::Display for CarValue {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.points().fmt(f)
    }
}

/// One of the piles of Action cards: 1 green, 2 blue, 3 red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Pile(u8);

impl Pile {
    /// The three piles in the order of play.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// 0, 1 or 2, for indexing.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// 1, 2 or 3, as printed.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The pile of a round 1–6 (R-2.1: piles 1, 1, 2, 2, 3, 3).
    pub fn of_round(round: u8) -> Self {
        Self(round.clamp(1, 6).div_ceil(2))
    }
}

impl TryFrom<u8> for Pile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=3).contains(&number) { Ok(Self(number)) } else { Err(format!("there is no pile {number} (1, 2, 3)")) }
    }
}

impl From<Pile> for u8 {
    fn from(pile: Pile) -> u8 {
        pile.0
    }
}

/// One symbol inside a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Symbol {
    /// A new 0-value car at the end of either train.
    #[default]
    Car,
    /// A printed upgrade: one car of exactly this value goes one step up.
    Upgrade {
        /// The value before.
        from: CarValue,
    },
    /// Any one car one step up, or a 0-value car instead.
    UpgradeOfChoice,
    /// A 0-value car or one upgrade 0→1 (R-3.7, third player to the left).
    CarOrFirstUpgrade,
    /// Each of the two conductors moves up to this many cards to the right.
    BothConductors(u8),
    /// This many steps, split freely between the two conductors.
    OneConductor(u8),
    /// The locomotive moves this many stations to the left.
    Locomotive(u8),
    /// Coins, placed together.
    Coins(u8),
    /// Points, counted at once and never waiting.
    Points(u8),
    /// One of the open Game End cards.
    GameEndCard,
    /// Any one car one step up, to no more than the limit of the factory in this middle place, or a
    /// 0-value car instead. Never printed in a file: a factory brings it.
    FactoryUpgrade {
        /// The middle place of the factory, 0–3.
        place: u8,
    },
}

/// The most symbols that a contract can bring for each fulfilled contract.
pub(super) const PER_CONTRACT_SYMBOLS: usize = 2;
/// The most symbols a frame can have: the longest is the reward of a contract that counts contracts, of which a
/// player takes one in every turn at most.
const FRAME_SYMBOLS: usize = MAX_TAKEN * PER_CONTRACT_SYMBOLS;

/// A box of symbols that is resolved as one.
pub type Frame = ArrayVec<[Symbol; FRAME_SYMBOLS]>;

/// A frame of these symbols, no more than a frame can have.
pub fn frame_of(symbols: impl IntoIterator<Item = Symbol>) -> Frame {
    symbols.into_iter().collect()
}

/// A station of a route card or of the player board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Station {
    /// Scores once, when it is passed or reached.
    Points(u8),
    /// Gives its frame in every scoring phase from then on.
    Bonus(Frame),
}

/// Type of a base Action card and of a Game End card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
pub enum CardType {
    /// Railroad car cards.
    RailroadCar,
    /// Conductor cards.
    Conductor,
    /// Locomotive cards.
    Locomotive,
}

/// What a contract asks for. Every number is a minimum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Condition {
    /// At least this many cars of at least this value in both trains together.
    Cars {
        /// How many.
        count: u8,
        /// Worth at least this.
        value: CarValue,
    },
    /// These values, or better, on adjacent cars of one train; a mail car interrupts nothing.
    Run(Vec<CarValue>),
    /// At least this many cars of at least this value in each of the two trains.
    CarsInEachTrain {
        /// How many in each.
        count: u8,
        /// Worth at least this.
        value: CarValue,
    },
    /// A mail car in both trains.
    BothMailCars,
    /// Both mail cars reached by their conductors.
    BothMailCarsReached,
    /// A Locomotive tile with a conductor on it.
    LocomotiveTileReached,
    /// This many Locomotive tiles placed, no conductor needed.
    LocomotiveTiles(u8),
    /// This many celebrities and/or postcards placed.
    Guests(u8),
    /// A taken card of this kind.
    SuspectTaken(Suspect),
    /// This many destroy-evidence cards.
    DestroyEvidence(u8),
    /// This many passengers, or this many pieces of luggage, placed.
    PassengersOrLuggage(u8),
}

/// Whom an Action card of the murder throws suspicion on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
pub enum Suspect {
    /// The taker draws an evidence token.
    Yourself,
    /// Every other player draws one.
    EverybodyElse,
}

/// The passenger of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passenger {
    /// Coins when seated, before those for passengers seated earlier.
    pub coins: u8,
    /// What else it brings when seated; usually nothing.
    pub bonus: Frame,
}

/// The luggage of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Luggage {
    /// Points when loaded, before those for luggage loaded earlier.
    pub points: u8,
    /// What else it brings when loaded; usually nothing.
    pub bonus: Frame,
}

/// What a fulfilled contract brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// One frame.
    Frame(Frame),
    /// The frame's symbols once per fulfilled contract, this one included.
    PerFulfilledContract(Frame),
    /// One Game End card per own Locomotive tile. Only together with [`Condition::LocomotiveTiles`], so
    /// that it never pays nothing.
    GameEndCardPerLocomotiveTile,
}

/// A contract.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// What must be the case.
    pub condition: Condition,
    /// What it brings.
    pub reward: Reward,
}

/// What is printed on the front of an Action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Face {
    /// A base card of one of the three types that Game End cards count.
    Type(CardType, Frame),
    /// A route card: its city, by key of the text file, and 1–4 stations, first reached first.
    Route {
        /// Text key and drawing.
        city: String,
        /// In the order in which the locomotive reaches them.
        stations: Vec<Station>,
    },
    /// A contract.
    Contract(Contract),
    /// A module's coin card.
    Coins(Frame),
    /// A module's Game End card: take one of the open Game End cards.
    GameEnd(Frame),
    /// A celebrity, by key of the text file.
    Celebrity(String),
    /// A postcard, by key of the text file.
    Postcard(String),
    /// Suspicion on oneself or on everybody else, and what it brings the taker.
    Suspect(Suspect, Frame),
    /// A card that destroys evidence at the end.
    DestroyEvidence,
    /// A passenger, luggage, or a choice between the two.
    PassengerLuggage {
        /// For the upper train.
        passenger: Option<Passenger>,
        /// For the lower train.
        luggage: Option<Luggage>,
    },
    /// A switch.
    Switch {
        /// The least value of both cars.
        value: CarValue,
        /// Points in a scoring phase for the car of the upper train.
        upper_points: u8,
        /// Points in a scoring phase for the car of the lower train.
        lower_points: u8,
    },
    /// A mechanic.
    Mechanic {
        /// The least value of the left car of a train.
        value: CarValue,
        /// What it brings when taken.
        bonus: Frame,
    },
    /// The Storage.
    Storage,
    /// A factory.
    Factory,
}

/// Kind of an Action card, for headings, counts and icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
pub enum CardKind {
    /// Railroad car card.
    RailroadCar,
    /// Conductor card.
    Conductor,
    /// Locomotive card.
    Locomotive,
    /// Route card.
    Route,
    /// Contract.
    Contract,
    /// Coin card.
    Coins,
    /// Card that takes a Game End card.
    GameEnd,
    /// Celebrity.
    Celebrity,
    /// Postcard.
    Postcard,
    /// Card of suspicion.
    Suspect,
    /// Destroy-evidence card.
    DestroyEvidence,
    /// Passenger or luggage.
    PassengerLuggage,
    /// Switch.
    Switch,
    /// Mechanic.
    Mechanic,
    /// Storage.
    Storage,
    /// Factory.
    Factory,
}

impl CardKind {
    /// The type that Game End cards count, for base cards of a type.
    pub fn card_type(self) -> Option<CardType> {
        match self {
            Self::RailroadCar => Some(CardType::RailroadCar),
            Self::Conductor => Some(CardType::Conductor),
            Self::Locomotive => Some(CardType::Locomotive),
            _ => None,
        }
    }

    /// Cards of this kind in the words of the rules, for messages to anyone who edits a card file.
    pub(super) fn plural(self) -> &'static str {
        match self {
            Self::RailroadCar => "railroad car cards",
            Self::Conductor => "conductor cards",
            Self::Locomotive => "locomotive cards",
            Self::Route => "route cards",
            Self::Contract => "contracts",
            Self::Coins => "coin cards",
            Self::GameEnd => "Game End cards",
            Self::Celebrity => "celebrities",
            Self::Postcard => "postcards",
            Self::Suspect => "suspect cards",
            Self::DestroyEvidence => "destroy-evidence cards",
            Self::PassengerLuggage => "passengers and luggage",
            Self::Switch => "switches",
            Self::Mechanic => "mechanics",
            Self::Storage => "storages",
            Self::Factory => "factories",
        }
    }
}

impl Face {
    /// The card's kind.
    pub fn kind(&self) -> CardKind {
        match self {
            Self::Type(CardType::RailroadCar, _) => CardKind::RailroadCar,
            Self::Type(CardType::Conductor, _) => CardKind::Conductor,
            Self::Type(CardType::Locomotive, _) => CardKind::Locomotive,
            Self::Route { .. } => CardKind::Route,
            Self::Contract(_) => CardKind::Contract,
            Self::Coins(_) => CardKind::Coins,
            Self::GameEnd(_) => CardKind::GameEnd,
            Self::Celebrity(_) => CardKind::Celebrity,
            Self::Postcard(_) => CardKind::Postcard,
            Self::Suspect(..) => CardKind::Suspect,
            Self::DestroyEvidence => CardKind::DestroyEvidence,
            Self::PassengerLuggage { .. } => CardKind::PassengerLuggage,
            Self::Switch { .. } => CardKind::Switch,
            Self::Mechanic { .. } => CardKind::Mechanic,
            Self::Storage => CardKind::Storage,
            Self::Factory => CardKind::Factory,
        }
    }

    /// Whether it is a middle card, which lies between the trains.
    pub fn is_middle_card(&self) -> bool {
        matches!(self, Self::Switch { .. } | Self::Mechanic { .. } | Self::Factory)
    }

    /// The type that Game End cards count, for base cards of a type.
    pub fn card_type(&self) -> Option<CardType> {
        self.kind().card_type()
    }

    /// The frame of a card that can be used from the Storage: base cards of a type, coin cards and Game
    /// End cards.
    pub fn storage_frame(&self) -> Option<&Frame> {
        match self {
            Self::Type(_, frame) | Self::Coins(frame) | Self::GameEnd(frame) => Some(frame),
            _ => None,
        }
    }
}

/// Module A to F.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString, Serialize, Deserialize,
)]
pub enum Module {
    /// The contracts.
    A,
    /// Celebrities and postcards.
    B,
    /// First class murder.
    C,
    /// Passengers and luggage.
    D,
    /// Switches and mechanics.
    E,
    /// Storage and factory.
    F,
}

impl Module {
    /// `'A'` to `'F'`.
    pub fn letter(self) -> char {
        char::from(b'A' + self as u8)
    }

    /// The module of a letter in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        letter.to_ascii_uppercase().to_string().parse().ok()
    }
}

/// One Action card.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// Name of the card in its file, for messages to anyone who edits the file.
    pub name: String,
    /// The pile it belongs to.
    pub pile: Pile,
    /// What is printed on it.
    pub face: Face,
    /// The module it came from, `None` for a base card. Not written in files: the file says it.
    #[serde(skip)]
    pub module: Option<Module>,
    /// What a factory brings before it gets its place; printed factories have nothing.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub bonus: Frame,
}

fn is_empty(frame: &Frame) -> bool {
    frame.is_empty()
}

impl fmt::Debug for ActionCard {
    /// What a card does not have is left out: a set that was made before there were bonuses is still the same set
    /// ([`Catalogue::fingerprint`](super::catalogue::Catalogue::fingerprint)).
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { name, pile, face, module, bonus } = self;
        let mut card = f.debug_struct("ActionCard");
        card.field("name", name).field("pile", pile).field("face", face).field("module", module);
        if !bonus.is_empty() {
            card.field("bonus", bonus);
        }
        card.finish()
    }
}

/// One Game End card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEndCard {
    /// Which taken cards it counts.
    pub card_type: CardType,
    /// Points per card counted.
    pub points: u8,
    /// The small action resolved when it is bought or taken.
    pub action: Frame,
}

/// An Action card's place in the catalogue: stable for one card set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// A Game End card's place in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct GameEndId(pub u8);
