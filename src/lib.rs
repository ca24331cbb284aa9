//! First Class: a fan-made computer version of the board game about rivals of the Orient Express.
//!
//! The map of the house:
//! - [`rules`]: what the game is. State in, choice in, events out.

pub mod rules;
