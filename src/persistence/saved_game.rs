//! A saved game: how it is written, and what is found out when it is read.

use std::sync::Arc;

use bevy::prelude::*;
use journeys::ladder;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{saved_text::SavedText, store::Store, tabs};
use crate::{
    localization::{Texts, Value},
    session::{GameId, GameLabel, Occasion, SeatConfig, Session, card_set::CardSet, owner_of},
};
use rules::{
    Catalogue, Game, Record, Seat,
    turn::record::{RECORD_VERSION, RecordError},
};

/// Version of what is written around the record. Version 1 had no label.
const VERSION: u32 = 2;

/// A game as the file has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SavedFile {
    version: u32,
    /// The program's version, for the message that another version shows.
    program: String,
    #[serde(default)]
    label: GameLabel,
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

/// A game that is complete, and whose choices can be replayed.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Under which name it is saved.
    pub id: GameId,
    pub label: GameLabel,
    /// One per seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// Set-up and choices.
    pub record: Record,
    /// Where it begins, if that is in the middle of a game.
    pub begins: Option<Arc<Game>>,
    /// How it stands.
    pub game: Box<Game>,
}

impl SavedGame {
    /// Who is asked; `None` once it is over.
    pub fn asked(&self) -> Option<Seat> {
        self.game.question().map(|question| question.seat)
    }

    /// Whose game it is: the first player at this screen, or the first of all.
    pub fn owner(&self) -> Seat {
        owner_of(&self.seats)
    }

    /// The round it is in; 0 in the draft.
    pub fn round(&self) -> u8 {
        self.game.board().round
    }

    /// Whether a running game is this one, at the same choice or a later one.
    pub fn leads_to(&self, session: &Session) -> bool {
        let (saved, runs) = (&self.record, &session.record);
        self.seats == session.seats && saved.setup == runs.setup && runs.choices.starts_with(&saved.choices)
    }

    /// How far it has come, in words.
    pub fn when(&self, texts: &Texts) -> String {
        match (self.asked(), self.round()) {
            (None, _) => texts.get("saved-over"),
            (Some(_), 0) => texts.get("saved-draft"),
            (Some(_), round) => texts.with("saved-round", [("round", round.into())]),
        }
    }
}

/// A journey of the ladder that this version does not have.
#[derive(Debug, Error)]
#[error("there is no journey {0}")]
struct NoSuchJourney(usize);

/// Why a saved game cannot be continued.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum SavedGameError {
    /// The text is damaged, or something else.
    #[error("{0}")]
    Unreadable(String),
    /// A version of the program that has written it in a way no longer read.
    #[error("{0}")]
    Older(String),
    /// The version of the program that can read it.
    #[error("{0}")]
    Newer(String),
    /// The card files are others.
    #[error("{0}")]
    OtherCards(RecordError),
    /// The rules do not allow its choices.
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

    /// What is wrong with a game, and what can be done about it, in words.
    pub fn explained(&self, texts: &Texts, store: &Store, id: &GameId) -> [String; 2] {
        let name = SavedText::Game(id.clone());
        let values: Vec<(_, Value)> = tabs()
            .into_iter()
            .chain([("reason", self.to_string().into()), ("place", store.place(&name).into())])
            .collect();
        let key = format!("saved-{}", self.key());
        [texts.with(&key, values.clone()), texts.with(&format!("{key}-advice"), values)]
    }
}

/// Writes a game as the text of its file.
///
/// # Errors
/// If it cannot be written as text.
pub fn write_game(label: &GameLabel, seats: &[SeatConfig], record: &Record) -> ron::Result<String> {
    let written = SavedFile {
        version: VERSION,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        label: label.clone(),
        seats: seats.to_vec(),
        record: record.clone(),
    };
    ron::ser::to_string_pretty(&written, ron::ser::PrettyConfig::new().depth_limit(3)).map(|text| text + "\n")
}

/// Reads the text of a file, whichever version has written it, and plays its choices.
///
/// # Errors
/// Why it cannot be continued.
pub fn read_game(id: GameId, text: &str, cards: &CardSet) -> Result<SavedGame, SavedGameError> {
    let unreadable = |error: &dyn std::error::Error| SavedGameError::Unreadable(error.to_string());
    let head: Head = ron::from_str(text).map_err(|error| unreadable(&error))?;
    if head.version > VERSION || head.record.version > RECORD_VERSION {
        return Err(SavedGameError::Newer(head.program));
    }
    if head.version == 0 || head.record.version < RECORD_VERSION {
        return Err(SavedGameError::Older(head.program));
    }
    let SavedFile { label, seats, record, .. } = ron::from_str(text).map_err(|error| unreadable(&error))?;
    if seats.len() != usize::from(record.setup.seats) {
        return Err(SavedGameError::Unreadable(format!("{} seats for {} players", seats.len(), record.setup.seats)));
    }
    let catalogue = cards.0.as_ref().map_err(|error| unreadable(error))?;
    let other_cards = SavedGameError::OtherCards(RecordError::OtherCards);
    let catalogue = catalogue.edition(record.cards).ok_or(other_cards)?;
    let begins = begins_as(label.occasion, &catalogue)?;
    let played = match &begins {
        Some(begins) => record.replay_from(Game::clone(begins), |_, _| {}),
        None => record.replay(catalogue, |_, _| {}),
    };
    let game = Box::new(played.map_err(SavedGameError::Unplayable)?);
    Ok(SavedGame { id, label, seats, record, begins, game })
}

/// Where a game for this occasion begins, if that is in the middle of a game.
///
/// # Errors
/// If there is no such journey in this version.
pub(super) fn begins_as(occasion: Occasion, catalogue: &Arc<Catalogue>) -> Result<Option<Arc<Game>>, SavedGameError> {
    let Occasion::Ladder { number } = occasion else { return Ok(None) };
    let unreadable = |error: String| SavedGameError::Unreadable(error);
    let journey = ladder::journey(number, catalogue).ok_or_else(|| unreadable(NoSuchJourney(number).to_string()))?;
    let journey = journey.map_err(|error| unreadable(error.to_string()))?;
    let begins = journey.begin(catalogue).map_err(|error| unreadable(error.to_string()))?;
    Ok(Some(Arc::new(begins)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Colour, PlayerKind};
    use bots::BotLevel;
    use rules::{Catalogue, Choice, Module, Setup};

    fn cards() -> CardSet {
        CardSet(Catalogue::built_in())
    }

    fn read(text: &str) -> Result<SavedGame, SavedGameError> {
        read_game(GameId::new("name it"), text, &cards())
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
        write_game(&GameLabel { order: 7, ..default() }, &seats, &record).expect("a text")
    }

    #[test]
    fn a_saved_game_is_found_where_it_was() {
        let game = read(&text(12)).expect("a saved game");
        assert_eq!((game.seats[0].name.as_str(), game.record.choices.len(), game.round()), ("Ida", 12, 1));
        assert_eq!(game.label.order, 7);
        assert!(game.asked().is_some());
        assert_eq!(read(&text(0)).expect("a saved game").round(), 0);
    }

    #[test]
    fn a_game_of_every_released_format_can_be_continued() {
        let mut formats = 0;
        for file in std::fs::read_dir("tests/saves").expect("a folder") {
            let path = file.expect("a file").path();
            let game = read(&std::fs::read_to_string(&path).expect("a text")).unwrap_or_else(|error| {
                panic!("{} cannot be continued: {error}", path.display());
            });
            assert!(game.record.choices.len() > 30, "{}", path.display());
            formats += 1;
        }
        assert!(formats >= VERSION, "a game of format {VERSION} is missing");
    }

    #[test]
    fn what_cannot_be_used_is_told_apart() {
        let whole = text(5);
        let key_of = |text: &str| read(text).expect_err("it cannot be used").key();
        assert_eq!(key_of(""), "unreadable");
        assert_eq!(key_of(&whole[..whole.len() / 2]), "unreadable");
        assert_eq!(key_of(&whole.replacen("version: 2", "version: 3", 1)), "newer");
        assert_eq!(key_of(&whole.replacen("version: 2", "version: 0", 1)), "older");
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
    fn every_reason_is_explained_and_names_the_file() {
        let (texts, store) = (Texts::default(), Store::new(Some(crate::persistence::StorageBackend::at("/somewhere"))));
        let id = GameId::new("name it");
        for error in [
            SavedGameError::Unreadable("it is empty".to_owned()),
            SavedGameError::Older("0.1".to_owned()),
            SavedGameError::Newer("9.0".to_owned()),
            SavedGameError::OtherCards(RecordError::OtherCards),
            SavedGameError::Unplayable(RecordError::Version(7)),
        ] {
            let words = error.explained(&texts, &store, &id).join(" ");
            assert!(words.contains("name it.ron") || matches!(error, SavedGameError::Newer(_)), "{words}");
        }
    }
}
