//! What the tests share. Each test crate uses the parts it needs.
#![allow(dead_code, unused_imports, reason = "every test crate compiles this file and uses its own part of it")]

pub mod cards;
pub mod position;

use std::{fs, path::Path};

use rules::Game;
use serde_json::Value;

/// The same game with anything at all changed in its written form, secrets included.
pub fn edited(game: &Game, change: impl FnOnce(&mut Value)) -> Game {
    let mut value = serde_json::to_value(game).expect("a game can be written");
    change(&mut value);
    let read: Game = serde_json::from_value(value).expect("and read");
    read.with_catalogue(game.catalogue().clone())
}

/// A number from the environment, or the default.
pub fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).map_or(otherwise, |text| text.parse().expect("a number"))
}

/// The text of one of the project's card files.
pub fn card_file(name: &str) -> std::io::Result<String> {
    fs::read_to_string(Path::new("../../assets/cards").join(name))
}
