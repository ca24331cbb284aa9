//! Where named texts are saved on a desktop: one file each, in the player's own folder. A name may begin with that of a
//! folder in it.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Read, Result, Seek, Write},
    path::PathBuf,
};

/// A folder of named texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageBackend {
    folder: PathBuf,
}

impl StorageBackend {
    /// The usual folder of this system, if it has one.
    pub fn usual() -> Option<Self> {
        let places = directories::ProjectDirs::from("", "", "First Class")?;
        Some(Self::at(places.data_dir()))
    }

    /// A folder of the player's choice. It is created when something is first written.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        let folder = folder.into();
        Self { folder: std::path::absolute(&folder).unwrap_or(folder) }
    }

    /// Where a text is saved, for messages.
    pub fn place(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// A text, if there is one of this name.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<String>> {
        match fs::read(self.folder.join(name)) {
            // A file that is not text at all fails when it is parsed.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Saves a text in place of an older one: all of it or, whatever happens, nothing.
    ///
    /// # Errors
    /// Why it cannot be written; what was there before is still there.
    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        power::step()?;
        let place = self.folder.join(name);
        let folder = place.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder)?;
        let new = self.folder.join(format!("{name}.{}.new", std::process::id()));
        let written = File::create(&new).and_then(|mut file| {
            power::step()?;
            file.write_all(text.as_bytes())?;
            power::step()?;
            file.sync_all()
        });
        let written = written.and_then(|()| power::step());
        if let Err(error) = written.and_then(|()| fs::rename(&new, &place)) {
            let _ = fs::remove_file(&new);
            return Err(error);
        }
        power::step()?;
        // The new name is on the disk only once the folder is.
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    }

    /// The names of all texts in a folder of this one, in no order.
    ///
    /// # Errors
    /// Why they cannot be listed.
    pub fn list(&self, folder: &str) -> Result<Vec<String>> {
        let entries = match fs::read_dir(self.folder.join(folder)) {
            Ok(entries) => entries,
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(vec![]),
            Err(error) => return Err(error),
        };
        Ok(entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect())
    }

    /// How many bytes all texts in a folder of this one take, and how many there is room for if that is known.
    pub fn used(&self, folder: &str) -> (u64, Option<u64>) {
        let entries = fs::read_dir(self.folder.join(folder)).into_iter().flatten().flatten();
        (entries.filter_map(|entry| entry.metadata().ok()).map(|about| about.len()).sum(), None)
    }

    /// Deletes a text, if there is one.
    ///
    /// # Errors
    /// Why it cannot be deleted.
    pub fn remove(&self, name: &str) -> Result<()> {
        power::step()?;
        match fs::remove_file(self.folder.join(name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Renames a text, replacing any older one of that name.
    ///
    /// # Errors
    /// Why it cannot be renamed.
    pub fn rename(&self, name: &str, to: &str) -> Result<()> {
        power::step()?;
        let to = self.folder.join(to);
        fs::create_dir_all(to.parent().unwrap_or(&self.folder))?;
        fs::rename(self.folder.join(name), to)
    }

    /// Does something while no other program can change whose token is in the folder.
    ///
    /// # Errors
    /// Why the token cannot be read or written.
    pub fn with_owner<R>(&self, act: impl FnOnce(&mut String) -> R) -> Result<R> {
        power::step()?;
        let mut file = self.open("owner")?;
        // On a disk without locks it does without one.
        let _ = file.lock();
        let mut owner = String::new();
        file.read_to_string(&mut owner)?;
        let before = owner.clone();
        let done = act(&mut owner);
        if owner != before {
            file.set_len(0)?;
            file.rewind()?;
            file.write_all(owner.as_bytes())?;
        }
        Ok(done)
    }

    /// A file of the folder to be read, written or locked; it is created if it is not there.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open(&self, name: &str) -> Result<File> {
        fs::create_dir_all(&self.folder)?;
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(self.folder.join(name))
    }
}

/// A token that no other running program has.
pub fn new_owner_token() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("{}-{}", std::process::id(), now.as_nanos())
}

#[cfg(not(test))]
mod power {
    /// Before every step that leaves something on the disk; tests let it fail.
    pub fn step() -> std::io::Result<()> {
        Ok(())
    }
}

/// In tests the power fails between any two steps on the disk.
#[cfg(test)]
pub(super) mod power {
    use std::{
        cell::Cell,
        io::{Error, Result},
    };

    #[derive(Clone, Copy)]
    enum Power {
        On,
        /// It goes out after some steps, for one step or for good.
        OutAfter {
            steps: u32,
            once: bool,
        },
        Out,
        /// It was out for one step.
        Back,
    }

    thread_local! {
        static POWER: Cell<Power> = const { Cell::new(Power::On) };
    }

    pub fn step() -> Result<()> {
        let (next, works) = match POWER.get() {
            Power::OutAfter { steps: 0, once: true } => (Power::Back, false),
            Power::OutAfter { steps: 0, once: false } | Power::Out => (Power::Out, false),
            Power::OutAfter { steps, once } => (Power::OutAfter { steps: steps - 1, once }, true),
            power => (power, true),
        };
        POWER.set(next);
        if works { Ok(()) } else { Err(Error::other("the power is out")) }
    }

    /// Does something during which the power goes out after some steps. Returns whether it came to that.
    pub fn out_after(steps: u32, act: impl FnOnce()) -> bool {
        during(Power::OutAfter { steps, once: false }, act)
    }

    /// Does something during which one step fails, after some that do not. Returns whether it came to that.
    pub fn fails_once_after(steps: u32, act: impl FnOnce()) -> bool {
        during(Power::OutAfter { steps, once: true }, act)
    }

    fn during(power: Power, act: impl FnOnce()) -> bool {
        POWER.set(power);
        act();
        matches!(POWER.replace(Power::On), Power::Out | Power::Back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read_replaced_renamed_and_removed() {
        let folder = tempfile::tempdir().unwrap();
        let backend = StorageBackend::at(folder.path().join("saved"));
        assert_eq!(backend.read("a").unwrap(), None);
        backend.remove("a").unwrap();
        backend.write("a", "one").unwrap();
        backend.write("a", "two").unwrap();
        assert_eq!(backend.read("a").unwrap().as_deref(), Some("two"));
        backend.rename("a", "b").unwrap();
        assert_eq!((backend.read("a").unwrap(), backend.read("b").unwrap().as_deref()), (None, Some("two")));
        backend.remove("b").unwrap();
        assert_eq!(fs::read_dir(&backend.folder).unwrap().count(), 0, "nothing else is left lying about");
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_text() {
        let folder = tempfile::tempdir().unwrap();
        let backend = StorageBackend::at(folder.path().join("saved"));
        backend.write("a", "one").unwrap();
        // A folder cannot be replaced by a file.
        fs::create_dir(backend.folder.join("b")).unwrap();
        assert!(backend.write("b", "two").is_err());
        assert_eq!(backend.read("a").unwrap().as_deref(), Some("one"));
        assert_eq!(fs::read_dir(&backend.folder).unwrap().count(), 2, "the half-done file is gone");
    }
}
