//! Places of the same size.

use bevy::prelude::*;

/// Places of the same size at the same distances, row by row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    first: Rect,
    step: Vec2,
    columns: u8,
}

impl Grid {
    /// From one place to the next it is this far across and down; so many columns make a row.
    pub fn new(first: Rect, step: Vec2, columns: u8) -> Self {
        Self { first, step, columns }
    }

    /// Side by side.
    pub fn row(first: Rect, step: f32) -> Self {
        Self::new(first, Vec2::new(step, 0.0), u8::MAX)
    }

    /// One below the other.
    pub fn column(first: Rect, step: f32) -> Self {
        Self::new(first, Vec2::new(0.0, step), 1)
    }

    /// All in the same place.
    pub fn heap(place: Rect) -> Self {
        Self::row(place, 0.0)
    }

    /// A room divided evenly, with gaps between the places.
    pub fn shared(room: Rect, gap: f32, columns: u8, rows: u8) -> Self {
        let step = (room.size() + gap) / counted(columns, rows);
        Self::new(Rect::from_corners(room.min, room.min + step - gap), step, columns)
    }

    /// Places of a size with gaps between them, all together centred on a point.
    pub fn centred(middle: Vec2, size: Vec2, gap: Vec2, columns: u8, rows: u8) -> Self {
        let step = size + gap;
        let first = middle - step * (counted(columns, rows) - 1.0) / 2.0;
        Self::new(Rect::from_center_size(first, size), step, columns)
    }

    /// The place in a column and a row.
    pub fn place(self, column: u8, row: u8) -> Rect {
        let off = self.step * counted(column, row);
        Rect { min: self.first.min + off, max: self.first.max + off }
    }

    /// The `nth` place, row by row.
    pub fn nth(self, nth: u8) -> Rect {
        self.place(nth % self.columns, nth / self.columns)
    }
}

fn counted(columns: u8, rows: u8) -> Vec2 {
    Vec2::new(f32::from(columns), f32::from(rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_divided_evenly_and_to_its_edges() {
        let room = Rect::new(10.0, 20.0, 110.0, 60.0);
        let grid = Grid::shared(room, 4.0, 3, 2);
        assert_eq!((grid.nth(0).min, grid.nth(5).max), (room.min, room.max));
        assert_eq!(grid.nth(4), grid.place(1, 1));
        assert!((grid.nth(1).min.x - grid.nth(0).max.x - 4.0).abs() < 0.001);
    }

    #[test]
    fn what_is_centred_lies_evenly_around_the_middle() {
        let grid = Grid::centred(Vec2::new(50.0, 40.0), Vec2::new(10.0, 6.0), Vec2::new(2.0, 4.0), 4, 2);
        assert_eq!(
            grid.nth(0).union(grid.nth(7)),
            Rect::from_center_size(Vec2::new(50.0, 40.0), Vec2::new(46.0, 16.0))
        );
    }
}
