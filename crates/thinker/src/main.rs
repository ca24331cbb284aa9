//! The program of a Web Worker: lays its functions into the worker, where `web/thinker.js` calls them.
#![cfg(target_arch = "wasm32")]

use std::{cell::RefCell, rc::Rc, time::Duration};

use js_sys::{Array, Date, Object, Reflect};
use rules::Catalogue;
use thinker::{Assignment, Desk};
use wasm_bindgen::{JsValue, closure::Closure};

/// For so long it thinks before the worker listens again.
const WHILE: Duration = Duration::from_millis(20);

/// WebAssembly has no clock; the worker has.
fn now() -> Duration {
    Duration::from_secs_f64(Date::now().max(0.0) / 1000.0)
}

/// The object `thinker` of the worker:
/// - `take(ticket, line)` takes a job, or throws if the line cannot be read;
/// - `giveUp(ticket)`;
/// - `think()` thinks for a while: `[ticket, line]` if something was found, `false` if there is nothing to do, else
///   `true`.
fn main() {
    let cards = Catalogue::built_in().expect("the cards of the program are right");
    let desk = Rc::new(RefCell::new(Desk::default()));
    let take = {
        let desk = desk.clone();
        Closure::<dyn Fn(u32, String) -> Result<(), JsValue>>::new(move |ticket, line: String| {
            let job = Assignment::from_line(&line, &cards).map_err(|why| JsValue::from(why.to_string()))?;
            desk.borrow_mut().take(ticket, job);
            Ok(())
        })
    };
    let give_up = {
        let desk = desk.clone();
        Closure::<dyn Fn(u32)>::new(move |ticket| desk.borrow_mut().give_up(ticket))
    };
    let think = Closure::<dyn Fn() -> Result<JsValue, JsValue>>::new(move || think(&mut desk.borrow_mut()));
    let thinker = Object::new();
    let set = |target: &JsValue, name: &str, value: JsValue| {
        Reflect::set(target, &name.into(), &value).expect("an object takes everything");
    };
    set(&thinker, "take", take.into_js_value());
    set(&thinker, "giveUp", give_up.into_js_value());
    set(&thinker, "think", think.into_js_value());
    set(&js_sys::global(), "thinker", thinker.into());
}

fn think(desk: &mut Desk) -> Result<JsValue, JsValue> {
    let begun = now();
    while !desk.is_idle() {
        if let Some((ticket, found)) = desk.think(now) {
            let line = found.to_line().map_err(|why| JsValue::from(why.to_string()))?;
            return Ok(Array::of2(&ticket.into(), &line.into()).into());
        }
        if now().saturating_sub(begun) >= WHILE {
            return Ok(true.into());
        }
    }
    Ok(false.into())
}
