//! What is saved from one evening to the next: the settings, the running game, and the one before it. Each is
//! one named text. Games are saved from one window or tab only ([`Claim`]).

mod claim;
#[cfg_attr(target_arch = "wasm32", path = "browser.rs")]
mod files;
mod notices;
#[cfg_attr(target_arch = "wasm32", path = "presence_browser.rs")]
mod presence;
mod saved_game;
mod saved_text;
mod settings;
mod store;
mod together;

use bevy::prelude::*;

pub use claim::{Claim, SaveOwnership, TakenOver, open_elsewhere};
pub use files::StorageBackend;
pub use notices::{Notice, NoticeAnswer, NoticeAnswered, Notices, tabs};
pub use saved_game::{LookForGames, SavedGame, SavedGames};
pub use store::Store;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((notices::plugin, store::plugin, claim::plugin, saved_game::plugin, settings::plugin));
}
