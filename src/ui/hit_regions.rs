//! The register of clickable regions.

use bevy::prelude::*;

#[cfg(any(target_arch = "wasm32", test))]
use super::areas::areas;
use super::{atlas::pictures_are_there, regions::RegionId, tab_stop::TabStop};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Regions>()
        .add_systems(First, Regions::swap_buffers)
        .add_systems(Last, Regions::cover.run_if(not(pictures_are_there)));
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
    last_stops: Vec<TabStop>,
    stops: Vec<TabStop>,
}

/// Whether Tab would lead out of the window, forwards and back. Only a browser has something there.
#[cfg(any(target_arch = "wasm32", test))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TabEnds {
    /// Tab reaches nothing more.
    pub last: bool,
    /// Shift and Tab reach nothing more.
    pub first: bool,
}

impl Regions {
    /// Registers a clickable region for this frame. Later ones lie above earlier ones.
    pub fn add(&mut self, id: impl Into<RegionId>, rect: Rect) {
        self.current.push(Region { id: id.into(), rect });
    }

    /// Registers something that keys can reach in this frame, in the order of drawing.
    pub fn add_tab_stop(&mut self, stop: TabStop) {
        self.stops.push(stop);
    }

    /// What keys could reach in the last complete frame.
    pub fn tab_stops(&self) -> &[TabStop] {
        &self.last_stops
    }

    /// Where Tab is, with the focus there, once everything in this frame is drawn.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn tab_ends(&self, focused: Option<RegionId>) -> TabEnds {
        let areas = areas(&self.stops);
        let here =
            |area: Option<&Vec<&TabStop>>| area.is_none_or(|area| area.iter().any(|stop| Some(stop.id) == focused));
        TabEnds { last: here(areas.last()), first: here(areas.first()) }
    }

    /// The regions of the last complete frame.
    pub fn all(&self) -> &[Region] {
        &self.last
    }

    /// The topmost region of this name in the last complete frame.
    pub fn find(&self, id: RegionId) -> Option<&Region> {
        self.last.iter().rev().find(|region| region.id == id)
    }

    /// A screen whose pictures are being loaded is covered.
    fn cover(mut regions: ResMut<Self>) {
        regions.current.clear();
        regions.stops.clear();
    }

    fn swap_buffers(mut regions: ResMut<Self>) {
        let regions = &mut *regions;
        std::mem::swap(&mut regions.last, &mut regions.current);
        regions.current.clear();
        std::mem::swap(&mut regions.last_stops, &mut regions.stops);
        regions.stops.clear();
    }
}
