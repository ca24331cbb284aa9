//! Sounds as they are in their files. Nothing is decoded before it is heard, and then only as it is heard: decoded
//! a minute of music is 21 MB.

use std::sync::Arc;

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
    reflect::TypePath,
};

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<SoundFile>().init_asset_loader::<SoundLoader>();
}

/// An Ogg Vorbis file.
#[derive(Asset, TypePath, Clone)]
pub(super) struct SoundFile(pub Arc<[u8]>);

#[derive(Default, TypePath)]
struct SoundLoader;

impl AssetLoader for SoundLoader {
    type Asset = SoundFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        _: &mut LoadContext<'_>,
    ) -> Result<SoundFile, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(SoundFile(bytes.into()))
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}
