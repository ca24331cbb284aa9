//! Several servers with one database and post between them: a room is on one of them, whoever plays in it is connected
//! to any, and when one is lost its rooms move. Needs PostgreSQL and NATS: scripts/machines.sh starts both.

use std::{sync::Arc, time::Duration};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use server::{
    house::{House, HouseRules},
    keeper::RoomStore,
    post::Post,
};
use tokio::{spawn, time::sleep};

use crate::{
    chaos::{games, many},
    hall::cards,
    parlour::Town,
    weather::Weather,
};

async fn shared() -> Arc<House> {
    let variable = |name: &str| std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
    let server = format!("{:x}", rand::random::<u64>());
    let store = RoomStore::in_database(&variable("FIRST_CLASS_DATABASE"), server).await.expect("a database");
    let post = Post::reach(&variable("FIRST_CLASS_NATS")).await.expect("post");
    House::open(store, Some(post), cards(), HouseRules { hurried_bots: true })
}

/// Rooms of a run do not meet those of another.
fn seed() -> u64 {
    u64::from(rand::random::<u32>()) << 20
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn players_of_a_room_are_connected_to_different_machines() {
    let town = Town::of(vec![shared().await, shared().await, shared().await]);
    let count = games(12);
    let connections = many(&town, Weather { cut: 2, ..Weather::FOUL }, count, seed()).await;
    println!("nightly: {count} games on three machines, {connections} connections");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn rooms_move_when_a_machine_is_lost() {
    let town = Town::of(vec![shared().await, shared().await]);
    let lost_town = town.clone();
    let killer = spawn(async move {
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        loop {
            sleep(Duration::from_millis(rng.random_range(1500..4000))).await;
            let place = rng.random_range(0..2);
            lost_town.set(place, None).expect("it was open").kill().await;
            // Its rooms are free when it has not said for a while that it is alive.
            sleep(Duration::from_millis(rng.random_range(0..3000))).await;
            lost_town.set(place, Some(shared().await));
        }
    });
    let count = games(8);
    let connections = many(&town, Weather { cut: 1, ..Weather::FOUL }, count, seed()).await;
    killer.abort();
    println!("nightly: {count} games with machines lost, {connections} connections");
}
