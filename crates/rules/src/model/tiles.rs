//! The tiles and tokens that lie beside the cards: Locomotive tiles, evidence, Whodunit cards, order tiles.

use serde::{Deserialize, Serialize};
use strum::{Display, VariantArray};

use super::card::CarValue;

/// An evidence token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum EvidenceToken {
    /// 1 to 3 fingerprints.
    Fingerprints(u8),
    /// Points at the end.
    Points(u8),
    /// Discarded at the end together with one other token.
    #[default]
    Discard,
}

impl EvidenceToken {
    /// The fingerprints on it, 0 for the others.
    pub fn fingerprints(self) -> u8 {
        if let Self::Fingerprints(count) = self { count } else { 0 }
    }
}

/// What a Whodunit card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Whodunit {
    /// The murderer: escapes with 20 points or is arrested.
    Murderer,
    /// One of the others.
    #[default]
    Innocent,
}

/// What an order tile orders, one kind per pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
pub enum Refreshment {
    /// Pile 1.
    Coffee,
    /// Pile 2.
    Cake,
    /// Pile 3.
    Champagne,
}

/// An order tile of Teatime.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderTile {
    /// What is ordered.
    pub refreshment: Refreshment,
    /// The least value of the car that orders it.
    pub value: CarValue,
    /// Points in every scoring phase.
    pub points: u8,
}

/// An order tile's place in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct OrderTileId(pub u8);

/// A Locomotive tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocomotiveTile {
    /// Points in a scoring phase when a conductor stands on it.
    pub value: u8,
    /// How many upgrades of choice it brings.
    pub upgrades: u8,
}
