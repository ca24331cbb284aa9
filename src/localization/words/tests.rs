//! Every key used in the sources has a text, and everything in the games can be put into words.

use std::path::Path;
use strum::VariantArray;

use super::*;
use crate::rules::{Game, Module, Setup};

/// Whether a text is empty, is only its key, or lacks a value.
fn is_faulty(words: &str) -> bool {
    let is_key = |word: &str| word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    words.trim().is_empty() || words.contains('{') || (!words.contains(' ') && is_key(words))
}

fn check(said: &str, of: impl std::fmt::Debug) {
    assert!(!is_faulty(said), "{of:?} reads {said:?}");
}

#[test]
fn every_key_in_the_sources_has_words() {
    let texts = Texts::default();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut asked = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            for call in ["get(\"", "with(\"", "count(\""] {
                for (_, rest) in source.match_indices(call).map(|(at, _)| source.split_at(at + call.len())) {
                    let key = rest.split('"').next().unwrap_or_default();
                    let is_key = key.contains('-') && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                    if is_key && !path.ends_with("localization/mod.rs") {
                        asked += 1;
                        assert!(texts.has(key), "{}: there is no text for {key}", path.display());
                    }
                }
            }
        }
    }
    assert!(asked > 200, "only {asked} keys were found");
}

#[test]
fn every_card_and_tile_of_all_modules_can_be_said() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    let seats: Vec<_> = SeatConfig::humans().collect();
    let game = Game::new(catalogue.clone(), Setup::new(4, [Module::C, Module::F], 1)).unwrap();
    let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
    for (id, card) in catalogue.cards() {
        for said in [words.card_title(id), words.card(id), words.card_explained(id), words.kind(card.face.kind())] {
            check(&said, &card.name);
        }
    }
    for id in catalogue.game_end_ids() {
        check(&words.game_end_explained(id), id);
    }
    for id in catalogue.order_tile_ids() {
        check(&words.order_tile(id), id);
        check(&words.order_tile_explained(id), id);
    }
    for source in Source::VARIANTS.iter().copied() {
        check(&words.source(source), source);
    }
}

#[test]
fn every_event_and_choice_of_random_games_can_be_said() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    let seats: Vec<_> = SeatConfig::humans().collect();
    let pairs = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F], [Module::C, Module::F]];
    for (seed, modules) in (0u64..).zip(pairs.into_iter().cycle().take(8)) {
        let setup = Setup { teatime: true, ..Setup::new(2 + seed as u8 % 3, modules, seed) };
        let mut game = Game::new(catalogue.clone(), setup).unwrap();
        let mut step = 0usize;
        while !game.is_over() {
            let choices = game.legal_choices();
            let words = Words { texts: &texts, game: &game, seats: &seats, you: Some(Seat(0)) };
            for choice in &choices {
                check(&words.choice(*choice), choice);
            }
            for frame in &game.state().waiting {
                check(&words.frame_source(frame.source), frame);
            }
            step += 1;
            let events = game.apply(choices[(step * 7919 + seed as usize) % choices.len()]).unwrap();
            let words = Words { texts: &texts, game: &game, seats: &seats, you: Some(Seat(0)) };
            for event in &events {
                check(&words.event(event), event);
            }
        }
    }
}
