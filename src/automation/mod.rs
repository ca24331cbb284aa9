//! Scripted play, reports, screenshots and films: what the command line asks the program to do by itself. Scripts
//! use the names of the clickable regions.

#[cfg(not(target_arch = "wasm32"))]
mod film;
pub mod pointer;
// Only scripts ask for a region by its text.
#[cfg_attr(target_arch = "wasm32", allow(dead_code))]
mod names;
mod report;
mod run;
// A link asks only for reports: what else is done by itself is for the command line of a desktop.
#[cfg_attr(target_arch = "wasm32", allow(dead_code))]
mod script;
#[cfg_attr(target_arch = "wasm32", allow(dead_code))]
mod shots;
mod timings;

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
pub use film::Film;
pub use report::{ReportLine, WriteReports};
pub use run::Automation;
#[cfg(not(target_arch = "wasm32"))]
pub use script::Script;
#[cfg(not(target_arch = "wasm32"))]
pub use shots::Shot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Automation>().add_plugins((run::plugin, report::plugin, timings::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(film::plugin);
}
