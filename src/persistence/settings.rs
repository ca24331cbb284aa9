//! The settings on disk: read at the start, written whenever they change.

use bevy::prelude::*;

use super::{Notice, Notices, Store};
use crate::{
    localization::Texts,
    session::{Lineup, settings::Settings},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load)
        .add_systems(Last, save.run_if(resource_changed::<Settings>).before(super::write_on));
}

const NAME: &str = "settings.ron";

/// Reads the settings. What the command line says holds for this time only.
fn load(
    mut store: ResMut<Store>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut lineup: ResMut<Lineup>,
    texts: Res<Texts>,
) {
    let read = match store.read(NAME) {
        Ok(None) => return,
        Ok(Some(text)) => ron::from_str(&text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    let for_now = settings.for_now;
    match read {
        Ok(read) => *settings = read,
        Err(reason) => notices.0.push(broken(&texts, &reason, store.quarantine(NAME))),
    }
    settings.for_now = for_now;
    // A browser grants the full screen to a click alone.
    settings.for_now.windowed |= cfg!(target_arch = "wasm32");
    if let Some(last) = &settings.last_game {
        lineup.resume(last);
    }
}

fn broken(texts: &Texts, reason: &str, aside: Result<String, (String, std::io::Error)>) -> Notice {
    let title = texts.get("settings-broken-title");
    let lines = vec![texts.with("kept-unreadable", [("reason", reason.into())]), super::saved_game::fate(texts, aside)];
    Notice { title, lines: [lines, vec![texts.get("settings-broken-advice")]].concat() }
}

/// Writes the settings down, unless they say what is written there already.
fn save(settings: Res<Settings>, mut store: ResMut<Store>, mut written: Local<Option<Settings>>) {
    let mut now = settings.clone();
    now.for_now = default();
    if written.as_ref() == Some(&now) {
        return;
    }
    // What was just read, or was never set, need not be written.
    if written.is_some() {
        match ron::ser::to_string_pretty(&now, ron::ser::PrettyConfig::default()) {
            Ok(text) => store.keep(NAME, text + "\n"),
            Err(error) => warn!("the settings cannot be written down: {error}"),
        }
    }
    *written = Some(now);
}
