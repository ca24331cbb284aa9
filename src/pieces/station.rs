//! The stations of a route.

use bevy::prelude::*;

use crate::{drawing::Drawing, pieces::symbols};
use rules::Symbol;

/// The board with the bonus of a station, lit where that can be had, with symbols up to this scale.
pub fn board(drawing: &mut Drawing, bonus: &[Symbol], board: Rect, lit: bool, largest: f32) {
    if lit {
        drawing.slice("sign/board-lit", 20.0, board.inflate(10.0));
    } else {
        drawing.slice("sign/board", 8.0, board.inflate(1.0));
    }
    let (middle, room) = (board.center(), board.size() - Vec2::new(6.0, 3.0));
    symbols::frame(drawing, bonus, middle.x, middle.y, room, largest);
}
