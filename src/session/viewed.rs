//! Whose board lies in front.

use bevy::prelude::*;

use rules::Seat;

/// Whose board lies in front.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewedSeat(pub Seat);

impl Default for ViewedSeat {
    fn default() -> Self {
        Self(Seat(0))
    }
}
