//! A room without anything around it: what it hears, what it tells, and a time that goes by as the test wants.

use std::{collections::BTreeMap, sync::Arc};

use online::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Choice, Seat, busy_random};
use server::room::{Arriving, BotThought, ConnectionId, LiveRoom, RoomEffect, RoomInput, RoomPapers};

pub fn cards() -> Arc<Catalogue> {
    Catalogue::built_in().expect("our cards are legal")
}

pub fn companion(chair: u8) -> Companion {
    Companion { name: format!("Player {chair}"), portrait: "anna".into(), colour: chair }
}

pub fn secret(chair: u8) -> SeatSecret {
    SeatSecret(1000 + u128::from(chair))
}

/// The first attempt of some client.
pub const VISIT: Visit = Visit { client: 0, attempt: 1 };

pub fn hello(arrival: Arrival) -> String {
    Hello::write(VISIT, arrival)
}

/// A room of which everything is heard.
pub struct Hall {
    pub room: LiveRoom,
    pub now: u64,
    pub told: BTreeMap<ConnectionId, Vec<ToClient>>,
    pub closed: Vec<(ConnectionId, Farewell)>,
    pub thoughts: Vec<BotThought>,
    pub removed: bool,
    rng: ChaCha8Rng,
}

impl Hall {
    /// A room with its host, at connection 0.
    pub fn new() -> Self {
        let papers = RoomPapers::new(RoomId(7), RoomCode::from_random(7), companion(0), secret(0), &cards(), 1_000_000);
        let mut hall = Self::of(LiveRoom::new(cards(), papers, None, || 42, 1_000_000));
        hall.comes_back(0);
        hall
    }

    pub fn of(room: LiveRoom) -> Self {
        Self {
            room,
            now: 1_000_000,
            told: BTreeMap::new(),
            closed: Vec::new(),
            thoughts: Vec::new(),
            removed: false,
            rng: ChaCha8Rng::seed_from_u64(1),
        }
    }

    /// A room with so many people, all of them ready: connection and chair have the same number.
    pub fn ready(people: u8) -> Self {
        let mut hall = Self::new();
        for chair in 1..people {
            hall.wish(0, LobbyWish::Chair { chair, kind: ChairKind::Friend });
            hall.hear(RoomInput::Arrived(
                ConnectionId(chair.into()),
                Arriving::Sit { visit: VISIT, secret: secret(chair), companion: companion(chair) },
            ));
        }
        hall.all_ready(people);
        hall
    }

    /// The game has begun.
    pub fn playing(people: u8, terms: Terms) -> Self {
        let mut hall = Self::ready(people);
        hall.wish(0, LobbyWish::Terms(terms));
        hall.all_ready(people);
        hall.wish(0, LobbyWish::Depart);
        assert_eq!(hall.room.gathering().stage, RoomStage::Playing);
        hall
    }

    pub fn all_ready(&mut self, people: u8) {
        (0..people).for_each(|chair| self.wish(chair, LobbyWish::Ready(true)));
    }

    pub fn hear(&mut self, heard: RoomInput) {
        let mut told = false;
        for effect in self.room.hear(heard, self.now) {
            let writes = matches!(effect, RoomEffect::Append(..) | RoomEffect::Save);
            assert!(!(writes && told), "something was told before it was written");
            told |= !writes;
            match effect {
                RoomEffect::Send(to, message) => {
                    to.into_iter().for_each(|to| self.told.entry(to).or_default().push((*message).clone()));
                }
                RoomEffect::Close(connection, farewell) => self.closed.push((connection, farewell)),
                RoomEffect::Think(thought) => self.thoughts.push(*thought),
                RoomEffect::Remove => self.removed = true,
                RoomEffect::Append(..) | RoomEffect::Save => {}
            }
        }
    }

    pub fn say(&mut self, connection: u8, message: ToServer) {
        self.hear(RoomInput::Said(ConnectionId(connection.into()), message));
    }

    pub fn wish(&mut self, connection: u8, wish: LobbyWish) {
        self.say(connection, ToServer::Lobby(wish));
    }

    pub fn comes_back(&mut self, chair: u8) {
        let arriving = Arriving::Return { visit: VISIT, secret: secret(chair), reached: None };
        self.hear(RoomInput::Arrived(ConnectionId(chair.into()), arriving));
    }

    pub fn goes(&mut self, connection: u8) {
        self.hear(RoomInput::Gone(ConnectionId(connection.into())));
    }

    /// Time goes by.
    pub fn wait(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.hear(RoomInput::Tick);
    }

    /// What a connection was told last that is none of the pictures of the room.
    pub fn last(&self, connection: u8) -> Option<&ToClient> {
        let told = self.told.get(&ConnectionId(connection.into()))?;
        told.iter().rfind(|message| !matches!(message, ToClient::Gathering(_)))
    }

    pub fn denial(&self, connection: u8) -> Option<Denial> {
        if let Some(ToClient::Denied(denial)) = self.last(connection) { Some(*denial) } else { None }
    }

    pub fn at(&self) -> Reached {
        let play = self.room.play().expect("a game runs");
        Reached { game: self.room.papers().game, number: play.number() }
    }

    pub fn asked(&self) -> Seat {
        self.room.play().and_then(|play| play.game().question()).expect("the game runs").seat
    }

    /// Any choice of whoever is asked.
    pub fn any_choice(&mut self) -> Choice {
        let play = self.room.play().expect("a game runs");
        busy_random::choose(&play.game().legal_choices(), &mut self.rng)
    }

    /// Whoever is asked makes any choice; a bot that thinks does.
    pub fn one_choice(&mut self) {
        let before = self.at();
        let choice = self.any_choice();
        match self.thoughts.pop().filter(|thought| thought.number == before.number) {
            Some(thought) => self.hear(RoomInput::BotChose { number: thought.number, choice }),
            None => self.say(self.asked().0, ToServer::Choose { at: before, choice }),
        }
        assert_eq!(self.at().number, before.number + 1, "{:?}", self.last(self.asked().0));
    }

    /// Choices are made until this holds.
    pub fn play_until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            assert!(!self.is_over(), "it never did");
            self.one_choice();
        }
    }

    pub fn is_over(&self) -> bool {
        self.room.gathering().stage == RoomStage::Over
    }

    pub fn round(&self) -> u8 {
        self.room.play().map_or(0, |play| play.game().board().round)
    }

    pub fn chair(&self, chair: u8) -> Chair {
        self.room.gathering().chairs[usize::from(chair)].clone()
    }
}
