//! The places of the board in front: route, trains, middle cards, purse and papers.

use bevy::prelude::*;

use crate::{drawing::rect, layout::Grid};
use rules::TrainId;

/// The board in front.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    /// Its frame.
    pub frame: Rect,
    /// The plate with the name of the player, if there is one.
    pub name_plate: Option<Rect>,
    /// The route, which runs from Paris at its right end to the left.
    pub route: Rect,
    /// Its cards lie in rows, not in one strip.
    pub route_in_rows: bool,
    /// The smallest type in which the names of its cities are set.
    pub city_type: f32,
    /// The plate behind the route: how many bonuses are reached.
    pub route_plate: Option<Rect>,
    pub trains: TrainsLayout,
    pub(super) middle: Grid,
    /// The plate beside the middle places that shows what switches score per scoring phase.
    pub middle_plate: Option<Rect>,
    pub purse: PurseLayout,
    /// The open contracts.
    pub contracts: Option<Rect>,
    /// The evidence, with module C.
    pub evidence: Option<Rect>,
    /// The mail cars that have not been placed.
    pub mail_cars: Rect,
    /// What counts at the end: the cards taken and the player's own Game End cards.
    pub taken: Rect,
}

impl BoardLayout {
    /// One of the four places between the trains.
    pub fn middle(&self, place: u8) -> Rect {
        self.middle.nth(place)
    }
}

/// How a lane says which train it is and what that would score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainSigns {
    /// A plate with the conductor's plinth at the left, and a high one for the score at the right.
    Plinth,
    /// A small plate at either end.
    Small,
    /// One plate for both.
    Shared,
    /// A line above the lane, with the whole train in cells.
    Line,
}

/// The two trains. Lists are in the order of [`TrainId`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainsLayout {
    pub(super) lanes: [Rect; 2],
    pub(super) slots: [Grid; 2],
    pub(super) plates: [Rect; 2],
    pub(super) scores: [Rect; 2],
    pub(super) platforms: [Vec2; 2],
    pub signs: TrainSigns,
    /// The scale of the cars.
    pub scale: f32,
    /// How far the rail lies below the top of a lane, and where it begins and ends from its left end.
    pub rail: f32,
    pub rail_ends: (f32, f32),
    /// The line of lamplight below the cars that are reached: how far it is below the rail, and how thick.
    pub lamp_line: (f32, f32),
    /// The type of the numbers of empty places, and how far their baseline is below the top of a place.
    pub numbers: (f32, f32),
    /// How much room there is above the cars.
    pub above: f32,
    /// The scale of a conductor who has not set out, and of one in his train.
    pub conductor_waiting: f32,
    pub conductor: f32,
    /// The chip for a conductor's steps: its corner from his feet, for a man of no size and what is added to that for one
    /// of full size; and how near it may come to the corner of the lane.
    pub(super) chip: [Vec2; 3],
    /// How many cars of a lane are in view, if it can be moved to show the others.
    pub in_view: Option<f32>,
    /// How many cars each lane is moved to the left.
    pub moved: [f32; 2],
}

impl TrainsLayout {
    /// The lane of a train.
    pub fn lane(&self, train: TrainId) -> Rect {
        self.lanes[train as usize]
    }

    /// One of the ten slots of a train: the rectangle of a car in it.
    pub fn slot(&self, train: TrainId, place: u8) -> Rect {
        self.slots[train as usize].nth(place)
    }

    /// The sign with the train's name, or with all of them where there is one.
    pub fn plate(&self, train: TrainId) -> Rect {
        self.plates[train as usize]
    }

    /// Where the lane says what the train would score.
    pub fn score(&self, train: TrainId) -> Rect {
        self.scores[train as usize]
    }

    /// Where a conductor stands who has not set out yet.
    pub fn platform(&self, train: TrainId) -> Vec2 {
        self.platforms[train as usize]
    }

    /// The corner of the chip for the steps of a conductor who stands here.
    pub fn steps_chip(&self, train: TrainId, feet: Vec2, scale: f32) -> Vec2 {
        let [still, grown, least] = self.chip;
        (feet + still + grown * scale).max(self.lane(train).min + least)
    }
}

/// The purse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PurseLayout {
    pub panel: Rect,
    /// The middle of the number of coins, from the panel's left.
    pub total: f32,
    /// Where it tells what coins buy, from the panel's corner: a point, and a card.
    pub buys: [Vec2; 2],
    pub coin_scale: f32,
    /// The lowest coin of the first column, and from there to the next column and the next coin.
    first: Vec2,
    step: Vec2,
    plates: Grid,
}

impl PurseLayout {
    /// With coins in high columns.
    pub fn high(panel: Rect) -> Self {
        let buys = [Vec2::new(111.0, 60.0), Vec2::new(105.0, 92.0)];
        Self::new(panel, (31.0, 59.0), Vec2::new(52.0, -23.4), 44.0, (145.0, buys, 0.94))
    }

    /// With less room above the columns.
    pub fn low(panel: Rect) -> Self {
        let buys = [Vec2::new(110.0, 20.0), Vec2::new(164.0, 20.0)];
        Self::new(panel, (42.0, 52.0), Vec2::new(72.0, -14.2), 41.0, (82.0, buys, 0.82))
    }

    fn new(
        panel: Rect,
        (left, foot): (f32, f32),
        step: Vec2,
        plate: f32,
        (total, buys, coin_scale): (f32, [Vec2; 2], f32),
    ) -> Self {
        let first = Vec2::new(panel.min.x + left, panel.max.y - foot);
        let plates = Grid::row(rect(first.x - 24.0, panel.max.y - plate, 48.0, 34.0), step.x);
        Self { panel, total, buys, coin_scale, first, step, plates }
    }

    /// The centre of the `nth` space (from below) of a column of coins.
    pub fn coin(&self, column: u8, nth: u8) -> Vec2 {
        self.first + self.step * Vec2::new(f32::from(column), f32::from(nth))
    }

    /// The plate at the foot of a column of coins that shows what one of them buys.
    pub fn plate(&self, column: u8) -> Rect {
        self.plates.nth(column)
    }
}
