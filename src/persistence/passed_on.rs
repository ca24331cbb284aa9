//! A game as a text that is passed on: pasted, sent as a link, or read from a file of its own.

use std::io;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};

use super::saved_game::{SavedGame, SavedGameError, begins_as, read_game};
use crate::session::{GameId, GameLabel, Occasion, SeatConfig, card_set::CardSet};
use rules::{Game, Record, Setup, turn::record::RecordError};

/// Such a text begins with this; the figure is the version of the form.
const SIGN: &str = "FC1.";

/// What is written before the choices.
#[derive(Serialize, Deserialize)]
#[serde(rename = "G")]
struct PassedOnHead {
    cards: u64,
    setup: Setup,
    seats: Vec<SeatConfig>,
    name: Option<String>,
    /// Which journey of the ladder it is, if it is one: that says where it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ladder: Option<usize>,
    choices: usize,
}

/// A game as a short text without spaces, which also fits into a link.
///
/// # Errors
/// If it cannot be written.
pub fn to_pass_on(game: &SavedGame) -> io::Result<String> {
    let ladder = match game.label.occasion {
        Occasion::Ladder { number } => Some(number),
        _ => None,
    };
    let passenger = PassedOnHead {
        cards: game.record.cards,
        setup: game.record.setup.clone(),
        seats: game.seats.clone(),
        name: game.label.name.clone(),
        ladder,
        choices: game.record.choices.len(),
    };
    let head = ron::to_string(&passenger).map_err(io::Error::other)?;
    let mut bytes = head.into_bytes();
    bytes.push(0);
    let begins = match &game.begins {
        Some(begins) => Game::clone(begins),
        None => Game::new(game.game.catalogue().clone(), game.record.setup.clone()).map_err(io::Error::other)?,
    };
    bytes.extend(game.record.compact_choices(begins).map_err(io::Error::other)?);
    Ok(format!("{SIGN}{}", BASE64_URL_SAFE_NO_PAD.encode(bytes)))
}

/// Reads a game that was passed on in any form: such a text, with or without the link around it, or the text of a file.
///
/// # Errors
/// Why it cannot be continued.
pub fn from_passed_on(text: &str, cards: &CardSet) -> Result<SavedGame, SavedGameError> {
    let id = GameId::new("passed on");
    let Some((_, after)) = text.split_once(SIGN) else { return read_game(id, text, cards) };
    let unreadable = |error: &dyn std::fmt::Display| SavedGameError::Unreadable(error.to_string());
    // A mail breaks long lines; a space is the end.
    let lines: String = after.lines().map(str::trim_start).collect();
    let coded: String =
        lines.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect();
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(coded).map_err(|error| unreadable(&error))?;
    let end = bytes.iter().position(|byte| *byte == 0).ok_or_else(|| unreadable(&"it is not complete"))?;
    let head = std::str::from_utf8(&bytes[..end]).map_err(|error| unreadable(&error))?;
    let passenger: PassedOnHead = ron::from_str(head).map_err(|error| unreadable(&error))?;
    if passenger.seats.len() != usize::from(passenger.setup.seats) {
        return Err(unreadable(&"its players do not fit its set-up"));
    }
    let other_cards = SavedGameError::OtherCards(RecordError::OtherCards);
    let catalogue = cards.0.as_ref().map_err(|error| unreadable(error))?;
    let catalogue = catalogue.edition(passenger.cards).ok_or(other_cards)?;
    // Here it counts for nothing: it is somebody else's.
    let occasion = passenger.ladder.map_or(Occasion::Free, |number| Occasion::Ladder { number });
    let label = GameLabel { name: passenger.name, occasion, counted: true, ..GameLabel::default() };
    let begins = begins_as(occasion, &catalogue)?;
    let first = match &begins {
        Some(begins) => Game::clone(begins),
        None => Game::new(catalogue, passenger.setup).map_err(|error| unreadable(&error))?,
    };
    let record = Record::from_compact(first.clone(), passenger.choices, &bytes[end + 1..])
        .map_err(SavedGameError::Unplayable)?;
    let game = record.replay_from(first, |_, _| {}).map_err(SavedGameError::Unplayable)?;
    Ok(SavedGame { id, label, seats: passenger.seats, record, begins, game: Box::new(game) })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::persistence::write_game;
    use rules::{Catalogue, Game, Module, busy_random};

    /// A whole game of four with everything.
    fn game(cards: &CardSet) -> SavedGame {
        let catalogue = cards.0.clone().expect("the card files are in order");
        let setup = Setup { teatime: true, ..Setup::new(4, [Module::E, Module::F], 123_456_789_012) };
        let mut game = Game::new(catalogue.clone(), setup.clone()).expect("a legal set-up");
        let mut record = Record::new(&catalogue, setup);
        let mut chance = ChaCha8Rng::seed_from_u64(3);
        while !game.is_over() {
            let choice = busy_random::choose(&game.legal_choices(), &mut chance);
            game.apply(choice).expect("a legal choice");
            record.choices.push(choice);
        }
        let label = GameLabel { name: Some("Four to the Bosporus".to_owned()), ..GameLabel::default() };
        let seats = SeatConfig::humans().take(4).collect();
        SavedGame { id: GameId::new("own"), label, seats, record, begins: None, game: Box::new(game) }
    }

    #[test]
    fn a_game_of_four_fits_into_a_link_and_comes_back_whole() {
        let cards = CardSet(Catalogue::built_in());
        let game = game(&cards);
        let text = to_pass_on(&game).expect("a text");
        assert!(text.len() < 2000, "{} letters", text.len());
        let link = format!("Look at this: https://example.org/play/#{text} and beat it!");
        // A mail breaks long lines.
        let broken =
            text.as_bytes().chunks(70).map(|line| String::from_utf8_lossy(line)).collect::<Vec<_>>().join("\r\n ");
        let file = write_game(&game.label, &game.seats, &game.record).expect("a text");
        for passed in [text.clone(), link, broken, file] {
            let read = from_passed_on(&passed, &cards).expect("a game");
            assert_eq!(
                (read.record, read.seats, read.label.name),
                (game.record.clone(), game.seats.clone(), game.label.name.clone())
            );
        }
        for end in [5, 60, text.len() / 2] {
            assert!(from_passed_on(&text[..end], &cards).is_err(), "{end} letters are enough");
        }
        assert!(from_passed_on("Hello", &cards).is_err());
    }
}
