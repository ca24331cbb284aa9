//! The report on a contest: as text, and as JSON for programs.

use std::{collections::BTreeMap, fmt};

use serde::Serialize;

use super::{Contest, Outcome, Played};
use crate::rules::Module;

/// The results of a contest.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// One line per seat, over all games.
    pub results: Vec<ResultLine>,
    /// Games that were played to their end, per second.
    pub games_per_second: f64,
    /// How many choices a game takes on average.
    pub choices_per_game: f64,
    /// Games in which something was wrong.
    pub faults: usize,
    /// The same for each pair of modules.
    pub by_modules: BTreeMap<String, Vec<ResultLine>>,
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultLine {
    /// What played the seat.
    pub bot: String,
    /// Games played to their end.
    pub games: u64,
    /// Games won; tied players all win.
    pub wins: u64,
    /// `wins` of `games`, 0 to 1.
    pub win_rate: f64,
    /// Average score.
    pub mean_score: f64,
    /// Average score in the games it won.
    pub mean_winning_score: f64,
}

impl Report {
    /// Sums up a contest.
    pub fn new(contest: &Contest, outcome: &Outcome) -> Self {
        let played: Vec<_> = outcome.games.iter().filter_map(|game| game.as_ref().ok()).collect();
        let of_pair = |pair: usize| {
            let (first, count) = (pair * contest.games as usize, contest.games as usize);
            outcome.games.iter().skip(first).take(count).filter_map(|game| game.as_ref().ok()).collect::<Vec<_>>()
        };
        let pairs = contest.modules.iter().enumerate();
        Self {
            results: lines(contest, &played),
            games_per_second: played.len() as f64 / outcome.time.as_secs_f64(),
            choices_per_game: mean(played.iter().map(|game| u64::from(game.choices))),
            faults: outcome.games.len() - played.len(),
            by_modules: pairs.map(|(place, pair)| (pair_name(*pair), lines(contest, &of_pair(place)))).collect(),
        }
    }
}

/// The two letters: `"AB"`.
pub(super) fn pair_name(pair: [Module; 2]) -> String {
    pair.map(Module::letter).iter().collect()
}

fn lines(contest: &Contest, played: &[&Played]) -> Vec<ResultLine> {
    let line = |(seat, bot): (usize, &super::Contestant)| {
        let score = |game: &&&Played| u64::from(game.scores[seat]);
        let won: Vec<_> =
            played.iter().filter(|game| game.winners.iter().any(|winner| winner.index() == seat)).collect();
        ResultLine {
            bot: bot.to_string(),
            games: played.len() as u64,
            wins: won.len() as u64,
            win_rate: won.len() as f64 / played.len().max(1) as f64,
            mean_score: mean(played.iter().map(|game| score(&game))),
            mean_winning_score: mean(won.iter().map(score)),
        }
    };
    contest.seats.iter().enumerate().map(line).collect()
}

fn mean(numbers: impl ExactSizeIterator<Item = u64>) -> f64 {
    let count = numbers.len().max(1) as f64;
    numbers.sum::<u64>() as f64 / count
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let pairs = if self.by_modules.len() > 1 { Some(&self.by_modules) } else { None };
        let head = if pairs.is_some() { "modules " } else { "" };
        writeln!(f, "{head}seat  bot       games   wins  win rate   mean score   when winning")?;
        let mut block = |name: &str, lines: &[ResultLine]| -> fmt::Result {
            for (seat, line) in lines.iter().enumerate() {
                if pairs.is_some() {
                    write!(f, "{name:<8}")?;
                }
                let ResultLine { bot, games, wins, win_rate, mean_score, mean_winning_score } = line;
                let percent = 100.0 * win_rate;
                writeln!(
                    f,
                    "{:>4}  {bot:<8}{games:>7}{wins:>7}{percent:>8.1} %{mean_score:>13.1}{mean_winning_score:>15.1}",
                    seat + 1
                )?;
            }
            Ok(())
        };
        pairs.into_iter().flatten().try_for_each(|(name, lines)| block(name, lines))?;
        block("all", &self.results)?;
        write!(f, "{:.0} choices per game, {:.1} games per second", self.choices_per_game, self.games_per_second)
    }
}
