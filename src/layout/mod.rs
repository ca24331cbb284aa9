//! How a place is divided: rows and columns by what they need, and grids of places of the same size. It knows nothing of
//! what lies there.

mod grid;
mod split;

pub use grid::Grid;
pub use split::{Extent, columns, rows};
