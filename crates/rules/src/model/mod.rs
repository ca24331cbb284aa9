//! What lies on the table and what is printed on the cards: data that can be asked about itself and ignores turns.

pub mod board;
pub mod card;
pub mod catalogue;
pub mod counts;
mod editions;
mod possible;
pub mod purse;
pub mod random;
pub mod score;
pub mod setup;
pub mod tiles;
pub mod train;
