//! Anything at all a client could send: nothing breaks, and what is written down always leads to the same room.

use bots::{BotLevel, Style};
use online::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Choice, Module, Seat};
use server::room::{Arriving, ConnectionId, Play, RoomEffect, RoomInput};
use strum::VariantArray;

use crate::hall::{Hall, VISIT, cards, companion, secret};

/// A number that is often a sensible one.
fn number(rng: &mut ChaCha8Rng) -> u8 {
    if rng.random_range(0..8) > 0 { rng.random_range(0..4) } else { rng.random() }
}

fn kind(rng: &mut ChaCha8Rng) -> ChairKind {
    match rng.random_range(0..3) {
        0 => ChairKind::Here,
        1 => ChairKind::Friend,
        _ => ChairKind::Bot { level: BotLevel::VARIANTS[rng.random_range(0..5)], style: Style::AllRounder },
    }
}

fn lobby(rng: &mut ChaCha8Rng) -> LobbyWish {
    let chair = number(rng);
    let module = |rng: &mut ChaCha8Rng| Module::VARIANTS[rng.random_range(0..6)];
    match rng.random_range(0..12) {
        0 => LobbyWish::Chair { chair, kind: kind(rng) },
        1 => LobbyWish::Close { chair },
        2 => LobbyWish::Take { chair, secret: secret(number(rng)), companion: companion(number(rng)) },
        3 => LobbyWish::Program(Program {
            modules: [module(rng), module(rng)],
            start_player: if rng.random() { Some(Seat(number(rng))) } else { None },
            teatime: rng.random(),
            ..Program::default()
        }),
        4 => LobbyWish::Terms(Terms {
            bot_steps_in: [None, Some(0), Some(10), Some(u32::MAX)][rng.random_range(0..4)],
            stand_in: BotLevel::Novice,
            take_back: [TakeBackRule::Ask, TakeBackRule::Freely, TakeBackRule::Never][rng.random_range(0..3)],
            clock: [None, Some(ClockRule { bank: 3, increment: 1 }), Some(ClockRule { bank: u32::MAX, increment: 0 })]
                [rng.random_range(0..3)],
            onlookers: rng.random(),
        }),
        5 => LobbyWish::NewCode,
        6 => LobbyWish::Companion(companion(number(rng))),
        7 | 8 => LobbyWish::Depart,
        _ => LobbyWish::Ready(rng.random_range(0..5) > 0),
    }
}

fn message(hall: &Hall, rng: &mut ChaCha8Rng) -> ToServer {
    let at = hall.room.play().map(|play| Reached { game: hall.room.papers().game, number: play.number() });
    let at = match at {
        Some(at) if rng.random_range(0..6) > 0 => at,
        _ => Reached { game: number(rng).into(), number: rng.random() },
    };
    let legal = hall.room.play().map(|play| play.game().legal_choices()).unwrap_or_default();
    match rng.random_range(0..24) {
        0..4 => ToServer::Lobby(lobby(rng)),
        4 => ToServer::TakeBack { at },
        5 => ToServer::Answer { request: number(rng).into(), allow: rng.random_range(0..3) > 0 },
        6 => ToServer::Greet(Greeting::Oops),
        7 => ToServer::Away {
            seat: Seat(number(rng)),
            wish: if rng.random() { Absentee::Wait } else { Absentee::BotNow },
        },
        8 => ToServer::Anew { reached: if rng.random() { Some(at) } else { None } },
        9 if rng.random_range(0..20) == 0 => ToServer::Leave,
        10 => ToServer::Rematch,
        11 => ToServer::Choose { at, choice: Choice::BeginFrame { waiting: rng.random() } },
        12 => ToServer::Choose { at, choice: Choice::DiscardEvidence { token: rng.random() } },
        _ if !legal.is_empty() => ToServer::Choose { at, choice: legal[rng.random_range(0..legal.len())] },
        _ => ToServer::Lobby(LobbyWish::Ready(true)),
    }
}

fn anything(hall: &Hall, rng: &mut ChaCha8Rng) -> RoomInput {
    let connection = ConnectionId(number(rng).into());
    match rng.random_range(0..40) {
        0 => RoomInput::Gone(connection),
        1..4 => {
            let chair = number(rng);
            let reached = if rng.random() { Some(Reached { game: 1, number: rng.random_range(0..100) }) } else { None };
            RoomInput::Arrived(
                connection,
                match rng.random_range(0..3) {
                    0 => Arriving::Sit { visit: VISIT, secret: secret(chair), companion: companion(number(rng)) },
                    1 => Arriving::Return { visit: VISIT, secret: secret(chair), reached },
                    _ => Arriving::Watch { companion: companion(number(rng)), reached },
                },
            )
        }
        4 => RoomInput::Line(connection, LineState::Slow),
        5 | 6 => RoomInput::Tick,
        _ => RoomInput::Said(connection, message(hall, rng)),
    }
}

#[test]
fn whatever_is_heard_the_room_stays_whole() {
    let (mut games, mut over) = (0, 0);
    for seed in 0..6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut hall = Hall::new();
        let mut log = Vec::new();
        let mut game = 1;
        let mut was = RoomStage::Lobby;
        for _ in 0..12_000 {
            let heard = match hall.thoughts.pop() {
                Some(thought) => {
                    let choice = thought.view.choices[rng.random_range(0..thought.view.choices.len())];
                    RoomInput::BotChose { number: thought.number, choice }
                }
                None => anything(&hall, &mut rng),
            };
            hall.now += rng.random_range(0..400);
            // A room whose last player has left is gone.
            if hall.room.papers().chairs.iter().all(|chair| !chair.has_human()) {
                hall = Hall::new();
                (log, game) = (Vec::new(), 1);
            }
            for effect in hall.room.hear(heard, hall.now) {
                match effect {
                    RoomEffect::Append(number, entry) => {
                        assert_eq!(number as usize, log.len(), "entries follow one another");
                        log.push(entry);
                    }
                    RoomEffect::Think(thought) => hall.thoughts.push(*thought),
                    RoomEffect::Send(to, message) => {
                        assert!(!to.is_empty());
                        assert_eq!(
                            ToClient::read(&message.write()).map(|read| read.write()).ok(),
                            Some(message.write())
                        );
                    }
                    RoomEffect::Save | RoomEffect::Close(..) | RoomEffect::Remove => {}
                }
                if hall.room.papers().game != game {
                    (log, game) = (Vec::new(), hall.room.papers().game);
                }
            }
            let stage = hall.room.papers().stage;
            games += u32::from(stage == RoomStage::Playing && was == RoomStage::Lobby);
            over += u32::from(stage == RoomStage::Over && was == RoomStage::Playing);
            was = stage;
            let gathering = hall.room.gathering();
            assert!(
                (1..=MOST_CHAIRS).contains(&gathering.chairs.len())
                    && usize::from(gathering.host) < gathering.chairs.len()
            );
            let seated = gathering.chairs.iter().filter_map(|chair| chair.companion.as_ref());
            let colours: std::collections::BTreeSet<u8> = seated.clone().map(|companion| companion.colour).collect();
            assert_eq!(colours.len(), seated.count(), "everybody has another colour");
        }
        if let (Some(play), Some(setup)) = (hall.room.play(), &hall.room.papers().setup) {
            let origin = rules::Game::new(cards(), setup.clone()).expect("legal");
            let again = Play::restored(origin, &log).expect("what was written down can be read");
            assert!(again.game() == play.game() && again.number() == play.number());
        }
    }
    assert!(games > 3 && over > 1, "only {games} games began and {over} ended");
}

#[test]
fn damaged_texts_are_read_or_refused() {
    let hall = Hall::playing(2, Terms::default());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut read = 0;
    for _ in 0..20_000 {
        let mut text = message(&hall, &mut rng).write().into_bytes();
        for _ in 0..rng.random_range(1..4) {
            let place = rng.random_range(0..text.len());
            match rng.random_range(0..4) {
                0 => text[place] = rng.random(),
                1 => text.truncate(place.max(1)),
                2 => text.insert(place, b"{}[]\":,-9"[rng.random_range(0..9)]),
                _ => text[place] = text[rng.random_range(0..text.len())],
            }
        }
        let Ok(text) = String::from_utf8(text) else { continue };
        if let Ok(message) = ToServer::read(&text) {
            read += 1;
            assert_eq!(ToServer::read(&message.write()).ok(), Some(message));
        }
        _ = (Hello::read(&text), ToClient::read(&text));
    }
    assert!(read > 100);
}
