//! How the parts of a piece move while it travels: wheels and rods, a conductor's legs, a passenger on the platform, the
//! shadow of what flies, and the country behind the trains.

use std::f32::consts::TAU;

use bevy::prelude::*;

/// How a part moves, by how far its piece has travelled. Lengths are in the drawing's coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum PartMotion {
    /// It does not move by itself.
    #[default]
    Stays,
    /// A wheel of this radius; `on_rails`, it also turns when the trains travel.
    Wheel { radius: f32, on_rails: bool },
    /// A coupling rod: its pin goes round on the crank of wheels of this radius.
    Rod { radius: f32, crank: f32, on_rails: bool },
    /// A connecting rod: as a coupling rod, but its far end, this far away, stays at the height of the cylinder, which is
    /// this much above the middle of the wheels.
    Piston { radius: f32, crank: f32, reach: f32, above: f32 },
    /// Seen in one phase of a walk, from 1 to 4, or with 0 while standing.
    Legs { phase: u8 },
    /// Seen while the piece walks to its car or, if not `afoot`, once it has come there.
    Guest { afoot: bool },
    /// A shadow, which is seen while the piece is above the table.
    Shadow,
    /// A picture that comes out of the ground while its piece rises to its place: nothing of it is seen below this height of
    /// the picture where the piece comes to rest.
    Rising { foot: f32 },
    /// One of the tiles of a landscape: `nth` of those this wide from the left end of a lane of this width. It goes by
    /// at a speed of 1 as fast as the rails.
    Scenery { nth: u8, tile: f32, lane: f32, speed: f32, shift: f32, scale: f32 },
}

impl PartMotion {
    /// Where a wheel or a rod is after its piece has come this way: how far from its place at rest (y runs down), and how
    /// far it is turned clockwise.
    pub fn after(self, way: f32) -> (Vec2, f32) {
        let round = |angle: f32, crank: f32| Vec2::new(angle.cos() - 1.0, angle.sin()) * crank;
        match self {
            Self::Wheel { radius, .. } => (Vec2::ZERO, way / radius % TAU),
            Self::Rod { radius, crank, .. } => (round(way / radius, crank), 0.0),
            Self::Piston { radius, crank, reach, above } => {
                let angle = way / radius;
                let down = crank * angle.sin() + above;
                (round(angle, crank), -(down / reach).clamp(-1.0, 1.0).asin())
            }
            _ => (Vec2::ZERO, 0.0),
        }
    }

    /// Whether it also moves when the trains travel.
    pub fn is_on_rails(self) -> bool {
        match self {
            Self::Wheel { on_rails, .. } | Self::Rod { on_rails, .. } => on_rails,
            Self::Piston { .. } => true,
            _ => false,
        }
    }

    /// The same for a part of a drawing that is put into another one at this scale.
    pub fn scaled(self, by: f32) -> Self {
        match self {
            Self::Wheel { radius, on_rails } => Self::Wheel { radius: radius * by, on_rails },
            Self::Rod { radius, crank, on_rails } => Self::Rod { radius: radius * by, crank: crank * by, on_rails },
            Self::Piston { radius, crank, reach, above } => {
                Self::Piston { radius: radius * by, crank: crank * by, reach: reach * by, above: above * by }
            }
            other => other,
        }
    }
}

/// A part that moves, and where it is while the piece stands.
#[derive(Component)]
pub struct Moved {
    pub motion: PartMotion,
    /// The transform of the part at rest.
    pub rest: Transform,
    /// How large the drawing is drawn.
    pub drawn_at: f32,
}
