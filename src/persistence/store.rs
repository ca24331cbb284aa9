//! Saves texts: they are written in the background, only the newest of each, and everything that still
//! waits is written when the program ends.

use std::{collections::BTreeMap, io};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use super::{
    files::{self, StorageBackend},
    notices::{Notice, Notices, tabs},
};
use crate::localization::{Texts, Value};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>().add_systems(Last, write_on);
}

/// The name of a saved text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SavedText {
    /// How the game is shown and played.
    Settings,
    /// The running game.
    Game,
    /// The game that was saved before that one.
    EarlierGame,
}

impl SavedText {
    fn file(self) -> &'static str {
        match self {
            Self::Settings => "settings.ron",
            Self::Game => "game.ron",
            Self::EarlierGame => "game-before.ron",
        }
    }

    /// Whether only one window may write it.
    fn is_owned(self) -> bool {
        self != Self::Settings
    }
}

type Texted = BTreeMap<SavedText, Option<String>>;

/// Where texts are saved, and what is still to be written there.
#[derive(Resource, Default)]
pub struct Store {
    /// Without one nothing is saved.
    backend: Option<StorageBackend>,
    /// Texts that could not be set aside are left as they are.
    read_only: Vec<SavedText>,
    /// What is to be written (or, without a text, deleted).
    waiting: Texted,
    writing: Option<Task<Result<(), WriteError>>>,
    failure: Option<io::Error>,
    /// The last attempt to write failed, and the player has been told.
    fails: bool,
    /// The token this program leaves in the storage while games are saved from here.
    owner_token: String,
    access: WriteAccess,
}

/// Whether this program may write games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum WriteAccess {
    /// No.
    #[default]
    None,
    /// It could, but its token cannot be written.
    Unconfirmed,
    /// Yes.
    Ours,
    /// No longer: another one has written its token.
    Taken,
}

/// Why texts were not written.
enum WriteError {
    Taken,
    Fails(io::Error),
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Fails(error)
    }
}

impl Store {
    /// Saves everything in a backend, or nothing at all.
    pub fn new(backend: Option<StorageBackend>) -> Self {
        let mut store = Self::default();
        (store.backend, store.owner_token) = (backend, files::new_owner_token());
        store
    }

    /// Whether what is played here is saved.
    pub fn saves(&self) -> bool {
        self.backend.is_some() && self.access == WriteAccess::Ours && !self.fails
    }

    pub(super) fn backend(&self) -> Option<&StorageBackend> {
        self.backend.as_ref()
    }

    /// From now on games are written from here only.
    pub(super) fn own(&mut self) {
        let Some(backend) = &self.backend else { return };
        let written = backend.with_owner(|owner| owner.clone_from(&self.owner_token));
        self.access = if written.is_ok() { WriteAccess::Ours } else { WriteAccess::Unconfirmed };
        self.failure = self.failure.take().or(written.err());
    }

    /// No game is written from here any more.
    pub(super) fn disown(&mut self) {
        self.access = WriteAccess::None;
        self.waiting.retain(|text, _| !text.is_owned());
    }

    /// Whether games were written from here until another window took over.
    pub(super) fn is_taken(&mut self) -> bool {
        self.access == WriteAccess::Taken
    }

    /// Checks whether another window has taken over.
    pub(super) fn check_owner_token(&mut self) {
        if let (WriteAccess::Ours, Some(backend)) = (self.access, &self.backend)
            && backend.with_owner(|owner| *owner != self.owner_token).unwrap_or(false)
        {
            self.access = WriteAccess::Taken;
        }
    }

    /// Saves a text in place of the one of that name.
    pub(super) fn save(&mut self, name: SavedText, text: String) {
        self.put(name, Some(text));
    }

    /// Deletes a text.
    pub(super) fn forget(&mut self, name: SavedText) {
        self.put(name, None);
    }

    fn put(&mut self, name: SavedText, text: Option<String>) {
        if self.access == WriteAccess::Unconfirmed {
            self.own();
        }
        if self.may_write(name) {
            self.waiting.insert(name, text);
        }
    }

    fn may_write(&self, name: SavedText) -> bool {
        let owned = !name.is_owned() || self.access == WriteAccess::Ours;
        self.backend.is_some() && owned && !self.read_only.contains(&name)
    }

    /// A text, as it was saved last.
    pub(super) fn read(&mut self, name: SavedText) -> io::Result<Option<String>> {
        self.flush();
        self.backend.as_ref().map_or(Ok(None), |backend| backend.read(name.file()))
    }

    /// Renames a text that cannot be used, so that nothing overwrites it. Returns where it is now, or
    /// why it had to stay; in that case nothing is saved under the old name.
    pub(super) fn quarantine(&mut self, name: SavedText) -> Result<String, (String, io::Error)> {
        self.flush();
        let Some(backend) = &self.backend else { return Ok(String::new()) };
        let (stem, ending) = name.file().rsplit_once('.').unwrap_or((name.file(), ""));
        let mut names = (1..1000).map(|number| format!("{stem}-aside-{number}.{ending}"));
        let free = names.find(|name| matches!(backend.read(name), Ok(None)));
        let free = free.unwrap_or_else(|| format!("{stem}-aside.{ending}"));
        match backend.rename(name.file(), &free) {
            Ok(()) => Ok(backend.place(&free)),
            Err(error) => {
                let place = backend.place(name.file());
                self.read_only.push(name);
                Err((place, error))
            }
        }
    }

    /// The running game becomes the earlier one. If it cannot, nothing takes its place.
    pub(super) fn archive_current(&mut self) {
        self.rename([(SavedText::Game.file(), SavedText::EarlierGame.file())].into_iter());
    }

    /// The earlier game becomes the running one, and the running one, if any, the earlier.
    pub(super) fn swap_with_earlier(&mut self) {
        const BETWEEN: &str = "game-between.ron";
        let (game, earlier) = (SavedText::Game.file(), SavedText::EarlierGame.file());
        self.rename([(game, BETWEEN), (earlier, game), (BETWEEN, earlier)].into_iter());
    }

    fn rename(&mut self, mut names: impl Iterator<Item = (&'static str, &'static str)>) {
        self.flush();
        self.check_owner_token();
        let Some(backend) = self.backend.as_ref().filter(|_| self.may_write(SavedText::Game)) else { return };
        let renamed = names.try_for_each(|(name, to)| match backend.rename(name, to) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            renamed => renamed,
        });
        if let Err(error) = renamed {
            self.failure = Some(error);
            self.read_only.push(SavedText::Game);
        }
    }

    /// Writes everything that waits, now.
    fn flush(&mut self) {
        if let Some(running) = self.writing.take() {
            self.take_note(block_on(running));
        }
        let waiting = std::mem::take(&mut self.waiting);
        if let Some(backend) = self.backend.as_ref().filter(|_| !waiting.is_empty()) {
            let written = write_all(backend, &self.owner_token, waiting);
            self.take_note(written);
        }
    }

    /// The outcome of writing.
    fn take_note(&mut self, written: Result<(), WriteError>) {
        match written {
            Ok(()) => self.fails = false,
            Err(WriteError::Fails(error)) => self.failure = Some(error),
            Err(WriteError::Taken) => self.access = WriteAccess::Taken,
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.flush();
    }
}

fn write_all(backend: &StorageBackend, owner_token: &str, texts: Texted) -> Result<(), WriteError> {
    let write = |(name, text): (SavedText, Option<String>)| match text {
        Some(text) => backend.write(name.file(), &text),
        None => backend.remove(name.file()),
    };
    let (mut owned, mut free): (Vec<_>, Vec<_>) = texts.into_iter().partition(|(name, _)| name.is_owned());
    free.drain(..).try_for_each(write)?;
    if owned.is_empty() {
        return Ok(());
    }
    // No other window can take over between checking the token and the end of the write.
    backend.with_owner(|owner| {
        if owner == owner_token { Ok(owned.drain(..).try_for_each(write)?) } else { Err(WriteError::Taken) }
    })?
}

/// Writes what waits in the background, one text after the other. A failure is reported once, until it works
/// again.
pub(super) fn write_on(
    mut store: ResMut<Store>,
    texts: Res<Texts>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let store = store.bypass_change_detection();
    if let Some(task) = &mut store.writing {
        redraw.write(RequestRedraw);
        let Some(done) = block_on(poll_once(task)) else { return };
        store.writing = None;
        store.take_note(done);
    }
    if let Some(backend) = store.backend.clone().filter(|_| !store.waiting.is_empty()) {
        // A browser writes at once; a task could not be waited for there.
        if cfg!(target_arch = "wasm32") {
            store.flush();
        } else {
            let (owner_token, waiting) = (store.owner_token.clone(), std::mem::take(&mut store.waiting));
            store.writing = Some(IoTaskPool::get().spawn(async move { write_all(&backend, &owner_token, waiting) }));
        }
        redraw.write(RequestRedraw);
    }
    if let Some(failure) = store.failure.take().filter(|_| !std::mem::replace(&mut store.fails, true)) {
        warn!("nothing can be saved: {failure}");
        let place = store.backend.as_ref().map_or_else(String::new, |backend| backend.place(""));
        notices.tell(nothing_saved(&texts, &failure, place));
        redraw.write(RequestRedraw);
    }
}

fn nothing_saved(texts: &Texts, failure: &io::Error, place: String) -> Notice {
    let why = match failure.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "blocked",
        _ => "broken",
    };
    let values: [(_, Value); 2] = [("place", place.into()), ("reason", failure.to_string().into())];
    let values: Vec<_> = values.into_iter().chain(tabs()).collect();
    let keys = [format!("unsaved-{why}"), "unsaved-lost".to_owned(), format!("unsaved-{why}-advice")];
    Notice::new(texts.get("unsaved-title"), keys.map(|key| texts.with(&key, values.clone())).to_vec())
}
