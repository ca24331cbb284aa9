//! The stations of a route.

use bevy::prelude::*;

use crate::{drawing::Drawing, pieces::symbols};
use rules::Symbol;

/// The board with the bonus of a station, lit where that can be had, with symbols up to this scale.
pub fn board(drawing: &mut Drawing, bonus: &[Symbol], board: Rect, lit: bool, largest: f32) {
    board_shown_at(1.0, drawing, bonus, board, lit, largest);
}

/// The same in a drawing that will be shown at this scale.
pub fn board_shown_at(shown: f32, drawing: &mut Drawing, bonus: &[Symbol], board: Rect, lit: bool, largest: f32) {
    if lit {
        drawing.slice("sign/board-lit", 20.0, board.inflate(10.0));
    } else {
        drawing.slice("sign/board", 8.0, board.inflate(1.0));
    }
    let room = Rect::from_center_size(board.center(), board.size() - Vec2::new(5.0, 2.0));
    symbols::frame_shown_at(shown, drawing, bonus, room, largest);
}
