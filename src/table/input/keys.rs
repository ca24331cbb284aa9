//! Playing on the table with the keys: what has the focus is pointed at.

use bevy::prelude::*;

use super::{
    choosing::{self, Click, Hovered, Selection},
    options::Options,
    pointed::{Pointed, Targets},
};
use crate::{
    session::PendingQuestion,
    table::names::Target,
    ui::{focus::Focus, hit_regions::Regions, tab_stop::TabStop},
};
use rules::Game;

/// The thing on the table that has the focus.
pub fn focused(focus: &Focus) -> Option<Target> {
    focus.at()?.get()
}

/// What the keys have moved to is pointed at, until the pointer moves.
pub(super) fn point_at_focus(focus: Res<Focus>, mut pointed: ResMut<Pointed>, mut hovered: ResMut<Hovered>) {
    if focus.has_moved() {
        pointed.by_keys = true;
        hovered.set_if_neq(Hovered(focused(&focus)));
    }
}

/// Everything on a free table can be reached; what answers the question is lit.
pub(super) fn add_tab_stops(
    targets: Res<Targets>,
    game: Res<Game>,
    pending: Res<PendingQuestion>,
    selection: Res<Selection>,
    mut regions: ResMut<Regions>,
) {
    let focus = choosing::card_in_focus(None, *selection, &pending.choices);
    let options = Options::new(&game, &pending, *selection, focus);
    for (target, rect) in &targets.all {
        let lit = options.click(*target) != Click::Nothing;
        regions.add_tab_stop(TabStop { id: (*target).into(), rect: *rect, widget: None, lit, in_sight: true });
    }
}
