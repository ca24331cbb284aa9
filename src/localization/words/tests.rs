//! Every key used in the sources has a text, and everything in the games can be put into words.

use std::path::PathBuf;
use strum::VariantArray;

use super::*;
use crate::{localization::Texts, session::SeatConfig};
use bots::{
    BotLevel, Style,
    advice::{Points, Suggestion},
};
use rules::{
    Catalogue, Choice, Face, Game, GameEvent, Module, Person, Seat, Setup, Source, Suspect, model::purse::Purse,
};

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
    let mut folders = vec![PathBuf::from("src")];
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
                    if is_key && !path.ends_with("localization/tests.rs") {
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

#[test]
fn every_bot_and_everything_an_adviser_says_has_words() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    for style in Style::VARIANTS {
        assert!(texts.has(&format!("style-{style}")) && texts.has(&format!("style-{style}-about")), "{style}");
    }
    for level in BotLevel::VARIANTS {
        assert!(texts.has(&format!("level-{level}-note")), "{level}");
    }
    let game = Game::new(catalogue, Setup::new(2, [Module::A, Module::B], 1)).unwrap();
    let words = Words { texts: &texts, game: &game, seats: &[], you: None };
    let suggestion = |[now, later, end]: [i32; 3], reason| {
        let brings = Points { now, later, end };
        Suggestion { plan: vec![Choice::KeepGameEndCard { hand: 0 }], brings, reason }
    };
    for source in Source::VARIANTS.iter().copied() {
        check(&words.brings(&suggestion([0, 3, 0], Some(source))), source);
    }
    for figures in (0..27).map(|number| [number % 3, number / 3 % 3, number / 9]) {
        check(&words.brings(&suggestion(figures, None)), figures);
    }
    assert_eq!(
        words.brings(&suggestion([6, 20, 1], Some(Source::Celebrities))),
        "Brings 6 points now, about 20 later and about 1 in the final scoring. A celebrity doubles its car in all 3 \
         scoring phases left."
    );
    assert_eq!(words.brings(&suggestion([1, 0, 0], None)), "Brings 1 point now.");
    let behind = |less| {
        words.second_best(&suggestion([less, 0, 2], None), &suggestion([0, 2, 0], None)).expect("there is a choice")
    };
    check(&behind(3), 3);
    assert!(behind(3).starts_with("Second best, about 3 points less:"), "{}", behind(3));
    assert!(behind(0).starts_with("About as good:"), "{}", behind(0));
}

/// A text in small letters.
fn said(texts: &Texts, key: &str) -> String {
    texts.get(key).to_lowercase()
}

/// its bonus comes when it is placed, whatever the conductor does.
#[test]
fn the_bonus_of_a_mail_car_does_not_wait_for_the_conductor() {
    let texts = Texts::default();
    for key in ["about-mail-car-words", "icon-mail-car"] {
        let words = said(&texts, key);
        assert!(words.contains("placed") && !words.contains("conductor"), "{key}: {words}");
    }
    assert!(!said(&texts, "about-conductor-words").contains("mail car"));
}

/// each train scores by itself, and only if its conductor has reached the car.
#[test]
fn a_switch_wants_its_car_reached_and_looks_at_each_train_by_itself() {
    let texts = Texts::default();
    for key in ["clause-14-2-text", "explain-switch", "lead-switch", "module-e-tip"] {
        let words = said(&texts, key);
        assert!(words.contains("reached") && words.contains("each"), "{key}: {words}");
    }
}

/// the figure passes at the end of the round, so before the scoring phase that may follow.
#[test]
fn the_start_player_changes_at_the_end_of_the_round() {
    let texts = Texts::default();
    for key in ["clause-3-7-text", "choose-start-tile", "about-start-tile-words"] {
        let words = said(&texts, key);
        assert!(words.contains("end of th") && !words.contains("next round"), "{key}: {words}");
    }
}

///
#[test]
fn the_texts_say_how_many_coins_there_is_room_for_and_what_becomes_of_the_rest() {
    let texts = Texts::default();
    let spaces = Purse::SPACES.iter().sum::<u8>();
    for key in ["clause-6-1-text", "about-coins-all"] {
        let words = said(&texts, key);
        assert!(words.contains(&format!("{spaces} spaces")), "{key}: {words}");
    }
    assert!(said(&texts, "clause-6-4-text").contains("do not fit into points, 1 for each"));
    assert!(said(&texts, "about-coins-all").contains("left over"));
}

/// the dummies draw as well, where there are any.
#[test]
fn whoever_suspects_everybody_else_is_told_of_the_dummies() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    let seats: Vec<_> = SeatConfig::humans().collect();
    for players in 2..=4 {
        let game = Game::new(catalogue.clone(), Setup::new(players, [Module::C, Module::F], 1)).unwrap();
        let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
        let suspects = |face: &Face| matches!(face, Face::Suspect(Suspect::EverybodyElse, _));
        let (card, _) = catalogue.cards().find(|(_, card)| suspects(&card.face)).unwrap();
        let explained = words.card_explained(card);
        assert_eq!(explained.contains("dummies"), players == 2, "{players} players: {explained}");
    }
}

/// 20 points for a player who escapes, none for a dummy.
#[test]
fn an_escaping_dummy_is_told_without_points() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    let seats: Vec<_> = SeatConfig::humans().collect();
    let game = Game::new(catalogue, Setup::new(2, [Module::C, Module::F], 1)).unwrap();
    let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
    for (person, points) in [(Person::Seat(Seat(0)), true), (Person::Dummy(0), false)] {
        let told = words.event(&GameEvent::MurdererEscaped { person });
        assert_eq!(told.contains("20 points"), points, "{told}");
    }
    assert!(!said(&texts, "revelation-escaped-dummy").contains("point"));
    assert!(!said(&texts, "revelation-gets-away-dummy").contains("point"));
}

/// A route card takes one postcard, tied players all win, a drafted card gives no action,
/// with fewer than four there may be no murderer, the scoring phase is not a turn.
#[test]
fn the_rules_leave_out_no_exception() {
    let texts = Texts::default();
    let facts = [
        ("clause-11-2-text", "none yet"),
        ("explain-postcard", "only one"),
        ("module-b-tip", "only one"),
        ("clause-9-4-text", "tied"),
        ("clause-1-5-text", "not carry out the small action"),
        ("about-draft", "no action"),
        ("clause-12-1-text", "nobody in the game is the murderer"),
        ("module-c-tip", "none of you"),
        ("clause-12-5-text", "both dummies draw as well"),
        ("clause-16-2-text", "scoring phase, two coins"),
        ("setup-teatime-tip", "scoring phase, 2 coins"),
    ];
    for (key, fact) in facts {
        let words = said(&texts, key);
        assert!(words.contains(fact), "{key}: {words}");
    }
    assert!(!said(&texts, "tip-end-scoring").contains("turn"));
}

/// Players may have any name: who is spoken to is not decided by it.
#[test]
fn a_player_called_you_is_not_the_reader() {
    let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
    let mut seats: Vec<_> = SeatConfig::humans().take(2).collect();
    seats[1].name = "you".to_owned();
    let game = Game::new(catalogue, Setup::new(2, [Module::C, Module::A], 1)).unwrap();
    let drafted = |seat| GameEvent::GameEndCardDrafted { seat: Seat(seat) };
    let ended = |seat| GameEvent::GameEnded { winners: [Seat(seat)].into_iter().collect() };
    let dealt = |seat| GameEvent::EvidenceDealt { person: Person::Seat(Seat(seat)) };
    let said = |you: Option<u8>| {
        let words = Words { texts: &texts, game: &game, seats: &seats, you: you.map(Seat) };
        [drafted(1), ended(1), dealt(1), drafted(0)].map(|event| words.event(&event))
    };
    let named = [
        "you drafts a Game End card in secret.",
        "The game is over. you wins.",
        "you draws an evidence token, face down.",
    ];
    assert_eq!(said(None)[..3], named);
    assert_eq!(said(Some(0))[..3], named);
    assert_eq!(said(Some(0))[3], "You draft a Game End card in secret.");
    let spoken_to = [
        "You draft a Game End card in secret.",
        "The game is over. You win.",
        "You draw an evidence token, face down.",
    ];
    assert_eq!(said(Some(1))[..3], spoken_to);
    let words = Words { texts: &texts, game: &game, seats: &seats, you: Some(Seat(0)) };
    let title = |seat| words.with("prompt-title-other", [("who", words.who(Seat(seat)).into())]);
    assert_eq!([title(0), title(1)], ["Your turn", "you’s turn"]);
}
