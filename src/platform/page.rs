//! What the page around the game does for it and tells it: it handles typing, fills the screen, knows whether
//! the player uses a finger or a mouse, and gets the keys when Tab leads out of the window.
//!
//! The page's side is `web/page.js` and what that imports.

use std::sync::mpsc::{Receiver, channel};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use js_sys::Reflect;
use serde::Deserialize;
use wasm_bindgen::closure::Closure;

use super::page_bridge::tell;
use crate::{
    access::{Announced, CurrentTree, TreePress},
    localization::{self, ChooseLanguage, Language, Texts, fetched::bring_texts},
    persistence::{HandedOut, Notice, Notices},
    screens::loading::ShownLoadingError,
    session::settings::Settings,
    ui::{
        focus::Focus,
        hit_regions::{Regions, TabEnds},
        page_fields::{PageField, PageFields},
        regions::RegionId,
        told::Listeners,
    },
};

pub(super) fn plugin(app: &mut App) {
    // The page may be read by anybody.
    app.insert_resource(Listeners(true))
        .init_resource::<PageFields>()
        .add_systems(Startup, listen)
        .add_systems(PreUpdate, hear.before(ChooseLanguage))
        .add_systems(Update, ask_for_texts.run_if(resource_changed::<Settings>))
        .add_systems(
            Last,
            (
                tell_fields,
                tell_tab_ends,
                tell_loading_error,
                tell_tree.run_if(resource_changed::<CurrentTree>),
                tell_said,
                tell_full_screen,
                tell_language.run_if(resource_changed::<Texts>),
            ),
        );
}

/// What the page tells.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PageSays {
    /// The text field it is typing in now; none once that ends.
    Typing(Option<String>),
    /// The whole contents of a text field after typing.
    Typed { id: String, text: String, number: u32 },
    /// Whether it fills the screen.
    FullScreen(bool),
    /// Whether there is no mouse.
    Touch(bool),
    /// A text was dropped, pasted, chosen, or came with the address.
    Came(String),
    /// A button of the tree is pressed.
    Press(String),
    /// The focus of the page is on one of them, or on none.
    Focus(Option<String>),
    /// A text is in the clipboard.
    Copied,
    /// Why something did not come or go.
    Failed(String),
    /// The texts of a language, by its id; or they did not come.
    Texts(String, Option<String>),
}

/// What the page has said, as lines of JSON.
struct FromPage(Receiver<String>);

/// Gives the page a function to report with.
fn listen(world: &mut World) {
    let (sender, receiver) = channel();
    let wake = world.get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    let hear = Closure::<dyn Fn(String)>::new(move |line| {
        let _ = sender.send(line);
        // Frames are drawn only for a reason: this is one.
        let _ = wake.as_ref().map(|wake| wake.send_event(WinitUserEvent::WakeUp));
    });
    if let Ok(page) = Reflect::get(&js_sys::global(), &"firstClass".into()) {
        let _ = Reflect::set(&page, &"hear".into(), &hear.into_js_value());
    }
    world.insert_non_send(FromPage(receiver));
}

fn hear(
    page: NonSend<FromPage>,
    mut fields: ResMut<PageFields>,
    mut settings: ResMut<Settings>,
    (texts, mut notices): (Res<Texts>, ResMut<Notices>),
    regions: Res<Regions>,
    mut handed: MessageWriter<HandedOut>,
    mut presses: MessageWriter<TreePress>,
) {
    let named = |name: &str| -> Option<RegionId> {
        regions.tab_stops().iter().map(|stop| stop.id).find(|id| id.to_string() == name)
    };
    for line in page.0.try_iter() {
        match serde_json::from_str(&line) {
            Ok(PageSays::Typing(id)) => fields.open = id,
            Ok(PageSays::Typed { id, text, number }) => fields.hear(id, text, number),
            Ok(PageSays::FullScreen(full)) if full != settings.full_screen() => settings.set_full_screen(full),
            Ok(PageSays::FullScreen(_)) => {}
            Ok(PageSays::Touch(touch)) => texts.speak_of_touch(touch),
            Ok(PageSays::Came(text)) => _ = handed.write(HandedOut::Came(text)),
            Ok(PageSays::Press(name)) => presses.write_batch(named(&name).map(TreePress::Press)).for_each(drop),
            Ok(PageSays::Focus(Some(name))) => presses.write_batch(named(&name).map(TreePress::Focus)).for_each(drop),
            Ok(PageSays::Focus(None)) => _ = presses.write(TreePress::Leave),
            Ok(PageSays::Copied) => _ = handed.write(HandedOut::Copied),
            Ok(PageSays::Failed(reason)) => _ = handed.write(HandedOut::Failed(reason)),
            Ok(PageSays::Texts(language, Some(words))) => {
                bring_texts(&language, words);
                settings.set_changed();
            }
            // Another one may have been chosen meanwhile.
            Ok(PageSays::Texts(language, None)) if localization::wanted(&settings).id() != language => {}
            Ok(PageSays::Texts(_, None)) => {
                settings.for_now.language = Some(texts.language().id());
                notices.0.push(Notice::new(texts.get("texts-missing"), vec![texts.get("texts-missing-advice")]));
            }
            Err(error) => warn!("the page sent {line}, but {error}"),
        }
    }
}

/// The page fetches the texts of a language that is chosen and not there yet. Until they come, or do not, it is asked once.
fn ask_for_texts(settings: Res<Settings>, mut asked: Local<Option<Language>>) {
    let missing = Some(localization::wanted(&settings)).filter(|language| !language.is_here());
    if let Some(language) = missing.filter(|_| *asked != missing) {
        tell(&serde_json::json!({ "texts": language.id() }).to_string());
    }
    *asked = missing;
}

fn tell_fields(mut fields: ResMut<PageFields>, mut told: Local<Vec<PageField>>) {
    let now = fields.bypass_change_detection().take();
    if *told != now {
        tell(&serde_json::json!({ "fields": now }).to_string());
        *told = now;
    }
}

fn tell_tree(current: Res<CurrentTree>) {
    tell(&serde_json::json!({ "tree": current.tree.to_json() }).to_string());
}

fn tell_said(mut said: MessageReader<Announced>, settings: Res<Settings>) {
    let lines: Vec<_> = said.read().map(|said| (&said.words, said.at_once)).collect();
    if !lines.is_empty() {
        tell(&serde_json::json!({ "said": lines, "aloud": settings.spoken_log }).to_string());
    }
}

fn tell_tab_ends(focus: Res<Focus>, regions: Res<Regions>, mut told: Local<TabEnds>) {
    let now = regions.tab_ends(focus.at());
    if *told != now {
        tell(&serde_json::json!({ "tab": { "first": now.first, "last": now.last } }).to_string());
        *told = now;
    }
}

/// The page says what is missing, with a button that loads everything again.
fn tell_loading_error(error: Res<ShownLoadingError>, mut told: Local<ShownLoadingError>) {
    if *told != *error {
        let said = error.0.as_ref().map(|error| [&error.title, &error.advice, &error.reason]);
        tell(&serde_json::json!({ "loading": said }).to_string());
        *told = error.clone();
    }
}

fn tell_language(texts: Res<Texts>) {
    tell(&serde_json::json!({ "language": texts.language().id() }).to_string());
}

fn tell_full_screen(settings: Res<Settings>, mut told: Local<Option<bool>>) {
    let now = settings.full_screen();
    if told.replace(now) != Some(now) {
        tell(&serde_json::json!({ "full-screen": now }).to_string());
    }
}
