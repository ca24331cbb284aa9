//! The card set the program plays with: read from the files in `assets/cards`, so that they can be replaced.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use rules::{Catalogue, model::catalogue::CatalogueError};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(CardSet(read()));
}

/// The card set, or why there is none: the loading screen then shows the reason and goes no further.
#[derive(Resource, Clone)]
pub struct CardSet(pub Result<Arc<Catalogue>, CatalogueError>);

/// The folder with pictures, fonts, cards and sounds: `$BEVY_ASSET_ROOT/assets`, or else beside the
/// program (on a Mac among the app's resources), or else in the folder it is started from or, under
/// cargo, in the package's.
#[cfg(not(target_arch = "wasm32"))]
pub fn assets_folder() -> Option<PathBuf> {
    let variable = |name| std::env::var_os(name).map(PathBuf::from);
    let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.to_owned()));
    let resources = beside.as_ref().map(|folder| folder.join("../Resources"));
    let roots =
        [variable("BEVY_ASSET_ROOT"), beside, resources, std::env::current_dir().ok(), variable("CARGO_MANIFEST_DIR")];
    roots.into_iter().flatten().map(|root| root.join("assets")).find(|folder| folder.join("cards").is_dir())
}

/// Reads the card files.
///
/// # Errors
/// Which card in which file is wrong, and why.
#[cfg(not(target_arch = "wasm32"))]
pub fn read() -> Result<Arc<Catalogue>, CatalogueError> {
    let folder = assets_folder().unwrap_or_default().join("cards");
    Catalogue::read(|file| std::fs::read_to_string(folder.join(file)))
}

/// The card set that is compiled in.
///
/// # Errors
/// Which card in which file is wrong, and why.
#[cfg(target_arch = "wasm32")]
pub fn read() -> Result<Arc<Catalogue>, CatalogueError> {
    Catalogue::built_in()
}
