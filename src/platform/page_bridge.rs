//! The way from the game to the page around it: the object `firstClass` that `web/index.html` creates.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The object of the page that the game and the page's scripts share.
///
/// # Errors
/// If the page has none.
pub fn page_object() -> Result<JsValue, JsValue> {
    Reflect::get(&js_sys::global(), &"firstClass".into())
}

/// Tells the page something: a line of JSON. Without a page that listens, nothing happens.
pub fn tell(line: &str) {
    let listener =
        page_object().and_then(|page| Reflect::get(&page, &"tell".into())).and_then(JsCast::dyn_into::<Function>);
    if let Ok(listener) = listener {
        let _ = listener.call1(&JsValue::NULL, &line.into());
    }
}
