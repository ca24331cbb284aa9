//! Games that are saved, continued, asked for while others are saved, and open in two windows at once.

use std::{fs, path::Path, time::Duration};

use bevy::{
    input::keyboard::Key,
    prelude::*,
    window::{PrimaryWindow, WindowFocused},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

use super::{PointerGame, WIDE};
use crate::{
    panels::{ConfirmControl, HandoverControl},
    persistence::{NoticeAnswer, Notices, StorageBackend, Store},
    screens::{ResultControl, SetupControl, TitleControl},
    session::{NewGame, PendingQuestion, SeatConfig, Session},
    state::{Overlay, Screen},
    ui::regions::RegionId,
};
use rules::busy_random;
use rules::{Catalogue, Choice, Game, Module, Record, Setup};

/// A folder to save in, deleted afterwards.
pub(super) struct Folder(TempDir);

impl Folder {
    pub(super) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Opens the program with this folder, and waits for its first screen.
    fn open(&self, wanted: Option<u64>, first: Screen) -> PointerGame {
        open(self.path(), wanted, first)
    }

    fn text(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.path().join(name)).ok()
    }
}

fn open(folder: &Path, wanted: Option<u64>, first: Screen) -> PointerGame {
    let seats = || SeatConfig::humans().take(2).collect();
    let new = |seed| NewGame { seats: seats(), setup: setup(seed), autoplay: false };
    let store = Store::new(Some(StorageBackend::at(folder)));
    PointerGame::open_with(store, wanted.map(new), first, WIDE, format!("seed {wanted:?}"), 1)
}

fn setup(seed: u64) -> Setup {
    Setup::new(2, [Module::A, Module::B], seed)
}

impl PointerGame {
    /// Answers some questions.
    fn answer(&mut self, count: usize) {
        for _ in 0..count {
            let choices = loop {
                self.settle();
                if self.world().resource::<PendingQuestion>().handover.is_some() {
                    self.click(HandoverControl::Take);
                    continue;
                }
                let choices = self.world().resource::<PendingQuestion>().choices.clone();
                // A bot may be thinking.
                if !choices.is_empty() {
                    break choices;
                }
            };
            let choice = busy_random::choose(&choices, &mut self.chance);
            self.choose(choice);
        }
        self.settle();
    }

    fn record(&mut self) -> Record {
        self.world().resource::<Session>().record.clone()
    }

    /// The title of the notice on screen.
    fn notice(&mut self) -> Option<String> {
        self.update();
        self.update();
        self.world().resource::<Notices>().0.last().map(|notice| notice.title.clone())
    }

    pub(super) fn screen(&mut self) -> Screen {
        *self.world().resource::<State<Screen>>().get()
    }

    fn is_there(&mut self, id: impl Into<RegionId>) -> bool {
        self.update();
        self.find(id.into()).is_some()
    }

    /// A player comes back to this window.
    fn come_back(&mut self) {
        let world = self.world();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        world.write_message(WindowFocused { window, focused: true });
        self.update();
    }

    /// Draws frames until what was chosen is written.
    fn write(&mut self) {
        for _ in 0..100 {
            self.update();
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn a_second_window_saves_nothing_until_it_takes_over() {
    let folder = Folder::new();
    let mut first = folder.open(Some(7), Screen::Table);
    first.answer(6);
    first.write();
    let before = folder.text("game.ron").expect("it is saved");

    let mut second = folder.open(None, Screen::Title);
    assert_eq!(second.notice().as_deref(), Some("First Class is already open"));
    second.click(NoticeAnswer::PlayUnsaved);
    second.click(TitleControl::NewGame);
    second.click(SetupControl::Aboard);
    second.answer(3);
    second.write();
    assert_eq!(folder.text("game.ron").as_deref(), Some(&*before), "the second window has saved something");
    assert_eq!(folder.text("game-before.ron"), None);
    first.come_back();
    assert_eq!(first.notice(), None, "the first one continues undisturbed");
    first.answer(1);
    first.write();
    let record = first.record();

    second.world().resource_mut::<NextState<Overlay>>().set(Overlay::ConfirmLeave);
    second.app.update();
    second.click(ConfirmControl::Yes);
    second.app.update();
    second.click(TitleControl::Continue);
    assert_eq!(second.notice().as_deref(), Some("First Class is already open"));
    second.click(NoticeAnswer::TakeOver);
    second.settle();
    assert_eq!((second.screen(), second.record()), (Screen::Table, record), "it continues with the newest choice");
    second.answer(2);
    second.write();
    let newest = second.record();

    // The first one is told, no longer saves anything, and can have the game back as it is by now.
    first.come_back();
    assert_eq!(first.notice().as_deref(), Some("Your game continues elsewhere"));
    assert_ne!(first.record(), newest);
    first.click(NoticeAnswer::TakeOver);
    first.settle();
    assert_eq!(first.record(), newest);
    first.answer(1);
    second.come_back();
    assert_eq!(second.notice().as_deref(), Some("Your game continues elsewhere"));
    second.click(NoticeAnswer::LeaveThere);
    second.app.update();
    assert_eq!(second.screen(), Screen::Title);
    let last = first.record();

    // When the first one is closed, the second one finds out by itself.
    drop(first);
    second.come_back();
    second.click(TitleControl::Continue);
    second.settle();
    assert_eq!((second.notice(), second.record()), (None, last.clone()));
    drop(second);

    let mut third = folder.open(None, Screen::Title);
    assert_eq!(third.notice(), None, "nobody has it open any more");
    third.click(TitleControl::Continue);
    third.settle();
    assert_eq!(third.record(), last);
}

#[test]
fn a_choice_that_comes_too_late_is_not_lost() {
    let folder = Folder::new();
    let mut first = folder.open(Some(7), Screen::Table);
    first.answer(4);
    first.write();
    let mut second = folder.open(None, Screen::Title);
    second.click(NoticeAnswer::TakeOver);
    second.settle();
    // Nobody has come back to the first window; it finds out when it writes.
    first.answer(1);
    first.write();
    assert_eq!(first.notice().as_deref(), Some("Your game continues elsewhere"));
    let record = first.record();
    assert_eq!(second.record().choices.len() + 1, record.choices.len());
    first.click(NoticeAnswer::TakeOver);
    first.write();
    assert_eq!(first.record(), record);
    drop((first, second));
    let mut third = folder.open(None, Screen::Title);
    third.click(TitleControl::Continue);
    third.settle();
    assert_eq!(third.record(), record);
}

#[test]
fn a_wanted_game_replaces_no_other_without_asking() {
    let folder = Folder::new();
    let mut window = folder.open(Some(7), Screen::Table);
    window.answer(5);
    let saved = window.record();
    drop(window);

    let mut window = folder.open(Some(8), Screen::Title);
    assert_eq!(window.notice().as_deref(), Some("Which game would you like to play?"));
    window.click(NoticeAnswer::ContinueSaved);
    window.settle();
    assert_eq!((window.screen(), window.record()), (Screen::Table, saved.clone()));
    drop(window);

    let mut window = folder.open(Some(8), Screen::Title);
    window.click(NoticeAnswer::StartLinked);
    window.settle();
    assert_eq!((window.screen(), window.record().setup), (Screen::Table, setup(8)));
    window.answer(2);
    let linked = window.record();
    drop(window);

    // Both are on the title, and swap places when the earlier one is continued.
    for (earlier, current) in [(&saved, &linked), (&linked, &saved)] {
        let mut window = folder.open(None, Screen::Title);
        assert!(window.is_there(TitleControl::Continue));
        window.click(TitleControl::Earlier);
        window.settle();
        assert_eq!(window.record(), *earlier);
        window.write();
        drop(window);
        let mut window = folder.open(None, Screen::Title);
        window.click(TitleControl::Continue);
        window.settle();
        assert_eq!(window.record(), *earlier, "it is the one that runs now");
        let other = folder.text("game-before.ron").expect("the other one");
        assert!(other.contains(&format!("seed: {}", current.setup.seed)));
    }
}

#[test]
fn a_new_game_leaves_the_saved_one_on_the_title() {
    let folder = Folder::new();
    let mut window = folder.open(Some(7), Screen::Table);
    window.answer(5);
    let saved = window.record();
    drop(window);
    let mut window = folder.open(None, Screen::Title);
    assert!(!window.is_there(TitleControl::Earlier));
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    assert!(window.is_there(SetupControl::Replace), "it is said what becomes of the saved game");
    window.click(SetupControl::Replace);
    window.settle();
    drop(window);
    let mut window = folder.open(None, Screen::Title);
    window.click(TitleControl::Earlier);
    window.settle();
    assert_eq!(window.record(), saved);
}

#[test]
fn where_nothing_can_be_saved_it_is_said_once() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let mut window = open(&file.join("games"), None, Screen::Title);
    assert_eq!(window.notice().as_deref(), Some("Nothing can be saved"));
    window.click(NoticeAnswer::Read);
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    window.answer(2);
    window.write();
    assert_eq!(window.notice(), None);
    assert!(!window.world().resource::<Store>().saves());
    // Once there is room, saving begins.
    fs::remove_file(&file).expect("a file");
    window.answer(1);
    window.write();
    assert!(file.join("games/game.ron").exists());
    assert!(window.world().resource::<Store>().saves());
}

#[test]
fn a_notice_hangs_in_front_of_the_curtain() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let mut window = open(&file.join("games"), Some(3), Screen::Table);
    window.settle();
    assert!(window.world().resource::<PendingQuestion>().handover.is_some());
    assert_eq!(window.notice().as_deref(), Some("Nothing can be saved"));
    window.press(&[(KeyCode::Enter, Key::Enter)]);
    assert!(window.world().resource::<PendingQuestion>().handover.is_some(), "Enter is for the notice");
    if window.notice().is_some() {
        window.click(NoticeAnswer::Read);
    }
    assert_eq!(window.notice(), None);
    window.click(HandoverControl::Take);
    assert!(window.world().resource::<PendingQuestion>().handover.is_none());
}

#[test]
fn a_game_that_cannot_be_saved_any_more_says_so() {
    let folder = Folder::new();
    let mut window = folder.open(Some(7), Screen::Table);
    window.answer(3);
    window.write();
    assert_eq!(window.notice(), None);
    // A folder cannot be replaced by a file.
    fs::remove_file(folder.path().join("game.ron")).expect("a file");
    fs::create_dir(folder.path().join("game.ron")).expect("a folder");
    window.answer(1);
    window.write();
    assert_eq!(window.notice().as_deref(), Some("Nothing can be saved"));
    window.click(NoticeAnswer::Read);
    window.answer(1);
    window.write();
    assert_eq!(window.notice(), None, "it is said once");
}

#[test]
fn the_result_is_saved_until_it_was_left() {
    let folder = Folder::new();
    let mut window = folder.open(Some(7), Screen::Table);
    window.answer(1);
    window.write();
    drop(window);
    // The rest of the game, played by the rules alone.
    let mut game = Game::new(Catalogue::built_in().expect("cards"), setup(7)).expect("a game");
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut choices: Vec<Choice> = Vec::new();
    while !game.is_over() {
        let choice = busy_random::choose(&game.legal_choices(), &mut chance);
        game.apply(choice).expect("a legal choice");
        choices.push(choice);
    }
    let mut text = folder.text("game.ron").expect("it is saved");
    let (from, to) = (text.find("choices: [").expect("choices") + 10, text.rfind(']').expect("an end"));
    let all: Vec<_> = choices.iter().map(|choice| ron::to_string(choice).expect("a text")).collect();
    text.replace_range(from..to, &all.join(","));
    fs::write(folder.path().join("game.ron"), text).expect("a file");

    let result = |world: &World| *world.resource::<State<Screen>>().get() == Screen::Result;
    for _ in 0..2 {
        let mut window = folder.open(None, Screen::Title);
        window.click(TitleControl::Continue);
        window.wait(result);
    }
    let mut window = folder.open(None, Screen::Title);
    window.click(TitleControl::Continue);
    window.wait(result);
    window.click(ResultControl::Title);
    assert!(!window.is_there(TitleControl::Continue));
}

/// A game as a newer version would save it.
fn newer(text: &str) -> String {
    let text = text.replacen("version: 1", "version: 99", 1);
    assert!(text.contains("version: 99"));
    text
}

impl Folder {
    fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).expect("a file");
    }

    /// The game of this seed, played for some choices, as it is saved.
    fn saved_game(seed: u64) -> (String, Record) {
        let folder = Self::new();
        let mut window = folder.open(Some(seed), Screen::Table);
        window.answer(4);
        let record = window.record();
        drop(window);
        (folder.text("game.ron").expect("it is saved"), record)
    }
}

#[test]
fn a_game_of_a_newer_version_is_left_alone_and_others_are_saved_beside_it() {
    let folder = Folder::new();
    let (text, record) = Folder::saved_game(7);
    folder.write("game.ron", &newer(&text));
    let mut window = folder.open(None, Screen::Title);
    assert_eq!(window.notice().as_deref(), Some("The saved game cannot be loaded"));
    let said = window.world().resource::<Notices>().0.last().expect("a notice").lines.join(" ");
    assert!(said.contains("newer version") && said.contains("saved beside it"), "{said}");
    window.click(NoticeAnswer::Read);
    assert!(!window.is_there(TitleControl::Continue));
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    window.answer(3);
    let beside = window.record();
    window.world().resource_mut::<NextState<Overlay>>().set(Overlay::ConfirmLeave);
    window.app.update();
    window.click(ConfirmControl::Yes);
    window.app.update();
    assert_eq!(window.notice(), None, "it is said once");
    drop(window);
    assert_eq!(folder.text("game.ron"), Some(newer(&text)), "it is untouched");

    let mut window = folder.open(None, Screen::Title);
    window.click(NoticeAnswer::Read);
    assert!(!window.is_there(TitleControl::Earlier));
    // Another new game would take the place of this one, which is said.
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    assert!(window.is_there(SetupControl::Replace));
    window.click(SetupControl::KeepSaved);
    window.click(SetupControl::Back);
    window.app.update();
    window.click(TitleControl::Continue);
    window.settle();
    assert_eq!(window.record(), beside);
    window.answer(1);
    let beside = window.record();
    drop(window);

    // The newer version has both.
    assert_eq!(folder.text("game.ron"), Some(newer(&text)), "it is untouched");
    folder.write("game.ron", &text);
    for (line, expected) in [(TitleControl::Continue, record), (TitleControl::Earlier, beside)] {
        let mut window = folder.open(None, Screen::Title);
        assert_eq!(window.notice(), None);
        window.click(line);
        window.settle();
        // Bots go on at once in a game that is continued.
        let continued = window.record();
        assert_eq!(
            (&continued.setup, continued.choices.get(..expected.choices.len())),
            (&expected.setup, Some(&*expected.choices))
        );
    }
}

#[test]
fn beside_two_games_of_a_newer_version_nothing_is_saved_and_that_is_said() {
    let folder = Folder::new();
    let (text, _) = Folder::saved_game(7);
    let names = ["game.ron", "game-before.ron"];
    names.iter().for_each(|name| folder.write(name, &newer(&text)));
    let mut window = folder.open(None, Screen::Title);
    for _ in names {
        let said = window.world().resource::<Notices>().0.last().expect("a notice").lines.join(" ");
        assert!(said.contains("nothing you play here is saved"), "{said}");
        window.click(NoticeAnswer::Read);
        window.app.update();
    }
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    window.answer(2);
    assert!(!window.world().resource::<Store>().saves());
    drop(window);
    names.iter().for_each(|name| assert_eq!(folder.text(name), Some(newer(&text)), "{name}"));
}
