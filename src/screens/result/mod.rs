//! The end of the line: the terminus with its steps, the score table of every point, the chart.

mod ceremony;
mod chart;
mod doings;
mod layout;
mod memories;
mod mentions;
mod panel;
mod picture;
mod scene;
mod score_table;
mod standings;
#[cfg(test)]
mod tests;
mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    controls::{KeyAction, Pressed},
    localization::Texts,
    scene::{
        motion::{Pieces, ScenePage},
        scene_piece::ScenePiece,
        timeline::Timeline,
    },
    session::{Presentation, Session},
    state::Screen,
    ui::brush::Brush,
};
use doings::{ResultDoings, SharingOpen};
pub use panel::ResultControl;
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SharingOpen>()
        .add_plugins((ceremony::plugin, picture::plugin, scene::plugin))
        .add_systems(Update, arrive.run_if(in_state(Screen::Table)))
        .add_systems(EguiPrimaryContextPass, draw.run_if(resource_exists::<standings::Standings>));
}

/// The game is over and everything has been shown.
fn arrive(game: Res<Game>, session: Res<Session>, shown: Res<Presentation>, mut next: ResMut<NextState<Screen>>) {
    if game.is_over() && shown.is_idle() && session.is_played() {
        next.set(Screen::Result);
    }
}

/// A press so soon after the screen was there is still meant for the one before: a second click starts no new game.
const EARLY_MILLIS: u16 = 600;

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    laid: Res<scene::ResultPlaces>,
    mut timeline: ResMut<Timeline>,
    standings: Res<standings::Standings>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    ground: Res<Pieces<scene::NightPiece>>,
    pieces: Query<&ScenePiece>,
    mut page: ScenePage<scene::PodiumPiece>,
    mut doings: ResultDoings,
    mut pressed_early: Local<bool>,
) -> Result {
    let Some((layout, ..)) = &laid.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    // A click or a key speeds it up.
    let by_key = keys.just(KeyAction::Confirm) || keys.just(KeyAction::Next);
    let touched = ctx.input(|input| input.pointer.any_pressed());
    if touched {
        *pressed_early = !timeline.is_past(EARLY_MILLIS);
    }
    if by_key || touched {
        timeline.skip();
    }
    let train = ground.entity(scene::NightPiece::Train).and_then(|train| pieces.get(train).ok());
    let train_passes = train.is_some_and(ScenePiece::is_on_its_way);
    let (game, standings) = (&*doings.game, &*standings);
    let reviewable = doings.reviewable().is_some();
    let in_company = doings.in_company();
    let view = view::ResultView {
        layout,
        game,
        standings,
        timeline: &timeline,
        texts: &texts,
        train_passes,
        reviewable,
        in_company,
    };
    let (pressed, moved) =
        brush.canvas(&ctx, "result", egui::Order::Background, None, |canvas| panel::draw(canvas, &view));
    page.move_to(moved);
    if doings.sharing.0 {
        doings.share(&mut brush, &ctx, &keys);
    } else if let Some(control) = pressed.filter(|control| *control != ResultControl::Again || !*pressed_early) {
        doings.obey(control);
    }
    Ok(())
}
