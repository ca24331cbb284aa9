//! What is behind everything that is counted: night with a pattern of fans.

use bevy::prelude::*;

use super::pieces::GroundPiece;
use crate::{
    drawing::{Drawing, Ink},
    scene::Scene,
};

/// The z values below and above everything that is counted.
const VEIL_Z: f32 = 600.0;
const OVER_PAGE_Z: f32 = 690.0;

/// Night with a pattern of fans.
pub fn fans(over: Rect, ink: impl Ink) -> Drawing {
    Drawing::default().fill(over, ink).tiled("bg/fans", over).into()
}

/// The ground of a screen, below a bar: it hides the table, and what is scrolled out of a page.
pub fn ground(visible: Rect, bar: f32, page: Option<Rect>, ink: impl Ink + Copy) -> Scene<GroundPiece> {
    let mut scene = Scene::default();
    let below = Rect { min: Vec2::new(visible.min.x, bar), ..visible };
    scene.still(GroundPiece::Veil, VEIL_Z, fans(below, ink));
    if let Some(page) = page {
        let mut bars = fans(Rect { max: Vec2::new(below.max.x, page.min.y), ..below }, ink);
        bars.put(&fans(Rect { min: Vec2::new(below.min.x, page.max.y), ..below }, ink), 0.0, 0.0, 1.0);
        scene.still(GroundPiece::Bars, OVER_PAGE_Z, bars);
    }
    scene
}
