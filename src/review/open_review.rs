//! The review that is open.

use bevy::prelude::*;

use crate::{
    persistence::SavedGame,
    session::{GameId, SeatConfig},
    state::Screen,
};
use bots::review::Review;
use rules::{Game, Seat};

/// The review that is open.
#[derive(Resource)]
pub struct OpenReview {
    pub id: GameId,
    /// One per seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// How the game ended.
    pub ending: Box<Game>,
    /// When it was begun, and its name.
    pub saved: Box<SavedGame>,
    pub review: Review,
    pub back_to: Option<Screen>,
    /// Whether anything was found out that is not saved yet.
    pub changed: bool,
}

impl OpenReview {
    /// Whose review it is.
    pub fn seat(&self) -> Seat {
        self.review.seat()
    }
}
