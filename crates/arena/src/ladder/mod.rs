//! The ladder's prepared journeys: how hard their goals are, and solutions to them.

mod run;
mod search;
mod seeker;
mod shares;

pub use run::{LadderRun, Learner};
pub use search::SolutionSearch;
pub use shares::{GoalShares, shares_table};
