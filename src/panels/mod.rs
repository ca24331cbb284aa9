//! What is decided and read in egui: prompt, boards of others, log, scores, help.

mod curtain;
mod help;
mod keys;
mod log;
mod others;
mod prompt;
pub mod scores;
mod secrets;
pub mod theme;
mod toast;
mod top_bar;
pub mod widgets;
mod windows;

use bevy::prelude::*;

pub use log::Log;
pub use prompt::clicks_for;
pub use toast::Toast;
pub use windows::{Open, Windows, table_is_free};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        theme::plugin,
        log::plugin,
        prompt::plugin,
        top_bar::plugin,
        others::plugin,
        windows::plugin,
        curtain::plugin,
        secrets::plugin,
        toast::plugin,
        keys::plugin,
    ));
}
