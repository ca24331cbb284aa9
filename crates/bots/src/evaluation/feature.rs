//! What a position has that can be worth something, one number each, and which side of the game it belongs to.

use strum::{Display, EnumString, VariantArray};

use rules::{Symbol, model::card::CarValue};

/// A side of the game that points come from, for styles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Aspect {
    /// Railroad cars and their values.
    Trains,
    /// How far the conductors have walked.
    Conductors,
    /// The first conductors on Locomotive tiles.
    Constantinople,
    /// Route cards and points stations ahead.
    Route,
    /// Frames of bonus stations in the scoring phases.
    BonusStations,
    /// Open contracts.
    Contracts,
    /// Game End cards and the cards they count.
    GameEndCards,
    /// Coins.
    Coins,
    /// Beginning the next round.
    StartPlayer,
    /// What the next turns in this round can still bring.
    NextTurns,
    /// Celebrities in cars.
    Celebrities,
    /// Passengers and luggage.
    PassengersAndLuggage,
    /// Switches, mechanics and factories.
    MiddleCards,
    /// Order tiles.
    Orders,
    /// Evidence and the danger of being arrested.
    Suspicion,
}

macro_rules! features {
    ($($aspect:ident { $($(#[$doc:meta])* $feature:ident),* $(,)? })*) => {
        /// One number that describes a position to a seat. What it is worth is in `assets/bots/weights.ron`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, EnumString)]
        #[strum(serialize_all = "kebab-case")]
        #[expect(missing_docs, reason = "a line also speaks for those that follow it")]
        pub enum Feature {
            $($($(#[$doc])* $feature,)*)*
        }

        impl Feature {
            /// The side of the game it belongs to.
            pub fn aspect(self) -> Aspect {
                match self {
                    $($(Self::$feature)|* => Aspect::$aspect,)*
                }
            }
        }
    };
}

features! {
    Trains {
        /// Points that the cards to the left of the conductors would score now.
        ReachedPoints,
        /// Points of the cards one step ahead of the conductors.
        PointsAhead1,
        /// Points of the cards two steps ahead.
        PointsAhead2,
        /// Points of the cards three steps ahead.
        PointsAhead3,
        /// Points of the cards farther ahead.
        PointsFarAhead,
        /// Cards in both trains.
        TrainCards,
        /// Cards in the shorter train.
        ShorterTrain,
        /// Steps up of the first cars.
        FirstCars,
        /// Steps up of the second cars.
        SecondCars,
        /// Steps up of the third cars.
        ThirdCars,
        /// Steps up of all other cars.
        OtherCars,
        /// Cars worth 0, and so on: how many there are.
        Cars0,
        Cars1,
        Cars2,
        Cars4,
        Cars7,
        Cars12,
        /// Trains in which a printed upgrade from this value finds its car.
        Ready0,
        Ready1,
        Ready2,
        Ready4,
        Ready7,
        /// Points that the best upgrade of a reached car adds.
        BestStep,
        /// Mail cars placed.
        MailCars,
        /// Trains with five or more cards still missing to the Locomotive tile, or fewer.
        TileNear,
        TileFar,
        /// Locomotive tiles placed.
        Tiles,
        /// Points of a Locomotive tile that is not reached yet.
        TilePointsAhead,
        /// What can be done for the running and waiting frames, by symbol.
        PendingCar,
        PendingUpgrade0,
        PendingUpgrade1,
        PendingUpgrade2,
        PendingUpgrade4,
        PendingUpgrade7,
        PendingChoice,
    }
    Conductors {
        /// Cards the conductors have reached.
        CardsReached,
        /// Cards they have not.
        CardsAhead,
        /// Steps of running and waiting frames.
        PendingBoth,
        PendingOne,
    }
    Constantinople {
        /// The next reward, times the part of the way that the nearest train has made.
        Constantinople,
    }
    Route {
        /// Points stations one or two stations ahead.
        StationPointsNear,
        /// Three or four ahead.
        StationPointsMiddle,
        /// Farther ahead.
        StationPointsFar,
        /// Stations ahead of the locomotive, up to six.
        TrackAhead,
        /// Whether there is no station ahead.
        NoTrack,
        /// Stations of running and waiting frames.
        PendingLocomotive,
        /// Stations that bonus stations, frames and coins will move the locomotive by, as far as there is track.
        DriveUsed,
        /// Those for which there is no track.
        DriveIdle,
        /// Points of the stations that it reaches with them.
        DriveToPoints,
        /// Track ahead, for each locomotive card that own Game End cards count.
        TrackForGameEnd,
    }
    BonusStations {
        /// What reached bonus stations will still give, each time they give it.
        StationCar,
        StationUpgrade0,
        StationUpgrade1,
        StationUpgrade2,
        StationUpgrade4,
        StationUpgrade7,
        StationChoice,
        StationBoth,
        StationOne,
        StationLocomotive,
        StationCoins,
        StationPoints,
        StationGameEnd,
        /// How often bonus stations one or two, three or four, and more stations ahead could give their frames.
        BonusNear,
        BonusMiddle,
        BonusFar,
        /// How often the bonus stations that it reaches with them could give their frames.
        DriveToBonus,
        /// All that reached bonus stations will still give, for each station of track ahead.
        BonusAndTrack,
    }
    Contracts {
        /// What open contracts promise, times how likely it seems that they are met.
        ContractCar,
        ContractUpgrade0,
        ContractUpgrade1,
        ContractUpgrade2,
        ContractUpgrade4,
        ContractUpgrade7,
        ContractChoice,
        ContractBoth,
        ContractOne,
        ContractLocomotive,
        ContractCoins,
        ContractPoints,
        ContractGameEnd,
        /// Open contracts that are not met.
        OpenContracts,
        /// Contracts fulfilled.
        FulfilledContracts,
    }
    GameEndCards {
        /// Points that Game End cards would score now.
        GameEndNow,
        /// Points per railroad car card still to come, and turns left, of own Game End cards, by type.
        GameEndCarTurns,
        GameEndConductorTurns,
        GameEndLocomotiveTurns,
        /// Cards of a type taken, for Game End cards still to come.
        CarCardsTaken,
        ConductorCardsTaken,
        LocomotiveCardsTaken,
        /// Game End cards of running and waiting frames.
        PendingGameEnd,
    }
    Coins {
        /// Coins by column.
        CoinsColumn1,
        CoinsColumn2,
        CoinsColumn3,
        /// Coins beyond the sixth.
        ManyCoins,
        /// Whether the coins buy a Game End card.
        FourCoins,
        /// Coins of running and waiting frames, as far as there is room.
        PendingCoins,
    }
    StartPlayer {
        /// Whether the seat has taken the Start Player tile.
        StartTile,
        /// Whether it is the start player.
        IsStartPlayer,
        /// Whether it has taken the Start Player tile and is the start player already.
        StaysStartPlayer,
    }
    NextTurns {
        /// Cards on offer while the seat has another turn in this round, by kind.
        OfferCars,
        OfferConductors,
        OfferLocomotives,
        OfferRoutes,
        OfferContracts,
        OfferCoins,
        OfferGameEnd,
        OfferModules,
        /// Points of own Game End cards for the cards on offer that they count.
        OfferCounted,
        /// Locomotive cards on offer, for each station of track ahead.
        OfferForTrack,
    }
    Celebrities {
        /// Points that celebrities in reached cars add.
        CelebrityPoints,
        /// Those in other cars.
        CelebrityPointsAhead,
        /// Celebrities in the first two cars of a train.
        CelebritiesInFront,
        /// Celebrities farther back.
        CelebritiesBehind,
        /// A celebrity that still has to board, or a postcard to be pinned.
        PendingGuest,
    }
    PassengersAndLuggage {
        /// Coins, points and symbols of those who need one more step or upgrade.
        CoinsSoon,
        PointsSoon,
        SymbolsSoon,
        /// Of those who need more.
        CoinsLater,
        PointsLater,
        SymbolsLater,
        /// Passengers and luggage settled.
        Settled,
        /// A passenger or piece of luggage that still has to find its place.
        PendingPassenger,
    }
    MiddleCards {
        /// Points of switches that score now.
        SwitchesMet,
        /// Points of switches that miss one or two steps or upgrades.
        SwitchesNear,
        /// Points of the others.
        SwitchesFar,
        /// Halves of mechanics that miss one step up, or more.
        MechanicsNear,
        MechanicsFar,
        /// Upgrades of a factory that is placed once more.
        FactoryUpgrades,
        /// A middle card that still has to find its place, or a factory that still works.
        PendingMiddleCard,
        /// What may still be used of a Storage: two of the cards it draws and the toolbox.
        PendingStorage,
    }
    Orders {
        /// Points of orders in reached cars.
        OrderPoints,
        /// Points of orders in other cars.
        OrderPointsAhead,
    }
}

/// How many features there are.
pub const FEATURES: usize = Feature::VARIANTS.len();

/// The places of the symbols in a family of features.
pub(super) const SYMBOLS: usize = 13;

/// The features that stand for a symbol, and how much of it, in each family.
pub(super) struct SymbolFamily(pub [Feature; SYMBOLS]);

/// Symbols of running and waiting frames. Points are booked before a frame runs, so there are none.
pub(super) const PENDING: SymbolFamily = {
    use Feature as F;
    SymbolFamily([
        F::PendingCar,
        F::PendingUpgrade0,
        F::PendingUpgrade1,
        F::PendingUpgrade2,
        F::PendingUpgrade4,
        F::PendingUpgrade7,
        F::PendingChoice,
        F::PendingBoth,
        F::PendingOne,
        F::PendingLocomotive,
        F::PendingCoins,
        F::PendingCoins,
        F::PendingGameEnd,
    ])
};

/// Symbols of reached bonus stations.
pub(super) const STATION: SymbolFamily = {
    use Feature as F;
    SymbolFamily([
        F::StationCar,
        F::StationUpgrade0,
        F::StationUpgrade1,
        F::StationUpgrade2,
        F::StationUpgrade4,
        F::StationUpgrade7,
        F::StationChoice,
        F::StationBoth,
        F::StationOne,
        F::StationLocomotive,
        F::StationCoins,
        F::StationPoints,
        F::StationGameEnd,
    ])
};

/// Symbols of contracts' rewards.
pub(super) const CONTRACT: SymbolFamily = {
    use Feature as F;
    SymbolFamily([
        F::ContractCar,
        F::ContractUpgrade0,
        F::ContractUpgrade1,
        F::ContractUpgrade2,
        F::ContractUpgrade4,
        F::ContractUpgrade7,
        F::ContractChoice,
        F::ContractBoth,
        F::ContractOne,
        F::ContractLocomotive,
        F::ContractCoins,
        F::ContractPoints,
        F::ContractGameEnd,
    ])
};

/// A symbol's place in a family, and how much of it there is.
pub(super) fn symbol_place(symbol: Symbol) -> (usize, f32) {
    match symbol {
        Symbol::Car | Symbol::CarOrFirstUpgrade => (0, 1.0),
        Symbol::Upgrade { from: CarValue::V0 } => (1, 1.0),
        Symbol::Upgrade { from: CarValue::V1 } => (2, 1.0),
        Symbol::Upgrade { from: CarValue::V2 } => (3, 1.0),
        Symbol::Upgrade { from: CarValue::V4 } => (4, 1.0),
        Symbol::Upgrade { from: CarValue::V7 | CarValue::V12 } => (5, 1.0),
        Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } => (6, 1.0),
        Symbol::BothConductors(steps) => (7, f32::from(steps)),
        Symbol::OneConductor(steps) => (8, f32::from(steps)),
        Symbol::Locomotive(stations) => (9, f32::from(stations)),
        Symbol::Coins(coins) => (10, f32::from(coins)),
        Symbol::Points(points) => (11, f32::from(points)),
        Symbol::GameEndCard => (12, 1.0),
    }
}
