//! How the parts of a small board share its room.

use bevy::prelude::*;

use crate::{
    layout::{
        Extent::{Fixed, Share},
        Grid, columns, rows,
    },
    pieces::size::CAR,
};
use rules::{TrainId, model::train::FULL_TRAIN};

/// The room before a train for a conductor who has not started, in cells; for his cap alone, less is enough.
const INDENT: f32 = 0.8;
const CAP: f32 = 0.6;
/// The same before the pictures of cars.
const PLATFORM: f32 = 30.0;
/// The room between two plates.
const BETWEEN: f32 = 1.4;
/// The least room for coins by column.
const LEAST_COINS: f32 = 111.0;
/// The room between two things side by side, and between two lines.
const GAP: f32 = 7.0;
const APART: f32 = 4.0;
/// Boards lower than this are a line, those lower than the second have what there is beside the trains, and those higher
/// than the third have room for pictures.
const FORMS: [f32; 3] = [80.0, 200.0, 300.0];

/// What a board has to make room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardNeeds {
    pub contracts: bool,
    /// How much room what the modules bring takes in a line.
    pub extras: f32,
}

/// Where everything is.
pub(super) struct BoardParts {
    pub name: Rect,
    /// The size of the name, and the height of the line below it.
    pub letters: f32,
    pub line: Option<f32>,
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
            _ => Self::below(size, needs),
        }
    }

    /// A low strip: both trains side by side below a line with everything else.
    fn line(size: Vec2, needs: BoardNeeds) -> Self {
        let (gap, cells) = (8.0, FULL_TRAIN as f32 + CAP);
        let room = ((size.x - 16.0 - gap) / 2.0).min(27.0 * cells);
        let trains = Grid::row(Rect::new(8.0, 0.0, 8.0 + room, size.y - 5.0), room + gap);
        let cells = Cells::plates([trains.nth(0), trains.nth(1)], CAP, 18.0, 11.0);
        let top = size.y - 23.0;
        let (name, _) = heading(size, 25.0);
        let rest = Rect::new(name.max.x + 6.0, 4.0, size.x - 8.0, top - 3.0);
        // What is left of the line is for the route.
        let used = (3.0 * 62.0 + needs.extras).min(rest.width());
        let places = Rect { max: Vec2::new(rest.min.x + used, rest.max.y), ..rest };
        let route = Rect::new(places.max.x + 4.0, 3.0, rest.max.x, top - 1.0);
        let extras = Fixed(needs.extras.min(0.6 * used));
        let places = columns(places, 5.0, [Share(1.0), Share(1.0), Share(1.0), extras]).to_vec();
        Self { name, letters: 18.0, line: None, route, cells, places }
    }

    /// Trains at the left, what else there is at their right.
    fn beside(size: Vec2, needs: BoardNeeds) -> Self {
        let k = (size.y / 142.0).min(1.0);
        let (head, high) = (31.0_f32.max(33.0 * k), 26.0 * k.max(0.78));
        let wide = (size.x * 0.56).min(430.0);
        // There is the same room above both trains, so that orders do not lie on the cars above them.
        let trains = Rect::new(8.0, head, 8.0 + wide, size.y - 5.0);
        let trains = rows(trains, 0.0, [Share(1.0), Share(1.0)]);
        let above = (trains[0].height() - high - 2.0).clamp(8.0, 24.0);
        let side = Rect::new(trains[0].max.x + 9.0, head + 4.0, size.x - 8.0, size.y - 4.0);
        let (name, route) = heading(size, head);
        let extras = (needs.extras / (side.width() + APART)).ceil().clamp(0.0, 2.0) as u8;
        let count = 2 + u8::from(needs.contracts) + extras;
        let cells = Cells::plates(trains, INDENT, high, above);
        Self { name, letters: 20.0, line: Some(head + 1.0), route, cells, places: lines(side, count, 32.0) }
    }

    /// Trains over the whole width, the route above and what else there is below them.
    fn below(size: Vec2, needs: BoardNeeds) -> Self {
        let roomy = size.y > FORMS[2];
        let [letters, head, strip] = if roomy { [24.0, 40.0, 47.0] } else { [20.0, 32.0, 32.0] };
        let inner = Rect::new(9.0, 0.0, size.x - 9.0, size.y - 5.0);
        // What the modules bring lies beside the coins if it can, else on a line of its own.
        let aside = needs.extras + LEAST_COINS + GAP <= inner.width();
        let (count, high) = match (aside, roomy) {
            (true, true) => (2, 36.0),
            (true, false) => (2, 27.0),
            (false, true) => (3, 34.0),
            (false, false) => (3, 23.0),
        };
        let foot = 3.0 + f32::from(count) * (high + APART);
        let [_, route, lane, mut foot] = rows(inner, 0.0, [Fixed(head + 3.0), Fixed(strip), Share(1.0), Fixed(foot)]);
        foot.min.y += 3.0;
        let lines = lines(foot, count, high);
        let [coins, extras] = match columns(lines[0], GAP, [Share(1.0), Fixed(needs.extras)]) {
            places if aside && needs.extras > 0.0 => places,
            _ => [lines[0], lines[lines.len() - 1]],
        };
        let halves = columns(lines[1], GAP, [Share(1.0), Share(1.0)]);
        let second = if needs.contracts { &halves[..] } else { &lines[1..2] };
        let places = [&[coins][..], second, &[extras][..]].concat();
        let name = Rect::new(10.0, 1.0, size.x - 10.0, 1.0 + head);
        let cells = if roomy { in_halves(lane) } else { in_rows(lane) };
        Self { name, letters, line: Some(head + 1.0), route, cells, places }
    }
}

/// The name and the points at the left of a heading, and the route at the right.
fn heading(size: Vec2, head: f32) -> (Rect, Rect) {
    let wide = (size.x * 0.36).clamp(140.0, 190.0);
    let line = Rect::new(10.0, 1.0, size.x - 8.0, 1.0 + head);
    let [name, route] = columns(line, 14.0, [Fixed(wide - 8.0), Share(1.0)]);
    (name, Rect { min: Vec2::new(route.min.x, 2.0), ..route })
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

/// Trains as pictures of their cars in this room, each in two rows.
fn in_halves(room: Rect) -> Cells {
    let pitch = (room.width() - PLATFORM) / (FULL_TRAIN / 2) as f32;
    let size = CAR * (pitch / CAR.x);
    let step = room.height() / 4.0;
    // Below the wheels is the rail.
    let above = step - size.y - 5.0;
    let upper = room.min + Vec2::new(PLATFORM, above);
    let corners = [upper, upper + Vec2::Y * step * 2.0];
    Cells { corners, pitch, size, above: above.min(30.0), indent: PLATFORM, halves: Some(step) }
}

/// The trains of a small board.
#[derive(Clone, Copy)]
pub(super) struct Cells {
    /// The top left corner of the first cell of each train.
    corners: [Vec2; 2],
    /// From one cell to the next.
    pub pitch: f32,
    size: Vec2,
    /// Room above the cells, for conductors and orders.
    pub above: f32,
    /// Room before the first cell, for a conductor who has not started.
    pub indent: f32,
    /// How far below its first half the second half of a train is, if there is room for the pictures of its cars;
    /// else a train is one row of plates.
    halves: Option<f32>,
}

impl Cells {
    /// Plates at the foot of a room for each train, with a conductor before them who takes this part of one.
    fn plates(trains: [Rect; 2], before: f32, high: f32, above: f32) -> Self {
        let pitch = trains[0].width() / (FULL_TRAIN as f32 + before);
        let indent = pitch * before;
        let corners = trains.map(|room| Vec2::new(room.min.x + indent, room.max.y - high));
        Self { corners, pitch, size: Vec2::new(pitch - BETWEEN, high), above, indent, halves: None }
    }

    /// Whether they are filled with the pictures of cars.
    pub fn are_pictures(&self) -> bool {
        self.halves.is_some()
    }

    /// How many cards of a train stand side by side.
    pub fn in_row(&self) -> usize {
        if self.are_pictures() { FULL_TRAIN / 2 } else { FULL_TRAIN }
    }

    /// The cell of a card.
    pub fn at(&self, train: TrainId, place: usize) -> Rect {
        let (row, column) = (place / self.in_row(), place % self.in_row());
        let down = self.halves.map_or(0.0, |step| step * row as f32);
        let corner = self.corners[train as usize] + Vec2::new(column as f32 * self.pitch, down);
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
    use crate::drawing::rect;

    #[test]
    fn trains_stay_in_their_room() {
        let room = |high: f32| rect(9.0, 67.0, 304.0, high);
        // As much as modules leave of it, with one opponent and with two.
        let cases = [(in_halves(room(318.0)), 318.0), (in_halves(room(279.0)), 279.0)];
        let rows = [(in_rows(room(112.0)), 112.0), (in_rows(room(93.0)), 93.0)];
        for (cells, high) in cases.into_iter().chain(rows) {
            let mut above = room(high).min.y;
            for train in TrainId::BOTH {
                for first in (0..10).step_by(cells.in_row()) {
                    let (left, right) = (cells.at(train, first), cells.at(train, first + cells.in_row() - 1));
                    assert!(left.min.x - cells.indent >= room(high).min.x - 0.1);
                    assert!(right.max.x <= room(high).max.x + 0.1, "{right:?}");
                    assert!(left.min.y - cells.above >= above - 0.1, "{high}: {left:?}");
                    assert!(cells.above > 15.0, "{high}: {}", cells.above);
                    above = left.max.y;
                }
            }
            assert!(above + 3.4 <= room(high).max.y + 0.1, "{high}: {above}");
        }
    }

    #[test]
    fn a_train_in_halves_has_its_sixth_card_below_the_first() {
        let corners = [Vec2::new(40.0, 100.0), Vec2::new(40.0, 300.0)];
        let size = Vec2::new(49.0, 39.0);
        let row = Cells { corners, pitch: 50.0, size, above: 20.0, indent: 30.0, halves: None };
        assert_eq!(row.at(TrainId::Lower, 5).min, Vec2::new(290.0, 300.0));
        let broken = Cells { halves: Some(70.0), ..row };
        assert_eq!(broken.at(TrainId::Upper, 4).min, Vec2::new(240.0, 100.0));
        assert_eq!(broken.at(TrainId::Upper, 5).min, Vec2::new(40.0, 170.0));
        assert_eq!(broken.at(TrainId::Lower, 9).min, Vec2::new(240.0, 370.0));
    }
}
