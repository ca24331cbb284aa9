//! In how much detail, and in what light, a card of a train is drawn.

use bevy::math::Vec2;

/// In how much detail a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Detail {
    /// Its picture, of the size [`CAR`](super::size::CAR).
    Full(Room),
    /// The same for less than half the size: its value is written large.
    Small(Room),
    /// A plate of this size, with this much room above it for an order.
    Cell { size: Vec2, above: f32 },
}

impl Detail {
    /// The picture alone at its own size.
    pub const FULL: Self = Self::Full(Room { scale: 1.0, above: f32::INFINITY, covered: 0.0 });
}

/// How a picture will be shown: orders keep their own size, and do not lie on what is above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// The scale it is shown at.
    pub scale: f32,
    /// The room above it, in layout pixels.
    pub above: f32,
    /// How much of its left another picture will cover, in its own pixels.
    pub covered: f32,
}

/// In what light a card is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// The conductor has reached it.
    Lit,
    /// He has not.
    Dark,
    /// He has not, and whoever rides in it sits in the dark too.
    Night,
}

impl Light {
    /// On a board: lit as far as the conductor has come.
    pub fn reached(reached: bool) -> Self {
        if reached { Self::Lit } else { Self::Dark }
    }

    /// Whether the card scores.
    pub fn is_lit(self) -> bool {
        self == Self::Lit
    }
}
