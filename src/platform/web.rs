//! The page around the game in a browser: what its address asks for, what it is told, and the
//! address itself, which always leads to the game that is being played.
//!
//! The page's side is `web/page.js`.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use js_sys::{Array, Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{UrlSearchParams, Window, window};

use super::{
    link::{self, GAME_KEYS, Link, LinkError},
    page,
    page_bridge::{page_object, tell},
    passing_page,
};
use crate::{
    automation::{ReportLine, WriteReports},
    localization::{
        Texts,
        fetched::{bring_languages, bring_texts},
    },
    online::{Friends, Invited, socket_address},
    opening::WantedGame,
    persistence::{Notice, Notices, StorageBackend},
    session::{PlayerKind, SeatConfig, Session, settings::Settings},
    state::Screen,
    ui::{atlas::Atlas, typefaces::Typeface},
};
use rules::{Module, Setup};

/// The game in a browser: tells the page what it needs to know.
pub fn plugin(app: &mut App) {
    app.add_plugins((page::plugin, passing_page::plugin))
        .add_systems(Last, (tell_reports, tell_screen).chain().after(WriteReports))
        .add_systems(Startup, (let_page_wake, ask_for_looks, meet_friends))
        .add_systems(Update, forget_language.run_if(resource_changed::<Settings>))
        .add_systems(Update, lead_to_game.run_if(resource_exists_and_changed::<Session>))
        .add_systems(OnEnter(Screen::Title), lead_to_title.run_if(not(resource_exists::<WantedGame>)));
    explain_panics();
}

/// What the page's address asks for.
pub fn link() -> Link {
    link::read(&query())
}

/// Brings what the page has fetched besides the program: the typefaces, and the texts of its language.
///
/// # Panics
/// If the typefaces are not there. (Without its texts the game speaks English.)
pub fn bring_fetched() {
    let of = |what: &JsValue, name: &str| Reflect::get(what, &name.into()).expect("the page has them");
    let page = page_object().expect("there is a page");
    let typefaces = of(&page, "typefaces");
    for face in Typeface::ALL {
        let file = match face {
            Typeface::Display => "assets/fonts/Limelight-Regular.ttf",
            Typeface::Text => "assets/fonts/JosefinSans-SemiBold.ttf",
            Typeface::Bold => "assets/fonts/JosefinSans-Bold.ttf",
        };
        face.bring(Uint8Array::new(&of(&typefaces, file)).to_vec());
    }
    let entries = |of_what: JsValue| {
        let pairs = Object::entries(&of_what.unchecked_into()).into_iter().map(|pair| Array::from(&pair));
        pairs.filter_map(|pair| Some((pair.get(0).as_string()?, pair.get(1).as_string()?)))
    };
    let texts = of(&page, "texts");
    bring_languages(entries(of(&texts, "names")));
    entries(of(&texts, "here")).for_each(|(language, words)| bring_texts(&language, words));
}

/// Where the settings and games are saved: the page has a storage of its own. A game that bots play for everybody is
/// there to be looked at, and takes the place of no other.
pub fn backend(link: &Link) -> Option<StorageBackend> {
    if link.request.autoplay { None } else { StorageBackend::usual() }
}

fn query() -> Vec<(String, String)> {
    let search = window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let Ok(query) = UrlSearchParams::new_with_str(&search) else { return Vec::new() };
    let text = |value: JsValue| value.as_string().unwrap_or_default();
    let pairs = Array::from(&query).into_iter().map(|pair| Array::from(&pair));
    pairs.map(|pair| (text(pair.get(0)), text(pair.get(1)))).collect()
}

/// With nothing to draw the game sleeps: the page wakes it when another tab has something to say.
fn let_page_wake(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (*proxy).clone();
    let wake = Closure::<dyn Fn()>::new(move || {
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
    if page_object().and_then(|page| Reflect::set(&page, &"wake".into(), wake.as_ref())).is_ok() {
        wake.forget();
    }
}

/// The server for games with friends is the one that the page comes from, unless the address names another; what follows
/// the "#" may be the code of a room or lead to seats. It is taken out of the address: a page that is reloaded comes back by itself.
fn meet_friends(mut commands: Commands, mut friends: ResMut<Friends>) {
    let Some(window) = window() else { return };
    let location = window.location();
    let named = query().into_iter().find_map(|(name, value)| (name == "server").then_some(value));
    if let Some(server) = named.or_else(|| location.origin().ok())
        && let Ok(address) = socket_address(&server)
    {
        friends.server = address;
    }
    let Ok(hash) = location.hash() else { return };
    if let Ok(invited) = hash.parse::<Invited>() {
        commands.insert_resource(invited);
        let address = location.pathname().and_then(|path| Ok(path + &location.search()?));
        let replaced =
            address.and_then(|address| window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
        if let Err(reason) = replaced {
            debug!("the address stays as it is: {reason:?}");
        }
    }
}

/// Whether the browser says that motion should be reduced, and that everything should stand out more. (The settings
/// have the last word.)
fn ask_for_looks(mut settings: ResMut<Settings>) {
    let says = |query: &str| {
        let query = window().and_then(|window| window.match_media(query).ok().flatten());
        query.is_some_and(|query| query.matches())
    };
    settings.for_now.calm = says("(prefers-reduced-motion: reduce)");
    settings.for_now.contrast = says("(prefers-contrast: more)") || says("(forced-colors: active)");
}

/// Says what is wrong with a link, and takes it out of the address: it is said once, and a page that is reloaded
/// continues.
pub fn say_what_is_wrong(app: &mut App, errors: &[LinkError]) {
    if errors.is_empty() {
        return;
    }
    let no_game = errors.iter().any(LinkError::is_about_game);
    let texts = app.world().resource::<Texts>();
    let [title, advice] = if no_game { ["address-wrong", "address-advice"] } else { ["link-odd", "link-odd-advice"] };
    let lines = errors.iter().map(|error| error.words(texts)).chain([texts.get(advice)]).collect();
    let notice = Notice::new(texts.get(title), lines);
    app.world_mut().resource_mut::<Notices>().0.push(notice);
    let is_wrong =
        |name: &str| errors.iter().any(|error| error.word == name) || (no_game && link::GAME_KEYS.contains(&name));
    lead(query().into_iter().filter(|(name, _)| !is_wrong(name)));
}

fn tell_reports(mut lines: MessageReader<ReportLine>) {
    lines.read().for_each(|ReportLine(line)| tell(line));
}

/// The page removes its cover as soon as there is something to see.
fn tell_screen(screen: Res<State<Screen>>, atlas: Res<Atlas>) {
    if screen.is_changed() || atlas.is_changed() {
        tell(&serde_json::json!({ "screen": format!("{:?}", screen.get()), "whole": atlas.is_whole() }).to_string());
    }
}

/// Writes the game into the address: anyone who opens it elsewhere plays the same one.
fn lead_to_game(session: Res<Session>) {
    // What was played with friends elsewhere can be watched, but not played again from a link.
    if !session.is_played() || session.seats.iter().any(|seat| seat.player == PlayerKind::Friend) {
        return;
    }
    let Setup { seats, modules, start_player, seed, others_wait_for_own_turn, teatime, .. } = session.record.setup;
    let list = |words: Vec<String>, part: &str| words.join(part);
    let without = Setup { dummies: true, ..Setup::new(seats, modules, seed) }.dummy_count() > 0
        && session.record.setup.dummy_count() == 0;
    let flag = |set: bool| set.then(String::new);
    lead_to([
        Some(list(session.seats.iter().map(|seat| seat.player.to_string()).collect(), ",")),
        Some(list(session.seats.iter().map(SeatConfig::link_name).collect(), ",")),
        Some(list(modules.iter().map(Module::to_string).collect(), "")),
        flag(teatime),
        flag(without),
        start_player.map(|seat| (seat.0 + 1).to_string()),
        flag(others_wait_for_own_turn),
        Some(seed.to_string()),
    ]);
}

fn lead_to_title() {
    lead_to([const { None }; GAME_KEYS.len()]);
}

/// A language that is chosen in the game goes before the one in the address from now on, when the page is loaded again too.
fn forget_language(settings: Res<Settings>) {
    if settings.for_now.language.is_none() {
        lead(query().into_iter().filter(|(name, _)| name != "lang"));
    }
}

/// Puts these things about the game into the address, and leaves the rest of it alone.
fn lead_to(game: [Option<String>; GAME_KEYS.len()]) {
    let rest = query().into_iter().filter(|(name, _)| !GAME_KEYS.contains(&name.as_str()));
    let game = GAME_KEYS.into_iter().zip(game).filter_map(|(name, value)| Some((name.to_owned(), value?)));
    lead(rest.chain(game));
}

/// Replaces the query of the address by these words and values.
fn lead(words: impl Iterator<Item = (String, String)>) {
    let (Some(window), Ok(next)) = (window(), UrlSearchParams::new()) else { return };
    words.for_each(|(name, value)| next.append(&name, &value));
    // Commas are legal in a query, and keep a link readable.
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
    // What follows the "#" is a game that is yet to be taken in.
    let address = location.pathname()? + if next.is_empty() { "" } else { "?" } + next + &location.hash()?;
    window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&address))
}

/// Shows a crash on the page.
fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tell(&serde_json::json!({ "fault": panic.to_string() }).to_string());
        usual(panic);
    }));
}
