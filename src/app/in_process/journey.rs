//! Every chapter of the first journey, played by clicks: straight, with every mistake its script names, and left and resumed
//! at every step; a saved game is not touched by it.

use strum::VariantArray;

use bevy::window::WindowResized;

use super::{saves::Folder, *};
use crate::table::input::{choosing::Click, options::Options, pointed::Targets};
use crate::{
    journey::{BoardChapter, LessonPress, LessonStage, RunningLesson, chapters::ChapterId, holds},
    panels::LessonControl,
    persistence::StorageBackend,
    screens::JourneyControl,
    session::LessonGate,
};
use rules::{
    Ask, Module,
    scenario::{LEARNER, LessonLight, Miss, StepTask},
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

    /// Goes to a step of a chapter, as "Show me" in the rules does.
    fn show(&mut self, chapter: ChapterId, say: &str) {
        let steps = &chapter.lesson().expect("it has a lesson").expect("it is right").steps;
        let step = steps.iter().position(|step| step.say == say).expect("there is such a step");
        self.world().write_message(BoardChapter { chapter, step: Some(step) });
        self.wait(move |world| world.get_resource::<RunningLesson>().is_some_and(|lesson| lesson.number() == step));
        self.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
        self.settle();
        self.let_time_pass();
    }

    /// Waits until a click cannot be the second half of a double click that ended the step before.
    fn let_time_pass(&mut self) {
        (0..20).for_each(|_| self.update());
    }

    /// What the conductor has said to the last mistake.
    fn answered(&self) -> Option<&str> {
        self.app.world().get_resource::<RunningLesson>()?.mistake.as_ref().map(|mistake| mistake.say.as_str())
    }

    /// The player resizes or turns the window.
    fn resize_to(&mut self, size: UVec2) {
        let resize = move |window: Single<(Entity, &mut Window)>, mut resized: MessageWriter<WindowResized>| {
            let (window, mut own) = window.into_inner();
            let (width, height) = (size.x as f32, size.y as f32);
            own.resolution.set(width, height);
            resized.write(WindowResized { window, width, height });
        };
        self.world().run_system_once(resize).expect("there is a window");
        self.taps = Viewport::phone(size.as_vec2(), 1.0).is_some();
        (0..6).for_each(|_| self.update());
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
        let mut named = Vec::new();
        while game.step().is_some() {
            let step = game.lesson().step();
            if matches!(step.task, StepTask::Reach(_)) {
                named.extend(step.misses.iter().map(|miss| (step.say.clone(), miss.clone())));
            }
            game.do_step(|game| {
                for miss in &step.misses {
                    if !made.contains(&miss.say) && make(game, miss) {
                        made.insert(miss.say.clone());
                    }
                }
            });
        }
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
        game.update();
        named.retain(|(_, miss)| !made.contains(&miss.say));
        for (say, miss) in named {
            game.show(chapter, &say);
            assert!(make_on_another_way(&mut game, &miss), "{chapter}: never made: {}", miss.say);
            game.click(LessonControl::Leave);
            game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Journey);
        }
    }
}

/// Makes a mistake that cannot be made on the way that the white glove would go. Returns whether it could be made.
fn make_on_another_way(game: &mut PointerGame, miss: &Miss) -> bool {
    let step = game.step();
    while game.step() == step {
        if make(game, miss) {
            return true;
        }
        let gate = game.app.world().resource::<LessonGate>();
        let choices = game.app.world().resource::<Game>().legal_choices().into_iter();
        let other = choices.filter(|choice| gate.allows(*choice)).find(|choice| Some(*choice) != gate.next());
        let Some(other) = other else { return false };
        game.click_to(other);
        game.settle();
    }
    false
}

/// Makes a mistake, if it can be made now; a card is clicked, anything else is tried as a choice. Returns whether it was
/// answered as the script says.
fn make(game: &mut PointerGame, miss: &Miss) -> bool {
    let before = game.world().resource::<Game>().clone();
    if let Some(light) = &miss.click {
        return click_in_vain(game, light, miss, &before);
    }
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

/// Clicks on something with which nothing can be done now, if it is there. Returns whether it was answered as the script says.
fn click_in_vain(game: &mut PointerGame, light: &LessonLight, miss: &Miss, before: &Game) -> bool {
    game.let_time_pass();
    let world = game.world();
    let options = Options::new(before, world.resource::<PendingQuestion>(), Selection::None, None);
    let mut things = world.resource::<Targets>().all.iter().map(|(target, _)| *target);
    let in_vain = |target: &Target| holds(light, *target, before) && options.click(*target) == Click::Nothing;
    let Some(target) = things.rfind(in_vain) else { return false };
    game.click(target);
    game.update();
    let said = format!("journey-{}", miss.say);
    assert_eq!(game.answered(), Some(said.as_str()), "{}: {target:?}", game.about);
    assert!(*game.world().resource::<Game>() == *before, "{}: {target:?} changed the game", game.about);
    true
}

#[test]
fn a_click_is_answered_by_what_it_would_lead_to() {
    let mut game = PointerGame::at_stations(WIDE);
    // A Game End card would have to be paid for next.
    game.show(ChapterId::GameEnd, "end-buy");
    game.click(Target::Market(0));
    game.update();
    assert_eq!(game.answered(), Some("journey-end-buy-cars"));
    // A column of coins would be spent.
    game.show(ChapterId::Coins, "coins-car");
    game.click(Target::Coins(1));
    game.update();
    assert_eq!(game.answered(), Some("journey-coins-car-other"));
    // A station lies on the route card to which the postcard would be pinned.
    game.show(ChapterId::Contracts, "postcard-pin");
    while !matches!(game.world().resource::<PendingQuestion>().question.map(|asked| asked.ask), Some(Ask::Postcard)) {
        let next = game.world().resource::<LessonGate>().next().expect("there is a way");
        game.click_to(next);
        game.settle();
    }
    game.click(Target::Station(6));
    game.update();
    assert_eq!(game.answered(), Some("journey-postcard-pin-second"));
    // Once something right is done, the answer is gone.
    let next = game.world().resource::<LessonGate>().next().expect("there is a way");
    game.click_to(next);
    game.settle();
    assert_eq!(game.answered(), None);
}

#[test]
fn a_lesson_goes_on_where_it_was_when_the_window_is_resized_or_turned() {
    let mut game = PointerGame::at_stations(WIDE);
    game.board(ChapterId::Conductors);
    let mut shapes = [TALL, PHONES[0], PHONES[1], WIDE].into_iter().cycle();
    while game.step().is_some() {
        let step = game.step();
        // In the middle of a step, with something picked perhaps.
        game.do_step(|game| {
            let before = game.world().resource::<Game>().clone();
            game.resize_to(shapes.next().expect("it goes round"));
            game.settle();
            assert_eq!(game.step(), step);
            assert!(*game.world().resource::<Game>() == before, "{}: the game is another one", game.about);
        });
    }
    assert!(game.world().resource::<Settings>().journey.done.contains(ChapterId::Conductors.key()));
}

#[test]
fn a_double_click_reads_one_step_and_is_no_mistake_in_the_next_one() {
    let mut game = PointerGame::at_stations(WIDE);
    game.show(ChapterId::Offer, "offer-price");
    let step = game.step();
    game.click(PromptControl::Continue);
    game.wait(move |world| world.resource::<RunningLesson>().number() != step.expect("it runs"));
    // The second one comes as soon as what is said next can be clicked away as well.
    game.settle();
    game.world().write_message(LessonPress::Next);
    game.update();
    assert_eq!(game.step(), step.map(|step| step + 1));
    game.show(ChapterId::Offer, "offer-cards");
    game.click(PromptControl::Continue);
    game.update();
    game.click(Target::OfferCard("1/1".parse().expect("a place")));
    assert_eq!((game.step(), game.answered()), (Some(1), None));
}

#[test]
fn what_was_reached_stays_until_the_learner_goes_on() {
    let mut game = PointerGame::at_stations(WIDE);
    game.show(ChapterId::Offer, "offer-decline");
    let step = game.step();
    while game.world().resource::<LessonGate>().asks() {
        let next = game.world().resource::<LessonGate>().next().expect("there is a way");
        game.click_to(next);
        game.settle();
    }
    game.let_time_pass();
    assert!(matches!(game.lesson().stage, LessonStage::Reached));
    assert_eq!(game.step(), step, "another position is on the table already");
    game.click(PromptControl::Continue);
    game.wait(move |world| world.resource::<RunningLesson>().number() != step.expect("it runs"));
}

#[test]
fn on_a_phone_the_tabs_stay_and_what_is_meant_or_gained_comes_into_view() {
    let mut game = PointerGame::at_stations(WINDOWS[3]);
    let tab = |game: &mut PointerGame| game.world().resource::<Showing>().tab;
    game.show(ChapterId::Route, "route-stations");
    assert_eq!(tab(&mut game), Tab::Route, "stations are read about");
    game.click(TabControl::Show(Tab::Coins));
    assert_eq!(tab(&mut game), Tab::Coins, "whoever wants to see something else");
    game.click(LessonControl::Unfold);
    assert!(game.find(TabControl::Show(Tab::Coins).into()).is_none(), "the way lies over the tabs");
    game.click(LessonControl::Back);
    assert_eq!(game.step(), Some(0));
    game.click(LessonControl::Unfold);
    assert!(
        game.find(LessonControl::Back.into()).is_none() && game.find(TabControl::Show(Tab::Coins).into()).is_some()
    );
    for (chapter, say, gained) in [
        (ChapterId::Route, "route-lay", Tab::Route),
        (ChapterId::Contracts, "contracts-lay", Tab::Contract),
        (ChapterId::Contracts, "postcard-pin", Tab::Route),
    ] {
        game.show(chapter, say);
        assert_eq!(tab(&mut game), Tab::Offer, "{say}: a card of the offer is meant");
        while game.world().resource::<LessonGate>().asks() {
            let next = game.world().resource::<LessonGate>().next().expect("there is a way");
            game.click_to(next);
            game.settle();
        }
        assert!(matches!(game.lesson().stage, LessonStage::Reached), "{say}");
        assert_eq!(tab(&mut game), gained, "{say}: what was gained");
    }
    game.show(ChapterId::Coins, "coins-car");
    assert_eq!(tab(&mut game), Tab::Coins, "a coin is meant");
}

#[test]
fn after_three_mistakes_the_glove_makes_the_move() {
    let mut game = PointerGame::at_stations(WIDE);
    game.board(ChapterId::Passengers);
    game.do_step(|_| {});
    game.let_time_pass();
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
