//! The end of the line: the terminus with its steps, the score table of every point, the chart.

mod ceremony;
mod chart;
mod layout;
mod memories;
mod mentions;
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
    replay::Watch,
    scene::{
        motion::{Pieces, ScenePage},
        scene_piece::ScenePiece,
        timeline::Timeline,
    },
    session::{self, NewGame, Occasion, Presentation, Session, card_set::CardSet, random_seed},
    state::Screen,
    travels::BoardTravel,
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
    if game.is_over() && shown.is_idle() && session.is_played() {
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
    mut boarded: MessageWriter<BoardTravel>,
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
        let prepared = session.is_played() && session.label.occasion != Occasion::Free;
        next.set(if prepared { Screen::Daily } else { Screen::Title });
    }
    if pressed.watch {
        let (seats, record) = (session.seats.clone(), session.record.clone());
        let watch = Watch {
            seats,
            record,
            begins: session.begins.clone(),
            title: String::new(),
            at: 0,
            plays: true,
            back_to: Screen::Result,
        };
        commands.write_message(watch);
    }
    // A prepared journey is played again as it is.
    let travel = match session.label.occasion {
        Occasion::Free => None,
        Occasion::Daily { date, .. } => Some(BoardTravel::Daily(date)),
        Occasion::Ladder { number } => Some(BoardTravel::Ladder(number)),
    };
    if let (true, Some(travel)) = (pressed.again, travel) {
        boarded.write(travel);
    } else if let (true, Ok(catalogue)) = (pressed.again, &cards.0) {
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
