//! The shelf of the saved games, what leads away from it, and the journeys that somebody prepared.

use std::{fs, time::Duration};

use bevy::prelude::*;
use journeys::{
    daily::{Attempt, CivilDate},
    ladder,
};

use super::{PHONES, PointerGame, WIDE, saves::Folder};
use crate::{
    persistence::{HandedOut, SavedGames, StorageBackend, Store, from_passed_on, to_pass_on},
    replay::RunningReplay,
    review::OpenReview,
    screens::{DailyControl, ResultControl, ReviewControl, SavedGamesControl, SharingControl, TitleControl},
    session::{GameLabel, Occasion, PlayerKind, SeatConfig, Session, card_set::CardSet},
    state::{Overlay, Screen},
    travels::TravelRecords,
};
use rules::Game;

const OVER: &str = include_str!("../../../tests/saves/format-1.ron");

impl Folder {
    /// With games in it, each under its name.
    fn with(games: &[(&str, &str)]) -> Self {
        let folder = Self::new();
        fs::create_dir_all(folder.path().join("games")).expect("a folder");
        for (name, text) in games {
            fs::write(folder.path().join("games").join(name), text).expect("a file");
        }
        folder
    }

    fn shelf(&self, window: UVec2) -> PointerGame {
        let store = Store::new(Some(StorageBackend::at(self.path())));
        let mut game = PointerGame::open_with(store, None, Screen::Title, window, "the shelf".to_owned(), 1);
        game.click(TitleControl::SavedGames);
        game.until(Screen::SavedGames);
        game
    }

    fn files(&self, folder: &str) -> Vec<String> {
        let files = fs::read_dir(self.path().join(folder)).into_iter().flatten().flatten();
        let mut names: Vec<_> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl PointerGame {
    fn until(&mut self, screen: Screen) {
        self.wait(move |world| *world.resource::<State<Screen>>().get() == screen);
        self.update();
        self.update();
    }

    /// Draws frames until something is written.
    fn written(&mut self) {
        for _ in 0..60 {
            self.update();
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// The same game with another label.
fn labelled(text: &str, label: &str) -> String {
    text.replacen("version: 1,", "version: 2,", 1).replacen("seats: [", &format!("label: ({label}), seats: ["), 1)
}

#[test]
fn a_game_is_renamed_deleted_and_had_back() {
    for window in [WIDE, PHONES[0], PHONES[1]] {
        let folder = Folder::with(&[
            ("one.ron", &labelled(OVER, "order: 1")),
            ("two.ron", &labelled(OVER, "order: 2")),
            ("broken.ron", "(version: 1"),
        ]);
        let mut game = folder.shelf(window);
        assert_eq!(game.world().resource::<SavedGames>().games.len(), 3);
        game.click(SavedGamesControl::Choose(1));
        game.click(SavedGamesControl::Delete);
        game.written();
        assert_eq!(folder.files("games"), ["broken.ron", "one.ron", "two.ron"], "it can be had back");
        game.click(SavedGamesControl::Restore(1));
        game.click(SavedGamesControl::Choose(1));
        game.click(SavedGamesControl::Delete);
        game.world().write_message(AppExit::Success);
        game.update();
        drop(game);
        assert_eq!(folder.files("games"), ["broken.ron", "two.ron"], "the program was closed before time was up");
    }
}

#[test]
fn a_game_that_is_passed_on_is_put_on_the_shelf_once() {
    let folder = Folder::with(&[("one.ron", OVER)]);
    let mut game = folder.shelf(WIDE);
    game.click(SavedGamesControl::Share);
    game.click(SharingControl::CopyText);
    let saved = game.world().resource::<SavedGames>();
    let text = to_pass_on(saved.usable().next().expect("there is one")).expect("a text");
    drop(game);
    let elsewhere = Folder::new();
    let mut game = elsewhere.shelf(WIDE);
    for said in ["no game at all", &text, &text] {
        game.world().write_message(HandedOut::Came(said.to_owned()));
        game.written();
    }
    assert_eq!(elsewhere.files("games").len(), 1);
    let cards = game.world().resource::<CardSet>().0.clone();
    let cards = CardSet(cards);
    let (sent, came) = (from_passed_on(OVER, &cards), from_passed_on(&elsewhere.game(), &cards));
    let (sent, came) = (sent.expect("a game"), came.expect("a game"));
    assert_eq!((sent.record, sent.seats), (came.record, came.seats));
}

#[test]
fn a_finished_game_is_watched_and_reviewed_and_leads_back_to_the_shelf() {
    for window in [WIDE, PHONES[1]] {
        let folder = Folder::with(&[("one.ron", OVER)]);
        let mut game = folder.shelf(window);
        game.click(SavedGamesControl::Watch);
        game.wait(|world| world.contains_resource::<RunningReplay>());
        game.until(Screen::Table);
        game.settle();
        game.world().write_message(crate::replay::ReplayPress::Leave);
        game.until(Screen::SavedGames);
        game.click(SavedGamesControl::Review);
        game.until(Screen::Review);
        // It is worked out beside the frames.
        for _ in 0..4000 {
            if game.world().resource::<OpenReview>().review.is_complete() {
                break;
            }
            game.update();
            std::thread::sleep(Duration::from_millis(3));
        }
        assert!(game.world().resource::<OpenReview>().review.is_complete());
        game.written();
        assert_eq!(folder.files("reviews"), ["one.ron"]);
        let costliest = game.world().resource::<OpenReview>().review.costliest();
        if costliest.iter().any(|turn| turn.blamed) {
            game.click(ReviewControl::After);
            game.click(ReviewControl::PlayOn);
            game.until(Screen::Table);
            let session = game.world().resource::<Session>();
            assert!(session.is_played() && session.seats.iter().any(|seat| seat.player == PlayerKind::Human));
        } else {
            game.click(ReviewControl::Back);
            game.until(Screen::SavedGames);
        }
    }
}

#[test]
fn a_daily_journey_counts_once_when_it_is_over() {
    let date = "2026-11-20".parse::<CivilDate>().expect("a date");
    let label = GameLabel { occasion: Occasion::Daily { date, attempt: Attempt::First }, ..default() };
    let label = ron::to_string(&label).expect("a text");
    let label = label.trim_start_matches('(').trim_end_matches(')');
    let folder = Folder::with(&[("daily.ron", &labelled(OVER, label))]);
    fs::write(
        folder.path().join("journeys.ron"),
        "(daily: [(date: \"2026-11-20\", first: None, best: None, runs: 0)])",
    )
    .expect("a file");
    let open = || {
        let store = Store::new(Some(StorageBackend::at(folder.path())));
        PointerGame::open_with(store, None, Screen::Title, WIDE, "a daily journey".to_owned(), 1)
    };
    for time in 0..2 {
        let mut game = open();
        if time == 0 {
            game.click(TitleControl::Continue);
        } else {
            game.click(TitleControl::SavedGames);
            game.until(Screen::SavedGames);
            game.click(SavedGamesControl::Open);
        }
        game.until(Screen::Result);
        game.written();
        let records = game.world().resource::<TravelRecords>().daily.clone();
        let result = records.result(date).expect("it was begun");
        assert_eq!((result.runs, result.best), (1, result.first.map(|run| run.score)), "opened {time} times before");
        game.click(ResultControl::Title);
        game.until(Screen::Daily);
    }
}

#[test]
fn a_journey_of_the_ladder_begins_with_its_goals() {
    for window in [WIDE, PHONES[0]] {
        let folder = Folder::new();
        let store = Store::new(Some(StorageBackend::at(folder.path())));
        let mut game = PointerGame::open_with(store, None, Screen::Title, window, "the ladder".to_owned(), 1);
        game.click(TitleControl::Daily);
        game.until(Screen::Daily);
        if game.find(DailyControl::Ladder.into()).is_some() {
            game.click(DailyControl::Ladder);
        }
        game.click(DailyControl::Board);
        game.until(Screen::Table);
        assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::Goals);
        game.world().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        game.settle();
        let catalogue = game.world().resource::<Game>().catalogue().clone();
        let begins = ladder::journey(1, &catalogue).expect("there is a first one").expect("it is in order");
        assert_eq!(game.world().resource::<Game>().setup(), begins.begin(&catalogue).expect("a game").setup());
        let made = game.world().resource::<Game>().choices_made();
        game.play_until(move |world| world.resource::<Game>().choices_made() > made + 2);
        let record = game.world().resource::<Session>().record.clone();
        game.written();
        drop(game);
        // It is continued where it was, from its own beginning.
        let store = Store::new(Some(StorageBackend::at(folder.path())));
        let mut game = PointerGame::open_with(store, None, Screen::Title, window, "the ladder".to_owned(), 1);
        game.click(TitleControl::Continue);
        game.until(Screen::Table);
        assert_eq!(game.world().resource::<Session>().record, record);
        // Somebody else continues it from there too, but it is no run of theirs.
        let saved = game.world().resource::<SavedGames>().usable().next().expect("there is one");
        let text = to_pass_on(saved).expect("a text");
        let came = from_passed_on(&text, game.world().resource::<CardSet>()).expect("a game");
        assert_eq!((came.record, came.label.counted), (record, true));
        assert!(came.begins.is_some());
    }
}

#[test]
fn a_finished_game_is_taken_up_as_a_challenge() {
    for window in [WIDE, PHONES[0], PHONES[1]] {
        let folder = Folder::with(&[("one.ron", OVER)]);
        let mut game = folder.shelf(window);
        let saved = game.world().resource::<SavedGames>().usable().next().expect("there is one").clone();
        let points = saved.game.board().player(saved.owner()).score();
        game.click(SavedGamesControl::Challenge);
        game.until(Screen::Table);
        assert_eq!(*game.world().resource::<State<Overlay>>().get(), Overlay::Goals);
        let session = game.world().resource::<Session>();
        assert_eq!(session.label.occasion, Occasion::Challenge { points });
        assert_eq!(session.record.setup.seed, saved.record.setup.seed);
        let players = |seats: &[SeatConfig]| seats.iter().map(|seat| seat.player).collect::<Vec<_>>();
        assert_eq!(players(&session.seats), players(&saved.seats), "the same opponents");
        game.world().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        game.settle();
        let made = game.world().resource::<Game>().choices_made();
        game.play_until(move |world| world.resource::<Game>().choices_made() > made + 2);
        // It is saved beside the frames.
        let games = || folder.files("games").into_iter().filter(|name| name.ends_with(".ron")).collect::<Vec<_>>();
        for _ in 0..2000 {
            if games().len() == 2 {
                break;
            }
            game.update();
            std::thread::sleep(Duration::from_millis(2));
        }
        assert!(games().len() == 2 && games().contains(&"one.ron".to_owned()), "the old one stays: {:?}", games());
    }
}
