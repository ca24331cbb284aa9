//! How fast the rules and the bots are: `cargo bench -p arena [PART OF A NAME]`.
//!
//! A plain harness, because a benchmark library would change the features of dependencies that the game shares
//! with it, and so rebuild Bevy. Each line is the median of some rounds, with the fastest and the slowest.

use std::{
    hint::black_box,
    sync::Arc,
    time::{Duration, Instant},
};

use arena::{Contest, Contestant, Modules, Report, Teatime, bench};
use bots::{BotLevel, Style};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, Module, Record, SeatView, Setup, busy_random};

/// How long each benchmark is measured, in all rounds together.
const TIME: Duration = Duration::from_secs(2);
const ROUNDS: usize = 15;

fn main() {
    // Cargo itself passes --bench.
    let wanted: Vec<_> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let measure = |name: &str, things: usize, work: &mut dyn FnMut()| {
        if wanted.is_empty() || wanted.iter().any(|word| name.contains(word)) {
            println!("{name:<34}{}", measure(things, work));
        }
    };
    let cards = Catalogue::built_in().expect("our cards are legal");
    for (modules, teatime) in [([Module::A, Module::B], false), ([Module::C, Module::F], true)] {
        let names: String = modules.iter().map(|module| module.letter()).chain(teatime.then_some('T')).collect();
        let (record, states) = game(&cards, Setup { teatime, ..Setup::new(3, modules, 7) });
        let choices = record.choices.len();
        measure(&format!("{names}: choices and apply"), choices, &mut || {
            let mut game = Game::new(cards.clone(), record.setup.clone()).expect("the set-up is possible");
            for choice in &record.choices {
                black_box(game.legal_choices());
                game.apply_unchecked(*choice, &mut Vec::new());
            }
            black_box(game);
        });
        measure(&format!("{names}: replay of a record"), choices, &mut || {
            black_box(record.replay(cards.clone(), |_, _| {})).expect("it can be replayed");
        });
        let asked: Vec<_> = states.iter().filter_map(|game| Some((game, game.question()?.seat))).collect();
        measure(&format!("{names}: copy of a game"), states.len(), &mut || {
            states.iter().for_each(|game| drop(black_box(game.clone())));
        });
        measure(&format!("{names}: what a seat sees"), asked.len(), &mut || {
            asked.iter().for_each(|(game, seat)| drop(black_box(game.view(*seat))));
        });
        let views: Vec<_> = asked.iter().map(|(game, seat)| game.view(*seat)).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        measure(&format!("{names}: a game dealt from a view"), views.len(), &mut || {
            views.iter().for_each(|view| drop(black_box(view.determinize(&mut rng))));
        });
        let open: Vec<_> = views.iter().filter(|view| view.choices.len() > 1).collect();
        measure(&format!("{names}: a Novice's choice"), open.len(), &mut || think(&open));
    }
    for seats in 2..=4 {
        random_games(&cards, seats, &wanted);
    }
    measure("reading the card files", 1, &mut || drop(black_box(Catalogue::built_in())));
}

/// How many random games there are in a second: in a bare loop, and with all that the arena counts.
fn random_games(cards: &Arc<Catalogue>, seats: u8, wanted: &[String]) {
    let name = format!("AB: random games of {seats}");
    if !wanted.is_empty() && !wanted.iter().any(|word| name.contains(word)) {
        return;
    }
    let modules = [Module::A, Module::B];
    let bare = bench::speed(cards, modules, seats, TIME);
    let contest = Contest {
        players: vec![Contestant::Bot(BotLevel::Random, Style::AllRounder); seats.into()],
        modules: Modules::Each(vec![modules]),
        teatime: Teatime::Never,
        dummies: true,
        wait: false,
        games: bare.games_per_second as u64,
        seed: 1,
        threads: 1,
        check: false,
    };
    let arena = Report::new(&contest, &contest.play(cards, || {}), cards).games_per_second;
    let bare = bare.games_per_second;
    println!("{name:<34}{bare:>8.0} per second, {arena:.0} in the arena");
}

fn think(views: &[&SeatView]) {
    let mut novice = BotLevel::Novice.bot(Style::AllRounder, 1);
    for view in views {
        black_box(novice.choose(view));
    }
}

/// A game played by the busy random player: its record and all its states.
fn game(cards: &Arc<Catalogue>, setup: Setup) -> (Record, Vec<Game>) {
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
    let mut record = Record::new(cards, setup.clone());
    let mut game = Game::new(cards.clone(), setup).expect("the set-up is possible");
    let mut states = Vec::new();
    while !game.is_over() {
        let choice = busy_random::choose(&game.legal_choices(), &mut rng);
        states.push(game.clone());
        record.choices.push(choice);
        game.apply_unchecked(choice, &mut Vec::new());
    }
    (record, states)
}

/// The time per thing for work that handles `things` of them at a time.
fn measure(things: usize, work: &mut dyn FnMut()) -> String {
    let once = timed(1, work);
    let times = (TIME.as_secs_f64() / ROUNDS as f64 / once.as_secs_f64().max(1e-9)).ceil() as u32;
    let mut rounds: Vec<_> = (0..ROUNDS).map(|_| timed(times, work) / times / things.max(1) as u32).collect();
    rounds.sort_unstable();
    format!("{:>12?}  ({:?} to {:?}), {things} at a time", rounds[ROUNDS / 2], rounds[0], rounds[ROUNDS - 1])
}

fn timed(times: u32, work: &mut dyn FnMut()) -> Duration {
    let begin = Instant::now();
    (0..times).for_each(|_| work());
    begin.elapsed()
}
