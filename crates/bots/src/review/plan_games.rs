//! Games that several plans play, each dealt alike for all of them.

use std::mem;

use rules::{CardId, Choice, ImaginedGame, SeatView};

use super::games::{Ending, GamePlayer};

/// Games that all of some plans play.
pub(super) struct GamesOfPlans {
    player: GamePlayer,
    plans: Vec<Vec<Choice>>,
    /// The contract that each plan takes.
    contracts: Vec<Option<CardId>>,
    /// Of the next game.
    seed: u64,
    /// Games to be played.
    left: u32,
    /// Whether one has begun.
    running: bool,
    /// How this game ended for the plans that have played it.
    endings: Vec<Ending>,
}

impl GamesOfPlans {
    /// So many games from one seed on.
    pub(super) fn new(
        root: &ImaginedGame,
        plans: Vec<Vec<Choice>>,
        contracts: Vec<Option<CardId>>,
        seed: u64,
        left: u32,
    ) -> Self {
        Self { player: GamePlayer::new(root), plans, contracts, seed, left, running: false, endings: Vec::new() }
    }

    /// Whether all are played.
    pub(super) fn done(&self) -> bool {
        self.left == 0 || self.plans.is_empty()
    }

    /// Plays a little; how a game ended for all plans, once they have all played it.
    pub(super) fn step(&mut self, root: &ImaginedGame, view: &SeatView) -> Option<Vec<Ending>> {
        if self.done() {
            return None;
        }
        let place = self.endings.len();
        if !self.running {
            self.player.begin(root, view, self.seed, &self.plans[place]);
            self.running = true;
        }
        let over = self.player.step()?;
        self.endings.push(Ending::of(over, view.seat, self.contracts[place]));
        self.running = false;
        if self.endings.len() < self.plans.len() {
            return None;
        }
        self.seed = self.seed.wrapping_add(1);
        self.left -= 1;
        Some(mem::take(&mut self.endings))
    }
}
