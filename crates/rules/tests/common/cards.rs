//! A legal card set made for a test: the few cards it is about, and plain ones to fill the piles.
//! That way the tests of the rules do not depend on how our own cards are balanced.

use std::{fmt::Write as _, io, sync::Arc};

use rules::Catalogue;

/// File, name and face of a card of pile 1.
pub type Special<'a> = (&'a str, &'a str, &'a str);

/// Per file: what a kind's face begins with, how many a pile holds, and a plain card of it.
type Kinds = &'static [(&'static str, usize, &'static str)];

const CONTRACT: &str = "Contract((condition: Cars(count: 18, value: 12), reward: Frame([Coins(1)])))";
const PASSENGER_LUGGAGE: &str =
    "PassengerLuggage(passenger: Some((coins: 1, bonus: [])), luggage: Some((points: 1, bonus: [])))";
const FILES: [(&str, Kinds); 7] = [
    (
        "base",
        &[
            ("Type(RailroadCar", 9, "Type(RailroadCar, [Car])"),
            ("Type(Conductor", 5, "Type(Conductor, [BothConductors(1)])"),
            ("Type(Locomotive", 5, "Type(Locomotive, [Locomotive(1)])"),
            ("Route", 5, "Route(city: \"paris\", stations: [Points(1)])"),
        ],
    ),
    (
        "module_a",
        &[("Contract", 6, CONTRACT), ("Coins", 1, "Coins([Coins(1)])"), ("GameEnd", 1, "GameEnd([GameEndCard])")],
    ),
    (
        "module_b",
        &[
            ("Celebrity", 3, "Celebrity(\"singer\")"),
            ("Postcard", 2, "Postcard(\"alps\")"),
            ("Contract", 2, CONTRACT),
            ("Coins", 1, "Coins([Coins(1)])"),
        ],
    ),
    (
        "module_c",
        &[
            ("Suspect(Yourself", 2, "Suspect(Yourself, [Coins(1)])"),
            ("Suspect(EverybodyElse", 2, "Suspect(EverybodyElse, [Coins(1)])"),
            ("DestroyEvidence", 1, "DestroyEvidence"),
            ("Contract", 2, CONTRACT),
        ],
    ),
    (
        "module_d",
        &[("PassengerLuggage", 5, PASSENGER_LUGGAGE), ("Contract", 2, CONTRACT), ("Coins", 1, "Coins([Coins(1)])")],
    ),
    (
        "module_e",
        &[
            ("Switch", 3, "Switch(value: 12, upper_points: 1, lower_points: 1)"),
            ("Mechanic", 3, "Mechanic(value: 12, bonus: [Coins(1)])"),
            ("Contract", 1, CONTRACT),
            ("Coins", 1, "Coins([Coins(1)])"),
        ],
    ),
    (
        "module_f",
        &[
            ("Storage", 2, "Storage"),
            ("Factory", 3, "Factory"),
            ("Contract", 1, CONTRACT),
            ("Coins", 1, "Coins([Coins(1)])"),
            ("GameEnd", 1, "GameEnd([GameEndCard])"),
        ],
    ),
];

/// The eighth card of Module C in each pile: one pile has to hold two cards that destroy evidence.
const EIGHTH_OF_C: [&str; 3] = ["DestroyEvidence", "Coins([Coins(1)])", "GameEnd([GameEndCard])"];

/// The first Game End card of each type: railroad car (2 points), conductor (2), locomotive (3).
/// There are seven alike of each, and all give 1 coin when they are taken.
pub const GAME_END: [u8; 3] = [0, 7, 14];

/// A card set with these special cards in pile 1.
pub fn card_set(special: &[Special]) -> Arc<Catalogue> {
    let read = |file: &str| match FILES.iter().find(|(name, _)| format!("{name}.ron") == file) {
        Some((name, kinds)) => Ok(action_file(name, kinds, special)),
        None if file == "game_end.ron" => Ok(game_end_file()),
        None => super::card_file(file).map_err(io::Error::other),
    };
    Catalogue::read(read).expect("the test's card set is legal")
}

fn action_file(file: &str, kinds: Kinds, special: &[Special]) -> String {
    let mut text = "(cards: [".to_owned();
    let own: Vec<_> = special.iter().filter(|(of, ..)| *of == file).collect();
    for pile in 1..=3 {
        for (kind, wanted, plain) in kinds {
            let own = own.iter().filter(|(_, _, face)| pile == 1 && face.starts_with(kind));
            for (_, name, face) in own.clone() {
                writeln!(text, "(name: \"{name}\", pile: 1, face: {face}),").unwrap();
            }
            for number in own.count()..*wanted {
                writeln!(text, "(name: \"{file}-{kind}-{pile}-{number}\", pile: {pile}, face: {plain}),").unwrap();
            }
        }
    }
    if file == "module_c" {
        for (pile, face) in (1..).zip(EIGHTH_OF_C) {
            writeln!(text, "(name: \"{file}-eighth-{pile}\", pile: {pile}, face: {face}),").unwrap();
        }
    }
    text + "])"
}

fn game_end_file() -> String {
    let types = [("RailroadCar", 2), ("Conductor", 2), ("Locomotive", 3)];
    let of_type = |(name, points)| format!("(card_type: {name}, points: {points}, action: [Coins(1)]),\n").repeat(7);
    format!("(cards: [{}])", types.map(of_type).concat())
}
