//! Where everything of the lobby is: the seats as in the set-up, four panels below them.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    layout::ScrolledPage,
    screens::setup::{Carriage, SeatWindow, SetupLayout},
    ui::viewport::{Phone, Shape},
};

/// The places of the lobby.
pub struct LobbyLayout {
    /// The carriage around the seats; on a page they have none.
    pub carriage: Option<Carriage>,
    pub seats: [SeatWindow; 4],
    pub invitation: Rect,
    pub platform: Rect,
    pub journey: Rect,
    pub departure: Rect,
    /// What a finger moves, and how high that is: all of this but the departure. The places are counted from its corner.
    pub page: Option<ScrolledPage>,
    /// The panel before the door, and where running games are listed, if there are any.
    pub door: Rect,
    pub games: Rect,
}

/// On a phone, the room at the edges, the bar, and how high a seat with its rows is.
const EDGE: f32 = 10.0;
const BAR: f32 = 52.0;
const SEAT: f32 = 318.0;
/// A panel narrower than this has the square below the code.
pub const BESIDE: f32 = 500.0;
/// The heights of the panels on a page: with the square beside the code, below it, and of the others.
const HIGH: [f32; 4] = [376.0, 520.0, 376.0, 296.0];
/// The bar at the foot of a page, with the departure.
const FOOT: f32 = 70.0;

impl LobbyLayout {
    /// The panel before the door where no games are listed: in the middle of both places.
    pub fn door_alone(&self) -> Rect {
        Rect::from_center_size(self.door.union(self.games).center(), self.door.size())
    }

    /// The layout for a shape.
    pub fn of(shape: Shape) -> Self {
        let SetupLayout { carriage, seats, .. } = SetupLayout::of(shape);
        let (door, games) = before_the_door(shape.size());
        let [invitation, platform, journey, departure] = match shape {
            Shape::Wide => [
                rect(24.0, 506.0, 540.0, 376.0),
                rect(580.0, 506.0, 500.0, 376.0),
                rect(1096.0, 506.0, 480.0, 242.0),
                rect(1096.0, 764.0, 480.0, 118.0),
            ],
            Shape::Tall => [
                rect(24.0, 462.0, 400.0, 486.0),
                rect(440.0, 462.0, 400.0, 486.0),
                rect(856.0, 462.0, 400.0, 300.0),
                rect(856.0, 778.0, 400.0, 170.0),
            ],
            Shape::Phone(phone) => return Self::phone(phone, seats, (door, games)),
        };
        Self { carriage, seats, invitation, platform, journey, departure, page: None, door, games }
    }

    fn phone(phone: Phone, seats: [SeatWindow; 4], (door, games): (Rect, Rect)) -> Self {
        let size = phone.size();
        let room = size.x - 8.0 - 2.0 * EDGE;
        let up = seats[0].y - EDGE;
        let seats = seats.map(|seat| SeatWindow { y: seat.y - up, ..seat });
        let mut top = seats[3].y + SEAT + EDGE;
        let mut next = |high: f32| {
            let place = rect(EDGE, top, room, high);
            top += high + EDGE;
            place
        };
        let journey = next(HIGH[3]);
        let invitation = next(HIGH[usize::from(room < BESIDE)]);
        let platform = next(HIGH[2]);
        let departure = rect(EDGE, size.y - FOOT, size.x - 2.0 * EDGE, FOOT - 6.0);
        let page = Some(ScrolledPage { area: rect(0.0, BAR, size.x, size.y - BAR - FOOT - 4.0), high: top });
        Self { carriage: None, seats, invitation, platform, journey, departure, page, door, games }
    }
}

/// The panel before the door and the list beside it or, in portrait, below it.
fn before_the_door(size: Vec2) -> (Rect, Rect) {
    let room = size - Vec2::new(2.0 * EDGE, BAR + 2.0 * EDGE);
    let portrait = size.y > size.x;
    let whole = room.min(if portrait { Vec2::new(620.0, 860.0) } else { Vec2::new(1040.0, 440.0) });
    let corner = Vec2::new((size.x - whole.x) / 2.0, BAR + EDGE + (room.y - whole.y) / 2.0);
    let [x, y] = corner.to_array();
    if portrait {
        let high = (whole.y * 0.6).min(440.0);
        (rect(x, y, whole.x, high), rect(x, y + high + EDGE, whole.x, whole.y - high - EDGE))
    } else {
        let wide = (whole.x - EDGE) * 0.6;
        (rect(x, y, wide, whole.y), rect(x + wide + EDGE, y, whole.x - wide - EDGE, whole.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{lie_apart, shapes};

    #[test]
    fn panels_lie_apart_and_below_the_seats() {
        for shape in shapes() {
            let layout = LobbyLayout::of(shape);
            let size = shape.size();
            let bottom = layout.page.map_or(size.y, |page| page.high);
            let mut all = vec![layout.invitation, layout.platform, layout.journey];
            match layout.page {
                None => all.push(layout.departure),
                Some(page) => {
                    let foot = [page.area, layout.departure];
                    lie_apart(&format!("{shape:?}"), rect(0.0, 0.0, size.x, size.y), &foot);
                }
            }
            let high = |seat: &SeatWindow| if layout.page.is_some() { SEAT } else { seat.below() + 78.0 - seat.y };
            let seat = |seat: &SeatWindow| rect(seat.x, seat.y, seat.width(), high(seat));
            all.extend(layout.seats.iter().map(seat));
            lie_apart(&format!("{shape:?}"), rect(0.0, 0.0, size.x, bottom), &all);
            lie_apart(&format!("{shape:?}"), rect(0.0, BAR, size.x, size.y - BAR), &[layout.door, layout.games]);
        }
    }
}
