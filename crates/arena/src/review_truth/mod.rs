//! Whether the review of a game is true: what the first of the players did in a game is left unblamed, and three of its
//! turns are named that were spoiled in the same game.

mod played;
mod reviewed;

use std::{fmt, sync::Arc, thread};

use bots::review::ReviewError;
use rules::{Catalogue, Seat};
use serde::Serialize;

use self::{
    played::{SPOILED, spoiled_turns, whole_game},
    reviewed::ReviewedGame,
};
use super::{Contest, contest::Pairing};

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewTruth {
    /// Game by game.
    pub games: Vec<TruthOfGame>,
    /// Games in which nothing was blamed of what the player did itself.
    pub unblamed: usize,
    /// Games in which all three spoiled turns were among those named.
    pub all_named: usize,
    /// Spoiled turns that were named, of all games.
    pub named: usize,
    /// The longest time until a review was complete, in seconds.
    pub longest: f64,
    /// The longest time until the turns that it names stayed the same, in seconds.
    pub longest_until_stable: f64,
    /// Workers for each review.
    pub workers: usize,
}

/// Two reviews of one seed.
#[derive(Clone, Debug, Serialize)]
pub struct TruthOfGame {
    /// The seed of the game.
    pub seed: u64,
    /// The seat that is reviewed.
    pub seat: u8,
    /// As the player played.
    pub own: ReviewedGame,
    /// With three turns spoiled.
    pub spoiled: ReviewedGame,
    /// The spoiled turns, as round and turn.
    pub turns: Vec<[u8; 2]>,
    /// How many of them were named.
    pub named: usize,
}

impl ReviewTruth {
    /// Plays all games of a contest twice and reviews them for its first player; `each` hears of every game.
    ///
    /// # Errors
    /// If a game cannot be reviewed.
    pub fn measure(
        contest: &Contest,
        cards: &Arc<Catalogue>,
        mut each: impl FnMut(&TruthOfGame),
    ) -> Result<Self, ReviewError> {
        let mut games = Vec::new();
        for pairing in contest.pairings() {
            games.push(truth_of(contest, &pairing, cards)?);
            games.last().into_iter().for_each(&mut each);
        }
        let longest = |seconds: fn(&ReviewedGame) -> f64| {
            games.iter().flat_map(|game| [&game.own, &game.spoiled]).map(seconds).fold(0.0, f64::max)
        };
        Ok(Self {
            unblamed: games.iter().filter(|game| game.own.blamed == 0).count(),
            all_named: games.iter().filter(|game| game.named == SPOILED).count(),
            named: games.iter().map(|game| game.named).sum(),
            longest: longest(|review| review.seconds),
            longest_until_stable: longest(|review| review.seconds_until_stable),
            workers: contest.threads,
            games,
        })
    }
}

fn truth_of(contest: &Contest, pairing: &Pairing, cards: &Arc<Catalogue>) -> Result<TruthOfGame, ReviewError> {
    let seat = pairing.seats.iter().position(|player| *player == 0).unwrap_or_default();
    let seat = Seat(seat as u8);
    let turns = spoiled_turns(pairing.setup.seed);
    let [own, spoiled] = thread::scope(|scope| {
        let own = scope.spawn(|| whole_game(contest, pairing, cards, seat, &[]));
        let spoiled = whole_game(contest, pairing, cards, seat, &turns);
        [own.join().expect("no thread panics"), spoiled]
    });
    let own = ReviewedGame::new(cards, own, seat, contest.threads)?;
    let spoiled = ReviewedGame::new(cards, spoiled, seat, contest.threads)?;
    let named = turns.iter().filter(|turn| spoiled.named.contains(turn)).count();
    Ok(TruthOfGame { seed: pairing.setup.seed, seat: seat.0, own, spoiled, turns: turns.to_vec(), named })
}

impl fmt::Display for TruthOfGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "seed {} seat {}: {} of {SPOILED} spoiled turns named {:?}",
            self.seed, self.seat, self.named, self.turns
        )?;
        writeln!(f, "  own game: {}", self.own)?;
        write!(f, "  spoiled:  {}", self.spoiled)
    }
}

impl fmt::Display for ReviewTruth {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let games = self.games.len();
        writeln!(f, "nothing blamed in {} of {games} own games", self.unblamed)?;
        writeln!(
            f,
            "all three spoiled turns named in {} of {games} games ({} of {} turns)",
            self.all_named,
            self.named,
            SPOILED * games
        )?;
        write!(
            f,
            "longest review {:.1} s, the turns named stable after {:.1} s at most ({} workers)",
            self.longest, self.longest_until_stable, self.workers
        )
    }
}
