//! How hard the goals are: how often players of several strengths reach them without knowing of them.

use std::sync::Arc;

use journeys::ladder::{GOALS, LadderReason, PreparedJourney};
use rules::Catalogue;
use serde::Serialize;

use super::run::{LadderRun, Learner};
use crate::{parallel, statistics::ratio, tables};

/// What some runs of one journey came to.
#[derive(Clone, Debug, Serialize)]
pub struct GoalShares {
    /// The journey's file.
    pub journey: String,
    /// Who played.
    pub learner: String,
    /// How many runs.
    pub runs: usize,
    /// The share of them that reached each goal.
    pub met: [f64; GOALS],
    /// How much of each goal they reached on average.
    pub progress: [f64; GOALS],
    /// The mean points by seat.
    pub points: Vec<f64>,
}

impl GoalShares {
    /// Plays so many runs.
    ///
    /// # Errors
    /// If the journey cannot begin.
    pub fn measure(
        name: &str,
        journey: &PreparedJourney,
        learner: Learner,
        runs: usize,
        threads: usize,
        cards: &Arc<Catalogue>,
    ) -> Result<Self, LadderReason> {
        journey.begin(cards)?;
        let parts = parallel::run(threads, runs, Vec::new, |list: &mut Vec<LadderRun>, number| {
            list.extend(LadderRun::play(journey, learner, 1_000 + number as u64, cards));
        });
        let list: Vec<_> = parts.into_iter().flatten().collect();
        let mean = |number: &dyn Fn(&LadderRun) -> f64| ratio(list.iter().map(number).sum(), list.len() as f64);
        Ok(Self {
            journey: name.to_owned(),
            learner: learner.to_string(),
            runs: list.len(),
            met: std::array::from_fn(|goal| mean(&|run| f64::from(u8::from(run.met[goal])))),
            progress: std::array::from_fn(|goal| mean(&|run| f64::from(run.progress[goal]))),
            points: (0..=journey.opponents.len()).map(|seat| mean(&|run| f64::from(run.scores[seat]))).collect(),
        })
    }
}

/// What was measured, as a table.
pub fn shares_table(shares: &[GoalShares]) -> String {
    let row = |line: &GoalShares| {
        let goals = (0..GOALS).map(|goal| format!("{:.0} % ({:.2})", line.met[goal] * 100.0, line.progress[goal]));
        let points = line.points.iter().map(|points| format!("{points:.0}")).collect::<Vec<_>>().join(" ");
        [line.journey.clone(), line.learner.clone(), line.runs.to_string()]
            .into_iter()
            .chain(goals)
            .chain([points])
            .collect()
    };
    let headings = ["journey", "learner", "runs", "goal 1 (part)", "goal 2", "goal 3", "mean points by seat"];
    tables::table(&headings, 2, shares.iter().map(row)).to_string()
}
