//! Prints what bots of every level choose, a line each. `scripts/sameness.sh` compares what it prints on this machine
//! with what it prints as WebAssembly: bots play alike in a browser.

use std::fmt::Write;

use bots::{BotLevel, Style};
use rules::{Catalogue, Game, Module, Setup};
use strum::VariantArray;

const MODULES: [[Module; 2]; 3] = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];

/// How many choices of a game are printed: a strong bot thinks long about each.
fn choices(level: BotLevel) -> usize {
    match level {
        BotLevel::Random | BotLevel::Novice | BotLevel::Skilled => usize::MAX,
        BotLevel::Expert => 12,
        BotLevel::Master => 2,
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn print(lines: &str) {
    print!("{lines}");
}

/// WebAssembly has no standard output; Node.js has.
#[cfg(target_arch = "wasm32")]
fn print(lines: &str) {
    let write = js_sys::Function::new_with_args("lines", "process.stdout.write(lines)");
    write.call1(&js_sys::Object::new(), &lines.into()).expect("Node.js runs it");
}

fn main() {
    let cards = Catalogue::built_in().expect("the cards of the program are right");
    let mut lines = String::new();
    for (seed, modules) in (1..).zip(MODULES) {
        for &level in BotLevel::VARIANTS {
            let mut game = Game::new(cards.clone(), Setup::new(2, modules, seed)).expect("a game of two modules");
            let mut bots = [1, 2].map(|seat| level.bot(Style::AllRounder, seed * 10 + seat));
            for _ in 0..choices(level) {
                let Some(question) = game.question() else { break };
                let choice = bots[question.seat.index()].choose(&game.view(question.seat));
                writeln!(lines, "{level} {modules:?} {:?} {choice:?}", question.seat).expect("memory is enough");
                game.apply(choice).expect("bots choose what is legal");
            }
        }
    }
    print(&lines);
}
