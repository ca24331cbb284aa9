//! Scripted play, reports and pictures: what the command line asks to be done by itself, by the names of the
//! hit regions.

pub mod pointer;
mod report;
mod run;
mod script;
mod shots;

use bevy::prelude::*;

pub use report::{ReportLine, WriteReports};
pub use run::Automation;
pub use script::Script;
pub use shots::Shot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Automation>().add_plugins((run::plugin, report::plugin));
}
