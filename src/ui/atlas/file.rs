//! The files of the atlas: where each picture lies, and the pages, still packed.

use std::{collections::HashMap, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
    reflect::TypePath,
};
use serde::Deserialize;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AtlasFile>()
        .init_asset_loader::<AtlasLoader>()
        .init_asset::<PageFile>()
        .init_asset_loader::<PageLoader>();
}

/// `atlas.ron`: where each picture lies on which page.
#[derive(Asset, TypePath, Deserialize)]
pub(super) struct AtlasFile {
    pub scale: f32,
    pub sprites: HashMap<String, AtlasEntry>,
}

#[derive(Deserialize)]
pub(super) struct AtlasEntry {
    pub page: String,
    pub at: (f32, f32),
    pub size: (f32, f32),
    pub frame: (f32, f32, f32, f32),
}

/// A page as its PNG file.
#[derive(Asset, TypePath)]
pub(super) struct PageFile(pub Arc<[u8]>);

#[derive(Default, TypePath)]
struct AtlasLoader;

#[derive(Default, TypePath)]
struct PageLoader;

#[derive(Debug, thiserror::Error)]
pub(super) enum AtlasError {
    #[error("cannot be read: {0}")]
    Read(#[from] std::io::Error),
    #[error("is not an atlas: {0}")]
    Parse(#[from] ron::error::SpannedError),
}

async fn read(reader: &mut dyn Reader) -> Result<Vec<u8>, std::io::Error> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).await?;
    Ok(bytes)
}

impl AssetLoader for AtlasLoader {
    type Asset = AtlasFile;
    type Settings = ();
    type Error = AtlasError;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<AtlasFile, AtlasError> {
        Ok(ron::de::from_bytes(&read(reader).await?)?)
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

impl AssetLoader for PageLoader {
    type Asset = PageFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<PageFile, std::io::Error> {
        Ok(PageFile(read(reader).await?.into()))
    }

    fn extensions(&self) -> &[&str] {
        &["png"]
    }
}
