//! The register of clickable regions.

use bevy::prelude::*;

use super::regions::RegionId;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Regions>().add_systems(First, Regions::turn_page);
}

/// A clickable region.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Region {
    pub id: RegionId,
    /// In layout pixels.
    pub rect: Rect,
}

/// All clickable regions. They are registered anew each frame; readers get those of the last complete frame.
#[derive(Resource, Default)]
pub struct Regions {
    last: Vec<Region>,
    current: Vec<Region>,
}

impl Regions {
    /// Registers a clickable region for this frame. Later ones lie above earlier ones.
    pub fn add(&mut self, id: impl Into<RegionId>, rect: Rect) {
        self.current.push(Region { id: id.into(), rect });
    }

    /// The regions of the last complete frame.
    pub fn all(&self) -> &[Region] {
        &self.last
    }

    /// The topmost region of this name in the last complete frame.
    pub fn find(&self, id: RegionId) -> Option<&Region> {
        self.last.iter().rev().find(|region| region.id == id)
    }

    fn turn_page(mut regions: ResMut<Self>) {
        let regions = &mut *regions;
        std::mem::swap(&mut regions.last, &mut regions.current);
        regions.current.clear();
    }
}
