//! Which key, or which button of a pad, asks for what.

use std::{collections::BTreeMap, marker::PhantomData, str::FromStr};

use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{action::KeyAction, pad_button::PadButton};

/// What an action can lie on.
pub trait Pressable: Copy + PartialEq {
    /// What an action lies on unless somebody has changed that.
    fn usual(action: KeyAction) -> Option<Self>;
    /// Its name in the settings.
    fn name(self) -> &'static str;
    /// What has this name.
    fn from_name(name: &str) -> Option<Self>;
}

impl Pressable for Key {
    fn usual(action: KeyAction) -> Option<Self> {
        action.usual_key()
    }

    fn name(self) -> &'static str {
        Key::name(self)
    }

    fn from_name(name: &str) -> Option<Self> {
        Key::from_name(name)
    }
}

impl Pressable for PadButton {
    fn usual(action: KeyAction) -> Option<Self> {
        action.usual_button()
    }

    fn name(self) -> &'static str {
        self.into()
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::from_str(name).ok()
    }
}

/// What stands for nothing.
const NOTHING: &str = "-";

/// The keys or buttons that somebody has changed, by the names of their actions; all others are the usual ones. Names
/// that this version does not know are kept and do nothing. None ever asks for two things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActionMap<T>(BTreeMap<String, String>, #[serde(skip)] PhantomData<T>);

/// Which key asks for what.
pub type KeyMap = ActionMap<Key>;
/// Which button of a pad asks for what.
pub type PadMap = ActionMap<PadButton>;

impl<T> Default for ActionMap<T> {
    fn default() -> Self {
        Self(BTreeMap::new(), PhantomData)
    }
}

impl<T: Pressable> ActionMap<T> {
    /// What an action lies on.
    pub fn on(&self, action: KeyAction) -> Option<T> {
        match self.0.get(<&str>::from(action)) {
            Some(name) if name == NOTHING => None,
            Some(name) => T::from_name(name).or(T::usual(action)),
            None => T::usual(action),
        }
    }

    /// What is asked for.
    pub fn action(&self, pressed: T) -> Option<KeyAction> {
        KeyAction::VARIANTS.iter().copied().find(|action| self.on(*action) == Some(pressed))
    }

    /// Lays an action on something. If that was in use, the two swap; returns the action that had it.
    pub fn change(&mut self, action: KeyAction, to: T) -> Option<KeyAction> {
        let other = self.action(to).filter(|other| *other != action);
        if let Some(other) = other {
            self.set(other, self.on(action));
        }
        self.set(action, Some(to));
        other
    }

    fn set(&mut self, action: KeyAction, to: Option<T>) {
        if T::usual(action) == to {
            self.0.remove(<&str>::from(action));
        } else {
            self.0.insert(action.to_string(), to.map_or(NOTHING, T::name).to_owned());
        }
    }

    /// Whether every action lies where it usually does.
    pub fn is_usual(&self) -> bool {
        self.0.is_empty()
    }
}

impl KeyMap {
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
            let key = map.on(action).expect("a key");
            assert_eq!(map.action(key), Some(action), "{key:?}");
            assert!(KeyMap::is_free_to_use(key) && Key::from_name(key.name()) == Some(key));
        }
    }

    #[test]
    fn every_button_of_a_pad_asks_for_something_of_its_own() {
        let map = PadMap::default();
        let mut actions: Vec<_> = PadButton::VARIANTS.iter().map(|button| map.action(*button)).collect();
        assert!(actions.iter().all(Option::is_some), "{actions:?}");
        actions.sort();
        actions.dedup();
        assert_eq!(actions.len(), PadButton::VARIANTS.len());
        for needed in [KeyAction::Confirm, KeyAction::Back, KeyAction::NextArea, KeyAction::PreviousArea] {
            assert!(map.on(needed).is_some(), "{needed}");
        }
    }

    #[test]
    fn a_key_in_use_swaps_and_what_is_changed_is_kept_in_the_settings() {
        let mut map = KeyMap::default();
        assert_eq!(map.change(KeyAction::Hint, Key::L), Some(KeyAction::Log));
        assert_eq!((map.on(KeyAction::Hint), map.on(KeyAction::Log)), (Some(Key::L), Some(Key::H)));
        assert_eq!(map.change(KeyAction::Scores, Key::F5), None);
        let read: KeyMap = ron::from_str(&ron::to_string(&map).expect("it is written")).expect("it is read");
        assert_eq!(read, map);
        assert_eq!((read.action(Key::S), read.action(Key::F5)), (None, Some(KeyAction::Scores)));
        map.change(KeyAction::Scores, Key::S);
        map.change(KeyAction::Log, Key::L);
        assert!(map.is_usual());
    }

    #[test]
    fn a_button_goes_to_an_action_that_had_none_and_back() {
        let mut map = PadMap::default();
        assert_eq!(map.on(KeyAction::Secrets), None, "there are fewer buttons than actions");
        assert_eq!(map.change(KeyAction::Secrets, PadButton::North), Some(KeyAction::Hint));
        let read: PadMap = ron::from_str(&ron::to_string(&map).expect("it is written")).expect("it is read");
        assert_eq!((read.on(KeyAction::Hint), read.action(PadButton::North)), (None, Some(KeyAction::Secrets)));
        map.change(KeyAction::Hint, PadButton::North);
        assert!(map.is_usual());
    }

    #[test]
    fn what_another_version_calls_otherwise_does_no_harm() {
        let map: KeyMap = ron::from_str(r#"{"whistle": "Q", "log": "no key"}"#).expect("it is read");
        assert_eq!((map.action(Key::Q), map.action(Key::L)), (None, Some(KeyAction::Log)));
    }
}
