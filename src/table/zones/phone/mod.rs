//! The zones as a phone shows them: the offer and the trains, or what a tab brings into view.

mod lanes;
mod row;

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    collected, contracts, evidence, ground, market, middle, offer, prompt_card, route, side, storage, supply, trains,
};
use crate::{
    drawing::{Drawing, colour},
    table::scene::{
        pieces::{Scene, z},
        view::View,
    },
    ui::{regions::Tab, theme::palette},
};
use rules::TrainId;

/// Lays what is in view.
pub fn lay(view: &View, scene: &mut Scene) {
    ground(view, scene);
    let plan = view.plan;
    match plan.phone_view.tab {
        Tab::Offer => {
            offer::lay_cards(view, scene);
            row::lay(view, scene);
            storage::lay(view, scene);
            prompt_card::lay(view, scene);
        }
        Tab::Route => {
            route::lay(view, scene);
            if plan.is_portrait() {
                middle::lay(view, scene);
            }
        }
        Tab::Market => {
            market::lay(view, scene);
            supply::lay_supply(view, scene);
        }
        Tab::Coins => side::lay(view, scene),
        Tab::Contract => {
            contracts::lay(view, scene);
            collected::lay(view, scene);
            evidence::lay(view, scene);
            if !plan.is_portrait() {
                middle::lay(view, scene);
            }
        }
        Tab::Others => supply::lay_dummies(view, scene),
        Tab::Log => {}
    }
    row::start_tile(view, scene);
    if plan.is_portrait() || matches!(plan.phone_view.tab, Tab::Offer | Tab::Route) {
        for train in TrainId::BOTH {
            lanes::lay(view, scene, train);
            trains::lay_pieces(view, scene, train);
        }
    }
    offer::places_of_the_rest(view, scene);
}

/// The night, the bar at the top, and the frames of what is in view.
fn ground(view: &View, scene: &mut Scene) {
    ground::night(view, scene);
    let plan = view.plan;
    let (bar, seen, line) = (plan.top_bar(), view.visible, colour(palette::BRASS));
    let mut drawing = Drawing::default();
    let across = |y: f32, high: f32| Rect::new(seen.min.x - 2.0, y, seen.max.x + 2.0, y + high);
    drawing.fill(across(seen.min.y - 2.0, bar.max.y - seen.min.y + 2.0), colour(Color32::from_rgb(0x0A, 0x13, 0x22)));
    drawing.fill(across(bar.max.y, 1.4), line).fill(across(bar.max.y + 2.6, 0.7), line.with_alpha(0.5));
    let sheet = !matches!(plan.phone_view.tab, Tab::Offer) && !plan.large_trains();
    if sheet {
        drawing.slice("panel/lacquer", 20.0, plan.sheet());
    }
    if plan.is_portrait() || !sheet {
        drawing.slice(format!("panel/board/{}", view.colour(view.viewed)), 20.0, plan.board());
    }
    scene.still("top", 0, 0, drawing, Vec2::ZERO, z::FRAME);
}
