//! The final scoring as a scene: everything between the head and the controls, which is scrolled where a page is longer
//! than a phone.

use bevy::prelude::*;

use super::{cards, counter, light, night, overview, race, stage::FinalStage, taken, z};
use crate::{
    scene::Scene,
    screens::counting::{CountingPiece, the},
};

/// Lays all of it.
pub fn lay(stage: FinalStage, visible: Rect) -> Scene<CountingPiece> {
    let mut scene = Scene::default();
    scene.still(the("night"), z::NIGHT, night::night(stage, visible));
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
