//! A file that is needed: it is requested a second time before it is given up.

use bevy::{asset::LoadState, prelude::*};

/// A file on its way.
pub(super) struct Fetch<A: Asset> {
    path: String,
    handle: Handle<A>,
    again: bool,
}

/// How far a file is.
#[derive(Debug, PartialEq)]
pub(super) enum Fetched {
    Waiting,
    There,
    /// Why it cannot be loaded.
    Failed(String),
}

impl<A: Asset> Fetch<A> {
    /// Begins to fetch a file.
    pub fn begin(assets: &AssetServer, path: impl Into<String>) -> Self {
        let path = path.into();
        Self { handle: assets.load(path.clone()), path, again: false }
    }

    /// The file, once it is there.
    pub fn handle(&self) -> &Handle<A> {
        &self.handle
    }

    /// How far it is. After the first failure it is requested again: a connection may be down for a moment.
    pub fn look(&mut self, assets: &AssetServer) -> Fetched {
        match assets.load_state(&self.handle) {
            LoadState::Loaded => Fetched::There,
            LoadState::Failed(_) if !self.again => {
                self.again = true;
                self.handle = assets.load(self.path.clone());
                Fetched::Waiting
            }
            LoadState::Failed(error) => Fetched::Failed(error.to_string()),
            LoadState::NotLoaded | LoadState::Loading => Fetched::Waiting,
        }
    }
}
