//! Where named texts are saved in a browser: in its storage for the page; those in a folder on the shelf that `web/shelf.js`
//! has opened before the game began.

use std::{
    io::{Error, ErrorKind, Result},
    path::PathBuf,
};

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Storage, window};

/// Named texts that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageBackend {
    folder: PathBuf,
}

impl StorageBackend {
    /// The usual one. Whether the browser grants the page a storage turns out when something is written.
    pub fn usual() -> Option<Self> {
        Some(Self::at("first-class"))
    }

    /// One with this name.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// Where a text is saved, for messages.
    pub fn place(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// A text, if there is one of this name.
    ///
    /// # Errors
    /// None: where nothing can be read, nothing has been saved.
    pub fn read(&self, name: &str) -> Result<Option<String>> {
        if is_on_shelf(name) {
            return Ok(shelf("read", &[name.into()])?.as_string());
        }
        Ok(storage().ok().and_then(|storage| storage.get_item(&self.place(name)).ok()).flatten())
    }

    /// Saves a text in place of an older one.
    ///
    /// # Errors
    /// Why the browser does not save it; what was there before is still there.
    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        if is_on_shelf(name) {
            shelf("write", &[name.into(), text.into()])?;
            return told_failure();
        }
        storage()?.set_item(&self.place(name), text).map_err(refused)
    }

    /// The names of all texts in a folder of this one, in no order.
    ///
    /// # Errors
    /// If the page has no shelf.
    pub fn list(&self, folder: &str) -> Result<Vec<String>> {
        let names = Array::from(&shelf("list", &[])?).iter().filter_map(|name| name.as_string()).collect::<Vec<_>>();
        Ok(names.iter().filter_map(|name| name.strip_prefix(folder)).map(str::to_owned).collect())
    }

    /// How many bytes all texts in a folder of this one take, and how many there is room for if that is known.
    pub fn used(&self, folder: &str) -> (u64, Option<u64>) {
        let names = self.list(folder).unwrap_or_default();
        let size = |name: &String| self.read(&format!("{folder}{name}")).ok().flatten().map_or(0, |text| text.len());
        let room = shelf("room", &[]).ok().and_then(|room| room.as_f64()).map(|bytes| bytes as u64);
        (names.iter().map(size).sum::<usize>() as u64, room)
    }

    /// Deletes a text, if there is one.
    ///
    /// # Errors
    /// Why it cannot be deleted.
    pub fn remove(&self, name: &str) -> Result<()> {
        if is_on_shelf(name) {
            shelf("remove", &[name.into()])?;
            return told_failure();
        }
        storage()?.remove_item(&self.place(name)).map_err(refused)
    }

    /// Renames a text, replacing any older one of that name.
    ///
    /// # Errors
    /// Why it cannot be renamed.
    pub fn rename(&self, name: &str, to: &str) -> Result<()> {
        let text = self.read(name)?.ok_or(ErrorKind::NotFound)?;
        self.write(to, &text)?;
        self.remove(name)
    }

    /// Does something that depends on whose token is in the storage.
    ///
    /// # Errors
    /// Why the token cannot be read or written.
    pub fn with_owner<R>(&self, act: impl FnOnce(&mut String) -> R) -> Result<R> {
        let before = storage()?.get_item(&self.place("owner")).map_err(refused)?.unwrap_or_default();
        let mut owner = before.clone();
        let done = act(&mut owner);
        if owner != before {
            self.write("owner", &owner)?;
        }
        Ok(done)
    }
}

/// A token that no other tab has.
pub fn new_owner_token() -> String {
    format!("{}-{}", js_sys::Date::now(), js_sys::Math::random())
}

/// Whether a text lies in a folder, and so on the shelf.
fn is_on_shelf(name: &str) -> bool {
    name.contains('/')
}

/// Calls a function of the shelf of the page.
fn shelf(name: &str, values: &[JsValue]) -> Result<JsValue> {
    let call = || {
        let page = Reflect::get(&js_sys::global(), &"firstClass".into())?;
        let shelf = Reflect::get(&page, &"shelf".into())?;
        let function: Function = Reflect::get(&shelf, &name.into())?.dyn_into()?;
        function.apply(&shelf, &values.iter().collect())
    };
    call().map_err(refused)
}

/// What was not written some time ago: the shelf says so when it is used next.
fn told_failure() -> Result<()> {
    let failure = shelf("failure", &[])?;
    if failure.is_null() { Ok(()) } else { Err(refused(failure)) }
}

fn storage() -> Result<Storage> {
    let storage = window().map_or(Ok(None), |window| window.local_storage()).map_err(refused)?;
    storage.ok_or_else(|| Error::new(ErrorKind::Unsupported, "this browser has no storage for this page"))
}

fn refused(reason: JsValue) -> Error {
    let say = |part: &str| js_sys::Reflect::get(&reason, &part.into()).ok().and_then(|words| words.as_string());
    let full = say("name").is_some_and(|name| name == "QuotaExceededError");
    let kind = if full { ErrorKind::StorageFull } else { ErrorKind::PermissionDenied };
    Error::new(kind, say("message").unwrap_or_else(|| "the browser refuses".to_owned()))
}
