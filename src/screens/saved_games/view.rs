//! How the shelf is looked at, and what is done with its games.

use std::cmp::Reverse;

use bevy::{ecs::system::SystemParam, prelude::*};

use super::about;
use crate::{
    localization::Texts,
    persistence::{Claim, HandOut, Notices, SavedGame, SavedGames, ShelvedGame, Store},
    replay,
    review::ReviewWanted,
    session::{GameId, card_set::CardSet, settings::Settings},
    state::Screen,
};

/// Which games are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownGames {
    #[default]
    All,
    Underway,
    Finished,
}

/// In which order they hang.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShelfOrder {
    #[default]
    Newest,
    Best,
    Name,
}

/// How the shelf is looked at.
#[derive(Resource, Default)]
pub struct ShelfView {
    pub shown: ShownGames,
    pub order: ShelfOrder,
    pub chosen: Option<GameId>,
    /// What is being typed as the name of the chosen game.
    pub name: Option<String>,
    /// The window for sharing is open.
    pub shares: bool,
}

/// The games as they are shown now.
pub fn listed<'a>(saved: &'a SavedGames, view: &ShelfView, texts: &Texts) -> Vec<&'a ShelvedGame> {
    let is_shown = |shelved: &&ShelvedGame| match (&shelved.found, view.shown) {
        (_, ShownGames::All) => true,
        (Ok(game), ShownGames::Underway) => game.asked().is_some(),
        (Ok(game), ShownGames::Finished) => game.asked().is_none(),
        (Err(_), _) => false,
    };
    let mut all: Vec<_> = saved.games.iter().filter(is_shown).collect();
    let of = |shelved: &ShelvedGame, number: fn(&SavedGame) -> u16| shelved.found.as_ref().map_or(0, number);
    match view.order {
        ShelfOrder::Newest => {}
        ShelfOrder::Best => {
            all.sort_by_key(|shelved| Reverse(of(shelved, |game| game.game.board().player(game.owner()).score())))
        }
        ShelfOrder::Name => {
            all.sort_by_cached_key(|shelved| {
                shelved.found.as_ref().map_or(String::new(), |game| about::name(texts, game).to_lowercase())
            });
        }
    }
    all
}

/// What is done with games.
#[derive(SystemParam)]
pub struct ShelfDoings<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub saved: ResMut<'w, SavedGames>,
    pub store: ResMut<'w, Store>,
    pub claim: Res<'w, Claim>,
    pub cards: Res<'w, CardSet>,
    pub settings: Res<'w, Settings>,
    pub notices: ResMut<'w, Notices>,
    pub view: ResMut<'w, ShelfView>,
    pub next: ResMut<'w, NextState<Screen>>,
    pub out: MessageWriter<'w, HandOut>,
    pub reviews: MessageWriter<'w, ReviewWanted>,
    pub watched: MessageWriter<'w, replay::Watch>,
}
