//! Other card files: whatever the rulebooks leave open is accepted, and each message about a mistake names the
//! file, the card and the reason.

mod common;

use std::{io, sync::Arc};

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, Module, Setup, busy_random, model::catalogue::CatalogueError};

/// Every card file.
const FILES: [&str; 10] = [
    "base.ron",
    "boards.ron",
    "game_end.ron",
    "module_a.ron",
    "module_b.ron",
    "module_c.ron",
    "module_d.ron",
    "module_e.ron",
    "module_f.ron",
    "teatime.ron",
];

/// Reads our card files with one of them changed.
fn read_with(file: &str, change: impl Fn(String) -> io::Result<String>) -> Result<Arc<Catalogue>, CatalogueError> {
    Catalogue::read(|name| {
        let text = common::card_file(name)?;
        if name == file { change(text) } else { Ok(text) }
    })
}

/// Where the comments at the top of a file end.
fn body(text: &str) -> usize {
    text.find("\n(").expect("the file has a body")
}

/// The error that results from replacing the first `from` in the file's body by `to`.
fn replaced(file: &str, from: &str, to: &str) -> CatalogueError {
    let change = |text: String| {
        let (remarks, body) = text.split_at(body(&text));
        assert!(body.contains(from), "{file} has no {from} to replace");
        Ok(format!("{remarks}{}", body.replacen(from, to, 1)))
    };
    read_with(file, change).expect_err("the mistake is found")
}

/// The name of the card in whose text the first `part` stands.
fn card_with(file: &str, part: &str) -> String {
    let text = common::card_file(file).expect("our file");
    let at = body(&text) + text[body(&text)..].find(part).expect("the part is there");
    let at = at + text[at..].find('\n').expect("the line ends");
    let name = text[..at].rfind("name: \"").expect("it stands in a card") + "name: \"".len();
    text[name..].split('"').next().expect("the name ends").to_owned()
}

/// Checks that a mistake is found in the card it was made in, and that the message says everything.
fn check_card(file: &str, from: &str, to: &str, reason: &str) {
    let error = replaced(file, from, to);
    let card = card_with(file, from);
    assert_eq!((error.file.as_str(), error.card.as_ref()), (file, Some(&card)), "{from} → {to}: {error}");
    assert!(error.reason.contains(reason), "{from} → {to}: {error}");
    let text = error.to_string();
    assert!(text.contains(file) && text.contains(&card) && text.contains(reason), "{text}");
    assert!(!text.contains("R-"), "no player knows the clauses: {text}");
}

/// The same for a mistake that belongs to a whole file.
fn check_file(file: &str, from: &str, to: &str, reason: &str) {
    let error = replaced(file, from, to);
    assert_eq!((error.file.as_str(), &error.card), (file, &None), "{from} → {to}: {error}");
    assert!(error.to_string().contains(reason), "{from} → {to}: {error}");
    assert!(!error.reason.contains("R-"), "no player knows the clauses: {error}");
}

#[test]
fn our_own_files_are_legal_and_are_those_built_in() {
    let read = read_with("", Ok).expect("our cards are legal");
    assert_eq!(read, Catalogue::built_in().expect("our cards are legal"));
}

#[test]
fn a_missing_file() {
    for file in FILES {
        let error = read_with(file, |_| Err(io::Error::new(io::ErrorKind::NotFound, "nobody has it"))).unwrap_err();
        assert_eq!((error.file.as_str(), error.card), (file, None));
        assert!(error.reason.contains("cannot be read") && error.reason.contains("nobody has it"), "{}", error.reason);
    }
}

#[test]
fn bad_syntax() {
    check_card("base.ron", "face: Type(RailroadCar, [", "face: Type(RailroadCar, (", "line");
    let error = read_with("base.ron", |text| Ok(text[..text.len() / 2].to_owned())).unwrap_err();
    assert!(error.card.is_some() && error.reason.starts_with("line "), "{error}");
    let error = read_with("boards.ron", |_| Ok(String::new())).unwrap_err();
    assert_eq!((error.file.as_str(), error.card), ("boards.ron", None));
}

#[test]
fn unknown_fields_symbols_and_kinds() {
    check_card("base.ron", "pile: 1,", "pile: 1, colour: 3,", "colour");
    check_card("module_a.ron", "reward: Frame", "bonus: Frame", "bonus");
    check_card("base.ron", "[BothConductors(", "[AllConductors(", "AllConductors");
    check_card("module_b.ron", "Celebrity(", "Villain(", "Villain");
    check_file("boards.ron", "mail_cars:", "post_cars:", "post_cars");
    check_file("game_end.ron", "points: 2", "score: 2", "score");
}

#[test]
fn impossible_values() {
    check_card("base.ron", "Upgrade(from: 0)", "Upgrade(from: 3)", "3 is not a car value");
    check_card("base.ron", "Upgrade(from: 0)", "Upgrade(from: 12)", "12-value car cannot be upgraded");
    check_card("base.ron", "pile: 1", "pile: 4", "there is no pile 4");
    check_card("base.ron", "BothConductors(2)", "BothConductors(0)", "0 steps");
    check_card("base.ron", "Locomotive(2)", "Locomotive(10)", "10 stations");
    check_card("base.ron", "Points(8)", "Points(100)", "100 points: it can only be 1 to 99");
    check_card("base.ron", "Coins(1)", "Coins(13)", "13 coins");
    check_card("base.ron", "[Car, Locomotive(1)]", "[Car, Car, Car, Car, Car, Car, Car]", "at most 6 symbols");
    check_card("base.ron", "stations: [", "stations: [Points(1), Points(1), Points(1), ", "1 to 4 stations, not 5");
    check_card("base.ron", "city: \"", "city: \"Bad Ischl ", "is not a key");
    check_card("module_a.ron", "count: 4", "count: 19", "19 cars");
    check_card("module_a.ron", "Run([", "Run([0, ", "a run can only descend");
    check_card("module_a.ron", "LocomotiveTiles(1)", "LocomotiveTiles(3)", "3 Locomotive tiles");
    check_card("module_b.ron", "Guests(1)", "Guests(25)", "25 celebrities and postcards");
    check_card("module_d.ron", "PassengersOrLuggage(2)", "PassengersOrLuggage(9)", "9 passengers or luggage");
    check_card("module_d.ron", "coins: 3", "coins: 13", "13 coins");
    check_card("module_d.ron", "points: 4", "points: 0", "0 points");
    check_card("module_d.ron", "bonus: [Car]", "bonus: [Locomotive(0)]", "0 stations");
    check_card("module_d.ron", "bonus: [Car]", "bonus: [FactoryUpgrade(place: 0)]", "only a factory");
    check_card("module_e.ron", "Switch(value: 1", "Switch(value: 0", "at least 1");
    check_card("module_e.ron", "Switch(value: 1", "Switch(value: 3", "3 is not a car value");
    check_card("module_e.ron", "lower_points: 4", "lower_points: 100", "100 points");
    check_card("module_e.ron", "Mechanic(value: 2", "Mechanic(value: 0", "at least 1");
    check_card("module_e.ron", "bonus: [Coins(2)]", "bonus: [Coins(0)]", "0 coins");
    // The first route card has two stations, one of them a bonus.
    check_card("base.ron", "stations: [", "stations: [Bonus([Car]), Bonus([Car]), ", "at most two bonus stations");
}

#[test]
fn impossible_game_end_cards_are_counted_from_the_top() {
    let mistakes = [("points: 2", "points: 10", "10 points"), ("[UpgradeOfChoice]", "[Coins(0)]", "0 coins")];
    for (from, to, reason) in mistakes {
        let error = replaced("game_end.ron", from, to);
        assert_eq!((error.file.as_str(), error.card.as_deref()), ("game_end.ron", Some("no. 1")));
        assert!(error.to_string().contains(reason), "{error}");
    }
    let one_more = "(cards: [\n(card_type: Conductor, points: 2, action: [Car]),";
    check_file("game_end.ron", "(cards: [", one_more, "there are 21 Game End cards, not 22");
}

#[test]
fn a_card_with_neither_passenger_nor_luggage() {
    let card = "(cards: [(name: \"nobody\", pile: 1, face: PassengerLuggage()), ";
    let error = replaced("module_d.ron", "(cards: [", card);
    assert_eq!((error.file.as_str(), error.card.as_deref()), ("module_d.ron", Some("nobody")));
    assert!(error.to_string().contains("neither a passenger nor luggage"), "{error}");
}

#[test]
fn impossible_cards_of_the_murder() {
    check_card("module_c.ron", "Suspect(Yourself, [", "Suspect(Nobody, [", "Nobody");
    check_card("module_c.ron", "Suspect(EverybodyElse, [", "Suspect(EverybodyElse, [Points(100), ", "100 points");
    check_card("module_c.ron", "condition: DestroyEvidence(2)", "condition: DestroyEvidence(5)", "5 destroy-evidence");
    let coins = |pile: u8| format!("pile: {pile}, face: Coins([Car])");
    let destroying = |pile: u8| format!("pile: {pile}, face: DestroyEvidence");
    check_file("module_c.ron", &destroying(1), &coins(1), "pile 1 has no card that destroys evidence");
    check_file("module_c.ron", &destroying(2), &coins(2), "4 cards that destroy evidence, not 3");
    check_file("module_c.ron", "face: Coins([Coins(3)])", "face: DestroyEvidence", "not 5");
}

#[test]
fn impossible_order_tiles() {
    let coffee = "(refreshment: Coffee, value: 1, points: 1)";
    check_file("teatime.ron", coffee, "(refreshment: Tea, value: 1, points: 1)", "Tea");
    check_file("teatime.ron", coffee, "(refreshment: Coffee, value: 1, points: 1, price: 2)", "price");
    check_file("teatime.ron", coffee, "(refreshment: Cake, value: 2, points: 1)", "5 tiles of coffee, not 4");
    check_file("teatime.ron", coffee, "(refreshment: Coffee, value: 4, points: 1)", "cars of the same value");
    let zero = read_with("teatime.ron", |text| Ok(text.replace("Coffee, value: 1", "Coffee, value: 0"))).unwrap_err();
    assert_eq!((zero.file.as_str(), zero.card.as_deref()), ("teatime.ron", Some("no. 1")));
    assert!(zero.to_string().contains("0-value car cannot order anything"), "{zero}");
    let many = replaced("teatime.ron", "points: 10)", "points: 100)");
    assert_eq!(many.card.as_deref(), Some("no. 15"));
    assert!(many.to_string().contains("100 points"), "{many}");
}

#[test]
fn wrong_boards() {
    check_file("boards.ron", "stations: [", "stations: [Points(1), ", "3 stations, not 4");
    check_file("boards.ron", "mail_cars: [", "mail_cars: [[Car], ", "4 mail cars, not 5");
    check_file(
        "boards.ron",
        "locomotive_tiles: [",
        "locomotive_tiles: [(value: 4, upgrades: 1), ",
        "8 Locomotive tiles",
    );
    check_file("boards.ron", "upgrades: 2", "upgrades: 3", "1 or 2 upgrades");
    check_file("boards.ron", "(value: 5", "(value: 200", "200 points on a Locomotive tile");
    check_file("boards.ron", "Points(3), Points(5)", "Points(3), Points(0)", "0 points");
    check_file("boards.ron", "constantinople: [", "constantinople: [5, ", "3 descending values");
    check_file("boards.ron", "start_player: [", "start_player: [[], ", "4 frames");
    check_file("boards.ron", "BothConductors(2)", "BothConductors(10)", "10 steps");
}

#[test]
fn piles_of_a_wrong_size() {
    check_file("base.ron", "pile: 1,", "pile: 2,", "pile 1 has 23 cards, not 24");
    let one_more = |face: &str| format!("(cards: [(name: \"x\", pile: 3, face: {face}), ");
    check_file("base.ron", "(cards: [", &one_more("Type(Conductor, [Car])"), "pile 3 has 25 cards, not 24");
    check_file("module_b.ron", "(cards: [", &one_more("Celebrity(\"x\")"), "pile 3 has 9 cards, not 8");
    check_file("module_d.ron", "pile: 1,", "pile: 2,", "pile 1 has 7 cards, not 8");
}

#[test]
fn a_game_end_card_per_locomotive_tile_never_pays_nothing() {
    for other in ["LocomotiveTileReached", "Cars(count: 5, value: 1)", "BothMailCars", "Run([4, 2])"] {
        let from = "condition: LocomotiveTiles(1)";
        check_card("module_a.ron", from, &format!("condition: {other}"), "GameEndCardPerLocomotiveTile could bring");
        check_card("module_b.ron", from, &format!("condition: {other}"), "GameEndCardPerLocomotiveTile could bring");
    }
    let both = |text: String| Ok(text.replace("LocomotiveTiles(1)", "LocomotiveTiles(2)"));
    read_with("module_b.ron", both).expect("both tiles are a condition too");
}

/// A printed set need not follow what our own does: how many cards of a kind there are, the types of Game End
/// cards, rising points, how much a card brings.
#[test]
fn the_cards_of_a_printed_game_are_accepted() {
    let pile = |name: &str, faces: &[(usize, &str)]| -> String {
        let faces = faces.iter().flat_map(|(count, face)| std::iter::repeat_n(*face, *count)).collect::<Vec<_>>();
        let card = |(number, face): (usize, &&str)| {
            let cards =
                (1..=3).map(|pile| format!("(name: \"{name} {pile} {number}\", pile: {pile}, face: {face}),\n"));
            cards.collect::<String>()
        };
        format!("(cards: [{}])", faces.iter().enumerate().map(card).collect::<String>())
    };
    const CONTRACT: &str = "Contract((condition: Guests(12), reward: Frame([Points(25), Coins(6)])))";
    const COINS: &str = "Coins([Coins(6)])";
    const GAME_END: &str = "GameEnd([GameEndCard, GameEndCard])";
    let read = |name: &str| -> io::Result<String> {
        Ok(match name {
            "base.ron" => pile(
                "base",
                &[
                    (13, "Type(RailroadCar, [UpgradeOfChoice, UpgradeOfChoice, UpgradeOfChoice])"),
                    (1, "Type(Conductor, [BothConductors(9)])"),
                    (4, "Type(Locomotive, [Locomotive(9)])"),
                    (6, "Route(city: \"vienna\", stations: [Bonus([Car, Locomotive(2)]), Points(40)])"),
                ],
            ),
            "module_a.ron" => pile("a", &[(3, CONTRACT), (3, COINS), (2, GAME_END)]),
            "module_b.ron" => pile("b", &[(1, "Celebrity(\"singer\")"), (6, "Postcard(\"alps\")"), (1, CONTRACT)]),
            "module_c.ron" => {
                let text = pile("c", &[(1, "DestroyEvidence"), (3, "Suspect(Yourself, [Points(30)])"), (4, COINS)]);
                text.replacen(COINS, "DestroyEvidence", 1)
            }
            "module_d.ron" => pile(
                "d",
                &[(7, "PassengerLuggage(luggage: Some((points: 30, bonus: [Car, Locomotive(1)])))"), (1, GAME_END)],
            ),
            "module_e.ron" => pile(
                "e",
                &[(7, "Switch(value: 12, upper_points: 40, lower_points: 1)"), (1, "Mechanic(value: 1, bonus: [])")],
            ),
            "module_f.ron" => pile("f", &[(8, "Storage")]),
            "game_end.ron" => format!("(cards: [{}])", "(card_type: Conductor, points: 9, action: []),".repeat(21)),
            "teatime.ron" => {
                let kind = |kind| format!("(refreshment: {kind}, value: 1, points: 2),").repeat(5);
                format!("(tiles: [{}])", ["Coffee", "Cake", "Champagne"].map(kind).concat())
            }
            other => common::card_file(other)?,
        })
    };
    let cards = Catalogue::read(read).expect("only what the rulebooks fix is asked for");
    let pairs = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]];
    for (seed, (modules, seats)) in
        (0..).zip(pairs.into_iter().flat_map(|pair| (2..=4).map(move |seats| (pair, seats))))
    {
        let setup = Setup { teatime: true, ..Setup::new(seats, modules, seed) };
        let mut game = Game::new(cards.clone(), setup).expect("it can be played with");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while !game.is_over() {
            let choice = busy_random::choose(&game.legal_choices(), &mut rng);
            game.apply(choice).expect("a listed choice is taken");
        }
    }
}

#[test]
fn cards_that_do_not_belong_into_a_file() {
    let error = replaced("base.ron", "(cards: [", "(cards: [(name: \"stray\", pile: 1, face: Celebrity(\"x\")), ");
    assert_eq!((error.file.as_str(), error.card.as_deref()), ("base.ron", Some("stray")));
    assert!(
        error.to_string().contains("celebrities do not belong here, only railroad car cards, conductor cards"),
        "{error}"
    );
}

#[test]
fn names_stand_once_in_all_files() {
    let base = card_with("base.ron", "name: ");
    let other = card_with("module_b.ron", "name: ");
    let error = replaced("module_b.ron", &format!("\"{other}\""), &format!("\"{base}\""));
    assert_eq!((error.file.as_str(), error.card.as_ref()), ("module_b.ron", Some(&base)));
    assert!(error.to_string().contains("base.ron already has a card of that name"), "{error}");
}

#[test]
fn only_factories_have_a_bonus_beside_their_face() {
    let storage = card_with("module_f.ron", "Storage)");
    let error = replaced("module_f.ron", "face: Storage)", "face: Storage, bonus: [Coins(1)])");
    assert_eq!(error.card.as_ref(), Some(&storage), "{error}");
    assert!(error.to_string().contains("only factories have a bonus"), "{error}");
}

#[test]
fn a_changed_card_changes_the_fingerprint() {
    let ours = Catalogue::built_in().expect("our cards are legal");
    let changed =
        read_with("base.ron", |text| Ok(text.replacen("[Car, Locomotive(1)]", "[Car]", 1))).expect("still legal");
    assert_ne!(ours.fingerprint(), changed.fingerprint());
    assert_eq!(ours.fingerprint(), read_with("", Ok).expect("our cards are legal").fingerprint());
}

proptest! {
    /// Whatever an editor leaves of a file, it is read or refused, and the refusal names the file.
    #[test]
    fn a_mangled_file_is_read_or_refused(
        file in prop::sample::select(FILES.to_vec()),
        at in any::<prop::sample::Index>(),
        cut in 0usize..40,
        put in "[\\PC\n]{0,6}",
    ) {
        let mangle = |text: String| {
            let chars: Vec<_> = text.chars().collect();
            let at = at.index(chars.len());
            let rest = &chars[(at + cut).min(chars.len())..];
            Ok(chars[..at].iter().copied().chain(put.chars()).chain(rest.iter().copied()).collect())
        };
        if let Err(error) = read_with(file, mangle) {
            // A duplicate name is found in the later file.
            prop_assert!(error.file == file || error.reason.contains(file), "{}", error);
        }
    }
}
