//! A game as it is followed from afar.

use std::sync::Arc;

use rules::{Catalogue, GameEvent, Seat, SeatView};
use thiserror::Error;

use super::message::{Happening, Laying, Reached};

/// Something between was missed: everything has to be laid anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("something was missed")]
pub struct OutOfStep;

/// A game as its messages tell it.
#[derive(Clone, Debug, PartialEq)]
pub struct RemoteTable {
    at: Reached,
    seat: Option<Seat>,
    view: SeatView,
    happened: Vec<Vec<GameEvent>>,
}

impl RemoteTable {
    /// Lays the table; `before` is what was known.
    ///
    /// # Errors
    /// If more is said to be known than is.
    pub fn lay(before: Option<Self>, laying: Laying, cards: &Arc<Catalogue>) -> Result<Self, OutOfStep> {
        let Laying { at, seat, kept, happened: more, view, .. } = laying;
        let mut happened = before.filter(|_| kept > 0).map(|known| known.happened).unwrap_or_default();
        if happened.len() < kept as usize {
            return Err(OutOfStep);
        }
        happened.truncate(kept as usize);
        happened.extend(more);
        Ok(Self { at, seat, view: view.with_catalogue(cards.clone()), happened })
    }

    /// Follows one choice. What is known already changes nothing.
    ///
    /// # Errors
    /// If there was another one before.
    pub fn follow(&mut self, happening: Happening) -> Result<(), OutOfStep> {
        let Happening { at, events, news, .. } = happening;
        if at.game == self.at.game && at.number <= self.at.number {
            return Ok(());
        }
        if at != (Reached { number: self.at.number + 1, ..self.at }) {
            return Err(OutOfStep);
        }
        self.view.follow(&events, news);
        self.happened.push(events);
        self.at = at;
        Ok(())
    }

    /// Up to where the game was followed.
    pub fn at(&self) -> Reached {
        self.at
    }

    /// One's own seat; `None` for whoever looks on.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The table and what one may know. For whoever looks on it is the first seat's without its secrets and choices.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// What happened with each of the choices that stand, from the beginning.
    pub fn happened(&self) -> &[Vec<GameEvent>] {
        &self.happened
    }
}
