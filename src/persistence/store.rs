//! Saves texts: they are written in the background, only the newest of each, and everything that still
//! waits is written when the program ends.

use std::io;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use super::{
    files::{self, StorageBackend},
    notices::{Notice, Notices, tabs},
    saved_text::SavedText,
    together::{self, SavedTexts},
};
use crate::localization::{Texts, Value};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>().add_systems(Last, write_on);
}

/// Where texts are saved, and what is still to be written there.
#[derive(Resource, Default)]
pub struct Store {
    /// Without one nothing is saved.
    backend: Option<StorageBackend>,
    /// Texts that are left as they are: a newer version wrote them, or they could not be set aside.
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
        self.backend.is_some() && self.access == WriteAccess::Ours && !self.fails && self.has_place()
    }

    /// Whether there is a place for the running game: both may be taken by games that only a newer version can
    /// continue.
    pub fn has_place(&self) -> bool {
        self.running_place().is_some()
    }

    /// Where the running game is saved: never over one that has to be left as it is.
    pub(super) fn running_place(&self) -> Option<SavedText> {
        [SavedText::Game, SavedText::EarlierGame].into_iter().find(|name| !self.read_only.contains(name))
    }

    /// Whether there is a place for the earlier game besides the running one.
    pub(super) fn has_earlier_place(&self) -> bool {
        ![SavedText::Game, SavedText::EarlierGame].iter().any(|name| self.read_only.contains(name))
    }

    /// From now on a text is left as it is, or may be written again.
    pub(super) fn set_read_only(&mut self, name: SavedText, read_only: bool) {
        self.read_only.retain(|other| *other != name);
        self.read_only.extend(read_only.then_some(name));
    }

    pub(super) fn backend(&self) -> Option<&StorageBackend> {
        self.backend.as_ref()
    }

    /// Where a text is saved, for messages.
    pub(super) fn place(&self, name: SavedText) -> String {
        self.backend.as_ref().map_or_else(String::new, |backend| backend.place(name.file()))
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
    pub(super) fn save(&mut self, name: SavedText, text: String) {
        self.put(name, Some(text));
    }

    /// Saves the running game.
    pub(super) fn save_game(&mut self, text: String) {
        if let Some(name) = self.running_place() {
            self.put(name, Some(text));
        }
    }

    /// Deletes the running game.
    pub(super) fn forget_game(&mut self) {
        if let Some(name) = self.running_place() {
            self.put(name, None);
        }
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

    /// A text, as it was saved last. What is still being written is not waited for: it is here.
    pub(super) fn read(&mut self, name: SavedText) -> io::Result<Option<String>> {
        self.look_at_writing();
        let writing = self.writing.as_ref().map(|(texts, _)| texts);
        let mut newest = [Some(&self.waiting), writing, Some(&self.unwritten)].into_iter().flatten();
        if let Some(text) = newest.find_map(|texts| texts.get(&name)) {
            return Ok(text.clone());
        }
        self.backend.as_ref().map_or(Ok(None), |backend| together::read(backend, name))
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
        match together::finish(backend).and_then(|()| backend.rename(name.file(), &free)) {
            Ok(()) => Ok(backend.place(&free)),
            Err(error) => {
                let place = backend.place(name.file());
                self.set_read_only(name, true);
                Err((place, error))
            }
        }
    }

    /// The running game becomes the earlier one.
    pub(super) fn archive_current(&mut self) {
        self.move_games(|game, _| [None, game]);
    }

    /// The earlier game becomes the running one, and the running one, if any, the earlier.
    pub(super) fn swap_with_earlier(&mut self) {
        self.move_games(|game, earlier| [earlier, game]);
    }

    /// Changes the running and the earlier game at once.
    fn move_games(&mut self, change: impl FnOnce(Option<String>, Option<String>) -> [Option<String>; 2]) {
        if !self.has_earlier_place() {
            return;
        }
        match (self.read(SavedText::Game), self.read(SavedText::EarlierGame)) {
            (Ok(game), Ok(earlier)) => {
                let [game, earlier] = change(game, earlier);
                self.put(SavedText::Game, game);
                self.put(SavedText::EarlierGame, earlier);
            }
            // What cannot be read is not replaced either.
            (Err(error), _) | (_, Err(error)) => {
                self.failure = Some(error);
                self.set_read_only(SavedText::Game, true);
                self.set_read_only(SavedText::EarlierGame, true);
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
    fn flush(&mut self) {
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
    let settings = together::put(backend, &settings);
    if !games.is_empty() {
        // No other window can take over between checking the token and the end of the write.
        backend.with_owner(|owner| {
            if owner == owner_token { Ok(together::write(backend, &games)?) } else { Err(WriteError::Taken) }
        })??;
    }
    Ok(settings?)
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

    /// The running and the earlier game.
    fn games(store: &mut Store) -> [Option<String>; 2] {
        [Game, EarlierGame].map(|name| store.read(name).expect("it can be read"))
    }

    fn texts(games: [&str; 2]) -> [Option<String>; 2] {
        games.map(|text| (!text.is_empty()).then(|| text.to_owned()))
    }

    /// A folder with these two games; one without a name is not there.
    fn folder(there: [&str; 2]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in [Game, EarlierGame].into_iter().zip(there).filter(|(_, text)| !text.is_empty()) {
            std::fs::write(folder.path().join(name.file()), text).expect("a file");
        }
        folder
    }

    /// What is done with the games, and how they lie before and after.
    type Move = (fn(&mut Store), [&'static str; 2], [&'static str; 2]);

    const MOVES: [Move; 4] = [
        (Store::swap_with_earlier, ["A", "B"], ["B", "A"]),
        (Store::swap_with_earlier, ["", "B"], ["B", ""]),
        (archive, ["A", "B"], ["C", "A"]),
        (archive, ["A", ""], ["C", "A"]),
    ];

    /// Another game begins.
    fn archive(store: &mut Store) {
        store.archive_current();
        store.save_game("C".to_owned());
    }

    #[test]
    fn games_that_change_places_do_so_in_one_step_whenever_the_power_fails() {
        for (change, before, after) in MOVES {
            let mut outcomes = Vec::new();
            for steps in 0.. {
                let folder = folder(before);
                let mut store = open(folder.path());
                let went_out = power::out_after(steps, || {
                    change(&mut store);
                    drop(store);
                });
                let mut next = open(folder.path());
                let found = games(&mut next);
                assert!(found == texts(before) || found == texts(after), "after {steps} steps: {found:?}");
                outcomes.push(found == texts(after));
                // The next game is played on, and nothing old comes back.
                next.save_game("D".to_owned());
                drop(next);
                assert_eq!(games(&mut open(folder.path())), [Some("D".to_owned()), found[1].clone()], "{steps} steps");
                if !went_out {
                    break;
                }
            }
            assert!(outcomes.is_sorted() && !outcomes[0] && outcomes.ends_with(&[true]), "{outcomes:?}");
            assert!(outcomes.len() > 10, "every step was interrupted: {outcomes:?}");
        }
    }

    #[test]
    fn games_that_change_places_survive_any_step_that_fails_once() {
        for (change, before, after) in MOVES {
            for step in 0.. {
                let folder = folder(before);
                let mut store = open(folder.path());
                let failed = power::fails_once_after(step, || {
                    change(&mut store);
                    store.flush();
                });
                assert_eq!(games(&mut store), texts(after), "step {step} failed");
                store.save_game("D".to_owned());
                drop(store);
                let last = [Some("D".to_owned()), texts(after)[1].clone()];
                assert_eq!(games(&mut open(folder.path())), last, "step {step} failed");
                if !failed {
                    break;
                }
            }
        }
    }

    #[test]
    fn another_window_sees_games_that_are_only_noted() {
        let folder = folder(["A", "B"]);
        let note = SavedTexts::from([(Game, Some("B".to_owned())), (EarlierGame, Some("A".to_owned()))]);
        std::fs::write(folder.path().join("games-changing.ron"), ron::to_string(&note).expect("a text"))
            .expect("a file");
        let mut second = Store::new(Some(StorageBackend::at(folder.path())));
        assert_eq!(games(&mut second), texts(["B", "A"]));
        assert!(folder.path().join("games-changing.ron").exists(), "it is not for this window to finish it");
    }

    #[test]
    fn a_text_that_is_left_as_it_is_is_never_written() {
        let folder = folder(["newer", "B"]);
        let mut store = open(folder.path());
        store.set_read_only(Game, true);
        store.archive_current();
        store.swap_with_earlier();
        store.save_game("C".to_owned());
        store.flush();
        assert_eq!(games(&mut store), texts(["newer", "C"]));
        store.set_read_only(EarlierGame, true);
        assert!(!store.has_place() && !store.saves());
        store.save_game("D".to_owned());
        store.forget_game();
        drop(store);
        assert_eq!(games(&mut open(folder.path())), texts(["newer", "C"]));
    }

    #[test]
    fn reading_waits_for_no_write() {
        let folder = folder(["", ""]);
        let mut store = open(folder.path());
        let (done, wait) = mpsc::channel::<()>();
        let written = SavedTexts::from([(Settings, Some("new".to_owned()))]);
        let slow = async move {
            let _ = wait.recv_timeout(Duration::from_secs(60));
            Ok(())
        };
        store.writing = Some((written, IoTaskPool::get_or_init(TaskPool::new).spawn(slow)));
        assert_eq!(store.read(Settings).expect("it can be read").as_deref(), Some("new"));
        assert!(store.writing.is_some(), "it was waited for");
        store.save(Settings, "newest".to_owned());
        assert_eq!(store.read(Settings).expect("it can be read").as_deref(), Some("newest"));
        done.send(()).expect("it is still being written");
    }
}
