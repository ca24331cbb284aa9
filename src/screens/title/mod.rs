//! The title: the train leaves the steam under a departures board whose lines are the menu.

mod board;
mod scene;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    persistence::{FoundGame, Notices},
    session::{self, card_set::CardSet},
    state::{Overlay, Screen},
    ui::{
        brush::Brush,
        dialog::{Dialog, dialog},
        regions::Control,
    },
};
use board::{Menu, MenuEntry};
use scene::Steam;
pub use scene::along;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Menu>()
        .add_plugins(scene::plugin)
        .add_systems(OnEnter(Screen::Title), |mut menu: ResMut<Menu>| menu.lit = 0)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Title)));
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut menu: ResMut<Menu>,
    mut notices: ResMut<Notices>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    steam: Res<Steam>,
    kept: Res<FoundGame>,
    cards: Res<CardSet>,
    keys: Res<ButtonInput<KeyCode>>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let entries = board::entries(kept.0.is_some());
    let free = notices.0.is_empty() && *overlay.get() == Overlay::None;
    let walked = if free { menu.walk(&entries, &keys) } else { None };
    let clicked = brush.canvas(&ctx, "title", egui::Order::Background, None, |canvas| {
        scene::draw(canvas, shape, &steam);
        scene::lettering(canvas, shape);
        let clicked = board::draw(canvas, shape, &mut menu, &entries, kept.0.as_ref());
        scene::frame(canvas, shape);
        clicked
    });
    if let Some(notice) = notices.0.last() {
        let buttons = [(Control::NoticeRead, "notice-read")];
        let what = Dialog { title: &notice.title, lines: &notice.lines, buttons: &buttons, escape: 0 };
        if dialog(&mut brush, &ctx, &keys, &what).is_some() {
            notices.0.pop();
        }
        return Ok(());
    }
    match walked.or(clicked.filter(|_| free)) {
        Some(MenuEntry::Continue) => {
            if let (Some(game), Ok(catalogue)) = (kept.0.clone(), &cards.0) {
                match session::resume(&mut commands, catalogue.clone(), game.seats, game.record) {
                    Ok(()) => next.set(Screen::Table),
                    Err(error) => error!("the kept game cannot be gone on with: {error}"),
                }
            }
        }
        Some(MenuEntry::NewGame) => next.set(Screen::Setup),
        Some(MenuEntry::Rules) => next_overlay.set(Overlay::Help(0)),
        Some(MenuEntry::Settings) => next_overlay.set(Overlay::Settings),
        Some(MenuEntry::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}
