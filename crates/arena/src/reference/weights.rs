//! The numbers the reference bot plays by: `assets/bots/reference.ron`.

use std::sync::LazyLock;

use serde::Deserialize;

/// What the parts of a position are worth, in points at the end of the game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReferenceWeights {
    /// Cards a conductor can be expected to walk per turn and train.
    pub(super) conductor_pace: f32,
    /// A place in a train, for each turn in which it can still be upgraded.
    pub(super) car_per_turn: f32,
    /// Each turn left of a conductor's lead of one card, for cars that come under it later.
    pub(super) step_per_turn: f32,
    /// What a coin of each column buys, in the middle of the game. Never less than 1, its last worth.
    pub(super) coins: [f32; 3],
    /// With this many turns left or more, coins are worth all of that; later less and less.
    pub(super) coins_early: f32,
    /// Stations the locomotive can be expected to run per turn.
    pub(super) locomotive_pace: f32,
    /// How certain a station is that it can reach at this pace.
    pub(super) station_ahead: f32,
    /// What a frame still to come is worth, as a fraction of what its symbols promise.
    pub(super) frame: f32,
    /// Cars, upgrades and steps towards an open contract that can be expected per turn.
    pub(super) contract_pace: f32,
    /// As how many of those a card counts that a contract asks for.
    pub(super) contract_guest: f32,
    /// How likely both Locomotive tiles have to be for a contract to wait for the second one.
    pub(super) second_tile: f32,
    /// Cards of a type taken per turn left, for Game End cards.
    pub(super) typed_cards_per_turn: [f32; 3],
    pub(super) constantinople: Constantinople,
    /// Points for beginning the next round.
    pub(super) start_player: f32,
    pub(super) symbols: Symbols,
    pub(super) riders: Riders,
    pub(super) suspicion: SuspicionWeights,
}

/// How likely a train is among the first at Constantinople.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Constantinople {
    /// How certain it is when the tile is placed and there is time.
    pub sure: f32,
    /// What a missing step counts beside a missing card.
    pub step: f32,
    /// Cards and steps that can be expected per turn.
    pub pace: f32,
}

/// What symbols promise, some of them for each scoring phase or step.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Symbols {
    /// A car, beside what its place is worth.
    pub car: f32,
    /// How much of an upgrade is scored.
    pub upgrade: f32,
    /// The points an upgrade of choice brings, and one less for each scoring phase still to come.
    pub upgrade_of_choice: f32,
    pub both_conductors: f32,
    pub one_conductor: f32,
    pub locomotive: f32,
    pub coin: f32,
    pub game_end_card: f32,
}

/// Passengers, luggage, middle cards.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Riders {
    /// Upgrades that one car can be expected to get per turn.
    pub upgrades_per_turn: f32,
    /// Cards of one kind of a module that can be expected to be taken per turn.
    pub cards_per_turn: f32,
    /// What a piece of luggage adds to each one that comes later.
    pub luggage: f32,
}

/// The murder.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SuspicionWeights {
    /// Fingerprints on a token nobody has seen,
    pub fingerprints: f32,
    /// points on it,
    pub points: f32,
    /// and the variance of its fingerprints.
    pub variance: f32,
    /// Tokens a person still gets for each turn left.
    pub tokens_per_turn: f32,
    /// Tokens the murderer draws at the end.
    pub murderer_draws: f32,
    /// Among how many others an innocent seat suspects the murderer.
    pub suspects: f32,
    /// How the deviation of two people's fingerprints becomes the width of the doubt.
    pub spread: f32,
    /// The least such deviation.
    pub least_deviation: f32,
    /// The points of the escape.
    pub escape: f32,
    /// What the chance of winning is worth in points to a player who is not ahead.
    pub freedom: f32,
    /// What each point of a lead adds: the more certain the victory, the more an arrest would take away.
    pub freedom_per_lead: f32,
}

/// Why a file of weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("assets/bots/reference.ron: line {line}: {reason}")]
pub struct ReferenceWeightsError {
    line: usize,
    reason: String,
}

impl ReferenceWeights {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first line that cannot be read, and why.
    pub fn read(text: &str) -> Result<Self, ReferenceWeightsError> {
        ron::from_str(text)
            .map_err(|error| ReferenceWeightsError { line: error.span.start.line, reason: error.code.to_string() })
    }

    /// Those that are compiled in, read once.
    ///
    /// # Errors
    /// As for [`Self::read`].
    pub fn built_in() -> Result<&'static Self, ReferenceWeightsError> {
        static BUILT_IN: LazyLock<Result<ReferenceWeights, ReferenceWeightsError>> =
            LazyLock::new(|| ReferenceWeights::read(include_str!("../../../../assets/bots/reference.ron")));
        BUILT_IN.as_ref().map_err(ReferenceWeightsError::clone)
    }
}
