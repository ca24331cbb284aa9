//! The title: the train emerges from the steam under a departures board whose lines are the menu.

mod board;
mod phone;
mod scene;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Key},
};

use crate::{
    localization::Texts,
    persistence::{Claim, Notices, SaveOwnership, SavedGames, open_elsewhere},
    screens::start::resume,
    session::card_set::CardSet,
    state::{Overlay, Screen},
    ui::{brush::Brush, keys::Shortcuts},
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
    saved: Res<SavedGames>,
    claim: Res<Claim>,
    texts: Res<Texts>,
    cards: Res<CardSet>,
    keys: Res<ButtonInput<KeyCode>>,
    shortcuts: Res<Shortcuts>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let elsewhere = claim.ownership() == SaveOwnership::Elsewhere;
    let entries = board::entries(&saved);
    let free = notices.0.is_empty() && *overlay.get() == Overlay::None;
    let walked = if free { menu.walk(&entries, &keys, &ctx) } else { None };
    if free && [Key::F1, Key::H].into_iter().any(|key| shortcuts.letter(key)) {
        next_overlay.set(Overlay::Help(0));
    }
    let clicked = brush.canvas(&ctx, "title", egui::Order::Background, None, |canvas| {
        scene::draw(canvas, shape, &steam);
        scene::lettering(canvas, shape);
        let clicked = board::draw(canvas, shape, &mut menu, &entries, &saved, elsewhere);
        scene::frame(canvas, shape);
        clicked
    });
    let taken = walked.or(clicked.filter(|_| free));
    match taken {
        Some(MenuEntry::Continue | MenuEntry::Earlier) if elsewhere => notices.tell(open_elsewhere(&texts)),
        Some(entry @ (MenuEntry::Continue | MenuEntry::Earlier)) => {
            let game = if entry == MenuEntry::Continue { &saved.current } else { &saved.earlier };
            if game.clone().is_some_and(|game| resume(&mut commands, &cards, game)) {
                next.set(Screen::Table);
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
