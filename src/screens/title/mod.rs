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
    online::{Friends, WaysBack},
    opening::resume,
    persistence::{Claim, LookForGames, Notices, SaveOwnership, SavedGames, open_elsewhere},
    screens::{entrance::Doorway, running_games::running},
    session::{Lineup, card_set::CardSet, settings::Settings},
    state::{Overlay, Screen},
    ui::{brush::Brush, viewport::Viewport},
};
use layout::TitleLayout;
use menu::Menu;
pub use menu::TitleControl;
pub use panel::along;
use scene::{LayTitle, TitlePlaces};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Menu>()
        .add_plugins((scene::plugin, steam::plugin))
        .add_systems(OnEnter(Screen::Title), light_first.after(LookForGames))
        .add_systems(Update, list_friends.before(LayTitle).run_if(in_state(Screen::Title)))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Title)));
}

fn light_first(settings: Res<Settings>, saved: Res<SavedGames>, mut menu: ResMut<Menu>) {
    let journey = &settings.journey;
    let has_played = journey.games_played > 0 || !journey.done.is_empty() || settings.last_game.is_some();
    menu.lit = menu.first(&saved, has_played);
}

/// The server is asked how the games with friends stand; the first of them is offered if there is room for its line.
fn list_friends(
    mut ways: ResMut<WaysBack>,
    mut friends: ResMut<Friends>,
    mut menu: ResMut<Menu>,
    (cards, saved): (Res<CardSet>, Res<SavedGames>),
    texts: Res<Texts>,
    viewport: Res<Viewport>,
    screen: Res<State<Screen>>,
) {
    if screen.is_changed() {
        ways.glance(&mut friends, &cards);
    }
    let game = running(&texts, &ways).into_iter().next().filter(|game| {
        let menu = Menu { lit: 0, friends: Some(game.clone()) };
        TitleLayout::of(&viewport, menu.departures(&saved)).holds_board()
    });
    if menu.friends != game {
        // The light stays on the line where it was.
        let others = usize::from(game.is_some()) as isize - usize::from(menu.friends.is_some()) as isize;
        if menu.lit > 0 {
            menu.lit = menu.lit.saturating_add_signed(others);
        }
        menu.friends = game;
    }
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut menu: ResMut<Menu>,
    mut notices: ResMut<Notices>,
    (overlay, mut next_overlay): (Res<State<Overlay>>, ResMut<NextState<Overlay>>),
    laid: Res<TitlePlaces>,
    saved: Res<SavedGames>,
    claim: Res<Claim>,
    (texts, cards): (Res<Texts>, Res<CardSet>),
    mut settings: ResMut<Settings>,
    keys: Res<Pressed>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    (lineup, ways): (Res<Lineup>, Res<WaysBack>),
    (mut door, mut friends): (ResMut<Doorway>, ResMut<Friends>),
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
        Some(TitleControl::Friends) => {
            if let Some(seat) = lineup.seats.first() {
                door.approach(seat, None);
                door.from_title = true;
                next.set(Screen::Setup);
            }
        }
        Some(TitleControl::FriendsGame) => {
            if let Some(game) = menu.friends.as_ref().and_then(|line| ways.games.get(line.place)) {
                friends.come_back(&cards, &game.way);
                next.set(Screen::Setup);
            }
        }
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
