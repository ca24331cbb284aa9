//! The card set the program plays with: the files in `assets/cards`, so that they can be replaced.

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::{Catalogue, catalogue::CatalogueError};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Cards(read()));
}

/// The card set, or why there is none: the loading screen shows the reason and goes no further.
#[derive(Resource, Clone)]
pub struct Cards(pub Result<Arc<Catalogue>, CatalogueError>);

#[cfg(not(target_arch = "wasm32"))]
fn read() -> Result<Arc<Catalogue>, CatalogueError> {
    let folder = bevy::asset::io::file::FileAssetReader::get_base_path().join("assets/cards");
    Catalogue::read(|file| std::fs::read_to_string(folder.join(file)))
}

#[cfg(target_arch = "wasm32")]
fn read() -> Result<Arc<Catalogue>, CatalogueError> {
    Catalogue::built_in()
}
