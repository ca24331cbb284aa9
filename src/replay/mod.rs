//! A saved game is watched again, at the real table: its moments, how far it has come, playing and pausing, from whose
//! seat and how fast.

mod line;
mod running;
mod track;

pub use line::MarkKind;
pub use running::{ReplayPress, RunningReplay, Watch};
pub use track::ReplayTrack;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(running::plugin);
}
