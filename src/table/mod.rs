//! What lies on the table: sprites, layout, trains, route, tokens, motion.
//!
//! One way round here too: the shown board and what is pointed at make a [`scene`] (a value), and
//! [`motion`] turns the difference to what lies there into entities that appear, glide and leave.

mod card_face;
pub mod choosing;
mod collected;
mod contracts;
pub mod digest;
mod drawing;
mod effects;
mod evidence;
mod explain;
mod explain_modules;
mod ground;
pub mod layout;
mod market;
mod middle;
mod module_face;
mod motion;
mod offer;
mod own_board;
pub mod pointer;
mod preview;
mod prompt_card;
mod route;
mod scene;
mod side;
mod stock;
mod storage;
mod supply;
mod symbols;
#[cfg(test)]
mod tests;
mod trains;
mod view;

use bevy::prelude::*;

pub use symbols::kind_key;
pub use view::others;

use crate::{
    art::Atlas,
    play::{Offered, PlaySet, Session, Shown, ShownEvent, Watched},
    rules::{Board, Game, Module, SeatView},
    screens::Screen,
    stage::Stage,
    text::Texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<choosing::Selection>()
        .init_resource::<choosing::Hovered>()
        .init_resource::<Next>()
        .add_plugins((motion::plugin, pointer::plugin, preview::plugin, effects::plugin, explain::plugin))
        .add_systems(OnEnter(Screen::Table), |mut next: ResMut<Next>| *next = Next { stale: true, ..default() })
        .add_systems(Update, (lay_table.run_if(is_stale), move_pieces).chain().in_set(PlaySet::Draw));
}

/// The scene to be laid next.
#[derive(Resource, Default)]
struct Next {
    scene: Option<scene::Scene>,
    jump: bool,
    stale: bool,
    laid_anew: u32,
    watched: Option<Watched>,
    stage: Option<Stage>,
}

/// Whether anything has changed that the table is drawn from.
#[expect(clippy::too_many_arguments, reason = "it is a list of what the table is drawn from")]
fn is_stale(
    next: Res<Next>,
    mut events: MessageReader<ShownEvent>,
    shown: Option<Res<Shown>>,
    offered: Res<Offered>,
    selection: Res<choosing::Selection>,
    hovered: Res<choosing::Hovered>,
    watched: Res<Watched>,
    stage: Res<Stage>,
    atlas: Res<Atlas>,
    preview: Res<preview::Preview>,
    explained: Res<explain::Explained>,
) -> bool {
    events.read().count() > 0
        || next.stale
        || shown.is_some_and(|shown| next.laid_anew != shown.laid_anew)
        || offered.is_changed()
        || selection.is_changed()
        || hovered.is_changed()
        || watched.is_changed()
        || stage.is_changed()
        || atlas.is_changed()
        || preview.is_changed()
        || explained.is_changed()
}

/// Everything the table is drawn from.
#[derive(bevy::ecs::system::SystemParam)]
struct Sources<'w> {
    shown: Res<'w, Shown>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    texts: Res<'w, Texts>,
    offered: Res<'w, Offered>,
    selection: Res<'w, choosing::Selection>,
    hovered: Res<'w, choosing::Hovered>,
    watched: Res<'w, Watched>,
    stage: Res<'w, Stage>,
    preview: Res<'w, preview::Preview>,
    explained: Res<'w, explain::Explained>,
    origin: Res<'w, effects::Origin>,
}

/// The plan of the table: what the board in front has to make room for depends on the modules.
fn plan(stage: &Stage, game: &Game, board: &Board, watched: Watched) -> layout::Layout {
    let plays = |module| game.setup().modules.contains(&module);
    let kit = layout::Kit {
        middle: plays(Module::E) || plays(Module::F),
        // The other modules have a few contracts, too.
        contracts: plays(Module::A) || !board.player(watched.0).contracts.is_empty(),
        evidence: plays(Module::C),
        orders: game.setup().teatime,
        crowded: board.player(watched.0).contracts.len() > 4,
    };
    layout::Layout::new(stage.shape, board.seats()).furnished(kit)
}

/// What the player in front knows. Only the human who is alone at the screen, or who has just taken
/// it, sees their own secrets.
fn known(sources: &Sources) -> Option<SeatView> {
    let (session, watched) = (&sources.session, sources.watched.0);
    let may_look = session.is_human(watched)
        && (session.humans() == 1 || session.at_screen == Some(watched))
        && sources.offered.curtain.is_none();
    may_look.then(|| sources.game.view(watched))
}

fn lay_table(sources: Sources, mut next: ResMut<Next>, mut targets: ResMut<pointer::Targets>) {
    let view = view::View {
        plan: plan(&sources.stage, &sources.game, &sources.shown.board, *sources.watched),
        visible: sources.stage.visible(),
        board: &sources.shown.board,
        game: &sources.game,
        catalogue: sources.game.catalogue(),
        session: &sources.session,
        texts: &sources.texts,
        offered: &sources.offered,
        selection: *sources.selection,
        hovered: sources.hovered.0,
        watched: sources.watched.0,
        preview: &sources.preview,
        taken_from: sources.origin.taken_from,
        origin: sources.origin.at,
        known: known(&sources),
    };
    let mut scene = scene::Scene::default();
    ground::lay(&view, &mut scene);
    offer::lay(&view, &mut scene);
    market::lay(&view, &mut scene);
    supply::lay(&view, &mut scene);
    route::lay(&view, &mut scene);
    middle::lay(&view, &mut scene);
    trains::lay(&view, &mut scene);
    side::lay(&view, &mut scene);
    contracts::lay(&view, &mut scene);
    collected::lay(&view, &mut scene);
    evidence::lay(&view, &mut scene);
    storage::lay(&view, &mut scene);
    prompt_card::lay(&view, &mut scene);
    targets.explanation = sources.explained.0.and_then(|target| explain::lay(&view, &mut scene, target));
    targets.all.clone_from(&scene.targets);
    // Another board, another window, a game taken up or taken back: nothing has moved, it is just there.
    let same = next.watched == Some(*sources.watched)
        && next.stage == Some(*sources.stage)
        && next.laid_anew == sources.shown.laid_anew;
    *next = Next {
        scene: Some(scene),
        jump: !same,
        stale: false,
        laid_anew: sources.shown.laid_anew,
        watched: Some(*sources.watched),
        stage: Some(*sources.stage),
    };
}

fn move_pieces(world: &mut World) {
    let mut next = world.resource_mut::<Next>();
    let jump = next.jump;
    if let Some(scene) = next.scene.take() {
        motion::lay(world, scene, jump);
    }
}
