//! The Web Workers of the page: `web/thinkers.js` keeps them.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::workers::{FromWorker, WorkerPool};

/// The page's workers. Where it has none, they take no jobs.
pub struct PageWorkers;

impl WorkerPool for PageWorkers {
    fn give(&self, bot: Option<u64>, line: &str) -> Option<u32> {
        let bot = bot.map_or(JsValue::UNDEFINED, |bot| (bot as f64).into());
        let ticket = call("give", &[bot, line.into()])?.as_f64()?;
        (ticket > 0.0).then_some(ticket as u32)
    }

    fn ask(&self, ticket: u32) -> FromWorker {
        match call("ask", &[ticket.into()]) {
            Some(nothing) if nothing.is_undefined() => FromWorker::Nothing,
            answer => answer.and_then(|line| line.as_string()).map_or(FromWorker::Lost, FromWorker::Line),
        }
    }

    fn give_up(&self, ticket: u32) {
        call("giveUp", &[ticket.into()]);
    }
}

/// Calls a function of `firstClass.thinkers`; `None` if there is none or it fails.
fn call(name: &str, values: &[JsValue]) -> Option<JsValue> {
    let thinkers =
        Reflect::get(&Reflect::get(&js_sys::global(), &"firstClass".into()).ok()?, &"thinkers".into()).ok()?;
    let function: Function = Reflect::get(&thinkers, &name.into()).ok()?.dyn_into().ok()?;
    function.apply(&thinkers, &values.iter().collect::<Array>()).ok()
}
