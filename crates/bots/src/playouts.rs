//! Compares plans by playing on: in games dealt from what the seat may know, all seats plan their turns with a narrow
//! beam for some time, and the position there is judged for everybody. Every plan is tried in the same games, and the
//! weaker half of the plans is left out again and again.
//!
//! A few plans can then be measured: each plays as many games, which are the same again.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    evaluation::FeatureWeights,
    judge::Judge,
    turn_player::TurnPlayer,
    turn_search::{TurnPlan, TurnSearch},
};
use rules::{ImaginedGame, ScoreBook, Seat, SeatView};

/// How much a seat thinks about a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Plans that are tried at first.
    pub plans: usize,
    /// The most of them that take the same card.
    pub of_aim: usize,
    /// Whether the best plan of every other card is tried as well, however little it seems to be worth.
    pub every_aim: bool,
    /// Games played for all plans together with two players.
    pub playouts: u32,
    /// Games more for each further player: the more others there are, the more is left to chance in each game.
    pub playouts_per_further_player: u32,
    /// The width of the beam with which all seats plan in these games.
    pub beam: usize,
    /// Own turns and scoring phases that are played on after the plan; `None`: to the end of the game.
    pub stages: Option<u32>,
    /// As many games as this count what a plan is worth at first sight: with few games played, chance decides more than
    /// the plan.
    pub games_of_first_sight: f32,
    /// Whether it counts how near the seat comes to winning, and not by how many points it leads.
    pub to_win: bool,
}

/// One in so many plans is tried for the points that are certain with it.
const ONE_IN_SO_MANY: usize = 5;
/// Points that being arrested takes from a lead: whoever is arrested cannot win.
const ARRESTED: f32 = 200.0;

impl Budget {
    /// What so many games say, set off against what is seen at first sight.
    pub fn with_first_sight(&self, games: usize, played: f32, first_sight: f32) -> f32 {
        let (games, seen) = (games as f32, self.games_of_first_sight);
        (games * played + seen * first_sight) / (games + seen)
    }
}

/// A plan under comparison.
#[derive(Clone, Debug)]
pub struct TriedPlan {
    /// What is planned.
    pub plan: TurnPlan,
    /// By how many points it seems to lead in the end.
    pub lead: f32,
    /// The games that were played for it, in the order in which all plans play them.
    pub games: Vec<PlayedOn>,
}

/// How a game that was played on stood in the end.
#[derive(Clone, Copy, Debug)]
pub struct PlayedOn {
    /// By how many points the seat was ahead.
    pub lead: f32,
    /// The points it had.
    pub book: ScoreBook,
}

impl TriedPlan {
    fn new(plan: TurnPlan) -> Self {
        Self { lead: plan.worth, plan, games: Vec::new() }
    }

    /// The mean lead of the first games; 0 of none.
    pub fn mean_lead(&self, games: usize) -> f32 {
        self.games[..games].iter().map(|game| game.lead).sum::<f32>() / games.max(1) as f32
    }
}

/// A comparison that goes on in small steps.
#[derive(Clone, Debug)]
pub struct Comparison {
    root: ImaginedGame,
    view: SeatView,
    budget: Budget,
    seed: u64,
    /// The best first, as far as they are known.
    tried: Vec<TriedPlan>,
    /// How many of them are still in it.
    left: usize,
    /// Whether they are compared no more, but only measured.
    measures: bool,
    /// Games that each of those has to have played before the weaker half goes, or the measuring is over.
    games_due: usize,
    /// How many rounds there are, after each of which the weaker half goes, and how many are over.
    rounds: u32,
    rounds_over: u32,
    player: TurnPlayer,
    dealt: ImaginedGame,
    /// The plan for which a game is being played.
    playing: Option<usize>,
}

impl Comparison {
    /// Compares the first of these plans, which have to be the best first at first sight, in games dealt from `view` as
    /// `root` was.
    pub fn new(root: ImaginedGame, view: &SeatView, plans: Vec<TurnPlan>, budget: Budget, seed: u64) -> Self {
        // Some come in for what is certain in them, whatever they seem to be worth.
        let mut plans = plans;
        for place in 0..(budget.plans / ONE_IN_SO_MANY).min(plans.len()) {
            let most = plans[place..].iter().map(|plan| plan.certain).max();
            if let Some(found) = plans[place..].iter().position(|plan| Some(plan.certain) == most) {
                plans[place..=place + found].rotate_right(1);
            }
        }
        let mut tried: Vec<TriedPlan> = Vec::new();
        for plan in plans {
            let same = tried.iter().filter(|other| other.plan.aim() == plan.aim()).count();
            let among_best = tried.len() < budget.plans && same < budget.of_aim;
            if among_best || budget.every_aim && same == 0 {
                tried.push(TriedPlan::new(plan));
            }
        }
        let player = TurnPlayer::new(TurnSearch::new(budget.beam, budget.beam.div_ceil(2)));
        let (left, dealt) = (tried.len(), root.clone());
        let further_players = u32::from(root.board().seats() - 2);
        let playouts = budget.playouts + further_players * budget.playouts_per_further_player;
        let budget = Budget { playouts, ..budget };
        let view = view.clone();
        let rounds = (left.max(2) as f32).log2().ceil() as u32;
        let mut new = Self {
            root,
            view,
            budget,
            seed,
            tried,
            left,
            measures: false,
            games_due: 0,
            rounds,
            rounds_over: 0,
            player,
            dealt,
            playing: None,
        };
        new.games_due = new.share();
        new
    }

    /// Plays on for these plans until each has played so many games: the two of what was tried, and one more.
    #[must_use]
    pub fn measuring(mut self, places: [Option<usize>; 2], other: TurnPlan, games: usize) -> Self {
        let tried = places.into_iter().flatten().map(|place| self.tried[place].clone());
        self.tried = tried.chain([TriedPlan::new(other)]).collect();
        (self.left, self.games_due, self.measures) = (self.tried.len(), games, true);
        self
    }

    /// Plays a part of a game for one plan. `used` is the share of the time for all of it that is used up: a round, as it
    /// has a share of the games, has a share of the time. With 0.0 the games count and nothing else. Returns whether the
    /// comparison is over.
    pub fn step(&mut self, weights: &FeatureWeights, used: f32) -> bool {
        let over = |this: &Self| !this.measures && this.left < 2;
        if over(self) {
            return true;
        }
        if let Some(place) = self.playing {
            self.play_on(place, weights);
            return false;
        }
        // Side by side, so that all have played the same games whenever the time is over.
        let played = |place: &usize| self.tried[*place].games.len();
        let next = (0..self.left).min_by_key(played).filter(|place| {
            let in_time = if self.measures { used < 1.0 || played(place) == 0 } else { used < self.round_ends() };
            in_time && played(place) < self.games_due
        });
        match next {
            Some(place) => self.begin_game(place),
            None if self.measures => return true,
            None => self.leave_out_half(),
        }
        over(self)
    }

    /// The share of the time after which the running round is over.
    fn round_ends(&self) -> f32 {
        (self.rounds_over + 1) as f32 / self.rounds as f32
    }

    /// Whether it measures.
    pub fn measures(&self) -> bool {
        self.measures
    }

    /// What was found so far, the best first.
    pub fn tried(&self) -> &[TriedPlan] {
        &self.tried
    }

    /// The game it is about.
    pub fn root(&self) -> &ImaginedGame {
        &self.root
    }

    /// The game it was about and what was found, the best first.
    pub fn into_result(self) -> (ImaginedGame, Vec<TriedPlan>) {
        (self.root, self.tried)
    }

    /// The games of each plan in one round: every round has the same number of games in all.
    fn share(&self) -> usize {
        (self.budget.playouts as f32 / self.rounds as f32 / self.left.max(1) as f32).ceil() as usize
    }

    fn leave_out_half(&mut self) {
        let left = &mut self.tried[..self.left];
        let games = left.iter().map(|tried| tried.games.len()).min().unwrap_or_default();
        let mean = |number: &dyn Fn(&TriedPlan) -> f32| left.iter().map(number).sum::<f32>() / left.len() as f32;
        // What a plan is worth at first sight is set off against what all of them came to in the games.
        let offset = mean(&|tried| tried.mean_lead(games)) - mean(&|tried| tried.plan.worth);
        for tried in &mut *left {
            tried.lead = self.budget.with_first_sight(games, tried.mean_lead(games), tried.plan.worth + offset);
        }
        left.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        self.left = self.left.div_ceil(2);
        self.games_due += self.share();
        self.rounds_over += 1;
    }

    /// Deals a plan its next game.
    fn begin_game(&mut self, place: usize) {
        let tried = &self.tried[place];
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(tried.games.len() as u64));
        let game = &mut self.dealt;
        game.clone_from(&self.root);
        self.view.redeal(game, &mut rng);
        for choice in &tried.plan.choices {
            game.apply_unchecked(*choice, &mut ());
        }
        self.playing = Some(place);
    }

    /// Plays a turn of the game that a plan was dealt: in a browser without workers it takes a part of a frame.
    fn play_on(&mut self, place: usize, weights: &FeatureWeights) {
        let game = &mut self.dealt;
        let now = game.stage();
        self.player.play(game, weights, |game| game.stage() > now);
        let last = self.budget.stages.map(|stages| self.root.stage() + stages * u32::from(game.board().seats()));
        if last.is_some_and(|last| game.stage() > last) || game.is_over() {
            let (seat, book) = (self.view.seat, game.board().player(self.view.seat).book);
            let lead = if self.budget.to_win { winning_lead } else { lead }(game, seat, weights);
            self.tried[place].games.push(PlayedOn { lead, book });
            self.playing = None;
        }
    }
}

/// How much of what the others have counts against a seat that has several of them. What one of them loses, another
/// may win, and their luck in a few games hides what a plan is good for.
const OF_SEVERAL: f32 = 0.5;

/// So many points ahead of the best of the others, or behind, count half.
const CLEAR_LEAD: f32 = 60.0;

/// By how many points a seat is ahead: of the other, or of a share of what the others have on average.
pub fn lead(game: &ImaginedGame, seat: Seat, weights: &FeatureWeights) -> f32 {
    let theirs: f32 = others(game, seat).map(|other| worth(game, other, weights)).sum();
    let others = game.board().seats() - 1;
    let share = if others > 1 { OF_SEVERAL } else { 1.0 };
    worth(game, seat, weights) - share * theirs / f32::from(others)
}

/// By how many points a seat is ahead of the best of the others: the more it is, or the less, the less another point
/// counts. Between two games with the same mean lead, the seat is better off with the one it wins more often.
fn winning_lead(game: &ImaginedGame, seat: Seat, weights: &FeatureWeights) -> f32 {
    let theirs = others(game, seat).map(|other| worth(game, other, weights)).fold(f32::MIN, f32::max);
    let lead = worth(game, seat, weights) - theirs;
    lead / (1.0 + lead.abs() / CLEAR_LEAD)
}

fn others(game: &ImaginedGame, seat: Seat) -> impl Iterator<Item = Seat> {
    (0..game.board().seats()).map(Seat).filter(move |other| *other != seat)
}

/// What a seat has in the end, or can expect.
fn worth(game: &ImaginedGame, seat: Seat, weights: &FeatureWeights) -> f32 {
    let player = game.board().player(seat);
    if game.is_over() {
        return f32::from(player.score()) - if player.case_file.arrested { ARRESTED } else { 0.0 };
    }
    Judge::new(game, seat, weights).worth(game)
}
