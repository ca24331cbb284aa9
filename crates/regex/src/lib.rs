//! Stands in for the crate `regex` with its sister `regex-lite`.
//!
//! Only the preprocessor of Bevy's shaders looks for patterns, in some lines of plain text at the start. The tables of
//! Unicode and the automata that make `regex` fast are a tenth of what a browser would have to load. What makes up for
//! them are a few lines: a text without what every match contains is not searched for one.
#![no_std]

extern crate alloc;

mod needles;

use alloc::{string::String, vec::Vec};
use core::{fmt, ops::Deref};

pub use regex_lite::*;

/// A pattern of `regex-lite`, whose other methods it has too.
#[derive(Clone)]
pub struct Regex {
    pattern: regex_lite::Regex,
    /// Every match contains one of these, unless there are none.
    needles: Vec<String>,
}

impl Regex {
    /// Reads a pattern.
    ///
    /// # Errors
    /// If `regex-lite` cannot read it.
    pub fn new(pattern: &str) -> Result<Self, Error> {
        Ok(Self { pattern: regex_lite::Regex::new(pattern)?, needles: needles::of(pattern) })
    }

    /// Whether there is a match.
    #[must_use]
    pub fn is_match(&self, text: &str) -> bool {
        self.may_match(text) && self.pattern.is_match(text)
    }

    /// The first match.
    #[must_use]
    pub fn find<'t>(&self, text: &'t str) -> Option<Match<'t>> {
        if self.may_match(text) { self.pattern.find(text) } else { None }
    }

    /// The groups of the first match.
    #[must_use]
    pub fn captures<'t>(&self, text: &'t str) -> Option<Captures<'t>> {
        if self.may_match(text) { self.pattern.captures(text) } else { None }
    }

    /// The groups of every match.
    pub fn captures_iter<'r, 't>(&'r self, text: &'t str) -> CaptureMatches<'r, 't> {
        // Nothing matches an empty text if it has to contain something.
        self.pattern.captures_iter(if self.may_match(text) { text } else { "" })
    }

    /// The text with every match replaced.
    pub fn replace_all<'t>(&self, text: &'t str, by: impl Replacer) -> alloc::borrow::Cow<'t, str> {
        if self.may_match(text) { self.pattern.replace_all(text, by) } else { text.into() }
    }

    fn may_match(&self, text: &str) -> bool {
        self.needles.is_empty() || self.needles.iter().any(|needle| text.contains(needle.as_str()))
    }
}

impl Deref for Regex {
    type Target = regex_lite::Regex;

    fn deref(&self) -> &Self::Target {
        &self.pattern
    }
}

impl fmt::Debug for Regex {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pattern.fmt(formatter)
    }
}
