//! What a position is worth to a seat: the points it has, and those it can expect by the end of the game.
//!
//! A position is described by some hundred numbers ([`Feature`]); each has a weight that depends on the time left
//! ([`FeatureWeights`]). The weights come from self-play (`examples/tune.rs`) and lie in `assets/bots/weights.ron`.

mod certain;
mod describe;
mod feature;
mod missing;
mod suspicion;
mod weights;

pub use certain::certain_points;
pub use describe::describe;
pub use feature::{Aspect, FEATURES, Feature};
pub use suspicion::Suspicion;
pub use weights::{FeatureWeights, GameTime, KNOTS, TimedWeights};
