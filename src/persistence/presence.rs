//! Shows that a program has the games of a folder: it holds a lock in that folder for as long as it runs.

use std::fs::{File, TryLockError};

use super::StorageBackend;

const LOCK: &str = "open.lock";

/// Shows the other programs of this machine that this one has the games.
#[derive(Default)]
pub struct Presence {
    lock: Option<File>,
    answer: Option<bool>,
}

impl Presence {
    /// Claims the games, unless another program shows that it has them.
    pub fn ask(&mut self, backend: Option<&StorageBackend>) {
        self.answer = Some(self.hold(backend));
    }

    /// The answer, once.
    pub fn answer(&mut self) -> Option<bool> {
        self.answer.take()
    }

    /// Claims the games, whoever has them.
    pub fn take(&mut self, backend: Option<&StorageBackend>) {
        self.hold(backend);
    }

    /// Shows that the games are here as soon as their previous owner no longer does.
    pub fn keep(&mut self, backend: Option<&StorageBackend>) {
        self.hold(backend);
    }

    /// Stops showing that the games are here.
    pub fn leave(&mut self) {
        self.lock = None;
    }

    fn hold(&mut self, backend: Option<&StorageBackend>) -> bool {
        let Some(backend) = backend.filter(|_| self.lock.is_none()) else { return true };
        // Without a lock no other program can be seen, but a program that writes is noticed anyway.
        let Ok(file) = backend.open(LOCK) else { return true };
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return false;
        }
        self.lock = Some(file);
        true
    }
}
