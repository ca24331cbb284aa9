//! What lies on the table: sprites, layout, trains, route, tokens, motion.
//!
//! One way round here too: the shown board and what is pointed at make a scene (a value, laid zone by
//! zone), and `scene::motion` turns the difference to what lies there into entities that appear, glide
//! and leave.

mod effects;
mod faces;
pub mod input;
pub mod layout;
mod scene;
mod zones;

use bevy::prelude::*;

pub use faces::{
    car::{body as car_body, refreshment as refreshment_key, roof as car_roof},
    symbols::kind_key,
};
pub use scene::snapshot;

use crate::{
    localization::Texts,
    rules::{Game, SeatView},
    session::{PendingQuestion, PlaySet, Presentation, PresentedEvent, Rewound, Session, ViewedSeat},
    state::Screen,
    ui::{atlas::Atlas, viewport::Viewport},
};
use input::{choosing, pointer, preview};
use scene::{
    motion::NextScene,
    pieces::Scene,
    view::{View, layout_for},
};
use zones::explain;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LaidFrom>()
        .add_plugins((input::plugin, scene::plugin, zones::plugin, effects::plugin))
        .add_systems(OnEnter(Screen::Table), |mut from: ResMut<LaidFrom>| *from = LaidFrom { stale: true, ..default() })
        .add_systems(
            Update,
            (note_rewound, lay_table.run_if(is_stale)).chain().in_set(PlaySet::Draw).before(scene::motion::lay_scene),
        );
}

/// What the scene that lies there was laid from.
#[derive(Resource, Default)]
struct LaidFrom {
    stale: bool,
    viewed: Option<ViewedSeat>,
    viewport: Option<Viewport>,
}

/// A game that is taken up or a choice that is taken back: nothing has moved, everything is just there.
fn note_rewound(mut rewound: MessageReader<Rewound>, mut from: ResMut<LaidFrom>) {
    if rewound.read().count() > 0 {
        *from = LaidFrom { stale: true, ..default() };
    }
}

/// Whether anything has changed that the table is drawn from.
fn is_stale(
    from: Res<LaidFrom>,
    mut events: MessageReader<PresentedEvent>,
    pending: Res<PendingQuestion>,
    selection: Res<choosing::Selection>,
    hovered: Res<choosing::Hovered>,
    viewed: Res<ViewedSeat>,
    viewport: Res<Viewport>,
    atlas: Res<Atlas>,
    preview: Res<preview::Preview>,
    explained: Res<explain::Explained>,
) -> bool {
    events.read().count() > 0
        || from.stale
        || pending.is_changed()
        || selection.is_changed()
        || hovered.is_changed()
        || viewed.is_changed()
        || viewport.is_changed()
        || atlas.is_changed()
        || preview.is_changed()
        || explained.is_changed()
}

/// Everything the table is drawn from.
#[derive(bevy::ecs::system::SystemParam)]
struct Sources<'w> {
    shown: Res<'w, Presentation>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    texts: Res<'w, Texts>,
    pending: Res<'w, PendingQuestion>,
    selection: Res<'w, choosing::Selection>,
    hovered: Res<'w, choosing::Hovered>,
    viewed: Res<'w, ViewedSeat>,
    viewport: Res<'w, Viewport>,
    preview: Res<'w, preview::Preview>,
    explained: Res<'w, explain::Explained>,
    origin: Res<'w, effects::Origin>,
}

/// What the player in front knows. Only the human who is alone at the screen, or who has just taken
/// it, sees their own secrets.
fn known(sources: &Sources) -> Option<SeatView> {
    let (session, viewed) = (&sources.session, sources.viewed.0);
    let may_look = session.is_human(viewed)
        && (session.humans() == 1 || session.at_screen == Some(viewed))
        && sources.pending.handover.is_none();
    may_look.then(|| sources.game.view(viewed))
}

fn lay_table(
    sources: Sources,
    mut from: ResMut<LaidFrom>,
    mut next: ResMut<NextScene>,
    mut targets: ResMut<pointer::Targets>,
) {
    let view = View {
        plan: layout_for(&sources.viewport, &sources.game, &sources.shown.board, *sources.viewed),
        visible: sources.viewport.visible(),
        board: &sources.shown.board,
        game: &sources.game,
        catalogue: sources.game.catalogue(),
        session: &sources.session,
        texts: &sources.texts,
        pending: &sources.pending,
        selection: *sources.selection,
        hovered: sources.hovered.0,
        viewed: sources.viewed.0,
        preview: &sources.preview,
        taken_from: sources.origin.taken_from,
        origin: sources.origin.at,
        known: known(&sources),
    };
    let mut scene = Scene::default();
    zones::lay(&view, &mut scene);
    targets.explanation = sources.explained.0.and_then(|target| explain::lay(&view, &mut scene, target));
    targets.all.clone_from(&scene.targets);
    // With another board in front or in another window nothing has moved either.
    let now = LaidFrom { stale: false, viewed: Some(*sources.viewed), viewport: Some(*sources.viewport) };
    next.0 = Some((scene, from.viewed != now.viewed || from.viewport != now.viewport));
    *from = now;
}
