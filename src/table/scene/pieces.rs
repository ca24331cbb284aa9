//! The scene of the table: every piece that should lie on it now, by a name that stays the same throughout a game.

use std::ops::{Deref, DerefMut};

use bevy::prelude::*;

pub use crate::scene::piece::{Enter, Leave, PathKind, Piece, Pose, Turns};
use crate::{drawing::Drawing, scene, table::names::Target};
use rules::{CardId, GameEndId, OrderTileId, Seat, TrainId};

/// The name of a piece, which stays the same throughout a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Id {
    /// Furniture: frames, plates, headings. It neither glides nor fades.
    Still(&'static str, u8, u8),
    /// Furniture that belongs to the board in front.
    Own(&'static str, Seat, u8),
    /// The country behind a train in a round.
    Scenery(Seat, TrainId, u8),
    /// An Action card.
    Card(CardId),
    /// A Game End card.
    GameEnd(GameEndId),
    StartTile,
    /// A Locomotive tile of the stack, by its place in the catalogue.
    Tile(u8),
    /// A railroad car or Locomotive tile in a train.
    Car(Seat, TrainId, u8),
    /// A mail car, beside the board or in a train.
    MailCar(Seat, u8),
    Conductor(Seat, TrainId),
    /// A person at the window of a car, or luggage that is loaded on its roof.
    Guest(Seat, TrainId, u8),
    /// A card of the route.
    RoutePlace(Seat, u8),
    /// The locomotive on the route.
    Locomotive(Seat),
    Coin(Seat, u8, u8),
    /// An order tile that can be bought.
    Order(OrderTileId),
    /// An evidence token of a player.
    Evidence(Seat, u8),
    /// A green tick on a middle card, by its place and a train.
    Tick(Seat, u8, TrainId),
    /// A chip, glow or dashed frame that offers something.
    Offer(&'static str, Target),
}

/// Everything that should lie on the table.
#[derive(Default)]
pub struct TableScene {
    pub scene: scene::Scene<Id>,
    /// What can be pointed at, the topmost last, in layout pixels.
    pub targets: Vec<(Target, Rect)>,
}

pub use TableScene as Scene;

impl Deref for TableScene {
    type Target = scene::Scene<Id>;

    fn deref(&self) -> &Self::Target {
        &self.scene
    }
}

impl DerefMut for TableScene {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.scene
    }
}

impl TableScene {
    /// Adds furniture: a drawing with its corner at a point.
    pub fn still(&mut self, name: &'static str, a: u8, b: u8, drawing: impl Into<Drawing>, at: Vec2, z: f32) {
        self.add(Id::Still(name, a, b), Piece::still(drawing, at, z));
    }

    /// Makes a rectangle a target of the pointer.
    pub fn target(&mut self, target: Target, rect: Rect) {
        self.targets.push((target, rect));
    }
}

/// The z values at which things lie.
pub mod z {
    /// The background.
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
    /// Passing effects.
    pub const PASSING: f32 = 400.0;
    /// The explanation of the thing pointed at.
    pub const EXPLAIN: f32 = 500.0;
}
