//! A piece of a scene as a value: what it looks like, where it lies, how it appears, moves and disappears.

use bevy::prelude::*;

use crate::drawing::Drawing;

/// Where and how a piece lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle, in layout pixels.
    pub at: Vec2,
    /// Pieces with a higher z cover those with a lower one.
    pub z: f32,
    pub scale: f32,
    pub alpha: f32,
    /// How bright: at 1 as painted, below that darker.
    pub light: f32,
    /// How far it is turned clockwise, in radians.
    pub turn: f32,
}

impl Pose {
    /// At full size and in full light, with its middle at this point.
    pub fn at(at: Vec2, z: f32) -> Self {
        Self { at, z, scale: 1.0, alpha: 1.0, light: 1.0, turn: 0.0 }
    }

    #[must_use]
    pub fn scale(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    #[must_use]
    pub fn alpha(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    #[must_use]
    pub fn moved(self, x: f32, y: f32) -> Self {
        Self { at: self.at + Vec2::new(x, y), ..self }
    }

    /// Whether a piece that lies like this need not travel to lie like the other. On its way from a place to the same
    /// place it may be off by the last digit.
    pub(super) fn is_in_place_of(self, other: Self) -> bool {
        self.at.distance_squared(other.at) < 0.01
    }
}

/// How a piece appears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Enter {
    /// It is there at once.
    AtOnce,
    /// It fades in.
    Fade,
    /// It comes from another place.
    From(Pose),
    /// It comes from another place in its own way and time, in milliseconds at normal speed: later it moves otherwise.
    Along { from: Pose, path: PathKind, millis: u64 },
}

/// How a piece gets from one place to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum PathKind {
    /// It glides.
    #[default]
    Glide,
    /// It rolls, brakes and stands.
    Roll,
    /// It walks.
    Walk,
    /// It flies in an arc of this height, in layout pixels, towards the eye and back.
    Arc(f32),
    /// It steps off a card, walks along a platform that is so many layout pixels below its place, and gets on.
    Board { below: f32 },
    /// It pops out: it comes a little too far, and back.
    Pop,
    /// At the same speed all the way.
    Steady,
    /// It sets out slowly, and is fast when it leaves.
    Depart,
}

/// What becomes of the old face of a piece when another side is up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Turns {
    /// The piece is turned over.
    #[default]
    Over,
    /// The new face is painted over the old one, from left to right.
    Repainted,
    /// It is turned over as the leaf of a split flap: from the top to the foot.
    Flaps,
}

/// How a piece disappears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Leave {
    /// It is gone at once.
    AtOnce,
    /// It fades away.
    Fade,
    /// It goes to another place and is gone.
    To(Pose),
    /// It is swept away to the left.
    Swept,
}

/// A piece that should be there.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    pub drawing: Drawing,
    /// Its size in the drawing's coordinates; it turns, flips and grows around its middle.
    pub size: Vec2,
    pub pose: Pose,
    pub enter: Enter,
    /// How it disappears, unless the next scene says otherwise.
    pub leave: Leave,
    /// Which side is up: when this changes, the piece turns over.
    pub side: u8,
    /// The number that its place stands for, where nothing else tells it: of a car, of a station.
    pub means: u8,
    /// How long it moves, in milliseconds at normal speed; with 0 it jumps.
    pub millis: u64,
    /// How long it waits before it appears, sets out for another place or shows another face, in milliseconds at normal
    /// speed.
    pub wait: u64,
    /// How much its z is raised while it moves.
    pub lift: f32,
    /// How it gets to another place.
    pub path: PathKind,
    /// What becomes of the old face when another side is up.
    pub turns: Turns,
    /// Where its chimney is, in the drawing's coordinates, if it smokes while it moves.
    pub chimney: Option<Vec2>,
}

impl Piece {
    /// Furniture: a piece that does not move.
    pub fn still(drawing: impl Into<Drawing>, at: Vec2, z: f32) -> Self {
        Self {
            drawing: drawing.into(),
            size: Vec2::ZERO,
            pose: Pose::at(at, z),
            enter: Enter::AtOnce,
            leave: Leave::AtOnce,
            side: 0,
            means: 0,
            millis: 0,
            wait: 0,
            lift: 0.0,
            path: PathKind::Glide,
            turns: Turns::Over,
            chimney: None,
        }
    }

    /// A piece scaled to fill a rectangle, which moves for this many milliseconds.
    pub fn moving(drawing: impl Into<Drawing>, size: Vec2, rect: Rect, z: f32, millis: u64) -> Self {
        let pose = Pose::at(rect.center(), z).scale(rect.width() / size.x);
        Self { size, pose, millis, enter: Enter::Fade, leave: Leave::Fade, ..Self::still(drawing, Vec2::ZERO, z) }
    }

    /// Lets it appear from another place.
    #[must_use]
    pub fn from(self, pose: Pose) -> Self {
        Self { enter: Enter::From(pose), ..self }
    }

    /// Sets how it disappears.
    #[must_use]
    pub fn leaving(self, leave: Leave) -> Self {
        Self { leave, ..self }
    }

    /// Sets its scale.
    #[must_use]
    pub fn scaled(mut self, scale: f32) -> Self {
        self.pose.scale = scale;
        self
    }

    /// Lets it fade in and away in so many milliseconds at normal speed.
    #[must_use]
    pub fn fading(self, millis: u64) -> Self {
        Self { enter: Enter::Fade, leave: Leave::Fade, millis, ..self }
    }

    /// Lets it fade in, and be gone at once.
    #[must_use]
    pub fn appearing(self, millis: u64) -> Self {
        Self { enter: Enter::Fade, millis, ..self }
    }

    /// Sets how long it waits, in milliseconds at normal speed.
    #[must_use]
    pub fn after(self, wait: u64) -> Self {
        Self { wait, ..self }
    }

    /// Lets it pop out of nothing in so many milliseconds at normal speed.
    #[must_use]
    pub fn popping(self, millis: u64) -> Self {
        let from = self.pose.scale(0.0);
        Self { enter: Enter::Along { from, path: PathKind::Pop, millis }, ..self }
    }

    /// Lets it fly over everything while it moves, in an arc.
    #[must_use]
    pub fn flying(self, high: f32) -> Self {
        Self { lift: 200.0, path: PathKind::Arc(high), ..self }
    }
}
