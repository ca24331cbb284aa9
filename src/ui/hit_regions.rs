//! The register of clickable things.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Regions>().add_systems(First, Regions::turn_page);
}

/// A named clickable thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// Its name, such as `offer/0/3` or `prompt/carry-out`.
    pub name: String,
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
    pub fn add(&mut self, name: impl Into<String>, rect: Rect) {
        self.current.push(Region { name: name.into(), rect });
    }

    /// The regions of the last whole frame.
    pub fn all(&self) -> &[Region] {
        &self.last
    }

    /// A region of the last whole frame by name.
    pub fn find(&self, name: &str) -> Option<&Region> {
        self.last.iter().rev().find(|region| region.name == name)
    }

    fn turn_page(mut regions: ResMut<Self>) {
        let regions = &mut *regions;
        std::mem::swap(&mut regions.last, &mut regions.current);
        regions.current.clear();
    }
}
