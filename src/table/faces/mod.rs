//! The faces of things: cards, cars, symbols and chips, each a drawing.

pub mod car;
pub mod card;
pub mod chips;
pub mod module;
pub mod names;
pub mod print;
pub mod symbols;
pub mod ticket;
