//! Plays a contest.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use super::{
    contest::Contest,
    parallel,
    play::{self, Fault},
    tally::Tally,
};
use rules::Catalogue;

/// How a contest went.
#[derive(Debug)]
pub struct Outcome {
    /// What the games that were played to their ends came to.
    pub(super) tally: Tally,
    /// The games that failed a check, in the order of play.
    pub faults: Vec<Fault>,
    /// How long all of it took.
    pub time: Duration,
}

impl Contest {
    /// Plays all games and calls `played` after each of them. The contest has to be possible.
    pub fn play(&self, cards: &Arc<Catalogue>, played: impl Fn() + Sync) -> Outcome {
        let begin = Instant::now();
        let deals = self.deals();
        let new = || (Tally::new(&self.players, cards), Vec::new());
        let parts = parallel::run(self.threads, self.count(), new, |(tally, faults), number| {
            let pairing = self.pairing(&deals, number);
            if let Err(fault) = play::play(cards, &pairing, &self.players, self.check, tally) {
                faults.push((number, fault));
            }
            played();
        });
        let (mut tally, mut faults) = new();
        for (part, more) in parts {
            tally.add(&part);
            faults.extend(more);
        }
        faults.sort_by_key(|(number, _)| *number);
        Outcome { tally, faults: faults.into_iter().map(|(_, fault)| fault).collect(), time: begin.elapsed() }
    }
}
