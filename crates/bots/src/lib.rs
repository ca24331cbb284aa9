//! The computer players: seat view in, choice out. A bot knows what its seat may know and nothing else.
//!
//! - `evaluation`: what a position is worth, by the sources of points: the same for all bots.
//! - `candidates`: the choices that are worth a thought.
//! - `policy`, `novice`: one choice ahead.
//! - `turn_search`: a whole turn (Skilled).
//! - `playouts`: plans tried out in dealt games (Expert, Master, adviser); `turn_player` plays these games.
//! - [`advice`]: what the Master would do in somebody's place, and why; [`default_choice()`]: the answer that is offered
//!   first.
//! - [`review`]: a whole game gone through with the Master.

pub mod advice;
mod bot;
mod candidates;
mod default_choice;
mod evaluation;
mod judge;
mod level;
mod novice;
mod planner;
mod playouts;
mod policy;
mod random;
pub mod review;
mod style;
#[cfg(test)]
mod tests;
mod turn_player;
mod turn_search;

pub use bot::Bot;
pub use default_choice::default_choice;
pub use level::{BotLevel, UnknownLevel};
pub use style::Style;

pub mod tuning {
    //! What the tuning of the weights needs (`examples/tune.rs`).

    pub use super::{
        evaluation::{FEATURES, Feature, FeatureWeights, GameTime, KNOTS, describe},
        judge::Judge,
        turn_player::TurnPlayer,
        turn_search::{TurnPlan, TurnSearch},
    };
}
