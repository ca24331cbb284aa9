//! What is done with a game that is over: played again, watched, reviewed, shared.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;

use super::{panel::ResultControl, picture::PictureWanted};
use crate::{
    controls::Pressed,
    localization::Texts,
    online::Friends,
    persistence::{HandOut, SavedGame, SavedGames},
    replay::Watch,
    review::ReviewWanted,
    screens::{
        saved_games::game_name,
        sharing::{Sharing, sharing},
    },
    session::{self, GameId, NewGame, Occasion, Session, card_set::CardSet, random_seed},
    state::Screen,
    travels::BoardTravel,
    ui::brush::Brush,
};
use online::{RoomStage, ToServer};
use rules::Game;

/// Whether the window for sharing is open.
#[derive(Resource, Default)]
pub struct SharingOpen(pub bool);

/// All that it takes.
#[derive(SystemParam)]
pub struct ResultDoings<'w, 's> {
    pub game: Res<'w, Game>,
    pub sharing: ResMut<'w, SharingOpen>,
    friends: ResMut<'w, Friends>,
    commands: Commands<'w, 's>,
    session: Res<'w, Session>,
    saved: Res<'w, SavedGames>,
    cards: Res<'w, CardSet>,
    texts: Res<'w, Texts>,
    next: ResMut<'w, NextState<Screen>>,
    boarded: MessageWriter<'w, BoardTravel>,
    watched: MessageWriter<'w, Watch>,
    reviews: MessageWriter<'w, ReviewWanted>,
    out: MessageWriter<'w, HandOut>,
    pictures: MessageWriter<'w, PictureWanted>,
}

impl ResultDoings<'_, '_> {
    /// The saved game that the Master can go through: it began at the beginning.
    pub fn reviewable(&self) -> Option<GameId> {
        let id = self.session.id.as_ref().filter(|_| self.session.begins.is_none())?;
        self.saved.game(id).map(|game| game.id.clone())
    }

    /// Whether it was played with friends elsewhere, with whom one can play again.
    pub fn in_company(&self) -> bool {
        self.friends.own_chair().is_some()
    }

    /// Does what a button says.
    pub fn obey(&mut self, control: ResultControl) {
        match control {
            ResultControl::Title => {
                let prepared = matches!(
                    self.session.label.occasion,
                    Occasion::Daily { .. } | Occasion::Ladder { .. } if self.session.is_played()
                );
                self.next.set(if prepared { Screen::Daily } else { Screen::Title });
            }
            ResultControl::Again => self.play_again(),
            ResultControl::Watch => {
                let (seats, record) = (self.session.seats.clone(), self.session.record.clone());
                let (begins, back_to) = (self.session.begins.clone(), Screen::Result);
                self.watched.write(Watch { seats, record, begins, title: String::new(), at: 0, plays: true, back_to });
            }
            ResultControl::Review => {
                if let Some(id) = self.reviewable() {
                    self.reviews.write(ReviewWanted { id, back_to: Some(Screen::Result) });
                }
            }
            ResultControl::Share => self.sharing.0 = true,
        }
    }

    /// The same again with other cards; a prepared journey is played again as it is.
    fn play_again(&mut self) {
        match self.session.label.occasion {
            Occasion::Daily { date, .. } => _ = self.boarded.write(BoardTravel::Daily(date)),
            Occasion::Ladder { number } => _ = self.boarded.write(BoardTravel::Ladder(number)),
            _ if self.in_company() => self.play_with_them_again(),
            Occasion::Free | Occasion::Challenge { .. } => {
                let Ok(catalogue) = &self.cards.0 else { return };
                let mut setup = self.game.setup().clone();
                setup.seed = random_seed(6);
                let new = NewGame { seats: self.session.seats.clone(), setup, autoplay: self.session.autoplay };
                match session::start(&mut self.commands, catalogue.clone(), new) {
                    Ok(()) => self.next.set(Screen::Table),
                    Err(error) => error!("the game cannot begin again: {error}"),
                }
            }
        }
    }

    /// Back to the room, where the next game is agreed on; somebody else may have been quicker.
    fn play_with_them_again(&mut self) {
        if self.friends.gathering().is_some_and(|gathering| gathering.stage == RoomStage::Over) {
            self.friends.say(&ToServer::Rematch);
        }
        self.next.set(Screen::Setup);
    }

    /// The window for sharing; what is chosen is handed out.
    pub fn share(&mut self, brush: &mut Brush, ctx: &egui::Context, keys: &Pressed) {
        let session = &self.session;
        let game = SavedGame {
            id: session.id.clone().unwrap_or_else(|| GameId::new("shared")),
            label: session.label.clone(),
            seats: session.seats.clone(),
            record: session.record.clone(),
            begins: session.begins.clone(),
            game: Box::new(self.game.clone()),
        };
        let name = game_name(&self.texts, &game);
        let Some(answer) = sharing(brush, ctx, keys, (&game, &name), true) else { return };
        self.sharing.0 = false;
        match answer {
            Sharing::HandOut(leaves) => _ = self.out.write(leaves),
            Sharing::Picture(name) => _ = self.pictures.write(PictureWanted(name)),
            Sharing::Close => {}
        }
    }
}
