//! The review of a game by the Master: where it was decided, which turns cost most and why, and what was luck.
//!
//! Everything is judged with what the reviewed seat could know: games are played on from what it saw at that moment, dealt
//! anew, never from what was really hidden. A [`Review`] is filled by independent [`ReviewJob`]s, which can be done in any
//! order and anywhere: in tasks, in Web Workers, or in slices between frames ([`RunningJob::step`]).
//!
//! ```text
//! Review::new(cards, record, seat, seed)
//!   loop: review.next_job(&given_out) → RunningJob::new(cards, job) → step() … → review.take(result)
//! review.curve(), turns(), costliest(), accuracy(), luck(), progress()     at any time
//! ```
//!
//! - `decision`: the game cut into decisions; `interval`: how sure a number is.
//! - `job`, `running`: what is to be worked out, and working it out; `thoughts`: what the Master would do; `games`,
//!   `plan_games`: games played on, and what they came to; `facts`: what a plan does on the table.
//! - `progress`: what was found so far, and what is worth finding out next; `turn_review`, `curve`, `accuracy`: what is
//!   told of it.

mod accuracy;
mod curve;
mod decision;
mod facts;
mod games;
mod interval;
mod job;
mod plan_games;
mod progress;
mod running;
#[cfg(test)]
mod tests;
mod thoughts;
mod turn_review;

pub use accuracy::{Accuracy, AccuracyPart};
pub use curve::{CurvePoint, Luck};
pub use decision::{Decision, DecisionKind};
pub use facts::{PlanFacts, TakenCard};
pub use games::{ChanceGames, MeasuredGames};
pub use interval::Interval;
pub use job::{Effort, JobId, JobResult, MastersPlan, ReviewError, ReviewFinding, ReviewJob, ReviewTask};
pub use progress::{Review, ReviewProgress};
pub use running::RunningJob;
pub use turn_review::{PlanReview, Reason, TurnReview};
