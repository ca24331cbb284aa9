//! What leads back to the seats of this device, kept from one evening to the next, and how those games stand.

use bevy::prelude::*;

use super::{Friends, LinePurpose, ServerTold, WayBack, socket::drive};
use crate::{
    localization::Texts,
    persistence::{Notices, SavedText, Store, broken_text},
    session::card_set::CardSet,
};
use online::{ConnectionState, Denial, Farewell, Glimpse, RoomId, Told};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WaysBack>()
        .add_systems(PreStartup, load)
        .add_systems(PreUpdate, keep.after(drive))
        .add_systems(Update, save.run_if(resource_changed::<WaysBack>));
}

/// A game with friends that has not been left.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningFriendsGame {
    /// What leads there.
    pub way: WayBack,
    /// How it stands, once the server has said so.
    pub glimpse: Option<Glimpse>,
}

/// The games with friends that have not been left, the one played last first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct WaysBack {
    /// Each of them.
    pub games: Vec<RunningFriendsGame>,
    /// The rooms that were asked for, in this order.
    asked: Vec<RoomId>,
}

impl WaysBack {
    /// Asks the server how these games stand.
    pub fn glance(&mut self, friends: &mut Friends, cards: &CardSet) {
        let here = self.games.iter().map(|game| &game.way).filter(|way| way.server == friends.server);
        let games: Vec<_> = here.map(|way| (way.room, way.secret)).collect();
        self.asked = games.iter().map(|(room, _)| *room).collect();
        if !games.is_empty() {
            friends.glance(cards, games);
        }
    }

    fn keep(&mut self, way: WayBack) {
        let before = self.games.iter().position(|game| game.way.room == way.room);
        let glimpse = before.and_then(|nth| self.games.remove(nth).glimpse);
        self.games.insert(0, RunningFriendsGame { way, glimpse });
    }

    fn forget(&mut self, room: RoomId) {
        self.games.retain(|game| game.way.room != room);
    }

    /// How the games stand that were asked for; those that are gone are forgotten.
    fn take_in(&mut self, glimpses: &[Option<Glimpse>]) {
        for (room, glimpse) in std::mem::take(&mut self.asked).into_iter().zip(glimpses) {
            match glimpse {
                None => self.forget(room),
                Some(glimpse) => {
                    let mut games = self.games.iter_mut();
                    if let Some(game) = games.find(|game| game.way.room == room) {
                        game.glimpse = Some(glimpse.clone());
                    }
                }
            }
        }
    }
}

fn keep(mut told: MessageReader<ServerTold>, friends: Res<Friends>, mut ways: ResMut<WaysBack>) {
    for ServerTold { purpose, told } in told.read() {
        match (purpose, told) {
            (LinePurpose::First | LinePurpose::Beside, Told::Welcome(_)) => {
                if let Some(way) = friends.way_back() {
                    ways.keep(way);
                }
            }
            (LinePurpose::First, Told::State) => {
                let gone = matches!(
                    friends.state(),
                    Some(
                        ConnectionState::Denied(Denial::NoSuchRoom)
                            | ConnectionState::Over(Farewell::Removed | Farewell::Left)
                    )
                );
                if let Some(way) = friends.way_back().filter(|_| gone) {
                    ways.forget(way.room);
                }
            }
            (LinePurpose::Glancing, Told::Glances(glimpses)) => ways.take_in(glimpses),
            _ => {}
        }
    }
    if let Some(left) = friends.left_room().filter(|left| ways.games.iter().any(|game| game.way.room == *left)) {
        ways.forget(left);
    }
}

fn load(mut store: ResMut<Store>, mut ways: ResMut<WaysBack>, mut notices: ResMut<Notices>, texts: Res<Texts>) {
    let read = match store.read(&SavedText::Friends) {
        Ok(None) => return,
        Ok(Some(text)) => ron::from_str::<Vec<WayBack>>(&text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok(read) => ways.games = read.into_iter().map(|way| RunningFriendsGame { way, glimpse: None }).collect(),
        Err(reason) => {
            let aside = store.quarantine(SavedText::Friends);
            notices.tell(broken_text(&texts, "friends", &reason, aside));
        }
    }
}

/// Writes them, unless they are unchanged.
fn save(ways: Res<WaysBack>, mut store: ResMut<Store>, mut written: Local<Option<Vec<WayBack>>>) {
    let now: Vec<_> = ways.games.iter().map(|game| game.way.clone()).collect();
    let Some(before) = written.replace(now.clone()) else { return };
    if before == now {
        return;
    }
    match ron::ser::to_string_pretty(&now, ron::ser::PrettyConfig::new()) {
        Ok(text) => store.save(SavedText::Friends, text + "\n"),
        Err(error) => warn!("what leads back to friends cannot be written: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use online::SeatSecret;

    #[test]
    fn games_that_are_gone_are_forgotten() {
        let mut ways = WaysBack::default();
        for room in [1, 2, 1] {
            let (server, beside) = ("ws://localhost/play".to_owned(), Vec::new());
            ways.keep(WayBack { server, room: RoomId(room), secret: SeatSecret(9), beside });
        }
        let rooms = |ways: &WaysBack| ways.games.iter().map(|game| game.way.room.0).collect::<Vec<_>>();
        assert_eq!(rooms(&ways), [1, 2], "the newest first, each once");
        ways.asked = vec![RoomId(1), RoomId(2)];
        ways.take_in(&[None, None]);
        assert_eq!(rooms(&ways), []);
    }
}
