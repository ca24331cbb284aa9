//! The page around the game in a browser: what its address asks for, what it is told, and the
//! address itself, which always leads to the game that is being played.
//!
//! The page's own side of it is `web/page.js`.

use bevy::prelude::*;
use clap::Parser;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{UrlSearchParams, Window, window};

use super::{cli::Args, page};
use crate::{
    automation::{ReportLine, WriteReports},
    localization::Texts,
    persistence::{Notice, Notices},
    rules::{Module, Setup},
    session::{SeatConfig, Session},
    state::Screen,
    ui::atlas::Atlas,
};

/// The game in a browser: tells the page what it has to know.
pub fn plugin(app: &mut App) {
    app.add_plugins(page::plugin)
        .add_systems(Last, (tell_reports, tell_screen).chain().after(WriteReports))
        .add_systems(Update, lead_to_game.run_if(resource_exists_and_changed::<Session>))
        .add_systems(OnEnter(Screen::Title), lead_to_title);
    explain_panics();
}

/// What a link can say about the game.
const GAME: [&str; 8] = ["seats", "names", "modules", "teatime", "no-dummies", "first", "others-wait", "seed"];
/// What else it can ask for. These too are options of the command line.
const MANNER: [&str; 4] = ["speed", "autoplay", "report", "data-dir"];

/// What the page's address asks for: `?seats=human,novice&autoplay` is `--seats=human,novice --autoplay`
/// on the command line. What the game does not know is somebody else's and left alone.
///
/// # Errors
/// What cannot be understood.
pub fn arguments() -> Result<Args, String> {
    parse(|name| GAME.contains(&name) || MANNER.contains(&name))
}

/// Only how it is to be played and shown, for an address that asks for a game that cannot be understood.
///
/// # Errors
/// What cannot be understood.
pub fn manner() -> Result<Args, String> {
    parse(|name| MANNER.contains(&name))
}

fn parse(wanted: impl Fn(&str) -> bool) -> Result<Args, String> {
    let program = env!("CARGO_PKG_NAME").to_owned();
    let asked = query().into_iter().filter(|(name, _)| wanted(name));
    let argument = |(name, value): (String, String)| match value.as_str() {
        "" => format!("--{name}"),
        _ => format!("--{name}={value}"),
    };
    let arguments = std::iter::once(program).chain(asked.map(argument));
    Args::try_parse_from(arguments).map_err(|error| error.to_string())
}

fn query() -> Vec<(String, String)> {
    let search = window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let Ok(query) = UrlSearchParams::new_with_str(&search) else { return Vec::new() };
    let text = |value: JsValue| value.as_string().unwrap_or_default();
    let pairs = Array::from(&query).into_iter().map(|pair| Array::from(&pair));
    pairs.map(|pair| (text(pair.get(0)), text(pair.get(1)))).collect()
}

/// Tells the page something: a line of JSON. Without a page that listens nothing happens.
pub(super) fn tell(line: &str) {
    let listener = Reflect::get(&js_sys::global(), &"firstClass".into())
        .and_then(|page| Reflect::get(&page, &"tell".into()))
        .and_then(JsCast::dyn_into::<Function>);
    if let Ok(listener) = listener {
        let _ = listener.call1(&JsValue::NULL, &line.into());
    }
}

/// An address that cannot be understood leads to the title, where the reason can be read.
pub fn say_what_is_wrong(app: &mut App, reason: &str) {
    let texts = app.world().resource::<Texts>();
    let lines = vec![reason.lines().next().unwrap_or_default().to_owned(), texts.get("address-advice")];
    let notice = Notice { title: texts.get("address-wrong"), lines };
    app.world_mut().resource_mut::<Notices>().0.push(notice);
}

fn tell_reports(mut lines: MessageReader<ReportLine>) {
    lines.read().for_each(|ReportLine(line)| tell(line));
}

/// The page takes its cover off as soon as there is something to see.
fn tell_screen(screen: Res<State<Screen>>, atlas: Res<Atlas>) {
    if screen.is_changed() || atlas.is_changed() {
        tell(&serde_json::json!({ "screen": format!("{:?}", screen.get()), "whole": atlas.is_whole() }).to_string());
    }
}

/// Writes the game into the address: who opens it elsewhere plays the same one.
fn lead_to_game(session: Res<Session>) {
    let Setup { seats, modules, start_player, seed, others_wait_for_own_turn, teatime, .. } = session.record.setup;
    // A comma parts the names.
    let name = |seat: &SeatConfig| seat.name.replace(',', " ");
    let list = |words: Vec<String>, part: &str| words.join(part);
    let without = Setup { dummies: true, ..Setup::new(seats, modules, seed) }.dummy_count() > 0
        && session.record.setup.dummy_count() == 0;
    let flag = |set: bool| set.then(String::new);
    lead_to([
        Some(list(session.seats.iter().map(|seat| seat.player.to_string()).collect(), ",")),
        Some(list(session.seats.iter().map(name).collect(), ",")),
        Some(list(modules.iter().map(Module::to_string).collect(), "")),
        flag(teatime),
        flag(without),
        start_player.map(|seat| (seat.0 + 1).to_string()),
        flag(others_wait_for_own_turn),
        Some(seed.to_string()),
    ]);
}

fn lead_to_title() {
    lead_to([const { None }; GAME.len()]);
}

/// Says these things about the game in the address, and leaves the rest of it.
fn lead_to(game: [Option<String>; GAME.len()]) {
    let (Some(window), Ok(next)) = (window(), UrlSearchParams::new()) else { return };
    for (name, value) in query().iter().filter(|(name, _)| !GAME.contains(&name.as_str())) {
        next.append(name, value);
    }
    for (name, value) in GAME.iter().zip(game) {
        if let Some(value) = value {
            next.append(name, &value);
        }
    }
    // Commas are legal in a query, and a link with them can be read.
    let next = String::from(next.to_string()).replace("%2C", ",");
    if let Err(reason) = replace_query(&window, &next) {
        debug!("the address stays as it is: {reason:?}");
    }
}

fn replace_query(window: &Window, next: &str) -> Result<(), JsValue> {
    let location = window.location();
    if location.search()?.trim_start_matches('?') == next {
        return Ok(());
    }
    let address = location.pathname()? + if next.is_empty() { "" } else { "?" } + next;
    window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&address))
}

/// What breaks the game shows on the page; the last choice is kept.
fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tell(&serde_json::json!({ "fault": panic.to_string() }).to_string());
        usual(panic);
    }));
}
