//! The scene as a value: every piece that should lie on the table now, by a name that stays the same
//! throughout a game. What moves, appears or leaves follows from comparing two successive scenes.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::{drawing::Drawing, ui::regions::Target};
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
}

/// What becomes of the old face of a piece when another side is up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Turns {
    /// The piece is turned over.
    #[default]
    Over,
    /// The new face is painted over the old one, from left to right.
    Repainted,
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

/// A piece that should lie on the table.
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
    /// How long it waits before it appears, in milliseconds at normal speed.
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
            path: PathKind::Glide,
            turns: Turns::Over,
            chimney: None,
        }
    }

    /// A piece scaled to fill a rectangle, which moves for this many milliseconds.
    pub fn moving(drawing: Drawing, size: Vec2, rect: Rect, z: f32, millis: u64) -> Self {
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

    /// Lets it fly over everything while it moves, in an arc.
    #[must_use]
    pub fn flying(self, high: f32) -> Self {
        Self { lift: 200.0, path: PathKind::Arc(high), ..self }
    }
}

/// Everything that should lie on the table.
#[derive(Default)]
pub struct Scene {
    pub pieces: HashMap<Id, Piece>,
    /// How pieces that are no longer in the scene should leave.
    pub leaving: HashMap<Id, Leave>,
    /// What can be pointed at, the topmost last, in layout pixels.
    pub targets: Vec<(Target, Rect)>,
}

impl Scene {
    /// Adds furniture: a drawing with its corner at a point.
    pub fn still(&mut self, name: &'static str, a: u8, b: u8, drawing: Drawing, at: Vec2, z: f32) {
        self.add(Id::Still(name, a, b), Piece::still(drawing, at, z));
    }

    /// Adds a piece. Its name must be new.
    pub fn add(&mut self, id: Id, piece: Piece) {
        let twice = self.pieces.insert(id, piece).is_some();
        debug_assert!(!twice, "{id:?} lies on the table twice");
    }

    /// Makes a rectangle a target of the pointer.
    pub fn target(&mut self, target: Target, rect: Rect) {
        self.targets.push((target, rect));
    }

    /// Lets a piece that is no longer in the scene leave towards a pose.
    pub fn gone(&mut self, id: Id, pose: Pose) {
        self.leaving.insert(id, Leave::To(pose));
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
    /// What lies in the prompt.
    pub const PROMPT: f32 = 80.0;
    /// Passing effects.
    pub const PASSING: f32 = 400.0;
    /// The explanation of the thing pointed at.
    pub const EXPLAIN: f32 = 500.0;
}
