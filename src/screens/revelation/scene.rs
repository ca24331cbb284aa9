//! The revelation as scenes: what stays in its place, and everybody's card, which a phone may scroll.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    case_file,
    layout::RevelationLayout,
    light,
    names::{RevelationGround, RevelationPiece, z},
    stage::RevelationStage,
};
use crate::{
    drawing::Drawing,
    scene::{Scene, piece::Piece},
};

/// Lays what stays in its place.
pub fn ground(layout: &RevelationLayout, visible: Rect) -> Scene<RevelationGround> {
    let mut scene = Scene::default();
    let below = Rect::new(visible.min.x, layout.bar, visible.max.x, visible.max.y);
    scene.add(RevelationGround::Veil, Piece::still(night(below), Vec2::ZERO, z::VEIL));
    if let Some([_, y, _, h]) = layout.scrolled {
        let mut bars = night(Rect { max: Vec2::new(below.max.x, y), ..below });
        bars.put(&night(Rect { min: Vec2::new(below.min.x, y + h), ..below }), 0.0, 0.0, 1.0);
        scene.add(RevelationGround::Bars, Piece::still(bars, Vec2::ZERO, z::OVER_PAGE));
    }
    scene
}

/// Night with a pattern of fans.
fn night(over: Rect) -> Drawing {
    let mut night = Drawing::default();
    night.fill(over, Color32::from_rgb(0x0B, 0x12, 0x20)).tiled("bg/fans", over);
    night
}

/// Lays everybody's card and the light on them.
pub fn people(stage: RevelationStage, layout: &RevelationLayout) -> Scene<RevelationPiece> {
    let mut scene = Scene::default();
    light::lay(stage, layout, &mut scene);
    for (person, place) in stage.people().into_iter().zip(&layout.cards) {
        case_file::lay(stage, person, place, &mut scene);
    }
    scene
}
