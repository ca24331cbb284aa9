//! The final scoring as scenes: what stays in its place, and what is scrolled where a page is longer than a phone.

use bevy::prelude::*;

use super::{
    cards, counter, light,
    names::{FinalGround, FinalPiece, z},
    night, overview, race,
    stage::FinalStage,
    taken,
};
use crate::{
    drawing::Drawing,
    scene::{Scene, piece::Piece},
    ui::theme::palette,
};

/// Lays what stays in its place, below a bar.
pub fn ground(stage: FinalStage, visible: Rect, bar: f32) -> Scene<FinalGround> {
    let mut scene = Scene::default();
    let below = Rect::new(visible.min.x, bar, visible.max.x, visible.max.y);
    scene.add(FinalGround::Veil, Piece::still(fans(below), Vec2::ZERO, z::VEIL));
    if let Some(page) = stage.layout.page {
        let [_, y, _, h] = page.area;
        let mut bars = fans(Rect { max: Vec2::new(below.max.x, y), ..below });
        bars.put(&fans(Rect { min: Vec2::new(below.min.x, y + h), ..below }), 0.0, 0.0, 1.0);
        scene.add(FinalGround::Bars, Piece::still(bars, Vec2::ZERO, z::OVER_PAGE));
    }
    scene
}

/// Night with a pattern of fans.
fn fans(over: Rect) -> Drawing {
    let mut night = Drawing::default();
    night.fill(over, palette::DEEP).tiled("bg/fans", over);
    night
}

/// Lays everything between the head and the controls.
pub fn counted(stage: FinalStage, visible: Rect) -> Scene<FinalPiece> {
    let mut scene = Scene::default();
    scene.add(FinalPiece::Night, Piece::still(night::night(stage, visible), Vec2::ZERO, z::NIGHT));
    light::lay(stage, &mut scene);
    if stage.progress.now.is_some() {
        cards::lay(stage, &mut scene);
        taken::lay(stage, &mut scene);
    } else {
        overview::lay(stage, &mut scene);
    }
    counter::lay(stage, &mut scene);
    race::lay(stage, &mut scene);
    scene
}
