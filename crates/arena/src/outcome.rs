//! Plays a contest.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use super::{
    contest::Contest,
    parallel,
    play::{self, BrokenGame},
    tally::Tally,
};
use rules::Catalogue;

/// How a contest went.
#[derive(Debug)]
pub struct Outcome {
    /// What the games that were played to their ends came to.
    pub(super) tally: Tally,
    /// The games that failed a check, in the order of play.
    pub broken_games: Vec<BrokenGame>,
    /// How long all of it took.
    pub time: Duration,
}

impl Contest {
    /// Plays all games and calls `played` after each of them. The contest has to be possible.
    pub fn play(&self, cards: &Arc<Catalogue>, played: impl Fn() + Sync) -> Outcome {
        let begin = Instant::now();
        let deals = self.deals();
        let new = || (Tally::new(&self.players, cards), Vec::new());
        let parts = parallel::run(self.threads, self.count(), new, |(tally, broken_games), number| {
            let pairing = self.pairing(&deals, number);
            if let Err(broken) = play::play(cards, &pairing, &self.players, self.check, tally) {
                broken_games.push((number, broken));
            }
            played();
        });
        let (mut tally, mut broken_games) = new();
        for (part, more) in parts {
            tally.add(&part);
            broken_games.extend(more);
        }
        broken_games.sort_by_key(|(number, _)| *number);
        Outcome {
            tally,
            broken_games: broken_games.into_iter().map(|(_, broken)| broken).collect(),
            time: begin.elapsed(),
        }
    }
}
