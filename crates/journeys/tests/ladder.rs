//! The thirty prepared journeys: each can be played, says what it is about, has a solution that reaches all its goals, and
//! is not done by whoever takes what is offered first.

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use bots::{BotLevel, Style, default_choice};
use journeys::ladder::{self, JOURNEYS, PreparedJourney, Solution};
use rules::{Catalogue, GameEvent, Module, invariants, scenario::LEARNER};

/// As many letters as a sentence of what a journey is about may have: it stands on a line of its own.
const SENTENCE_LETTERS: usize = 62;
/// As many letters as a goal may have.
const GOAL_LETTERS: usize = 40;

fn assets() -> &'static Path {
    Path::new("../../assets")
}

/// Every journey with the name of its file.
fn journeys(catalogue: &Arc<Catalogue>) -> Vec<(&'static str, PreparedJourney)> {
    let read = |number| ladder::journey(number, catalogue).expect("it is there").unwrap_or_else(|why| panic!("{why}"));
    ladder::all().iter().zip(1..).map(|(named, number)| (named.file, read(number))).collect()
}

/// Those the journeys are made for.
fn cards() -> Arc<Catalogue> {
    Catalogue::first_edition()
}

#[test]
fn thirty_journeys_can_be_played() {
    let catalogue = cards();
    let all = journeys(&catalogue);
    assert_eq!(all.len(), JOURNEYS);
    let (mut modules, mut levels, mut seats) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut teatime = 0;
    for (number, (file, journey)) in (1..).zip(&all) {
        assert!(file.starts_with(&format!("{number:02}_")), "{file} is number {number}");
        let game = journey.begin(&catalogue).expect("checked when it was read");
        invariants::check_state(&game).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(game.question().is_some(), "{file} is over");
        let setup = journey.setup();
        assert_eq!((setup.seats, setup.modules), (game.board().seats(), game.setup().modules), "{file}");
        modules.extend(setup.modules);
        levels.extend(journey.opponents.iter().copied());
        seats.insert(setup.seats);
        teatime += u8::from(setup.teatime);
    }
    assert_eq!(
        modules.into_iter().collect::<Vec<_>>(),
        [Module::A, Module::B, Module::C, Module::D, Module::E, Module::F]
    );
    assert_eq!(
        levels.into_iter().collect::<Vec<_>>(),
        [BotLevel::Novice, BotLevel::Skilled, BotLevel::Expert, BotLevel::Master]
    );
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [2, 3, 4]);
    assert!(teatime >= 3);
    assert!(ladder::journey(0, &catalogue).is_none() && ladder::journey(JOURNEYS + 1, &catalogue).is_none());
}

#[test]
fn a_solution_reaches_all_three_goals_of_each() {
    let catalogue = cards();
    for (file, journey) in journeys(&catalogue) {
        let path = assets().join("ladder/solutions").join(file).with_extension("ron");
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let solution = Solution::from_text(&text).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!(solution.to_text().as_ref(), Ok(&text), "{file}: written differently");
        // Every choice, the others' too, is refused if it is illegal.
        let (game, met) = solution.replay(&journey, &catalogue).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!(
            met, [true; 3],
            "{file}: find it again with `arena ladder --tries 64 --write assets/ladder/solutions`"
        );
        assert!(game.is_over());
    }
}

#[test]
fn whoever_takes_what_is_offered_first_misses_a_goal_of_each() {
    let catalogue = cards();
    for (file, journey) in journeys(&catalogue) {
        let mut game = journey.begin(&catalogue).expect("checked when it was read");
        let bot = |(seed, level): (u64, &BotLevel)| level.bot_in_a_hurry(Style::AllRounder, seed);
        let mut others: Vec<_> = (1..).zip(&journey.opponents).map(bot).collect();
        let mut since: Vec<GameEvent> = Vec::new();
        while let Some(question) = game.question() {
            let view = game.view(question.seat);
            let choice = match question.seat {
                LEARNER => default_choice(&view, view.choices.iter().copied()).expect("something can be chosen"),
                seat => others[seat.index() - 1].choose(&view),
            };
            since.extend(game.apply(choice).expect("a legal choice"));
        }
        assert_ne!(journey.met(&game, &since), [true; 3], "{file} is too easy");
    }
}

#[test]
fn every_journey_says_what_it_is_about() {
    let text = fs::read_to_string(assets().join("text/en/ladder.ftl")).expect("the texts are there");
    let pairs = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    let pairs: Vec<_> = pairs.map(|(key, words)| (key.trim(), words.trim())).collect();
    let words = |key: &str| {
        let found = pairs.iter().find(|(other, _)| *other == key);
        found.unwrap_or_else(|| panic!("there is no text {key}")).1
    };
    for named in ladder::all() {
        let key = format!("ladder-{}", named.key());
        assert!((4..=24).contains(&words(&key).chars().count()), "{key}");
        let about = words(&format!("{key}-about"));
        let sentences: Vec<_> = about.split_inclusive(['.', '?', '!']).map(str::trim).collect();
        assert_eq!(sentences.len(), 2, "{key}-about");
        assert!(sentences.iter().all(|one| one.chars().count() <= SENTENCE_LETTERS), "{key}-about is too long");
        for goal in 1..=3 {
            let letters = words(&format!("{key}-goal-{goal}")).chars().count();
            assert!((3..=GOAL_LETTERS).contains(&letters), "{key}-goal-{goal} has {letters} letters");
        }
    }
    assert_eq!(pairs.len(), 5 * JOURNEYS, "there are texts of no journey");
}

#[test]
fn a_wrong_journey_is_told_with_file_place_and_reason() {
    let catalogue = cards();
    let why = |text: &str| PreparedJourney::from_text("07_x", text, &catalogue).expect_err("it is wrong").to_string();
    let goals = "(Finished, Won, Place(1))";
    let with = |start: &str, opponents: &str, goals: &str| {
        why(&format!("(start: {start}, opponents: {opponents}, goals: {goals})"))
    };
    assert!(why("(start: At(()),\n opponent: [])").starts_with("07_x: 2:"), "line and column");
    assert!(with("At(())", "[Novice]", "(Finished, Won)").contains("1:"), "three goals");
    assert_eq!(
        with(r#"At((offer: [["nothing"]]))"#, "[Novice]", goals),
        r#"07_x: start: there is no card "nothing" left: it is named twice, or its module is not played"#
    );
    assert_eq!(
        with("Whole((modules: (A, A), seed: 1))", "[Novice]", goals),
        "07_x: start: module A was chosen twice: choose two different modules"
    );
    assert_eq!(with("At((seats: 3))", "[Novice]", goals), "07_x: opponents: there are 1, and the position has 3 seats");
    assert_eq!(with("At(())", "[Random]", goals), "07_x: opponents: random is no opponent for a prepared journey");
    assert_eq!(
        with("At(())", "[Novice]", r#"(Finished, Won, AtLeast(2, Times(Declined("nothing"))))"#),
        r#"07_x: goal 3: there is no card "nothing""#
    );
    assert_eq!(
        with("At(())", "[Novice]", "(Finished, Won, Finished)"),
        "07_x: goal 3: it is the same as an earlier one"
    );
    assert_eq!(
        with("At(())", "[Novice]", "(AtLeast(1, Coins), Won, Finished)"),
        "07_x: goal 1: it is reached before anything is done"
    );
}
