//! In a browser only the English texts are part of the program. The page brings those of the language that the game
//! begins in, and fetches others when they are chosen (`web/fetch.js`), each in one file.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

const INSIDE: &str = "en";
static ENGLISH: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/text/en");
static OTHERS: OnceLock<Vec<OtherLanguage>> = OnceLock::new();

/// A language that is not part of the program.
struct OtherLanguage {
    id: String,
    name: String,
    texts: OnceLock<String>,
}

/// Says which other languages there are: their ids, and what they call themselves.
///
/// # Panics
/// If it was said before.
pub fn bring_languages(others: impl IntoIterator<Item = (String, String)>) {
    let others = others.into_iter().map(|(id, name)| OtherLanguage { id, name, texts: OnceLock::new() });
    assert!(OTHERS.set(others.collect()).is_ok(), "the languages are brought once");
}

/// Brings all texts of one of them. Those that are there already stay.
pub fn bring_texts(id: &str, texts: String) {
    if let Some(language) = others().find(|language| language.id == id) {
        _ = language.texts.set(texts);
    }
}

fn others() -> impl Iterator<Item = &'static OtherLanguage> {
    OTHERS.get().into_iter().flatten()
}

/// The languages there are, by their ids.
pub fn ids() -> impl Iterator<Item = &'static str> {
    [INSIDE].into_iter().chain(others().map(|language| &*language.id))
}

/// The files of a language, their names and what is in them: none as long as its texts have not come.
pub fn files(id: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let english = ENGLISH.files().filter(move |_| id == INSIDE);
    let english = english.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    let fetched = others().filter(move |language| language.id == id).filter_map(|language| language.texts.get());
    english.chain(fetched.map(|texts| ("all texts", &**texts)))
}

/// What a language calls itself.
pub fn name(id: &'static str) -> Option<&'static str> {
    let english = (id == INSIDE).then_some("English");
    english.or_else(|| others().find(|language| language.id == id).map(|language| &*language.name))
}
