//! What is played: the players, who change places from game to game, and the set-up of every game.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::Contestant;
use rules::{
    Catalogue, Module, Seat, Setup,
    model::{random::below, setup::SetupError},
};

/// What is played.
///
/// Every seed is played once for each way to move the players on around the table, so that they all meet the
/// same cards in every seat and begin equally often; from seed to seed they sit in another order.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Who plays, 2 to 4.
    pub players: Vec<Contestant>,
    /// The modules.
    pub modules: Modules,
    /// When Teatime is played.
    pub teatime: Teatime,
    /// With the dummies of two players in Module C.
    pub dummies: bool,
    /// Whether frames gained in another player's turn wait for one's own next turn (R-3.8, option).
    pub wait: bool,
    /// Games, for each pair of modules unless they are drawn.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// How many games are played at the same time. The results do not depend on it.
    pub threads: usize,
    /// Whether everything that must hold in every game is checked.
    pub check: bool,
}

/// The pairs of modules that are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Modules {
    /// All games with each of these pairs.
    Each(Vec<[Module; 2]>),
    /// Every seed draws one of these pairs.
    Drawn(Vec<[Module; 2]>),
}

/// When the order tiles of Teatime are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teatime {
    /// In no game.
    Never,
    /// In every game.
    Always,
    /// Every seed decides.
    Drawn,
}

/// Why a contest cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestError {
    /// 2 to 4 can play.
    #[error("{0} players: give 2 to 4, such as reference,random")]
    Players(usize),
    /// There has to be a game.
    #[error("0 games: give at least 1")]
    NoGames,
    /// There has to be a pair of modules.
    #[error("no modules: give at least one pair")]
    NoModules,
    /// A set-up is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// One game of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its set-up.
    pub setup: Setup,
    /// Who sits where, by seat: places in [`Contest::players`].
    pub seats: Vec<usize>,
}

/// The two letters: `"AB"`.
pub(super) fn pair_name(pair: [Module; 2]) -> String {
    pair.map(Module::letter).iter().collect()
}

impl Contest {
    /// Whether all of it can be played.
    ///
    /// # Errors
    /// What has to change.
    pub fn possible(&self, cards: &Catalogue) -> Result<(), ContestError> {
        if !(2..=4).contains(&self.players.len()) {
            return Err(ContestError::Players(self.players.len()));
        }
        if self.games == 0 {
            return Err(ContestError::NoGames);
        }
        let (Modules::Each(pairs) | Modules::Drawn(pairs)) = &self.modules;
        if pairs.is_empty() {
            return Err(ContestError::NoModules);
        }
        let setup = |pair: &[Module; 2]| Setup::new(self.players.len() as u8, *pair, self.seed);
        Ok(pairs.iter().try_for_each(|pair| setup(pair).check(cards))?)
    }

    /// All games in the order of play, pair by pair.
    pub fn pairings(&self) -> impl Iterator<Item = Pairing> {
        let deals = self.deals();
        (0..self.count()).map(move |number| self.pairing(&deals, number))
    }

    /// How many games are played.
    pub fn count(&self) -> usize {
        let pairs = if let Modules::Each(pairs) = &self.modules { pairs.len() } else { 1 };
        pairs * self.games as usize
    }

    /// The seed of each game of a pair of modules, and who sits where.
    pub(super) fn deals(&self) -> Vec<(u64, [u8; 4])> {
        let seeds = (0..).map(|number| self.seed.wrapping_add(number));
        let deals = seeds.flat_map(|seed| self.seatings(seed).into_iter().map(move |seats| (seed, seats)));
        deals.take(self.games as usize).collect()
    }

    /// Who sits where in the games of a seed: all ways to move the players on that differ.
    fn seatings(&self, seed: u64) -> Vec<[u8; 4]> {
        let count = self.players.len();
        // Around a table, only the order of those after the first one matters.
        let mut order: Vec<usize> = vec![0];
        let mut rest: Vec<usize> = (1..count).collect();
        let mut arrangement = seed / count as u64;
        while !rest.is_empty() {
            let left = rest.len() as u64;
            order.push(rest.remove((arrangement % left) as usize));
            arrangement /= left;
        }
        let mut seatings: Vec<[u8; 4]> = Vec::new();
        let names = |seats: &[u8; 4]| seats.map(|place| self.players.get(usize::from(place)).copied());
        for moved in 0..count {
            let mut seats = [u8::MAX; 4];
            (0..count).for_each(|seat| seats[seat] = order[(seat + count - moved) % count] as u8);
            if seatings.iter().all(|other| names(other) != names(&seats)) {
                seatings.push(seats);
            }
        }
        seatings
    }

    /// The game of this number, by the [`Self::deals`].
    pub(super) fn pairing(&self, deals: &[(u64, [u8; 4])], number: usize) -> Pairing {
        let (seed, seats) = deals[number % deals.len()];
        let count = self.players.len();
        // The same whatever else is drawn, and apart from the numbers with which the game shuffles.
        let draw = |what: u64, limit: usize| {
            below(&mut ChaCha8Rng::seed_from_u64((!seed).rotate_left(32) ^ what), limit as u32) as usize
        };
        let modules = match &self.modules {
            Modules::Each(pairs) => pairs[number / deals.len()],
            Modules::Drawn(pairs) => pairs[draw(0, pairs.len())],
        };
        let teatime = match self.teatime {
            Teatime::Never => false,
            Teatime::Always => true,
            Teatime::Drawn => draw(1, 2) == 1,
        };
        let setup = Setup {
            start_player: Some(Seat((seed % count as u64) as u8)),
            others_wait_for_own_turn: self.wait,
            teatime,
            dummies: self.dummies,
            ..Setup::new(count as u8, modules, seed)
        };
        Pairing { setup, seats: seats[..count].iter().map(|place| usize::from(*place)).collect() }
    }
}
