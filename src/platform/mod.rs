//! What is around the game: the command line of a desktop, the page of a browser, and when frames are drawn.

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(not(target_arch = "wasm32"))]
mod cli_faults;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli_words;
#[cfg(target_arch = "wasm32")]
pub mod console;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_arch = "wasm32")]
pub mod engine;
#[cfg(not(target_arch = "wasm32"))]
mod file_dialog;
#[cfg(target_arch = "wasm32")]
mod flat_pipeline;
#[cfg(not(target_arch = "wasm32"))]
mod full_screen;
pub mod link;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod page_bridge;
#[cfg(not(target_arch = "wasm32"))]
mod passing;
#[cfg(target_arch = "wasm32")]
mod passing_page;
mod pointer_wording;
mod redraw;
pub mod request;
#[cfg(not(target_arch = "wasm32"))]
mod screen_reader;
#[cfg(not(target_arch = "wasm32"))]
mod speaking;
#[cfg(target_arch = "wasm32")]
pub mod web;
#[cfg(target_os = "linux")]
mod x11_input;

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
pub use crate::session::card_set::assets_folder;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pointer_wording::plugin, redraw::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((desktop::plugin, full_screen::plugin, passing::plugin, screen_reader::plugin, speaking::plugin));
    #[cfg(target_os = "linux")]
    app.add_plugins(x11_input::plugin);
}
