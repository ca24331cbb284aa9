//! Games that change at once, such as the running and the earlier one when they swap places: either all of them have
//! changed or, whatever happens in between, none. What is to be written is noted first, in one text; from then on it
//! counts as written, and whoever comes next finishes it.

use std::{
    collections::BTreeMap,
    io::{Error, Result},
};

use bevy::prelude::warn;

use super::{StorageBackend, saved_text::SavedText};

/// What is to be written or, without a text, deleted.
pub(super) type SavedTexts = BTreeMap<SavedText, Option<String>>;

/// The name of the note. It is there only while games change.
const NOTE: &str = "games-changing.ron";

/// A text as it was written last, even if that is only noted so far.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn read(backend: &StorageBackend, name: SavedText) -> Result<Option<String>> {
    match noted(backend)?.remove(&name) {
        Some(text) => Ok(text),
        None => backend.read(name.file()),
    }
}

/// Writes all of these texts or none.
///
/// # Errors
/// Why they cannot be written, or why the note cannot be followed yet.
pub(super) fn write(backend: &StorageBackend, texts: &SavedTexts) -> Result<()> {
    finish(backend)?;
    if texts.len() < 2 {
        return put(backend, texts);
    }
    let note = ron::to_string(texts).map_err(Error::other)?;
    backend.write(NOTE, &note)?;
    finish(backend)
}

/// Does what is noted, if anything is.
///
/// # Errors
/// Why it cannot be done yet.
pub(super) fn finish(backend: &StorageBackend) -> Result<()> {
    let texts = noted(backend)?;
    if texts.is_empty() {
        return Ok(());
    }
    put(backend, &texts)?;
    backend.remove(NOTE)
}

/// Writes or deletes each of these texts by itself.
pub(super) fn put(backend: &StorageBackend, texts: &SavedTexts) -> Result<()> {
    texts.iter().try_for_each(|(name, text)| match text {
        Some(text) => backend.write(name.file(), text),
        None => backend.remove(name.file()),
    })
}

fn noted(backend: &StorageBackend) -> Result<SavedTexts> {
    let note = backend.read(NOTE)?;
    let texts = note.map(|note| ron::from_str(&note)).transpose();
    // A note is written in one step: one that cannot be understood is not ours, and says nothing about the games.
    Ok(texts.inspect_err(|error| warn!("{NOTE} is ignored: {error}")).ok().flatten().unwrap_or_default())
}
