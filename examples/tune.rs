//! Finds the weights that the bots judge positions with (`assets/bots/weights.ron`) by self-play:
//!
//! ```text
//! cargo run --release --no-default-features --example tune -- --rounds 4 --games 20000
//! ```
//!
//! In each round the quick policy plays games of all pairs of modules, with 2 to 4 players whose tastes differ, and
//! least squares say what the numbers that describe a position were worth in the end. The policy with the new weights
//! then plays against the one before.

use std::{error::Error, fs, path::PathBuf, sync::Arc, thread};

use clap::Parser;
use first_class::{
    bots::{
        Bot,
        tuning::{
            Budget, Clock, Description, FEATURES, Feature, KNOTS, Planner, TurnPlayer, TurnSearch, Weights, describe,
        },
    },
    rules::{Ask, Catalogue, Choice, Game, Module, Seat, Setup},
};
use nalgebra::{DMatrix, DVector};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use strum::VariantArray;

/// Finds weights for the bots by self-play.
#[derive(Parser)]
struct Arguments {
    /// How often the policy is improved.
    #[arg(long, default_value_t = 4)]
    rounds: u64,
    /// Games in each round.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Games in which the new weights play against the ones before.
    #[arg(long, default_value_t = 1000)]
    compare: u64,
    /// How many threads play.
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How much chance each choice has, in points.
    #[arg(long, default_value_t = 2.0)]
    noise: f32,
    /// The part of the turns that are wild.
    #[arg(long, default_value_t = 0.08)]
    wild: f32,
    /// The width of the beam with which whole turns are planned.
    #[arg(long, default_value_t = 6)]
    beam: usize,
    /// Games in which a player tries out the plans for each turn; 0 takes the best plan at first sight.
    #[arg(long, default_value_t = 0)]
    playouts: u32,
    /// How much the tastes of the players differ.
    #[arg(long, default_value_t = 0.3)]
    taste: f32,
    /// The part of each new weight that comes from the new games; the rest is the weight before.
    #[arg(long, default_value_t = 1.0)]
    step: f64,
    /// The weights to begin with, if not those that are compiled in.
    #[arg(long)]
    from: Option<PathBuf>,
    /// The file to write.
    #[arg(long, default_value = "assets/bots/weights.ron")]
    out: PathBuf,
}

/// How much chance a wild turn has, in points: almost anything is done, so that what seldom pays is known as well.
const WILD: f32 = 20.0;

/// Unknowns: a weight for each feature, and a constant, at each knot.
const UNKNOWNS: usize = (FEATURES + 1) * KNOTS;
/// How strongly unknowns that hardly occur are drawn to what they were before, relative to how often they occur and at
/// least: what nobody does teaches nothing.
const SHRINK: f64 = 0.002;
const LEAST_SHRINK: f64 = 200.0;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let cards = Catalogue::built_in()?;
    let mut weights = match &arguments.from {
        Some(file) => Weights::from_text(&fs::read_to_string(file)?)?,
        None => Weights::built_in().clone(),
    };
    for round in 0..arguments.rounds {
        let first = arguments.seed + round * arguments.games;
        let sums = in_threads(&arguments, first, arguments.games, |seeds| learn(&cards, &weights, &arguments, seeds));
        let all = sums.into_iter().reduce(Sums::join).ok_or("no games")?;
        let (count, mean) = (all.count, all.scores / all.players);
        let found = all.solve(&weights, arguments.step).ok_or("the games do not determine the weights")?;
        let results = in_threads(&arguments, 1 << 40, arguments.compare, |seeds| {
            compare(&cards, &found, &weights, arguments.beam, seeds)
        });
        let [wins, new, old] = results.into_iter().fold([0.0; 3], |sum, one| [0, 1, 2].map(|n| sum[n] + one[n]));
        let games = arguments.compare as f64;
        println!(
            "round {}: {count} positions, mean score {mean:.1}; the new weights win {:.1} % of {games} games, {:.1} to {:.1}",
            round + 1,
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
    arguments: &Arguments,
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
    let seats = [2, 2, 3, 4][rng.random_range(0..4)];
    let first = rng.random_range(0..6);
    let second = (first + rng.random_range(1..6)) % 6;
    let teatime = rng.random_range(0..2) == 0;
    Setup { teatime, ..Setup::new(seats, [Module::VARIANTS[first], Module::VARIANTS[second]], seed) }
}

/// How plans are tried out.
fn budget(playouts: u32) -> Budget {
    Budget { plans: 8, of_first: 3, playouts, beam: 2, stages: 3 }
}

fn beam(width: usize) -> TurnSearch {
    TurnSearch::new(width, width.div_ceil(2))
}

/// A number that is about normally distributed.
fn normal(rng: &mut ChaCha8Rng) -> f32 {
    (0..6).map(|_| rng.random_range(-1.0..1.0_f32)).sum::<f32>() * 0.707
}

/// Plays games and sums up what positions were worth in the end.
fn learn(
    cards: &Arc<Catalogue>,
    weights: &Weights,
    arguments: &Arguments,
    seeds: &mut dyn Iterator<Item = u64>,
) -> Sums {
    let mut sums = Sums::new();
    let mut player = TurnPlayer::new(beam(arguments.beam));
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = any_setup(&mut rng, seed);
        let mut game = Game::new(cards.clone(), setup.clone()).expect("the set-up is possible");
        let tastes: Vec<_> = (0..setup.seats)
            .map(|_| {
                let liking: Vec<_> = (0..16).map(|_| (arguments.taste * normal(&mut rng)).exp()).collect();
                weights.styled(|feature| liking[feature.aspect() as usize])
            })
            .collect();
        let mut bots: Vec<_> = tastes
            .iter()
            .map(|taste| Planner::new(taste.clone(), beam(arguments.beam), Some(budget(arguments.playouts)), seed))
            .collect();
        let mut seen = Vec::new();
        player.begin();
        while let Some(question) = game.question() {
            let seat = question.seat;
            let clock = Clock::of(&game, seat);
            let clock = clock.map(|clock| if question.ask == Ask::TakeCard { clock.after_a_turn() } else { clock });
            let wild = rng.random_range(0.0..1.0_f32) < arguments.wild;
            let chance = if wild { WILD } else { arguments.noise };
            let noise = || chance * normal(&mut rng);
            let choice = if arguments.playouts > 0 {
                bots[seat.index()].choose(&game.view(seat))
            } else {
                player.choose(&game, &tastes[seat.index()], noise).expect("the game runs")
            };
            let stage = game.stage();
            game.apply_unchecked(choice, &mut ());
            let same = game.stage() == stage && choice != Choice::EndTurn && !game.is_over();
            if let (true, Some(clock)) = (same && rng.random_range(0..3) == 0, clock) {
                seen.push((seat, clock, describe(&game, seat), game.board().player(seat).score()));
            }
        }
        let score = |seat: Seat| f64::from(game.board().player(seat).score());
        for (seat, clock, position, before) in seen {
            sums.add(clock, &position, score(seat) - f64::from(before));
        }
        sums.players += f64::from(setup.seats);
        sums.scores += (0..setup.seats).map(|seat| score(Seat(seat))).sum::<f64>();
    }
    sums
}

/// Plays with new weights on one seat and the old ones on the others: wins, mean score of the new ones and of the best
/// of the old ones.
fn compare(
    cards: &Arc<Catalogue>,
    new: &Weights,
    old: &Weights,
    beam: usize,
    seeds: &mut dyn Iterator<Item = u64>,
) -> [f64; 3] {
    let mut result = [0.0; 3];
    let mut player = TurnPlayer::new(self::beam(beam));
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed / 2);
        let setup = Setup { seats: 2, seed: seed / 2, ..any_setup(&mut rng, seed / 2) };
        let mut game = Game::new(cards.clone(), setup).expect("the set-up is possible");
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
        result[1] += f64::from(board.player(own).score());
        result[2] += f64::from(board.player(own.left(1, 2)).score());
    }
    result
}

/// The normal equations of the least squares.
struct Sums {
    matrix: Vec<f64>,
    right: Vec<f64>,
    count: u64,
    players: f64,
    scores: f64,
}

impl Sums {
    fn new() -> Self {
        let matrix = vec![0.0; UNKNOWNS * UNKNOWNS];
        Self { matrix, right: vec![0.0; UNKNOWNS], count: 0, players: 0.0, scores: 0.0 }
    }

    fn add(&mut self, clock: Clock, position: &Description, points: f64) {
        let numbers = position.0.iter().copied().chain([1.0]).enumerate().filter(|(_, number)| *number != 0.0);
        let row: Vec<_> = numbers
            .flat_map(|(place, number)| {
                clock.knots().map(|(knot, part)| (place * KNOTS + knot, f64::from(number * part)))
            })
            .filter(|(_, number)| *number != 0.0)
            .collect();
        for (a, one) in &row {
            self.right[*a] += one * points;
            for (b, other) in &row {
                self.matrix[a * UNKNOWNS + b] += one * other;
            }
        }
        self.count += 1;
    }

    fn join(mut self, other: Self) -> Self {
        let add = |sum: &mut [f64], more: &[f64]| sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        add(&mut self.matrix, &other.matrix);
        add(&mut self.right, &other.right);
        self.count += other.count;
        self.players += other.players;
        self.scores += other.scores;
        self
    }

    /// The weights that fit best; `step` of them is new.
    fn solve(self, before: &Weights, step: f64) -> Option<Weights> {
        let mut matrix = DMatrix::from_vec(UNKNOWNS, UNKNOWNS, self.matrix);
        let mut right = DVector::from_vec(self.right);
        let of_features = Feature::VARIANTS.iter().map(|feature| before.of(*feature));
        let known: Vec<_> = of_features.chain([before.constant()]).flatten().map(f64::from).collect();
        for unknown in 0..UNKNOWNS {
            let shrink = SHRINK * matrix[(unknown, unknown)] + LEAST_SHRINK;
            matrix[(unknown, unknown)] += shrink;
            right[unknown] += shrink * known[unknown];
        }
        let found = matrix.cholesky()?.solve(&right);
        let knots = |place: usize| [0, 1, 2, 3, 4, 5].map(|knot| found[place * KNOTS + knot]);
        let mix = |new: [f64; KNOTS], old: [f32; KNOTS]| {
            [0, 1, 2, 3, 4, 5].map(|knot| (step * new[knot] + (1.0 - step) * f64::from(old[knot])) as f32)
        };
        let mut features = [[0.0; KNOTS]; FEATURES];
        for feature in Feature::VARIANTS {
            features[*feature as usize] = mix(knots(*feature as usize), before.of(*feature));
        }
        Some(Weights::new(features, mix(knots(FEATURES), before.constant())))
    }
}
