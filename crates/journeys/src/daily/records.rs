//! What came of the daily journeys. The first run of a date counts, and what has counted never changes.

use std::collections::BTreeMap;

use rules::{Game, Seat};
use serde::{Deserialize, Serialize};

use super::{date::CivilDate, squares::Squares};

/// The most stars of a day.
const ALL_STARS: u8 = 3;

/// What a run counts for. It is settled when the run begins, and kept with the saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Attempt {
    /// The first run of its date: it counts.
    First,
    /// A later one: only its score, if it is the best.
    Again,
    /// For practice, of a date that is gone: nothing of it is kept.
    Practice,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyRun {
    /// The points.
    pub score: u16,
    /// The place, 1 is the first.
    pub place: u8,
    /// How many played.
    pub players: u8,
    /// 3 for a game that was won, 2 for the second place (also of two), 1 for any other.
    pub stars: u8,
    /// How the turns compare with the Master's, as soon as somebody knows.
    #[serde(default)]
    pub squares: Option<Squares>,
}

impl DailyRun {
    /// How a game ended for a seat; `None` if it is not over.
    pub fn of(game: &Game, seat: Seat) -> Option<Self> {
        let board = game.board();
        let (won, place) = (board.winners.contains(&seat), board.place(seat));
        let stars = if won { ALL_STARS } else { ALL_STARS.saturating_sub(place.max(2) - 1).max(1) };
        let (score, players) = (board.player(seat).score(), board.seats());
        game.is_over().then_some(Self { score, place, players, stars, squares: None })
    }

    /// The text to paste elsewhere: a line that says which journey it was, one that says how it ended and is followed by
    /// the stars, and the squares if they are known.
    pub fn paste(&self, heading: &str, ending: &str) -> String {
        let stars: String = (1..=ALL_STARS).map(|star| if star <= self.stars { '★' } else { '☆' }).collect();
        let squares = self.squares.map(|squares| format!("\n{}", squares.signs()));
        format!("{heading}\n{ending} {stars}{}", squares.unwrap_or_default())
    }
}

/// What came of one date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyResult {
    /// The date.
    pub date: CivilDate,
    /// How the first run ended; `None` as long as it is only begun.
    pub first: Option<DailyRun>,
    /// The best score of all runs that were finished.
    pub best: Option<u16>,
    /// How many runs were finished.
    pub runs: u32,
}

impl DailyResult {
    /// The stars: those of the first run, none if it is only begun.
    pub fn stars(&self) -> u8 {
        self.first.map_or(0, |run| run.stars.min(ALL_STARS))
    }
}

/// What came of all dates.
///
/// A date counts if it is begun while no later one was begun: so the days come in order, and whoever sets the clock
/// back finds that days gone by can be played for practice only. A run that was begun in time counts whenever it ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<DailyResult>", into = "Vec<DailyResult>")]
pub struct DailyRecords {
    results: BTreeMap<CivilDate, DailyResult>,
}

impl From<Vec<DailyResult>> for DailyRecords {
    fn from(list: Vec<DailyResult>) -> Self {
        Self { results: list.into_iter().map(|result| (result.date, result)).collect() }
    }
}

impl From<DailyRecords> for Vec<DailyResult> {
    fn from(records: DailyRecords) -> Self {
        records.results.into_values().collect()
    }
}

impl DailyRecords {
    /// What a run of this date would count for, if it began now.
    pub fn attempt(&self, date: CivilDate) -> Attempt {
        let newest = self.results.keys().next_back();
        if self.results.contains_key(&date) {
            Attempt::Again
        } else if newest.is_some_and(|newest| *newest > date) {
            Attempt::Practice
        } else {
            Attempt::First
        }
    }

    /// A run of this date begins. Returns what it counts for.
    pub fn begin(&mut self, date: CivilDate) -> Attempt {
        let attempt = self.attempt(date);
        if attempt == Attempt::First {
            self.results.insert(date, DailyResult { date, first: None, best: None, runs: 0 });
        }
        attempt
    }

    /// A run has ended. A first run counts once, whatever is said of it later.
    pub fn finish(&mut self, date: CivilDate, attempt: Attempt, run: DailyRun) {
        let Some(result) = self.results.get_mut(&date).filter(|_| attempt != Attempt::Practice) else { return };
        if attempt == Attempt::First && result.first.is_some() {
            return;
        }
        if attempt == Attempt::First {
            result.first = Some(run);
        }
        result.runs += 1;
        result.best = result.best.max(Some(run.score));
    }

    /// It is known how the turns of a date's first run compare with the Master's; only the first answer counts.
    pub fn set_squares(&mut self, date: CivilDate, squares: Squares) {
        if let Some(run) = self.results.get_mut(&date).and_then(|result| result.first.as_mut()) {
            run.squares.get_or_insert(squares);
        }
    }

    /// What came of a date; `None` if it was never begun.
    pub fn result(&self, date: CivilDate) -> Option<&DailyResult> {
        self.results.get(&date)
    }

    /// Everything that counted, the earliest first.
    pub fn results(&self) -> impl DoubleEndedIterator<Item = &DailyResult> {
        self.results.values()
    }

    /// The mean score of all first runs, rounded; `None` before the first.
    pub fn mean(&self) -> Option<u16> {
        let runs: Vec<_> = self.results().filter_map(|result| result.first).collect();
        let sum: u32 = runs.iter().map(|run| u32::from(run.score)).sum();
        let count = runs.len() as u32;
        (count > 0).then(|| ((sum + count / 2) / count) as u16)
    }

    /// How many days running were finished, up to today; a journey of today that is still to be played breaks nothing.
    pub fn days_running(&self, today: CivilDate) -> u32 {
        let finished = |date: CivilDate| self.result(date).is_some_and(|result| result.first.is_some());
        let last = if finished(today) { today } else { today.plus_days(-1) };
        (0..).take_while(|back| finished(last.plus_days(-i64::from(*back)))).count() as u32
    }
}
