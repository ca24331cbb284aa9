//! A lesson at the table, beside what the prompt says: the way through the chapter, and the veil over everything but what
//! is meant.

mod veil;
mod way;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use way::LessonControl;

use crate::{
    journey::RunningLesson,
    session::PendingQuestion,
    state::{Overlay, TablePhase},
    table::input::pointed::table_is_free,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(veil::plugin).add_systems(EguiPrimaryContextPass, (veil::draw, way::draw).chain().run_if(is_shown));
}

/// A lesson is given, and neither a scoring phase nor a window lies over its table.
fn is_shown(
    lesson: Option<Res<RunningLesson>>,
    phase: Option<Res<State<TablePhase>>>,
    overlay: Res<State<Overlay>>,
    pending: Res<PendingQuestion>,
) -> bool {
    let free = table_is_free(&overlay, &pending);
    lesson.is_some() && phase.is_some_and(|phase| *phase.get() == TablePhase::Play) && free
}
