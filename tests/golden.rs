//! Whole games as readable text, compared exactly with `tests/golden/*.txt`. When the rules or the
//! cards change on purpose, `UPDATE_GOLDEN=1` writes them anew, and the diff shows what changed.

use std::{fmt::Write as _, fs, path::PathBuf, sync::Arc};

use first_class::{
    arena::lively,
    rules::{Catalogue, Game, Module, PlayerBoard, Setup, Source},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use strum::VariantArray;

/// A game told from its set-up to its last point.
fn playthrough(cards: &Arc<Catalogue>, setup: Setup) -> String {
    let mut text = format!("{setup:?}\n");
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
    let mut game = Game::new(cards.clone(), setup).expect("the set-up is legal");
    while let Some(question) = game.question() {
        let choice = lively::choose(&game.legal_choices(), &mut rng);
        writeln!(
            text,
            "\nseat {}, asked {:?}, one of {}: {choice:?}",
            question.seat.0,
            question.ask,
            game.legal_choices().len()
        )
        .expect("text can be written");
        for event in game.apply(choice).expect("the choice is listed") {
            writeln!(text, "    {event:?}").expect("text can be written");
        }
    }
    let players = &game.board().players;
    let seats = (0..players.len()).map(|seat| format!("{:>5}", format!("s.{seat}"))).collect::<String>();
    writeln!(text, "\n{:<22}{seats}", "Points by source").expect("text can be written");
    let mut line = |name: &str, points: &dyn Fn(&PlayerBoard) -> u16| {
        let points = players.iter().map(|player| format!("{:>5}", points(player))).collect::<String>();
        writeln!(text, "{name:<22}{points}").expect("text can be written");
    };
    for source in Source::VARIANTS.iter().copied() {
        line(&format!("{source:?}"), &|player| player.book.from_source(source));
    }
    line("Score", &PlayerBoard::score);
    named(cards, &text)
}

/// The same text with the names of the Action cards instead of their numbers.
fn named(cards: &Catalogue, text: &str) -> String {
    let mut parts = text.split("CardId(");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (id, rest) = part.split_once(')').expect("a CardId is written with brackets");
        let id: u16 = id.parse().expect("a number");
        let (_, card) = cards.cards().find(|(card, _)| card.0 == id).expect("a card of the set");
        write!(named, "{}{rest}", card.name).expect("text can be written");
    }
    named
}

fn check(name: &str, setup: Setup) {
    let told = playthrough(&Catalogue::built_in().expect("our cards are legal"), setup);
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &told).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, (told, golden)) in (1..).zip(told.lines().zip(golden.lines())) {
        assert_eq!(told, golden, "{name}, line {number}; UPDATE_GOLDEN=1 takes the new text over");
    }
    assert_eq!(told.len(), golden.len(), "{name}: one of the texts goes on");
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
