//! The title: the train emerges from the steam under a departures board whose lines are the menu.

mod layout;
mod menu;
mod panel;
mod scene;
mod steam;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    controls::{KeyAction, Pressed},
    localization::Texts,
    opening::resume,
    persistence::{Claim, LookForGames, Notices, SaveOwnership, SavedGames, open_elsewhere},
    session::{card_set::CardSet, settings::Settings},
    state::{Overlay, Screen},
    ui::brush::Brush,
};
use menu::Menu;
pub use menu::TitleControl;
pub use panel::along;
use scene::TitlePlaces;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Menu>()
        .add_plugins((scene::plugin, steam::plugin))
        .add_systems(OnEnter(Screen::Title), light_first.after(LookForGames))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Title)));
}

fn light_first(settings: Res<Settings>, saved: Res<SavedGames>, mut menu: ResMut<Menu>) {
    let journey = &settings.journey;
    let has_played = journey.games_played > 0 || !journey.done.is_empty() || settings.last_game.is_some();
    menu.lit = menu.first(&saved, has_played);
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut menu: ResMut<Menu>,
    mut notices: ResMut<Notices>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    laid: Res<TitlePlaces>,
    saved: Res<SavedGames>,
    claim: Res<Claim>,
    texts: Res<Texts>,
    cards: Res<CardSet>,
    mut settings: ResMut<Settings>,
    keys: Res<Pressed>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let Some(laid) = &laid.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let elsewhere = claim.ownership() == SaveOwnership::Elsewhere;
    let entries = menu.entries(&saved);
    let free = notices.0.is_empty() && *overlay.get() == Overlay::None;
    let walked = if free { menu.walk(&entries, &keys, &ctx) } else { None };
    if free && [KeyAction::Rules, KeyAction::Hint].into_iter().any(|action| keys.just(action)) {
        next_overlay.set(Overlay::Rules);
    }
    let clicked = brush.canvas(&ctx, "title", egui::Order::Background, None, |canvas| {
        panel::draw(canvas, laid, &mut menu, &saved, elsewhere)
    });
    let taken = walked.or(clicked.filter(|_| free));
    match taken {
        Some(TitleControl::Continue) if elsewhere => notices.tell(open_elsewhere(&texts)),
        Some(TitleControl::Continue)
            if saved.current().cloned().is_some_and(|game| resume(&mut commands, &cards, game)) =>
        {
            next.set(Screen::Table);
        }
        Some(TitleControl::NewGame) => next.set(Screen::Setup),
        Some(TitleControl::Journey) => next.set(Screen::Journey),
        Some(TitleControl::Daily) => next.set(Screen::Daily),
        Some(TitleControl::SavedGames) => next.set(Screen::SavedGames),
        Some(TitleControl::Rules) => next_overlay.set(Overlay::Rules),
        Some(TitleControl::Speak(language)) => settings.set_language(language.id()),
        Some(TitleControl::Settings) => next_overlay.set(Overlay::Settings),
        Some(TitleControl::Quit) => {
            exit.write(AppExit::Success);
        }
        _ => {}
    }
    Ok(())
}
