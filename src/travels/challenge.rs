//! A game that somebody has finished is played again from the same seat: with the same cards, against the same opponents.

use bevy::prelude::*;

use crate::{
    persistence::SavedGame,
    session::{self, Occasion, PlayerKind, SeatConfig, settings::Settings},
};
use bots::BotLevel;
use rules::{Game, turn::record::RecordError};

/// How many points are to be beaten, if the game can be taken up as a challenge: it is over, and began at its beginning.
pub fn to_beat(game: &SavedGame) -> Option<u16> {
    let whole = game.asked().is_none() && game.begins.is_none();
    whole.then(|| game.game.board().player(game.owner()).score())
}

/// Begins it. The caller switches to the table screen.
///
/// # Errors
/// If its set-up is impossible.
pub fn take_up(commands: &mut Commands, game: &SavedGame, settings: &Settings) -> Result<(), RecordError> {
    let Some(points) = to_beat(game) else { return Ok(()) };
    let own = settings.last_game.as_ref().and_then(|last| last.own_seat());
    let begins = Game::new(game.game.catalogue().clone(), game.record.setup.clone())?;
    session::begin_travel(commands, begins, seats(game, own), Occasion::Challenge { points });
    Ok(())
}

/// The player on the seat of whoever is to be beaten, an Expert for everybody else who played.
fn seats(game: &SavedGame, own: Option<SeatConfig>) -> Vec<SeatConfig> {
    let mut seats = game.seats.clone();
    let place = game.owner().index();
    for (nth, seat) in seats.iter_mut().enumerate() {
        if nth != place && seat.player == PlayerKind::Human {
            seat.player = PlayerKind::Bot(BotLevel::Expert);
        }
    }
    let Some(own) = own else { return seats };
    let others = || game.seats.iter().enumerate().filter(|(nth, _)| *nth != place).map(|(_, seat)| seat);
    let alike = |other: &SeatConfig| other.name.trim().to_lowercase() == own.name.trim().to_lowercase();
    if !others().any(alike) {
        seats[place].name = own.name.clone();
    }
    if !others().any(|other| other.portrait == own.portrait) {
        seats[place].portrait = own.portrait;
    }
    seats
}
