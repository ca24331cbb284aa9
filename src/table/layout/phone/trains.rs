//! Route and trains on a phone: small below the offer, large below the route or, upright, lanes that are moved.

use bevy::prelude::*;

use super::{super::Layout, FINGER, GAP};
use crate::{
    drawing::rect,
    pieces::size::{CAR, MIDDLE},
    ui::regions::Tab,
};
use rules::TrainId;

impl Layout {
    pub(in crate::table::layout) fn phone_board(self) -> Rect {
        if self.large_trains() { self.sheet() } else { self.parts().trains }
    }

    pub(in crate::table::layout) fn phone_route(self) -> Rect {
        self.on_sheet(Tab::Route, |sheet| {
            let inner = sheet.inflate(-6.0);
            if self.is_portrait() {
                // All of the sheet: its cards lie in rows, above the places between the trains where there are any.
                let foot = if self.features.middle { middle_of_portrait(inner, 0.0).min.y - 8.0 } else { inner.max.y };
                Rect { max: Vec2::new(inner.max.x, foot), ..inner }
            } else {
                rect(inner.min.x, inner.min.y - 1.0, inner.width(), (inner.height() * 0.26).clamp(66.0, 80.0))
            }
        })
    }

    pub(in crate::table::layout) fn phone_lane(self, train: TrainId) -> Rect {
        let second = f32::from(train as u8);
        let board = self.phone_board();
        let (top, left, wide) = if self.large_trains() {
            (self.phone_route().max.y + 3.0, board.min.x + 3.0, board.width() - 6.0)
        } else if self.is_portrait() {
            (board.min.y + 4.0, board.min.x, board.width())
        } else {
            (board.min.y + 3.0, board.min.x + 3.0, board.width() - 6.0)
        };
        let high = (board.max.y - 3.0 - top) / 2.0;
        let head = self.lane_head();
        rect(left, top + second * high + head, wide, high - head)
    }

    /// The line above an upright lane, with the whole train in cells.
    pub fn lane_head(self) -> f32 {
        if self.is_portrait() { 18.0 } else { 0.0 }
    }

    /// From one car to the next.
    fn pitch(self) -> f32 {
        let lane = self.phone_lane(TrainId::Upper);
        if self.is_portrait() {
            // A finger hits each of them; the conductor on the roof may reach into the heading.
            ((lane.height() - 36.0) / CAR.y * CAR.x).clamp(FINGER + 1.0, 64.0)
        } else if self.large_trains() {
            let most = (lane.height() - 50.0) / CAR.y * CAR.x;
            ((lane.width() - 92.0) / f32::from(self.phone_view.longest.max(6) + 1)).min(most)
        } else {
            let score = self.phone_score_plate(TrainId::Upper);
            let room = (score.min.x - lane.min.x - 52.0) / 10.0;
            room.min((lane.height() - 11.0) / CAR.y * CAR.x)
        }
    }

    pub(in crate::table::layout) fn phone_car_scale(self) -> f32 {
        self.pitch() / CAR.x
    }

    pub(in crate::table::layout) fn phone_lane_rail(self) -> f32 {
        self.phone_lane(TrainId::Upper).height() - if self.is_portrait() || self.large_trains() { 13.0 } else { 8.0 }
    }

    pub(in crate::table::layout) fn phone_slot(self, train: TrainId, place: u8) -> Rect {
        let (lane, pitch) = (self.phone_lane(train), self.pitch());
        let moved = f32::from(self.phone_view.moved[train as usize]) / 1000.0;
        let first = lane.min.x
            + if self.is_portrait() {
                24.0 - moved * pitch
            } else if self.large_trains() {
                88.0
            } else {
                50.0
            };
        let high = CAR.y * self.phone_car_scale();
        rect(first + f32::from(place) * pitch, lane.min.y + self.phone_lane_rail() - high, pitch, high)
    }

    /// Where a conductor stands who has not set out yet.
    pub fn platform(self, train: TrainId) -> Vec2 {
        let (slot, plate) = (self.phone_slot(train, 0), self.phone_train_plate(train));
        if self.is_portrait() || self.large_trains() {
            Vec2::new(slot.min.x - 9.0, slot.max.y + 2.0)
        } else {
            Vec2::new(plate.center().x + 2.0, plate.max.y - 2.0)
        }
    }

    /// How much room there is above the cars of a lane.
    pub fn above_cars(self) -> f32 {
        self.slot(TrainId::Upper, 0).min.y - self.phone_lane(TrainId::Upper).min.y
    }

    /// How many cars of a lane are in view.
    pub fn in_view(self) -> f32 {
        (self.phone_lane(TrainId::Upper).width() - 12.0) / self.pitch()
    }

    pub(in crate::table::layout) fn phone_train_plate(self, train: TrainId) -> Rect {
        let lane = self.phone_lane(train);
        if self.is_portrait() {
            rect(lane.min.x, lane.min.y - self.lane_head(), 60.0, self.lane_head())
        } else if self.large_trains() {
            rect(lane.min.x + 2.0, lane.min.y + 6.0, 64.0, lane.height() - 18.0)
        } else {
            rect(lane.min.x + 1.0, lane.min.y + 7.0, 46.0, lane.height() - 14.0)
        }
    }

    pub(in crate::table::layout) fn phone_score_plate(self, train: TrainId) -> Rect {
        let lane = self.phone_lane(train);
        if self.is_portrait() {
            rect(lane.max.x - 130.0, lane.min.y - self.lane_head(), 124.0, self.lane_head())
        } else if self.large_trains() {
            let plate = self.phone_train_plate(train);
            Rect { min: Vec2::new(plate.min.x, plate.min.y + 22.0), ..plate }
        } else {
            rect(lane.max.x - 104.0, lane.min.y + 4.0, 100.0, lane.height() - 8.0)
        }
    }

    /// One of the places between the trains: below the route where that has a sheet, else below the contracts.
    pub(in crate::table::layout) fn phone_middle(self, place: u8) -> Rect {
        let place = f32::from(place);
        if self.is_portrait() {
            self.on_sheet(Tab::Route, |sheet| middle_of_portrait(sheet.inflate(-6.0), place))
        } else {
            self.middle_of_landscape(place)
        }
    }

    pub(super) fn middle_of_landscape(self, place: f32) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| {
            let wide = (sheet.width() - 16.0 + GAP) / 4.0 - GAP;
            let high = MIDDLE.y * (wide / MIDDLE.x).min(1.0);
            rect(sheet.min.x + 8.0 + place * (wide + GAP), sheet.max.y - 8.0 - high, wide, high)
        })
    }
}

/// One of the four places between the trains, two by two at the foot of the sheet of the route: side by side they would
/// be too small to be read.
fn middle_of_portrait(inner: Rect, place: f32) -> Rect {
    const SHARE: f32 = 0.38;
    let between = GAP + 2.0;
    let high = ((inner.height() * SHARE - between) / 2.0).min(MIDDLE.y);
    let size = MIDDLE * (high / MIDDLE.y).min((inner.width() - between) / 2.0 / MIDDLE.x);
    let block = size * 2.0 + between;
    let corner = Vec2::new(inner.center().x - block.x / 2.0, inner.max.y - block.y);
    let at = corner + (size + between) * Vec2::new(place % 2.0, (place / 2.0).floor());
    Rect::from_corners(at, at + size)
}
