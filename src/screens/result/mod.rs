//! The end of the line: the terminus with its steps, the score table of every point, the chart.

mod ceremony;
mod chart;
mod layout;
mod memories;
mod panel;
mod scene;
mod score_table;
mod standings;
#[cfg(test)]
mod tests;
mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    localization::Texts,
    scene::{
        motion::{Pieces, ScenePage},
        scene_piece::ScenePiece,
        timeline::Timeline,
    },
    session::{self, NewGame, Presentation, Session, card_set::CardSet, random_seed},
    state::Screen,
    ui::brush::Brush,
};
pub use panel::ResultControl;
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ceremony::plugin, scene::plugin))
        .add_systems(Update, arrive.run_if(in_state(Screen::Table)))
        .add_systems(EguiPrimaryContextPass, draw.run_if(resource_exists::<standings::Standings>));
}

/// The game is over and everything has been shown.
fn arrive(game: Res<Game>, session: Res<Session>, shown: Res<Presentation>, mut next: ResMut<NextState<Screen>>) {
    if game.is_over() && shown.is_idle() && !session.lesson {
        next.set(Screen::Result);
    }
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    laid: Res<scene::ResultPlaces>,
    mut timeline: ResMut<Timeline>,
    standings: Res<standings::Standings>,
    texts: Res<Texts>,
    game: Res<Game>,
    session: Res<Session>,
    cards: Res<CardSet>,
    mut next: ResMut<NextState<Screen>>,
    ground: Res<Pieces<scene::NightPiece>>,
    pieces: Query<&ScenePiece>,
    mut page: ScenePage<scene::PodiumPiece>,
) -> Result {
    let Some((layout, ..)) = &laid.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    // A click or a key speeds it up.
    let hastened = ctx.input(|input| {
        input.pointer.any_pressed() || input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Space)
    });
    if hastened {
        timeline.skip();
    }
    let train = ground.entity(scene::NightPiece::Train).and_then(|train| pieces.get(train).ok());
    let train_passes = train.is_some_and(ScenePiece::is_on_its_way);
    let (game, standings) = (&*game, &*standings);
    let view = view::ResultView { layout, game, standings, timeline: &timeline, texts: &texts, train_passes };
    let pressed = brush.canvas(&ctx, "result", egui::Order::Background, None, |canvas| panel::draw(canvas, &view));
    page.move_to(egui::vec2(pressed.podium.x, pressed.podium.y));
    if pressed.title {
        next.set(Screen::Title);
    }
    if let (true, Ok(catalogue)) = (pressed.again, &cards.0) {
        let mut setup = game.setup().clone();
        setup.seed = random_seed(6);
        let new = NewGame { seats: session.seats.clone(), setup, autoplay: session.autoplay };
        match session::start(&mut commands, catalogue.clone(), new) {
            Ok(()) => next.set(Screen::Table),
            Err(error) => error!("the game cannot begin again: {error}"),
        }
    }
    Ok(())
}
