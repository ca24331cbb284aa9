//! What a bot likes: its style shows wherever two ways to go on are about equally good. How strong it plays is a matter
//! of its level.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use super::evaluation::{Aspect, Feature, FeatureWeights};

/// What a bot likes.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    VariantArray,
    Display,
    EnumString,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Style {
    /// Nothing in particular.
    #[default]
    AllRounder,
    /// The route and its stations.
    Engineer,
    /// Game End cards.
    Collector,
    /// Celebrities, passengers and orders.
    Host,
    /// Conductors, and Constantinople.
    Timekeeper,
    /// Coins and contracts.
    Trader,
    /// Upgrades: a few mighty cars.
    Builder,
    /// Long trains, with mail cars and Locomotive tiles.
    Shunter,
}

impl Style {
    /// The weights as a bot of this style has them.
    pub fn of(self, weights: &FeatureWeights) -> FeatureWeights {
        weights.styled(|feature| self.liking(feature))
    }

    /// How many times as much as to others a feature is worth to it.
    fn liking(self, feature: Feature) -> f32 {
        use Feature as F;
        match (self, feature.aspect()) {
            (Self::Engineer, Aspect::Route | Aspect::BonusStations) => 1.3,
            (Self::Collector, Aspect::GameEndCards) => 1.35,
            (Self::Host, Aspect::Celebrities | Aspect::PassengersAndLuggage | Aspect::Orders) => 1.4,
            (Self::Timekeeper, Aspect::Conductors | Aspect::Constantinople) => 1.4,
            (Self::Trader, Aspect::Coins | Aspect::Contracts) => 1.3,
            (Self::Builder, Aspect::Trains) => match feature {
                F::FirstCars | F::SecondCars | F::Cars7 | F::Cars12 | F::BestStep | F::Ready4 | F::Ready7 => 1.4,
                _ => 1.0,
            },
            (Self::Shunter, Aspect::Trains) => match feature {
                F::TrainCards | F::ShorterTrain | F::MailCars | F::Tiles | F::TileNear | F::TilePointsAhead => 1.5,
                _ => 1.0,
            },
            _ => 1.0,
        }
    }
}
