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
    /// Reads the files. `NUMBER($x)` in them writes a fraction as the language does, and `POINTER()` tells a finger from a mouse.
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
        let read = Self(bundle);
        let sign = read.format("decimal-sign", None).map_or_else(|| ".".to_owned(), |(sign, _)| sign);
        let Self(mut bundle) = read;
        let number = bundle.add_function("NUMBER", move |values, options| match values {
            [FluentValue::Number(number)] => {
                let mut number = number.clone();
                number.options.merge(options);
                number.as_string().replace('.', &sign).into()
            }
            _ => FluentValue::Error,
        });
        if let Err(error) = number {
            error!("{error}");
        }
        Self(bundle)
    }

    /// Whether it has a text for a key.
    pub fn has(&self, key: &str) -> bool {
        self.0.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// From now on the words of every text go through this.
    #[cfg(test)]
    pub fn transform(&mut self, by: fn(&str) -> std::borrow::Cow<str>) {
        self.0.set_transform(Some(by));
    }

    /// The text for a key with values filled in, and what is wrong with it; `None` if there is none.
    pub fn format(&self, key: &str, values: Option<&FluentArgs>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let words = self.0.format_pattern(pattern, values, &mut errors).into_owned();
        Some((words, errors))
    }
}
