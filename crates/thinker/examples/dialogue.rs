//! Plays games with bots of every level and prints a line for each thought: what there is to think about, a tab, and what
//! is found without a worker. `tests/browser/sameness.test.mjs` compares that with what the browser's program finds.

use bots::{BotLevel, Style};
use rules::{Catalogue, Game, Module, Setup};
use strum::VariantArray;
use thinker::{AdviserSeed, Assignment, BotSeed, Finding, Job};

const MODULES: [[Module; 2]; 3] = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];

/// Whether a bot is in a hurry for a choice: in every other way strong ones would take minutes for these games. A Master
/// thinks for more than a second about a choice such as the first one after the draft.
fn is_hurried(level: BotLevel, made: u32) -> bool {
    match level {
        BotLevel::Random | BotLevel::Novice | BotLevel::Skilled => false,
        BotLevel::Expert => made >= 12,
        BotLevel::Master => made != 2,
    }
}

fn print(job: Job, found: &Finding) {
    let line = Assignment { job, time: None }.to_line().expect("memory is enough");
    println!("{line}\t{}", serde_json::to_string(found).expect("memory is enough"));
}

fn main() {
    let cards = Catalogue::built_in().expect("the cards of the program are right");
    let mut numbers = 0..;
    for (seed, modules) in (1..).zip(MODULES) {
        for &level in BotLevel::VARIANTS {
            let mut game = Game::new(cards.clone(), Setup::new(2, modules, seed)).expect("a game of two modules");
            let mut players = [1, 2].map(|seat| {
                let of = |hurried| {
                    let bot = BotSeed { level, style: Style::AllRounder, seed: seed * 10 + seat, hurried };
                    (numbers.next().unwrap_or_default(), bot, bot.bot())
                };
                [false, true].map(of)
            });
            while let Some(question) = game.question() {
                let made = game.choices_made();
                let (number, bot, player) = &mut players[question.seat.index()][usize::from(is_hurried(level, made))];
                let view = game.view(question.seat);
                let choice = player.choose(&view);
                print(Job::Choose { bot: *bot, number: *number, view: view.clone() }, &Finding::Choice(choice));
                if level == BotLevel::Novice && made.is_multiple_of(10) {
                    let adviser = AdviserSeed { seed: u64::from(made), hurried: made > 0 || seed > 1 };
                    let mut thinking = adviser.adviser();
                    let advice = std::iter::repeat_with(|| thinking.think(&view)).find_map(|advice| advice);
                    advice.iter().for_each(|advice| {
                        print(Job::Advise { adviser, view: view.clone() }, &Finding::Advice(advice.clone()));
                    });
                }
                game.apply(choice).expect("bots choose what is legal");
            }
        }
    }
}
