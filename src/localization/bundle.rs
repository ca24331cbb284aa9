//! The texts of one language.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::prelude::error;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};

use super::languages::Language;

/// All files of a language together.
pub struct Bundle(FluentBundle<FluentResource>);

impl Bundle {
    /// Reads the files. `POINTER()` in them tells a finger from a mouse.
    pub fn read(language: Language, by_touch: Arc<AtomicBool>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        let pointer = bundle.add_function("POINTER", move |_, _| {
            FluentValue::from(if by_touch.load(Ordering::Relaxed) { "finger" } else { "mouse" })
        });
        if let Err(error) = pointer {
            error!("{error}");
        }
        for (file, text) in language.files() {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                error!("the text file {language}/{file} has faults: {errors:?}");
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                error!("a key of {language}/{file} is there twice: {errors:?}");
            }
        }
        Self(bundle)
    }

    /// Whether it has a text for a key.
    #[cfg(test)]
    pub fn has(&self, key: &str) -> bool {
        self.0.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The text for a key with values filled in, and what is wrong with it; `None` if there is none.
    pub fn format(&self, key: &str, values: Option<&FluentArgs>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let words = self.0.format_pattern(pattern, values, &mut errors).into_owned();
        Some((words, errors))
    }
}
