//! The settings: how fast, how loud, how large, and who sat down last with which modules.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use serde::{Deserialize, Serialize};

use super::{Notice, Notices, Store};
use crate::{
    cli::Asked,
    play::{Pace, Speed},
    screens::{Habits, Plan},
    sound::Volume,
    text::Texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>().add_systems(Startup, take_up).add_systems(Last, keep.before(super::write_on));
}

const NAME: &str = "settings.ron";

/// What the player has set, as the file has it. Whatever a file lacks is as usual.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Settings {
    speed: Speed,
    volume: Volume,
    full_screen: bool,
    last_game: Option<Habits>,
}

/// Reads the settings. What the command line says is true for this time only.
fn take_up(
    mut store: ResMut<Store>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut pace: ResMut<Pace>,
    mut volume: ResMut<Volume>,
    mut plan: ResMut<Plan>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    asked: Res<Asked>,
    texts: Res<Texts>,
) {
    let read = match store.read(NAME) {
        Ok(None) => return,
        Ok(Some(text)) => ron::from_str(&text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok(read) => *settings = read,
        Err(reason) => notices.0.push(broken(&texts, &reason, store.set_aside(NAME))),
    }
    if !asked.speed {
        pace.speed = settings.speed;
    }
    // A browser grants the full screen to a click alone.
    if settings.full_screen && !asked.size && !cfg!(target_arch = "wasm32") {
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
    }
    *volume = settings.volume;
    if let Some(habits) = &settings.last_game {
        plan.resume(habits);
    }
}

fn broken(texts: &Texts, reason: &str, aside: Result<String, (String, std::io::Error)>) -> Notice {
    let title = texts.get("settings-broken-title");
    let lines = vec![texts.with("kept-unreadable", [("reason", reason.into())]), super::game::fate(texts, aside)];
    Notice { title, lines: [lines, vec![texts.get("settings-broken-advice")]].concat() }
}

/// Keeps what was changed since the last frame, and nothing else.
fn keep(
    pace: Res<Pace>,
    volume: Res<Volume>,
    plan: Res<Plan>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut store: ResMut<Store>,
    mut settings: ResMut<Settings>,
    mut before: Local<Option<Settings>>,
) {
    let Ok(window) = window.single() else { return };
    let now = Settings {
        speed: pace.speed,
        volume: *volume,
        full_screen: window.mode != WindowMode::Windowed,
        last_game: Some(plan.habits()),
    };
    if let Some(before) = before.as_ref().filter(|before| **before != now) {
        let mut kept = settings.clone();
        if before.speed != now.speed {
            kept.speed = now.speed;
        }
        if before.full_screen != now.full_screen {
            kept.full_screen = now.full_screen;
        }
        kept.volume = now.volume;
        kept.last_game.clone_from(&now.last_game);
        let pretty = ron::ser::PrettyConfig::default();
        match ron::ser::to_string_pretty(&kept, pretty) {
            Ok(text) => store.keep(NAME, text + "\n"),
            Err(error) => warn!("the settings cannot be written down: {error}"),
        }
        *settings = kept;
    }
    if before.as_ref() != Some(&now) {
        *before = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_another_version_are_understood_as_far_as_they_go() {
        let read: Settings = ron::from_str("(speed: Fast, volume: (music: 0.2), brightness: 3)").unwrap();
        assert_eq!((read.speed, read.volume.music, read.volume.effects), (Speed::Fast, 0.2, 0.8));
        assert_eq!(ron::from_str::<Settings>("()").unwrap(), Settings::default());
    }
}
