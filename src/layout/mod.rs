//! How a place is divided: rows and columns by what they need, and grids of places of the same size. It knows nothing of
//! what lies there.

mod grid;
mod split;

use bevy::math::Rect;

pub use grid::Grid;
pub use split::{Extent, columns, rows};

/// What is moved by a finger or the wheel, as there is no room for all of it: its place, and how high it is itself.
#[derive(Clone, Copy, Debug)]
pub struct ScrolledPage {
    pub area: Rect,
    pub high: f32,
}

/// The side of the smallest thing that a finger hits, in the pixels of a phone, which are the screen's own.
pub const FINGER: f32 = crate::ui::viewport::FINGERTIP;
