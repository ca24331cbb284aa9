//! What each feature is worth, by the time left.

use std::{collections::BTreeMap, sync::OnceLock};

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use thiserror::Error;

use super::{
    describe::Description,
    feature::{FEATURES, Feature},
};
use rules::{Ask, Game, Seat, model::counts::TURNS_PER_ROUND};

/// Own turns with one pile of cards.
const TURNS_PER_PILE: u8 = 2 * TURNS_PER_ROUND;
/// Points in time that weights are given for: the beginning and the end of each of the three piles.
pub const KNOTS: usize = 6;

/// How far the game has come for a seat: between which two knots it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameTime {
    /// 0, 1, 2: which pile.
    pub pile: usize,
    /// 1 at the beginning of the pile, 0 in the scoring phase after it.
    pub left: f32,
}

impl GameTime {
    /// The time of a seat; `None` once it has nothing left to score.
    fn of(game: &Game, seat: Seat) -> Option<Self> {
        let pile = 3 - game.scorings_left(seat);
        let turns = game.turns_left(seat).saturating_sub((2 - pile.min(2)) * TURNS_PER_PILE);
        (pile < 3).then_some(Self { pile: pile.into(), left: f32::from(turns) / f32::from(TURNS_PER_PILE) })
    }

    /// The time by which what a seat can choose now is judged: while it takes a card, the end of its turn.
    pub fn of_choices(game: &Game, seat: Seat) -> Option<Self> {
        let taking = game.question().is_some_and(|question| question.ask == Ask::TakeCard && question.seat == seat);
        let turn = if taking { 1.0 / f32::from(TURNS_PER_PILE) } else { 0.0 };
        Self::of(game, seat).map(|clock| Self { left: (clock.left - turn).max(0.0), ..clock })
    }

    /// The two knots around the time and how much each counts.
    pub fn knots(self) -> [(usize, f32); 2] {
        [(2 * self.pile, self.left), (2 * self.pile + 1, 1.0 - self.left)]
    }
}

/// The weights of all features at all knots, in points at the end of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct FeatureWeights {
    features: [[f32; KNOTS]; FEATURES],
    /// Points to come that no feature explains.
    constant: [f32; KNOTS],
}

/// The weights at one time.
#[derive(Clone, Debug, PartialEq)]
pub struct TimedWeights {
    features: [f32; FEATURES],
    constant: f32,
}

/// Weights that cannot be read.
#[derive(Debug, Error)]
pub enum FeatureWeightsError {
    /// The text is not in the right form.
    #[error("assets/bots/weights.ron: {0}")]
    Text(#[from] ron::error::SpannedError),
    /// A feature has no weights.
    #[error("assets/bots/weights.ron: there are no weights for {0}")]
    Missing(Feature),
    /// Something has weights that is no feature.
    #[error("assets/bots/weights.ron: {0} is not a feature")]
    Unknown(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWeights {
    constant: [f32; KNOTS],
    features: BTreeMap<String, [f32; KNOTS]>,
}

impl FeatureWeights {
    /// The weights that are compiled in.
    pub fn built_in() -> &'static Self {
        static WEIGHTS: OnceLock<FeatureWeights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Self::from_text(include_str!("../../../../assets/bots/weights.ron")).expect("our weights are tested")
        })
    }

    /// Weights from numbers, as the tuning finds them.
    pub fn new(features: [[f32; KNOTS]; FEATURES], constant: [f32; KNOTS]) -> Self {
        Self { features, constant }
    }

    /// The weights of a feature at all knots.
    pub fn of(&self, feature: Feature) -> [f32; KNOTS] {
        self.features[feature as usize]
    }

    /// Points to come that no feature explains, at all knots.
    pub fn constant(&self) -> [f32; KNOTS] {
        self.constant
    }

    /// Reads weights.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, FeatureWeightsError> {
        let written: WrittenWeights = ron::from_str(text)?;
        let known = |name: &&String| name.parse::<Feature>().is_err();
        if let Some(unknown) = written.features.keys().find(known) {
            return Err(FeatureWeightsError::Unknown(unknown.clone()));
        }
        let mut features = [[0.0; KNOTS]; FEATURES];
        for feature in Feature::VARIANTS {
            let weights = written.features.get(&feature.to_string()).ok_or(FeatureWeightsError::Missing(*feature))?;
            features[*feature as usize] = *weights;
        }
        Ok(Self { features, constant: written.constant })
    }

    /// The weights as text, one feature a line.
    pub fn to_text(&self) -> String {
        let row = |row: &[f32; KNOTS]| row.map(|weight| format!("{weight:.3}")).join(", ");
        let lines = Feature::VARIANTS
            .iter()
            .map(|feature| format!("        \"{feature}\": ({}),\n", row(&self.features[*feature as usize])));
        format!(
            "(\n    constant: ({}),\n    features: {{\n{}    }},\n)\n",
            row(&self.constant),
            lines.collect::<String>()
        )
    }

    /// The weights with some features counting more or less.
    #[must_use]
    pub fn styled(&self, liking: impl Fn(Feature) -> f32) -> Self {
        let mut styled = self.clone();
        for feature in Feature::VARIANTS {
            let factor = liking(*feature);
            styled.features[*feature as usize].iter_mut().for_each(|weight| *weight *= factor);
        }
        styled
    }

    /// The weights at a time.
    pub fn at(&self, clock: GameTime) -> TimedWeights {
        let [(first, a), (second, b)] = clock.knots();
        let mix = |knots: &[f32; KNOTS]| a * knots[first] + b * knots[second];
        TimedWeights { features: self.features.each_ref().map(mix), constant: mix(&self.constant) }
    }
}

impl TimedWeights {
    /// What a position is worth beyond the points it has.
    pub fn worth(&self, position: &Description) -> f32 {
        // Several sums side by side: a processor adds them at once, which it may not do with a single one.
        let mut sums = [0.0; 16];
        for (weights, numbers) in self.features.chunks(sums.len()).zip(position.0.chunks(sums.len())) {
            sums.iter_mut()
                .zip(weights.iter().zip(numbers))
                .for_each(|(sum, (weight, number))| *sum += weight * number);
        }
        self.constant + sums.iter().sum::<f32>()
    }
}
