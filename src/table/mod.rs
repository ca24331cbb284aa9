//! What lies on the table: sprites, layout, trains, route, tokens, motion.
//!
//! Everything flows one way here too: a scene (a value, laid out zone by zone) is made from the shown board
//! and what is pointed at, and `crate::scene` turns the difference from what lies there into entities that
//! appear, glide and leave.

mod effects;
pub mod input;
pub mod layout;
pub mod names;
#[cfg(test)]
mod readable;
mod scene;
mod sources;
#[cfg(test)]
mod testing;
pub mod told;
mod zones;

use bevy::prelude::*;

pub use scene::snapshot;

use crate::{
    localization::Texts,
    scene::{motion::NextScene, scene_piece::Motion},
    session::{HistoryReset, PendingQuestion, PlaySet, PresentedEvent, Session, ViewedSeat},
    state::Screen,
    ui::{atlas::Atlas, viewport::Viewport},
};
use input::{choosing, drag, pointed, preview, showing};
use scene::pieces::{Id, Scene};
use sources::Sources;
use zones::explain;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LaidFrom>()
        .add_plugins((input::plugin, scene::plugin, zones::plugin, effects::plugin))
        .add_systems(OnEnter(Screen::Table), |mut from: ResMut<LaidFrom>| *from = LaidFrom { stale: true, ..default() })
        .add_systems(
            Update,
            (note_history_reset, lay_table.run_if(is_stale)).chain().in_set(PlaySet::Draw).before(Motion::Reconcile),
        );
}

/// What the present scene was made from.
#[derive(Resource, Default)]
struct LaidFrom {
    stale: bool,
    viewed: Option<ViewedSeat>,
    viewport: Option<Viewport>,
    showing: Option<showing::Showing>,
}

/// When a game is resumed or a choice is undone, nothing moves: everything is just there.
fn note_history_reset(mut resets: MessageReader<HistoryReset>, mut from: ResMut<LaidFrom>) {
    if resets.read().count() > 0 {
        *from = LaidFrom { stale: true, ..default() };
    }
}

/// Whether anything that the table is drawn from has changed.
fn is_stale(
    from: Res<LaidFrom>,
    mut events: MessageReader<PresentedEvent>,
    pending: Res<PendingQuestion>,
    selection: Res<choosing::Selection>,
    hovered: Res<choosing::Hovered>,
    drag: Res<drag::Drag>,
    viewed: Res<ViewedSeat>,
    viewport: Res<Viewport>,
    atlas: Res<Atlas>,
    preview: Res<preview::Preview>,
    explained: Res<explain::Explained>,
    showing: Res<showing::Showing>,
    session: Option<Res<Session>>,
    texts: Res<Texts>,
) -> bool {
    events.read().count() > 0
        || session.is_some_and(|session| session.is_changed())
        || from.stale
        || texts.is_changed()
        || pending.is_changed()
        || selection.is_changed()
        || hovered.is_changed()
        || drag.is_changed()
        || viewed.is_changed()
        || viewport.is_changed()
        || atlas.is_changed()
        || preview.is_changed()
        || explained.is_changed()
        || showing.is_changed()
}

fn lay_table(
    sources: Sources,
    mut from: ResMut<LaidFrom>,
    mut next: ResMut<NextScene<Id>>,
    mut targets: ResMut<pointed::Targets>,
) {
    let view = sources.view();
    let mut scene = Scene::default();
    zones::lay(&view, &mut scene);
    let explain::Explained { target, by_touch } = *sources.explained;
    let explanation = target.and_then(|target| explain::lay(&view, &mut scene, target, by_touch));
    targets.explained_on_sheet = view.layout.sheet.is_some();
    targets.explanation = explanation.as_ref().map(|laid| laid.at);
    targets.explanation_rules = explanation.and_then(|laid| laid.rules);
    targets.all.clone_from(&scene.targets);
    targets.seen = Some(sources.viewport.visible());
    // With another board in front, a window of another size, another tab or in another language nothing moves either.
    let (viewed, viewport, showing) = (Some(*sources.viewed), Some(*sources.viewport), Some(*sources.showing));
    let now = LaidFrom { stale: false, viewed, viewport, showing };
    let looks_elsewhere = from.viewed != now.viewed || from.viewport != now.viewport || from.showing != now.showing;
    let jumps = looks_elsewhere || sources.texts.is_changed();
    next.0 = Some((scene.scene, jumps));
    *from = now;
}
