//! Whole games as readable text, compared exactly with `tests/golden/games`. When the rules
//! change on purpose, `UPDATE_GOLDEN=1` rewrites the files, and the diff shows what has changed.

mod words;

use std::{fs, path::Path, sync::Arc};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, Module, PlayerBoard, Setup, Source, busy_random};
use strum::VariantArray;
use words::Teller;

/// The text of a game from its set-up to its last point: a line for every choice, with the number of legal
/// choices, and one for every event.
fn playthrough(cards: &Arc<Catalogue>, setup: Setup) -> String {
    let Setup { seats, modules: [one, other], seed, others_wait_for_own_turn, teatime, .. } = setup;
    let mut text = format!("players {seats} modules {one}{other} seed {seed}");
    text += if teatime { " teatime" } else { "" };
    text += if others_wait_for_own_turn { " others-wait\n" } else { "\n" };
    let teller = Teller(cards);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(cards.clone(), setup).expect("the set-up is legal");
    while let Some(question) = game.question() {
        let choices = game.legal_choices();
        let choice = busy_random::choose(&choices, &mut rng);
        text += &format!("\n> s{} {} of {}\n", question.seat, words::choice(choice), choices.len());
        for event in game.apply(choice).expect("the choice is listed") {
            text += &teller.event(&event);
            text.push('\n');
        }
    }
    let players = &game.board().players;
    let mut line = |name: &str, points: &dyn Fn(&PlayerBoard) -> u16| {
        let points: String = players.iter().map(|player| format!("{:>5}", points(player))).collect();
        text += &format!("\n{name:<22}{points}");
    };
    for source in Source::VARIANTS {
        line(&source.to_string(), &|player| player.book.from_source(*source));
    }
    line("score", &PlayerBoard::score);
    text + "\n"
}

fn check(name: &str, setup: Setup) {
    // With the first edition: what changes then is the rules.
    let told = playthrough(&Catalogue::first_edition(), setup);
    let file = Path::new("tests/golden/games").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &told).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, (told, golden)) in (1..).zip(told.lines().zip(golden.lines())) {
        assert_eq!(told, golden, "{name}, line {number}; UPDATE_GOLDEN=1 accepts the new text");
    }
    assert_eq!(told.len(), golden.len(), "{name}: one of the texts is longer");
}

const AB: [Module; 2] = [Module::A, Module::B];

#[test]
fn two_players() {
    check("two-players-ab.txt", Setup::new(2, AB, 1883));
}

#[test]
fn three_players_where_others_wait_for_their_own_turn() {
    check("three-players-ab.txt", Setup { others_wait_for_own_turn: true, ..Setup::new(3, AB, 1889) });
}

#[test]
fn four_players() {
    check("four-players-ab.txt", Setup::new(4, AB, 1921));
}

#[test]
fn murder_with_dummies_at_teatime() {
    check("two-players-ac-teatime.txt", Setup { teatime: true, ..Setup::new(2, [Module::A, Module::C], 1934) });
}

#[test]
fn murder_among_four() {
    check("four-players-cb.txt", Setup::new(4, [Module::C, Module::B], 1974));
}

#[test]
fn teatime() {
    check("three-players-ab-teatime.txt", Setup { teatime: true, ..Setup::new(3, AB, 2017) });
}

#[test]
fn passengers_beside_celebrities() {
    check("three-players-bd.txt", Setup::new(3, [Module::B, Module::D], 1925));
}

#[test]
fn switches_and_factories_share_their_places() {
    check("two-players-ef.txt", Setup::new(2, [Module::E, Module::F], 1929));
}

#[test]
fn passengers_with_storage_and_factory() {
    check("four-players-df.txt", Setup::new(4, [Module::D, Module::F], 1934));
}
