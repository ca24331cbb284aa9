//! Finds the weights that the bots judge positions with (`assets/bots/weights.ron`) by self-play:
//!
//! ```text
//! cargo run --release -p arena --example tune -- --rounds 6 --games 250
//! ```
//!
//! In each round players who plan their turns at first sight play games of all pairs of modules. For some of their
//! turns several plans are tried out: each is played on to the end in the same games, dealt from what the player may
//! know. Least squares say which weights explain the differences between the plans of one turn. Differences between
//! whole games would be easier to get, but they teach what good players happen to have, and not what a turn should be
//! used for. What is known of the murder (Module C) is judged apart, so that module does not take part.
//! The players with the new weights then play against those with the weights before.

use std::{error::Error, fs, path::PathBuf, sync::Arc, thread};

use bots::tuning::{
    FEATURES, Feature, FeatureWeights, GameTime, Judge, KNOTS, TurnPlan, TurnPlayer, TurnSearch, describe,
};
use clap::Parser;
use nalgebra::{DMatrix, DVector};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, ImaginedGame, Module, Seat, Setup};
use strum::VariantArray;

/// Finds weights for the bots by self-play.
#[derive(Parser)]
struct TuneArguments {
    /// How often the weights are improved.
    #[arg(long, default_value_t = 6)]
    rounds: u64,
    /// Games in each round.
    #[arg(long, default_value_t = 250)]
    games: u64,
    /// The part of the turns in which plans are tried out.
    #[arg(long, default_value_t = 0.25)]
    turns: f32,
    /// Plans tried out for a turn.
    #[arg(long, default_value_t = 6)]
    plans: usize,
    /// Games that each of them is tried out in.
    #[arg(long, default_value_t = 12)]
    playouts: u64,
    /// How much the points of the best of the others count against one's own.
    #[arg(long, default_value_t = 0.5)]
    others: f64,
    /// How much chance each choice has, in points, so that the games differ.
    #[arg(long, default_value_t = 1.5)]
    noise: f32,
    /// How strongly unknowns are drawn to what they were before: what hardly occurs teaches nothing.
    #[arg(long, default_value_t = 30.0)]
    shrink: f64,
    /// How far the weights go from those before to those found: players with other weights play other turns, so that
    /// whole steps overshoot.
    #[arg(long, default_value_t = 0.4)]
    step: f64,
    /// Games in which the new weights play against the ones before.
    #[arg(long, default_value_t = 1000)]
    compare: u64,
    /// How many threads play.
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights to begin with, if not those that are compiled in.
    #[arg(long)]
    from: Option<PathBuf>,
    /// The file to write.
    #[arg(long, default_value = "assets/bots/weights.ron")]
    out: PathBuf,
}

/// The modules whose games are played.
const MODULES: [Module; 5] = [Module::A, Module::B, Module::D, Module::E, Module::F];
/// Of a turn's plans this many are worth trying out, the better ones more often.
const WORTH_TRYING: usize = 40;
/// How much of what earlier rounds have found still counts: their players had other weights.
const FADE: f64 = 0.7;
/// The widths of the beams with which games are played, plans are found, and these are played on.
const PLAYERS: [usize; 2] = [6, 3];
const PLANS: [usize; 2] = [12, 3];
const PLAYOUTS: [usize; 2] = [4, 2];

/// A weight for each feature at each knot.
const UNKNOWNS: usize = FEATURES * KNOTS;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = TuneArguments::parse();
    let cards = Catalogue::built_in()?;
    let mut weights = match &arguments.from {
        Some(file) => FeatureWeights::from_text(&fs::read_to_string(file)?)?,
        None => FeatureWeights::built_in().clone(),
    };
    let mut all = Sums::default();
    for round in 0..arguments.rounds {
        let first = arguments.seed + round * arguments.games;
        let sums = in_threads(&arguments, first, arguments.games, |seeds| learn(&cards, &weights, &arguments, seeds));
        all.fade();
        sums.into_iter().for_each(|sums| all.join(sums));
        let found =
            all.solve(&weights, arguments.shrink, arguments.step).ok_or("the games do not determine the weights")?;
        let results =
            in_threads(&arguments, 1 << 40, arguments.compare, |seeds| compare(&cards, &found, &weights, seeds));
        let [wins, new, old] = results.into_iter().fold([0.0; 3], |sum, one| [0, 1, 2].map(|n| sum[n] + one[n]));
        let games = arguments.compare as f64;
        println!(
            "round {}: {} plans so far; the new weights win {:.1} % of {games} games, {:.1} to {:.1}",
            round + 1,
            all.plans,
            100.0 * wins / games,
            new / games,
            old / games
        );
        weights = found;
        fs::write(&arguments.out, weights.to_text())?;
    }
    Ok(())
}

fn in_threads<T: Send>(
    arguments: &TuneArguments,
    first: u64,
    games: u64,
    work: impl Fn(&mut dyn Iterator<Item = u64>) -> T + Sync,
) -> Vec<T> {
    let step = arguments.threads.max(1);
    let seeds = |thread: u64| (first + thread..first + games).step_by(step as usize);
    thread::scope(|scope| {
        let work = &work;
        let running: Vec<_> = (0..step).map(|thread| scope.spawn(move || work(&mut seeds(thread)))).collect();
        running.into_iter().map(|thread| thread.join().expect("the games are played to their ends")).collect()
    })
}

/// A set-up of any kind: mostly two players.
fn any_setup(rng: &mut ChaCha8Rng, seed: u64) -> Setup {
    let seats = [2, 2, 2, 3, 4][rng.random_range(0..5)];
    let modules: Vec<_> = MODULES.sample(rng, 2).copied().collect();
    let teatime = rng.random_range(0..2) == 0;
    Setup { teatime, ..Setup::new(seats, [modules[0], modules[1]], seed) }
}

/// A new game, dealt once more: players who play against themselves know all its cards, as in no real game.
fn begin(cards: &Arc<Catalogue>, setup: Setup, rng: &mut ChaCha8Rng) -> ImaginedGame {
    let game = Game::new(cards.clone(), setup).expect("the set-up is possible");
    game.view(Seat(0)).determinize(rng)
}

fn beam([width, of_first]: [usize; 2]) -> TurnSearch {
    TurnSearch::new(width, of_first)
}

/// A number that is about normally distributed.
fn normal(rng: &mut ChaCha8Rng) -> f32 {
    (0..6).map(|_| rng.random_range(-1.0..1.0_f32)).sum::<f32>() * 0.707
}

/// The points of a seat, and of the best of the others.
fn points(game: &Game, seat: Seat) -> [f64; 2] {
    let of = |seat| f64::from(game.board().player(seat).score());
    let others = (0..game.board().seats()).map(Seat).filter(|other| *other != seat);
    [of(seat), others.map(of).fold(0.0, f64::max)]
}

/// Plays games and tries out plans on the way.
fn learn(
    cards: &Arc<Catalogue>,
    weights: &FeatureWeights,
    arguments: &TuneArguments,
    seeds: &mut dyn Iterator<Item = u64>,
) -> Sums {
    let mut sums = Sums::default();
    let mut player = TurnPlayer::new(beam(PLAYERS));
    let mut trial = Trial { search: beam(PLANS), player: TurnPlayer::new(beam(PLAYOUTS)) };
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = any_setup(&mut rng, seed);
        let mut game = begin(cards, setup, &mut rng);
        player.begin();
        let mut stage = None;
        while !game.is_over() {
            let new_stage = stage.replace(game.stage()) != Some(game.stage());
            if new_stage && rng.random_range(0.0..1.0) < arguments.turns {
                trial.run(&game, weights, arguments, &mut rng, &mut sums);
            }
            let noise = || arguments.noise * normal(&mut rng);
            let choice = player.choose(&game, weights, noise).expect("the game runs");
            game.apply_unchecked(choice, &mut ());
        }
    }
    sums
}

/// Tries out plans for one turn.
struct Trial {
    search: TurnSearch,
    player: TurnPlayer,
}

impl Trial {
    fn run(
        &mut self,
        game: &ImaginedGame,
        weights: &FeatureWeights,
        arguments: &TuneArguments,
        rng: &mut ChaCha8Rng,
        sums: &mut Sums,
    ) {
        let Some(question) = game.question() else { return };
        let Some(clock) = GameTime::of_choices(game, question.seat) else { return };
        let mut plans = self.search.plans(game, &Judge::new(game, question.seat, weights));
        if plans.len() < 2 {
            return;
        }
        plans.truncate(WORTH_TRYING);
        let mut tried = vec![plans.remove(0)];
        while tried.len() < arguments.plans && !plans.is_empty() {
            let place = rng.random_range(0.0..1.0_f32).powi(2) * plans.len() as f32;
            tried.push(plans.remove(place as usize));
        }
        let first = rng.random_range(0..u64::MAX / 2);
        let found: Vec<_> = tried
            .iter()
            .map(|plan| {
                let games = (0..arguments.playouts).map(|number| self.play_on(game, plan, weights, first + number));
                let [own, others] = games.fold([0.0; 2], |sum, one| [sum[0] + one[0], sum[1] + one[1]]);
                let [own, others] = [own, others].map(|points| points / arguments.playouts as f64);
                let mut then = game.clone();
                plan.choices.iter().for_each(|choice| then.apply_unchecked(*choice, &mut ()));
                let score = f64::from(then.board().player(question.seat).score());
                let position = row(clock, &describe(&then, question.seat).0);
                Tried { position, to_come: own - score, lead: own - score - arguments.others * others }
            })
            .collect();
        sums.add(clock, found);
    }

    /// The points at the end of a dealt game that goes on with this plan.
    fn play_on(&mut self, game: &ImaginedGame, plan: &TurnPlan, weights: &FeatureWeights, seed: u64) -> [f64; 2] {
        let seat = game.question().expect("the game runs").seat;
        let mut dealt = game.clone();
        game.view(seat).redeal(&mut dealt, &mut ChaCha8Rng::seed_from_u64(seed));
        plan.choices.iter().for_each(|choice| dealt.apply_unchecked(*choice, &mut ()));
        self.player.play(&mut dealt, weights, |_| false);
        points(&dealt, seat)
    }
}

/// The numbers of a position at the knots around its time.
fn row(clock: GameTime, position: &[f32; FEATURES]) -> DVector<f64> {
    let mut row = DVector::zeros(UNKNOWNS);
    for (place, number) in position.iter().enumerate() {
        clock.knots().into_iter().for_each(|(knot, part)| row[place * KNOTS + knot] = f64::from(number * part));
    }
    row
}

/// A plan that was tried out.
struct Tried {
    /// The position after it.
    position: DVector<f64>,
    /// Points that the player got afterwards, on average.
    to_come: f64,
    /// The same without the part of the others' points that counts.
    lead: f64,
}

/// The normal equations of the least squares: one for the weights, which explain differences between the plans of a
/// turn, and one for the constants, which explain what all of them have in common.
struct Sums {
    matrix: DMatrix<f64>,
    right: DVector<f64>,
    levels: DMatrix<f64>,
    level_positions: DMatrix<f64>,
    level_right: DVector<f64>,
    plans: u64,
}

impl Default for Sums {
    fn default() -> Self {
        Self {
            matrix: DMatrix::zeros(UNKNOWNS, UNKNOWNS),
            right: DVector::zeros(UNKNOWNS),
            levels: DMatrix::zeros(KNOTS, KNOTS),
            level_positions: DMatrix::zeros(KNOTS, UNKNOWNS),
            level_right: DVector::zeros(KNOTS),
            plans: 0,
        }
    }
}

impl Sums {
    /// Adds the plans of one turn.
    fn add(&mut self, clock: GameTime, plans: Vec<Tried>) {
        let count = plans.len() as f64;
        let mean = plans.iter().map(|tried| &tried.position).sum::<DVector<f64>>() / count;
        let lead = plans.iter().map(|tried| tried.lead).sum::<f64>() / count;
        let to_come = plans.iter().map(|tried| tried.to_come).sum::<f64>() / count;
        let mut level = DVector::zeros(KNOTS);
        clock.knots().into_iter().for_each(|(knot, part)| level[knot] = f64::from(part));
        self.levels.ger(1.0, &level, &level, 1.0);
        self.level_positions.ger(1.0, &level, &mean, 1.0);
        self.level_right.axpy(to_come, &level, 1.0);
        for tried in plans {
            let position = tried.position - &mean;
            self.right.axpy(tried.lead - lead, &position, 1.0);
            self.matrix.syger(1.0, &position, &position, 1.0);
            self.plans += 1;
        }
    }

    fn fade(&mut self) {
        self.matrix *= FADE;
        self.right *= FADE;
        self.levels *= FADE;
        self.level_positions *= FADE;
        self.level_right *= FADE;
    }

    fn join(&mut self, other: Self) {
        self.matrix += other.matrix;
        self.right += other.right;
        self.levels += other.levels;
        self.level_positions += other.level_positions;
        self.level_right += other.level_right;
        self.plans += other.plans;
    }

    /// The weights that fit best, drawn to those before, and only some steps from them.
    fn solve(&self, before: &FeatureWeights, shrink: f64, step: f64) -> Option<FeatureWeights> {
        let known = Feature::VARIANTS.iter().flat_map(|feature| before.of(*feature)).map(f64::from);
        let known = DVector::from_iterator(UNKNOWNS, known);
        let drawn = DMatrix::from_diagonal_element(UNKNOWNS, UNKNOWNS, shrink);
        // Only the lower triangle of the matrix is summed up, and only that is read here.
        let found = (&self.matrix + drawn).cholesky()?.solve(&(&self.right + &known * shrink));
        let found = found * step + known * (1.0 - step);
        let small = DMatrix::from_diagonal_element(KNOTS, KNOTS, f64::EPSILON);
        let levels = (&self.levels + small).cholesky()?.solve(&(&self.level_right - &self.level_positions * &found));
        let mut features = [[0.0; KNOTS]; FEATURES];
        for (row, found) in features.iter_mut().zip(found.as_slice().chunks(KNOTS)) {
            row.iter_mut().zip(found).for_each(|(weight, found)| *weight = *found as f32);
        }
        Some(FeatureWeights::new(features, [0, 1, 2, 3, 4, 5].map(|knot| levels[knot] as f32)))
    }
}

/// Plays with new weights on one seat and the old ones on the other: wins, mean score of the new ones and of the old
/// ones.
fn compare(
    cards: &Arc<Catalogue>,
    new: &FeatureWeights,
    old: &FeatureWeights,
    seeds: &mut dyn Iterator<Item = u64>,
) -> [f64; 3] {
    let mut result = [0.0; 3];
    let mut player = TurnPlayer::new(beam(PLAYERS));
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed / 2);
        let setup = Setup { seats: 2, seed: seed / 2, ..any_setup(&mut rng, seed / 2) };
        let mut game = begin(cards, setup, &mut rng);
        let own = Seat((seed % 2) as u8);
        player.begin();
        while let Some(question) = game.question() {
            let weights = if question.seat == own { new } else { old };
            let choice = player.choose(&game, weights, || 0.0).expect("the game runs");
            game.apply_unchecked(choice, &mut ());
        }
        let board = game.board();
        if board.winners.contains(&own) {
            result[0] += 1.0 / board.winners.len() as f64;
        }
        let [mine, others] = points(&game, own);
        result[1] += mine;
        result[2] += others;
    }
    result
}
