//! What is celebrated on the board in front: which events are triumphs, and when each is shown.

use bevy::prelude::*;

use super::{LAMPS_AFTER_MILLIS, Timing};
use rules::{Board, CarValue, GameEvent as E, Seat};

/// How many milliseconds a triumph lasts.
pub const TRIUMPH_MILLIS: u64 = 420;
/// How many milliseconds a car is repainted before its gilding shines.
const REPAINTED_MILLIS: u64 = 380;

/// A triumph begins: an event that is about to be shown, or just was, is celebrated. Nothing else is shown meanwhile, and
/// [`Presentation::triumph`](super::Presentation::triumph) says how long it goes on.
#[derive(Message, Clone, Debug)]
pub struct Celebrated(pub E);

/// When a triumph is celebrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TriumphTime {
    /// While the table is still as it was before the event: a contract is stamped before it is taken away.
    Before,
    /// So many milliseconds after the event.
    After(u64),
}

/// When an event is celebrated that is about to change the board, if it is a triumph of this seat: a contract is fulfilled
/// a conductor is among the first in Constantinople, the first railroad car of a player has become a 12,
/// or a train has got its Locomotive tile.
pub(super) fn triumph_time(event: &E, board: &Board, of: Seat) -> Option<TriumphTime> {
    let (seat, time) = match *event {
        E::ContractFulfilled { seat, .. } => (seat, TriumphTime::Before),
        E::ConstantinopleReached { seat, .. } => (seat, TriumphTime::After(0)),
        E::CarUpgraded { seat, to: CarValue::V12, .. } if !has_a_twelve(board, seat) => {
            (seat, TriumphTime::After(REPAINTED_MILLIS))
        }
        E::LocomotiveTilePlaced { seat, .. } => (seat, TriumphTime::After(LAMPS_AFTER_MILLIS)),
        _ => return None,
    };
    (seat == of).then_some(time)
}

fn has_a_twelve(board: &Board, seat: Seat) -> bool {
    board.player(seat).trains.iter().flat_map(|train| train.cars()).any(|(_, car)| car.value == CarValue::V12)
}

impl Timing {
    /// Whether there is time for triumphs: not while a player hurries, nor without any motion.
    pub(super) fn celebrates(&self) -> bool {
        !self.hurried && !self.span(TRIUMPH_MILLIS).is_zero()
    }
}
