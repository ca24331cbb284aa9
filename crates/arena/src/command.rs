//! What the program does beside contests: the daily journeys, and the ladder's prepared ones.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    thread,
};

use arena::{
    daily::DailyReport,
    ladder::{GoalShares, Learner, SolutionSearch, shares_table},
};
use bots::{BotLevel, Style};
use clap::Subcommand;
use journeys::{
    daily::CivilDate,
    ladder::{self, PreparedJourney},
};
use rules::Catalogue;

/// Instead of a contest.
#[derive(Subcommand)]
pub enum ArenaCommand {
    /// Lets an Expert play the daily journeys of many dates, and tells how many it wins.
    Daily {
        /// The first date.
        #[arg(long, default_value = "2026-01-01")]
        first: CivilDate,
        /// How many dates.
        #[arg(long, default_value_t = 100)]
        days: usize,
        /// How many games to play at the same time; by default as many as there are cores.
        #[arg(long)]
        threads: Option<usize>,
    },
    /// Tells how often players of several strengths reach the goals of the prepared journeys without knowing of them,
    /// and looks for solutions.
    Ladder {
        /// Only these journeys, from 1.
        #[arg(long, value_delimiter = ',')]
        only: Vec<usize>,
        /// The folder with the journeys' files, instead of those that are built in: while one writes them.
        #[arg(long, value_name = "FOLDER")]
        folder: Option<PathBuf>,
        /// How many runs of each strength to measure; one of whoever takes what is offered first.
        #[arg(long, default_value_t = 0)]
        runs: usize,
        /// Looks for a solution of each, in so many tries at most.
        #[arg(long, default_value_t = 0)]
        tries: usize,
        /// Writes the solutions that were found into this folder.
        #[arg(long, value_name = "FOLDER")]
        write: Option<PathBuf>,
        /// Leaves out those journeys whose solution in that folder still holds.
        #[arg(long, requires = "write")]
        missing: bool,
        /// How many games to play at the same time; by default as many as there are cores.
        #[arg(long)]
        threads: Option<usize>,
    },
}

impl ArenaCommand {
    /// Does it.
    pub fn run(&self, cards: &Arc<Catalogue>) -> Result<ExitCode, Box<dyn Error>> {
        let of_cores = |threads: Option<usize>| {
            threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1)
        };
        match self {
            Self::Daily { first, days, threads } => {
                println!("{}", DailyReport::play(*first, *days, of_cores(*threads), cards, || {})?);
                Ok(ExitCode::SUCCESS)
            }
            Self::Ladder { only, folder, runs, tries, write, missing, threads } => {
                let search = SolutionSearch { tries: *tries, threads: of_cores(*threads) };
                let mut unsolved = 0;
                for (number, named) in (1..).zip(ladder::all()) {
                    if !only.is_empty() && !only.contains(&number) {
                        continue;
                    }
                    let text = match folder {
                        Some(folder) => read(&folder.join(named.file).with_extension("ron"))?,
                        None => named.text.to_owned(),
                    };
                    let journey = PreparedJourney::from_text(named.file, &text, cards)?;
                    if *runs > 0 {
                        let shares = measure(named.file, &journey, *runs, search.threads, cards)?;
                        println!("{}\n", shares_table(&shares));
                    }
                    let file = write.as_ref().map(|folder| folder.join(named.file).with_extension("ron"));
                    if *tries == 0 || (*missing && file.as_ref().is_some_and(|file| holds(file, &journey, cards))) {
                        continue;
                    }
                    let Some((learner, run)) = search.find(&journey, cards)? else { continue };
                    let (scores, progress) = (&run.scores, run.progress);
                    if !run.is_solution() {
                        println!("{}: no solution; {learner} came to {progress:.2?}, points {scores:?}", named.file);
                        unsolved += 1;
                        continue;
                    }
                    println!("{}: solved by {learner}, points {scores:?}", named.file);
                    if let Some(file) = file {
                        fs::write(&file, run.solution.to_text()?)
                            .map_err(|why| format!("{}: {why}", file.display()))?;
                    }
                }
                Ok(if unsolved == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
            }
        }
    }
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))
}

/// Whether the solution in a file still reaches all goals.
fn holds(file: &Path, journey: &PreparedJourney, cards: &Arc<Catalogue>) -> bool {
    let solution = fs::read_to_string(file).ok().and_then(|text| ladder::Solution::from_text(&text).ok());
    let replayed = solution.and_then(|solution| solution.replay(journey, cards).ok());
    replayed.is_some_and(|(_, met)| met == [true; ladder::GOALS])
}

fn measure(
    name: &str,
    journey: &PreparedJourney,
    runs: usize,
    threads: usize,
    cards: &Arc<Catalogue>,
) -> Result<Vec<GoalShares>, Box<dyn Error>> {
    let bot = |level| Learner::Bot(level, Style::AllRounder);
    let learners = [
        (Learner::Default, 1),
        (bot(BotLevel::Novice), runs),
        (bot(BotLevel::Skilled), runs),
        (bot(BotLevel::Expert), runs),
        (Learner::Seeker(Style::AllRounder), runs.div_ceil(4)),
    ];
    let shares = learners.map(|(learner, runs)| GoalShares::measure(name, journey, learner, runs, threads, cards));
    Ok(shares.into_iter().collect::<Result<_, _>>()?)
}
