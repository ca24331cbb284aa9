//! The scene as a value: every piece that should lie on the table now, by a name that stays the same
//! through a game. What moves, appears or leaves follows from two scenes one after the other.

use std::collections::HashMap;

use bevy::prelude::*;

use super::drawing::Drawing;
use crate::{
    rules::{CardId, GameEndId, OrderTileId, Seat, TrainId},
    ui::regions::Target,
};

/// Names a piece through the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Id {
    /// Furniture: frames, plates, headings. They neither glide nor fade.
    Still(&'static str, u8, u8),
    /// Furniture that follows whose board is in front.
    Own(&'static str, Seat, u8),
    /// An Action card.
    Card(CardId),
    /// A Game End card.
    GameEnd(GameEndId),
    /// The Start Player tile.
    StartTile,
    /// A Locomotive tile of the stack, by its place in the catalogue.
    Tile(u8),
    /// A railroad car or Locomotive tile in a train.
    Car(Seat, TrainId, u8),
    /// A mail car, beside the board or in a train.
    MailCar(Seat, u8),
    /// A conductor.
    Conductor(Seat, TrainId),
    /// A card of the route.
    RoutePlace(Seat, u8),
    /// The locomotive on the route.
    Locomotive(Seat),
    /// A coin.
    Coin(Seat, u8, u8),
    /// An order tile that lies ready.
    Order(OrderTileId),
    /// An evidence token of a player.
    Evidence(Seat, u8),
    /// A green tick on a middle card: place and train.
    Tick(Seat, u8, TrainId),
    /// A chip, glow or dashed frame that offers something.
    Offer(&'static str, Target),
}

/// Where and how a piece lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle, in layout pixels.
    pub at: Vec2,
    /// What lies higher covers what lies lower.
    pub z: f32,
    /// How large.
    pub scale: f32,
    /// How solid.
    pub alpha: f32,
    /// How bright: 1 as painted, less is darker.
    pub light: f32,
    /// Turned so far, clockwise, in radians.
    pub turn: f32,
}

impl Pose {
    /// Lying plainly with its middle here.
    pub fn at(at: Vec2, z: f32) -> Self {
        Self { at, z, scale: 1.0, alpha: 1.0, light: 1.0, turn: 0.0 }
    }

    /// Another size.
    #[must_use]
    pub fn scale(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// Not solid.
    #[must_use]
    pub fn alpha(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// Moved.
    #[must_use]
    pub fn moved(self, x: f32, y: f32) -> Self {
        Self { at: self.at + Vec2::new(x, y), ..self }
    }
}

/// How a piece appears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Enter {
    /// It is there.
    AtOnce,
    /// It fades in.
    Fade,
    /// It comes from somewhere.
    From(Pose),
}

/// How a piece disappears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Leave {
    /// It is gone.
    AtOnce,
    /// It fades.
    Fade,
    /// It goes somewhere, and is gone.
    To(Pose),
    /// It falls off its place.
    Fall,
}

/// A piece that should lie on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    pub drawing: Drawing,
    /// Its size in the drawing's coordinates; it turns, flips and grows around the middle.
    pub size: Vec2,
    /// Where it lies.
    pub pose: Pose,
    /// How it appears.
    pub enter: Enter,
    /// How it disappears if the next scene does not say better.
    pub leave: Leave,
    /// Which side lies up: when it changes the piece turns over.
    pub side: u8,
    /// The number its place stands for, where a place is all that tells it: a car, a station.
    pub means: u8,
    /// How long it moves, in milliseconds at normal speed; 0 jumps.
    pub millis: u64,
    /// How long it waits before it moves.
    pub wait: u64,
    /// How much higher it lies while it moves.
    pub lift: f32,
}

impl Piece {
    /// Furniture: it is where it is.
    pub fn still(drawing: Drawing, at: Vec2, z: f32) -> Self {
        Self {
            drawing,
            size: Vec2::ZERO,
            pose: Pose::at(at, z),
            enter: Enter::AtOnce,
            leave: Leave::AtOnce,
            side: 0,
            means: 0,
            millis: 0,
            wait: 0,
            lift: 0.0,
        }
    }

    /// A piece that fills a rectangle at a scale and moves for so long.
    pub fn moving(drawing: Drawing, size: Vec2, rect: Rect, z: f32, millis: u64) -> Self {
        let pose = Pose::at(rect.center(), z).scale(rect.width() / size.x);
        Self { size, pose, millis, enter: Enter::Fade, leave: Leave::Fade, ..Self::still(drawing, Vec2::ZERO, z) }
    }

    /// It comes from somewhere.
    #[must_use]
    pub fn from(self, pose: Pose) -> Self {
        Self { enter: Enter::From(pose), ..self }
    }

    /// It goes somewhere in the end.
    #[must_use]
    pub fn leaving(self, leave: Leave) -> Self {
        Self { leave, ..self }
    }

    /// It flies over everything while it moves.
    #[must_use]
    pub fn flying(self) -> Self {
        Self { lift: 200.0, ..self }
    }
}

/// Everything that should lie on the table.
#[derive(Default)]
pub struct Scene {
    /// By name.
    pub pieces: HashMap<Id, Piece>,
    /// How pieces that are no longer there should leave.
    pub leaving: HashMap<Id, Leave>,
    /// What can be pointed at, the topmost last, in layout pixels.
    pub targets: Vec<(Target, Rect)>,
}

impl Scene {
    /// Lays furniture: a drawing with its corner here.
    pub fn still(&mut self, name: &'static str, a: u8, b: u8, drawing: Drawing, at: Vec2, z: f32) {
        self.add(Id::Still(name, a, b), Piece::still(drawing, at, z));
    }

    /// Lays a piece.
    pub fn add(&mut self, id: Id, piece: Piece) {
        let twice = self.pieces.insert(id, piece).is_some();
        debug_assert!(!twice, "{id:?} lies on the table twice");
    }

    /// Makes a rectangle something to point at.
    pub fn target(&mut self, target: Target, rect: Rect) {
        self.targets.push((target, rect));
    }

    /// A piece that is no longer there goes here.
    pub fn gone(&mut self, id: Id, pose: Pose) {
        self.leaving.insert(id, Leave::To(pose));
    }
}

/// The heights at which things lie.
pub mod z {
    /// The night.
    pub const GROUND: f32 = 0.0;
    /// Panels and lanes.
    pub const FRAME: f32 = 10.0;
    /// What is printed on them.
    pub const PRINT: f32 = 20.0;
    /// Light behind pieces.
    pub const GLOW: f32 = 29.0;
    /// Cards and cars.
    pub const PIECE: f32 = 30.0;
    /// What stands on pieces.
    pub const TOKEN: f32 = 45.0;
    /// Frames and chips that offer something.
    pub const OFFER: f32 = 60.0;
    /// What the pointer lifts.
    pub const LIFTED: f32 = 70.0;
    /// What lies in the prompt.
    pub const PROMPT: f32 = 80.0;
    /// What passes by.
    pub const PASSING: f32 = 400.0;
    /// The explanation of what is pointed at.
    pub const EXPLAIN: f32 = 500.0;
}
