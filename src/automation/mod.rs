//! How tests, scripts and keyboard users see and use the game: every clickable thing has a name,
//! and what the command line asks for is done here.

mod pointer;
mod regions;
mod report;
mod run;
pub mod script;

use bevy::prelude::*;

pub use regions::{Region, Regions};
pub use run::Automation;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Automation>().add_plugins((regions::plugin, run::plugin, report::plugin));
}
