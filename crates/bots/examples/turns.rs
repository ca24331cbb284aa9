//! Prints how long the turns of a bot take on this machine, its longest slice, and a number that stands for all of its
//! choices: `turns [LEVEL] [GAMES] [SEATS] [RUNS]`. Of several runs of the same games the shortest times count, so that
//! what the machine does besides does not.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::{Duration, Instant},
};

use bots::{BotLevel, Style};
use rules::{Catalogue, Game, Module, Setup};

const MODULES: [[Module; 2]; 3] = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];

/// What was measured in all games: turns and slices, one after the other.
#[derive(Default)]
struct Measured {
    turns: Vec<Duration>,
    slices: Vec<Duration>,
    choices: DefaultHasher,
}

impl Measured {
    fn play(&mut self, level: BotLevel, mut game: Game, seed: u64) {
        let mut bots: Vec<_> = (1..5)
            .map(|seat| level.bot(Style::AllRounder, seed * 10 + seat))
            .take(game.board().players.len())
            .collect();
        let mut turn = (0, Duration::ZERO);
        while let Some(question) = game.question() {
            let view = game.view(question.seat);
            let choice = loop {
                let begun = Instant::now();
                let thought = bots[question.seat.index()].think(&view);
                let slice = begun.elapsed();
                self.slices.push(slice);
                turn.1 += slice;
                if let Some(choice) = thought {
                    break choice;
                }
            };
            choice.hash(&mut self.choices);
            game.apply(choice).expect("bots choose what is legal");
            if game.stage() != turn.0 {
                self.turns.push(turn.1);
                turn = (game.stage(), Duration::ZERO);
            }
        }
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let level: BotLevel = words.next().map_or(Ok(BotLevel::Master), |word| word.parse()).expect("a level");
    let mut number = |usual: u64| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let (games, seats, runs) = (number(3), number(2), number(2));
    let cards = Catalogue::built_in().expect("the cards of the program are right");
    let mut all = (0..runs).map(|_| {
        let mut measured = Measured::default();
        for (seed, modules) in (1..=games).zip(MODULES.into_iter().cycle()) {
            let setup = Setup::new(seats as u8, modules, seed);
            measured.play(level, Game::new(cards.clone(), setup).expect("a game of two modules"), seed);
        }
        measured
    });
    let mut best = all.next().expect("at least one run");
    for other in all {
        let least = |best: &mut Vec<Duration>, other: Vec<Duration>| {
            best.iter_mut().zip(other).for_each(|(best, other)| *best = (*best).min(other));
        };
        least(&mut best.turns, other.turns);
        least(&mut best.slices, other.slices);
    }
    let Measured { mut turns, slices, choices } = best;
    turns.sort();
    let mean = turns.iter().sum::<Duration>() / turns.len() as u32;
    let [middle, late, last] = [50, 95, 100].map(|part| turns[(turns.len() - 1) * part / 100]);
    let slice = slices.iter().max().copied().unwrap_or_default();
    println!(
        "{level}, {games} games of {seats}, {} turns: mean {mean:.1?}, median {middle:.1?}, 95% {late:.1?}, longest \
         {last:.1?}; longest slice {slice:.2?}; choices {:x}",
        turns.len(),
        choices.finish()
    );
}
