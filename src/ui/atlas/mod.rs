//! Pictures: the atlas of rendered sprites in the resolution the window needs, and the component that dresses
//! an entity with one of them by name.
//!
//! A page goes through three steps: its file is fetched and stays in memory, packed (`loading`); while a screen
//! that draws with it is shown, or comes next (`needs`), it is unpacked strip by strip (`unpack`) into a
//! texture on the graphics card (`upload`), which for sprites it shares with others (`sheets`). No page is ever in main
//! memory as a whole: a browser never takes back what the program has once had.

mod art;
mod dye;
mod fetch;
mod file;
mod loaded_atlas;
mod loading;
mod needs;
mod sheets;
mod strips;
mod tiers;
mod unpack;
mod upload;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use art::{Art, Border, Dressing};
pub use loaded_atlas::{Atlas, pictures_are_there};
pub use loading::AtlasLoading;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((file::plugin, art::plugin, loading::plugin, unpack::plugin, upload::plugin));
}
