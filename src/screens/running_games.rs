//! Games with friends that are going on, as they are listed on the title and before the door.

use crate::{
    localization::Texts,
    online::{RunningFriendsGame, WaysBack},
};
use online::RoomStage;

/// A game as a line of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    /// Its place among the ways back.
    pub place: usize,
    /// Whom it is played with.
    pub with: String,
    /// How it stands.
    pub note: String,
    /// Whether one is waited for.
    pub own_turn: bool,
}

/// The games that the server knows and that are not over, those first in which one is waited for.
pub fn running(texts: &Texts, ways: &WaysBack) -> Vec<GameLine> {
    let lines = ways.games.iter().enumerate().filter_map(|(place, game)| line(texts, place, game));
    let (mut own, others): (Vec<_>, Vec<_>) = lines.partition(|line| line.own_turn);
    own.extend(others);
    own
}

fn line(texts: &Texts, place: usize, game: &RunningFriendsGame) -> Option<GameLine> {
    let glimpse = game.glimpse.as_ref().filter(|glimpse| glimpse.stage != RoomStage::Over)?;
    let others = (0..).zip(&glimpse.names).filter(|(seat, _)| *seat != glimpse.own.0);
    let names = texts.all_of(others.map(|(_, name)| name.clone()).filter(|name| !name.is_empty()));
    let own_turn = glimpse.turn == Some(glimpse.own);
    let note = match glimpse.turn.and_then(|turn| glimpse.names.get(turn.index())) {
        _ if glimpse.stage == RoomStage::Lobby => {
            texts.with("friends-game-lobby", [("code", glimpse.code.to_string().into())])
        }
        _ if own_turn => texts.with("friends-game-own", [("round", glimpse.round.into())]),
        Some(name) => texts.with("friends-game-turn", [("name", name.clone().into()), ("round", glimpse.round.into())]),
        None => texts.with("friends-game-round", [("round", glimpse.round.into())]),
    };
    let with = if names.is_empty() { texts.get("friends-game-alone") } else { names };
    Some(GameLine { place, with, note, own_turn })
}
