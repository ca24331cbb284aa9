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
mod placements;
mod prompt_card;
mod route;
mod scenery;
pub mod side;
mod start_tile;
mod storage;
mod supply;
mod trains;

use bevy::prelude::*;

use super::{
    layout::Zone,
    scene::{pieces::Scene, view::View},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(explain::plugin);
}

/// Lays all zones that are in view.
pub fn lay(view: &View, scene: &mut Scene) {
    for zone in &view.layout.zones {
        let lay = match zone {
            Zone::Night => ground::night,
            Zone::TopBar => ground::top_bar,
            Zone::Prompt => ground::prompt,
            Zone::Sheet => ground::sheet,
            Zone::Board => ground::board,
            Zone::Offer => offer::lay,
            Zone::StartTile => start_tile::lay,
            Zone::Departures => offer::places_of_the_rest,
            Zone::Market => market::lay,
            Zone::Supply => supply::lay_supply,
            Zone::Dummies => supply::lay_dummies,
            Zone::Route => route::lay,
            Zone::Middle => middle::lay,
            Zone::Trains => trains::lay,
            Zone::Dragged => placements::dragged,
            Zone::Coins => side::coins,
            Zone::MailCars => side::mail_cars,
            Zone::Contracts => contracts::lay,
            Zone::Taken => collected::lay,
            Zone::Evidence => evidence::lay,
            Zone::Storage => storage::lay,
            Zone::Hand => prompt_card::lay,
        };
        lay(view, scene);
    }
    // What answers the question is never below something that does not.
    scene.targets.sort_by_cached_key(|(target, _)| view.lit(*target));
}
