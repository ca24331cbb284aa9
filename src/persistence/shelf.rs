//! All saved games: looked up, written while they are played, renamed and deleted.

use std::time::Duration;

use bevy::prelude::*;

use super::{
    Claim, SaveOwnership, Store,
    saved_game::{SavedGame, SavedGameError, read_game, write_game},
    saved_text::SavedText,
};
use crate::{
    session::{GameId, GameLabel, PlaySet, SeatConfig, Session, card_set::CardSet, local_now},
    state::Screen,
};
use rules::Record;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>()
        .add_systems(PreUpdate, look_for_games.after(super::claim::take_over).run_if(resource_changed::<Claim>))
        .add_systems(OnEnter(Screen::Title), look_for_games.in_set(LookForGames))
        .add_systems(OnEnter(Screen::SavedGames), look_for_games.in_set(LookForGames))
        // The game that has just ended is there as it was when it was put on the table.
        .add_systems(OnEnter(Screen::Result), look_for_games.in_set(LookForGames))
        .add_systems(OnEnter(Screen::Table), put_on_table)
        .add_systems(Update, save.after(PlaySet::Choose).run_if(in_state(Screen::Table).and_then(is_changed)))
        .add_systems(Update, (count_time.run_if(in_state(Screen::Table)), let_go))
        // A page that is loaded again shows the result again.
        .add_systems(OnExit(Screen::Result), close)
        .add_systems(Last, let_go_at_the_end.run_if(on_message::<AppExit>).before(super::store::write_on));
}

/// When the saved games are looked up on a screen.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookForGames;

/// For how long a deleted game can be had back.
pub const UNDO_SECONDS: f32 = 10.0;

/// A place on the shelf: a game, or why there is none.
#[derive(Clone, Debug)]
pub struct ShelvedGame {
    pub id: GameId,
    pub found: Result<SavedGame, SavedGameError>,
    /// A deleted one goes when so much time has passed.
    pub goes_in: Option<Duration>,
}

/// The saved games, looked up whenever a screen that shows them is entered: those that can be continued first, the one
/// played last at the beginning.
#[derive(Resource, Default)]
pub struct SavedGames {
    pub games: Vec<ShelvedGame>,
    /// The player knows of those that cannot be used.
    told: bool,
}

impl SavedGames {
    /// Those that can be continued or watched and are not being deleted, the one played last first.
    pub fn usable(&self) -> impl Iterator<Item = &SavedGame> {
        self.games.iter().filter(|shelved| shelved.goes_in.is_none()).filter_map(|shelved| shelved.found.as_ref().ok())
    }

    /// The one that waits on the title: it was played last, and is not over, or its result has not been looked at.
    pub fn current(&self) -> Option<&SavedGame> {
        self.usable().find(|game| !game.label.closed)
    }

    /// How many of them cannot be used, if the player has not been told yet.
    pub fn untold(&mut self) -> Option<usize> {
        let number = self.games.iter().filter(|shelved| shelved.found.is_err()).count();
        (number > 0 && !std::mem::replace(&mut self.told, true)).then_some(number)
    }

    /// One of them.
    pub fn game(&self, id: &GameId) -> Option<&SavedGame> {
        self.place(id)?.found.as_ref().ok()
    }

    fn place(&self, id: &GameId) -> Option<&ShelvedGame> {
        self.games.iter().find(|shelved| shelved.id == *id)
    }

    /// The order of the game that is put on the table next.
    fn next_order(&self) -> u64 {
        let orders = self.games.iter().filter_map(|shelved| shelved.found.as_ref().ok()).map(|game| game.label.order);
        orders.max().map_or(1, |order| order + 1)
    }

    /// Gives a game a name of its own, or takes it away.
    pub fn rename(&mut self, store: &mut Store, id: &GameId, name: Option<String>) {
        let shelved = self.games.iter_mut().find(|shelved| shelved.id == *id);
        if let Some(game) = shelved.and_then(|shelved| shelved.found.as_mut().ok()) {
            game.label.name = name;
            write(store, id, &game.label, (&game.seats, &game.record));
        }
    }

    /// Puts a game that comes from elsewhere on the shelf, under a name of its own, as the one played last. One that is
    /// there already is not put there twice. Returns where it is.
    pub fn add(&mut self, store: &mut Store, mut game: SavedGame) -> GameId {
        let same = |other: &&SavedGame| other.record == game.record && other.seats == game.seats;
        if let Some(there) = self.usable().find(same) {
            return there.id.clone();
        }
        game.id = GameId::unlike(game.label.begun.unwrap_or_else(local_now), |id| self.place(id).is_some());
        game.label.order = self.next_order();
        game.label.closed |= game.asked().is_none();
        write(store, &game.id, &game.label, (&game.seats, &game.record));
        let id = game.id.clone();
        self.games.insert(0, ShelvedGame { id: id.clone(), found: Ok(game), goes_in: None });
        id
    }

    /// Deletes a game: it can be had back for [`UNDO_SECONDS`].
    pub fn delete(&mut self, id: &GameId) {
        if let Some(shelved) = self.games.iter_mut().find(|shelved| shelved.id == *id) {
            shelved.goes_in = Some(Duration::from_secs_f32(UNDO_SECONDS));
        }
    }

    /// A deleted game is had back.
    pub fn restore(&mut self, id: &GameId) {
        if let Some(shelved) = self.games.iter_mut().find(|shelved| shelved.id == *id) {
            shelved.goes_in = None;
        }
    }

    /// Deletes those whose time is up.
    fn let_go(&mut self, store: &mut Store, passed: Duration) {
        self.games.retain_mut(|shelved| {
            let Some(left) = &mut shelved.goes_in else { return true };
            *left = left.saturating_sub(passed);
            if left.is_zero() {
                store.delete(SavedText::Game(shelved.id.clone()));
                store.delete(SavedText::Review(shelved.id.clone()));
            }
            !left.is_zero()
        });
    }
}

fn write(store: &mut Store, id: &GameId, label: &GameLabel, (seats, record): (&[SeatConfig], &Record)) {
    match write_game(label, seats, record) {
        Ok(text) => store.save(SavedText::Game(id.clone()), text),
        Err(error) => warn!("the game {id} cannot be written: {error}"),
    }
}

/// Reads all saved games. One that cannot be used stays as it is.
fn look_for_games(mut store: ResMut<Store>, mut saved: ResMut<SavedGames>, claim: Res<Claim>, cards: Res<CardSet>) {
    if claim.ownership() == SaveOwnership::Ours {
        store.move_older_games();
    }
    let ids = store.games().unwrap_or_else(|error| {
        warn!("the saved games cannot be listed: {error}");
        Vec::new()
    });
    let read = |id: &GameId| match store.read(&SavedText::Game(id.clone())) {
        Ok(Some(text)) => Some(read_game(id.clone(), &text, &cards)),
        Ok(None) => None,
        Err(error) => Some(Err(SavedGameError::Unreadable(error.to_string()))),
    };
    let found: Vec<_> = ids.iter().map(read).collect();
    let goes_in = |id: &GameId| saved.place(id).and_then(|shelved| shelved.goes_in);
    let shelved = ids.into_iter().zip(found).filter_map(|(id, found)| {
        let goes_in = goes_in(&id);
        found.map(|found| ShelvedGame { id, found, goes_in })
    });
    let mut games: Vec<_> = shelved.collect();
    let order = |shelved: &ShelvedGame| shelved.found.as_ref().map_or(0, |game| game.label.order);
    games.sort_by(|a, b| order(b).cmp(&order(a)).then_with(|| b.id.cmp(&a.id)));
    games.sort_by_key(|shelved| shelved.found.is_err());
    saved.games = games;
}

fn is_changed(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|session| session.is_changed() && session.is_played())
}

/// The game on the table is the one played last.
fn put_on_table(mut session: ResMut<Session>, saved: Res<SavedGames>) {
    let others = saved.usable().filter(|game| Some(&game.id) != session.id.as_ref()).map(|game| game.label.order);
    let newest = others.max().unwrap_or(0);
    if session.label.order <= newest {
        session.label.order = newest + 1;
    }
    session.label.closed = false;
}

/// Saves the game as soon as it has begun, and after every choice.
fn save(mut session: ResMut<Session>, saved: Res<SavedGames>, mut store: ResMut<Store>) {
    let session = session.bypass_change_detection();
    let begun = session.label.begun.unwrap_or_else(local_now);
    let id = session.id.get_or_insert_with(|| GameId::unlike(begun, |id| saved.place(id).is_some()));
    write(&mut store, id, &session.label, (&session.seats, &session.record));
}

/// Time counts while the game is on the table and somebody looks at it: a pause of more than a minute is none.
fn count_time(time: Res<Time<Real>>, mut session: ResMut<Session>, mut rest: Local<Duration>) {
    *rest += time.delta().min(Duration::from_secs(60));
    let seconds = rest.as_secs();
    *rest -= Duration::from_secs(seconds);
    session.bypass_change_detection().label.seconds += seconds as u32;
}

/// The result has been looked at: the game no longer waits on the title.
fn close(session: Option<ResMut<Session>>, mut store: ResMut<Store>) {
    let Some(mut session) = session.filter(|session| session.is_played()) else { return };
    let session = session.bypass_change_detection();
    session.label.closed = true;
    if let Some(id) = &session.id {
        write(&mut store, id, &session.label, (&session.seats, &session.record));
    }
}

fn let_go(time: Res<Time<Real>>, mut saved: ResMut<SavedGames>, mut store: ResMut<Store>) {
    if saved.games.iter().any(|shelved| shelved.goes_in.is_some()) {
        saved.let_go(&mut store, time.delta());
    }
}

/// What was deleted does not come back because the program was closed in time.
fn let_go_at_the_end(mut saved: ResMut<SavedGames>, mut store: ResMut<Store>) {
    saved.let_go(&mut store, Duration::MAX);
}
