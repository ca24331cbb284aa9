//! A fingertip is larger than some things that are pressed: a touch beside one of them, where nothing else is, goes to it.

use std::collections::BTreeMap;

use bevy::{
    input::{
        InputSystems,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
};

use super::{
    hit_regions::Regions,
    tab_stop::TabStop,
    viewport::{FINGERTIP, Viewport},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, lead.before(InputSystems));
}

/// Moves what touches begin beside something small, for as long as the finger is down.
fn lead(
    mut touches: MessageMutator<TouchInput>,
    mut moved: Local<BTreeMap<u64, Vec2>>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
) {
    for touch in touches.read() {
        if touch.phase == TouchPhase::Started {
            let at = viewport.layout_point(touch.position);
            let way = meant(regions.tab_stops(), at, FINGERTIP / viewport.scale) - at;
            moved.insert(touch.id, way * viewport.scale);
        }
        touch.position += moved.get(&touch.id).copied().unwrap_or_default();
        if matches!(touch.phase, TouchPhase::Ended | TouchPhase::Canceled) {
            moved.remove(&touch.id);
        }
    }
}

/// Where a finger means to be that is put down here: on the nearest thing that is smaller than its tip, unless it is on
/// something that can be pressed.
pub fn meant(stops: &[TabStop], at: Vec2, tip: f32) -> Vec2 {
    let in_sight = || stops.iter().filter(|stop| stop.in_sight).map(|stop| stop.rect);
    if in_sight().any(|rect| rect.contains(at)) {
        return at;
    }
    let reach = |rect: &Rect| {
        let more = (Vec2::splat(tip) - rect.size()).max(Vec2::ZERO) / 2.0;
        Rect::from_corners(rect.min - more, rect.max + more)
    };
    let inside = |rect: Rect| {
        let edge = (rect.size() / 2.0).min(Vec2::ONE);
        at.clamp(rect.min + edge, rect.max - edge)
    };
    let near = in_sight().filter(|rect| reach(rect).contains(at)).map(inside);
    near.min_by(|one, other| at.distance_squared(*one).total_cmp(&at.distance_squared(*other))).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::naming::named;

    named! {
        /// What is pressed here.
        SmallThing:
        /// Any of it.
        Thing = "test/thing",
    }

    fn stop(x: f32, y: f32, wide: f32, high: f32) -> TabStop {
        let rect = Rect::from_corners(Vec2::new(x, y), Vec2::new(x + wide, y + high));
        TabStop { id: SmallThing::Thing.into(), rect, widget: None, lit: false, in_sight: true }
    }

    #[test]
    fn a_touch_beside_something_small_goes_to_it() {
        let stops = [stop(100.0, 100.0, 24.0, 24.0), stop(130.0, 100.0, 24.0, 24.0), stop(200.0, 100.0, 60.0, 60.0)];
        let goes_to = |x: f32, y: f32| {
            let point = meant(&stops, Vec2::new(x, y), FINGERTIP);
            stops.iter().position(|stop| stop.rect.contains(point))
        };
        assert_eq!((goes_to(91.0, 112.0), goes_to(89.0, 112.0)), (Some(0), None), "half a fingertip from its middle");
        assert_eq!((goes_to(126.0, 112.0), goes_to(128.0, 112.0)), (Some(0), Some(1)), "the nearer of two");
        assert_eq!((goes_to(201.0, 101.0), goes_to(198.0, 112.0)), (Some(2), None), "what is large enough as it is");
        let hidden = TabStop { in_sight: false, ..stops[0] };
        assert_eq!(meant(&[hidden], Vec2::new(95.0, 112.0), FINGERTIP), Vec2::new(95.0, 112.0));
    }
}
