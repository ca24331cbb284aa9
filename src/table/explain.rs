//! What is pointed at for a while, large and in words.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    choosing::{Hovered, Target},
    pointer::Pointed,
    scene::Scene,
    view::View,
};
use crate::{play::PlaySet, screens::Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Explained>().add_systems(
        Update,
        explain.after(PlaySet::Offer).before(PlaySet::Draw).run_if(in_state(Screen::Table)),
    );
}

/// How long something has to be pointed at.
const AFTER: f32 = 0.45;

/// What is explained now.
#[derive(Resource, Default, PartialEq)]
pub struct Explained(pub Option<Target>);

fn explain(
    pointed: Res<Pointed>,
    hovered: Res<Hovered>,
    mut explained: ResMut<Explained>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let rests = pointed.rests >= AFTER;
    if hovered.0.is_some() && !rests {
        redraw.write(RequestRedraw);
    }
    explained.set_if_neq(Explained(hovered.0.filter(|_| rests)));
}

/// Lays the explanation of a thing beside it.
pub fn lay(_view: &View, _scene: &mut Scene, _target: Target) {}
