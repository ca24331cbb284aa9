//! What is decided and read in egui on the table screen: prompt, boards of others, log, scores, help.

mod handover;
mod help;
mod keyboard;
mod log;
mod others;
mod prompt;
mod refusals;
mod scores;
mod secrets;
mod top_bar;
mod windows;

use bevy::prelude::*;

pub use prompt::clicks_for;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        log::plugin,
        prompt::plugin,
        top_bar::plugin,
        others::plugin,
        windows::plugin,
        handover::plugin,
        secrets::plugin,
        refusals::plugin,
        keyboard::plugin,
    ));
}
