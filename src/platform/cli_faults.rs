//! What cannot be done of what the command line asks for, in words, and the language that it speaks.

use super::request::{NewGameError, RequestError};
use crate::{
    localization::{Language, Texts, Value},
    persistence::SavedGameError,
};

/// The language of the system, as far as the game speaks it.
pub fn usual_language() -> Language {
    Language::suiting(sys_locale::get_locales()).unwrap_or(Language::ENGLISH)
}

/// Why a game that is asked for cannot be played.
pub fn why_no_game(texts: &Texts, error: &RequestError) -> String {
    match error {
        RequestError::Game(NewGameError::Players(n)) => texts.with("cli-players", [("n", (*n).into())]),
        RequestError::Game(NewGameError::First(n)) => texts.with("cli-first-missing", [("n", (*n).into())]),
        RequestError::Game(NewGameError::Dummies) => texts.get("cli-dummies"),
        RequestError::Game(NewGameError::Names(n)) => texts.with("cli-names-many", [("n", (*n).into())]),
        RequestError::Game(NewGameError::SameName(name)) => {
            texts.with("cli-names-same", [("name", name.as_str().into())])
        }
        RequestError::Cards(reason) => reason.clone(),
    }
}

/// Why a file cannot be watched.
pub fn why_not(texts: &Texts, word: String, error: &SavedGameError) -> String {
    let say = |key: &str, value: Option<(&'static str, &str)>| {
        let value = value.map(|(name, text)| (name, Value::from(text)));
        texts.with(key, [("word", Value::from(word.as_str()))].into_iter().chain(value))
    };
    match error {
        SavedGameError::Unreadable(reason) => say("cli-replay-unreadable", Some(("reason", reason))),
        SavedGameError::Older(program) => say("cli-replay-older", Some(("program", program))),
        SavedGameError::Newer(program) => say("cli-replay-newer", Some(("program", program))),
        SavedGameError::OtherCards(_) => say("cli-replay-other-cards", None),
        SavedGameError::Unplayable(reason) => say("cli-replay-unplayable", Some(("reason", &reason.to_string()))),
    }
}
