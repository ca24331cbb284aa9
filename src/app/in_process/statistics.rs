//! What has been played, from the last choice of a game to the figures, and what is exported and erased.

use std::fs;

use super::{saves::Folder, *};
use crate::{
    persistence::{Notices, StorageBackend},
    screens::{KeptTab, StatisticsControl},
    statistics::KeptGames,
};
use rules::Module;

impl PointerGame {
    fn counted(&mut self) -> usize {
        self.world().resource::<KeptGames>().all().len()
    }

    /// Draws frames until what is saved is written.
    fn write_out(&mut self) {
        for _ in 0..100 {
            self.update();
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn a_finished_game_is_counted_once_shown_exported_and_erased() {
    let folder = Folder::new();
    let file = folder.path().join("statistics.ron");
    fs::write(&file, "(version: 1, ga").expect("a file");
    let store = || Store::new(Some(StorageBackend::at(folder.path())));
    let seats = SeatConfig::humans().take(2).collect();
    let new = NewGame { seats, setup: Setup::new(2, [Module::A, Module::B], 5), autoplay: false };
    let mut game = PointerGame::open_with(store(), Some(new), Screen::Table, WIDE, "statistics".to_owned(), 5);
    game.update();
    let told = game.world().resource::<Notices>().0.last().map(|notice| notice.title.clone());
    assert_eq!(told.as_deref(), Some("The statistics cannot be loaded"), "what is damaged is told");
    game.click(NoticeAnswer::Read);
    let last = game.before_the_end();
    assert_eq!(game.counted(), 0);
    game.choose(last);
    assert_eq!(game.counted(), 1, "its last choice counts it");
    game.play_until(|_| false);
    game.write_out();
    drop(game);
    let text = fs::read_to_string(&file).expect("it is written");
    assert!(folder.path().join("statistics-aside-1.ron").exists(), "what was damaged is still there");

    // A page that is loaded again shows the result again.
    let mut game = PointerGame::open_with(store(), None, Screen::Title, WIDE, "statistics".to_owned(), 5);
    game.click(TitleControl::Continue);
    game.play_until(|_| false);
    assert_eq!((game.screen(), game.counted()), (Screen::Result, 1));
    game.click(ResultControl::Title);
    game.wait(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
    game.write_out();
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text);

    game.click(TitleControl::SavedGames);
    game.click(KeptTab::Statistics);
    assert_eq!(game.screen(), Screen::Statistics);
    for control in [StatisticsControl::Company(2), StatisticsControl::Players(2), StatisticsControl::Period(2)] {
        game.click(control);
        game.read();
    }
    game.check_words();
    game.click(StatisticsControl::Export);
    let left = std::mem::take(&mut game.world().resource_mut::<WhatLeft>().0);
    let [HandOut::Export { name, contents }] = &left[..] else { panic!("{left:?}") };
    let json: serde_json::Value = serde_json::from_slice(contents).expect("JSON");
    assert_eq!((name.as_str(), json["games"][0]["you"].as_u64()), ("first-class-statistics.json", Some(0)));

    game.click(StatisticsControl::Erase);
    game.click(StatisticsControl::EraseNothing);
    assert_eq!(game.counted(), 1);
    game.click(StatisticsControl::Erase);
    game.click(StatisticsControl::ExportFirst);
    assert_eq!(game.world().resource::<WhatLeft>().0.len(), 1, "it is exported, and asked about again");
    game.click(StatisticsControl::EraseAll);
    game.read();
    game.check_words();
    game.write_out();
    assert_eq!((game.counted(), file.exists()), (0, false));
    game.click(StatisticsControl::NewGame);
    assert_eq!(game.screen(), Screen::Setup);
}
