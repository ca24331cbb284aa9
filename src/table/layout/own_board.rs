//! The other half of the layout: where everything lies on the board in front, such as route, trains and
//! middle cards.

use bevy::prelude::*;

use super::Layout;
use crate::{
    drawing::rect,
    pieces::size::{CAR, MIDDLE},
};
use rules::TrainId;

impl Layout {
    /// The frame of the board in front.
    pub fn board(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_board();
        }
        if self.wide() { rect(8.0, 504.0, 1584.0, 392.0) } else { rect(8.0, 504.0, 1264.0, 388.0) }
    }

    /// The plate with the name of the player whose board lies in front.
    pub fn name_plate(self) -> Rect {
        rect(16.0, self.route().min.y, 74.0, self.route().height())
    }

    /// The route, which runs from Paris at its right end to the left.
    pub fn route(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_route();
        }
        rect(96.0, 512.0, self.route_plate().min.x - 104.0, 70.0)
    }

    /// The plate behind the route, above what the trains would score: how many bonuses are reached.
    pub fn route_plate(self) -> Rect {
        let score = self.score_plate(TrainId::Upper);
        rect(score.min.x, 512.0, score.width(), 70.0)
    }

    /// The lane of a train; where there are middle cards, the lanes are lower to leave room between them.
    pub fn lane(self, train: TrainId) -> Rect {
        if self.phone().is_some() {
            return self.phone_lane(train);
        }
        let second = train == TrainId::Lower;
        match (self.wide(), self.features.middle) {
            (true, false) => rect(16.0, if second { 740.0 } else { 588.0 }, 1164.0, 148.0),
            (true, true) => rect(16.0, if second { 768.0 } else { 594.0 }, 1042.0, 118.0),
            (false, false) => rect(16.0, if second { 741.0 } else { 593.0 }, 1014.0, 142.0),
            (false, true) => rect(16.0, if second { 768.0 } else { 594.0 }, 1014.0, 118.0),
        }
    }

    /// The scale of the cars.
    pub fn car_scale(self) -> f32 {
        if self.phone().is_some() {
            return self.phone_car_scale();
        }
        match (self.wide(), self.features.middle) {
            (true, false) => 1.0,
            (true, true) => 0.87,
            (false, _) => 0.85,
        }
    }

    /// How far the rail lies below the top of a lane.
    pub fn lane_rail(self) -> f32 {
        if self.phone().is_some() {
            return self.phone_lane_rail();
        }
        match (self.features.middle, self.wide()) {
            (true, _) => 106.0,
            (false, true) => 130.0,
            (false, false) => 122.0,
        }
    }

    /// One of the ten slots of a train: the rectangle of a car in it.
    pub fn slot(self, train: TrainId, place: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_slot(train, place);
        }
        let (size, lane) = (CAR * self.car_scale(), self.lane(train));
        rect(96.0 + f32::from(place) * size.x, lane.min.y + self.lane_rail() - size.y, size.x, size.y)
    }

    /// The plate at the left of a lane, where the conductor starts from.
    pub fn train_plate(self, train: TrainId) -> Rect {
        if self.phone().is_some() {
            return self.phone_train_plate(train);
        }
        let lane = self.lane(train);
        if self.features.middle {
            rect(18.0, lane.min.y + 42.0, 70.0, 60.0)
        } else {
            rect(18.0, lane.min.y + 48.0, 70.0, 70.0)
        }
    }

    /// The plate with what a train would score.
    pub fn score_plate(self, train: TrainId) -> Rect {
        if self.phone().is_some() {
            return self.phone_score_plate(train);
        }
        let lane = self.lane(train);
        match (self.wide(), self.features.middle) {
            (true, false) => rect(1084.0, lane.min.y + 6.0, 92.0, 136.0),
            (true, true) => rect(962.0, lane.min.y + 10.0, 90.0, 98.0),
            (false, false) => rect(936.0, lane.min.y + 14.0, 90.0, 108.0),
            (false, true) => rect(934.0, lane.min.y + 10.0, 90.0, 98.0),
        }
    }

    /// One of the four places between the trains.
    pub fn middle(self, place: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_middle(place);
        }
        let scale = self.car_scale();
        let step = CAR.x * 2.0 * scale;
        let size = MIDDLE * scale;
        rect(96.0 + f32::from(place) * step + 2.0 * scale, 713.0, size.x, size.y)
    }

    /// The plate beside the middle places that shows what switches and orders score per scoring phase.
    pub fn middle_plate(self) -> Option<Rect> {
        let (left, right) = (self.middle(3).max.x + 16.0, self.lane(TrainId::Upper).max.x);
        let beside = self.features.middle && self.phone().is_none();
        beside.then(|| rect(left, 717.0, right - 2.0 - left, 46.0))
    }

    /// The column beside route and trains, which holds everything else that belongs to the player.
    fn side(self) -> Rect {
        let left = self.lane(TrainId::Upper).max.x + if self.wide() { 10.0 } else { 6.0 };
        let right = self.board().max.x - if self.wide() { 10.0 } else { 8.0 };
        Rect::new(left, 512.0, right, self.board().max.y - if self.wide() { 8.0 } else { 6.0 })
    }

    /// The purse.
    pub fn coins(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_coins();
        }
        let side = self.side();
        if self.wide() {
            rect(side.min.x, side.min.y, 166.0, 214.0)
        } else {
            rect(side.min.x, side.min.y, side.width(), 138.0)
        }
    }

    /// The centre of the `nth` space (from below) of a column of coins.
    pub fn coin(self, column: u8, nth: u8) -> Vec2 {
        let (panel, nth) = (self.coins(), f32::from(nth));
        let high = self.wide() || self.phone().is_some();
        let (first, step, pitch) = if high { (31.0, 52.0, 23.4) } else { (42.0, 72.0, 14.2) };
        let foot = panel.max.y - if high { 59.0 } else { 52.0 };
        Vec2::new(panel.min.x + first + step * f32::from(column), foot - pitch * nth)
    }

    /// The plate at the foot of a column of coins that shows what one of them buys.
    pub fn coin_plate(self, column: u8) -> Rect {
        let foot = self.coins().max.y - if self.wide() || self.phone().is_some() { 44.0 } else { 41.0 };
        rect(self.coin(column, 0).x - 24.0, foot, 48.0, 34.0)
    }

    /// The place for contracts, evidence and mail cars: between the purse and the Game End cards.
    fn between(self) -> Rect {
        let (side, coins, taken) = (self.side(), self.coins(), self.taken());
        if self.wide() {
            Rect::new(coins.max.x + 6.0, side.min.y, side.max.x, coins.max.y)
        } else {
            Rect::new(side.min.x, coins.max.y + 4.0, side.max.x, taken.min.y - 4.0)
        }
    }

    /// Its upper part, for contracts and evidence. With many contracts the mail cars have to do with little.
    fn papers(self) -> Rect {
        let zone = self.between();
        let foot = match (self.wide(), self.features.contracts && self.features.crowded) {
            (true, false) => 84.0,
            _ => 42.0,
        };
        Rect { max: zone.max - Vec2::Y * foot, ..zone }
    }

    /// The open contracts.
    pub fn contracts(self) -> Option<Rect> {
        if self.phone().is_some() {
            return self.features.contracts.then(|| self.phone_contracts());
        }
        let zone = self.papers();
        // Where there is room for both side by side, the evidence lies at their right.
        let beside = self.features.evidence && zone.width() > 300.0;
        let right = if beside { zone.center().x - 3.0 } else { zone.max.x };
        self.features.contracts.then_some(Rect { max: Vec2::new(right, zone.max.y), ..zone })
    }

    /// The evidence, with module C: in place of the contracts, or else beside them or beside the mail cars.
    pub fn evidence(self) -> Option<Rect> {
        if self.phone().is_some() {
            return self.features.evidence.then(|| self.phone_evidence());
        }
        let (papers, zone) = (self.papers(), self.between());
        let at = match (self.features.contracts, papers.width() > 300.0) {
            (false, _) => papers,
            (true, true) => Rect { min: Vec2::new(papers.center().x + 3.0, papers.min.y), ..papers },
            (true, false) => Rect { min: Vec2::new(zone.center().x + 2.0, papers.max.y + 6.0), ..zone },
        };
        self.features.evidence.then_some(at)
    }

    /// The mail cars that have not been placed.
    pub fn mail_cars(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_mail_cars();
        }
        let (papers, zone) = (self.papers(), self.between());
        if !self.features.contracts && !self.features.evidence {
            return zone;
        }
        let shared = self.features.contracts && self.features.evidence && papers.width() <= 300.0;
        let right = if shared { zone.center().x - 2.0 } else { zone.max.x };
        Rect::new(zone.min.x, papers.max.y + 6.0, right, zone.max.y)
    }

    /// What counts at the end: the cards taken and the player's own Game End cards.
    pub fn taken(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_taken();
        }
        let side = self.side();
        let high = if self.wide() { 156.0 } else { 116.0 };
        Rect { min: Vec2::new(side.min.x, side.max.y - high), ..side }
    }
}
