//! The languages there are: every folder of `assets/text` is one.

use std::{fmt, str::FromStr};

#[cfg(target_arch = "wasm32")]
use super::fetched as texts;
#[cfg(not(target_arch = "wasm32"))]
use super::inside as texts;
use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};

/// A language there is, by its id, such as `en`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(&'static str);

impl Language {
    /// What everything is written in first: the other languages are translated from it, and it stands where they lack a text.
    pub const ENGLISH: Self = Self("en");

    /// All of them: English, then the others by their ids.
    pub fn all() -> Vec<Self> {
        let mut all: Vec<_> = texts::ids().map(Self).collect();
        all.sort_by_key(|language| (*language != Self::ENGLISH, *language));
        all
    }

    /// The one that suits somebody who wants these, the most wanted first, as systems and browsers name them, such as
    /// `de_AT.UTF-8` or `nl-BE`; `None` if none does.
    pub fn suiting<S: AsRef<str>>(wanted: impl IntoIterator<Item = S>) -> Option<Self> {
        let plain = |id: S| id.as_ref().split(['.', '@']).next().unwrap_or_default().to_owned();
        let wanted = convert_vec_str_to_langids_lossy(wanted.into_iter().map(plain));
        let there = convert_vec_str_to_langids_lossy(Self::all().into_iter().map(Self::id));
        let best = negotiate_languages(&wanted, &there, None, NegotiationStrategy::Lookup);
        best.first().and_then(|best| best.to_string().parse().ok())
    }

    /// The name of its folder.
    pub fn id(self) -> &'static str {
        self.0
    }

    /// Its files: their names and what is in them; none in a browser as long as the page has not brought them.
    pub fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        texts::files(self.0)
    }

    /// Whether something can be said in it now.
    pub fn is_here(self) -> bool {
        self.files().next().is_some()
    }

    /// Whether it has every file that English has; if not, it is still being translated.
    #[cfg(test)]
    pub fn is_complete(self) -> bool {
        Self::ENGLISH.files().all(|(name, _)| self.files().any(|(other, _)| other == name))
    }

    /// What it calls itself, such as "Deutsch".
    pub fn name(self) -> &'static str {
        texts::name(self.0).unwrap_or(self.0)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.0)
    }
}

/// There is no such language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(id: &str) -> Result<Self, UnknownLanguage> {
        Self::all().into_iter().find(|language| language.0 == id).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_suits_its_countries() {
        assert_eq!(Language::all()[0], Language::ENGLISH);
        assert_eq!(Language::suiting(["en-GB"]), Some(Language::ENGLISH));
        assert_eq!(Language::suiting(["fr-FR", "en_US.UTF-8"]), Some(Language::ENGLISH));
        assert_eq!(Language::suiting(["C", "tlh"]), None);
        for language in Language::all() {
            let id = language.id();
            assert_eq!(Language::suiting([format!("{id}_CH.UTF-8"), "en".to_owned()]), Some(language));
            assert_eq!(id.parse(), Ok(language));
            let named = !language.is_complete() || language.name().len() > 3;
            assert!(named, "{language} says its own name: language-name");
        }
    }
}
