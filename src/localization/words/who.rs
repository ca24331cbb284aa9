//! Whom a sentence is about: the reader or somebody with a name.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use intl_memoizer::{IntlLangMemoizer, concurrent};

use crate::localization::Value;

/// Whom a sentence is about. The texts take its form from this: `[you]` is the reader and nobody else,
/// `[nobody]` leaves the name out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only human in the game, who is spoken to.
    Reader,
    /// Somebody who goes by this name.
    Named(String),
    /// Somebody whose name stands above the sentence already: the sentence does without it.
    Above,
}

/// A name as a value of its own. It is written as it is and chooses no form of a sentence, not even if it reads "you".
#[derive(Clone, Debug, PartialEq)]
struct NameValue(String);

impl FluentType for NameValue {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.0.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.clone().into()
    }
}

impl From<Who> for Value<'_> {
    fn from(who: Who) -> Self {
        match who {
            Who::Reader => "you".into(),
            Who::Above => "nobody".into(),
            Who::Named(name) => Self::Custom(Box::new(NameValue(name))),
        }
    }
}
