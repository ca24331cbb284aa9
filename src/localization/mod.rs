//! Every word on screen, by key, from `assets/text` (Fluent), in the language that is chosen. How to add one:
//! `docs/TRANSLATING.md`.

mod bundle;
#[cfg(target_arch = "wasm32")]
pub mod fetched;
#[cfg(not(target_arch = "wasm32"))]
mod inside;
mod languages;
#[cfg(test)]
mod pseudo;
#[cfg(test)]
mod tests;
pub mod words;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::prelude::*;
use fluent_bundle::FluentArgs;
pub use fluent_bundle::FluentValue as Value;

use crate::session::settings::Settings;
use bundle::Bundle;
pub use languages::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Texts>()
        .add_systems(PreStartup, speak_as_set.in_set(ChooseLanguage))
        .add_systems(PreUpdate, speak_as_set.in_set(ChooseLanguage).run_if(resource_changed::<Settings>));
}

/// When the language is chosen: after the settings are read, before anything is said.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChooseLanguage;

/// The language that everything is to be said in.
pub fn wanted(settings: &Settings) -> Language {
    Language::suiting(settings.language()).unwrap_or(Language::ENGLISH)
}

/// From now on everything is said in the language that is set, as soon as its texts are there. Whatever keeps words looks
/// for a change of these.
fn speak_as_set(settings: Res<Settings>, mut texts: ResMut<Texts>) {
    let language = wanted(&settings);
    if language != texts.language && language.is_here() {
        texts.speak(language);
    }
}

/// The texts of the chosen language.
#[derive(Resource)]
pub struct Texts {
    language: Language,
    /// The chosen language; then English, for what that lacks.
    bundles: Vec<Bundle>,
    by_touch: Arc<AtomicBool>,
}

impl Default for Texts {
    fn default() -> Self {
        Self::of(Language::ENGLISH)
    }
}

impl Texts {
    /// The texts of a language.
    pub fn of(language: Language) -> Self {
        let mut texts = Self { language, bundles: Vec::new(), by_touch: Arc::default() };
        texts.speak(language);
        texts
    }

    /// Those of the language that is made by code.
    #[cfg(test)]
    pub fn pseudo() -> Self {
        let mut texts = Self::default();
        texts.bundles.iter_mut().for_each(|bundle| bundle.transform(pseudo::accented));
        texts
    }

    fn speak(&mut self, language: Language) {
        let english = (language != Language::ENGLISH).then_some(Language::ENGLISH);
        let read = |language| Bundle::read(language, self.by_touch.clone());
        self.bundles = [language].into_iter().chain(english).map(read).collect();
        self.language = language;
    }

    /// The language they are in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text for a key. A missing text is replaced by its key, so that it is noticed.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The text for a key with values filled in.
    pub fn with<'a>(&self, key: &str, values: impl IntoIterator<Item = (&'a str, Value<'a>)>) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            arguments.set(name, value);
        }
        self.format(key, Some(&arguments))
    }

    /// One thing after the other, joined by the text for a key, which puts `$item` after `$list`.
    pub fn list(&self, key: &str, items: impl IntoIterator<Item = String>) -> String {
        let joined = |list: String, item: String| self.with(key, [("list", list.into()), ("item", item.into())]);
        items.into_iter().reduce(joined).unwrap_or_default()
    }

    /// Names with an "and" before the last one: "Anna, Ben and Ida".
    pub fn all_of(&self, names: impl IntoIterator<Item = String>) -> String {
        let mut names: Vec<_> = names.into_iter().collect();
        let Some(last) = names.pop() else { return String::new() };
        if names.is_empty() { last } else { self.list("list-last", [self.list("list-next", names), last]) }
    }

    /// From now on the words speak of a finger, or of a mouse.
    pub fn speak_of_touch(&self, by_touch: bool) {
        self.by_touch.store(by_touch, Ordering::Relaxed);
    }

    /// Whether the words speak of a finger.
    pub fn by_touch(&self) -> bool {
        self.by_touch.load(Ordering::Relaxed)
    }

    /// Whether there is a text for a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has(key))
    }

    fn format(&self, key: &str, values: Option<&FluentArgs>) -> String {
        let Some((words, errors)) = self.bundles.iter().find_map(|bundle| bundle.format(key, values)) else {
            if cfg!(test) {
                panic!("there is no text for {key}");
            }
            warn!("there is no text for {key}");
            return key.to_owned();
        };
        if !errors.is_empty() {
            // A test may look at a text without any values.
            if cfg!(test) && values.is_some() {
                panic!("the text for {key} has faults: {errors:?}");
            }
            warn!("the text for {key} has faults: {errors:?}");
        }
        words
    }
}
