//! What an attacker tries: it is refused, and nobody else notices.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use online::*;
use server::{
    door::{Front, Limits, Origins, Rate, Rates, converse, routes},
    house::{House, HouseRules},
    keeper::RoomStore,
    room::{Arriving, ConnectionId, RoomInput},
};
use tokio::{net::TcpListener, spawn, time::timeout};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

use crate::{
    hall::{Hall, VISIT, cards, companion, hello, secret},
    weather::{ClientEnd, Weather, line},
};

struct Place {
    house: Arc<House>,
    limits: Limits,
    _folder: tempfile::TempDir,
}

impl Place {
    async fn new(rates: Rates) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("rooms.sqlite");
        let store = RoomStore::in_file(&file, "one".into()).await.expect("a file");
        let house = House::open(store, None, cards(), HouseRules { hurried_bots: true });
        Self { house, limits: Limits::new(rates), _folder: folder }
    }

    fn connect(&self, address: &str) -> ClientEnd {
        let (client, server) = line(Weather::FAIR, 1);
        let (house, limits, address) = (self.house.clone(), self.limits.clone(), address.parse().expect("an address"));
        spawn(async move { converse(&house, &limits, address, server).await });
        client
    }

    /// What is answered to the first word, at this address.
    async fn ask(&self, address: &str, first: String) -> Option<ToClient> {
        let mut client = self.connect(address);
        client.outgoing.send(first).expect("it listens");
        next(&mut client).await
    }

    /// A server at a real address.
    async fn at_a_port(&self, origins: &[&str]) -> SocketAddr {
        let front = Front {
            house: self.house.clone(),
            limits: self.limits.clone(),
            origins: Origins::new(origins.iter().map(|origin| (*origin).to_owned())),
            behind_proxy: false,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let routes = routes(front).into_make_service_with_connect_info::<SocketAddr>();
        spawn(async { axum::serve(listener, routes).await });
        address
    }
}

/// The next text that is no ping; `None` when the connection has ended.
async fn next(client: &mut ClientEnd) -> Option<ToClient> {
    loop {
        let text = timeout(Duration::from_secs(20), client.incoming.recv()).await.expect("an answer")?;
        match ToClient::read(&text).expect("a message") {
            ToClient::Ping(_) => {}
            message => return Some(message),
        }
    }
}

fn open(room: u128) -> String {
    hello(Arrival::Open { room: RoomId(room), secret: secret(0), companion: companion(0) })
}

#[test]
fn nobody_chooses_for_another_seat_or_twice() {
    let mut hall = Hall::playing(3, Terms::default());
    hall.hear(RoomInput::Arrived(ConnectionId(9), Arriving::Watch { companion: companion(3), reached: None }));
    hall.play_until(|hall| hall.round() == 1);
    let (at, asked) = (hall.at(), hall.asked().0);
    let choice = hall.any_choice();
    let silence = |hall: &Hall, but: u8| -> Vec<usize> {
        let others = (0..3).filter(|seat| *seat != but);
        others.map(|seat| hall.told[&ConnectionId(seat.into())].len()).collect()
    };
    let refused = |hall: &mut Hall, from: u8, at: Reached, choice, why| {
        let before = (silence(hall, from), hall.at());
        hall.say(from, ToServer::Choose { at, choice });
        assert_eq!(hall.last(from), Some(&ToClient::NotChosen { at, why }));
        assert_eq!((silence(hall, from), hall.at()), before, "nobody else notices");
    };
    refused(&mut hall, (asked + 1) % 3, at, choice, NotChosen::NotAsked);
    refused(&mut hall, asked, Reached { game: 2, ..at }, choice, NotChosen::Late);
    refused(&mut hall, asked, Reached { number: at.number + 1, ..at }, choice, NotChosen::Late);
    refused(&mut hall, asked, at, rules::Choice::KeepGameEndCard { hand: 200 }, NotChosen::Illegal);
    refused(&mut hall, asked, at, rules::Choice::BeginFrame { waiting: 255 }, NotChosen::Illegal);
    hall.say(9, ToServer::Choose { at, choice });
    assert_eq!((hall.denial(9), hall.at()), (Some(Denial::NotNow), at), "who looks on does not play");
    hall.say(asked, ToServer::Choose { at, choice });
    assert_ne!(hall.at(), at);
    let after = hall.at();
    hall.say(asked, ToServer::Choose { at, choice });
    assert_eq!(hall.at(), after, "once is enough");
    assert_eq!(hall.last(asked), Some(&ToClient::NotChosen { at, why: NotChosen::Late }));
}

#[test]
fn a_seats_secret_cannot_be_guessed_in_its_room() {
    let mut hall = Hall::playing(2, Terms::default());
    for guess in 0..100 {
        let arriving = Arriving::Return { visit: VISIT, secret: SeatSecret(guess), reached: None };
        hall.hear(RoomInput::Arrived(ConnectionId(500), arriving));
        let denial = if guess < 20 { Denial::NoSuchRoom } else { Denial::TooMuch };
        assert_eq!(hall.told[&ConnectionId(500)].last(), Some(&ToClient::Denied(denial)));
    }
    assert!(!hall.room.connections().contains(&ConnectionId(500)));
    hall.wait(3_000);
    hall.comes_back(1);
    assert!(matches!(hall.last(1), Some(ToClient::Laying(_))), "whoever has the right one is let in again");
}

#[tokio::test]
async fn an_old_client_is_told_to_update() {
    let place = Place::new(Rates::default()).await;
    let update = Some(ToClient::Denied(Denial::Update { server: VERSION }));
    let newer = format!(r#"{{"version":{},"arrival":"Unheard"}}"#, VERSION + 1);
    for other in [r#"{"version":0,"anything":[1,2]}"#, &newer] {
        assert_eq!(place.ask("10.0.0.1", other.into()).await, update);
    }
    let nothing_more = format!(r#"{{"version":{VERSION}}}"#);
    for nonsense in ["", "{}", "[]", &nothing_more, "{\"version\":-1}", "\u{0}", &"[".repeat(4000)] {
        assert_eq!(
            place.ask("10.0.0.2", nonsense.into()).await,
            Some(ToClient::Denied(Denial::Nonsense)),
            "{nonsense:?}"
        );
    }
}

#[tokio::test]
async fn codes_cannot_be_guessed() {
    let place = Place::new(Rates::default()).await;
    let mut host = place.connect("10.0.0.9");
    host.outgoing.send(open(1)).expect("it listens");
    let Some(ToClient::Welcome(Welcome { code, .. })) = next(&mut host).await else { panic!("not let in") };
    let sit = |code| hello(Arrival::Sit { code, secret: secret(1), companion: companion(1) });
    for guess in 0..30 {
        let denial = if guess < 10 { Denial::NoSuchRoom } else { Denial::TooMuch };
        let answer = place.ask("10.0.0.1", sit(RoomCode::from_random(guess))).await;
        assert_eq!(answer, Some(ToClient::Denied(denial)), "guess {guess}");
    }
    assert_eq!(
        place.ask("10.0.0.1", sit(code)).await,
        Some(ToClient::Denied(Denial::TooMuch)),
        "not even the right one"
    );
    assert!(matches!(place.ask("10.0.0.2", sit(code)).await, Some(ToClient::Welcome(_))), "others are not disturbed");
    // Secrets are no better, nor is asking how games stand.
    let back = |guess| hello(Arrival::Return { room: RoomId(1), secret: SeatSecret(guess), reached: None });
    for guess in 0..12 {
        let denial = if guess < 10 { Denial::NoSuchRoom } else { Denial::TooMuch };
        assert_eq!(place.ask("10.0.0.3", back(guess)).await, Some(ToClient::Denied(denial)));
    }
    let glance = hello(Arrival::Glance((0..20).map(|guess| (RoomId(1), SeatSecret(guess))).collect()));
    assert_eq!(place.ask("10.0.0.4", glance.clone()).await, Some(ToClient::Glances(vec![None; 20])));
    assert_eq!(place.ask("10.0.0.4", glance).await, Some(ToClient::Denied(Denial::TooMuch)));
    let many = hello(Arrival::Glance(vec![(RoomId(1), secret(0)); 21]));
    assert_eq!(place.ask("10.0.0.5", many).await, Some(ToClient::Denied(Denial::TooMuch)));
}

#[tokio::test]
async fn how_a_game_stands_is_told_to_who_holds_a_secret() {
    let place = Place::new(Rates::default()).await;
    assert!(matches!(place.ask("10.0.0.1", open(1)).await, Some(ToClient::Welcome(_))));
    let games = vec![(RoomId(1), secret(0)), (RoomId(1), secret(1)), (RoomId(2), secret(0))];
    let Some(ToClient::Glances(glances)) = place.ask("10.0.0.1", hello(Arrival::Glance(games))).await else {
        panic!("no glances");
    };
    let stages: Vec<_> = glances.iter().map(|glance| glance.as_ref().map(|glance| glance.stage)).collect();
    assert_eq!(stages, [Some(RoomStage::Lobby), None, None]);
}

#[tokio::test]
async fn one_address_cannot_open_thousands_of_rooms() {
    let place = Place::new(Rates::default()).await;
    let mut opened = 0;
    for room in 0..200 {
        match place.ask("10.0.0.1", open(room)).await {
            Some(ToClient::Welcome(_)) => opened += 1,
            other => assert_eq!(other, Some(ToClient::Denied(Denial::TooMuch))),
        }
    }
    assert_eq!(opened, 10);
    assert!(matches!(place.ask("10.0.0.2", open(1000)).await, Some(ToClient::Welcome(_))));
}

#[tokio::test]
async fn floods_and_nonsense_end_a_connection_and_no_other() {
    let rates = Rates { message: Rate { burst: 20, each: Duration::from_secs(60) }, ..Rates::default() };
    let place = Place::new(rates).await;
    let mut host = place.connect("10.0.0.1");
    host.outgoing.send(open(1)).expect("it listens");
    let Some(ToClient::Welcome(Welcome { code, .. })) = next(&mut host).await else { panic!("not let in") };
    let sit = hello(Arrival::Sit { code, secret: secret(1), companion: companion(1) });
    for words in
        ["{\"Nothing\":1}", &ToServer::Greet(Greeting::Bravo).write(), &ToServer::Anew { reached: None }.write()]
    {
        let mut friend = place.connect("10.0.0.2");
        friend.outgoing.send(sit.clone()).expect("it listens");
        let mut last = None;
        for _ in 0..40 {
            _ = friend.outgoing.send(words.to_owned());
        }
        while let Some(message) = next(&mut friend).await {
            last = Some(message);
        }
        assert_eq!(last, Some(ToClient::Farewell(Farewell::Misuse)), "{words}");
    }
    host.outgoing.send(ToServer::Lobby(LobbyWish::Ready(true)).write()).expect("still there");
    loop {
        let Some(ToClient::Gathering(gathering)) = next(&mut host).await else { panic!("the host was disturbed") };
        if gathering.chairs[0].ready {
            break;
        }
    }
}

#[tokio::test]
async fn pages_of_others_and_huge_messages_are_refused_at_the_socket() {
    let place = Place::new(Rates::default()).await;
    let address = place.at_a_port(&["https://first-class.example"]).await;
    let connect = async |origin: Option<&str>| {
        let mut request = format!("ws://{address}/play").into_client_request().expect("a request");
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a value"));
        }
        connect_async(request).await
    };
    for origin in ["https://evil.example", "null", "http://127.0.0.1"] {
        let Err(tungstenite::Error::Http(answer)) = connect(Some(origin)).await else { panic!("{origin} was let in") };
        assert_eq!(answer.status(), 403, "{origin}");
    }
    for origin in [None, Some("https://first-class.example"), Some(&*format!("http://{address}"))] {
        assert!(connect(origin).await.is_ok(), "{origin:?}");
    }
    let (mut huge, _) = connect(None).await.expect("let in");
    huge.send(Message::text("x".repeat(server::door::LARGEST + 1))).await.expect("sent");
    assert!(!matches!(huge.next().await, Some(Ok(Message::Text(_)))), "it is not even read");
    let (mut right, _) = connect(None).await.expect("let in");
    right.send(Message::text(open(1))).await.expect("sent");
    let Some(Ok(Message::Text(text))) = right.next().await else { panic!("no answer") };
    assert!(matches!(ToClient::read(&text), Ok(ToClient::Welcome(_))));
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let place = Place::new(Rates { at_once: 5, ..Rates::default() }).await;
    let address = place.at_a_port(&[]).await;
    let mut kept = Vec::new();
    for _ in 0..5 {
        kept.push(connect_async(format!("ws://{address}/play")).await.expect("let in"));
    }
    let Err(tungstenite::Error::Http(answer)) = connect_async(format!("ws://{address}/play")).await else {
        panic!("one too many");
    };
    assert_eq!(answer.status(), 429);
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_keeps_its_rooms() {
    let place = Place::new(Rates::default()).await;
    let mut host = place.connect("10.0.0.1");
    host.outgoing.send(open(1)).expect("it listens");
    assert!(matches!(next(&mut host).await, Some(ToClient::Welcome(_))));
    place.house.stop().await;
    let mut last = None;
    while let Some(message) = next(&mut host).await {
        last = Some(message);
    }
    assert_eq!(last, Some(ToClient::Farewell(Farewell::ComeBack)));
    let file = place._folder.path().join("rooms.sqlite");
    let store = RoomStore::in_file(&file, "two".into()).await.expect("a file");
    assert!(store.read(RoomId(1)).await.expect("readable").is_some());
    // Nobody has it, so that after 30 days it goes.
    let later = server::chance::now() + 1000;
    assert_eq!(store.sweep(later - 3_600_000, later).await.expect("swept"), 0);
    assert_eq!(store.sweep(later, later + 60_000).await.expect("swept"), 1);
    assert!(store.read(RoomId(1)).await.expect("readable").is_none());
}
