//! The table of a game with friends as the game on this table: what happened goes through the same queue of events as a
//! game of one's own, and the choices made here go to the server.

use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Friends, LinePurpose, ServerTold, socket::drive};
use crate::{
    session::{
        self, ChoiceRefused, Colour, HistoryReset, PlaySet, PlayerChoice, PlayerKind, Presentation, RemoteTurn,
        SeatConfig, Session, TRAVELLERS, Traveller, Undo, card_set::CardSet,
    },
    state::Screen,
};
use online::{Chair, ChairKind, ConnectionState, Reached, Told};
use rules::{Game, GameEvent, Record, Refusal, SeatView};
use strum::VariantArray;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FollowedTable>()
        .add_systems(PreUpdate, (go_to_table, take_record).chain().after(drive))
        .add_systems(
            Update,
            (choose, take_back, follow, wait)
                .chain()
                .in_set(PlaySet::Choose)
                .before(session::enqueue)
                .run_if(resource_exists::<Session>),
        )
        // Whoever goes to the title keeps the seat, and can come back to it.
        .add_systems(OnEnter(Screen::Title), |mut friends: ResMut<Friends>| friends.go_away());
}

/// How far the table here has followed the one at the server.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct FollowedTable(Option<(Reached, usize)>);

/// The seats of a game with friends, as this program sees them: `own` are played here.
pub fn seats_of(chairs: &[Chair], own: &[u8]) -> Vec<SeatConfig> {
    let config = |(nth, chair): (u8, &Chair)| {
        let companion = chair.companion.as_ref();
        let usual = TRAVELLERS[usize::from(nth) % TRAVELLERS.len()];
        let traveller = companion.and_then(|companion| Traveller::of(&companion.portrait)).copied().unwrap_or(usual);
        let colour = companion.map_or(nth, |companion| companion.colour);
        let player = match chair.kind {
            _ if own.contains(&nth) => PlayerKind::Human,
            ChairKind::Bot { level, .. } => PlayerKind::Bot(level),
            ChairKind::Here | ChairKind::Friend => PlayerKind::Friend,
        };
        let name = companion.map_or_else(|| traveller.name.to_owned(), |companion| companion.name.clone());
        let colour = Colour::VARIANTS[usize::from(colour) % Colour::VARIANTS.len()];
        SeatConfig { name, player, colour, portrait: traveller.portrait }
    };
    (0..).zip(chairs).map(config).collect()
}

/// A game that looks like this from a seat: what cannot be seen in it is dealt anyhow, and nobody shows it.
fn game_of(view: &SeatView) -> Game {
    view.determinize(&mut ChaCha8Rng::seed_from_u64(0)).into()
}

/// What happened with all choices, one after the other.
fn all(happened: &[Vec<GameEvent>]) -> Vec<GameEvent> {
    happened.iter().flatten().copied().collect()
}

/// A game that is laid at the server is laid here, and the program goes there.
fn go_to_table(
    mut commands: Commands,
    mut told: MessageReader<ServerTold>,
    friends: Res<Friends>,
    cards: Res<CardSet>,
    mut followed: ResMut<FollowedTable>,
    mut next: ResMut<NextState<Screen>>,
) {
    if !friends.is_there() {
        followed.0 = None;
    }
    let laid = |told: &ServerTold| told.purpose == LinePurpose::First && matches!(told.told, Told::Laid { .. });
    if told.read().filter(|told| laid(told)).count() == 0 {
        return;
    }
    let (Some(table), Some(gathering), Ok(cards)) = (friends.table_of_asked(), friends.gathering(), &cards.0) else {
        return;
    };
    // A table that lies here already is followed; one that is finished is looked at where it is.
    if followed.0.is_some_and(|(at, _)| at.game == table.at().game) {
        return;
    }
    let own: Vec<_> = friends.own_chairs().collect();
    let seats = seats_of(&gathering.chairs, &own);
    let game = game_of(table.view());
    let record = Record::new(cards, game.setup().clone());
    session::follow_remote(&mut commands, seats, (game, record), all(table.happened()));
    followed.0 = Some((table.at(), table.happened().len()));
    next.set(Screen::Table);
}

/// Follows what has happened since.
fn follow(
    friends: Res<Friends>,
    mut game: ResMut<Game>,
    session: Res<Session>,
    mut shown: ResMut<Presentation>,
    mut followed: ResMut<FollowedTable>,
    mut happened: MessageWriter<GameEvent>,
    mut resets: MessageWriter<HistoryReset>,
) {
    let (Some((before, known)), Some(table)) = (followed.0, friends.table_of_asked()) else { return };
    if session.remote.is_none() || before == table.at() || before.game != table.at().game {
        return;
    }
    let all_that = table.happened();
    *game = game_of(table.view());
    // Taking back adds to the number and takes from what has happened: only then they differ.
    let went_on =
        all_that.len() >= known && table.at().number as usize == before.number as usize + all_that.len() - known;
    if went_on {
        happened.write_batch(all(&all_that[known..]));
    } else {
        shown.lay(*game.board());
        resets.write(HistoryReset { events: all(all_that) });
    }
    followed.0 = Some((table.at(), all_that.len()));
}

/// What is chosen here goes to the server.
fn choose(
    mut chosen: MessageReader<PlayerChoice>,
    mut friends: ResMut<Friends>,
    mut session: ResMut<Session>,
    mut refused: MessageWriter<ChoiceRefused>,
) {
    if session.remote.is_none() {
        chosen.clear();
        return;
    }
    let now = friends.now();
    for PlayerChoice { seat, choice } in chosen.read().copied() {
        let made = friends.line_of(seat).is_some_and(|line| line.client.choose(choice, now));
        if made {
            session.leave_screen();
        } else {
            refused.write(ChoiceRefused { seat, refusal: Refusal::NotAsked { choice } });
        }
    }
}

/// Asks to take the last choice back.
fn take_back(mut asked: MessageReader<Undo>, mut friends: ResMut<Friends>, session: Res<Session>) {
    if asked.read().count() == 0 || session.remote.is_none() {
        return;
    }
    if let Some(line) = friends.chosen_last.and_then(|seat| friends.line_of(seat)) {
        line.client.take_back();
    }
}

/// Nothing is asked while a choice is on its way or there is no connection.
fn wait(friends: Res<Friends>, mut session: ResMut<Session>) {
    let Some(before) = session.remote else { return };
    let connected = friends.state() == Some(ConnectionState::Connected);
    let now = RemoteTurn { waits: friends.is_choosing() || !connected, may_take_back: friends.may_take_back() };
    if now != before {
        session.remote = Some(now);
    }
}

/// The game is over: the record of all of it takes the place of what could be seen of it, and from now on it is a finished
/// game like any other.
fn take_record(mut told: MessageReader<ServerTold>, game: Option<ResMut<Game>>, session: Option<ResMut<Session>>) {
    let over = told.read().filter_map(|told| match &told.told {
        Told::Over(record) if told.purpose == LinePurpose::First => Some(record),
        _ => None,
    });
    let (Some(record), Some(mut game), Some(mut session)) = (over.last(), game, session) else { return };
    if session.remote.is_none() {
        return;
    }
    match session.finish_remote(Record::clone(record)) {
        Ok(finished) => *game = finished,
        Err(error) => error!("the record of the game cannot be played again: {error}"),
    }
}
