//! Bots play many games against each other: how strong they are, how fast the rules are, and whether
//! everything that must hold in every game does.

mod contestant;
pub mod lively;
mod play;
mod report;

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::rules::{Catalogue, Module, Seat, Setup};

pub use contestant::Contestant;
pub use play::{Fault, Played, replay};
pub use report::{Report, ResultLine};

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Who plays, by seat.
    pub seats: Vec<Contestant>,
    /// The pairs of modules.
    pub modules: Vec<[Module; 2]>,
    /// With Teatime.
    pub teatime: bool,
    /// With the dummies of two players in Module C.
    pub dummies: bool,
    /// Whether frames gained in another player's turn wait for one's own next turn (R-3.8, option).
    pub wait: bool,
    /// Games for each pair of modules.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// How many games are played at the same time. The results do not depend on it.
    pub threads: usize,
    /// Whether everything that must hold in every game is checked.
    pub check: bool,
}

/// How a contest went.
#[derive(Debug)]
pub struct Outcome {
    /// Every game in the order of [`Contest::setups`].
    pub games: Vec<Result<Played, Fault>>,
    /// How long all of it took.
    pub time: Duration,
}

/// The 15 pairs of modules, or those of them that a card set has cards for.
pub fn all_pairs(cards: &Catalogue) -> Vec<[Module; 2]> {
    let there: Vec<_> = cards.modules().collect();
    there
        .iter()
        .enumerate()
        .flat_map(|(place, first)| there[place + 1..].iter().map(|other| [*first, *other]))
        .collect()
}

impl Contest {
    /// The set-ups of all games, pair by pair. Every seat begins equally often.
    pub fn setups(&self) -> Vec<Setup> {
        let seats = self.seats.len() as u8;
        let game = |modules, seed| Setup {
            start_player: Some(Seat((seed % u64::from(seats)) as u8)),
            others_wait_for_own_turn: self.wait,
            teatime: self.teatime,
            dummies: self.dummies,
            ..Setup::new(seats, modules, seed)
        };
        let seeds = |modules| (0..self.games).map(move |number| game(modules, self.seed.wrapping_add(number)));
        self.modules.iter().flat_map(|modules| seeds(*modules)).collect()
    }

    /// Plays all games. The set-ups have to be possible.
    pub fn play(&self, cards: &Arc<Catalogue>) -> Outcome {
        let begin = Instant::now();
        let setups = self.setups();
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::with_capacity(setups.len()));
        thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, setups.len().max(1)) {
                scope.spawn(|| {
                    while let Some((number, setup)) = numbered(&setups, next.fetch_add(1, Ordering::Relaxed)) {
                        let game = play::play(cards, setup, &self.seats, self.check);
                        done.lock().unwrap_or_else(PoisonError::into_inner).push((number, game));
                    }
                });
            }
        });
        let mut games = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        games.sort_by_key(|(number, _)| *number);
        Outcome { games: games.into_iter().map(|(_, game)| game).collect(), time: begin.elapsed() }
    }
}

fn numbered(setups: &[Setup], number: usize) -> Option<(usize, &Setup)> {
    setups.get(number).map(|setup| (number, setup))
}
