//! The other half of the layout: where everything lies on the board in front, such as route, trains and
//! middle cards.

use bevy::prelude::*;

use super::{CAR, Kit, Layout, MIDDLE, rect};
use crate::rules::TrainId;

impl Layout {
    /// The frame of the board in front.
    pub fn board(self) -> Rect {
        if self.wide() { rect(8.0, 504.0, 1584.0, 390.0) } else { rect(8.0, 504.0, 1264.0, 388.0) }
    }

    /// The plate with the name of the player whose board lies in front.
    pub fn name_plate(self) -> Rect {
        rect(16.0, self.route().min.y, 74.0, self.route().height())
    }

    /// The route, which runs from Paris at its right end to the left.
    pub fn route(self) -> Rect {
        match (self.wide(), self.kit.middle) {
            (true, false) => rect(96.0, 516.0, 1484.0, 86.0),
            (true, true) => rect(96.0, 514.0, 1484.0, 72.0),
            (false, _) => rect(96.0, 514.0, 1168.0, 72.0),
        }
    }

    /// How far the rail lies below the top of the route.
    pub fn route_rail(self) -> f32 {
        self.route().height() - if self.route().height() > 80.0 { 12.0 } else { 11.0 }
    }

    /// The lane of a train; where there are middle cards, the lanes are lower to leave room between them.
    pub fn lane(self, train: TrainId) -> Rect {
        let second = train == TrainId::Lower;
        match (self.wide(), self.kit.middle) {
            (true, false) => rect(16.0, if second { 750.0 } else { 608.0 }, 1164.0, 138.0),
            (true, true) => rect(16.0, if second { 768.0 } else { 594.0 }, 1042.0, 118.0),
            (false, false) => rect(16.0, if second { 741.0 } else { 593.0 }, 1014.0, 142.0),
            (false, true) => rect(16.0, if second { 768.0 } else { 594.0 }, 1014.0, 118.0),
        }
    }

    /// The scale of the cars.
    pub fn car_scale(self) -> f32 {
        match (self.wide(), self.kit.middle) {
            (true, false) => 1.0,
            (true, true) => 0.87,
            (false, _) => 0.85,
        }
    }

    /// How far the rail lies below the top of a lane.
    pub fn lane_rail(self) -> f32 {
        if self.kit.middle { 106.0 } else { 122.0 }
    }

    /// One of the ten slots of a train: the rectangle of a car in it.
    pub fn slot(self, train: TrainId, place: u8) -> Rect {
        let (size, lane) = (CAR * self.car_scale(), self.lane(train));
        rect(96.0 + f32::from(place) * size.x, lane.min.y + self.lane_rail() - size.y, size.x, size.y)
    }

    /// The plate at the left of a lane, where the conductor starts from.
    pub fn train_plate(self, train: TrainId) -> Rect {
        let lane = self.lane(train);
        if self.kit.middle {
            rect(18.0, lane.min.y + 42.0, 70.0, 60.0)
        } else {
            rect(18.0, lane.min.y + 48.0, 70.0, 70.0)
        }
    }

    /// The plate with what a train would score.
    pub fn score_plate(self, train: TrainId) -> Rect {
        let lane = self.lane(train);
        match (self.wide(), self.kit.middle) {
            (true, false) => rect(1084.0, lane.min.y + 14.0, 92.0, 108.0),
            (true, true) => rect(962.0, lane.min.y + 10.0, 90.0, 98.0),
            (false, false) => rect(936.0, lane.min.y + 14.0, 90.0, 108.0),
            (false, true) => rect(934.0, lane.min.y + 10.0, 90.0, 98.0),
        }
    }

    /// One of the four places between the trains.
    pub fn middle(self, place: u8) -> Rect {
        let scale = self.car_scale();
        let step = CAR.x * 2.0 * scale;
        let size = MIDDLE * scale;
        rect(96.0 + f32::from(place) * step + 2.0 * scale, 713.0, size.x, size.y)
    }

    /// The plate beside the middle places that shows what switches and orders score per scoring phase.
    pub fn middle_plate(self) -> Option<Rect> {
        let (left, right) = (self.middle(3).max.x + 16.0, self.lane(TrainId::Upper).max.x);
        self.kit.middle.then(|| rect(left, 717.0, right - 2.0 - left, 46.0))
    }

    /// The purse.
    pub fn coins(self) -> Rect {
        match (self.wide(), self.kit.middle) {
            (true, false) => rect(1190.0, 608.0, 174.0, 170.0),
            (true, true) => rect(1066.0, 594.0, 172.0, 164.0),
            (false, _) => rect(1036.0, 593.0, 228.0, 142.0),
        }
    }

    /// The centre of the `nth` space (from below) of a column of coins.
    pub fn coin(self, column: u8, nth: u8) -> Vec2 {
        let (panel, nth) = (self.coins(), f32::from(nth));
        let foot = panel.max.y - 49.0;
        let (first, step, pitch) = match (self.wide(), self.kit.middle) {
            (true, false) => (33.0, 54.0, 20.0),
            (true, true) => (33.0, 53.0, 18.0),
            (false, _) => (42.0, 72.0, 14.4),
        };
        Vec2::new(panel.min.x + first + step * f32::from(column), foot - pitch * nth)
    }

    /// The plate at the foot of a column of coins that shows what one of them buys.
    pub fn coin_plate(self, column: u8) -> Rect {
        let foot = self.coins().max.y - 39.0;
        rect(self.coin(column, 0).x - 25.0, foot, 50.0, 33.0)
    }

    /// The open contracts, with module A.
    pub fn contracts(self) -> Option<Rect> {
        let zone = match (self.wide(), self.kit.middle) {
            // With many contracts the zone of the cards taken shrinks to a line.
            (true, false) if self.kit.crowded => rect(1370.0, 608.0, 212.0, 232.0),
            (true, false) => rect(1370.0, 608.0, 212.0, 170.0),
            (true, true) if self.kit.evidence => rect(1242.0, 594.0, 166.0, 164.0),
            (true, true) => rect(1242.0, 594.0, 340.0, 164.0),
            (false, _) => rect(1036.0, 741.0, 228.0, 100.0),
        };
        self.kit.contracts.then_some(zone)
    }

    /// The evidence, with module C: in place of the contracts, or smaller beside them.
    pub fn evidence(self) -> Option<Rect> {
        let kit = Kit { contracts: true, crowded: false, evidence: false, ..self.kit };
        let alone = Self { kit, ..self };
        let zone = match (self.wide(), self.kit.contracts, self.kit.crowded) {
            (_, false, _) => alone.contracts()?,
            (true, true, _) if self.kit.middle => rect(1412.0, 594.0, 170.0, 164.0),
            (true, true, false) => rect(1322.0, 784.0, 126.0, 102.0),
            (true, true, true) => rect(1190.0, 838.0, 174.0, 48.0),
            (false, true, _) => rect(1114.0, 846.0, 60.0, 40.0),
        };
        self.kit.evidence.then_some(zone)
    }

    /// The mail cars that have not been placed.
    pub fn mail_cars(self) -> Rect {
        let (contracts, evidence) = (self.kit.contracts, self.kit.evidence);
        let crowded = self.kit.crowded && contracts;
        match (self.wide(), self.kit.middle, contracts, evidence) {
            (true, true, false, false) => rect(1242.0, 594.0, 340.0, 164.0),
            (true, true, ..) => rect(1066.0, 764.0, 172.0, 122.0),
            (true, false, true, true) if crowded => rect(1190.0, 784.0, 174.0, 48.0),
            (true, false, true, true) => rect(1190.0, 784.0, 126.0, 102.0),
            (true, false, false, false) => rect(1370.0, 608.0, 212.0, 170.0),
            (true, false, ..) if crowded => rect(1190.0, 784.0, 174.0, 102.0),
            (true, false, ..) => rect(1190.0, 784.0, 216.0, 102.0),
            (false, _, true, true) => rect(1036.0, 846.0, 74.0, 40.0),
            (false, _, false, false) => rect(1036.0, 741.0, 228.0, 62.0),
            (false, ..) => rect(1036.0, 846.0, 112.0, 40.0),
        }
    }

    /// The cards taken and the player's own Game End cards.
    pub fn taken(self) -> Rect {
        let (contracts, evidence) = (self.kit.contracts, self.kit.evidence);
        let crowded = self.kit.crowded && contracts;
        match (self.wide(), self.kit.middle, contracts, evidence) {
            (true, true, false, false) => rect(1066.0, 764.0, 516.0, 122.0),
            (true, true, ..) => rect(1242.0, 764.0, 340.0, 122.0),
            (true, false, ..) if crowded => rect(1370.0, 846.0, 212.0, 40.0),
            (true, false, true, true) => rect(1454.0, 784.0, 128.0, 102.0),
            (true, false, false, false) => rect(1190.0, 784.0, 392.0, 102.0),
            (true, false, ..) => rect(1412.0, 784.0, 170.0, 102.0),
            (false, _, true, true) => rect(1178.0, 846.0, 86.0, 40.0),
            (false, _, false, false) => rect(1036.0, 808.0, 228.0, 78.0),
            (false, ..) => rect(1152.0, 846.0, 112.0, 40.0),
        }
    }
}
