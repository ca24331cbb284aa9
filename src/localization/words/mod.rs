//! Texts for the things of the game: symbols, frames, cards, stations, conditions, sources, choices
//! and events. Everything that shows a thing of the rules in words gets the text here.

mod account;
mod advice;
mod cards;
mod choices;
mod log;
mod module_log;
mod review;
mod speaker;
#[cfg(test)]
mod tests;
mod who;

pub use cards::capital;
pub use log::Telling;
pub use module_log::dummy_key;
pub use speaker::{Speaker, Words, WordsState, of_car, of_train, of_type};
pub use who::Who;
