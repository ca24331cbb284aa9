//! Bots play many games against each other: how strong they are, how the cards are balanced, how fast the rules
//! are, and whether everything that must hold in every game does.
//!
//! - [`Contestant`], [`player`]: who plays. [`reference`] is the fixed opponent, [`busy_random`] a random player that gets
//!   far.
//! - [`Contest`]: what is played; its games are played by `play` and counted by `tally`.
//! - [`Report`]: what came of it, with [`elo`] ratings and the intervals of [`statistics`].
//! - [`balance`]: how the cards are balanced; [`bench`]: how fast random games are.
//! - [`daily`]: how often an Expert wins the daily journeys; [`ladder`]: how hard the prepared ones are, and solutions.
//! - [`review_truth`]: whether the review of a game blames what is wrong, and nothing else.

pub mod balance;
pub mod bench;
pub mod busy_random;
mod contest;
mod contestant;
pub mod daily;
pub mod elo;
pub mod ladder;
mod observer;
mod outcome;
mod parallel;
mod play;
pub mod player;
pub mod reference;
mod report;
pub mod review_truth;
pub mod statistics;
mod tables;
mod tally;
mod times;

pub use contest::{Contest, ContestError, Modules, Pairing, Teatime};
pub use contestant::{Contestant, UnknownContestant};
pub use outcome::Outcome;
pub use play::{BrokenGame, replay};
pub use report::{CardLine, Report, ResultLine, SeatLine, TimesLine};
pub use times::TimeLine;
