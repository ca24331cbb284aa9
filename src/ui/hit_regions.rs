//! The register of clickable things.

use bevy::prelude::*;

use super::{atlas::pictures_are_there, regions::RegionId};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Regions>()
        .add_systems(First, Regions::turn_page)
        .add_systems(Last, Regions::cover.run_if(not(pictures_are_there)));
}

/// A clickable thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Region {
    /// What it is.
    pub id: RegionId,
    /// Where it is, in layout pixels.
    pub rect: Rect,
}

/// All clickable things. Registered anew each frame; reading gives those of the last whole frame.
#[derive(Resource, Default)]
pub struct Regions {
    last: Vec<Region>,
    current: Vec<Region>,
}

impl Regions {
    /// Registers a clickable thing for this frame. Later ones lie above earlier ones.
    pub fn add(&mut self, id: impl Into<RegionId>, rect: Rect) {
        self.current.push(Region { id: id.into(), rect });
    }

    /// The regions of the last whole frame.
    pub fn all(&self) -> &[Region] {
        &self.last
    }

    /// A region of the last whole frame.
    pub fn find(&self, id: RegionId) -> Option<&Region> {
        self.last.iter().rev().find(|region| region.id == id)
    }

    /// A screen whose pictures are on their way is covered.
    fn cover(mut regions: ResMut<Self>) {
        regions.current.clear();
    }

    fn turn_page(mut regions: ResMut<Self>) {
        let regions = &mut *regions;
        std::mem::swap(&mut regions.last, &mut regions.current);
        regions.current.clear();
    }
}
