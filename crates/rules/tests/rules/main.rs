//! The rules, clause by clause: worked examples of the rulebooks, our rulings, refusals.

#[path = "../common/mod.rs"]
mod common;

mod contracts;
mod dealt;
mod examples;
mod examples_end;
mod forecasts;
mod goals;
mod lessons;
mod middle_cards;
mod murder;
mod passengers;
mod records;
mod refusals;
mod revelation;
mod rulings;
mod secrets;
mod storage;
mod teatime;
mod turns;
