//! The files of every language are sound.

use super::*;
use fluent_bundle::{FluentResource, concurrent::FluentBundle};

#[test]
fn the_files_have_no_faults_and_no_key_twice() {
    for language in Language::all() {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id().parse().unwrap()]);
        for (file, text) in language.files() {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, faults)| {
                let lines: Vec<_> = faults.iter().map(|fault| text[..fault.pos.start].lines().count()).collect();
                panic!("faults in lines {lines:?} of {language}/{file}")
            });
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{language}/{file}: {errors:?}");
            }
        }
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
    for (_, file) in Language::ENGLISH.files() {
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
