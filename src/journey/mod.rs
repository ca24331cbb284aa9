//! The first journey: its chapters, the lesson that is running, mistakes and their answers, and remarks in first games.
//! The real game is played on prepared positions (`rules::scenario`); what is said and asked is data in `assets/journey`.

mod answers;
pub mod chapters;
mod lights;
mod mistake;
mod remarks;
mod running;

use bevy::prelude::*;

pub use lights::{holds, tab_of};
pub use mistake::{Fact, Mistake};
pub use remarks::Remarks;
pub use running::{BoardChapter, LessonPress, LessonStage, RunningLesson};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((running::plugin, answers::plugin, remarks::plugin));
}
