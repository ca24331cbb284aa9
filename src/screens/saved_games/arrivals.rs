//! Games that come from elsewhere are put on the shelf, and what became of those that were passed on is said.

use bevy::{prelude::*, window::RequestRedraw};

use super::{about, view::ShelfView};
use crate::{
    controls::Pressed,
    localization::Texts,
    persistence::{HandOut, HandedOut, SavedGames, Store, from_passed_on},
    session::card_set::CardSet,
    state::Screen,
    widgets::toast::Toast,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (paste.run_if(in_state(Screen::SavedGames)), take_in).chain());
}

/// Ctrl or Cmd and V.
fn paste(keys: Res<Pressed>, view: Res<ShelfView>, mut out: MessageWriter<HandOut>) {
    // In a browser the page does it.
    if keys.pastes && view.name.is_none() && !cfg!(target_arch = "wasm32") {
        out.write(HandOut::Paste);
    }
}

fn take_in(
    mut handed: MessageReader<HandedOut>,
    screen: Res<State<Screen>>,
    texts: Res<Texts>,
    cards: Res<CardSet>,
    mut saved: ResMut<SavedGames>,
    mut store: ResMut<Store>,
    mut view: ResMut<ShelfView>,
    mut next: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for handed in handed.read() {
        redraw.write(RequestRedraw);
        let words = match handed {
            HandedOut::Copied => texts.get("saved-games-copied"),
            HandedOut::Exported(None) => continue,
            HandedOut::Exported(Some(place)) => texts.with("saved-games-exported", [("place", place.into())]),
            HandedOut::Failed(reason) => texts.with("saved-games-not-exported", [("reason", reason.into())]),
            // A game on the table is not disturbed.
            HandedOut::Came(_) if !matches!(screen.get(), Screen::Title | Screen::SavedGames) => continue,
            HandedOut::Came(text) => match from_passed_on(text, &cards) {
                Ok(game) => {
                    let id = saved.add(&mut store, game);
                    let name = saved.game(&id).map_or_else(String::new, |game| about::name(&texts, game));
                    view.chosen = Some(id);
                    if *screen.get() == Screen::Title {
                        next.set(Screen::SavedGames);
                    }
                    texts.with("saved-games-imported", [("name", name.into())])
                }
                Err(error) => texts.with("saved-games-not-imported", [("reason", error.to_string().into())]),
            },
        };
        toasts.write(Toast(words));
    }
}
