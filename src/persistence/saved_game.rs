//! The running game is saved after every choice, and continued from the title; the one that was saved before
//! it can be continued, too.

use std::io;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    Claim, Notice, Notices, SaveOwnership, Store,
    saved_text::SavedText::{self, EarlierGame, Game},
    tabs,
};
use crate::{
    localization::{Texts, Value},
    session::{PlaySet, SeatConfig, Session, card_set::CardSet},
    state::Screen,
};
use rules::{
    Record, Seat,
    turn::record::{RECORD_VERSION, RecordError},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>()
        .add_systems(PreUpdate, look_for_games.after(super::claim::take_over).run_if(resource_changed::<Claim>))
        .add_systems(OnEnter(Screen::Title), look_for_games.in_set(LookForGames))
        .add_systems(OnEnter(Screen::Table), make_room)
        .add_systems(Update, save.after(PlaySet::Choose).run_if(in_state(Screen::Table).and_then(is_changed)))
        // A page that is loaded again shows the result again.
        .add_systems(OnExit(Screen::Result), forget);
}

/// When the games that can be continued are looked up on the title.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookForGames;

/// Version of what is written around the record.
const VERSION: u32 = 1;

/// A game as the file has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SavedFile {
    version: u32,
    /// The program's version, for the message that another version shows.
    program: String,
    seats: Vec<SeatConfig>,
    record: Record,
}

/// What every version, past and future, writes.
#[derive(Deserialize)]
struct Head {
    version: u32,
    #[serde(default)]
    program: String,
    record: RecordHead,
}

#[derive(Deserialize)]
struct RecordHead {
    version: u32,
}

/// The games that can be continued, looked up whenever the title is entered.
#[derive(Resource, Default)]
pub struct SavedGames {
    /// The one that was played last.
    pub current: Option<SavedGame>,
    /// The one before that.
    pub earlier: Option<SavedGame>,
    /// The place of the other one is taken by a game that has to be left as it is: a new game replaces the current one.
    pub only_one: bool,
    /// Of these, the player knows that only a newer version can continue them.
    known_newer: Vec<SavedText>,
}

/// A game that can be continued: it is complete, and its choices can be replayed.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// One per seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// Set-up and choices.
    pub record: Record,
    /// The round it is in; 0 in the draft.
    pub round: u8,
    /// Who is asked; `None` once it is over.
    pub asked: Option<Seat>,
}

impl SavedGame {
    /// Whether losing it would matter: it has begun and is not over.
    pub fn is_underway(&self) -> bool {
        !self.record.choices.is_empty() && self.asked.is_some()
    }

    /// Whether a running game is this one, at the same choice.
    fn is(&self, session: &Session) -> bool {
        self.seats == session.seats && self.record == session.record
    }

    /// Whether a running game is this one, at the same choice or a later one.
    pub fn leads_to(&self, session: &Session) -> bool {
        let (saved, runs) = (&self.record, &session.record);
        self.seats == session.seats && saved.setup == runs.setup && runs.choices.starts_with(&saved.choices)
    }

    /// Who plays and how far they have come, in words.
    pub fn about(&self, texts: &Texts) -> String {
        let names: Vec<_> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let place = match (self.asked, self.round) {
            (None, _) => texts.get("saved-over"),
            (Some(_), 0) => texts.get("saved-draft"),
            (Some(_), round) => texts.with("saved-round", [("round", round.into())]),
        };
        texts.with("saved-about", [("names", names.join(", ").into()), ("place", place.into())])
    }
}

/// Why a saved game cannot be continued.
#[derive(Debug, Error, PartialEq)]
enum SavedGameError {
    #[error("{0}")]
    Unreadable(String),
    #[error("{0}")]
    Older(String),
    #[error("{0}")]
    Newer(String),
    #[error("{0}")]
    OtherCards(RecordError),
    #[error("{0}")]
    Unplayable(RecordError),
}

impl SavedGameError {
    /// The last part of its text keys.
    fn key(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::Older(_) => "older",
            Self::Newer(_) => "newer",
            Self::OtherCards(_) => "other-cards",
            Self::Unplayable(_) => "unplayable",
        }
    }
}

fn write(session: &Session) -> ron::Result<String> {
    let written = SavedFile {
        version: VERSION,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        seats: session.seats.clone(),
        record: session.record.clone(),
    };
    ron::ser::to_string_pretty(&written, ron::ser::PrettyConfig::new().depth_limit(3)).map(|text| text + "\n")
}

fn read(text: &str, cards: &CardSet) -> Result<SavedGame, SavedGameError> {
    let unreadable = |error: &dyn std::error::Error| SavedGameError::Unreadable(error.to_string());
    let head: Head = ron::from_str(text).map_err(|error| unreadable(&error))?;
    let versions = [(head.version, VERSION), (head.record.version, RECORD_VERSION)];
    if versions.iter().any(|(found, known)| found > known) {
        return Err(SavedGameError::Newer(head.program));
    }
    if versions.iter().any(|(found, known)| found < known) {
        return Err(SavedGameError::Older(head.program));
    }
    let SavedFile { seats, record, .. } = ron::from_str(text).map_err(|error| unreadable(&error))?;
    if seats.len() != usize::from(record.setup.seats) {
        return Err(SavedGameError::Unreadable(format!("{} seats for {} players", seats.len(), record.setup.seats)));
    }
    let catalogue = cards.0.as_ref().map_err(|error| unreadable(error))?;
    let game = record.replay(catalogue.clone(), |_, _| {}).map_err(|error| match error {
        RecordError::OtherCards => SavedGameError::OtherCards(error),
        _ => SavedGameError::Unplayable(error),
    })?;
    let asked = game.question().map(|question| question.seat);
    Ok(SavedGame { seats, record, round: game.board().round, asked })
}

/// Finds out which games can be continued. One that cannot be is set aside, or left where it is if a newer version can
/// continue it, and the player is told.
fn look_for_games(
    mut store: ResMut<Store>,
    mut saved: ResMut<SavedGames>,
    mut notices: ResMut<Notices>,
    claim: Res<Claim>,
    cards: Res<CardSet>,
    texts: Res<Texts>,
) {
    let found = [Game, EarlierGame].map(|name| match store.read(name) {
        Ok(text) => text.map(|text| read(&text, &cards)).transpose(),
        Err(error) => Err(SavedGameError::Unreadable(error.to_string())),
    });
    // Where the games are saved elsewhere, it is reported and dealt with there.
    if claim.ownership() == SaveOwnership::Ours {
        for (name, found) in [Game, EarlierGame].into_iter().zip(&found) {
            store.set_read_only(name, matches!(found, Err(SavedGameError::Newer(_))));
        }
        for (name, found) in [Game, EarlierGame].into_iter().zip(&found) {
            let newer = matches!(found, Err(SavedGameError::Newer(_)));
            if let Err(error) = found
                && !(newer && saved.known_newer.contains(&name))
            {
                notices.tell(unusable(&texts, &mut store, name, error));
            }
            saved.known_newer.retain(|known| newer || *known != name);
            if newer && !saved.known_newer.contains(&name) {
                saved.known_newer.push(name);
            }
        }
    }
    let [game, earlier] = found.map(|found| found.ok().flatten());
    saved.only_one = !store.has_earlier_place();
    (saved.current, saved.earlier) = match store.running_place() {
        Some(EarlierGame) => (earlier, None),
        _ => (game, earlier),
    };
}

/// A saved game cannot be continued: why, what became of it, and what can be done.
fn unusable(texts: &Texts, store: &mut Store, name: SavedText, error: &SavedGameError) -> Notice {
    let key = error.key();
    let values: Vec<_> = tabs()
        .into_iter()
        .chain([
            ("reason", Value::from(error.to_string())),
            ("earlier", u8::from(name == EarlierGame).into()),
            ("file", name.file().into()),
            ("place", store.place(name).into()),
        ])
        .collect();
    let with = |key: &str| texts.with(key, values.clone());
    let became = match error {
        SavedGameError::Newer(_) if store.has_place() => with("saved-newer-beside"),
        SavedGameError::Newer(_) => with("saved-newer-full"),
        _ => quarantine_message(texts, store.quarantine(name)),
    };
    let lines = vec![with(&format!("saved-{key}")), became, with(&format!("saved-{key}-advice"))];
    Notice::new(with("saved-broken-title"), lines)
}

/// What became of a saved text that cannot be used, in words.
pub(super) fn quarantine_message(texts: &Texts, aside: Result<String, (String, io::Error)>) -> String {
    let (key, place, reason) = match aside {
        Ok(place) => ("saved-aside", place, String::new()),
        Err((place, error)) => ("saved-stays", place, error.to_string()),
    };
    texts.with(key, tabs().into_iter().chain([("place", place.into()), ("reason", reason.into())]))
}

fn is_changed(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|session| session.is_changed() && !session.lesson)
}

/// A game that is put on the table takes the place of the one saved last, which becomes the earlier one. If it
/// is the earlier one itself, the two swap places.
fn make_room(session: Res<Session>, saved: Res<SavedGames>, mut store: ResMut<Store>) {
    if session.lesson {
        return;
    }
    let is = |game: &Option<SavedGame>| game.as_ref().is_some_and(|game| game.is(&session));
    if is(&saved.current) {
        return;
    }
    if is(&saved.earlier) {
        store.swap_with_earlier();
    } else if saved.current.as_ref().is_some_and(SavedGame::is_underway) {
        store.archive_current();
    }
}

/// Saves the game as soon as it has begun, and after every choice.
fn save(session: Res<Session>, mut store: ResMut<Store>) {
    match write(&session) {
        Ok(text) => store.save_game(text),
        Err(error) => warn!("the game cannot be written: {error}"),
    }
}

/// A game that is over and has been looked at need not be saved.
fn forget(mut store: ResMut<Store>, mut saved: ResMut<SavedGames>) {
    store.forget_game();
    saved.current = None;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Colour, PlayerKind};
    use bots::BotLevel;
    use rules::{Catalogue, Choice, Game, Module, Setup};

    fn cards() -> CardSet {
        CardSet(Catalogue::built_in())
    }

    /// A game of a few choices, as it is written.
    fn text(choices: usize) -> String {
        let catalogue = cards().0.expect("the card files are in order");
        let mut game = Game::new(catalogue.clone(), Setup::new(2, [Module::A, Module::B], 3)).expect("a legal set-up");
        let mut record = Record::new(&catalogue, game.setup().clone());
        for _ in 0..choices {
            let choice = game.legal_choices()[0];
            game.apply(choice).expect("a listed choice");
            record.choices.push(choice);
        }
        let seat = |name: &str, player, colour| SeatConfig { name: name.to_owned(), player, colour, portrait: "rosa" };
        let seats = vec![
            seat("Ida", PlayerKind::Human, Colour::Red),
            seat("Brandt", PlayerKind::Bot(BotLevel::Novice), Colour::Blue),
        ];
        let written = SavedFile { version: VERSION, program: "0.1.0".to_owned(), seats, record };
        ron::to_string(&written).expect("a text")
    }

    #[test]
    fn a_saved_game_is_found_where_it_was() {
        let game = read(&text(12), &cards()).expect("a saved game");
        assert_eq!((game.seats[0].name.as_str(), game.record.choices.len(), game.round), ("Ida", 12, 1));
        assert!(game.asked.is_some());
        assert_eq!(read(&text(0), &cards()).expect("a saved game").round, 0);
    }

    #[test]
    fn what_cannot_be_used_is_told_apart() {
        let whole = text(5);
        let key_of = |text: &str| read(text, &cards()).expect_err("it cannot be used").key();
        assert_eq!(key_of(""), "unreadable");
        assert_eq!(key_of(&whole[..whole.len() / 2]), "unreadable");
        assert_eq!(key_of(&whole.replacen("version:1", "version:2", 1)), "newer");
        assert_eq!(key_of(&whole.replacen("version:1", "version:0", 1)), "older");
        assert_eq!(
            key_of("(version: 9, program: \"7.0\", record: (version: 9, moves: [Leap(3)]), mood: Some(\"x\"))"),
            "newer"
        );
        let written: SavedFile = ron::from_str(&whole).expect("a text");
        let with = |change: &dyn Fn(&mut Record)| {
            let mut written = written.clone();
            change(&mut written.record);
            ron::to_string(&written).expect("a text")
        };
        assert_eq!(key_of(&with(&|record| record.cards ^= 1)), "other-cards");
        assert_eq!(key_of(&with(&|record| record.choices.insert(1, Choice::EndTurn))), "unplayable");
        assert_eq!(key_of(&with(&|record| record.setup.seats = 3)), "unreadable");
        assert_eq!(key_of(&whole.replacen("human", "wizard", 1)), "unreadable");
    }

    #[test]
    fn advice_names_the_file_of_the_game_it_is_about() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = Store::new(Some(crate::persistence::StorageBackend::at(folder.path())));
        for (name, file, title) in [
            (SavedText::Game, "name it game.ron", "The saved"),
            (EarlierGame, "name it game-before.ron", "The earlier"),
        ] {
            let error = SavedGameError::Unreadable("it is empty".to_owned());
            std::fs::write(folder.path().join(name.file()), "").expect("a file");
            let notice = unusable(&Texts::default(), &mut store, name, &error);
            let words = notice.lines.join(" ");
            assert!(words.contains(file) && notice.title.starts_with(title), "{}: {words}", notice.title);
        }
    }

    #[test]
    fn a_browser_speaks_of_no_files_or_folders() {
        let texts = Texts::default();
        let values = || ["reason", "place", "file"].map(|name| (name, Value::from("…")));
        let with = |key: &str| texts.with(key, values().into_iter().chain([("tabs", 1.into())]));
        let kinds = ["unreadable", "older", "newer", "other-cards", "unplayable"];
        let keys = kinds.iter().flat_map(|kind| [format!("saved-{kind}"), format!("saved-{kind}-advice")]);
        let others = ["saved-newer-beside", "saved-newer-full", "saved-aside", "saved-stays"].map(str::to_owned);
        for key in keys.chain(others) {
            let words = with(&key);
            assert!(!["file", "folder", "rename", ".ron"].iter().any(|word| words.contains(word)), "{key}: {words}");
        }
    }
}
