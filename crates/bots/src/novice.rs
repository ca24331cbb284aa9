//! Looks one choice ahead, with its eyes half shut.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    Bot,
    evaluation::{Aspect, FeatureWeights},
    policy::Policy,
};
use rules::{
    Choice, SeatView,
    model::random::{Purpose, generator},
};

/// How many points it misjudges a choice by.
const MISJUDGEMENT: f32 = 7.0;

/// A player who knows the rules but not yet what matters.
pub(super) struct Novice {
    pub(super) rng: ChaCha8Rng,
    weights: FeatureWeights,
    policy: Policy,
}

impl Novice {
    pub(super) fn new(weights: &FeatureWeights, seed: u64) -> Self {
        Self {
            rng: generator(seed, Purpose::Bot),
            weights: weights.styled(|feature| notices(feature.aspect())),
            policy: Policy::default(),
        }
    }
}

/// How much of each side of the game it notices.
fn notices(aspect: Aspect) -> f32 {
    match aspect {
        Aspect::Route | Aspect::BonusStations | Aspect::StartPlayer => 0.4,
        Aspect::Constantinople | Aspect::Coins => 0.6,
        _ => 1.0,
    }
}

impl Bot for Novice {
    fn think(&mut self, view: &SeatView) -> Option<Choice> {
        let game = view.determinize(&mut self.rng);
        let rng = &mut self.rng;
        self.policy.choose(&game, &self.weights, || MISJUDGEMENT * rng.random_range(-1.0..1.0))
    }
}
