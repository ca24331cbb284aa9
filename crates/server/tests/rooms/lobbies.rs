//! What is agreed on before a game, and what comes after it.

use bots::{BotLevel, Style};
use online::*;
use rules::Module;
use server::room::{Arriving, ConnectionId, RoomInput};

use crate::hall::{Hall, VISIT, companion, secret};

const BOT: ChairKind = ChairKind::Bot { level: BotLevel::Novice, style: Style::AllRounder };

#[test]
fn what_the_host_changes_takes_the_ticks_back() {
    let program = Program { modules: [Module::C, Module::E], ..Program::default() };
    let changes = [
        LobbyWish::Program(program),
        LobbyWish::Terms(Terms { take_back: TakeBackRule::Never, ..Terms::default() }),
        LobbyWish::Chair { chair: 2, kind: BOT },
        LobbyWish::Close { chair: 1 },
    ];
    for change in changes {
        let mut hall = Hall::ready(2);
        let ready = |hall: &Hall| hall.room.gathering().chairs.iter().any(|chair| chair.ready);
        assert!(ready(&hall));
        hall.wish(0, change.clone());
        assert!(!ready(&hall), "{change:?}");
    }
    let mut hall = Hall::ready(2);
    hall.wish(1, LobbyWish::Companion(Companion { colour: 3, ..companion(1) }));
    assert!(hall.chair(0).ready, "what the others look like is for them to say");
}

#[test]
fn only_the_host_changes_what_is_agreed() {
    let mut hall = Hall::ready(3);
    let before = hall.room.gathering();
    for wish in [
        LobbyWish::Program(Program::default()),
        LobbyWish::Terms(Terms::default()),
        LobbyWish::NewCode,
        LobbyWish::Depart,
        LobbyWish::Close { chair: 2 },
        LobbyWish::Chair { chair: 2, kind: BOT },
        LobbyWish::Take { chair: 2, secret: secret(9), companion: companion(3) },
    ] {
        hall.wish(1, wish.clone());
        assert_eq!(hall.denial(1), Some(Denial::NotHost), "{wish:?}");
    }
    assert_eq!(hall.room.gathering(), before);
}

#[test]
fn impossible_wishes_change_nothing() {
    let mut hall = Hall::ready(2);
    let before = hall.room.gathering();
    let clock = |bank, increment| Terms { clock: Some(ClockRule { bank, increment }), ..Terms::default() };
    for wish in [
        LobbyWish::Program(Program { modules: [Module::A; 2], ..Program::default() }),
        LobbyWish::Program(Program { start_player: Some(rules::Seat(2)), ..Program::default() }),
        LobbyWish::Terms(clock(0, 5)),
        LobbyWish::Terms(clock(5, u32::MAX)),
        LobbyWish::Terms(Terms { bot_steps_in: Some(0), ..Terms::default() }),
        LobbyWish::Close { chair: 0 },
        LobbyWish::Close { chair: 200 },
        LobbyWish::Chair { chair: 0, kind: BOT },
        LobbyWish::Chair { chair: 3, kind: BOT },
        LobbyWish::Chair { chair: 4, kind: BOT },
        LobbyWish::Take { chair: 1, secret: secret(9), companion: companion(3) },
        LobbyWish::Companion(Companion { name: String::new(), ..companion(0) }),
    ] {
        hall.wish(0, wish.clone());
        assert_eq!(hall.denial(0), Some(Denial::Unfit), "{wish:?}");
    }
    hall.wish(0, LobbyWish::Companion(companion(1)));
    assert_eq!(hall.denial(0), Some(Denial::ColourTaken));
    assert_eq!(hall.room.gathering(), before);
}

#[test]
fn the_game_begins_when_everybody_is_there_and_ready() {
    let mut hall = Hall::new();
    let not_yet = |hall: &mut Hall| {
        hall.wish(0, LobbyWish::Depart);
        assert_eq!(hall.denial(0), Some(Denial::NotReady));
    };
    hall.wish(0, LobbyWish::Ready(true));
    not_yet(&mut hall);
    hall.hear(RoomInput::Arrived(
        ConnectionId(1),
        Arriving::Sit { visit: VISIT, secret: secret(1), companion: companion(0) },
    ));
    assert_eq!(hall.chair(1).companion.map(|companion| companion.colour), Some(1), "the host has the other colour");
    not_yet(&mut hall);
    hall.wish(0, LobbyWish::Chair { chair: 2, kind: BOT });
    hall.all_ready(2);
    not_yet(&mut hall);
    hall.wish(0, LobbyWish::Take { chair: 2, secret: secret(2), companion: companion(2) });
    hall.all_ready(2);
    hall.wish(0, LobbyWish::Depart);
    assert_eq!(hall.room.gathering().stage, RoomStage::Playing);
    for seat in 0..2 {
        let Some(ToClient::Laying(laying)) = hall.last(seat) else { panic!("{:?}", hall.last(seat)) };
        assert_eq!(laying.seat, Some(rules::Seat(seat)));
    }
    hall.hear(RoomInput::Arrived(
        ConnectionId(9),
        Arriving::Sit { visit: VISIT, secret: secret(9), companion: companion(3) },
    ));
    assert_eq!(hall.denial(9), Some(Denial::Begun));
}

#[test]
fn whoever_says_the_same_again_finds_the_same_chair() {
    let mut hall = Hall::new();
    for connection in 1..4 {
        let arriving = Arriving::Sit { visit: VISIT, secret: secret(1), companion: companion(1) };
        hall.hear(RoomInput::Arrived(ConnectionId(connection), arriving));
    }
    assert_eq!(hall.room.connections(), [ConnectionId(0), ConnectionId(3)]);
    assert_eq!(hall.closed, [(ConnectionId(1), Farewell::Elsewhere), (ConnectionId(2), Farewell::Elsewhere)]);
    hall.hear(RoomInput::Arrived(
        ConnectionId(5),
        Arriving::Sit { visit: VISIT, secret: secret(5), companion: companion(2) },
    ));
    assert_eq!(hall.denial(5), Some(Denial::Full));
}

#[test]
fn two_can_sit_at_the_hosts_screen() {
    let mut hall = Hall::new();
    hall.wish(0, LobbyWish::Chair { chair: 1, kind: ChairKind::Here });
    hall.hear(RoomInput::Arrived(
        ConnectionId(5),
        Arriving::Sit { visit: VISIT, secret: secret(5), companion: companion(2) },
    ));
    assert_eq!(hall.denial(5), Some(Denial::Full), "that chair is for nobody who comes by the code");
    hall.wish(0, LobbyWish::Take { chair: 1, secret: secret(1), companion: companion(1) });
    hall.comes_back(1);
    hall.all_ready(2);
    hall.wish(0, LobbyWish::Depart);
    assert_eq!(hall.room.gathering().stage, RoomStage::Playing);
}

#[test]
fn a_host_who_leaves_passes_the_room_on() {
    let mut hall = Hall::ready(3);
    hall.say(0, ToServer::Leave);
    assert_eq!(hall.room.gathering().host, 1);
    assert_eq!((hall.chair(0).companion, hall.removed), (None, false));
    hall.wish(1, LobbyWish::Close { chair: 0 });
    assert_eq!((hall.room.gathering().host, hall.room.gathering().chairs.len()), (0, 2));
    hall.say(1, ToServer::Leave);
    hall.say(2, ToServer::Leave);
    assert!(hall.removed);
}

#[test]
fn a_removed_friend_is_out_and_a_new_code_keeps_the_others() {
    let mut hall = Hall::ready(3);
    let before = hall.room.gathering().code;
    hall.wish(0, LobbyWish::NewCode);
    assert_ne!(hall.room.gathering().code, before);
    hall.wish(0, LobbyWish::Chair { chair: 1, kind: ChairKind::Friend });
    assert_eq!(hall.closed, [(ConnectionId(1), Farewell::Removed)]);
    hall.comes_back(1);
    assert_eq!(hall.denial(1), Some(Denial::NoSuchRoom), "the secret is worth nothing any longer");
    hall.comes_back(2);
    assert!(matches!(hall.last(2), Some(ToClient::Welcome(_))));
}

#[test]
fn after_the_game_all_have_the_record_and_can_play_again() {
    let mut hall = Hall::playing(3, Terms::default());
    hall.hear(RoomInput::Arrived(ConnectionId(8), Arriving::Watch { companion: companion(3), reached: None }));
    hall.say(0, ToServer::Rematch);
    assert_eq!(hall.denial(0), Some(Denial::NotNow));
    hall.play_until(Hall::is_over);
    for connection in [0, 1, 2, 8] {
        let Some(ToClient::Over { record, .. }) = hall.last(connection) else { panic!("{:?}", hall.last(connection)) };
        let game = record.replay(crate::hall::cards(), |_, _| ()).expect("it can be replayed");
        assert!(game.is_over() && game == *hall.room.play().expect("still there").game());
    }
    hall.comes_back(1);
    assert!(matches!(hall.last(1), Some(ToClient::Over { .. })), "also whoever was away");
    hall.say(2, ToServer::Rematch);
    let gathering = hall.room.gathering();
    assert_eq!((gathering.stage, gathering.game, gathering.chairs.len()), (RoomStage::Lobby, 2, 3));
    hall.all_ready(3);
    hall.wish(0, LobbyWish::Depart);
    assert_eq!(hall.at(), Reached { game: 2, number: 0 });
}

#[test]
fn one_greeting_in_ten_seconds() {
    let mut hall = Hall::playing(2, Terms::default());
    let bravo = ToServer::Greet(Greeting::Bravo);
    hall.say(1, bravo.clone());
    assert_eq!(hall.last(0), Some(&ToClient::Greeted { seat: rules::Seat(1), greeting: Greeting::Bravo }));
    hall.wait(9_999);
    hall.say(1, bravo.clone());
    assert_eq!(hall.denial(1), Some(Denial::TooMuch));
    hall.say(0, bravo.clone());
    assert_eq!(hall.denial(0), None, "everybody has their own ten seconds");
    hall.wait(1);
    hall.say(1, bravo);
    assert_eq!(hall.denial(1), None);
}

#[test]
fn an_attempt_that_was_given_up_does_not_end_a_later_one() {
    let mut hall = Hall::playing(2, Terms::default());
    let comes = |hall: &mut Hall, connection, client, attempt| {
        let arriving = Arriving::Return { visit: Visit { client, attempt }, secret: secret(1), reached: None };
        hall.hear(RoomInput::Arrived(ConnectionId(connection), arriving));
    };
    comes(&mut hall, 11, 5, 3);
    comes(&mut hall, 12, 5, 2);
    assert_eq!(hall.told[&ConnectionId(12)], [ToClient::Denied(Denial::Busy)]);
    comes(&mut hall, 11, 5, 3);
    assert_eq!(hall.closed, [(ConnectionId(1), Farewell::Elsewhere)], "the post may bring the same twice");
    comes(&mut hall, 13, 6, 1);
    assert_eq!(hall.closed.last(), Some(&(ConnectionId(11), Farewell::Elsewhere)), "another device");
}
