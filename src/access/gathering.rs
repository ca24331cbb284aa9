//! Keeps the tree as the screen is, while anybody listens.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::EguiContexts;

use super::tree::{Tree, TreeSource};
use crate::{
    localization::Texts,
    state::{Screen, TablePhase},
    table::told::{TableTelling, ToldTarget, table_has_changed},
    ui::{
        hit_regions::Regions,
        labels::Label,
        told::{ToldPart, is_listened_to, last_pass},
        viewport::Viewport,
    },
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentTree>().init_resource::<ToldTable>().add_systems(
        PreUpdate,
        (
            tell_table.run_if(in_state(TablePhase::Play)).run_if(resource_exists::<Game>).run_if(table_has_changed),
            gather,
        )
            .chain()
            .run_if(is_listened_to),
    );
}

/// The tree as it was built last.
#[derive(Resource, Default)]
pub struct CurrentTree {
    pub tree: Tree,
    /// What it was built from.
    parts: Vec<ToldPart>,
    /// The screen has changed since.
    stale: bool,
    /// How long ago.
    age: Duration,
}

/// So often it is built anew at most, while something moves.
const REST: Duration = if cfg!(test) { Duration::ZERO } else { Duration::from_millis(150) };

/// What lies on the table, in words.
#[derive(Resource, Default)]
struct ToldTable(Vec<ToldTarget>);

fn tell_table(telling: TableTelling, mut told: ResMut<ToldTable>) {
    let all = telling.all();
    if told.0 != all {
        told.0 = all;
    }
}

fn gather(
    mut contexts: EguiContexts,
    regions: Res<Regions>,
    texts: Res<Texts>,
    viewport: Res<Viewport>,
    told: Res<ToldTable>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TablePhase>>>,
    labels: Query<SeenLabel>,
    changed_labels: Query<(), (With<Label>, Changed<Label>)>,
    time: Res<Time<Real>>,
    mut current: ResMut<CurrentTree>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // There is none in the first frame.
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let (parts, is_window) = last_pass(ctx);
    let phase = phase.map(|phase| *phase.get());
    let is_table = phase == Some(TablePhase::Play);
    // Elsewhere what egui does not draw is scenery.
    let counts = phase.is_some() && !is_table || *screen.get() == Screen::Result;
    let changed = parts != current.parts
        || told.is_changed()
        || texts.is_changed()
        || screen.is_changed()
        || counts && !changed_labels.is_empty();
    let known = current.bypass_change_detection();
    known.stale |= changed;
    known.age += time.delta();
    if !known.stale {
        return;
    }
    // A window that has just opened or closed: what lies under it is still among the parts, or not yet.
    let changes = ctx.memory(|memory| memory.top_modal_layer().is_some()) != is_window;
    if known.age < REST || changes {
        redraw.write(RequestRedraw);
        return;
    }
    let name: &str = match phase {
        Some(TablePhase::Play) => "table",
        Some(TablePhase::Scoring) => "scoring",
        Some(TablePhase::FinalScoring) => "final-scoring",
        Some(TablePhase::Revelation) => "revelation",
        None => (*screen.get()).into(),
    };
    let source = TreeSource {
        texts: &texts,
        parts: &parts,
        reached: regions.tab_stops().iter().map(|stop| stop.id).collect(),
        table: if is_table { &told.0 } else { &[] },
        labels: if counts { labels_in_view(&labels, &viewport) } else { Vec::new() },
        screen: format!("told-screen-{name}"),
        is_window,
        is_table,
    };
    let tree = source.tree();
    // What has just been drawn for the first time is reached from the next frame on.
    redraw.write(RequestRedraw);
    (known.parts, known.stale, known.age) = (parts, false, Duration::ZERO);
    if known.tree != tree {
        current.tree = tree;
    }
}

type SeenLabel = (&'static Label, &'static GlobalTransform, &'static InheritedVisibility);

fn labels_in_view(labels: &Query<SeenLabel>, viewport: &Viewport) -> Vec<(Rect, String)> {
    let seen = viewport.visible();
    let placed = |(label, at, visible): (&Label, &GlobalTransform, &InheritedVisibility)| {
        let corner = at.translation().truncate() * Vec2::new(1.0, -1.0);
        let rect = Rect::from_center_size(corner, label.room());
        let is_told = visible.get() && label.color.alpha() > 0.1 && label.text.chars().any(char::is_alphanumeric);
        (is_told && !rect.intersect(seen).is_empty()).then(|| (rect, label.text.clone()))
    };
    labels.iter().filter_map(placed).collect()
}
