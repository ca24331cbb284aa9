//! That a page with the games is there: `web/saves.js` shows it to the other tabs for as long as it is.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::StorageBackend;

/// Shows the other tabs of this browser that this one has the games.
#[derive(Default)]
pub struct Presence {
    asks: bool,
}

impl Presence {
    /// Has the games, unless another tab shows that it does.
    pub fn ask(&mut self, backend: Option<&StorageBackend>) {
        call("ask", backend);
        self.asks = true;
    }

    /// What came of it, once. Without a page that could say so nobody else has them.
    pub fn answer(&mut self) -> Option<bool> {
        let answer = self.asks.then(|| call("free", None).map_or(Some(true), |free| free.as_bool())).flatten();
        self.asks &= answer.is_none();
        answer
    }

    /// Has the games, whoever shows that they have them.
    pub fn take(&mut self, backend: Option<&StorageBackend>) {
        call("take", backend);
    }

    /// Taking the games took them from whoever had them before.
    pub fn keep(&mut self, _: Option<&StorageBackend>) {}

    /// Whoever takes the games shows it in place of this tab.
    pub fn leave(&mut self) {}
}

/// Calls a function of the page's side; nothing, if there is none.
fn call(name: &str, backend: Option<&StorageBackend>) -> Option<JsValue> {
    let saves = Reflect::get(&Reflect::get(&js_sys::global(), &"firstClass".into()).ok()?, &"saves".into()).ok()?;
    let function: Function = Reflect::get(&saves, &name.into()).ok()?.dyn_into().ok()?;
    let folder = backend.map_or(JsValue::UNDEFINED, |backend| backend.place("").into());
    function.call1(&saves, &folder).ok()
}
