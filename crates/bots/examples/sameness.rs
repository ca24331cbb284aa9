//! Prints what bots of every level choose, a line each. `scripts/sameness.sh` compares what it prints on this machine
//! with what it prints as WebAssembly: bots play alike in a browser.

use std::error::Error;

use bots::{BotLevel, Style};
use rules::{Catalogue, Game, Module, Setup};
use strum::VariantArray;

const MODULES: [[Module; 2]; 3] = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];

/// How many choices of a game are printed: a strong bot thinks long about each.
fn choices(level: BotLevel) -> usize {
    match level {
        BotLevel::Random | BotLevel::Novice | BotLevel::Skilled => usize::MAX,
        BotLevel::Expert => 24,
        BotLevel::Master => 4,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let cards = Catalogue::built_in()?;
    for (seed, modules) in (1..).zip(MODULES) {
        for &level in BotLevel::VARIANTS {
            let mut game = Game::new(cards.clone(), Setup::new(2, modules, seed))?;
            let mut bots = [1, 2].map(|seat| level.bot(Style::AllRounder, seed * 10 + seat));
            for _ in 0..choices(level) {
                let Some(question) = game.question() else { break };
                let choice = bots[question.seat.index()].choose(&game.view(question.seat));
                println!("{level} {modules:?} {:?} {choice:?}", question.seat);
                game.apply(choice)?;
            }
        }
    }
    Ok(())
}
