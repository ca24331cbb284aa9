//! The client's side of a connection, without one.

use std::{sync::Arc, time::Duration};

use online::*;
use rules::{Catalogue, Game, Module, Seat, Setup};

const START: Duration = Duration::from_secs(100);

fn cards() -> Arc<Catalogue> {
    Catalogue::built_in().expect("our cards are legal")
}

fn client() -> OnlineClient {
    let arrival = Arrival::Return { room: RoomId(1), secret: SeatSecret(2), reached: None };
    OnlineClient::new(cards(), arrival, 77, START)
}

fn errands(client: &mut OnlineClient) -> Vec<Errand> {
    std::iter::from_fn(|| client.next_errand()).collect()
}

fn hear(client: &mut OnlineClient, message: &ToClient, now: Duration) {
    client.heard(&message.write(), now);
}

fn welcome() -> ToClient {
    ToClient::Welcome(Welcome { room: RoomId(1), code: RoomCode::from_random(1), chair: Some(0) })
}

/// A client that is in.
fn connected() -> OnlineClient {
    let mut client = client();
    client.opened(START);
    hear(&mut client, &welcome(), START);
    errands(&mut client);
    client
}

fn game() -> Game {
    let setup = Setup { start_player: Some(Seat(1)), ..Setup::new(2, [Module::A, Module::B], 1) };
    Game::new(cards(), setup).expect("legal")
}

fn laying(game: &Game, number: u32, kept: u32) -> ToClient {
    let (at, view) = (Reached { game: 1, number }, game.view(Seat(0)));
    let happened = Vec::new();
    ToClient::Laying(Box::new(Laying { at, seat: Some(Seat(0)), kept, happened, view, taken_back: None }))
}

fn sent(client: &mut OnlineClient) -> Vec<ToServer> {
    let texts = errands(client).into_iter().filter_map(|errand| match errand {
        Errand::Send(text) => ToServer::read(&text).ok(),
        _ => None,
    });
    texts.collect()
}

#[test]
fn pauses_grow_and_end_when_it_is_back() {
    let mut client = client();
    let mut now = START;
    let mut pauses = Vec::new();
    for _ in 0..12 {
        client.closed(now);
        let ConnectionState::Pausing { until, failed } = client.state() else { panic!("{:?}", client.state()) };
        assert_eq!(failed as usize, pauses.len() + 1);
        pauses.push((until - now).as_millis());
        client.tick(until - Duration::from_millis(u64::from(until > now)));
        if until > now {
            assert_eq!(errands(&mut client).last(), None, "not before its time");
        }
        client.tick(until);
        now = until;
        assert_eq!(errands(&mut client), [Errand::Open]);
    }
    assert_eq!(pauses[0], 0, "at once the first time");
    for (place, pause) in pauses.iter().enumerate().skip(1) {
        let longest = (300 << (place - 1)).min(15_000);
        assert!((longest * 2 / 3..=longest).contains(pause), "{pauses:?}");
    }
    client.opened(now);
    hear(&mut client, &welcome(), now);
    client.closed(now);
    assert_eq!(client.state(), ConnectionState::Pausing { until: now, failed: 1 });
}

#[test]
fn a_silent_server_is_given_up() {
    let mut client = connected();
    client.tick(START + Duration::from_millis(11_999));
    hear(&mut client, &ToClient::Ping(3), START + Duration::from_millis(11_999));
    assert_eq!(sent(&mut client), [ToServer::Pong(3)]);
    client.tick(START + Duration::from_secs(23));
    assert_eq!((client.state(), errands(&mut client)), (ConnectionState::Connected, Vec::new()));
    client.tick(START + Duration::from_secs(24));
    assert_eq!(errands(&mut client), [Errand::Close]);
    assert!(matches!(client.state(), ConnectionState::Pausing { .. }));
}

#[test]
fn what_is_final_is_not_tried_again() {
    let finals = [Denial::Update { server: 9 }, Denial::NoSuchRoom, Denial::Full, Denial::Begun];
    for (denial, is_final) in
        finals.map(|denial| (denial, true)).into_iter().chain([(Denial::Busy, false), (Denial::TooMuch, false)])
    {
        let mut client = client();
        client.opened(START);
        errands(&mut client);
        hear(&mut client, &ToClient::Denied(denial), START);
        assert_eq!(client.state() == ConnectionState::Denied(denial), is_final, "{denial:?}");
        client.closed(START);
        client.tick(START + Duration::from_secs(3600));
        assert_eq!(errands(&mut client).contains(&Errand::Open), !is_final, "{denial:?}");
    }
    for farewell in [Farewell::Elsewhere, Farewell::Removed, Farewell::Left, Farewell::Misuse] {
        let mut client = connected();
        hear(&mut client, &ToClient::Farewell(farewell), START);
        assert_eq!(client.state(), ConnectionState::Over(farewell));
    }
    let mut client = connected();
    hear(&mut client, &ToClient::Farewell(Farewell::ComeBack), START);
    client.tick(START);
    assert_eq!(errands(&mut client), [Errand::Close, Errand::Open], "that one comes back at once");
}

#[test]
fn a_choice_is_said_until_it_is_known_what_became_of_it() {
    let mut client = connected();
    let mut game = game();
    hear(&mut client, &laying(&game, 0, 0), START);
    let choice = game.legal_choices()[0];
    let choose = ToServer::Choose { at: Reached { game: 1, number: 0 }, choice };
    assert!(client.choose(choice, START) && !client.choose(choice, START), "one at a time");
    assert_eq!(sent(&mut client), std::slice::from_ref(&choose));
    hear(&mut client, &ToClient::Ping(1), START + Duration::from_secs(3));
    client.tick(START + Duration::from_secs(4));
    assert_eq!(sent(&mut client), [ToServer::Pong(1), choose.clone()]);
    // Cut off; it was not made: once more. What had been reached is named.
    let later = START + Duration::from_secs(5);
    client.closed(later);
    client.tick(later);
    client.opened(later);
    let hello = errands(&mut client).pop();
    let Some(Errand::Send(hello)) = hello else { panic!("{hello:?}") };
    let (visit, arrival) = Hello::read(&hello).expect("a hello");
    assert_eq!(visit, Visit { client: 77, attempt: 2 });
    let reached = Some(Reached { game: 1, number: 0 });
    assert_eq!(arrival, Arrival::Return { room: RoomId(1), secret: SeatSecret(2), reached });
    hear(&mut client, &welcome(), later);
    hear(&mut client, &laying(&game, 0, 0), later);
    assert_eq!(sent(&mut client), [choose]);
    // Cut off again; it was made.
    client.closed(later);
    client.tick(later);
    client.opened(later);
    errands(&mut client);
    game.apply(choice).expect("legal");
    hear(&mut client, &welcome(), later);
    hear(&mut client, &laying(&game, 1, 0), later);
    assert!(sent(&mut client).is_empty() && !client.is_choosing());
    client.tick(later + Duration::from_secs(8));
    assert!(sent(&mut client).is_empty());
}

#[test]
fn what_was_missed_is_asked_for() {
    let mut client = connected();
    let mut game = game();
    hear(&mut client, &laying(&game, 0, 0), START);
    let mut happenings = Vec::new();
    for number in 1..=2 {
        let seat = game.question().expect("it runs").seat;
        let choice = game.legal_choices()[0];
        let events = game.apply(choice).expect("legal");
        let (at, news) = (Reached { game: 1, number }, game.view(Seat(0)).into_news());
        happenings.push(ToClient::Happening(Box::new(Happening { at, seat, by_bot: false, events, news })));
    }
    hear(&mut client, &happenings[1], START);
    assert_eq!(sent(&mut client), [ToServer::Anew { reached: Some(Reached { game: 1, number: 0 }) }]);
    for happening in [&happenings[0], &happenings[0], &happenings[1], &happenings[0], &happenings[1]] {
        hear(&mut client, happening, START);
    }
    assert!(sent(&mut client).is_empty(), "what comes twice changes nothing");
    let table = client.table().expect("it is laid");
    assert_eq!((table.view(), table.happened().len()), (&game.view(Seat(0)), 2));
    // The server says that more is known than is.
    hear(&mut client, &laying(&game, 9, 7), START);
    assert_eq!(sent(&mut client), [ToServer::Anew { reached: None }]);
}
