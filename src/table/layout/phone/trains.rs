//! Route and trains on a phone: small below the offer, large below the route or, in portrait, lanes that are moved.

use bevy::prelude::*;

use super::{
    super::{TrainSigns, TrainsLayout},
    FINGER, GAP, Grid, PhoneScreen, rect,
};
use crate::{
    pieces::size::{CAR, MIDDLE},
    table::names::Tab,
};

/// How high a conductor's flag is at scale 1, and how far it may reach above a small lane.
const FLAG: f32 = 66.0;
const ABOVE: f32 = 6.0;
/// The line above a lane in portrait.
const HEAD: f32 = 18.0;

impl PhoneScreen {
    pub(super) fn route(&self) -> Rect {
        self.on_sheet(Tab::Route, |sheet| {
            let inner = sheet.inflate(-6.0);
            if self.portrait {
                // All of the sheet: its cards lie in rows, above the places between the trains where there are any.
                let foot =
                    if self.features.middle { middle_in_portrait(inner).nth(0).min.y - 8.0 } else { inner.max.y };
                Rect { max: Vec2::new(inner.max.x, foot), ..inner }
            } else {
                rect(inner.min.x, inner.min.y - 1.0, inner.width(), (inner.height() * 0.26).clamp(66.0, 80.0))
            }
        })
    }

    /// The places between the trains: below the route where that has a sheet, else below the contracts.
    pub(super) fn middle(&self) -> Grid {
        if self.portrait {
            self.grid_on_sheet(Tab::Route, |sheet| middle_in_portrait(sheet.inflate(-6.0)))
        } else {
            self.grid_on_sheet(Tab::Contract, |sheet| {
                let width = (sheet.width() - 16.0 + GAP) / 4.0 - GAP;
                let height = MIDDLE.y * (width / MIDDLE.x).min(1.0);
                Grid::row(rect(sheet.min.x + 8.0, sheet.max.y - 8.0 - height, width, height), width + GAP)
            })
        }
    }

    pub(super) fn trains(&self, route: Rect) -> TrainsLayout {
        let signs = match (self.portrait, self.has_large_trains()) {
            (true, _) => TrainSigns::Line,
            (false, true) => TrainSigns::Shared,
            (false, false) => TrainSigns::Small,
        };
        // Room above both lanes, at their sides and above each of them.
        let (board, top, side, head) = match signs {
            TrainSigns::Line => (self.trains, self.trains.min.y + 4.0, 0.0, HEAD),
            TrainSigns::Shared => (self.sheet, route.max.y + 3.0, 3.0, 0.0),
            _ => (self.trains, self.trains.min.y + 3.0, 3.0, 0.0),
        };
        let height = (board.max.y - 3.0 - top) / 2.0;
        let lane = rect(board.min.x + side, top + head, board.width() - 2.0 * side, height - head);
        let size = lane.size();
        // In the lane: the plates, from one car to the next, where the first one stands, and how far the rail is below.
        let (plate, score, pitch, first, rail) = match signs {
            TrainSigns::Line => {
                // A finger hits each of them; the conductor on the roof may reach into the heading.
                let pitch = ((size.y - 36.0) / CAR.y * CAR.x).clamp(FINGER + 1.0, 64.0);
                // Beside the cells of the whole train.
                let score = rect(234.0, -HEAD, size.x - 236.0, HEAD);
                (rect(0.0, -HEAD, 60.0, HEAD), score, pitch, 24.0, size.y - 13.0)
            }
            TrainSigns::Shared => {
                let most = (size.y - 50.0) / CAR.y * CAR.x;
                let pitch = ((size.x - 92.0) / f32::from(self.view.longest.max(6) + 1)).min(most);
                let plate = rect(2.0, 6.0, 64.0, size.y - 18.0);
                let score = Rect { min: plate.min + Vec2::Y * 22.0, ..plate };
                (plate, score, pitch, 88.0, size.y - 13.0)
            }
            _ => {
                let score = rect(size.x - 104.0, 4.0, 100.0, size.y - 8.0);
                let pitch = ((score.min.x - 52.0) / 10.0).min((size.y - 11.0) / CAR.y * CAR.x);
                (rect(1.0, 7.0, 46.0, size.y - 14.0), score, pitch, 50.0, size.y - 8.0)
            }
        };
        let scale = pitch / CAR.x;
        let car = Vec2::new(pitch, CAR.y * scale);
        let both = [lane, Rect { min: lane.min + Vec2::Y * height, max: lane.max + Vec2::Y * height }];
        let in_lane = |part: Rect| both.map(|lane| Rect { min: lane.min + part.min, max: lane.min + part.max });
        let moved = if self.portrait { self.view.moved.map(|cars| f32::from(cars) / 1000.0) } else { [0.0; 2] };
        let slot = |nth: usize| {
            let at = both[nth].min + Vec2::new(first - moved[nth] * pitch, rail - car.y);
            Grid::row(rect(at.x, at.y, car.x, car.y), pitch)
        };
        let slots = [slot(0), slot(1)];
        let plates = in_lane(plate);
        let platform = |nth: usize| match signs {
            TrainSigns::Small => Vec2::new(plates[nth].center().x + 2.0, plates[nth].max.y - 2.0),
            _ => slots[nth].nth(0).min + Vec2::new(-9.0, car.y + 2.0),
        };
        let man = scale.min(0.72);
        let number = (17.0 * scale).max(12.0);
        TrainsLayout {
            lanes: both,
            slots,
            plates,
            scores: in_lane(score),
            platforms: [platform(0), platform(1)],
            signs,
            scale,
            rail,
            rail_ends: (if self.portrait { 0.0 } else { first - 6.0 }, size.x),
            lamp_line: (if self.portrait { 9.0 } else { 6.0 }, 2.4),
            numbers: (number, 40.0 * scale + number * 0.3),
            above: rail - car.y,
            conductor_waiting: match signs {
                // Small enough to leave the name of the train to be read.
                TrainSigns::Line => man.min((rail + 2.0) / 60.0),
                _ if scale < 0.45 => man * 0.8,
                _ => man * 0.6,
            },
            // Middle cards leave him little room below the heading, and the offer above small lanes not much either.
            conductor: match signs {
                TrainSigns::Small => man.min((rail - car.y + 3.0 * scale + ABOVE) / FLAG),
                _ if self.features.middle => man * 0.7,
                _ => man,
            },
            chip: [Vec2::new(-34.0, -12.0), Vec2::new(0.0, -66.0), Vec2::new(-8.0, 0.0)],
            in_view: self.portrait.then(|| (size.x - 12.0) / pitch),
            moved,
        }
    }
}

/// The four places between the trains, two by two at the foot of the sheet of the route: side by side they would be too
/// small to be read.
fn middle_in_portrait(inner: Rect) -> Grid {
    const SHARE: f32 = 0.38;
    let between = GAP + 2.0;
    let height = ((inner.height() * SHARE - between) / 2.0).min(MIDDLE.y);
    let size = MIDDLE * (height / MIDDLE.y).min((inner.width() - between) / 2.0 / MIDDLE.x);
    let middle = Vec2::new(inner.center().x, inner.max.y - size.y - between / 2.0);
    Grid::centred(middle, size, Vec2::splat(between), 2, 2)
}
