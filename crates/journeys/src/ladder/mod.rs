//! The ladder: thirty prepared journeys, easy to hard. Each begins in a position, or as a whole game, has opponents of
//! given levels and three goals, each of which brings a star. They are data files in `assets/ladder`; beside each lies
//! a solution, which the tests replay.

mod files;
mod progress;
mod solution;
mod station;

pub use files::{JOURNEYS, NamedFile, REGION_JOURNEYS, all, journey};
pub use progress::{LadderProgress, StarCount};
pub use solution::{Solution, SolutionError};
pub use station::{GOALS, JourneyStart, LadderError, LadderReason, PlainSetup, PreparedJourney};
