//! Saves texts: they are written in the background, only the newest of each, and everything that still
//! waits is written when the program ends.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use super::{
    files::{self, StorageBackend},
    notices::{Notice, Notices, tabs},
    saved_text::{GAMES, SavedText},
};
use crate::{
    localization::{Texts, Value},
    session::GameId,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>().add_systems(Last, write_on);
}

/// What is to be written or, without a text, deleted.
type SavedTexts = BTreeMap<SavedText, Option<String>>;

/// Where texts are saved, and what is still to be written there.
#[derive(Resource, Default)]
pub struct Store {
    /// Without one nothing is saved.
    backend: Option<StorageBackend>,
    /// Texts that are left as they are: they could not be set aside.
    read_only: Vec<SavedText>,
    /// What is to be written (or, without a text, deleted).
    waiting: SavedTexts,
    /// What is being written, and the task that does it.
    writing: Option<(SavedTexts, Task<Result<(), WriteError>>)>,
    /// Games that could not be written: they are tried again with the next one.
    unwritten: SavedTexts,
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

    /// Whether there is a place where anything is saved.
    pub fn keeps(&self) -> bool {
        self.backend.is_some()
    }

    pub(super) fn backend(&self) -> Option<&StorageBackend> {
        self.backend.as_ref()
    }

    /// Where a text is saved, for messages.
    pub fn place(&self, name: &SavedText) -> String {
        self.backend.as_ref().map_or_else(String::new, |backend| backend.place(&name.file()))
    }

    /// From now on games are written from here only.
    pub fn own(&mut self) {
        let Some(backend) = &self.backend else { return };
        let written = backend.with_owner(|owner| owner.clone_from(&self.owner_token));
        self.access = if written.is_ok() { WriteAccess::Ours } else { WriteAccess::Unconfirmed };
        self.failure = self.failure.take().or(written.err());
    }

    /// No game is written from here any more.
    pub(super) fn disown(&mut self) {
        self.access = WriteAccess::None;
        self.waiting.retain(|text, _| !text.is_owned());
        self.unwritten.clear();
    }

    /// Whether games were written from here until another window took over.
    pub(super) fn is_taken(&mut self) -> bool {
        self.access == WriteAccess::Taken
    }

    /// Checks whether another window has taken over. What is being written finds that out by itself, and this would
    /// have to wait for it.
    pub(super) fn check_owner_token(&mut self) {
        self.look_at_writing();
        if self.writing.is_some() {
            return;
        }
        if let (WriteAccess::Ours, Some(backend)) = (self.access, &self.backend)
            && backend.with_owner(|owner| *owner != self.owner_token).unwrap_or(false)
        {
            self.access = WriteAccess::Taken;
        }
    }

    /// Saves a text in place of the one of that name.
    pub fn save(&mut self, name: SavedText, text: String) {
        self.put(name, Some(text));
    }

    /// Deletes a text.
    pub fn delete(&mut self, name: SavedText) {
        self.put(name, None);
    }

    fn put(&mut self, name: SavedText, text: Option<String>) {
        if self.access == WriteAccess::Unconfirmed {
            self.own();
        }
        if self.may_write(&name) {
            self.waiting.insert(name, text);
        }
    }

    fn may_write(&self, name: &SavedText) -> bool {
        let owned = !name.is_owned() || self.access == WriteAccess::Ours;
        self.backend.is_some() && owned && !self.read_only.contains(name)
    }

    /// What is not written yet, the newest first.
    fn unsaved(&self) -> impl Iterator<Item = &SavedTexts> {
        let writing = self.writing.as_ref().map(|(texts, _)| texts);
        [Some(&self.waiting), writing, Some(&self.unwritten)].into_iter().flatten()
    }

    /// The saved games there are, in no order.
    pub(super) fn games(&mut self) -> io::Result<Vec<GameId>> {
        self.look_at_writing();
        let names = self.backend.as_ref().map_or(Ok(Vec::new()), |backend| backend.list(GAMES))?;
        let mut games: BTreeSet<_> = names.iter().filter_map(|name| SavedText::game(name)).collect();
        // The newest word on each of them counts.
        let unsaved: Vec<_> = self.unsaved().collect();
        for (name, text) in unsaved.into_iter().rev().flatten() {
            match (name, text) {
                (SavedText::Game(id), Some(_)) => games.insert(id.clone()),
                (SavedText::Game(id), None) => games.remove(id),
                _ => false,
            };
        }
        Ok(games.into_iter().collect())
    }

    /// What was found out about a game so far.
    pub fn review(&mut self, id: &GameId) -> Option<String> {
        let read = self.read(&SavedText::Review(id.clone()));
        read.inspect_err(|error| warn!("the review of {id} cannot be read: {error}")).ok().flatten()
    }

    /// Saves what was found out about a game.
    pub fn save_review(&mut self, id: &GameId, text: String) {
        self.save(SavedText::Review(id.clone()), text);
    }

    /// How many bytes the saved games take, and how many there is room for if that is known.
    pub fn used(&self) -> (u64, Option<u64>) {
        self.backend.as_ref().map_or((0, None), |backend| backend.used(GAMES))
    }

    /// Moves the games of older versions, which had two and each under a name of its own, to the others.
    pub(super) fn move_older_games(&mut self) {
        if let (WriteAccess::Ours, Some(backend)) = (self.access, &self.backend) {
            for name in ["game-before.ron", "game.ron"] {
                let moved = backend.read(name).and_then(|text| match text {
                    Some(_) => backend.rename(name, &format!("{GAMES}{name}")),
                    None => Ok(()),
                });
                self.failure = self.failure.take().or(moved.err());
            }
        }
    }

    /// A text, as it was saved last. What is still being written is not waited for: it is here.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(&mut self, name: &SavedText) -> io::Result<Option<String>> {
        self.look_at_writing();
        if let Some(text) = self.unsaved().find_map(|texts| texts.get(name)) {
            return Ok(text.clone());
        }
        self.backend.as_ref().map_or(Ok(None), |backend| backend.read(&name.file()))
    }

    /// Renames a text that cannot be used, so that nothing overwrites it. Returns where it is now, or
    /// why it had to stay; in that case nothing is saved under the old name.
    ///
    /// # Errors
    /// Where it still is, and why.
    pub fn quarantine(&mut self, name: SavedText) -> Result<String, (String, io::Error)> {
        self.flush();
        let Some(backend) = &self.backend else { return Ok(String::new()) };
        let file = name.file();
        let (stem, ending) = file.rsplit_once('.').unwrap_or((&file, ""));
        let mut names = (1..1000).map(|number| format!("{stem}-aside-{number}.{ending}"));
        let free = names.find(|name| matches!(backend.read(name), Ok(None)));
        let free = free.unwrap_or_else(|| format!("{stem}-aside.{ending}"));
        match backend.rename(&file, &free) {
            Ok(()) => Ok(backend.place(&free)),
            Err(error) => {
                let place = backend.place(&file);
                self.read_only.push(name);
                Err((place, error))
            }
        }
    }

    /// What is to be written next: what waits, and with it what could not be written before.
    fn take_waiting(&mut self) -> SavedTexts {
        let mut texts = std::mem::take(&mut self.unwritten);
        texts.append(&mut self.waiting);
        texts
    }

    /// Writes everything that waits, now.
    pub(super) fn flush(&mut self) {
        if let Some((texts, running)) = self.writing.take() {
            self.take_note(texts, block_on(running));
        }
        let texts = self.take_waiting();
        if let Some(backend) = self.backend.as_ref().filter(|_| !texts.is_empty()) {
            let written = write_all(backend, &self.owner_token, &texts);
            self.take_note(texts, written);
        }
    }

    /// Looks whether what was being written is written by now.
    fn look_at_writing(&mut self) {
        let Some((texts, mut task)) = self.writing.take() else { return };
        match block_on(poll_once(&mut task)) {
            Some(written) => self.take_note(texts, written),
            None => self.writing = Some((texts, task)),
        }
    }

    /// The outcome of writing these texts.
    fn take_note(&mut self, mut texts: SavedTexts, written: Result<(), WriteError>) {
        match written {
            Ok(()) => self.fails = false,
            Err(WriteError::Fails(error)) => {
                self.failure = Some(error);
                texts.retain(|name, _| name.is_owned());
                self.unwritten = texts;
            }
            Err(WriteError::Taken) => self.access = WriteAccess::Taken,
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.flush();
    }
}

fn write_all(backend: &StorageBackend, owner_token: &str, texts: &SavedTexts) -> Result<(), WriteError> {
    let (games, settings): (SavedTexts, SavedTexts) = texts.clone().into_iter().partition(|(name, _)| name.is_owned());
    let settings = put_all(backend, &settings);
    if !games.is_empty() {
        // No other window can take over between checking the token and the end of the write.
        backend.with_owner(|owner| {
            if owner == owner_token { Ok(put_all(backend, &games)?) } else { Err(WriteError::Taken) }
        })??;
    }
    Ok(settings?)
}

/// Writes or deletes each of these texts.
fn put_all(backend: &StorageBackend, texts: &SavedTexts) -> io::Result<()> {
    texts.iter().try_for_each(|(name, text)| match text {
        Some(text) => backend.write(&name.file(), text),
        None => backend.remove(&name.file()),
    })
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
    if store.writing.is_some() {
        redraw.write(RequestRedraw);
        store.look_at_writing();
    }
    if let Some(backend) = store.backend.clone().filter(|_| !store.waiting.is_empty() && store.writing.is_none()) {
        // A browser writes at once; a task could not be waited for there.
        if cfg!(target_arch = "wasm32") {
            store.flush();
        } else {
            let (owner_token, texts) = (store.owner_token.clone(), store.take_waiting());
            let written = texts.clone();
            let task = IoTaskPool::get().spawn(async move { write_all(&backend, &owner_token, &written) });
            store.writing = Some((texts, task));
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

#[cfg(test)]
mod tests {
    use std::{path::Path, sync::mpsc, time::Duration};

    use bevy::tasks::TaskPool;

    use super::{SavedText::*, *};
    use crate::persistence::files::power;

    fn open(folder: &Path) -> Store {
        let mut store = Store::new(Some(StorageBackend::at(folder)));
        store.own();
        store
    }

    fn game(name: &str) -> SavedText {
        Game(GameId::new(name))
    }

    fn text(store: &mut Store, name: &str) -> Option<String> {
        store.read(&game(name)).expect("it can be read")
    }

    #[test]
    fn a_game_is_whole_whenever_the_power_fails() {
        let mut outcomes = Vec::new();
        for steps in 0.. {
            let folder = tempfile::tempdir().expect("a folder");
            let mut store = open(folder.path());
            store.save(game("a"), "before".to_owned());
            store.flush();
            let went_out = power::out_after(steps, || {
                store.save(game("a"), "after".to_owned());
                drop(store);
            });
            let mut next = open(folder.path());
            let found = text(&mut next, "a").expect("it is not lost");
            assert!(found == "before" || found == "after", "after {steps} steps: {found}");
            assert_eq!(next.games().expect("a list"), [GameId::new("a")], "after {steps} steps");
            outcomes.push(found == "after");
            if !went_out {
                break;
            }
        }
        assert!(outcomes.is_sorted() && !outcomes[0] && outcomes.ends_with(&[true]), "{outcomes:?}");
        assert!(outcomes.len() > 5, "every step was interrupted: {outcomes:?}");
    }

    #[test]
    fn what_could_not_be_written_is_written_later() {
        for step in 0.. {
            let folder = tempfile::tempdir().expect("a folder");
            let mut store = open(folder.path());
            let failed = power::fails_once_after(step, || {
                store.save(game("a"), "one".to_owned());
                store.flush();
            });
            assert_eq!(text(&mut store, "a").as_deref(), Some("one"), "step {step} failed");
            store.save(game("b"), "two".to_owned());
            drop(store);
            let mut next = open(folder.path());
            assert_eq!(text(&mut next, "a").as_deref(), Some("one"), "step {step} failed");
            assert_eq!(text(&mut next, "b").as_deref(), Some("two"), "step {step} failed");
            if !failed {
                break;
            }
        }
    }

    #[test]
    fn the_games_of_older_versions_are_moved_whole() {
        for steps in 0.. {
            let folder = tempfile::tempdir().expect("a folder");
            for (name, text) in [("game.ron", "A"), ("game-before.ron", "B")] {
                std::fs::write(folder.path().join(name), text).expect("a file");
            }
            let mut store = open(folder.path());
            let went_out = power::out_after(steps, || {
                store.move_older_games();
                drop(store);
            });
            let mut next = open(folder.path());
            next.move_older_games();
            let found = ["game", "game-before"].map(|name| text(&mut next, name));
            assert_eq!(found, ["A", "B"].map(|text| Some(text.to_owned())), "after {steps} steps");
            if !went_out {
                break;
            }
        }
    }

    #[test]
    fn games_are_listed_as_they_will_be_saved() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = open(folder.path());
        ["a", "b"].into_iter().for_each(|name| store.save(game(name), "text".to_owned()));
        store.flush();
        std::fs::write(folder.path().join("games/notes.txt"), "no game").expect("a file");
        store.delete(game("a"));
        store.save(game("c"), "text".to_owned());
        let listed =
            |store: &mut Store| store.games().expect("a list").iter().map(GameId::to_string).collect::<Vec<_>>();
        assert_eq!(listed(&mut store), ["b", "c"]);
        drop(store);
        assert_eq!(listed(&mut open(folder.path())), ["b", "c"]);
    }

    #[test]
    fn reading_waits_for_no_write() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = open(folder.path());
        let (done, wait) = mpsc::channel::<()>();
        let written = SavedTexts::from([(Settings, Some("new".to_owned()))]);
        let slow = async move {
            let _ = wait.recv_timeout(Duration::from_secs(60));
            Ok(())
        };
        store.writing = Some((written, IoTaskPool::get_or_init(TaskPool::new).spawn(slow)));
        assert_eq!(store.read(&Settings).expect("it can be read").as_deref(), Some("new"));
        assert!(store.writing.is_some(), "it was waited for");
        store.save(Settings, "newest".to_owned());
        assert_eq!(store.read(&Settings).expect("it can be read").as_deref(), Some("newest"));
        done.send(()).expect("it is still being written");
    }
}
