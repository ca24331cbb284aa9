//! How fast the rules are: bare loops of random games, with nothing counted and nobody thinking.

use std::{
    collections::BTreeMap,
    hint::black_box,
    sync::Arc,
    time::{Duration, Instant},
};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use super::{contest::pair_name, tables};
use rules::{Catalogue, Game, Module, Setup, model::random::below};

/// Each number is measured this often, and the fastest round counts: in the others, the machine was also busy with
/// something else.
const ROUNDS: usize = 10;

/// How fast random games are.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// From the set-up to the last point.
    pub games_per_second: f64,
    /// All choices of these games.
    pub choices_per_second: f64,
    /// To list the legal choices, choose one and carry it out.
    pub nanoseconds_per_choice: f64,
    /// To copy a game, on average over a whole one.
    pub nanoseconds_per_clone: f64,
    /// The size of a game without what lies elsewhere in memory.
    pub bytes_of_game: usize,
}

/// Plays a game to its end at random and calls `before` before every choice.
fn play_on(game: &mut Game, rng: &mut ChaCha8Rng, mut before: impl FnMut(&Game)) {
    let mut choices = Vec::new();
    while !game.is_over() {
        before(game);
        game.legal_choices_into(&mut choices);
        game.apply_unchecked(choices[below(rng, choices.len() as u32) as usize], &mut ());
    }
}

/// Measures every pair of modules with 2, 3 and 4 players, taking about this long for each, and calls `measured`
/// after each of them. By pair and number of players: `"AB-2"`.
pub fn all(cards: &Arc<Catalogue>, time: Duration, measured: impl Fn()) -> BTreeMap<String, Speed> {
    let kinds = cards.module_pairs().into_iter().flat_map(|pair| (2..=4).map(move |seats| (pair, seats)));
    let measure = |(pair, seats): ([Module; 2], u8)| {
        let speed = speed(cards, pair, seats, time);
        measured();
        (format!("{}-{seats}", pair_name(pair)), speed)
    };
    kinds.map(measure).collect()
}

/// What was measured, as a table.
pub fn table(speeds: &BTreeMap<String, Speed>) -> String {
    let row = |(kind, speed): (&String, &Speed)| {
        let Speed { games_per_second, choices_per_second, nanoseconds_per_choice, nanoseconds_per_clone, .. } = speed;
        let numbers = [games_per_second, choices_per_second, nanoseconds_per_choice, nanoseconds_per_clone];
        let numbers = numbers.map(|number| format!("{number:.0}"));
        [kind.clone()].into_iter().chain(numbers).chain([speed.bytes_of_game.to_string()]).collect()
    };
    let headings = ["modules-players", "games/s", "choices/s", "ns per choice", "ns per clone", "bytes of a game"];
    tables::table(&headings, 1, speeds.iter().map(row)).to_string()
}

/// Measures the games of two modules, taking about this long.
pub fn speed(cards: &Arc<Catalogue>, modules: [Module; 2], seats: u8, time: Duration) -> Speed {
    let round = time / ROUNDS as u32 / 2;
    let mut seeds = 1..;
    let mut setup = || Setup::new(seats, modules, seeds.next().unwrap_or_default());
    let faster = |a: Speed, b: Speed| if b.games_per_second > a.games_per_second { b } else { a };
    let first = games(cards, &mut setup, round);
    let fastest = (1..ROUNDS).fold(first, |best, _| faster(best, games(cards, &mut setup, round)));
    Speed { nanoseconds_per_clone: nanoseconds_per_clone(cards, setup(), round), ..fastest }
}

/// Plays games for some time.
fn games(cards: &Arc<Catalogue>, setup: &mut impl FnMut() -> Setup, time: Duration) -> Speed {
    let begin = Instant::now();
    let (mut games, mut choices, mut choosing) = (0, 0, Duration::ZERO);
    while games == 0 || begin.elapsed() < time {
        let setup = setup();
        let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
        let mut game = Game::new(cards.clone(), setup).expect("the set-up is possible");
        let first = Instant::now();
        play_on(&mut game, &mut rng, |_| {});
        choosing += first.elapsed();
        games += 1;
        choices += game.choices_made();
    }
    let seconds = begin.elapsed().as_secs_f64();
    Speed {
        games_per_second: f64::from(games) / seconds,
        choices_per_second: f64::from(choices) / seconds,
        nanoseconds_per_choice: choosing.as_nanos() as f64 / f64::from(choices),
        nanoseconds_per_clone: 0.0,
        bytes_of_game: size_of::<Game>(),
    }
}

/// Copies all states of a game again and again.
fn nanoseconds_per_clone(cards: &Arc<Catalogue>, setup: Setup, time: Duration) -> f64 {
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
    let mut game = Game::new(cards.clone(), setup).expect("the set-up is possible");
    let mut states = Vec::new();
    play_on(&mut game, &mut rng, |state| states.push(state.clone()));
    let round = |_| {
        let begin = Instant::now();
        let mut copies = 0;
        while copies == 0 || begin.elapsed() < time {
            states.iter().for_each(|state| drop(black_box(state.clone())));
            copies += states.len();
        }
        begin.elapsed().as_nanos() as f64 / copies as f64
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}
