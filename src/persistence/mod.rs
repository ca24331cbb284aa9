//! What is kept from one evening to the next: the settings, and the game that runs.
//!
//! Each is one named text. Texts are written beside the frames, the newest only, and everything
//! that still waits when the program ends.

#[cfg_attr(target_arch = "wasm32", path = "browser.rs")]
mod files;
mod saved_game;
mod settings;

use std::{collections::BTreeMap, io};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

pub use files::StorageBackend;
pub use saved_game::{FoundGame, SavedGame};

use crate::{localization::Texts, ui::toast::Toast};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .init_resource::<Notices>()
        .add_plugins((saved_game::plugin, settings::plugin))
        .add_systems(Last, write_on);
}

/// Something that went wrong with what was kept, until somebody has read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub title: String,
    /// What is wrong, what became of it and what can be done, a paragraph each.
    pub lines: Vec<String>,
}

/// Notices nobody has read yet, the next one last. The title shows them.
#[derive(Resource, Default)]
pub struct Notices(pub Vec<Notice>);

/// What texts are kept in, and what is still to be written there.
#[derive(Resource, Default)]
pub struct Store {
    /// Nothing is kept without one.
    backend: Option<StorageBackend>,
    /// What could not be set aside is left as it is.
    sealed: Vec<&'static str>,
    /// What is to be written (or, without a text, removed), by name.
    waiting: BTreeMap<&'static str, Option<String>>,
    writing: Option<Task<io::Result<()>>>,
    failure: Option<io::Error>,
    /// That nothing can be kept is said once.
    told: bool,
}

impl Store {
    /// Keeps everything in a drawer, or nothing at all.
    pub fn new(backend: Option<StorageBackend>) -> Self {
        let mut store = Self::default();
        store.backend = backend;
        store
    }

    /// Keeps a text in place of the one of that name.
    fn keep(&mut self, name: &'static str, text: String) {
        self.put(name, Some(text));
    }

    /// Throws a text away.
    fn forget(&mut self, name: &'static str) {
        self.put(name, None);
    }

    fn put(&mut self, name: &'static str, text: Option<String>) {
        if self.backend.is_some() && !self.sealed.contains(&name) {
            self.waiting.insert(name, text);
        }
    }

    /// A text, as it was kept last.
    fn read(&mut self, name: &'static str) -> io::Result<Option<String>> {
        self.flush();
        self.backend.as_ref().map_or(Ok(None), |backend| backend.read(name))
    }

    /// Gives what cannot be used another name, so that nothing takes its place: where it lies now, or
    /// why it had to stay. Nothing is kept under the old name then.
    fn quarantine(&mut self, name: &'static str) -> Result<String, (String, io::Error)> {
        self.flush();
        let Some(backend) = &self.backend else { return Ok(String::new()) };
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let mut names = (1..1000).map(|number| format!("{stem}-aside-{number}.{ending}"));
        let free = names.find(|name| matches!(backend.read(name), Ok(None)));
        let free = free.unwrap_or_else(|| format!("{stem}-aside.{ending}"));
        match backend.rename(name, &free) {
            Ok(()) => Ok(backend.place(&free)),
            Err(error) => {
                let place = backend.place(name);
                self.sealed.push(name);
                Err((place, error))
            }
        }
    }

    /// Gives a text another name, if there is one, under which an older one is lost.
    fn lay_by(&mut self, name: &'static str, to: &str) {
        self.flush();
        let Some(backend) = self.backend.as_ref().filter(|_| !self.sealed.contains(&name)) else { return };
        if let Err(error) = backend.rename(name, to).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        }) {
            self.failure = Some(error);
        }
    }

    /// Writes everything that waits, now.
    fn flush(&mut self) {
        let running = self.writing.take().map_or(Ok(()), block_on);
        let waiting = std::mem::take(&mut self.waiting);
        let rest = self.backend.as_ref().map_or(Ok(()), |backend| write_all(backend, waiting));
        self.failure = self.failure.take().or(running.and(rest).err());
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.flush();
    }
}

fn write_all(backend: &StorageBackend, texts: BTreeMap<&'static str, Option<String>>) -> io::Result<()> {
    texts.into_iter().try_for_each(|(name, text)| match text {
        Some(text) => backend.write(name, &text),
        None => backend.remove(name),
    })
}

/// Writes what waits beside the frames, one after the other. That it cannot be done is said once.
fn write_on(
    mut store: ResMut<Store>,
    texts: Res<Texts>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let store = store.bypass_change_detection();
    if let Some(task) = &mut store.writing {
        redraw.write(RequestRedraw);
        let Some(done) = block_on(poll_once(task)) else { return };
        store.writing = None;
        store.failure = done.err();
    }
    if let Some(failure) = store.failure.take().filter(|_| !std::mem::replace(&mut store.told, true)) {
        warn!("nothing can be kept: {failure}");
        toasts.write(Toast(texts.with("kept-fails", [("reason", failure.to_string().into())])));
        redraw.write(RequestRedraw);
    }
    if let Some(backend) = store.backend.clone().filter(|_| !store.waiting.is_empty()) {
        let waiting = std::mem::take(&mut store.waiting);
        // A browser keeps things at once; there nothing could wait for a task.
        if cfg!(target_arch = "wasm32") {
            store.failure = write_all(&backend, waiting).err();
        } else {
            store.writing = Some(IoTaskPool::get().spawn(async move { write_all(&backend, waiting) }));
        }
        redraw.write(RequestRedraw);
    }
}
