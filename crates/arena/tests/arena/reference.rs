//! The reference plays on as it does: what is measured against it can be compared for as long as the rules stay the
//! same. When those change on purpose, `UPDATE_GOLDEN=1` records its games again. They are games with the cards of the
//! first edition, which no change to the cards reaches.

use std::{fmt::Write, fs, path::Path};

use arena::{Contestant, player::Player, reference::ReferenceWeights};
use rules::{Catalogue, Game, Module, PlayerBoard, Setup};

/// The choices of a game as a number that any other choice changes, and the scores.
fn game(setup: Setup) -> String {
    let mut players: Vec<Box<dyn Player>> =
        (1..=u64::from(setup.seats)).map(|seat| Contestant::Reference.player(setup.seed * 10 + seat)).collect();
    let mut game = Game::new(Catalogue::first_edition(), setup.clone()).expect("the set-up is legal");
    // FNV-1a, as for the fingerprint of a card set.
    let mut choices = 0xcbf2_9ce4_8422_2325_u64;
    while let Some(question) = game.question() {
        let choice = players[question.seat.index()].choose(&game, question.seat);
        for byte in format!("{choice:?}").bytes() {
            choices = (choices ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        game.apply(choice).expect("the choice is legal");
    }
    let scores: Vec<_> = game.board().players.iter().map(PlayerBoard::score).collect();
    let modules: String = setup.modules.iter().map(|module| module.letter()).collect();
    let teatime = if setup.teatime { "T" } else { "" };
    format!("{modules}{teatime} seed {}: {scores:?} after {} choices {choices:016x}\n", setup.seed, game.choices_made())
}

#[test]
fn the_reference_plays_as_recorded() {
    let mut played = String::new();
    let pairs = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];
    for (seed, (modules, seats)) in (1..).zip(pairs.into_iter().flat_map(|pair| [2, 3, 4].map(|seats| (pair, seats)))) {
        let setup = Setup { teatime: seed % 2 == 0, ..Setup::new(seats, modules, seed) };
        write!(played, "{}", game(setup)).expect("a text can be written");
    }
    let file = Path::new("tests/arena/reference.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(file, &played).expect("the file can be written");
    }
    let recorded = fs::read_to_string(file).expect("the file can be read");
    assert_eq!(played, recorded, "UPDATE_GOLDEN=1 accepts the new games");
}

#[test]
fn its_weights_are_checked() {
    ReferenceWeights::built_in().expect("they can be read");
    let text = include_str!("../../../../assets/bots/reference.ron");
    let wrong = text.replace("locomotive_pace", "pace_of_locomotives");
    let why = ReferenceWeights::read(&wrong).expect_err("there is no such weight").to_string();
    assert!(why.contains("reference.ron: line 9") && why.contains("pace_of_locomotives"), "{why}");
}
