//! How the parts of a small board share its room.

use bevy::prelude::*;

use crate::{
    layout::{
        Extent::{Fixed, Share},
        Grid, columns, rows,
    },
    pieces::{
        portrait::{LARGE, LEAST},
        size::CAR,
    },
};
use rules::{TrainId, model::train::FULL_TRAIN};

/// The room before a train for a conductor who has not started, in cells; for his cap alone, less is enough.
const INDENT: f32 = 0.8;
const CAP: f32 = 0.6;
/// The same before the pictures of cars, and the smallest scale of those: their figures can just be read.
const PLATFORM: f32 = 26.0;
const PICTURES: f32 = 0.42;
/// The largest scale, where the trains are short: as many cars stand side by side. Longer trains have smaller cars and, at
/// last, move closer together.
const LARGEST: f32 = 0.56;
const SHORT: usize = 5;
/// Routes narrower than this are left out.
pub(super) const LEAST_ROUTE: f32 = 90.0;
/// The room for what a player took last.
pub(super) const TAKEN: Vec2 = Vec2::new(23.0, 25.0);
/// The room between two plates.
const BETWEEN: f32 = 1.4;
/// The least room for coins by column.
const LEAST_COINS: f32 = 111.0;
/// The room between two things side by side, and between two lines.
const GAP: f32 = 7.0;
const APART: f32 = 4.0;
/// Boards lower than this are a line, those lower than the second have what there is beside the trains, and those higher
/// than the third have room for pictures.
const FORMS: [f32; 3] = [90.0, 200.0, 300.0];
/// Lines higher than this have the route below what there is.
const TWO_LINES: f32 = 80.0;

/// What a board has to make room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardNeeds {
    pub contracts: bool,
    /// How much room what the modules bring takes in a line.
    pub extras: f32,
    /// How many cards each train has.
    pub cards: [usize; 2],
}

/// Where everything is.
pub(super) struct BoardParts {
    /// The middle and the radius of the portrait.
    pub portrait: (Vec2, f32),
    /// The name behind it, and the points.
    pub name: Rect,
    /// The size of the name, and the height of the line below it.
    pub letters: f32,
    pub line: Option<f32>,
    /// What the player took last, as a small card or, where there is room, with words about it.
    pub taken: Rect,
    pub route: Rect,
    pub cells: Cells,
    /// Places for coins, contracts, Game End cards and what the modules bring.
    pub places: Vec<Rect>,
}

impl BoardParts {
    /// The parts of a board of this size.
    pub fn of(size: Vec2, needs: BoardNeeds) -> Self {
        match size.y {
            high if high < FORMS[0] => Self::line(size, needs),
            high if high < FORMS[1] => Self::beside(size, needs),
            high if high < FORMS[2] => Self::below(size, needs),
            _ => Self::alone(size, needs),
        }
    }

    /// A low strip: both trains side by side below everything else.
    fn line(size: Vec2, needs: BoardNeeds) -> Self {
        let (gap, cells) = (8.0, FULL_TRAIN as f32 + CAP);
        // On a large stage the portrait is as high as the heading and the trains.
        let (radius, left) = if size.x > 400.0 { (LARGE, 48.0) } else { (LEAST, 8.0) };
        let room = ((size.x - 8.0 - left - gap) / 2.0).min(27.0 * cells);
        let trains = Grid::row(Rect::new(left, 0.0, left + room, size.y - 5.0), room + gap);
        let cells = Cells::plates([trains.nth(0), trains.nth(1)], CAP, 18.0, 11.0);
        let top = size.y - 23.0;
        let Heading { portrait, name, taken, route } = Heading::of(size, 27.0, radius);
        let rest = Rect::new(taken.max.x + 6.0, 4.0, size.x - 8.0, top - 3.0);
        let needed = 3.0 * 62.0 + needs.extras;
        let (places, route) = if size.y > TWO_LINES {
            // The conductors' caps reach into the foot of the second line.
            (
                Rect { max: Vec2::new(rest.max.x, 31.0), ..rest },
                Rect { max: Vec2::new(route.max.x, top - 9.0), min: Vec2::new(rest.min.x, 32.0) },
            )
        } else {
            // What is left of the line is for the route.
            let places = Rect { max: Vec2::new(rest.min.x + needed.min(rest.width()), rest.max.y), ..rest };
            (places, Rect::new(places.max.x + 4.0, 3.0, rest.max.x, top - 1.0))
        };
        let extras = Fixed(needs.extras.min(0.6 * places.width()));
        let places = columns(places, 5.0, [Share(1.0), Share(1.0), Share(1.0), extras]).to_vec();
        Self { portrait, name, letters: 18.0, line: None, taken, route, cells, places }
    }

    /// Trains at the left, what else there is at their right.
    fn beside(size: Vec2, needs: BoardNeeds) -> Self {
        let k = (size.y / 142.0).min(1.0);
        let head = if size.y > 120.0 { 38.0 } else { 32.0 };
        let (radius, high) = (if size.y > 120.0 { LARGE } else { LEAST }, 26.0 * k.max(0.78));
        let wide = (size.x * 0.56).min(430.0);
        // There is the same room above both trains, so that orders do not lie on the cars above them.
        let trains = Rect::new(8.0, head, 8.0 + wide, size.y - 5.0);
        let trains = rows(trains, 0.0, [Share(1.0), Share(1.0)]);
        let above = (trains[0].height() - high - 2.0).clamp(8.0, 24.0);
        let side = Rect::new(trains[0].max.x + 9.0, head + 4.0, size.x - 8.0, size.y - 4.0);
        let Heading { portrait, name, taken, route } = Heading::of(size, head, radius);
        let extras = (needs.extras / (side.width() + APART)).ceil().clamp(0.0, 2.0) as u8;
        let count = 2 + u8::from(needs.contracts) + extras;
        let (cells, places) = (Cells::plates(trains, INDENT, high, above), lines(side, count, 32.0));
        Self { portrait, name, letters: 19.0, line: Some(head + 1.0), taken, route, cells, places }
    }

    /// Trains over the whole width, the route above and what else there is below them.
    fn below(size: Vec2, needs: BoardNeeds) -> Self {
        let head = 38.0;
        let Heading { portrait, mut name, .. } = Heading::of(size, head, LARGE);
        name.max.x = size.x - TAKEN.x - 16.0;
        let taken = taken_in(size.x - 9.0 - TAKEN.x, head);
        let inner = Rect::new(9.0, 0.0, size.x - 9.0, size.y - 5.0);
        let aside = needs.extras + LEAST_COINS + GAP <= inner.width();
        let foot = FootLines { count: if aside { 2 } else { 3 }, high: if aside { 27.0 } else { 23.0 } };
        let [_, route, lane, below] =
            rows(inner, 0.0, [Fixed(head + 3.0), Fixed(32.0), Share(1.0), Fixed(foot.height())]);
        let (cells, places) = (in_rows(lane), foot.places(below, needs, aside));
        Self { portrait, name, letters: 20.0, line: Some(head + 1.0), taken, route, cells, places }
    }

    /// The board of the only other player, with pictures of the cars: each train has a lane of its own.
    fn alone(size: Vec2, needs: BoardNeeds) -> Self {
        let head = 42.0;
        let Heading { portrait, mut name, .. } = Heading::of(size, head, 19.0);
        name.max.x = size.x - 10.0;
        let inner = Rect::new(9.0, 0.0, size.x - 9.0, size.y - 5.0);
        let aside = needs.extras + LEAST_COINS + GAP <= inner.width();
        let foot = FootLines { count: if aside { 2 } else { 3 }, high: if aside { 36.0 } else { 34.0 } };
        let parts = [Fixed(head + 5.0), Fixed(58.0), Fixed(52.0), Share(1.0), Fixed(foot.height())];
        let [_, taken, route, lane, below] = rows(inner, 0.0, parts);
        let (cells, places) = (in_lanes(lane, needs.cards), foot.places(below, needs, aside));
        Self { portrait, name, letters: 24.0, line: Some(head + 1.0), taken, route, cells, places }
    }
}

/// The lines at the foot of a board.
struct FootLines {
    count: u8,
    high: f32,
}

impl FootLines {
    fn height(&self) -> f32 {
        3.0 + f32::from(self.count) * (self.high + APART)
    }

    /// Places for coins, contracts, Game End cards, and what the modules bring: that lies beside the coins if it can, else
    /// on a line of its own.
    fn places(&self, mut foot: Rect, needs: BoardNeeds, aside: bool) -> Vec<Rect> {
        foot.min.y += 3.0;
        let lines = lines(foot, self.count, self.high);
        let [coins, extras] = match columns(lines[0], GAP, [Share(1.0), Fixed(needs.extras)]) {
            places if aside && needs.extras > 0.0 => places,
            _ => [lines[0], lines[lines.len() - 1]],
        };
        let halves = columns(lines[1], GAP, [Share(1.0), Share(1.0)]);
        let second = if needs.contracts { &halves[..] } else { &lines[1..2] };
        [&[coins][..], second, &[extras][..]].concat()
    }
}

/// Portrait, name and points at the left of a heading, what was taken last behind them, and the route at the right.
struct Heading {
    portrait: (Vec2, f32),
    name: Rect,
    taken: Rect,
    route: Rect,
}

impl Heading {
    fn of(size: Vec2, head: f32, radius: f32) -> Self {
        let wide = (size.x * 0.4).clamp(150.0, 210.0);
        let portrait = Vec2::new(6.0 + radius, 2.0 + radius);
        let left = portrait.x + radius + 6.0;
        let name = Rect::new(left, 1.0, wide, 1.0 + head);
        let taken = taken_in(name.max.x + 6.0, head);
        let route = Rect::new(taken.max.x + 8.0, 2.0, size.x - 8.0, 1.0 + head);
        Self { portrait: (portrait, radius), name, taken, route }
    }
}

/// The place of what was taken last, from this far on in a heading.
fn taken_in(left: f32, head: f32) -> Rect {
    let size = TAKEN.min(Vec2::splat(head));
    Rect::from_center_size(Vec2::new(left + size.x / 2.0, 1.0 + head / 2.0), size)
}

/// Divides a rectangle into lines that are not higher than they need to be.
fn lines(room: Rect, count: u8, most: f32) -> Vec<Rect> {
    let places = Grid::shared(room, 0.0, 1, count);
    let line = |nth| {
        let place = places.nth(nth);
        Rect::from_center_size(place.center(), Vec2::new(place.width(), (place.height() - APART).min(most)))
    };
    (0..count).map(line).collect()
}

/// Trains as two rows of plates in this room.
fn in_rows(room: Rect) -> Cells {
    // Lamplight shines below a train.
    let trains = rows(room, 0.0, [Share(1.0), Share(1.0)]).map(|row| Rect { max: row.max - Vec2::Y * 4.0, ..row });
    let high = (trains[0].height() * 0.58).clamp(22.0, 32.0);
    Cells::plates(trains, INDENT, high, trains[0].height() - high - 1.0)
}

/// Trains as pictures of their cars, a lane in this room for each.
fn in_lanes(room: Rect, cards: [usize; 2]) -> Cells {
    let wide = room.width() - PLATFORM - 2.0;
    let longest = cards[0].max(cards[1]).max(SHORT);
    let size = CAR * (wide / (CAR.x * longest as f32)).clamp(PICTURES, LARGEST);
    let lanes = rows(room, 4.0, [Share(1.0), Share(1.0)]);
    // Below the wheels is the rail.
    let corners = lanes.map(|lane| Vec2::new(lane.min.x + PLATFORM, lane.max.y - size.y - 6.0));
    let shown = [longest.min(FULL_TRAIN); 2];
    let pitches = shown.map(|cars| size.x.min((wide - size.x) / (cars - 1) as f32));
    let above = (lanes[0].height() - size.y - 6.0).clamp(16.0, 44.0);
    Cells { corners, pitches, size, above, indent: PLATFORM, lanes: Some(lanes), shown }
}

/// The trains of a small board.
#[derive(Clone, Copy)]
pub(super) struct Cells {
    /// The top left corner of the first cell of each train.
    corners: [Vec2; 2],
    /// From one cell to the next.
    pitches: [f32; 2],
    size: Vec2,
    /// Room above the cells, for conductors and orders.
    pub above: f32,
    /// Room before the first cell, for a conductor who has not started.
    pub indent: f32,
    /// The lanes, if there is room for the pictures of cars; else a train is a row of plates.
    pub lanes: Option<[Rect; 2]>,
    /// How many places of each train are shown.
    shown: [usize; 2],
}

impl Cells {
    /// Plates at the foot of a room for each train, with a conductor before them who takes this part of one.
    fn plates(trains: [Rect; 2], before: f32, high: f32, above: f32) -> Self {
        let pitch = trains[0].width() / (FULL_TRAIN as f32 + before);
        let indent = pitch * before;
        let corners = trains.map(|room| Vec2::new(room.min.x + indent, room.max.y - high));
        let size = Vec2::new(pitch - BETWEEN, high);
        Self { corners, pitches: [pitch; 2], size, above, indent, lanes: None, shown: [FULL_TRAIN; 2] }
    }

    /// Whether they are filled with the pictures of cars.
    pub fn are_pictures(&self) -> bool {
        self.lanes.is_some()
    }

    /// How many places of a train are shown.
    pub fn shown(&self, train: TrainId) -> usize {
        self.shown[train as usize]
    }

    /// From one card of a train to the next.
    pub fn pitch(&self, train: TrainId) -> f32 {
        self.pitches[train as usize]
    }

    /// The cell of a card.
    pub fn at(&self, train: TrainId, place: usize) -> Rect {
        let corner = self.corners[train as usize] + Vec2::X * place as f32 * self.pitch(train);
        Rect::from_corners(corner, corner + self.size)
    }

    /// The scale of the pictures of cars that fill the cells.
    pub fn car_scale(&self) -> f32 {
        self.size.x / CAR.x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes of small boards in windows of 1280 × 720, 1024 × 768, 844 × 390, 390 × 844 and 360 × 640, with one, two and
    /// three opponents: on a large stage in its pixels.
    const SIZES: [[(f32, f32); 3]; 5] = [
        [(322.0, 434.0), (322.0, 215.0), (362.0, 142.0)],
        [(1264.0, 57.0), (630.0, 57.0), (418.0, 57.0)],
        [(640.0, 132.0), (640.0, 132.0), (640.0, 102.0)],
        [(374.0, 132.0), (374.0, 132.0), (374.0, 88.0)],
        [(344.0, 132.0), (344.0, 96.0), (344.0, 62.0)],
    ];

    #[test]
    fn parts_of_a_board_lie_on_it_and_apart_in_windows_of_every_size() {
        for (window, sizes) in SIZES.iter().enumerate() {
            for (opponents, size) in sizes.iter().enumerate() {
                for (contracts, extras, cards) in [(true, 0.0, [10, 4]), (false, 92.0, [3, 7]), (true, 184.0, [9, 10])]
                {
                    let size = Vec2::from(*size);
                    let about = format!("window {window}, opponent {opponents}, {contracts} {extras} {cards:?}");
                    let parts = BoardParts::of(size, BoardNeeds { contracts, extras, cards });
                    let (middle, radius) = parts.portrait;
                    assert!(radius >= LEAST, "{about}");
                    let portrait = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
                    let trains = TrainId::BOTH.map(|train| {
                        let last = parts.cells.at(train, parts.cells.shown(train) - 1);
                        let first = parts.cells.at(train, 0);
                        Rect::from_corners(first.min - Vec2::X * parts.cells.indent, last.max)
                    });
                    let mut places = vec![("portrait", portrait), ("name", parts.name), ("taken", parts.taken)];
                    if parts.route.width() > LEAST_ROUTE {
                        places.push(("route", parts.route));
                    }
                    places.extend(trains.map(|train| ("train", train)));
                    places.extend(
                        parts.places.iter().map(|place| ("place", *place)).filter(|(_, place)| place.width() > 0.0),
                    );
                    let board = Rect::from_corners(Vec2::ZERO, size);
                    for (nth, (what, place)) in places.iter().enumerate() {
                        let inside = board.contains(place.min) && board.contains(place.max);
                        assert!(inside, "{about}: {what} {place:?} leaves the board of {size}");
                        for (other, over) in &places[nth + 1..] {
                            // What the modules bring can be on the same line as something else that has nothing.
                            let shared = place.intersect(*over);
                            let apart = shared.is_empty() || shared.size().min_element() < 0.6;
                            assert!(
                                apart || (*what, *other) == ("place", "place"),
                                "{about}: {what} {place:?} lies on {other} {over:?}"
                            );
                        }
                    }
                    assert!(parts.cells.above >= 8.0, "{about}: {}", parts.cells.above);
                }
            }
        }
    }

    #[test]
    fn every_board_has_a_route_but_the_lowest() {
        for (window, sizes) in SIZES.iter().enumerate() {
            for (opponents, size) in sizes.iter().enumerate() {
                let needs = BoardNeeds { contracts: true, extras: 0.0, cards: [5; 2] };
                let route = BoardParts::of(Vec2::from(*size), needs).route;
                assert_eq!(
                    route.width() > LEAST_ROUTE,
                    !matches!((window, opponents), (1 | 4, 2)),
                    "{window} {opponents}: {route:?}"
                );
            }
        }
    }

    #[test]
    fn a_long_train_stays_in_its_lane() {
        let room = Rect::new(9.0, 157.0, 313.0, 346.0);
        for cards in 0..=FULL_TRAIN {
            let cells = in_lanes(room, [cards, 0]);
            for (train, lane) in TrainId::BOTH.into_iter().zip(cells.lanes.expect("pictures")) {
                let last = cells.at(train, cells.shown(train) - 1);
                assert!(lane.contains(last.max) && lane.contains(cells.at(train, 0).min), "{cards} {last:?}");
            }
            // What is to be seen of a car has the plate with its value.
            assert!(cells.pitch(TrainId::Upper) >= 0.62 * CAR.x * PICTURES, "{cards}");
        }
    }
}
