//! Journeys that somebody prepared: the daily one and those of the ladder. What is played, and what came of it.

mod boarding;
mod challenge;
mod counted;
mod records;

use bevy::prelude::*;

pub use boarding::{BoardTravel, seats};
pub use challenge::{take_up, to_beat};
pub use counted::{CountedRun, TravelEnded};
pub use records::TravelRecords;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((boarding::plugin, counted::plugin, records::plugin));
}
