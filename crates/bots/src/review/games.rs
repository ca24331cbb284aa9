//! Games played on, and what they came to. All sums are whole numbers: they are the same in whatever order they are added.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{
    CardId, Choice, ImaginedGame, ScoreBook, Seat, SeatView, Source, model::counts::MAX_SEATS, model::score::Moment,
};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::interval::Interval;
use crate::{evaluation::FeatureWeights, playouts::lead, turn_player::TurnPlayer, turn_search::TurnSearch};

/// Leads are counted in this part of a point: half a third of one is lost to each of three others.
pub(super) const LEAD_PARTS: f64 = 12.0;
/// Turns and parts of scoring phases that are played in one step: about a millisecond.
const STAGES_PER_STEP: u32 = 12;
/// The beam with which all seats plan in these games, as in an Expert's.
const BEAM: usize = 4;

/// Games that were played on, and how many of them each seat won; tied players all win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChanceGames {
    /// How many.
    pub games: u32,
    /// How many of them each seat won.
    pub wins: [u32; MAX_SEATS],
}

impl ChanceGames {
    /// A seat's chance to win.
    pub fn of(&self, seat: Seat) -> Interval {
        Interval::of_share(self.wins[seat.index()], self.games)
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, wins)| *sum += wins);
    }

    pub(super) fn count(&mut self, ending: &Ending) {
        self.games += 1;
        ending.winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
    }
}

/// Numbers, by their sum and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SumOfSquares {
    sum: i64,
    squares: i64,
}

impl SumOfSquares {
    fn count(&mut self, number: i64) {
        self.sum += number;
        self.squares += number * number;
    }

    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of so many numbers, each counted in this part of one.
    pub(super) fn mean(&self, count: u32, parts: f64) -> Interval {
        let count = f64::from(count.max(1));
        let (sum, squares) = (self.sum as f64 / parts, self.squares as f64 / (parts * parts));
        let mean = sum / count;
        let variance = (squares - sum * mean).max(0.0) / (count - 1.0).max(1.0);
        Interval::around(mean, (variance / count).sqrt())
    }
}

/// Games in which what was done and what the Master would do were tried out with the same cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeasuredGames {
    /// How many each plan has played.
    pub(super) games: u32,
    /// By how much more the seat leads with the Master's plan, in parts of a point.
    pub(super) lead: SumOfSquares,
    /// Games more that it wins with it.
    pub(super) wins: SumOfSquares,
    /// Games that it wins as played,
    pub(super) played_wins: u32,
    /// and with the Master's plan.
    pub(super) master_wins: u32,
    /// By how much more it leads with the worst of what the Master came to.
    pub(super) doubt: SumOfSquares,
    /// Points more from each source with the Master's plan.
    pub(super) more: [i32; Source::VARIANTS.len()],
    /// Games in which the seat was arrested, as played and with the Master's plan.
    pub(super) arrests: [u32; 2],
    /// Games in which the contract that the plan takes was never fulfilled.
    pub(super) unfulfilled: [u32; 2],
    /// Games in which doing nothing was played as well.
    pub(super) idle_games: u32,
    /// By how much more the seat leads in them as played than by doing nothing, in parts of a point.
    pub(super) idle_lead: i64,
    /// Points more in the final scoring than by doing nothing, as played and with the Master's plan.
    pub(super) idle_end: [i32; 2],
}

impl MeasuredGames {
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.lead.add(other.lead);
        self.wins.add(other.wins);
        self.doubt.add(other.doubt);
        self.played_wins += other.played_wins;
        self.master_wins += other.master_wins;
        self.more.iter_mut().zip(other.more).for_each(|(sum, more)| *sum += more);
        self.idle_games += other.idle_games;
        self.idle_lead += other.idle_lead;
        for plan in 0..2 {
            self.arrests[plan] += other.arrests[plan];
            self.unfulfilled[plan] += other.unfulfilled[plan];
            self.idle_end[plan] += other.idle_end[plan];
        }
    }

    /// Counts one game as it ended as played, with the Master's plan, with the worst that the Master came to and, where
    /// that was played, with doing nothing.
    pub(super) fn count(&mut self, seat: Seat, [played, master, doubt]: [&Ending; 3], idle: Option<&Ending>) {
        self.games += 1;
        self.lead.count(master.lead - played.lead);
        self.doubt.count(doubt.lead - played.lead);
        let won = [played, master].map(|ending| ending.winners.contains(&seat));
        self.wins.count(i64::from(won[1]) - i64::from(won[0]));
        self.played_wins += u32::from(won[0]);
        self.master_wins += u32::from(won[1]);
        for (more, source) in self.more.iter_mut().zip(Source::VARIANTS) {
            let [played, master] = [played, master].map(|ending| i32::from(ending.book.from_source(*source)));
            *more += master - played;
        }
        for (plan, ending) in [played, master].into_iter().enumerate() {
            self.arrests[plan] += u32::from(ending.arrested);
            self.unfulfilled[plan] += u32::from(ending.unfulfilled);
            self.idle_end[plan] += idle.map_or(0, |idle| ending.at_end() - idle.at_end());
        }
        if let Some(idle) = idle {
            self.idle_games += 1;
            self.idle_lead += played.lead - idle.lead;
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    /// By how much the seat leads, in parts of a point.
    lead: i64,
    book: ScoreBook,
    winners: Vec<Seat>,
    arrested: bool,
    unfulfilled: bool,
}

impl Ending {
    /// For a seat that took this contract in the beginning.
    pub(super) fn of(game: &ImaginedGame, seat: Seat, contract: Option<CardId>) -> Self {
        let player = game.board().player(seat);
        Self {
            lead: (f64::from(lead(game, seat, FeatureWeights::built_in())) * LEAD_PARTS).round() as i64,
            book: player.book,
            winners: game.board().winners.to_vec(),
            arrested: player.case_file.arrested,
            unfulfilled: contract.is_some_and(|contract| player.contracts.contains(&contract)),
        }
    }

    /// By how much the seat leads, in parts of a point.
    pub(super) fn lead(&self) -> i64 {
        self.lead
    }

    /// The points of the final scoring.
    fn at_end(&self) -> i32 {
        Source::VARIANTS.iter().map(|source| i32::from(self.book.at(Moment::End, *source))).sum()
    }
}

/// Plays games on to their ends, one after the other, in small steps.
pub(super) struct GamePlayer {
    player: TurnPlayer,
    game: ImaginedGame,
}

impl GamePlayer {
    pub(super) fn new(root: &ImaginedGame) -> Self {
        Self { player: TurnPlayer::new(TurnSearch::new(BEAM, BEAM.div_ceil(2))), game: root.clone() }
    }

    /// Deals the game of this number anew, as a seat sees it, and makes these choices in it.
    pub(super) fn begin(&mut self, root: &ImaginedGame, view: &SeatView, number: u64, choices: &[Choice]) {
        self.game.clone_from(root);
        view.redeal(&mut self.game, &mut ChaCha8Rng::seed_from_u64(number));
        for choice in choices {
            self.game.apply_unchecked(*choice, &mut ());
        }
    }

    /// Plays a little; the game, once it is over.
    pub(super) fn step(&mut self) -> Option<&ImaginedGame> {
        let until = self.game.stage() + STAGES_PER_STEP;
        self.player.play(&mut self.game, FeatureWeights::built_in(), |game| game.stage() >= until);
        self.game.is_over().then_some(&self.game)
    }
}
