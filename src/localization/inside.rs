//! Where the texts are part of the program: every folder of `assets/text` is a language. Its name is the language's id; its
//! files are read in no order.

use include_dir::{Dir, include_dir};

static FOLDERS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// The languages there are, by their ids.
pub fn ids() -> impl Iterator<Item = &'static str> {
    FOLDERS.dirs().filter_map(|folder| folder.path().to_str())
}

/// The files of a language: their names and what is in them.
pub fn files(id: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = FOLDERS.get_dir(id).into_iter().flat_map(Dir::files);
    let files = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "ftl"));
    files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
}

/// What a language calls itself: the message `language-name` in its files.
pub fn name(id: &'static str) -> Option<&'static str> {
    let named = |line: &'static str| line.strip_prefix("language-name = ");
    files(id).find_map(|(_, text)| text.lines().find_map(named))
}
