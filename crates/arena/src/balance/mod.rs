//! How the card set is balanced: a bot plays many games against itself, with 2, 3 and 4 players. Our aims:
//!
//! - the winner typically scores 150–280 points;
//! - no seat wins more than 3 percentage points above its fair share;
//! - no card is carried out less than a third as often, or more than two and a half times as often, as the
//!   average of its pile when it is on offer;
//! - trains, route, contracts, module cards and Game End cards each bring at least a tenth of the
//!   winner's points, and each can be the way to win.
//!
//! `arena --balance --bot NAME --games N --threads 2 --markdown FILE`; `--cards FOLDER` tries out other card files
//! without a new build.

mod ledger;
mod markdown;
mod parts;

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;
use strum::VariantArray;

use super::{
    CardLine, Contest, ContestError, Contestant, Modules, Teatime,
    contest::pair_name,
    parallel,
    play::{play_fast, seated},
    report::card_lines,
    statistics::{ratio, wilson},
    tally::{Tally, WIN},
    times::NoTimer,
};
use ledger::{BalanceLedger, ByPart, Winner};
pub use parts::Part;
use rules::{Catalogue, Game, Module};

/// A part that brings more than this share of the winner's points can be called the way to win.
const WAY_TO_WIN: f64 = 0.25;

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Balance {
    /// What has to be typed to measure it again.
    pub command: String,
    /// The bot on every seat.
    pub bot: String,
    /// Games for each pair of modules and number of players.
    pub games: u64,
    /// A line for each pair of modules and number of players, then one for each number of players.
    pub groups: Vec<Group>,
    /// What became of the cards in all games, by name.
    pub cards: BTreeMap<String, CardLine>,
}

/// The games of a pair of modules, or of all of them, with a number of players.
#[derive(Clone, Debug, Serialize)]
pub struct Group {
    modules: String,
    #[serde(skip)]
    pair: Option<[Module; 2]>,
    players: usize,
    winner: WinnerLine,
    seats: Vec<SeatShare>,
    parts: BTreeMap<Part, PartLine>,
}

/// The winner's points.
#[derive(Clone, Copy, Debug, Serialize)]
struct WinnerLine {
    mean: f64,
    /// A tenth of the winners has no more,
    p10: u16,
    /// and a tenth no less.
    p90: u16,
}

/// How often a place in the order of play wins.
#[derive(Clone, Copy, Debug, Serialize)]
struct SeatShare {
    win_rate: f64,
    win_rate_95: [f64; 2],
}

/// What a part is to the winners.
#[derive(Clone, Copy, Debug, Serialize)]
struct PartLine {
    /// Average points, those of frames estimated.
    mean: f64,
    /// As a share of the winner's average score.
    share: f64,
    /// In what share of the games it was the winner's largest part.
    largest: f64,
    /// In what share of the games it brought more than a quarter of the winner's points.
    quarter: f64,
}

impl Balance {
    /// Plays the games of a contest with this bot on all seats and with 2, 3 and 4 players, each pair of modules
    /// by itself, and calls `played` after each game.
    ///
    /// # Errors
    /// Why the contest cannot be played.
    pub fn measure(
        contest: &Contest,
        bot: Contestant,
        cards: &Arc<Catalogue>,
        played: impl Fn() + Sync,
    ) -> Result<Self, ContestError> {
        let (Modules::Each(pairs) | Modules::Drawn(pairs)) = &contest.modules;
        let mut cards_of_all = Tally::new(&[bot; 4], cards);
        let mut by_players = Vec::new();
        let mut groups = Vec::new();
        for players in 2..=4 {
            let mut all = (Tally::new(&vec![bot; players], cards), Vec::new());
            for pair in pairs {
                let modules = Modules::Each(vec![*pair]);
                let contest = Contest { players: vec![bot; players], modules, ..contest.clone() };
                contest.possible(cards)?;
                let (tally, mut winners) = play(&contest, cards, &played);
                groups.push(Group::new(Some(*pair), &tally, &winners));
                all.0.add(&tally);
                all.1.append(&mut winners);
            }
            by_players.push(Group::new(None, &all.0, &all.1));
            cards_of_all.add(&all.0);
        }
        groups.sort_by_key(|group| (group.pair, group.players));
        groups.append(&mut by_players);
        let command = command(contest, bot, cards);
        Ok(Self {
            command,
            bot: bot.to_string(),
            games: contest.games,
            groups,
            cards: card_lines(&cards_of_all, cards),
        })
    }
}

/// How the arena is called to measure this.
fn command(contest: &Contest, bot: Contestant, cards: &Catalogue) -> String {
    let Contest { games, seed, .. } = contest;
    let (Modules::Each(pairs) | Modules::Drawn(pairs)) = &contest.modules;
    let names = pairs.iter().copied().map(pair_name).collect::<Vec<_>>().join(",");
    let modules = if *pairs == cards.module_pairs() { "all".to_owned() } else { names };
    let mut command = format!("arena --balance --bot {bot} --modules {modules} --games {games} --seed {seed}");
    command += match contest.teatime {
        Teatime::Never => "",
        Teatime::Always => " --teatime",
        Teatime::Drawn => " --teatime-random",
    };
    command += if contest.dummies { "" } else { " --no-dummies" };
    command + if contest.wait { " --wait" } else { "" }
}

/// Plays the games of one pair of modules, and returns their winners in the order of play.
fn play(contest: &Contest, cards: &Arc<Catalogue>, played: &(impl Fn() + Sync)) -> (Tally, Vec<Winner>) {
    let pairings: Vec<_> = contest.pairings().collect();
    let new = || (Tally::new(&contest.players, cards), Vec::new());
    let parts = parallel::run(contest.threads, pairings.len(), new, |(tally, winners), number| {
        let pairing = &pairings[number];
        let mut players = seated(&pairing.setup, contest.players.iter().copied());
        let mut game = Game::new(cards.clone(), pairing.setup.clone()).expect("the set-up is possible");
        tally.begin();
        let mut ledger = BalanceLedger::new(tally, pairing.setup.seats);
        play_fast(&mut game, &mut players, &mut ledger, &mut NoTimer);
        winners.push((number, ledger.winner(&game)));
        tally.end(pairing, &game);
        played();
    });
    let (mut tally, mut winners) = new();
    for (part, more) in parts {
        tally.add(&part);
        winners.extend(more);
    }
    winners.sort_by_key(|(number, _)| *number);
    (tally, winners.into_iter().map(|(_, winner)| winner).collect())
}

impl Group {
    fn new(pair: Option<[Module; 2]>, tally: &Tally, winners: &[Winner]) -> Self {
        let games = winners.len() as f64;
        let mean = |number: &dyn Fn(&Winner) -> f64| ratio(winners.iter().map(number).sum(), games);
        let winner = mean(&|winner| f64::from(winner.score));
        let mut scores: Vec<_> = winners.iter().map(|winner| winner.score).collect();
        scores.sort_unstable();
        let tenth = |n: usize| scores.get(scores.len().saturating_sub(1) * n / 10).copied().unwrap_or_default();
        let largest = |parts: &ByPart| parts.iter().copied().fold(0.0, f64::max);
        let yes = |is: bool| if is { 1.0 } else { 0.0 };
        let line = |part: Part| {
            let points = |winner: &Winner| winner.parts[part as usize];
            let mean_points = mean(&points);
            PartLine {
                mean: mean_points,
                share: ratio(mean_points, winner),
                largest: mean(&|winner| yes(points(winner) > 0.0 && points(winner) == largest(&winner.parts))),
                quarter: mean(&|winner| yes(points(winner) > WAY_TO_WIN * f64::from(winner.score))),
            }
        };
        let share = |wins: u64| {
            let wins = wins as f64 / WIN as f64;
            SeatShare { win_rate: ratio(wins, games), win_rate_95: wilson(wins, games) }
        };
        Self {
            modules: pair.map_or_else(|| "all".to_owned(), pair_name),
            pair,
            players: tally.places.len(),
            winner: WinnerLine { mean: winner, p10: tenth(1), p90: tenth(9) },
            seats: tally.places.iter().map(|place| share(place.wins)).collect(),
            parts: Part::VARIANTS.iter().map(|part| (*part, line(*part))).collect(),
        }
    }
}
