//! The game being played, beyond the state of the rules: seats, record, who is at the screen.

use std::sync::Arc;

use bevy::prelude::*;

use super::{GameId, GameLabel, PlayerKind, SeatConfig, Watching};
use rules::{Ask, Catalogue, Game, GameEvent, Question, Record, Seat, turn::record::RecordError};

/// A game at a server, as it is played here. The [`Game`] is what can be seen of it; the server says what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemoteTurn {
    /// A choice is on its way, or there is no connection: nothing can be chosen.
    pub waits: bool,
    /// One may ask to take something back.
    pub may_take_back: bool,
}

/// What belongs to the running game besides the [`Game`] itself.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    /// One per seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// The set-up and all choices so far.
    pub record: Record,
    /// Under which name it is saved; `None` until it is saved for the first time.
    pub id: Option<GameId>,
    /// What is saved with it.
    pub label: GameLabel,
    /// Where it begins, if that is in the middle of a game.
    pub begins: Option<Arc<Game>>,
    /// Bots decide for humans too.
    pub autoplay: bool,
    /// The game is a lesson on a prepared position: nothing of it is saved, undone or played by bots.
    pub lesson: bool,
    /// The game is watched: its choices are already there.
    pub watching: Option<Watching>,
    /// The game is played at a server.
    pub remote: Option<RemoteTurn>,
    /// A script has decided for a player.
    pub scripted: bool,
    /// In hot seat: the player who is alone at the screen, from confirming it until they have answered the
    /// secret question or closed the window with their secrets.
    at_screen: Option<Seat>,
    /// How many choices were left when the last one was undone.
    pub(super) left_by_undo: Option<usize>,
    pub(super) catalogue: Arc<Catalogue>,
}

impl Session {
    pub(super) fn new(seats: Vec<SeatConfig>, record: Record, autoplay: bool, catalogue: Arc<Catalogue>) -> Self {
        Self {
            seats,
            record,
            id: None,
            label: GameLabel::default(),
            begins: None,
            autoplay,
            lesson: false,
            watching: None,
            remote: None,
            scripted: false,
            at_screen: None,
            left_by_undo: None,
            catalogue,
        }
    }

    /// That of a game in which nothing has been chosen yet.
    #[cfg(test)]
    pub fn of(game: &Game, seats: Vec<SeatConfig>) -> Self {
        let catalogue = game.catalogue().clone();
        Self::new(seats, Record::new(&catalogue, game.setup().clone()), false, catalogue)
    }

    /// Whether a choice has just been undone: it is not made again without asking.
    pub(super) fn is_back(&self) -> bool {
        self.left_by_undo == Some(self.record.choices.len())
    }

    /// The game after all choices so far, and everything that has happened in it.
    pub fn replay(&self) -> Result<(Game, Vec<GameEvent>), RecordError> {
        let mut history = Vec::new();
        let each = |_: &Game, events: &[GameEvent]| history.extend_from_slice(events);
        let game = match &self.begins {
            Some(begins) => self.record.replay_from(Game::clone(begins), each)?,
            None => self.record.replay(self.catalogue.clone(), each)?,
        };
        Ok((game, history))
    }

    /// Whose game it is: the first player at this screen, or the first of all.
    pub fn owner(&self) -> Seat {
        owner_of(&self.seats)
    }

    /// Whether the game is played here: it is saved, can be undone and counts. A lesson is not, nor is what is watched or
    /// played at a server, until that is over.
    pub fn is_played(&self) -> bool {
        !self.lesson && self.watching.is_none() && self.remote.is_none()
    }

    /// A game at a server is over: with the record of all of it, it is like one that was played here.
    ///
    /// # Errors
    /// Why its choices cannot be replayed.
    pub fn finish_remote(&mut self, record: Record) -> Result<Game, RecordError> {
        let before = std::mem::replace(&mut self.record, record);
        match self.replay() {
            Ok((game, _)) => {
                self.remote = None;
                Ok(game)
            }
            Err(error) => {
                self.record = before;
                Err(error)
            }
        }
    }

    /// Whether players at this screen play it for themselves, so that it counts when it is over.
    pub fn counts(&self) -> bool {
        self.is_played() && self.is_followed() && !self.scripted
    }

    /// Whether a player at this screen decides for a seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        !self.autoplay && self.watching.is_none() && self.seats[seat.index()].player == PlayerKind::Human
    }

    /// How many humans share this screen.
    pub fn humans(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player == PlayerKind::Human).count()
    }

    /// Whether the secrets of `seat` may be shown: its player is the only human in the game, or is alone at the
    /// screen now; of a game that is watched and was played to its end, those of everybody.
    pub fn may_show_secrets_of(&self, seat: Seat) -> bool {
        if let Some(watching) = self.watching {
            let own = self.humans() == 1 && self.seats[seat.index()].player == PlayerKind::Human;
            return watching.reveals || own;
        }
        self.is_human(seat) && (self.humans() == 1 || self.at_screen == Some(seat))
    }

    /// The player who has to confirm being alone at the screen before a question that shows something secret.
    pub fn handover_for(&self, question: Option<Question>) -> Option<Seat> {
        let question = question.filter(|question| is_secret(question.ask))?;
        (!self.may_show_secrets_of(question.seat)).then_some(question.seat)
    }

    /// A player has confirmed being alone at the screen.
    pub fn take_screen(&mut self, seat: Seat) {
        self.at_screen = Some(seat);
    }

    /// Everybody may look at the screen again.
    pub fn leave_screen(&mut self) {
        self.at_screen = None;
    }

    /// Whether a human follows the presentation, and so confirms what they have read.
    pub fn is_followed(&self) -> bool {
        self.humans() > 0 && !self.autoplay && self.watching.is_none()
    }

    pub fn seat(&self, seat: Seat) -> &SeatConfig {
        &self.seats[seat.index()]
    }
}

/// Whose game it is: the first player at this screen, or the first of all.
pub fn owner_of(seats: &[SeatConfig]) -> Seat {
    SeatConfig::first_human(seats).unwrap_or(Seat(0))
}

/// Whether a question shows something that only the player asked may see.
pub fn is_secret(ask: Ask) -> bool {
    ask == Ask::Draft
}
