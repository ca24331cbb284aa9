//! The game being played, beside the rules' own state: seats, record, who holds the screen.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Player, SeatConfig, Timing, settings::AnimationSpeed};
use crate::rules::{Ask, Catalogue, Game, GameEvent, Question, Record, Seat, turn::record::RecordError};

/// The game being played, beside the [`Game`] itself.
#[derive(Resource)]
pub struct Session {
    /// One a seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// Set-up and choices so far.
    pub record: Record,
    /// Bots decide for humans too.
    pub autoplay: bool,
    /// In hot seat: who looks at the screen alone, from saying so until the secret question is answered or
    /// the window of secrets is closed.
    at_screen: Option<Seat>,
    pub(super) catalogue: Arc<Catalogue>,
}

impl Session {
    pub(super) fn new(seats: Vec<SeatConfig>, record: Record, autoplay: bool, catalogue: Arc<Catalogue>) -> Self {
        Self { seats, record, autoplay, at_screen: None, catalogue }
    }

    /// The game after all choices so far, and everything that has happened in it.
    pub(super) fn replay(&self) -> Result<(Game, Vec<GameEvent>), RecordError> {
        let mut history = Vec::new();
        let game = self.record.replay(self.catalogue.clone(), |_, events| history.extend_from_slice(events))?;
        Ok((game, history))
    }

    /// Whether somebody at this screen decides for a seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        !self.autoplay && self.seats[seat.index()].player == Player::Human
    }

    /// How many humans share this screen.
    pub fn humans(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player == Player::Human).count()
    }

    /// Whether what only `seat` may know may show: the only human at this screen decides for it, or whoever
    /// decides for it looks at the screen alone.
    pub fn may_show_secrets_of(&self, seat: Seat) -> bool {
        self.is_human(seat) && (self.humans() == 1 || self.at_screen == Some(seat))
    }

    /// The seat that has to take the screen before a question that shows something secret.
    pub fn handover_for(&self, question: Option<Question>) -> Option<Seat> {
        let question = question.filter(|question| is_secret(question.ask))?;
        (!self.may_show_secrets_of(question.seat)).then_some(question.seat)
    }

    /// A seat takes the screen, and nobody else looks on.
    pub fn take_screen(&mut self, seat: Seat) {
        self.at_screen = Some(seat);
    }

    /// Everybody may look on again.
    pub fn leave_screen(&mut self) {
        self.at_screen = None;
    }

    /// Whether somebody at this screen follows what is told, and so has to say that they have read it.
    pub fn is_read(&self, timing: &Timing) -> bool {
        self.humans() > 0 && !self.autoplay && timing.speed != AnimationSpeed::None
    }

    /// One seat's configuration.
    pub fn seat(&self, seat: Seat) -> &SeatConfig {
        &self.seats[seat.index()]
    }
}

/// Whether a question shows what only the asked may see.
pub fn is_secret(ask: Ask) -> bool {
    ask == Ask::Draft
}
