//! What all screens on which points are counted have in the same place.

use crate::ui::viewport::Shape;

/// The layer of everything that lies over the table while points are counted. It is the same for all, as a new one
/// would not be seen in its first frame: between two of them, the table would flash up.
pub const LAYER: &str = "over-the-table";

/// Room at the edges of a phone.
pub const EDGE: f32 = 6.0;

/// How high the bar is that stays above everything that is counted.
pub fn bar_height(shape: Shape) -> f32 {
    if shape.phone().is_some() { 46.0 } else { 52.0 }
}
