//! The order of what happens on the table screen.

use bevy::prelude::*;

/// The order of the systems in a frame of the table screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaySet {
    /// Choices are applied to the game.
    Choose,
    /// The next event is presented.
    Present,
    /// What can be chosen now is worked out.
    Offer,
    /// The table is laid out and moves.
    Draw,
}
