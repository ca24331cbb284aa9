//! A saved game that is watched: every moment of it is reached, back and forth, by mouse, keys, wheel and finger; nothing of it
//! is saved or counted; no secret shows before the end; and from any moment a new game begins.

use std::fs;

use bevy::input::keyboard::Key;

use super::{
    keys::{Press, letter},
    looks::Written,
    saves::Folder,
    *,
};
use crate::{
    panels::ReplayControl,
    persistence::StorageBackend,
    replay::{ReplayPress, RunningReplay, Watch},
    session::{PlayerKind, ViewedSeat},
    state::Overlay,
};
use ::bots::BotLevel;
use rules::{Catalogue, Module, Record, Seat};
use strum::VariantArray;

/// A game played at random, to its end or for so many choices; with the first edition of the cards, as if it had been
/// saved long ago.
fn played(setup: Setup, most: usize) -> Record {
    let catalogue = Catalogue::first_edition();
    let mut chance = ChaCha8Rng::seed_from_u64(setup.seed);
    let mut game = Game::new(catalogue.clone(), setup.clone()).expect("a legal set-up");
    let mut record = Record::new(&catalogue, setup);
    while !game.is_over() && record.choices.len() < most {
        let choice = busy_random::choose(&game.legal_choices(), &mut chance);
        game.apply(choice).expect("it is legal");
        record.choices.push(choice);
    }
    record
}

/// One human against bots.
fn one_human(seats: u8) -> Vec<SeatConfig> {
    let mut seats: Vec<_> = SeatConfig::humans().take(seats.into()).collect();
    seats[1..].iter_mut().for_each(|seat| seat.player = PlayerKind::Bot(BotLevel::Novice));
    seats
}

/// Two humans at one screen.
fn humans(seats: u8) -> Vec<SeatConfig> {
    SeatConfig::humans().take(seats.into()).collect()
}

impl PointerGame {
    /// Watches a game from a moment on, paused.
    fn watch(seats: Vec<SeatConfig>, record: Record, at: usize, window: UVec2) -> Self {
        Self::watch_with(Store::default(), seats, record, at, window)
    }

    fn watch_with(store: Store, seats: Vec<SeatConfig>, record: Record, at: usize, window: UVec2) -> Self {
        let about = format!("a replay of {:?} at {window}", record.setup);
        let mut game = Self::open_with(store, None, Screen::Title, window, about, 1);
        let title = String::new();
        game.world().write_message(Watch {
            seats,
            record,
            begins: None,
            title,
            at,
            plays: false,
            back_to: Screen::Title,
        });
        game.wait(|world| world.contains_resource::<RunningReplay>());
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
        game.settle();
        game
    }

    fn track_game(&self, moment: usize) -> Game {
        self.app.world().resource::<RunningReplay>().track().game_at(moment)
    }

    fn position(&self) -> usize {
        self.app.world().resource::<Game>().choices_made() as usize
    }

    /// Checks that the table shows a moment of the game, and the session has come as far.
    #[track_caller]
    fn is_at(&mut self, moment: usize) {
        self.settle();
        assert_eq!(self.position(), moment, "{}: another moment", self.about);
        let there = self.track_game(moment);
        let world = self.app.world();
        assert!(*world.resource::<Game>() == there, "{}: moment {moment} is another game", self.about);
        let choices = &world.resource::<Session>().record.choices;
        assert!(*choices == world.resource::<RunningReplay>().track().choices()[..moment]);
        self.check_table();
    }

    fn send(&mut self, press: ReplayPress) {
        self.world().write_message(press);
        self.update();
        self.update();
    }

    fn turn_wheel(&mut self, over: impl Into<RegionId>, lines: f32) {
        let window = self.world().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).unwrap();
        let at = self.find(over.into()).expect("it is there");
        let there = move |mut pointer: Pointer| pointer.move_to(at);
        self.world().run_system_once(there).expect("there is a window");
        self.update();
        let unit = MouseScrollUnit::Line;
        self.world().write_message(MouseWheel { unit, x: 0.0, y: lines, window, phase: TouchPhase::Moved });
        self.update();
        self.update();
    }

    /// A point of the line, from 0 at its left end to 1 at its right end, in the window.
    fn on_line(&mut self, part: f32) -> Vec2 {
        let line = self.world().resource::<Regions>().find(ReplayControl::Line.into()).expect("there is a line").rect;
        self.world().resource::<Viewport>().window_point(Vec2::new(line.min.x.lerp(line.max.x, part), line.center().y))
    }
}

fn key(code: KeyCode, name: Key) -> [Press; 1] {
    [(code, name)]
}

const WINDOWS: [UVec2; 4] = [WIDE, TALL, PHONES[0], PHONES[1]];

#[test]
fn every_moment_of_a_game_with_every_pair_of_modules_is_reached_by_stepping() {
    let all = Module::VARIANTS;
    let pairs = all.iter().flat_map(|one| all.iter().filter(move |other| one < other).map(move |other| [*one, *other]));
    for (nth, pair) in pairs.enumerate() {
        let seats = 2 + nth as u8 % 3;
        let setup = Setup { teatime: nth % 2 == 0, ..Setup::new(seats, pair, 40 + nth as u64) };
        let record = played(setup, usize::MAX);
        let end = record.choices.len();
        let mut game = PointerGame::watch(humans(seats), record, 0, WINDOWS[nth % 4]);
        let mut moment = 0;
        while moment < end {
            // Without motion a step takes one frame. Every game is compared, and the table is read now and then.
            game.world().write_message(ReplayPress::Step);
            game.update();
            moment += 1;
            assert!(*game.app.world().resource::<Game>() == game.track_game(moment), "{}: moment {moment}", game.about);
            if moment % 29 == 0 {
                game.is_at(moment);
            }
            if moment % 87 == 0 {
                game.send(ReplayPress::StepBack);
                game.is_at(moment - 1);
                game.send(ReplayPress::Step);
                game.is_at(moment);
            }
        }
        game.is_at(end);
        assert_eq!(game.screen(), Screen::Table, "a replay stays at its table");
        for back in [end / 2, 3, end - 1, 0] {
            game.send(ReplayPress::GoTo(back));
            game.is_at(back);
        }
    }
}

#[test]
fn buttons_keys_wheel_and_line_lead_through_the_game() {
    let record = played(Setup::new(3, [Module::A, Module::B], 6), usize::MAX);
    let end = record.choices.len();
    for window in WINDOWS {
        let mut game = PointerGame::watch(one_human(3), record.clone(), 0, window);
        game.taps = game.world().resource::<Viewport>().shape.phone().is_some();
        let turns: Vec<_> = {
            let track = game.app.world().resource::<RunningReplay>().track();
            std::iter::successors(Some(0), |moment| Some(track.turn_after(*moment))).take(8).collect()
        };
        for turn in &turns[1..] {
            game.click(ReplayControl::Turn);
            game.is_at(*turn);
        }
        game.click(ReplayControl::Step);
        game.is_at(turns[7] + 1);
        game.click(ReplayControl::TurnBack);
        game.is_at(turns[7]);
        game.click(ReplayControl::StepBack);
        game.is_at(turns[7] - 1);
        for part in [0.3, 0.95, 0.6] {
            let at = game.on_line(part);
            if game.taps {
                game.tap(at);
            } else {
                for state in [None, Some(ButtonState::Pressed), Some(ButtonState::Released)] {
                    let act = move |mut pointer: Pointer| match state {
                        None => pointer.move_to(at),
                        Some(state) => pointer.button(state),
                    };
                    game.world().run_system_once(act).expect("there is a window");
                    game.update();
                }
            }
            game.update();
            let there = game.position() as f32 / end as f32;
            assert!((there - part).abs() < 0.2, "{}: {part} of the line led to {there} of the game", game.about);
            let position = game.position();
            game.is_at(position);
        }
        if game.taps {
            continue;
        }
        let here = game.position();
        game.turn_wheel(ReplayControl::Line, -1.0);
        game.is_at(here + 1);
        game.turn_wheel(ReplayControl::Line, 2.0);
        game.is_at(here - 1);
        game.press(&key(KeyCode::ArrowRight, Key::ArrowRight));
        game.is_at(here);
        game.press(&key(KeyCode::ArrowLeft, Key::ArrowLeft));
        game.is_at(here - 1);
        for round in [5, 2] {
            let code = [KeyCode::Digit2, KeyCode::Digit5][usize::from(round == 5)];
            game.press(&[letter(code, &round.to_string())]);
            let begins = game.app.world().resource::<RunningReplay>().track().round(round).expect("it was played");
            game.is_at(begins);
            assert_eq!(game.world().resource::<Game>().board().round, round);
        }
        let second = game.position();
        game.press(&key(KeyCode::PageDown, Key::PageDown));
        assert!(game.position() > second);
        game.press(&key(KeyCode::PageUp, Key::PageUp));
        game.is_at(second);
        game.press(&key(KeyCode::End, Key::End));
        game.is_at(end);
        game.press(&key(KeyCode::Home, Key::Home));
        game.is_at(0);
        // It plays by itself until it is told to stop.
        game.press(&key(KeyCode::Space, Key::Space));
        game.wait(|world| world.resource::<Game>().choices_made() > 4);
        game.press(&key(KeyCode::Space, Key::Space));
        assert!(!game.app.world().resource::<RunningReplay>().plays());
        let stopped = game.position();
        for _ in 0..80 {
            game.update();
        }
        game.is_at(stopped);
        game.press(&key(KeyCode::Escape, Key::Escape));
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
        assert!(!game.world().contains_resource::<RunningReplay>());
    }
}

#[test]
fn a_pause_stops_what_is_being_shown_and_a_step_goes_on() {
    let record = played(Setup::new(2, [Module::A, Module::B], 9), usize::MAX);
    let mut game = PointerGame::watch(humans(2), record, 0, WIDE);
    game.send(ReplayPress::Speed(AnimationSpeed::Slow));
    game.send(ReplayPress::Round(2));
    game.settle();
    let here = game.position();
    game.click(ReplayControl::Play);
    game.wait(|world| !world.resource::<Presentation>().is_idle());
    game.click(ReplayControl::Play);
    let left = game.world().resource::<Presentation>().to_come();
    for _ in 0..200 {
        game.update();
    }
    assert_eq!((game.world().resource::<Presentation>().to_come(), game.position()), (left, here + 1));
    assert!(!game.world().resource::<Presentation>().is_idle(), "it stands still in the middle");
    game.click(ReplayControl::Step);
    game.is_at(here + 2);
    assert_eq!(game.world().resource::<Settings>().speed(), AnimationSpeed::Slow);
    game.click(ReplayControl::Back);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
    assert_eq!(game.world().resource::<Settings>().speed(), AnimationSpeed::None, "the speed was the replay's");
}

#[test]
fn a_click_in_the_log_goes_there() {
    let record = played(Setup::new(2, [Module::A, Module::D], 2), usize::MAX);
    for window in WINDOWS {
        let mut game = PointerGame::watch(humans(2), record.clone(), 60, window);
        game.taps = game.world().resource::<Viewport>().shape.phone().is_some();
        if game.taps {
            game.click(TabControl::Show(Tab::Log));
        } else if window == TALL {
            game.click(ReplayControl::Log);
        }
        for _ in 0..3 {
            game.update();
        }
        let (events, ends) = {
            let (events, ends) = game.app.world().resource::<RunningReplay>().track().events();
            (events.len(), ends.to_vec())
        };
        let shown = ends[60];
        let lines: Vec<_> =
            (0..events as u32).map(ReplayControl::LogLine).filter(|line| game.find((*line).into()).is_some()).collect();
        let to_come = lines.iter().rfind(|line| matches!(line, ReplayControl::LogLine(nth) if *nth as usize >= shown));
        let past = lines.iter().find(|line| matches!(line, ReplayControl::LogLine(nth) if ends[57] > *nth as usize));
        for line in [to_come, past].into_iter().flatten().copied() {
            let ReplayControl::LogLine(event) = line else { continue };
            game.click(line);
            let moment = ends.iter().position(|end| *end > event as usize).expect("it happened");
            game.is_at(moment);
            game.send(ReplayPress::GoTo(60));
            game.is_at(60);
            for _ in 0..3 {
                game.update();
            }
        }
        assert!(to_come.is_some() && past.is_some(), "{}: the log is around where the game is", game.about);
        // The window with the log leads there as well.
        game.world().resource_mut::<NextState<Overlay>>().set(Overlay::Log);
        for _ in 0..4 {
            game.update();
        }
        let line =
            (0..events as u32).rev().map(ReplayControl::LogLine).find(|line| game.find((*line).into()).is_some());
        game.click(line.expect("there are lines"));
        assert_ne!(game.position(), 60);
        assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::None);
    }
}

#[test]
fn secrets_of_others_show_only_in_a_game_that_is_over() {
    let setup = || Setup::new(3, [Module::C, Module::D], 12);
    for (most, seats, open) in [
        (120, one_human(3), [true, false, false]),
        (120, humans(3), [false, false, false]),
        (usize::MAX, one_human(3), [true, true, true]),
    ] {
        let mut game = PointerGame::watch(seats, played(setup(), most), 100, WIDE);
        for (nth, open) in open.into_iter().enumerate() {
            let seat = Seat(nth as u8);
            game.click(ReplayControl::View(seat));
            game.settle();
            assert_eq!(game.world().resource::<ViewedSeat>().0, seat);
            assert_eq!(game.world().resource::<Session>().may_show_secrets_of(seat), open, "{most}: {seat:?}");
            game.world().resource_mut::<NextState<Overlay>>().set(Overlay::Secrets(seat));
            for _ in 0..4 {
                game.update();
            }
            let shows = *game.world().resource::<State<Overlay>>().get() == Overlay::Secrets(seat);
            assert_eq!(shows, open, "{most}: the window with the secrets of {seat:?}");
            let card = game.world().resource::<Game>().view(seat).drafted.expect("one was drafted");
            let told = {
                let world = game.app.world();
                let texts = world.resource::<crate::localization::Texts>();
                let words = crate::localization::words::Words::new(
                    texts,
                    world.resource::<Game>(),
                    world.resource::<Session>(),
                );
                words.with("secrets-drafted", [("card", words.game_end(card).into())])
            };
            assert_eq!(game.world().resource::<Written>().has(&told), open, "{most}: {told}");
            game.world().resource_mut::<NextState<Overlay>>().set(Overlay::None);
            game.update();
        }
    }
}

#[test]
fn nothing_is_saved_counted_or_set_by_watching() {
    let folder = Folder::new();
    let store = || Store::new(Some(StorageBackend::at(folder.path())));
    let new = NewGame { seats: humans(2), setup: Setup::new(2, [Module::A, Module::B], 5), autoplay: false };
    let mut game = PointerGame::open_with(store(), Some(new), Screen::Table, WIDE, "a saved game".to_owned(), 1);
    game.play_until(|world| world.resource::<Game>().choices_made() > 6);
    for _ in 0..50 {
        game.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    drop(game);
    let files = || {
        let folders = [folder.path().to_owned(), folder.path().join("games")];
        let all = folders.into_iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
        let all = all.map(|entry| entry.expect("a file").path());
        // Whose window it is changes with every start.
        let kept = all.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
        kept.map(|path| (path.clone(), fs::read_to_string(path).expect("a text")))
            .collect::<std::collections::BTreeMap<_, _>>()
    };
    let before = files();
    let record = played(Setup::new(2, [Module::E, Module::F], 3), usize::MAX);
    let end = record.choices.len();
    let mut game = PointerGame::watch_with(store(), one_human(2), record, 0, WIDE);
    let mut settings = game.world().resource::<Settings>().clone();
    settings.for_now.watched = None;
    game.click(ReplayControl::Speed(AnimationSpeed::Fast));
    game.click(ReplayControl::Speed(AnimationSpeed::None));
    game.click(ReplayControl::Play);
    game.wait(|world| world.resource::<Game>().choices_made() > 20);
    game.send(ReplayPress::GoTo(end - 2));
    game.wait(|world| !world.resource::<RunningReplay>().plays());
    game.is_at(end);
    game.click(ReplayControl::Result);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
    game.click(ResultControl::Title);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
    for _ in 0..50 {
        game.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    // How fast things move while a game is watched holds for that alone.
    settings.for_now.watched = None;
    assert_eq!(*game.world().resource::<Settings>(), settings);
    drop(game);
    assert_eq!(files(), before);
}

#[test]
fn a_game_is_taken_over_from_where_it_is_and_the_other_one_stays() {
    let folder = Folder::new();
    let store = Store::new(Some(StorageBackend::at(folder.path())));
    let record = played(Setup::new(3, [Module::A, Module::B], 21), usize::MAX);
    let at = 90;
    let mut game = PointerGame::watch_with(store, one_human(3), record.clone(), at, WIDE);
    let there = game.track_game(at);
    game.click(ReplayControl::TakeOver);
    game.read();
    assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::TakeOver);
    game.click(ReplayControl::SeatBot(0, BotLevel::Skilled));
    game.click(ReplayControl::SeatHuman(2));
    game.click(ReplayControl::SeatHuman(1));
    game.click(ReplayControl::SeatBot(0, BotLevel::Novice));
    game.click(ReplayControl::SeatHuman(0));
    let mut begun = None;
    game.click(ReplayControl::Begin);
    for _ in 0..30 {
        game.update();
        std::thread::sleep(Duration::from_millis(4));
        begun = begun.or((!game.world().contains_resource::<RunningReplay>()).then(|| game.position()));
    }
    assert!(begun.is_some(), "it is no replay any longer");
    let world = game.app.world();
    let session = world.resource::<Session>();
    assert!(session.is_played() && session.record.setup == record.setup);
    assert!(session.record.choices.starts_with(&record.choices[..at]));
    assert!(session.seats.iter().all(|seat| seat.player == PlayerKind::Human));
    assert!(world.resource::<Game>().board().round == there.board().round);
    let saved = folder.game();
    let cards = world.resource::<crate::session::card_set::CardSet>();
    let saved = crate::persistence::from_passed_on(&saved, cards).expect("it can be continued");
    assert!(saved.record.choices.starts_with(&record.choices[..at]));
    let made = game.position();
    game.play_until(|world| world.resource::<Game>().choices_made() as usize > made + 3);
    game.check_words();
}

#[test]
fn a_game_that_is_over_is_watched_from_its_result_and_leads_back_there() {
    let record = played(Setup::new(2, [Module::B, Module::E], 14), usize::MAX);
    let end = record.choices.len();
    for window in [WIDE, PHONES[1]] {
        let mut game = PointerGame::watch(humans(2), record.clone(), end, window);
        game.click(ReplayControl::Result);
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
        game.click(ResultControl::Watch);
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Table);
        assert!(game.app.world().resource::<RunningReplay>().plays());
        game.wait(|world| world.resource::<Game>().choices_made() > 3);
        game.click(ReplayControl::Back);
        game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Result);
        assert_eq!(game.position(), end);
        assert!(game.world().resource::<Game>().is_over());
    }
}

#[test]
fn everything_in_a_replay_can_be_read_and_the_place_is_kept_when_a_phone_is_turned() {
    let record = played(Setup { teatime: true, ..Setup::new(4, [Module::C, Module::F], 31) }, usize::MAX);
    for window in super::words::WINDOWS.into_iter().chain(PHONES) {
        let mut game = PointerGame::watch(humans(4), record.clone(), 0, window);
        for part in 0..12 {
            game.send(ReplayPress::GoTo(record.choices.len() * part / 11));
            game.settle();
            game.read();
        }
        if game.find(ReplayControl::Others.into()).is_some() {
            game.click(ReplayControl::Others);
            game.read();
        }
        game.send(ReplayPress::Round(3));
        game.click(ReplayControl::TakeOver);
        game.read();
        game.click(WindowControl::Close);
        game.check_words();
        let here = game.position();
        let turned = move |mut window: Single<&mut Window>| {
            let (x, y) = (window.width(), window.height());
            window.resolution.set(y, x);
        };
        game.world().run_system_once(turned).expect("there is a window");
        game.update();
        game.is_at(here);
    }
}

/// Prints how long a jump takes: `cargo test --lib how_long_a_jump_takes -- --ignored --nocapture`.
#[test]
#[ignore = "it measures, and proves nothing"]
fn how_long_a_jump_takes() {
    let record = played(Setup { teatime: true, ..Setup::new(4, [Module::E, Module::F], 1) }, usize::MAX);
    let end = record.choices.len();
    let begun = std::time::Instant::now();
    let catalogue = Catalogue::built_in().expect("our own card files are valid");
    crate::replay::ReplayTrack::new(record.clone(), None, catalogue).expect("it can be played again");
    println!("{end} choices are played through in {:?}", begun.elapsed());
    let mut game = PointerGame::watch(humans(4), record, 0, WIDE);
    let (mut track, mut frame) = (Vec::new(), Vec::new());
    for jump in 0..60 {
        let moment = jump * 7919 % end;
        let begun = std::time::Instant::now();
        game.track_game(moment);
        track.push(begun.elapsed());
        game.world().write_message(ReplayPress::GoTo(moment));
        let begun = std::time::Instant::now();
        game.update();
        frame.push(begun.elapsed());
        for _ in 0..3 {
            game.update();
        }
    }
    for (what, mut times) in [("the game", track), ("the frame in which it is on the table", frame)] {
        times.sort();
        println!("{what}: median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
    }
}
