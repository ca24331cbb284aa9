//! Games that are saved, continued, asked for while others are saved, and open in two windows at once.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

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
    persistence::{Notice, NoticeAnswer, Notices, StorageBackend, Store},
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

    /// The saved games as they lie there, the one played last first.
    fn games(&self) -> Vec<(PathBuf, String)> {
        let files = fs::read_dir(self.path().join("games")).into_iter().flatten().flatten();
        let read = |file: fs::DirEntry| (file.path(), fs::read_to_string(file.path()).expect("a text"));
        let mut games: Vec<_> = files.map(read).collect();
        let order = |text: &str| -> u64 {
            let after = text.split("order: ").nth(1).unwrap_or("0");
            after.split(|letter: char| !letter.is_ascii_digit()).next().expect("a part").parse().unwrap_or(0)
        };
        games.sort_by_key(|(_, text)| std::cmp::Reverse(order(text)));
        games
    }

    /// The game played last.
    pub(super) fn game(&self) -> String {
        self.games().into_iter().next().expect("it is saved").1
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
    let before = folder.games();

    let mut second = folder.open(None, Screen::Title);
    assert_eq!(second.notice().as_deref(), Some("First Class is already open"));
    second.click(NoticeAnswer::PlayUnsaved);
    second.click(TitleControl::NewGame);
    second.click(SetupControl::Aboard);
    second.answer(3);
    second.write();
    assert_eq!(folder.games(), before, "the second window has saved something");
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
fn a_game_that_is_asked_for_begins_and_the_saved_ones_stay() {
    let folder = Folder::new();
    let mut records = Vec::new();
    for seed in [7, 8, 9] {
        let mut window = folder.open(Some(seed), Screen::Table);
        window.answer(3);
        records.push(window.record());
        window.write();
    }
    let seeds: Vec<_> = records.iter().rev().map(|record| format!("seed: {}", record.setup.seed)).collect();
    let saved = folder.games();
    assert_eq!(saved.len(), 3);
    assert!(saved.iter().zip(seeds).all(|((_, text), seed)| text.contains(&seed)), "{saved:?}");
    // The title continues the one played last.
    let mut window = folder.open(None, Screen::Title);
    window.click(TitleControl::Continue);
    window.settle();
    assert_eq!(window.record(), records[2]);
    // Another new game needs no question.
    window.world().resource_mut::<NextState<Overlay>>().set(Overlay::ConfirmLeave);
    window.app.update();
    window.click(ConfirmControl::Yes);
    window.app.update();
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    window.answer(1);
    window.write();
    assert_eq!(folder.games().len(), 4);
    assert_eq!(folder.games()[1..], saved, "the others are as they were");
}

#[test]
fn the_game_of_an_older_version_is_continued_where_it_was() {
    let folder = Folder::new();
    let old = include_str!("../../../tests/saves/format-1.ron");
    folder.write("game.ron", old);
    let mut window = folder.open(None, Screen::Title);
    window.click(TitleControl::Continue);
    window.settle();
    assert!(old.contains(&format!("seed: {}", window.record().setup.seed)));
    window.write();
    assert!(!folder.path().join("game.ron").exists() && folder.games().len() == 1, "it has moved to the others");
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
    assert_eq!(fs::read_dir(file.join("games/games")).expect("a folder").count(), 1);
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
    let (file, _) = folder.games().remove(0);
    fs::remove_file(&file).expect("a file");
    fs::create_dir(&file).expect("a folder");
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
    let (file, mut text) = folder.games().remove(0);
    let (from, to) = (text.find("choices: [").expect("choices") + 10, text.rfind(']').expect("an end"));
    let all: Vec<_> = choices.iter().map(|choice| ron::to_string(choice).expect("a text")).collect();
    text.replace_range(from..to, &all.join(","));
    fs::write(file, text).expect("a file");

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
    window.write();
    assert_eq!(folder.games().len(), 1, "it can still be watched");
}

impl Folder {
    fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).expect("a file");
    }
}

#[test]
fn games_that_cannot_be_used_are_left_alone_and_others_are_saved_beside_them() {
    let folder = Folder::new();
    let mut window = folder.open(Some(7), Screen::Table);
    window.answer(4);
    window.write();
    drop(window);
    let text = folder.game();
    let spoilt = [
        ("newer.ron", text.replacen("version: 2", "version: 99", 1)),
        ("damaged.ron", text[..text.len() / 2].to_owned()),
        ("foreign.ron", "A shopping list".to_owned()),
    ];
    spoilt.iter().for_each(|(name, text)| folder.write(&format!("games/{name}"), text));
    let mut window = folder.open(None, Screen::Title);
    assert!(window.is_there(TitleControl::Continue), "the others can be continued");
    window.click(TitleControl::NewGame);
    window.click(SetupControl::Aboard);
    window.answer(3);
    window.write();
    assert!(window.world().resource::<Store>().saves());
    drop(window);
    for (name, text) in spoilt {
        assert_eq!(fs::read_to_string(folder.path().join("games").join(name)).expect("it is there"), text, "{name}");
    }
    assert_eq!(folder.games().len(), 5);
}

#[test]
fn what_went_wrong_is_told_on_every_screen_but_while_a_game_is_planned() {
    let mut window = PointerGame::open_with(Store::default(), None, Screen::Title, WIDE, "notices".to_owned(), 1);
    for screen in [Screen::Journey, Screen::Daily, Screen::SavedGames, Screen::Statistics, Screen::Title] {
        window.world().resource_mut::<NextState<Screen>>().set(screen);
        window.wait(|world| *world.resource::<State<Screen>>().get() == screen);
        window.world().resource_mut::<Notices>().0.push(Notice::new("full".to_owned(), Vec::new()));
        window.wait(|world| *world.resource::<State<Overlay>>().get() == Overlay::Notice);
        window.click(NoticeAnswer::Read);
        assert_eq!(window.notice(), None, "{screen:?}");
        // Now the keys of the screen work again.
        window.press(&[(KeyCode::Escape, Key::Escape)]);
        window.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
    }
}
