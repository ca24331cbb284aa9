//! What a small board is drawn with, and the measures that its parts share.

use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::{
    localization::words::Words,
    rules::{PlayerBoard, Seat, queries::Queries},
    session::Colour,
    ui::{brush::Brush, theme::palette},
};

/// The room that something from a module takes, with its number.
pub const EXTRA: f32 = 46.0;

/// Draws one player's small board.
pub struct Pen<'a, 'w> {
    pub brush: &'a Brush<'w>,
    pub painter: Painter,
    pub words: &'a Words<'a>,
    /// About the board that is shown.
    pub queries: Queries<'a>,
    pub player: &'a PlayerBoard,
    pub seat: Seat,
    pub colour: Colour,
}

/// The trains of a small board.
#[derive(Clone, Copy)]
pub struct Cells {
    /// The top left corner of the first cell of each train.
    pub corners: [Pos2; 2],
    /// From one cell to the next.
    pub pitch: f32,
    pub size: Vec2,
    /// Room above the cells, for conductors and orders.
    pub above: f32,
}

impl Pen<'_, '_> {
    /// Outlines something that is not there.
    pub fn dashed(&self, rect: Rect) {
        let slot = rect.shrink(0.5);
        let corners = [slot.left_top(), slot.right_top(), slot.right_bottom(), slot.left_bottom(), slot.left_top()];
        self.painter.extend(Shape::dashed_line(&corners, Stroke::new(1.0, palette::DIM), 3.0, 3.0));
    }
}
