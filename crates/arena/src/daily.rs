//! How often an Expert wins the daily journeys in the place of whoever plays.

use std::{collections::BTreeMap, fmt, sync::Arc};

use bots::{BotLevel, Style};
use journeys::daily::{CivilDate, DailyJourney, DailyRun};
use rules::{Catalogue, Seat, model::setup::SetupError};
use serde::Serialize;

use super::{
    parallel,
    player::{BotPlayer, Player},
    statistics::{ratio, wilson},
    tables,
};

/// The games of one kind.
#[derive(Clone, Debug, Default, Serialize)]
pub struct DailyLine {
    /// How many.
    pub games: u32,
    /// How many were won, perhaps with others.
    pub won: u32,
    /// All stars.
    pub stars: u32,
    /// The sum of the points.
    pub points: u64,
}

/// What came of the journeys of many dates.
#[derive(Clone, Debug, Serialize)]
pub struct DailyReport {
    /// By line-up; `"all"` is all of them.
    pub lines: BTreeMap<String, DailyLine>,
}

impl DailyReport {
    /// Plays the journeys of so many dates from the first one on, and calls `played` after each.
    ///
    /// # Errors
    /// If the card set lacks a module.
    pub fn play(
        first: CivilDate,
        days: usize,
        threads: usize,
        cards: &Arc<Catalogue>,
        played: impl Fn() + Sync,
    ) -> Result<Self, SetupError> {
        DailyJourney::of(first).setup.check(cards)?;
        let parts = parallel::run(threads, days, Vec::new, |list: &mut Vec<(String, DailyRun)>, day| {
            let journey = DailyJourney::of(first.plus_days(day as i64));
            list.extend(run(&journey, cards).map(|run| (line_up(&journey), run)));
            played();
        });
        let mut lines: BTreeMap<String, DailyLine> = BTreeMap::new();
        for (line_up, run) in parts.into_iter().flatten() {
            for name in ["all", &line_up] {
                let line = lines.entry(name.to_owned()).or_default();
                line.games += 1;
                line.won += u32::from(run.stars == 3);
                line.stars += u32::from(run.stars);
                line.points += u64::from(run.score);
            }
        }
        Ok(Self { lines })
    }
}

impl fmt::Display for DailyReport {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let row = |(name, line): (&String, &DailyLine)| {
            let (won, games) = (f64::from(line.won), f64::from(line.games));
            let share = tables::percent(ratio(won, games), wilson(won, games));
            let means = [f64::from(line.stars), line.points as f64].map(|sum| ratio(sum, games));
            vec![name.clone(), line.games.to_string(), share, format!("{:.2}", means[0]), format!("{:.1}", means[1])]
        };
        let headings = ["against", "days", "won (95 %)", "mean stars", "mean score"];
        tables::table(&headings, 1, self.lines.iter().map(row)).fmt(f)
    }
}

fn line_up(journey: &DailyJourney) -> String {
    let mut levels: Vec<_> = journey.levels.iter().flatten().copied().collect();
    levels.sort_unstable();
    levels.iter().map(BotLevel::to_string).collect::<Vec<_>>().join(", ")
}

/// An Expert plays a day's journey.
fn run(journey: &DailyJourney, cards: &Arc<Catalogue>) -> Option<DailyRun> {
    let mut game = journey.begin(cards).ok()?;
    let mut players: Vec<_> = (0..)
        .zip(&journey.levels)
        .map(|(seat, level)| {
            let seed = journey.setup.seed.wrapping_mul(10).wrapping_add(seat);
            BotPlayer(level.unwrap_or(BotLevel::Expert).bot(Style::AllRounder, seed))
        })
        .collect();
    while let Some(question) = game.question() {
        let Seat(seat) = question.seat;
        let choice = players[usize::from(seat)].choose(&game, question.seat);
        game.apply_unchecked(choice, &mut ());
    }
    DailyRun::of(&game, journey.seat)
}
