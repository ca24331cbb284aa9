//! What every check needs: how it fails, and what it counts.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::{model::board::Seat, turn::game::Game};

/// What does not hold, in words.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct InvariantError(pub(super) String);

/// Continues only if a condition holds.
macro_rules! hold {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(InvariantError(format!($($why)+)));
        }
    };
}
pub(super) use hold;

/// All seats of a game.
pub(super) fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.board().seats()).map(Seat)
}

pub(crate) fn is_each_once<T: Ord>(found: &[T], all: impl IntoIterator<Item = T>) -> bool {
    let set: BTreeSet<_> = found.iter().collect();
    set.len() == found.len() && set.into_iter().eq(all.into_iter().collect::<BTreeSet<_>>().iter())
}
