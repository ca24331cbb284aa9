//! Games in foul weather, and with the server lost again and again: every client's table is what its seat sees, nothing
//! is lost, nothing is doubled. More games: FIRST_CLASS_ONLINE_GAMES=1000 cargo test -p server --test rooms chaos

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use bots::{BotLevel, Style};
use online::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Game, Module, Record, Seat};
use server::{
    house::{House, HouseRules},
    keeper::RoomStore,
    room::Play,
};
use strum::VariantArray;
use tokio::{spawn, task::JoinSet, time::sleep};

use crate::{
    hall::{cards, companion},
    parlour::{Diary, Guest, Town, fingerprint},
    weather::Weather,
};

/// So many games are played at once.
const AT_ONCE: u64 = 12;

/// How many games a test plays: of these by default.
pub fn games(otherwise: u64) -> u64 {
    std::env::var("FIRST_CLASS_ONLINE_GAMES").map_or(otherwise, |text| text.parse().expect("a number"))
}

async fn in_file(file: PathBuf) -> Arc<House> {
    let store = RoomStore::in_file(&file, format!("{:x}", rand::random::<u64>())).await.expect("a file");
    House::open(store, None, cards(), HouseRules { hurried_bots: true })
}

/// One whole game, from opening the room to the record; whether everything in it was right.
pub async fn game(town: Town, weather: Weather, seed: u64) -> u32 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let people = rng.random_range(2..=4_u8);
    let bot = people < 4 && rng.random_range(0..4) == 0;
    let takes_back = if rng.random_range(0..3) == 0 { 25 } else { 0 };
    let onlooker = rng.random_range(0..3) == 0;
    let secret = |chair: u8| SeatSecret(u128::from(seed) << 16 | u128::from(chair) | 1 << 90);

    let open = Arrival::Open { room: RoomId(u128::from(seed) | 1 << 80), secret: secret(0), companion: companion(0) };
    let mut host = Guest::new(&town, weather, open, rng.random());
    host.until("opening", |client| client.gathering().is_some()).await;
    for chair in 1..people + u8::from(bot) {
        let is_bot = chair == people;
        let kind = ChairKind::Bot { level: BotLevel::Novice, style: Style::AllRounder };
        let kind = if is_bot { kind } else { ChairKind::Friend };
        if chair > 1 || is_bot {
            let made =
                move |gathering: &Gathering| gathering.chairs.get(usize::from(chair)).is_some_and(|c| c.kind == kind);
            host.say_until(ToServer::Lobby(LobbyWish::Chair { chair, kind }), made).await;
        }
        if is_bot {
            let take = LobbyWish::Take { chair, secret: SeatSecret(0), companion: companion(chair) };
            let there = move |gathering: &Gathering| gathering.chairs[usize::from(chair)].companion.is_some();
            host.say_until(ToServer::Lobby(take), there).await;
        }
    }
    let first = rng.random_range(0..6);
    let modules = [Module::VARIANTS[first], Module::VARIANTS[(first + rng.random_range(1..6)) % 6]];
    let program = Program { modules, teatime: rng.random(), ..Program::default() };
    let planned = program.clone();
    host.say_until(ToServer::Lobby(LobbyWish::Program(program)), move |gathering| gathering.program == planned).await;
    // Long waits are for other tests.
    let terms = Terms { bot_steps_in: None, take_back: TakeBackRule::Freely, ..Terms::default() };
    host.say_until(ToServer::Lobby(LobbyWish::Terms(terms)), move |gathering| gathering.terms == terms).await;

    let code = host.client.code().expect("it is in");
    let mut guests = vec![host];
    for chair in 1..people {
        let sit = Arrival::Sit { code, secret: secret(chair), companion: companion(chair) };
        let mut guest = Guest::new(&town, weather, sit, rng.random());
        guest.until("sitting", |client| client.gathering().is_some()).await;
        guests.push(guest);
    }
    if onlooker {
        let watch = Arrival::Watch { code, companion: companion(0), reached: None };
        guests.push(Guest::new(&town, weather, watch, rng.random()));
    }
    for (chair, guest) in guests.iter_mut().enumerate().take(people.into()) {
        let ready = move |gathering: &Gathering| gathering.chairs[chair].ready;
        guest.say_until(ToServer::Lobby(LobbyWish::Ready(true)), ready).await;
    }
    let playing = |gathering: &Gathering| gathering.stage != RoomStage::Lobby;
    guests[0].say_until(ToServer::Lobby(LobbyWish::Depart), playing).await;

    let mut plays = JoinSet::new();
    for (place, guest) in guests.into_iter().enumerate() {
        let seat = (place < people.into()).then_some(Seat(place as u8));
        plays.spawn(async move { (seat, guest.play(if seat.is_some() { takes_back } else { 0 }).await) });
    }
    let mut connections = 0;
    let mut records = Vec::new();
    while let Some(played) = plays.join_next().await {
        let (seat, diary) = played.expect("it has ended");
        connections += diary.connections;
        records.push(check(seat, diary, takes_back > 0));
    }
    assert!(records.windows(2).all(|pair| pair[0] == pair[1]), "all have the same record");
    connections
}

/// What a seat sees, or who looks on.
fn view(game: &Game, seat: Option<Seat>) -> u64 {
    fingerprint(&Play::new(game.clone()).view(seat))
}

/// The diary of one client against the record of the game.
fn check(seat: Option<Seat>, diary: Diary, taken_back: bool) -> Record {
    let record = diary.record.expect("the game is over");
    let table = diary.last.expect("it was laid");
    let mut happened = Vec::new();
    let mut number = 0;
    let begin = Game::new(cards(), record.setup.clone()).expect("legal");
    let mut asked = begin.question().expect("it begins").seat;
    let end = record.replay(cards(), |game, events| {
        let choice = record.choices[number as usize];
        number += 1;
        happened.push(events.to_vec());
        if !taken_back {
            if let Some(seen) = diary.seen.get(&number) {
                assert_eq!(*seen, view(game, seat), "{seat:?} saw another table after choice {number}");
            }
            if Some(asked) == seat {
                assert_eq!(diary.chosen.get(&(number - 1)), Some(&choice), "{seat:?} did not choose that");
            }
        }
        asked = game.question().map_or(Seat(9), |question| question.seat);
    });
    let end = end.expect("the record can be replayed");
    assert!(end.is_over());
    assert_eq!(fingerprint(table.view()), view(&end, seat), "{seat:?} sees another table at the end");
    assert_eq!(table.happened(), happened, "{seat:?} was told something else");
    if seat.is_some() && !taken_back {
        let all = diary.seen.len() as f64 / record.choices.len() as f64;
        assert!(all > 0.5, "{seat:?} saw only {} of {} tables", diary.seen.len(), record.choices.len());
    }
    record
}

/// So many games, some at once; how many connections they took altogether.
pub async fn many(town: &Town, weather: Weather, count: u64, seed: u64) -> u32 {
    let (mut running, mut connections) = (JoinSet::new(), 0);
    for number in 0..count {
        if number >= AT_ONCE {
            connections += running.join_next().await.expect("one runs").expect("it was right");
        }
        running.spawn(game(town.clone(), weather, seed + number));
    }
    while let Some(ended) = running.join_next().await {
        connections += ended.expect("it was right");
    }
    connections
}

#[tokio::test(flavor = "multi_thread")]
async fn games_in_foul_weather_end_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = in_file(folder.path().join("rooms.sqlite")).await;
    let town = Town::of(vec![house.clone()]);
    let count = games(10);
    let connections = many(&town, Weather::FOUL, count, 100_000).await;
    assert!(u64::from(connections) > count * 8, "only {connections} connections: no line was cut");
    println!("nightly: {count} games in foul weather, {connections} connections");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_when_the_server_is_lost_at_any_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rooms.sqlite");
    let town = Town::of(vec![in_file(file.clone()).await]);
    let count = games(8);
    let (killer_town, killer_file) = (town.clone(), file.clone());
    let kills = Arc::new(AtomicU32::new(0));
    let killed = kills.clone();
    let killer = spawn(async move {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        loop {
            sleep(Duration::from_millis(rng.random_range(100..500))).await;
            let lost = killer_town.set(0, None).expect("one is open");
            lost.kill().await;
            drop(lost);
            killed.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(rng.random_range(0..20))).await;
            killer_town.set(0, Some(in_file(killer_file.clone()).await));
        }
    });
    let connections = many(&town, Weather { cut: 3, ..Weather::FOUL }, count, 200_000).await;
    killer.abort();
    let kills = kills.load(Ordering::Relaxed);
    assert!(kills > 0, "the server was never lost");
    println!("nightly: {count} games with the server lost {kills} times, {connections} connections");
}
