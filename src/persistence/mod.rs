//! What is saved from one evening to the next: the settings and all games. Each is one named text. Games are saved from
//! one window or tab only ([`Claim`]).

mod claim;
#[cfg_attr(target_arch = "wasm32", path = "browser.rs")]
mod files;
#[cfg(test)]
mod killed;
mod notices;
mod passed_on;
mod passing;
#[cfg_attr(target_arch = "wasm32", path = "presence_browser.rs")]
mod presence;
mod saved_game;
mod saved_text;
mod settings;
mod shelf;
mod store;

use bevy::prelude::*;

pub use claim::{Claim, SaveOwnership, TakenOver, open_elsewhere};
pub use files::StorageBackend;
pub use notices::{Notice, NoticeAnswer, NoticeAnswered, Notices, broken_text, quarantine_message, tabs};
pub use passed_on::{from_passed_on, to_pass_on};
pub use passing::{HandOut, HandedOut};
#[cfg(not(target_arch = "wasm32"))]
pub use saved_game::SavedGameError;
pub use saved_game::{SavedGame, write_game};
pub use saved_text::SavedText;
pub use shelf::{LookForGames, SavedGames, ShelvedGame, UNDO_SECONDS};
pub use store::Store;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((notices::plugin, passing::plugin, store::plugin, claim::plugin, shelf::plugin, settings::plugin));
}
