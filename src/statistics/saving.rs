//! The finished games where they are kept: one text that is read when it is needed and written after every game. A damaged
//! one is set aside, one of a newer version is left as it is, and the player is told.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{finished_game::FinishedGame, news::News};
use crate::{
    localization::{Texts, Value},
    persistence::{Claim, Notice, Notices, SaveOwnership, SavedText, Store, quarantine_message, tabs},
    state::Screen,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptGames>()
        .add_systems(Update, look_up.run_if(resource_changed::<Claim>))
        .add_systems(OnEnter(Screen::Statistics), look_up.in_set(LookUpStatistics));
}

/// When the finished games are read for the screen that shows them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookUpStatistics;

/// Version of the text.
const VERSION: u32 = 1;
/// Who has written it.
const PROGRAM_NAME: &str = concat!("First Class ", env!("CARGO_PKG_VERSION"));

/// The text.
#[derive(Serialize, Deserialize)]
struct StatisticsFile {
    version: u32,
    /// The program with its version, for the message that another version shows.
    program: String,
    games: Vec<FinishedGame>,
}

/// What every version, past and future, writes.
#[derive(Deserialize)]
struct StatisticsHead {
    version: u32,
    #[serde(default)]
    program: String,
}

/// Why a text cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
enum StatisticsError {
    #[error("{0}")]
    Unreadable(String),
    /// The program that has written it.
    #[error("{0}")]
    Newer(String),
}

/// The games that have been finished, in the order in which they were played.
#[derive(Resource, Default)]
pub struct KeptGames {
    games: Vec<FinishedGame>,
    /// The program that has written what is kept, if only a newer one can read it: nothing is counted.
    newer: Option<String>,
    /// What is new about a game, until the next one is finished.
    news: Option<(String, Vec<News>)>,
}

fn write(games: &[FinishedGame]) -> ron::Result<String> {
    let written = StatisticsFile { version: VERSION, program: PROGRAM_NAME.to_owned(), games: games.to_vec() };
    // A game a line.
    ron::ser::to_string_pretty(&written, ron::ser::PrettyConfig::new().depth_limit(2)).map(|text| text + "\n")
}

fn read(text: &str) -> Result<Vec<FinishedGame>, StatisticsError> {
    let unreadable = |error: ron::error::SpannedError| StatisticsError::Unreadable(error.to_string());
    let head: StatisticsHead = ron::from_str(text).map_err(unreadable)?;
    if head.version > VERSION {
        return Err(StatisticsError::Newer(head.program));
    }
    let StatisticsFile { games, .. } = ron::from_str(text).map_err(unreadable)?;
    match games.iter().position(|game| !game.is_consistent()) {
        Some(nth) => Err(StatisticsError::Unreadable(format!("game {} has no such seats", nth + 1))),
        None => Ok(games),
    }
}

impl KeptGames {
    /// All of them, the newest last.
    pub fn all(&self) -> &[FinishedGame] {
        &self.games
    }

    /// The program that has written what is kept, if this one cannot read it.
    pub fn newer(&self) -> Option<&str> {
        self.newer.as_deref()
    }

    /// What is new about a game that has just been finished.
    pub fn news_of(&self, id: &str) -> &[News] {
        self.news.as_ref().filter(|(game, _)| game == id).map_or(&[], |(_, news)| news)
    }

    /// Adds a game that is over, unless it is there already.
    pub(super) fn add(&mut self, store: &mut Store, game: FinishedGame, news: Vec<News>) {
        if self.newer.is_some() || self.games.iter().any(|other| other.id == game.id) {
            return;
        }
        self.news = Some((game.id.clone(), news));
        self.games.push(game);
        match write(&self.games) {
            Ok(text) => store.save(SavedText::Statistics, text),
            Err(error) => warn!("the statistics cannot be written: {error}"),
        }
    }

    /// Forgets all games.
    pub fn erase(&mut self, store: &mut Store) {
        if self.newer.is_none() {
            (self.games, self.news) = (Vec::new(), None);
            store.delete(SavedText::Statistics);
        }
    }

    /// All games as JSON, for other programs.
    ///
    /// # Errors
    /// If they cannot be written so.
    pub fn to_json(&self) -> serde_json::Result<String> {
        let (version, program, games) = (VERSION, PROGRAM_NAME.to_owned(), self.games.clone());
        serde_json::to_string_pretty(&StatisticsFile { version, program, games }).map(|text| text + "\n")
    }

    /// Reads what is kept: another window may have added to it. Returns what has to be told, if anything.
    pub(super) fn refresh(&mut self, store: &mut Store, owned: bool, texts: &Texts) -> Option<Notice> {
        if !store.keeps() {
            return None;
        }
        let found = match store.read(&SavedText::Statistics) {
            Ok(text) => text.map_or(Ok(Vec::new()), |text| read(&text)),
            Err(error) => Err(StatisticsError::Unreadable(error.to_string())),
        };
        let known = self.newer.take().is_some();
        match found {
            Ok(games) => {
                self.games = games;
                None
            }
            // Where games are saved elsewhere, it is dealt with there.
            Err(_) if !owned => None,
            Err(error) => {
                self.games.clear();
                let notice = explained(texts, store, &error);
                if let StatisticsError::Newer(program) = error {
                    self.newer = Some(program);
                }
                (!known).then_some(notice)
            }
        }
    }
}

/// What is wrong with the text, what became of it, and what can be done.
fn explained(texts: &Texts, store: &mut Store, error: &StatisticsError) -> Notice {
    let place = store.place(&SavedText::Statistics);
    let values: Vec<(_, Value)> =
        tabs().into_iter().chain([("reason", error.to_string().into()), ("place", place.into())]).collect();
    let with = |key: &str| texts.with(key, values.clone());
    let lines = match error {
        StatisticsError::Unreadable(_) => {
            let became = quarantine_message(texts, store.quarantine(SavedText::Statistics));
            vec![with("statistics-unreadable"), became, with("statistics-unreadable-advice")]
        }
        StatisticsError::Newer(_) => vec![with("statistics-newer"), with("statistics-newer-advice")],
    };
    Notice::new(texts.get("statistics-broken-title"), lines)
}

fn look_up(
    mut kept: ResMut<KeptGames>,
    mut store: ResMut<Store>,
    mut notices: ResMut<Notices>,
    claim: Res<Claim>,
    texts: Res<Texts>,
) {
    let owned = claim.ownership() == SaveOwnership::Ours;
    if let Some(notice) = kept.refresh(&mut store, owned, &texts) {
        notices.tell(notice);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{persistence::StorageBackend, statistics::testing::against};
    use bots::BotLevel;

    fn game(id: &str) -> FinishedGame {
        FinishedGame { id: id.to_owned(), ..against(&[BotLevel::Expert]).points(0, rules::Source::Route, 7).done() }
    }

    /// A program that saves in a folder.
    fn opened(folder: &std::path::Path) -> (Store, KeptGames, Option<Notice>) {
        let mut store = Store::new(Some(StorageBackend::at(folder)));
        store.own();
        let mut kept = KeptGames::default();
        let notice = kept.refresh(&mut store, true, &Texts::default());
        (store, kept, notice)
    }

    #[test]
    fn games_are_kept_once_each_until_they_are_erased() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut store, mut kept, notice) = opened(folder.path());
        assert_eq!((kept.all().len(), notice), (0, None));
        for id in ["a", "b", "a"] {
            kept.add(&mut store, game(id), vec![News::FirstWin]);
        }
        assert_eq!((kept.news_of("a"), kept.news_of("b")), (&[][..], &[News::FirstWin][..]));
        drop(store);
        let text = std::fs::read_to_string(folder.path().join("statistics.ron")).expect("it is written");
        assert_eq!(text.lines().filter(|line| line.contains("id:")).count(), 2, "a game a line: {text}");
        let (mut store, mut kept, notice) = opened(folder.path());
        assert_eq!((kept.all(), notice), (&[game("a"), game("b")][..], None));
        kept.erase(&mut store);
        drop(store);
        assert!(opened(folder.path()).1.all().is_empty() && !folder.path().join("statistics.ron").exists());
    }

    #[test]
    fn two_windows_add_to_the_same_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut store, mut kept, _) = opened(folder.path());
        kept.add(&mut store, game("a"), Vec::new());
        drop(store);
        let (mut second, mut other, _) = opened(folder.path());
        other.add(&mut second, game("b"), Vec::new());
        drop(second);
        let (mut store, ..) = opened(folder.path());
        assert_eq!(kept.refresh(&mut store, true, &Texts::default()), None);
        assert_eq!(kept.all().len(), 2);
    }

    #[test]
    fn what_is_damaged_is_set_aside_and_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("statistics.ron");
        let wrong_seat = write(&[FinishedGame { you: 7, ..game("a") }]).expect("a text");
        for (nth, text) in ["(version: 1, program: \"x\", games: [(id", &wrong_seat].into_iter().enumerate() {
            std::fs::write(&path, text).expect("a file");
            let (mut store, mut kept, notice) = opened(folder.path());
            let words = notice.expect("it is told").lines.join(" ");
            assert!(words.contains(&format!("statistics-aside-{}.ron", nth + 1)), "{words}");
            kept.add(&mut store, game("b"), Vec::new());
            drop(store);
            let aside = folder.path().join(format!("statistics-aside-{}.ron", nth + 1));
            assert_eq!(std::fs::read_to_string(aside).expect("it is there"), *text);
            assert_eq!(opened(folder.path()).1.all(), [game("b")]);
        }
    }

    #[test]
    fn what_a_newer_version_has_written_is_left_as_it_is_and_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("statistics.ron");
        let text = "(version: 2, program: \"First Class 9.0\", trips: [Moon(3)])";
        std::fs::write(&path, text).expect("a file");
        let (mut store, mut kept, notice) = opened(folder.path());
        assert!(notice.expect("it is told").lines[0].contains("First Class 9.0"));
        assert_eq!(kept.refresh(&mut store, true, &Texts::default()), None);
        assert_eq!(kept.newer(), Some("First Class 9.0"));
        kept.add(&mut store, game("a"), vec![News::FirstWin]);
        kept.erase(&mut store);
        drop(store);
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
        assert!(kept.all().is_empty() && kept.news_of("a").is_empty());
    }

    #[test]
    fn other_programs_can_read_all_of_it() {
        let mut kept = KeptGames::default();
        kept.add(&mut Store::default(), game("a"), Vec::new());
        let json: serde_json::Value = serde_json::from_str(&kept.to_json().expect("a text")).expect("JSON");
        assert_eq!(json["version"], 1);
        let one = &json["games"][0];
        assert_eq!((&one["seats"][1]["player"], &one["seats"][0]["points"]["Route"]), (&"expert".into(), &7.into()));
        assert_eq!((&one["modules"][0], &one["ended"]), (&"A".into(), &"2026-11-20T20:00:00".into()));
    }
}
