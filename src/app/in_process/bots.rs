//! Bots at the table: where they think, what becomes of their plans, and how they are introduced.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use super::{looks::Written, words::WINDOWS, *};
use crate::{
    localization::Texts,
    panels::PromptParams,
    session::{Lineup, PlayerKind, TRAVELLERS, Thinking, ThinkingPlace},
};
use ::bots::{Bot, BotLevel, Style};
use rules::{Module, Seat, SeatView};

/// Players of whom those at these seats are bots.
pub(super) fn with_bots(seats: usize, bots: &[usize]) -> Vec<SeatConfig> {
    let player = |place| if bots.contains(&place) { PlayerKind::Bot(BotLevel::Novice) } else { PlayerKind::Human };
    let seated = SeatConfig::humans().take(seats).enumerate();
    seated.map(|(place, seat)| SeatConfig { player: player(place), ..seat }).collect()
}

#[test]
fn bots_that_think_in_the_frames_play_a_whole_game() {
    let setup = Setup::new(2, [Module::A, Module::B], 4);
    let mut game = PointerGame::begin_among(with_bots(2, &[0, 1]), setup, WIDE);
    game.world().insert_resource(ThinkingPlace::Frames);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
    let thinking = game.world().resource::<Thinking>();
    assert!(thinking.longest_slice > Duration::ZERO && thinking.longest_turn > Duration::ZERO);
}

#[test]
fn undo_throws_away_what_a_bot_has_planned() {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 3) };
    let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, WIDE);
    game.play_until(|world| {
        world.resource::<Game>().board().round > 0 && world.resource::<PendingQuestion>().question.is_some()
    });
    let choice = game.world().resource::<PendingQuestion>().choices[0];
    game.choose(choice);
    game.settle();
    assert_eq!(game.world().resource::<Thinking>().remembering(), [Seat(1)], "the bot has drafted");
    assert!(game.world().resource::<Game>().can_undo());
    game.click(PromptControl::Undo);
    game.settle();
    assert_eq!(game.world().resource::<Thinking>().remembering(), []);
}

/// Thinks in slices of two milliseconds and never comes to an end.
pub(super) struct Endless(pub Arc<AtomicU32>);

impl Bot for Endless {
    fn think(&mut self, _: &SeatView) -> Option<Choice> {
        std::thread::sleep(Duration::from_millis(2));
        self.0.fetch_add(1, Ordering::Relaxed);
        None
    }
}

/// A Novice who counts how often it thinks.
struct Counted(Box<dyn Bot>, Arc<AtomicU32>);

impl Bot for Counted {
    fn think(&mut self, view: &SeatView) -> Option<Choice> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.think(view)
    }
}

#[test]
fn a_bot_thinks_while_its_last_choice_is_still_being_shown() {
    let setup = Setup { start_player: Some(Seat(1)), ..Setup::new(2, [Module::A, Module::B], 3) };
    let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, WIDE);
    game.world().insert_resource(ThinkingPlace::Frames);
    game.settle();
    let thoughts = Arc::new(AtomicU32::new(0));
    let bot = Counted(BotLevel::Novice.bot(Style::AllRounder, 1), thoughts.clone());
    game.world().resource_mut::<Thinking>().seat(Seat(1), Box::new(bot));
    game.world().resource_mut::<Settings>().for_now.speed = Some(AnimationSpeed::Fast);
    let choice = game.world().resource::<PendingQuestion>().choices[0];
    game.choose(choice);
    let (mut meanwhile, mut made_meanwhile) = (0, 0);
    while game.world().resource::<Game>().board().turn < 2 {
        let (thought, made) = (thoughts.load(Ordering::Relaxed), game.world().resource::<Game>().choices_made());
        let busy = !game.world().resource::<Presentation>().is_idle();
        game.update();
        if !game.world().resource::<Presentation>().is_idle() {
            meanwhile += thoughts.load(Ordering::Relaxed) - thought;
            let made = game.world().resource::<Game>().choices_made() - made;
            made_meanwhile += if busy { made } else { 0 };
        }
        if game.world().resource::<PendingQuestion>().question.is_some() {
            break;
        }
    }
    assert!(meanwhile > 0, "it waits until everything has been shown");
    assert_eq!(made_meanwhile, 0, "but it chooses only then");
}

#[test]
fn a_bot_that_thinks_for_long_holds_up_no_frame_and_is_seen_to_think() {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 3) };
    let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, WIDE);
    let slices = Arc::new(AtomicU32::new(0));
    game.world().insert_resource(ThinkingPlace::Frames);
    let bot = Endless(slices.clone());
    game.world().resource_mut::<Thinking>().seat(Seat(1), Box::new(bot));
    // The bot drafts first.
    game.play_until(|world| world.resource::<Game>().question().is_some_and(|question| question.seat == Seat(1)));
    let told = |world: &World| world.resource::<Written>().has("Brandt is thinking …");
    let mut frames = 0;
    while !told(game.app.world()) {
        let before = slices.load(Ordering::Relaxed);
        game.update();
        frames += 1;
        let thought = slices.load(Ordering::Relaxed) - before;
        assert!((1..=7).contains(&thought), "{thought} slices in a frame");
        assert!(frames < 200, "nobody is told that the bot thinks");
    }
    assert!(frames >= 40, "only who thinks for a second is said to think");
    assert_eq!(game.world().resource::<Thinking>().keeps_waiting(), Some(Seat(1)));
}

#[test]
fn every_traveller_says_how_they_play() {
    for window in WINDOWS {
        let mut game = PointerGame::open(None, Screen::Title, window, format!("the set-up at {window}"), 1);
        game.click(TitleControl::NewGame);
        for seat in 2..4 {
            game.click(SetupControl::AddBot(seat));
        }
        let mut seen = BTreeSet::new();
        // On a phone the page has to be scrolled: the others are looked at once.
        for look in std::iter::repeat_n(1, TRAVELLERS.len()).chain([2, 3]) {
            if game.find(SetupControl::MakeBot(look).into()).is_none() {
                game.scroll_to(SetupControl::MakeBot(look).into());
            }
            let seats = game.world().resource::<Lineup>().seats.clone();
            let in_sight = |game: &mut PointerGame, seat: u8| {
                let around = [SetupControl::PlayerName(seat), SetupControl::MakeBot(seat)];
                around.into_iter().all(|id| game.find(id.into()).is_some())
            };
            let seats: Vec<_> =
                (0..).zip(seats).filter(|(seat, _)| in_sight(&mut game, *seat)).map(|(_, seat)| seat).collect();
            for seat in seats.iter().filter(|seat| seat.player != PlayerKind::Human) {
                let keys = [format!("style-{}", seat.style()), format!("style-{}-about", seat.style())];
                for key in keys {
                    let words = game.world().resource::<Texts>().get(&key);
                    let size = game.world().resource::<Written>().size_of(&words);
                    assert!(size.is_some_and(|size| size >= 12.9), "{window}: {words:?} is set in {size:?}");
                }
                seen.insert(seat.style());
            }
            game.read();
            if look == 1 {
                game.click(SetupControl::Face(1));
            }
        }
        assert!(seen.len() >= 6, "{seen:?}");
        game.check_words();
    }
}

#[test]
fn a_bot_waits_until_it_is_let_go_if_that_is_wished() {
    for window in [WIDE, PHONES[0]] {
        let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 3) };
        let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, window);
        game.world().resource_mut::<Settings>().waits_for_me = true;
        let made = |game: &mut PointerGame| game.world().resource::<Game>().choices_made();
        game.play_until(|world| world.resource::<Game>().question().is_some_and(|question| question.seat == Seat(1)));
        let before = made(&mut game);
        for _ in 0..200 {
            game.update();
        }
        assert_eq!((made(&mut game), game.world().resource::<Thinking>().held()), (before, Some(Seat(1))));
        game.click(PromptControl::Continue);
        // It thinks in a task, for which a busy machine may take its time.
        let asked = |world: &World| world.resource::<PendingQuestion>().question.map(|question| question.seat);
        game.wait(|world| asked(world) == Some(Seat(0)));
        assert!(made(&mut game) > before, "it has been let go");
        assert_eq!(game.world().resource::<Thinking>().held(), None);
    }
}

#[test]
fn the_second_click_of_a_double_click_answers_no_question_that_has_only_just_come() {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 5) };
    let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, WIDE);
    game.world().resource_mut::<Settings>().waits_for_me = true;
    let asked = |world: &World| world.resource::<Game>().question().map(|question| question.seat);
    game.play_until(|world| asked(world) == Some(Seat(1)));
    game.wait(|world| world.resource::<Thinking>().held().is_some());
    game.click(PromptControl::Continue);
    game.wait(|world| {
        // It thinks in a task, for which a busy machine may take its time.
        std::thread::sleep(Duration::from_millis(1));
        !world.resource::<PendingQuestion>().choices.is_empty()
    });
    let (made, choice) = (game.choices_made(), game.world().resource::<PendingQuestion>().choices[0]);
    game.world().run_system_once(move |mut prompt: PromptParams| prompt.choose(choice)).expect("a game is running");
    game.world().run_system_once(|mut prompt: PromptParams| prompt.press_gold()).expect("a game is running");
    game.update();
    assert_eq!(game.choices_made(), made, "neither a click nor a key counts yet");
    // Once it has been seen they do, and what follows from an own answer may be answered at once.
    game.world().resource_mut::<Settings>().waits_for_me = false;
    let mut followed = 0;
    while followed < 3 {
        game.settle();
        let choices = game.world().resource::<PendingQuestion>().choices.clone();
        game.choose(choices[choices.len() / 2]);
        game.wait(|world| world.resource::<Presentation>().is_idle());
        game.update();
        if asked(game.app.world()) == Some(Seat(0)) {
            let is_too_new = |asked: Res<AskedSince>, time: Res<Time<Real>>| asked.is_too_new(&time);
            assert!(!game.world().run_system_once(is_too_new).expect("both are always there"));
            followed += 1;
        } else {
            game.play_until(|world| world.resource::<PendingQuestion>().question.is_some());
        }
    }
}
