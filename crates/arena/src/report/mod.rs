//! The report on a contest: as JSON for programs, and as tables.

mod text;

use std::collections::BTreeMap;

use serde::Serialize;
use strum::VariantArray;

use super::{
    Contest, Contestant, Outcome, Teatime,
    contest::pair_name,
    elo::{self, Rating},
    statistics::{of_mean, ratio, wilson},
    tally::{BotTally, CardTally, Tally, WIN},
    times::TimeLine,
};
use rules::{ActionCard, CardKind, Catalogue, Setup, Source};

/// The results of a contest.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// A line for each bot, over all games and all its seats.
    pub results: Vec<ResultLine>,
    /// The same for each pair of modules.
    pub by_modules: BTreeMap<String, Vec<ResultLine>>,
    /// How strong the bots are, if there are several: by who finished before whom, the reference or else the
    /// average having 1500 points.
    pub elo: BTreeMap<String, Rating>,
    /// By the name of the card.
    pub cards: BTreeMap<String, CardLine>,
    /// The places in the order of play, the first start player first.
    pub seats: Vec<SeatLine>,
    /// Each bot's average points by their source.
    pub sources: BTreeMap<String, BTreeMap<String, f64>>,
    /// Games that were played to their ends.
    pub games: u64,
    /// How many choices a game takes on average.
    pub choices_per_game: f64,
    /// How many turns: rows of choices of one seat between those of other seats.
    pub turns_per_game: f64,
    /// Games in which something was wrong.
    pub broken_games: usize,
    /// Games that were played to their ends, per second.
    pub games_per_second: f64,
    /// How long each bot takes.
    pub times: BTreeMap<String, TimesLine>,
}

/// How a bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultLine {
    /// Its name.
    pub bot: String,
    /// Games played to their ends, each counted once for every seat of the bot.
    pub games: u64,
    /// Games won; tied players share a win, and nobody wins if all are arrested.
    pub wins: f64,
    /// `wins` of `games`, 0 to 1.
    pub win_rate: f64,
    /// The interval that holds the win rate in 95 of 100 cases.
    pub win_rate_95: [f64; 2],
    /// Average score.
    pub mean_score: f64,
    /// The interval that holds the average score in 95 of 100 cases.
    pub mean_score_95: [f64; 2],
    /// Average score in the games it won.
    pub mean_winning_score: f64,
}

/// What became of a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardLine {
    /// Its pile, 1 to 3.
    pub pile: u8,
    /// Its kind.
    pub kind: CardKind,
    /// How often it was laid out.
    pub offered: u64,
    /// How often it was taken and carried out.
    pub taken: u64,
    /// How often it was taken and declined.
    pub declined: u64,
    /// How often it was fulfilled, if it is a contract.
    pub fulfilled: u64,
    /// `taken` of `offered`.
    pub take_rate: f64,
    /// The share of games won by those who carried it out.
    pub win_rate: f64,
    /// The interval that holds that share in 95 of 100 cases.
    pub win_rate_95: [f64; 2],
}

/// What a place in the order of play is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// 1 is the first start player.
    pub place: usize,
    /// Games won; tied players share a win.
    pub wins: f64,
    /// `wins` of all games.
    pub win_rate: f64,
    /// The interval that holds the win rate in 95 of 100 cases.
    pub win_rate_95: [f64; 2],
    /// Average score.
    pub mean_score: f64,
}

/// How long a bot takes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TimesLine {
    /// For a choice.
    pub decision: TimeLine,
    /// For all choices between those of other seats.
    pub turn: TimeLine,
}

impl Report {
    /// Sums up a contest that was played with these cards.
    pub fn new(contest: &Contest, outcome: &Outcome, cards: &Catalogue) -> Self {
        let tally = &outcome.tally;
        let games = tally.games as f64;
        let all = tally.all_pairs();
        let named = || tally.bots.iter().map(Contestant::to_string);
        Self {
            results: lines(tally, &all),
            by_modules: tally.pairs.iter().map(|(pair, bots)| (pair_name(*pair), lines(tally, bots))).collect(),
            elo: if tally.bots.len() > 1 { named().zip(rate(tally)).collect() } else { BTreeMap::new() },
            cards: card_lines(tally, cards),
            seats: (1..)
                .zip(&tally.places)
                .map(|(place, counts)| SeatLine {
                    place,
                    wins: wins(counts.wins),
                    win_rate: ratio(wins(counts.wins), games),
                    win_rate_95: wilson(wins(counts.wins), games),
                    mean_score: ratio(counts.points as f64, games),
                })
                .collect(),
            sources: named().zip(all.iter().map(|bot| sources(contest, tally, bot))).collect(),
            games: tally.games,
            choices_per_game: ratio(tally.choices as f64, games),
            turns_per_game: ratio(tally.turns as f64, games),
            broken_games: outcome.broken_games.len(),
            games_per_second: ratio(games, outcome.time.as_secs_f64()),
            times: named()
                .zip(&tally.times)
                .map(|(name, times)| (name, TimesLine { decision: times.decisions.line(), turn: times.turns.line() }))
                .collect(),
        }
    }
}

/// A number of wins from parts of them.
fn wins(parts: u64) -> f64 {
    parts as f64 / WIN as f64
}

fn lines(tally: &Tally, bots: &[BotTally]) -> Vec<ResultLine> {
    let line = |(bot, counts): (&Contestant, &BotTally)| {
        let games = counts.games as f64;
        ResultLine {
            bot: bot.to_string(),
            games: counts.games,
            wins: wins(counts.wins),
            win_rate: ratio(wins(counts.wins), games),
            win_rate_95: wilson(wins(counts.wins), games),
            mean_score: ratio(counts.points as f64, games),
            mean_score_95: of_mean(counts.games, counts.points, counts.squares),
            mean_winning_score: ratio(counts.winning_points as f64, counts.won as f64),
        }
    };
    tally.bots.iter().zip(bots).map(line).collect()
}

fn rate(tally: &Tally) -> Vec<Rating> {
    let halves = |row: &Vec<u64>| row.iter().map(|halves| *halves as f64 / 2.0).collect();
    let wins: Vec<Vec<f64>> = tally.before.iter().map(halves).collect();
    elo::ratings(&wins, tally.bots.iter().position(|bot| *bot == Contestant::Reference))
}

/// The cards that were laid out.
pub(super) fn card_lines(tally: &Tally, cards: &Catalogue) -> BTreeMap<String, CardLine> {
    let counted = cards.cards().zip(&tally.cards).filter(|(_, counts)| counts.offered > 0);
    let line = |((_, card), counts): ((_, &ActionCard), &CardTally)| {
        let line = CardLine {
            pile: card.pile.number(),
            kind: card.face.kind(),
            offered: counts.offered,
            taken: counts.taken,
            declined: counts.declined,
            fulfilled: counts.fulfilled,
            take_rate: ratio(counts.taken as f64, counts.offered as f64),
            win_rate: ratio(wins(counts.wins), counts.taken as f64),
            win_rate_95: wilson(wins(counts.wins), counts.taken as f64),
        };
        (card.name.clone(), line)
    };
    counted.map(line).collect()
}

/// A bot's average points by source, with those sources that the games have.
fn sources(contest: &Contest, tally: &Tally, bot: &BotTally) -> BTreeMap<String, f64> {
    let teatime = contest.teatime != Teatime::Never;
    let there = |source: &Source| {
        tally.pairs.keys().any(|pair| Setup { teatime, ..Setup::new(2, *pair, 0) }.has_source(*source))
    };
    let mean = |source: Source| ratio(bot.sources[source as usize] as f64, bot.games as f64);
    Source::VARIANTS.iter().filter(|source| there(source)).map(|source| (source.to_string(), mean(*source))).collect()
}
