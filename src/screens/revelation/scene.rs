//! The revelation as a scene: everybody's card, which a phone may scroll, and the light on them.

use super::{case_file, layout::RevelationLayout, light, stage::RevelationStage};
use crate::{scene::Scene, screens::counting::CountingPiece};

/// Lays everybody's card and the light on them.
pub fn lay(stage: RevelationStage, layout: &RevelationLayout) -> Scene<CountingPiece> {
    let mut scene = Scene::default();
    light::lay(stage, layout, &mut scene);
    for (person, place) in stage.people().into_iter().zip(&layout.cards) {
        case_file::lay(stage, person, place, &mut scene);
    }
    scene
}
