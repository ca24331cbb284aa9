//! The board in front on a large stage: the route above both trains, and everything else in a column beside them.

use bevy::prelude::*;

use super::{BoardFeatures, BoardLayout, PurseLayout, TrainSigns, TrainsLayout};
use crate::{
    drawing::rect,
    layout::{Extent, Grid, columns, rows},
    pieces::{
        size::{CAR, MIDDLE},
        symbols::LEAST_FIGURE,
    },
};
use Extent::{Fixed, Share};

/// Where the first car stands.
const FIRST: f32 = 96.0;

/// The numbers by which boards differ.
struct BoardMeasures {
    frame: Rect,
    /// The width and height of a lane, and the tops of both: with middle cards they are lower, to leave room between them.
    lane: Vec2,
    tops: [f32; 2],
    /// The scale of the cars, and how far the rail lies below the top of a lane.
    scale: f32,
    rail: f32,
    /// The plate with the train's name and the one with its score, in the lane.
    plate: Rect,
    score: Rect,
    /// Room between the lanes and the column beside them, and at its right and foot.
    gap: f32,
    edge: Vec2,
}

impl BoardMeasures {
    fn of(wide: bool, middle: bool) -> Self {
        let plate = if middle { rect(2.0, 42.0, 70.0, 60.0) } else { rect(2.0, 48.0, 70.0, 70.0) };
        let (frame, gap, edge) = if wide {
            (rect(8.0, 504.0, 1584.0, 392.0), 10.0, Vec2::new(10.0, 8.0))
        } else {
            (rect(8.0, 504.0, 1264.0, 388.0), 6.0, Vec2::new(8.0, 6.0))
        };
        let (lane, tops, scale, rail, score) = match (wide, middle) {
            (true, false) => ((1164.0, 148.0), [588.0, 740.0], 1.0, 130.0, rect(1068.0, 6.0, 92.0, 136.0)),
            (true, true) => ((1042.0, 118.0), [594.0, 768.0], 0.87, 106.0, rect(946.0, 10.0, 90.0, 98.0)),
            (false, false) => ((1014.0, 142.0), [593.0, 741.0], 0.85, 122.0, rect(920.0, 14.0, 90.0, 108.0)),
            (false, true) => ((1014.0, 118.0), [594.0, 768.0], 0.85, 106.0, rect(918.0, 10.0, 90.0, 98.0)),
        };
        Self { frame, lane: lane.into(), tops, scale, rail, plate, score, gap, edge }
    }
}

/// The board with room for these things.
pub(super) fn layout(wide: bool, features: BoardFeatures) -> BoardLayout {
    let measures = BoardMeasures::of(wide, features.middle);
    let BoardMeasures { frame, scale, gap, edge, .. } = measures;
    let trains = trains(&measures);
    let score = trains.scores[0];
    let route = rect(FIRST, 510.0, score.min.x - 104.0, 74.0);
    let lane = trains.lanes[0];
    // One card lies below two cars.
    let middle = Grid::row(
        Rect::from_corners(
            Vec2::new(FIRST + 2.0 * scale, 713.0),
            Vec2::new(FIRST + 2.0 * scale, 713.0) + MIDDLE * scale,
        ),
        CAR.x * 2.0 * scale,
    );
    let beside = Rect::new(middle.nth(3).max.x + 16.0, 717.0, lane.max.x - 2.0, 763.0);
    let side = Rect::new(lane.max.x + gap, 512.0, frame.max.x - edge.x, frame.max.y - edge.y);
    let (purse, between, taken) = if wide {
        let [upper, taken] = rows(side, 6.0, [Share(1.0), Fixed(156.0)]);
        let [purse, between] = columns(upper, 6.0, [Fixed(166.0), Share(1.0)]);
        (PurseLayout::high(purse), between, taken)
    } else {
        let [purse, between, taken] = rows(side, 4.0, [Fixed(138.0), Share(1.0), Fixed(116.0)]);
        (PurseLayout::low(purse), between, taken)
    };
    let [contracts, evidence, mail_cars] = papers(between, wide, features);
    BoardLayout {
        frame,
        name_plate: Some(rect(16.0, route.min.y, 74.0, route.height())),
        route,
        route_in_rows: false,
        city_type: LEAST_FIGURE,
        route_plate: Some(rect(score.min.x, route.min.y, score.width(), route.height())),
        trains,
        middle,
        middle_plate: features.middle.then_some(beside),
        purse,
        contracts: features.contracts.then_some(contracts),
        evidence: features.evidence.then_some(evidence),
        mail_cars,
        taken,
    }
}

fn trains(measures: &BoardMeasures) -> TrainsLayout {
    let BoardMeasures { lane, tops, scale, rail, plate, score, .. } = *measures;
    let lanes = tops.map(|top| rect(16.0, top, lane.x, lane.y));
    let car = CAR * scale;
    let in_lane = |part: Rect| lanes.map(|lane| Rect { min: lane.min + part.min, max: lane.min + part.max });
    let plates = in_lane(plate);
    TrainsLayout {
        lanes,
        slots: lanes.map(|lane| Grid::row(rect(FIRST, lane.min.y + rail - car.y, car.x, car.y), car.x)),
        plates,
        scores: in_lane(score),
        platforms: plates.map(|plate| Vec2::new(plate.center().x, plate.min.y - 8.0)),
        signs: TrainSigns::Plinth,
        scale,
        rail,
        rail_ends: (74.0, score.min.x - 4.0),
        lamp_line: (10.0, 3.0),
        numbers: (17.0, 44.6 * scale),
        above: f32::INFINITY,
        // On his plinth he stands before the plate with the player's name.
        conductor_waiting: 0.8,
        conductor: if scale < 1.0 { 0.9 } else { 1.0 },
        // Above the chips of the cars, and no farther.
        chip: [Vec2::ZERO, Vec2::new(-2.0, -66.0), Vec2::new(30.0, -9.0)],
        in_view: None,
        moved: [0.0; 2],
    }
}

/// Contracts, evidence and mail cars, between the purse and what counts at the end. With many contracts the mail cars have
/// to do with little.
fn papers(zone: Rect, wide: bool, features: BoardFeatures) -> [Rect; 3] {
    let BoardFeatures { contracts, evidence, crowded, .. } = features;
    let foot = if wide && !(contracts && crowded) { 68.0 } else { 36.0 };
    let [papers, below] = rows(zone, 6.0, [Share(1.0), Fixed(foot)]);
    match (contracts, evidence) {
        (false, false) => [papers, papers, zone],
        // Where there is room for both side by side, the evidence lies at the right of the contracts.
        (true, true) if papers.width() > 300.0 => {
            let [left, right] = columns(papers, 6.0, [Share(1.0), Share(1.0)]);
            [left, right, below]
        }
        // It lies beside them where the column is low, and else below the mail cars.
        (true, true) if !wide => {
            let [left, right] = columns(papers, 4.0, [Share(1.6), Share(1.0)]);
            [left, right, below]
        }
        (true, true) => {
            let [papers, below, evidence] = rows(zone, 6.0, [Share(1.0), Fixed(foot), Fixed(36.0)]);
            [papers, evidence, below]
        }
        _ => [papers, papers, below],
    }
}
