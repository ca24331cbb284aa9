//! Every word on screen, by key, from `assets/text` (Fluent). Only English so far; another language means
//! another set of these files.

pub mod words;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::prelude::*;
pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Texts>();
}

const ENGLISH: [&str; 16] = [
    include_str!("../../assets/text/en/book.ftl"),
    include_str!("../../assets/text/en/cards.ftl"),
    include_str!("../../assets/text/en/table.ftl"),
    include_str!("../../assets/text/en/things.ftl"),
    include_str!("../../assets/text/en/panels.ftl"),
    include_str!("../../assets/text/en/help.ftl"),
    include_str!("../../assets/text/en/screens.ftl"),
    include_str!("../../assets/text/en/log.ftl"),
    include_str!("../../assets/text/en/lessons.ftl"),
    include_str!("../../assets/text/en/replay.ftl"),
    include_str!("../../assets/text/en/journey.ftl"),
    include_str!("../../assets/text/en/branches.ftl"),
    include_str!("../../assets/text/en/review.ftl"),
    include_str!("../../assets/text/en/daily.ftl"),
    include_str!("../../assets/text/en/ladder.ftl"),
    include_str!("../../assets/text/en/statistics.ftl"),
];

/// The texts of the chosen language.
#[derive(Resource)]
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    by_touch: Arc<AtomicBool>,
}

impl Default for Texts {
    fn default() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        let by_touch = Arc::new(AtomicBool::new(false));
        let finger = by_touch.clone();
        let pointer = bundle.add_function("POINTER", move |_, _| {
            Value::from(if finger.load(Ordering::Relaxed) { "finger" } else { "mouse" })
        });
        if let Err(error) = pointer {
            error!("{error}");
        }
        for file in ENGLISH {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, errors)| {
                error!("a text file has faults: {errors:?}");
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                error!("a key is in the text files twice: {errors:?}");
            }
        }
        Self { bundle, by_touch }
    }
}

impl Texts {
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

    /// From now on the words speak of a finger, or of a mouse.
    pub fn speak_of_touch(&self, by_touch: bool) {
        self.by_touch.store(by_touch, Ordering::Relaxed);
    }

    /// Whether there is a text for a key.
    #[cfg(test)]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            if cfg!(test) {
                panic!("there is no text for {key}");
            }
            warn!("there is no text for {key}");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, arguments, &mut errors).into_owned();
        if !errors.is_empty() {
            warn!("the text for {key} has faults: {errors:?}");
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_have_no_faults_and_no_key_twice() {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap()]);
        for file in ENGLISH {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(_, faults)| {
                let lines: Vec<_> = faults.iter().map(|fault| file[..fault.pos.start].lines().count()).collect();
                panic!("faults in lines {lines:?} of the file that begins with {:?}", file.lines().next())
            });
            bundle.add_resource(resource).expect("no key is there twice");
        }
    }

    #[test]
    fn a_player_without_a_mouse_taps() {
        let texts = Texts::default();
        assert_eq!(texts.get("prompt-click-card"), "Click the card to take it.");
        texts.speak_of_touch(true);
        assert_eq!(texts.get("prompt-click-card"), "Tap the card to take it.");
    }

    #[test]
    fn nothing_else_speaks_of_clicks() {
        for file in ENGLISH {
            let terms = ["*[mouse] click", "*[mouse] Click"];
            for line in file.lines().filter(|line| !line.starts_with('#') && !terms.contains(&line.trim())) {
                let (_, words) = line.split_once('=').unwrap_or(("", line));
                let plain = words.replace("{ -click }", "").replace("{ -Click }", "").to_lowercase();
                assert!(!plain.contains("click"), "say {{ -click }} or {{ -Click }}, a finger taps: {line}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "there is no text for no-such-key")]
    fn a_missing_text_is_a_fault_in_the_tests() {
        Texts::default().get("no-such-key");
    }
}
