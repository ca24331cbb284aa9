//! The settings on disk: read at the start, written whenever they change.

use bevy::prelude::*;
use serde_json::Value;

use super::{Notices, Store, notices::broken_text, saved_text::SavedText};
use crate::{
    localization::{ChooseLanguage, Texts},
    session::{Lineup, settings::Settings},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.before(ChooseLanguage))
        .add_systems(Last, save.run_if(resource_changed::<Settings>).before(super::store::write_on));
}

/// Reads the settings. What the command line says holds for this run only.
fn load(
    mut store: ResMut<Store>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut lineup: ResMut<Lineup>,
    texts: Res<Texts>,
) {
    let read = match store.read(&SavedText::Settings) {
        Ok(None) => return,
        Ok(Some(text)) => ron::from_str(&text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    let for_now = settings.for_now;
    match read {
        Ok(read) => *settings = read,
        Err(reason) => {
            let aside = store.quarantine(SavedText::Settings);
            notices.0.push(broken_text(&texts, "settings", &reason, aside));
        }
    }
    settings.for_now = for_now;
    // A browser grants full screen only in answer to a click.
    settings.for_now.windowed |= cfg!(target_arch = "wasm32");
    if let Some(last) = &settings.last_game {
        lineup.resume(last);
    }
}

/// Writes the settings, unless they are unchanged.
fn save(settings: Res<Settings>, mut store: ResMut<Store>, mut written: Local<Option<Settings>>) {
    let mut now = settings.clone();
    now.for_now = default();
    let Some(before) = written.replace(now.clone()) else {
        // Settings just read, or never changed, need not be written.
        return;
    };
    if before == now {
        return;
    }
    let there = store.read(&SavedText::Settings).ok().flatten().and_then(|text| ron::from_str(&text).ok());
    let all = there.and_then(|there| merged(&before, &now, &there)).unwrap_or(now);
    match ron::ser::to_string_pretty(&all, ron::ser::PrettyConfig::default()) {
        Ok(text) => store.save(SavedText::Settings, text + "\n"),
        Err(error) => warn!("the settings cannot be written: {error}"),
    }
}

/// Another window may have changed other settings: those not changed here stay as they are there.
fn merged(before: &Settings, now: &Settings, there: &Settings) -> Option<Settings> {
    let value = |settings: &Settings| serde_json::to_value(settings).ok();
    serde_json::from_value(merge(&value(before)?, value(now)?, value(there)?)).ok()
}

fn merge(before: &Value, now: Value, there: Value) -> Value {
    match (now, there) {
        (Value::Object(now), Value::Object(mut there)) => {
            // What was taken out here is not brought back by what is there.
            if let Value::Object(before) = before {
                there.retain(|key, _| now.contains_key(key) || !before.contains_key(key));
            }
            for (key, value) in now {
                let other = there.remove(&key).unwrap_or(Value::Null);
                let value = merge(&before[&key], value, other);
                there.insert(key, value);
            }
            Value::Object(there)
        }
        (now, there) if now == *before => there,
        (now, _) => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::AnimationSpeed;

    #[test]
    fn what_two_windows_set_is_all_saved() {
        let before = Settings::default();
        let (mut here, mut there) = (before.clone(), before.clone());
        here.set_speed(AnimationSpeed::Slow);
        here.volume.music = 0.2;
        there.volume.effects = 0.4;
        there.last_game = Some(Lineup::default().saved());
        let all = merged(&before, &here, &there).expect("settings");
        assert_eq!((all.speed(), all.volume.music, all.volume.effects), (AnimationSpeed::Slow, 0.2, 0.4));
        assert_eq!(all.last_game, there.last_game);
        let left = |settings: &mut Settings, chapter: &str| settings.journey.left_at.insert(chapter.to_owned(), 2);
        let mut before = before;
        left(&mut before, "cars");
        left(&mut there, "cars");
        left(&mut there, "coins");
        let all = merged(&before, &here, &there).expect("settings");
        assert_eq!(all.journey.left_at.keys().collect::<Vec<_>>(), ["coins"], "the other one is finished here");
        there.volume.music = 0.9;
        assert_eq!(merged(&before, &here, &there).expect("settings").volume.music, 0.2, "the last one to say it");
    }
}
