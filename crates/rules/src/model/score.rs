//! The book of points: every point has a source and a moment, so a breakdown can always be shown.

use serde::{Deserialize, Serialize};
use strum::{Display, VariantArray};

use super::card::CardType;

/// Where points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Display, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
pub enum Source {
    /// Cars and Locomotive tile of the upper train.
    UpperTrain,
    /// Cars and Locomotive tile of the lower train.
    LowerTrain,
    /// What celebrities added.
    Celebrities,
    /// Points stations.
    Route,
    /// The first conductors on a Locomotive tile.
    Constantinople,
    /// Points from contracts.
    Contracts,
    /// Points printed in any other frame.
    Bonuses,
    /// Coins spent for points, in excess, or left at the end.
    Coins,
    /// Luggage loaded, and points in the bonus of passengers and luggage.
    PassengersAndLuggage,
    /// Switches.
    Switches,
    /// Order tiles of Teatime.
    Orders,
    /// Game End cards of type railroad car.
    GameEndRailroadCars,
    /// Game End cards of type conductor.
    GameEndConductors,
    /// Game End cards of type locomotive.
    GameEndLocomotives,
    /// Points on evidence tokens.
    Evidence,
    /// The murderer's escape.
    Escape,
}

impl Source {
    /// The source that Game End cards of a type are booked under.
    pub fn of_game_end_cards(card_type: CardType) -> Self {
        match card_type {
            CardType::RailroadCar => Self::GameEndRailroadCars,
            CardType::Conductor => Self::GameEndConductors,
            CardType::Locomotive => Self::GameEndLocomotives,
        }
    }
}

/// When points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Moment {
    /// Before the first round.
    #[default]
    SetUp,
    /// In a round, 1–6.
    Round(u8),
    /// In a scoring phase, 1–3.
    Scoring(u8),
    /// In the final scoring.
    End,
}

impl Moment {
    const COUNT: usize = 11;

    /// Every moment in the order of play.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::SetUp]
            .into_iter()
            .chain((1..=6).flat_map(|round| {
                let phase = (round % 2 == 0).then_some(Self::Scoring(round / 2));
                [Some(Self::Round(round)), phase].into_iter().flatten()
            }))
            .chain([Self::End])
    }

    fn index(self) -> usize {
        match self {
            Self::SetUp => 0,
            Self::Round(round) => usize::from(round + (round - 1) / 2),
            Self::Scoring(phase) => usize::from(phase) * 3,
            Self::End => 10,
        }
    }
}

/// One seat's points by source and moment. The score is always their sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ScoreBook {
    points: [[u16; Source::VARIANTS.len()]; Moment::COUNT],
    total: u16,
}

impl ScoreBook {
    pub(crate) fn book(&mut self, moment: Moment, source: Source, points: u8) {
        self.points[moment.index()][source as usize] += u16::from(points);
        self.total += u16::from(points);
    }

    /// The score.
    pub fn total(&self) -> u16 {
        self.total
    }

    /// All points of one source.
    pub fn from_source(&self, source: Source) -> u16 {
        self.points.iter().map(|moment| moment[source as usize]).sum()
    }

    /// The points of one source in one moment.
    pub fn at(&self, moment: Moment, source: Source) -> u16 {
        self.points[moment.index()][source as usize]
    }

    /// The score at the end of a moment.
    pub fn total_after(&self, moment: Moment) -> u16 {
        self.points[..=moment.index()].iter().flatten().sum()
    }
}
