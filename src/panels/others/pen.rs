//! What a small board is drawn with, and the measures that its parts share.

use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::{
    drawing::Drawing,
    localization::words::Words,
    pieces::size::CAR,
    session::Colour,
    ui::{brush::Brush, theme::palette},
};
use rules::{PlayerBoard, Seat, TrainId, model::train::FULL_TRAIN, queries::Queries};

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
    /// Room before the first cell, for a conductor who has not started.
    pub indent: f32,
    /// How far below its first half the second half of a train is, if there is room for the pictures of its cars;
    /// else a train is one row of plates.
    pub halves: Option<f32>,
}

impl Cells {
    /// How many cards of a train stand side by side.
    pub fn in_row(&self) -> usize {
        if self.halves.is_some() { FULL_TRAIN / 2 } else { FULL_TRAIN }
    }

    /// The cell of a card.
    pub fn at(&self, train: TrainId, place: usize) -> Rect {
        let (row, column) = (place / self.in_row(), place % self.in_row());
        let down = self.halves.map_or(0.0, |step| step * row as f32);
        Rect::from_min_size(self.corners[train as usize] + vec2(column as f32 * self.pitch, down), self.size)
    }

    /// The scale of the pictures of cars that fill the cells.
    pub fn car_scale(&self) -> f32 {
        self.size.x / CAR.x
    }
}

impl Pen<'_, '_> {
    /// Paints a drawing with its corner at a point.
    pub fn paint(&self, drawing: &Drawing, corner: Pos2, scale: f32) {
        self.brush.painting(&self.painter, corner, scale).paint(drawing);
    }

    /// Outlines something that is not there.
    pub fn dashed(&self, rect: Rect) {
        let slot = rect.shrink(0.5);
        let corners = [slot.left_top(), slot.right_top(), slot.right_bottom(), slot.left_bottom(), slot.left_top()];
        self.painter.extend(Shape::dashed_line(&corners, Stroke::new(1.0, palette::DIM), 3.0, 3.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn a_train_in_halves_has_its_sixth_card_below_the_first() {
        let corners = [pos2(40.0, 100.0), pos2(40.0, 300.0)];
        let row = Cells { corners, pitch: 50.0, size: vec2(49.0, 39.0), above: 20.0, indent: 30.0, halves: None };
        assert_eq!(row.at(TrainId::Lower, 5).min, pos2(290.0, 300.0));
        let broken = Cells { halves: Some(70.0), ..row };
        assert_eq!(broken.at(TrainId::Upper, 4).min, pos2(240.0, 100.0));
        assert_eq!(broken.at(TrainId::Upper, 5).min, pos2(40.0, 170.0));
        assert_eq!(broken.at(TrainId::Lower, 9).min, pos2(240.0, 370.0));
    }
}
