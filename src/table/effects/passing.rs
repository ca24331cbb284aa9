//! Things that fly, glow or rise for a moment and are gone.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour},
    pieces::{evidence::TOKEN, symbols},
    scene::{
        motion,
        piece::{PathKind, Piece, Pose},
    },
    session::{LAMPS_AFTER_MILLIS, Timing},
    table::scene::pieces::z,
    ui::{atlas::Art, labels::Align, theme::palette},
};
use rules::CarValue;

/// A piece of a triumph: it is gone when the triumph is.
#[derive(Component)]
pub struct OfTriumph;

/// Sends passing things on their way.
pub struct Passing<'w, 's> {
    pub commands: Commands<'w, 's>,
    /// What they are children of; without it there is nothing to see.
    pub root: Option<Entity>,
    pub timing: Timing,
    /// They belong to a triumph, and are gone when it is.
    pub of_triumph: bool,
}

impl Passing<'_, '_> {
    /// Sends a piece from one pose to another, where it disappears.
    pub fn send(&mut self, piece: Piece, from: Pose, to: Pose) {
        let Some(root) = self.root else { return };
        let sent = motion::send(&mut self.commands, root, &self.timing, piece, from, to);
        self.mark(sent);
    }

    /// Shows a piece that rests for its time, with reduced motion as well.
    pub fn rest(&mut self, piece: Piece) {
        let Some(root) = self.root else { return };
        let sent = motion::show(&mut self.commands, root, &self.timing, piece);
        self.mark(sent);
    }

    fn mark(&mut self, sent: Option<Entity>) {
        if let Some(piece) = sent.filter(|_| self.of_triumph) {
            self.commands.entity(piece).insert(OfTriumph);
        }
    }

    /// A seal that pops up and flies to the score.
    pub fn seal(&mut self, points: u8, from: Vec2, to: Vec2) {
        let mut drawing = Drawing::default();
        symbols::seal(&mut drawing, "seal", points, 20.0, 20.0, 18.0);
        let piece = Piece { size: Vec2::splat(40.0), millis: 520, ..Piece::still(drawing, from, z::PASSING) };
        let start = Pose::at(from, z::PASSING).scale(0.5).alpha(0.8);
        self.send(piece.flying(46.0), start, Pose::at(to, z::PASSING).scale(0.9));
    }

    /// An evidence token that slides across the table, face down.
    pub fn token(&mut self, from: Vec2, to: Vec2) {
        let back = Drawing::of("evidence/back");
        let piece = Piece { size: TOKEN, millis: 420, ..Piece::still(back, from, z::PASSING) };
        let start = Pose { turn: -1.1, ..Pose::at(from, z::PASSING).scale(0.9) };
        self.send(Piece { path: PathKind::Roll, ..piece }, start, Pose::at(to, z::PASSING).scale(0.6));
    }

    /// Smoke that rises for a while.
    pub fn smoke(&mut self, chimney: Vec2, puffs: u8) {
        for nth in 0..puffs {
            let name = format!("smoke/{}", nth % 3 + 1);
            let at = chimney + Vec2::new(f32::from(nth % 2) * 9.0 - 4.0, 0.0);
            let wait = 110 * u64::from(nth);
            let piece = Piece { millis: 1000, wait, ..Piece::still(Drawing::of(name), at, z::PASSING) };
            let start = Pose::at(at, z::PASSING).scale(0.4).alpha(0.95);
            let end = Pose { turn: 0.6, ..Pose::at(at + Vec2::new(16.0, -52.0), z::PASSING).scale(1.7).alpha(0.0) };
            self.send(Piece { path: PathKind::Roll, ..piece }, start, end);
        }
    }

    /// Sparks of the colour of its class from a car that is being repainted, from the left to the right.
    pub fn sparks(&mut self, car: Rect, class: CarValue) {
        const SPARKS: u8 = 14;
        let spark = Art::new("spark").tint(class_colour(class));
        for nth in 0..SPARKS {
            let part = f32::from(nth) / f32::from(SPARKS - 1);
            let at = Vec2::new(
                car.min.x + car.width() * part,
                car.min.y + car.height() * (0.25 + 0.09 * f32::from(nth * 5 % 7)),
            );
            let mut drawing = Drawing::default();
            drawing.art(spark.clone(), 0.0, 0.0, 1.0);
            let wait = (part * 330.0) as u64;
            let piece = Piece { millis: 460, wait, ..Piece::still(drawing, at, z::PASSING) };
            let angle = TAU * (0.5 + 0.5 * f32::from(nth * 3 % 8) / 8.0);
            let away = Vec2::new(angle.cos(), angle.sin()) * (14.0 + 3.0 * f32::from(nth % 4));
            let start = Pose::at(at, z::PASSING).scale(2.6);
            let end = Pose { turn: 2.0, ..Pose::at(at + away, z::PASSING).scale(0.7).alpha(0.0) };
            self.send(Piece { path: PathKind::Roll, ..piece }, start, end);
        }
    }

    /// The lamps of a whole train go on, from the locomotive backwards; the engine lets off steam.
    pub fn lamps(&mut self, cars: &[Rect]) {
        for (nth, car) in cars.iter().rev().enumerate() {
            let at = Vec2::new(car.center().x, car.min.y + car.height() * 0.46);
            let mut drawing = Drawing::default();
            drawing.art(Art::new("glow/round"), 0.0, 0.0, 1.0);
            let wait = LAMPS_AFTER_MILLIS - 350 + 70 * nth as u64;
            let piece = Piece { millis: 900, wait, ..Piece::still(drawing, at, z::TOKEN - 1.5) };
            let wide = car.width() / 80.0;
            let start = Pose::at(at, z::TOKEN - 1.5).scale(wide * 1.5).alpha(1.0);
            self.send(piece, start, Pose::at(at, z::TOKEN - 1.5).scale(wide * 1.9).alpha(0.0));
        }
        if let Some(engine) = cars.last() {
            self.smoke(engine.min + engine.size() * Vec2::new(0.85, 0.28), 6);
        }
    }

    /// A rubber stamp with a word on it: it falls for so many milliseconds, and lies there for as long as the triumph
    /// lasts. With reduced motion it just lies there.
    pub fn stamp(&mut self, at: Vec2, word: String, [falls, lasts]: [u64; 2]) {
        let (lies, stamp) = (stamped(at), stamp(word));
        let piece = |millis, wait| Piece { millis, wait, ..stamp.clone() };
        if self.timing.moves() {
            self.send(piece(falls, 0), lies.scale(2.6).alpha(0.2), lies);
            // It lies there until the triumph is over, and then goes away with what it lies on.
            self.send(piece(2 * lasts, falls), lies, lies);
        } else {
            self.rest(Piece { pose: lies, ..piece(lasts, 0) });
        }
    }

    /// The stamp goes away with what it lies on.
    pub fn stamp_leaves(&mut self, at: Vec2, word: String, to: Pose) {
        let piece = Piece { millis: 350, ..stamp(word).flying(46.0) };
        self.send(piece, stamped(at), Pose { turn: -0.16, z: z::PASSING, ..to });
    }
}

/// How a stamp lies on what is stamped.
fn stamped(at: Vec2) -> Pose {
    Pose { turn: -0.16, ..Pose::at(at, z::PASSING).scale(1.1) }
}

fn stamp(word: String) -> Piece {
    let size = Vec2::new(96.0, 44.0);
    let mut drawing = Drawing::of("stamp/fulfilled");
    drawing.bold(word, size.x / 2.0, 28.0, 17.0, colour(palette::SIGNAL), Align::Centre);
    Piece { size, ..Piece::still(drawing, Vec2::ZERO, z::PASSING) }
}

/// The colour that tells the class of a car.
pub fn class_colour(class: CarValue) -> Color {
    let (red, green, blue) = match class {
        CarValue::V0 => (0xD8, 0xA8, 0x60),
        CarValue::V1 => (0x7F, 0xD8, 0xA8),
        CarValue::V2 => (0xF0, 0x88, 0x98),
        CarValue::V4 => (0x88, 0xB8, 0xF8),
        CarValue::V7 => (0xC0, 0xA0, 0xF8),
        CarValue::V12 => (0xFF, 0xE0, 0x80),
    };
    colour(Color32::from_rgb(red, green, blue))
}
