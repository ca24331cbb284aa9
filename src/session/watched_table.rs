//! The table at which a game is watched.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{HistoryReset, Presentation, Session, Watching};
use rules::{Choice, Game, GameEvent};

/// The table at which a game is watched: any moment of it can be laid out.
#[derive(SystemParam)]
pub struct WatchedTable<'w> {
    pub game: ResMut<'w, Game>,
    pub session: ResMut<'w, Session>,
    pub shown: ResMut<'w, Presentation>,
    resets: MessageWriter<'w, HistoryReset>,
}

impl WatchedTable<'_> {
    /// How many choices have been made.
    pub fn position(&self) -> usize {
        self.game.choices_made() as usize
    }

    /// Lays a moment out without motion: the game then, the choices that have led to it and what has happened by then.
    pub fn lay(&mut self, game: Game, choices: &[Choice], history: &[GameEvent]) {
        *self.shown = Presentation::new(*game.board());
        *self.game = game;
        self.session.record.choices = choices.to_vec();
        self.set(|watching| watching.paused = false);
        self.resets.write(HistoryReset { events: history.to_vec() });
    }

    /// Changes how the game is watched.
    pub fn set(&mut self, change: impl FnOnce(&mut Watching)) {
        if let Some(now) = self.session.watching {
            let mut next = now;
            change(&mut next);
            if next != now {
                self.session.watching = Some(next);
            }
        }
    }
}
