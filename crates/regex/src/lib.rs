//! Stands in for the crate `regex` with its sister `regex-lite`.
//!
//! Only the preprocessor of Bevy's shaders looks for patterns, in a few lines of plain text at the start. The tables of
//! Unicode and the automata that make `regex` fast are a tenth of what a browser would have to load.
#![no_std]

pub use regex_lite::*;
