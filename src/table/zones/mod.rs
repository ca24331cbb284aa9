//! The zones of the table, one file each: what lies where, from what is shown now.

mod collected;
mod contracts;
pub mod evidence;
pub mod explain;
mod ground;
mod guests;
mod market;
mod middle;
mod offer;
mod phone;
mod placements;
mod prompt_card;
mod route;
mod scenery;
pub mod side;
mod storage;
mod supply;
mod trains;

use bevy::prelude::*;

use super::scene::{pieces::Scene, view::View};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(explain::plugin);
}

/// Lays all zones.
pub fn lay(view: &View, scene: &mut Scene) {
    if view.plan.phone().is_some() {
        return phone::lay(view, scene);
    }
    ground::lay(view, scene);
    offer::lay(view, scene);
    market::lay(view, scene);
    supply::lay(view, scene);
    route::lay(view, scene);
    middle::lay(view, scene);
    trains::lay(view, scene);
    placements::dragged(view, scene);
    side::lay(view, scene);
    contracts::lay(view, scene);
    collected::lay(view, scene);
    evidence::lay(view, scene);
    storage::lay(view, scene);
    prompt_card::lay(view, scene);
}
