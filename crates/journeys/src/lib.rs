//! What is played against whom, beside games that somebody sets up: no window, no clock, no file.
//!
//! - [`ladder`]: thirty prepared journeys with three goals each, and how far somebody has come on it.
//! - [`daily`]: the journey of a date, the same for everybody, and what came of those that were played.

pub mod daily;
pub mod ladder;
