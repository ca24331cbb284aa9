//! A room from what was kept of it.

use std::sync::Arc;

use online::{Glimpse, RoomStage, SeatSecret};
use rules::{Catalogue, Game, Seat};

use crate::{
    chance,
    keeper::Kept,
    room::{LiveRoom, LogEntry, Play, RoomPapers},
};

/// The game in the papers; `None` if there is none, or it was played by rules that are no longer these.
fn game(papers: &RoomPapers, log: &[LogEntry], cards: &Arc<Catalogue>) -> Option<Play> {
    let setup = papers.setup.clone()?;
    if papers.played_by != RoomPapers::rules(cards) {
        return None;
    }
    Play::restored(Game::new(cards.clone(), setup).ok()?, log).ok()
}

/// Wakes a room up. A game that cannot go on goes back to the lobby.
pub fn wake(kept: Kept, cards: &Arc<Catalogue>) -> LiveRoom {
    let Kept { mut papers, log, .. } = kept;
    let play = game(&papers, &log, cards);
    match &play {
        Some(play) if play.game().is_over() => papers.stage = RoomStage::Over,
        Some(_) => {}
        None if papers.stage == RoomStage::Lobby => {}
        None => {
            tracing::warn!(room = ?papers.room, "its game was played by other rules and cannot go on");
            (papers.stage, papers.setup, papers.game) = (RoomStage::Lobby, None, papers.game + 1);
            papers.chairs.iter_mut().for_each(|chair| (chair.ready, chair.stand_in) = (false, false));
        }
    }
    LiveRoom::new(cards.clone(), papers, play, chance::random, chance::now())
}

/// How a stored game stands, for whoever holds the secret of one of its seats.
pub fn glimpse(kept: &Kept, secret: SeatSecret, cards: &Arc<Catalogue>) -> Option<Glimpse> {
    let papers = &kept.papers;
    let own = Seat(papers.chair_of(secret)? as u8);
    let name = |companion: &online::Companion| companion.name.clone();
    let play = game(papers, &kept.log, cards);
    let names = papers.chairs.iter().map(|chair| chair.companion.as_ref().map(name).unwrap_or_default());
    Some(Glimpse {
        code: papers.code,
        stage: papers.stage,
        names: names.collect(),
        own,
        round: play.as_ref().map_or(0, |play| play.game().board().round),
        turn: play.and_then(|play| play.game().question()).map(|question| question.seat),
    })
}
