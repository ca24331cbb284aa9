//! Which key asks for what.

use std::collections::BTreeMap;

use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

use super::action::KeyAction;

/// The keys that somebody has changed, by the names of their actions; all others are the usual ones. Names that this
/// version does not know are kept and do nothing. No key ever asks for two things.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyMap(BTreeMap<String, String>);

impl KeyMap {
    /// The key that an action lies on.
    pub fn key(&self, action: KeyAction) -> Option<Key> {
        let changed = self.0.get(<&str>::from(action)).and_then(|name| Key::from_name(name));
        changed.or(action.usual_key())
    }

    /// What a key asks for.
    pub fn action(&self, key: Key) -> Option<KeyAction> {
        KeyAction::with_keys().find(|action| self.key(*action) == Some(key))
    }

    /// Lays an action on a key. If that was in use, the two swap; returns the action that had it.
    pub fn change(&mut self, action: KeyAction, key: Key) -> Option<KeyAction> {
        let other = self.action(key).filter(|other| *other != action);
        if let (Some(other), Some(before)) = (other, self.key(action)) {
            self.set(other, before);
        }
        self.set(action, key);
        other
    }

    fn set(&mut self, action: KeyAction, key: Key) {
        if action.usual_key() == Some(key) {
            self.0.remove(<&str>::from(action));
        } else {
            self.0.insert(action.to_string(), key.name().to_owned());
        }
    }

    /// Whether every action lies on its usual key.
    pub fn is_usual(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether an action can be laid on a key: figures count places, and modifiers belong to the system.
    pub fn is_free_to_use(key: Key) -> bool {
        number_of(key).is_none()
    }
}

/// The number that a figure stands for, 1 to 9.
pub fn number_of(key: Key) -> Option<u8> {
    let figures = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    figures.iter().position(|figure| *figure == key).map(|place| place as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_key_of_its_own() {
        let map = KeyMap::default();
        for action in KeyAction::with_keys() {
            let key = map.key(action).expect("a key");
            assert_eq!(map.action(key), Some(action), "{key:?}");
            assert!(KeyMap::is_free_to_use(key) && Key::from_name(key.name()) == Some(key));
        }
    }

    #[test]
    fn a_key_in_use_swaps_and_what_is_changed_is_kept_in_the_settings() {
        let mut map = KeyMap::default();
        assert_eq!(map.change(KeyAction::Hint, Key::L), Some(KeyAction::Log));
        assert_eq!((map.key(KeyAction::Hint), map.key(KeyAction::Log)), (Some(Key::L), Some(Key::H)));
        assert_eq!(map.change(KeyAction::Scores, Key::F5), None);
        let read: KeyMap = ron::from_str(&ron::to_string(&map).expect("it is written")).expect("it is read");
        assert_eq!(read, map);
        assert_eq!((read.action(Key::S), read.action(Key::F5)), (None, Some(KeyAction::Scores)));
        map.change(KeyAction::Scores, Key::S);
        map.change(KeyAction::Log, Key::L);
        assert!(map.is_usual());
    }

    #[test]
    fn what_another_version_calls_otherwise_does_no_harm() {
        let map: KeyMap = ron::from_str(r#"{"whistle": "Q", "log": "no key"}"#).expect("it is read");
        assert_eq!((map.action(Key::Q), map.action(Key::L)), (None, Some(KeyAction::Log)));
    }
}
