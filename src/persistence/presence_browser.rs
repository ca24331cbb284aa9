//! Shows that a page has the games: `web/saves.js` lets the other tabs know for as long as it is open.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::StorageBackend;

/// Shows the other tabs of this browser that this one has the games.
#[derive(Default)]
pub struct Presence {
    asks: bool,
}

impl Presence {
    /// Claims the games, unless another tab shows that it has them.
    pub fn ask(&mut self, backend: Option<&StorageBackend>) {
        call("ask", backend);
        self.asks = true;
    }

    /// The answer, once. Without a page to ask, no other tab has them.
    pub fn answer(&mut self) -> Option<bool> {
        let answer = self.asks.then(|| call("free", None).map_or(Some(true), |free| free.as_bool())).flatten();
        self.asks &= answer.is_none();
        answer
    }

    /// Claims the games, whoever has them.
    pub fn take(&mut self, backend: Option<&StorageBackend>) {
        call("take", backend);
    }

    /// Nothing to do: taking the games took them from whoever had them before.
    pub fn keep(&mut self, _: Option<&StorageBackend>) {}

    /// Nothing to do: the tab that takes the games shows it from then on.
    pub fn leave(&mut self) {}
}

/// Calls a function of the page; does nothing if there is none.
fn call(name: &str, backend: Option<&StorageBackend>) -> Option<JsValue> {
    let saves = Reflect::get(&Reflect::get(&js_sys::global(), &"firstClass".into()).ok()?, &"saves".into()).ok()?;
    let function: Function = Reflect::get(&saves, &name.into()).ok()?.dyn_into().ok()?;
    let folder = backend.map_or(JsValue::UNDEFINED, |backend| backend.place("").into());
    function.call1(&saves, &folder).ok()
}
