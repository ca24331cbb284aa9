//! The parts of a score that should each bring a tenth of the winner's points and can each be the way to win.

use serde::Serialize;
use strum::{Display, VariantArray};

use rules::{CardId, CardKind, Catalogue, FrameSource, Module, Source, Symbol};

/// A part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Display, VariantArray, Serialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// Cars, Locomotive tiles and Constantinople.
    Trains,
    /// Points stations and the frames of bonus stations.
    Route,
    /// What contracts bring; those of all modules.
    Contracts,
    /// Points for cards of their types.
    #[strum(to_string = "Game End cards")]
    #[serde(rename = "game_end_cards")]
    GameEndCards,
    /// The cards of their own that modules have, beside their contracts.
    #[strum(to_string = "module B")]
    B,
    #[strum(to_string = "module C")]
    #[expect(missing_docs, reason = "as for the first of them")]
    C,
    #[strum(to_string = "module D")]
    #[expect(missing_docs, reason = "as for the first of them")]
    D,
    #[strum(to_string = "module E")]
    #[expect(missing_docs, reason = "as for the first of them")]
    E,
    #[strum(to_string = "module F")]
    #[expect(missing_docs, reason = "as for the first of them")]
    F,
    /// Order tiles.
    Teatime,
    /// Coins spent for points or left.
    Coins,
    /// Points printed in other frames.
    Rest,
}

impl Part {
    /// The part of a module's own cards; nothing for A, which has only contracts.
    pub fn of_module(module: Module) -> Option<Self> {
        match module {
            Module::A => None,
            Module::B => Some(Self::B),
            Module::C => Some(Self::C),
            Module::D => Some(Self::D),
            Module::E => Some(Self::E),
            Module::F => Some(Self::F),
        }
    }

    /// The part that points of a source belong to.
    pub(super) fn of_source(source: Source) -> Self {
        match source {
            Source::UpperTrain | Source::LowerTrain | Source::Constantinople => Self::Trains,
            Source::Route => Self::Route,
            Source::Contracts => Self::Contracts,
            Source::GameEndRailroadCars | Source::GameEndConductors | Source::GameEndLocomotives => Self::GameEndCards,
            Source::Celebrities => Self::B,
            Source::Evidence | Source::Escape => Self::C,
            Source::PassengersAndLuggage => Self::D,
            Source::Switches => Self::E,
            Source::Orders => Self::Teatime,
            Source::Coins => Self::Coins,
            Source::Bonuses => Self::Rest,
        }
    }

    /// The part that a frame belongs to; nothing for those that everybody gets with cards and trains. With
    /// `doubled`, a station gives its frame once more because of a postcard.
    pub(super) fn of_frame(source: &FrameSource, doubled: bool, cards: &Catalogue) -> Option<Self> {
        let is_suspect = |card: &CardId| cards.card(*card).face.kind() == CardKind::Suspect;
        match source {
            FrameSource::Contract(_) => Some(Self::Contracts),
            FrameSource::Card(card) if is_suspect(card) => Some(Self::C),
            FrameSource::Station(_) if doubled => Some(Self::B),
            FrameSource::Station(_) => Some(Self::Route),
            FrameSource::Passenger(_) | FrameSource::Luggage(_) => Some(Self::D),
            FrameSource::Mechanic(_) => Some(Self::E),
            FrameSource::Factory(_) | FrameSource::FactoryBonus(_) | FrameSource::Storage(_) | FrameSource::Toolbox => {
                Some(Self::F)
            }
            FrameSource::Card(_)
            | FrameSource::Declined(_)
            | FrameSource::MailCar(_)
            | FrameSource::LocomotiveTile(_)
            | FrameSource::GameEndCard(_)
            | FrameSource::StartPlayerTile => None,
        }
    }
}

/// About how many points a frame brings, by the scoring phases left: what a symbol usually leads to. Only an
/// estimate: the same points show up again in the trains, the coins and the Game End cards.
pub(super) fn frame_worth(part: Part, frame: &[Symbol], phases: usize) -> f64 {
    let by_phases = |worth: [f64; 4]| worth[phases];
    let worth = |symbol: &Symbol| match *symbol {
        Symbol::Car | Symbol::CarOrFirstUpgrade => by_phases([0.0, 1.0, 2.0, 3.0]),
        Symbol::Upgrade { from } => {
            from.next().map_or(0.0, |to| 0.7 * f64::from(to.points() - from.points()) * phases as f64)
        }
        Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } => by_phases([0.0, 3.5, 5.0, 4.5]),
        Symbol::OneConductor(steps) => by_phases([0.0, 2.0, 2.5, 2.5]) * f64::from(steps),
        Symbol::BothConductors(steps) => by_phases([0.0, 3.0, 4.0, 4.0]) * f64::from(steps),
        Symbol::Locomotive(stations) => 3.0 * f64::from(stations),
        Symbol::Coins(coins) => 2.0 * f64::from(coins),
        // These are booked under the part itself.
        Symbol::Points(_) if matches!(part, Part::Contracts | Part::D) => 0.0,
        Symbol::Points(points) => f64::from(points),
        Symbol::GameEndCard => 9.0,
    };
    frame.iter().map(worth).sum()
}
