//! The files of every language are sound.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

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
    // A script clicks, whoever plays.
    for (_, file) in Language::ENGLISH.files().filter(|(name, _)| *name != "cli.ftl") {
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

/// A text of a file: what it says, with `$` before its values and `{ }` around other texts.
type Messages = BTreeMap<String, String>;

/// The texts and terms of a language by their keys.
fn messages(language: Language) -> Messages {
    let mut all = Messages::new();
    for (_, file) in language.files() {
        let mut key = None;
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let begins = line.split_once(" =").filter(|(key, _)| {
                key.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-') && !key.contains(' ')
            });
            let text = match begins {
                Some((begun, text)) => {
                    key = Some(begun.to_owned());
                    text
                }
                None => line,
            };
            if let Some(key) = &key {
                let message = all.entry(key.clone()).or_default();
                message.push_str(text);
                message.push('\n');
            }
        }
    }
    all
}

/// What follows each of these marks, as far as it is a name.
fn names_after(text: &str, mark: &str) -> BTreeSet<String> {
    let name = |rest: &str| {
        let end = rest.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'));
        rest[..end.unwrap_or(rest.len())].to_owned()
    };
    let found = text.match_indices(mark).map(|(at, _)| name(text[at + mark.len()..].trim_start()));
    found.filter(|name| !name.is_empty()).collect()
}

/// The words by which a text chooses. The links of the rules book have brackets too, with a clause in them.
fn choosing_words(text: &str) -> BTreeSet<String> {
    let inside = text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(inside, _)| inside.trim());
    let is_word = |inside: &&str| inside.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    inside.filter(is_word).map(str::to_owned).collect()
}

/// The other texts in a text.
fn within(text: &str) -> impl Iterator<Item = String> {
    let plain = |name: &String| name.starts_with(|first: char| first.is_ascii_lowercase() || first == '-');
    names_after(text, "{").into_iter().filter(plain)
}

/// All of a text, with the texts within it.
fn whole(messages: &Messages, key: &str) -> String {
    let text = messages.get(key).cloned().unwrap_or_default();
    let others: Vec<_> = within(&text).map(|other| whole(messages, &other)).collect();
    text + &others.concat()
}

/// Whether a key is a language's own: a term, or a part of other texts.
fn is_own(key: &str) -> bool {
    key.starts_with('-') || key.starts_with("part-")
}

#[test]
fn every_language_has_the_same_texts_with_the_same_values() {
    const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let english = messages(Language::ENGLISH);
    let wanted: BTreeSet<_> = english.keys().filter(|key| !is_own(key)).collect();
    let mut faults = Vec::new();
    for language in Language::all() {
        let translated = messages(language);
        let there: BTreeSet<_> = translated.keys().filter(|key| !is_own(key)).collect();
        faults.extend(there.difference(&wanted).map(|key| format!("{language} has {key}, which is not English")));
        if language.is_complete() {
            faults.extend(wanted.difference(&there).map(|key| format!("{language} lacks {key}")));
        }
        for key in there.intersection(&wanted).copied() {
            let (ours, theirs) = (whole(&english, key), whole(&translated, key));
            let values = [&ours, &theirs].map(|text| names_after(text, "$"));
            if values[0] != values[1] {
                faults.push(format!("{language}: {key} has the values {:?} instead of {:?}", values[1], values[0]));
            }
            // What is chosen by a word is chosen by the same words.
            let chosen = [&ours, &theirs].map(|text| choosing_words(text));
            let is_new = |word: &&String| {
                !word.chars().all(|letter| letter.is_ascii_digit()) && !CATEGORIES.contains(&word.as_str())
            };
            let new = chosen[1].difference(&chosen[0]).filter(is_new);
            faults.extend(new.map(|word| format!("{language}: {key} chooses by [{word}]")));
        }
        for (key, text) in &translated {
            let missing = within(text).filter(|other| !translated.contains_key(other));
            faults.extend(missing.map(|other| format!("{language}: {key} has {{ {other} }} in it")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Everything in quotation marks in the sources of the game and the page.
fn literals() -> BTreeSet<String> {
    let folders = ["src", "web", "scripts", "assets/book", "crates/journeys/src", "crates/bots/src"];
    let mut folders = folders.map(PathBuf::from).to_vec();
    let mut all = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|ending| ["rs", "js", "mjs", "html", "ron"].iter().any(|one| ending == *one))
            {
                let text = std::fs::read_to_string(&path).unwrap();
                all.extend(text.lines().flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned)));
            }
        }
    }
    all
}

/// Whether a key is made from a pattern such as `clause-{}-text`.
fn is_made_from(key: &str, pattern: &str) -> bool {
    let mut rest = key;
    let parts: Vec<_> = pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect();
    for (nth, part) in parts.iter().enumerate() {
        let at = if nth + 1 == parts.len() { rest.len().checked_sub(part.len()) } else { rest.find(part) };
        match at {
            Some(at) if rest.is_char_boundary(at) && rest[at..].starts_with(part) && (nth > 0 || at == 0) => {
                rest = &rest[at + part.len()..]
            }
            _ => return false,
        }
    }
    true
}

#[test]
fn no_text_is_left_over() {
    let literals = literals();
    let patterns: Vec<_> = literals
        .iter()
        .filter(|words| {
            let fixed =
                words.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect::<String>();
            let is_key = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            words.contains('{') && fixed.len() > 2 && fixed.chars().all(is_key)
        })
        .collect();
    let names: BTreeSet<_> =
        literals.iter().map(|words| words.replace('/', "-").trim_end_matches(" = ").to_owned()).collect();
    // Such as `confirm-end` and `title`.
    let in_two = |key: &str| {
        let mut parts = key.match_indices('-').map(|(at, _)| key.split_at(at));
        parts.any(|(first, second)| first.contains('-') && names.contains(first) && names.contains(&second[1..]))
    };
    let mut left = Vec::new();
    for language in Language::all() {
        let all = messages(language);
        let within: BTreeSet<_> = all.values().flat_map(|text| within(text).collect::<Vec<_>>()).collect();
        let is_used = |key: &String| {
            within.contains(key)
                || !is_own(key)
                    && (names.contains(key) || in_two(key) || patterns.iter().any(|pattern| is_made_from(key, pattern)))
        };
        left.extend(all.into_keys().filter(|key| !is_used(key)).map(|key| format!("{language}: {key}")));
    }
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn fractions_are_written_as_in_the_language() {
    let texts = Texts::default();
    assert_eq!(texts.with("saved-games-used", [("used", 2.0.into())]), "2.0 MB used");
    assert_eq!(texts.with("saved-games-used", [("used", 2.5.into())]), "2.5 MB used");
}

#[test]
fn names_are_listed_with_an_and() {
    let texts = Texts::default();
    let all_of = |names: &[&str]| texts.all_of(names.iter().map(|name| (*name).to_owned()));
    assert_eq!([all_of(&[]), all_of(&["Anna"])], ["", "Anna"]);
    assert_eq!(all_of(&["Anna", "Ben"]), "Anna and Ben");
    assert_eq!(all_of(&["Anna", "Ben", "Ida"]), "Anna, Ben and Ida");
}
