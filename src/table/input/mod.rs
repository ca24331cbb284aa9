//! What is pointed at and clicked on the table, by mouse, finger or keys, what a click means and what it would change.

pub mod choosing;
pub mod click;
pub mod drag;
mod forecast;
pub mod keys;
pub mod options;
pub mod pointed;
pub mod preview;
pub mod showing;
mod swipe;

use bevy::prelude::*;

use self::{
    choosing::{Hovered, Selection},
    drag::Drag,
    pointed::{Pointed, Targets},
};
use crate::{
    session::PlaySet,
    state::{Screen, TablePhase},
    table::{layout::has_tabs, names::TableRegion},
    ui::{focus::MoveFocus, hit_regions::Regions},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((choosing::plugin, preview::plugin, showing::plugin))
        .add_message::<click::ClickedInVain>()
        .add_message::<pointed::RulesAskedFor>()
        .init_resource::<Targets>()
        .init_resource::<Pointed>()
        .init_resource::<Drag>()
        .init_resource::<swipe::Drawn>()
        .add_systems(
            Update,
            (
                pointed::follow_pointer,
                swipe::follow.run_if(has_tabs),
                // On a phone a finger that is drawn across the table swipes.
                (keys::point_at_focus, drag::drag.run_if(not(has_tabs)), click::click).chain().run_if(pointed::is_free),
                drag::let_go.run_if(not(pointed::is_free)),
                click::forget_selection,
            )
                .chain()
                .after(MoveFocus)
                .after(PlaySet::Offer)
                .before(PlaySet::Draw)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, name_targets.after(PlaySet::Draw).run_if(in_state(Screen::Table)))
        .add_systems(
            Update,
            keys::add_tab_stops.after(PlaySet::Draw).run_if(in_state(TablePhase::Play)).run_if(pointed::is_free),
        )
        .add_systems(OnExit(Screen::Table), leave);
}

/// Names what can be pointed at, so that scripts and tests find it.
fn name_targets(targets: Res<Targets>, mut regions: ResMut<Regions>) {
    for (target, rect) in &targets.all {
        regions.add(*target, *rect);
    }
    if let Some(rect) = targets.explanation {
        regions.add(TableRegion::Explanation, rect);
    }
    if let Some(rect) = targets.explanation_rules {
        regions.add(TableRegion::ExplanationRules, rect);
    }
}

fn leave(mut targets: ResMut<Targets>, mut hovered: ResMut<Hovered>, mut selection: ResMut<Selection>) {
    *targets = Targets::default();
    *hovered = Hovered(None);
    *selection = Selection::None;
}
