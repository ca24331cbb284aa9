//! The lessons of the first journey: every one can be walked to its end, says short sentences, and a wrong file is
//! told with its step and reason.

use std::{collections::BTreeSet, fs, path::Path};

use rules::{
    Catalogue, Choice, invariants,
    scenario::{Lesson, LessonError, Position, StepTask, Task},
};

/// As many letters as a sentence of the conductor may have.
const SENTENCE_LETTERS: usize = 90;

fn assets() -> &'static Path {
    Path::new("../../assets")
}

/// Every lesson with the name of its file.
fn lessons() -> Vec<(String, Lesson)> {
    let files = fs::read_dir(assets().join("journey")).expect("assets/journey is there");
    let mut lessons: Vec<_> = files
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("it can be read");
            let lesson = Lesson::from_text(&text).unwrap_or_else(|why| panic!("{name}.ron: {why}"));
            (name, lesson)
        })
        .collect();
    lessons.sort_by(|(one, _), (other, _)| one.cmp(other));
    lessons
}

/// The texts of all lessons: key and words.
fn texts() -> Vec<(String, String)> {
    let read = |name: &str| fs::read_to_string(assets().join("text/en").join(name)).unwrap_or_default();
    let text = read("journey.ftl") + "\n" + &read("branches.ftl");
    let pairs = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    pairs.map(|(key, words)| (key.trim().to_owned(), words.trim().to_owned())).collect()
}

#[test]
fn every_lesson_can_be_walked_to_its_end() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    for (name, lesson) in lessons() {
        let starts = lesson.walk(&catalogue).unwrap_or_else(|why| panic!("{name}.ron: {why}"));
        assert_eq!(starts.len(), lesson.steps.len());
        for (step, game) in lesson.steps.iter().zip(&starts) {
            invariants::check_state(game).unwrap_or_else(|why| panic!("{name}.ron, \"{}\": {why}", step.say));
            // Whoever follows what is lit can always go on.
            if let StepTask::Reach(goal) = &step.task {
                let task = Task::new(goal.clone());
                let allowed = task.allowed(game);
                let way = task.way(game).expect("walked");
                assert!(allowed.contains(&way[0]), "{name}.ron, \"{}\": the way is not allowed", step.say);
            }
        }
    }
}

#[test]
fn every_lesson_says_short_sentences() {
    let texts = texts();
    let mut said = BTreeSet::new();
    for (name, lesson) in lessons() {
        for step in &lesson.steps {
            for key in step.misses.iter().map(|miss| &miss.say).chain([&step.say]) {
                let key = format!("journey-{key}");
                let words = texts.iter().find(|(other, _)| *other == key).map(|(_, words)| words.as_str());
                let words = words.unwrap_or_else(|| panic!("{name}.ron: there is no text {key}"));
                let sentences: Vec<_> = words.split_inclusive(['.', '!', '?', ':']).collect();
                let letters = words.chars().count();
                assert!(sentences.len() <= 3, "{key} has {} sentences", sentences.len());
                assert!(letters <= 2 * SENTENCE_LETTERS, "{key} has {letters} letters");
                said.insert(key);
            }
        }
    }
    assert!(!said.is_empty());
}

#[test]
fn a_wrong_lesson_is_told_with_step_and_reason() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    let walked = |text: &str| Lesson::from_text(text).and_then(|lesson| lesson.walk(&catalogue));
    let why = |text: &str| walked(text).expect_err("it is wrong").to_string();
    assert!(matches!(walked("(steps: [])"), Err(LessonError::Unreadable(_))));
    assert_eq!(why(r#"(steps: [(say: "a")])"#), r#"step 1 ("a"): the first step has no position (at)"#);
    assert_eq!(
        why(r#"(steps: [(say: "a", at: (offer: [["nothing"]]))])"#),
        r#"step 1 ("a"): there is no card "nothing" left: it is named twice, or its module is not played"#
    );
    assert_eq!(
        why(r#"(steps: [(say: "a", at: ()), (say: "b", task: Reach(Coins(12)))])"#),
        r#"step 2 ("b"): there is no way to its goal"#
    );
    assert_eq!(
        why(
            r#"(steps: [(say: "a", at: (), task: Reach(Did(TookTile)), misses: [(does: CarriedOut("route-3-x"), say: "m")])])"#
        ),
        r#"step 1 ("a"): its mistake "m" cannot be made"#
    );
    assert!(why("(steps: [(tell: 1)])").contains("1:"), "the place in the file");
}

#[test]
fn a_position_is_a_game_like_any_other() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    let position = Position { seats: 3, round: 4, turn: 2, start_player: 1, ..Position::default() };
    let mut game = position.game(&catalogue).expect("it can be laid out");
    invariants::check_state(&game).expect("nothing is lost or there twice");
    assert!(!game.can_undo());
    // Played on to its end by the first choice each time, it stays one.
    while let Some(choice) =
        game.legal_choices().into_iter().find(|choice| !matches!(choice, Choice::TakeStartPlayerTile))
    {
        game.apply(choice).expect("a legal choice");
        invariants::check_state(&game).expect("nothing is lost or there twice");
    }
    assert!(game.is_over());
}
