//! Scripted play, reports, screenshots and films: what the command line asks the program to do by itself. Scripts
//! use the names of the clickable regions.

mod film;
pub mod pointer;
mod report;
mod run;
mod script;
mod shots;
mod timings;

use bevy::prelude::*;

pub use film::Film;
pub use report::{ReportLine, WriteReports};
pub use run::Automation;
pub use script::Script;
pub use shots::Shot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Automation>().add_plugins((run::plugin, report::plugin, film::plugin, timings::plugin));
}
