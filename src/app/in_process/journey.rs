//! Every chapter of the first journey, played by clicks: straight, with every mistake its script names, and left and resumed
//! at every step; a saved game is not touched by it.

use strum::VariantArray;

use super::{saves::Folder, *};
use crate::{
    journey::{LessonPress, LessonStage, RunningLesson, chapters::ChapterId},
    panels::LessonControl,
    persistence::StorageBackend,
    screens::JourneyControl,
    session::LessonGate,
};
use rules::{
    Module,
    scenario::{LEARNER, Miss, StepTask},
};

/// One window of each shape.
const WINDOWS: [UVec2; 4] = [WIDE, TALL, PHONES[0], PHONES[1]];

impl PointerGame {
    /// Opens the program among the stations.
    fn at_stations(window: UVec2) -> Self {
        let mut game = Self::open(None, Screen::Title, window, format!("the first journey at {window}"), 1);
        game.click(TitleControl::Journey);
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
        game.update();
        game
    }

    fn board(&mut self, chapter: ChapterId) {
        self.about = format!("{chapter} at {}", self.world().resource::<Viewport>().window);
        self.click(JourneyControl::Choose(chapter));
        self.click(JourneyControl::Board);
        self.wait(|world| world.get_resource::<RunningLesson>().is_some() && world.contains_resource::<Game>());
        self.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
        self.settle();
    }

    fn lesson(&self) -> &RunningLesson {
        self.app.world().resource::<RunningLesson>()
    }

    /// The step that is running, if the lesson still runs.
    fn step(&self) -> Option<usize> {
        self.app.world().get_resource::<RunningLesson>().map(RunningLesson::number)
    }

    /// Does a step the shortest way, and waits for the next one or the end of the chapter.
    fn do_step(&mut self, mut look: impl FnMut(&mut Self)) {
        let step = self.step();
        for _ in 0..400 {
            self.settle();
            if self.step() != step {
                return;
            }
            self.read();
            if self.world().resource::<Presentation>().is_held() {
                self.click(ScoringControl::Continue);
            } else if self.lesson().waits_for_reader() {
                self.click(PromptControl::Continue);
            } else if let Some(choice) = self.world().resource::<LessonGate>().next() {
                look(self);
                self.click_to(choice);
            } else {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        panic!("{}: step {step:?} (\"{}\") does not end", self.about, self.lesson().step().say);
    }

    /// Plays the chapter that is boarded to its end.
    fn play_chapter(&mut self) {
        while self.step().is_some() {
            self.do_step(|_| {});
        }
        self.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
        self.update();
    }
}

fn lessons() -> impl Iterator<Item = ChapterId> {
    ChapterId::VARIANTS.iter().copied().filter(|chapter| *chapter != ChapterId::WholeGame)
}

fn play_all(window: UVec2) {
    let mut game = PointerGame::at_stations(window);
    game.taps = Viewport::phone(window.as_vec2(), 1.0).is_some();
    for chapter in lessons() {
        game.board(chapter);
        game.play_chapter();
        let done = &game.world().resource::<Settings>().journey.done;
        assert!(done.contains(chapter.key()), "{chapter} is not done at {window}");
    }
}

#[test]
fn every_chapter_is_played_in_a_wide_window() {
    play_all(WINDOWS[0]);
}

#[test]
fn every_chapter_is_played_in_a_narrow_window() {
    play_all(WINDOWS[1]);
}

#[test]
fn every_chapter_is_played_on_a_phone_that_lies() {
    play_all(WINDOWS[2]);
}

#[test]
fn every_chapter_is_played_on_an_upright_phone() {
    play_all(WINDOWS[3]);
}

#[test]
fn a_chapter_is_left_at_every_step_and_resumed_there() {
    let mut game = PointerGame::at_stations(WIDE);
    for chapter in lessons() {
        game.board(chapter);
        while let Some(step) = game.step() {
            let start = game.lesson().start().expect("it has begun").clone();
            // While others play, a scoring phase may lie over the table.
            if matches!(game.lesson().step().task, StepTask::Watch(_)) {
                game.world().write_message(LessonPress::Leave);
            } else {
                game.click(LessonControl::Leave);
            }
            game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
            game.board(chapter);
            assert_eq!(game.step(), Some(step), "{chapter} goes on at another step");
            assert!(game.lesson().start() == Some(&start), "{chapter}, step {step}: another position");
            game.world().write_message(LessonPress::Skip);
            game.wait(move |world| world.get_resource::<RunningLesson>().is_none_or(|now| now.number() != step));
            game.update();
        }
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
    }
}

#[test]
fn a_step_back_lays_its_position_again() {
    let mut game = PointerGame::at_stations(WIDE);
    game.board(ChapterId::Passengers);
    let first = game.world().resource::<Game>().clone();
    game.do_step(|_| {});
    game.do_step(|_| {});
    assert_eq!(game.step(), Some(2));
    game.click(LessonControl::Back);
    game.click(LessonControl::Back);
    assert_eq!(game.step(), Some(0));
    assert!(*game.world().resource::<Game>() == first);
}

#[test]
fn every_mistake_that_a_script_names_is_answered_and_changes_nothing() {
    let mut game = PointerGame::at_stations(WIDE);
    for chapter in lessons() {
        game.board(chapter);
        let mut made = BTreeSet::new();
        let mut named = BTreeSet::new();
        while game.step().is_some() {
            let step = game.lesson().step();
            if matches!(step.task, StepTask::Reach(_)) {
                named.extend(step.misses.iter().filter(|miss| miss.does.is_some()).map(|miss| miss.say.as_str()));
            }
            game.do_step(|game| {
                for miss in &step.misses {
                    if !made.contains(miss.say.as_str()) && make(game, miss) {
                        made.insert(miss.say.as_str());
                    }
                }
            });
        }
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
        game.update();
        assert!(made.is_superset(&named), "{chapter}: never made: {:?}", named.difference(&made).collect::<Vec<_>>());
    }
}

/// Makes a mistake, if it can be made now; a card is clicked, anything else is tried as a choice. Returns whether it was
/// answered as the script says.
fn make(game: &mut PointerGame, miss: &Miss) -> bool {
    let before = game.world().resource::<Game>().clone();
    let Some(deed) = &miss.does else { return false };
    let gate = game.app.world().resource::<LessonGate>();
    let wrong = before.legal_choices().into_iter().filter(|choice| !gate.allows(*choice));
    let first_of = |choice: &Choice| {
        // Of several answers that fit, the first one is given.
        let misses = &game.lesson().step().misses;
        misses.iter().find(|other| other.does.as_ref().is_some_and(|does| does.would_be(&before, *choice)))
            == Some(miss)
    };
    let Some(choice) = wrong.filter(|choice| deed.would_be(&before, *choice)).find(first_of) else { return false };
    game.world().write_message(crate::session::PlayerChoice { seat: LEARNER, choice });
    game.update();
    game.update();
    let mistake = game.lesson().mistake.as_ref().expect("it is answered");
    assert_eq!(mistake.say, format!("journey-{}", miss.say), "{}: {choice:?}", game.about);
    assert!(*game.world().resource::<Game>() == before, "{}: {choice:?} changed the game", game.about);
    true
}

#[test]
fn after_three_mistakes_the_glove_makes_the_move() {
    let mut game = PointerGame::at_stations(WIDE);
    game.board(ChapterId::Passengers);
    game.do_step(|_| {});
    for _ in 0..3 {
        game.click(Target::OfferCard("1/1".parse().expect("a place")));
    }
    assert!(game.lesson().mistake.is_some() && game.lesson().shows());
    let made = game.world().resource::<Game>().choices_made();
    game.wait(move |world| world.resource::<Game>().choices_made() > made);
    assert!(matches!(game.lesson().stage, LessonStage::Asking) && !game.lesson().shows());
}

#[test]
fn a_saved_game_is_not_touched_by_a_lesson() {
    let folder = Folder::new();
    let store = || Store::new(Some(StorageBackend::at(folder.path())));
    let seats: Vec<_> = SeatConfig::humans().take(2).collect();
    let new = NewGame { seats, setup: Setup::new(2, [Module::A, Module::B], 5), autoplay: false };
    let mut game = PointerGame::open_with(store(), Some(new), Screen::Table, WIDE, "a saved game".to_owned(), 1);
    game.play_until(|world| world.resource::<Game>().choices_made() > 6);
    drop(game);
    let saved = || folder.game();
    let before = saved();
    let mut game = PointerGame::open_with(store(), None, Screen::Title, WIDE, "a lesson".to_owned(), 1);
    game.click(TitleControl::Journey);
    game.board(ChapterId::Teatime);
    game.play_chapter();
    assert_eq!(saved(), before);
    game.click(JourneyControl::Back);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
    game.click(TitleControl::Continue);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
    assert_eq!(saved(), before);
}

#[test]
fn the_rules_show_a_clause_in_a_lesson_and_the_game_goes_on_afterwards() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 5), WIDE);
    game.play_until(|world| world.resource::<Game>().choices_made() > 6);
    let before = game.world().resource::<Game>().clone();
    let (chapter, step) = crate::journey::chapters::shows("13.1").expect("a lesson shows it");
    game.world().write_message(crate::journey::BoardChapter { chapter, step: Some(step) });
    game.wait(|world| world.get_resource::<RunningLesson>().is_some());
    game.settle();
    assert_eq!(game.step(), Some(step));
    game.click(LessonControl::Leave);
    game.wait(|world| world.get_resource::<RunningLesson>().is_none());
    game.update();
    assert!(*game.world().resource::<Game>() == before);
    assert_eq!(*game.world().resource::<State<crate::state::Overlay>>().get(), crate::state::Overlay::Rules);
}

#[test]
fn a_lesson_that_the_rules_have_shown_on_the_title_leads_back_to_them() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the rules on the title".to_owned(), 1);
    game.click(TitleControl::Rules);
    game.update();
    let (chapter, step) = crate::journey::chapters::shows("4.2").expect("a lesson shows it");
    game.world().write_message(crate::journey::BoardChapter { chapter, step: Some(step) });
    game.wait(|world| world.get_resource::<RunningLesson>().is_some());
    game.settle();
    game.click(LessonControl::Leave);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
    for _ in 0..3 {
        game.update();
    }
    assert_eq!(*game.world().resource::<State<crate::state::Overlay>>().get(), crate::state::Overlay::Rules);
}
