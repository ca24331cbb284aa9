//! Journeys that somebody prepared: the daily one and those of the ladder. What is played, and what came of it.

mod boarding;
mod counted;
mod records;

use bevy::prelude::*;

pub use boarding::{BoardTravel, seats};
pub use counted::{CountedRun, TravelEnded};
pub use records::TravelRecords;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((boarding::plugin, counted::plugin, records::plugin));
}
