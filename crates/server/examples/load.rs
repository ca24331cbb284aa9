//! How much a server bears: many rooms with clients at real sockets, who play any choices.
//!
//! `cargo run --release -p server -- --unlimited`, and beside it
//! `cargo run --release -p server --example load -- --rooms 1000 --players 3 --think 2000 --seconds 60 --pid SERVER`
//!
//! Says how many choices were made in a second, how long it took from a choice being sent to it being read by each of the
//! others, and by how much the server's memory has grown for each room. Server and clients share this machine.

use std::{
    collections::HashMap,
    fs,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use online::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, busy_random};
use tokio::{net::TcpStream, select, task::JoinSet, time::sleep};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

#[derive(Clone, Debug, Parser)]
struct Flags {
    #[arg(long, default_values_t = ["ws://127.0.0.1:7272/play".to_owned()])]
    server: Vec<String>,
    #[arg(long, default_value_t = 1000)]
    rooms: u32,
    #[arg(long, default_value_t = 3)]
    players: u8,
    /// The longest time for which a player thinks, in milliseconds
    #[arg(long, default_value_t = 2000)]
    think: u64,
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The server, to see how much memory it uses
    #[arg(long)]
    pid: Option<u32>,
}

/// What all clients write into.
#[derive(Default)]
struct Results {
    choices: AtomicU64,
    over: AtomicU64,
    bytes: AtomicU64,
    /// Microseconds from sending a choice to another reading it.
    times: Mutex<Vec<u32>>,
    measures: AtomicBool,
    wrong: AtomicU64,
}

/// When which choice was sent in a room.
type Sent = Arc<Mutex<HashMap<Reached, Instant>>>;

struct Player {
    client: OnlineClient,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    begun: Instant,
    sent: Sent,
    results: Arc<Results>,
    rng: ChaCha8Rng,
}

impl Player {
    async fn new(server: &str, arrival: Arrival, sent: Sent, results: Arc<Results>, seed: u64) -> Self {
        let (socket, _) = connect_async(server).await.expect("the server is there");
        let mut client = OnlineClient::new(Catalogue::built_in().expect("legal"), arrival, seed, Duration::ZERO);
        assert_eq!(client.next_errand(), Some(Errand::Open));
        client.opened(Duration::ZERO);
        Self { client, socket, begun: Instant::now(), sent, results, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Sends what is to be sent, and takes in the next text if one comes in time.
    async fn turn(&mut self, patience: Duration) {
        while let Some(errand) = self.client.next_errand() {
            match errand {
                Errand::Send(text) => self.socket.send(Message::text(text)).await.expect("still connected"),
                Errand::Open | Errand::Close => panic!("the connection is lost: {:?}", self.client.state()),
            }
        }
        let text = select! {
            message = self.socket.next() => match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(_)) => return,
                other => panic!("the connection is lost: {other:?}"),
            },
            () = sleep(patience) => return,
        };
        self.results.bytes.fetch_add(text.len() as u64, Relaxed);
        let before = self.client.table().map(RemoteTable::at);
        self.client.heard(&text, self.begun.elapsed());
        while let Some(told) = self.client.next_told() {
            match told {
                Told::Happened { seat, .. } => self.happened(seat, before),
                Told::NotChosen(_) | Told::Denied(_) => _ = self.results.wrong.fetch_add(1, Relaxed),
                Told::Over(_) => _ = self.results.over.fetch_add(1, Relaxed),
                _ => {}
            }
        }
    }

    fn happened(&self, seat: rules::Seat, before: Option<Reached>) {
        let own = self.client.table().and_then(RemoteTable::seat) == Some(seat);
        if own {
            self.results.choices.fetch_add(u64::from(self.results.measures.load(Relaxed)), Relaxed);
        } else if self.results.measures.load(Relaxed)
            && let Some(sent) = before.and_then(|at| self.sent.lock().expect("sound").get(&at).copied())
        {
            self.results.times.lock().expect("sound").push(sent.elapsed().as_micros() as u32);
        }
    }

    async fn until(&mut self, holds: impl Fn(&Gathering) -> bool) {
        while !self.client.gathering().is_some_and(&holds) {
            self.turn(Duration::from_millis(100)).await;
        }
    }

    /// Plays one game after the other: the host begins the next one.
    async fn play(mut self, think: u64, host: bool) {
        loop {
            self.turn(Duration::from_secs(1)).await;
            let stage = self.client.gathering().map(|gathering| gathering.stage);
            if stage == Some(RoomStage::Over) && host {
                self.client.say(&ToServer::Rematch);
                self.until(|gathering| gathering.stage == RoomStage::Lobby).await;
            } else if stage == Some(RoomStage::Lobby) {
                self.begin(host).await;
            }
            let choices =
                self.client.table().filter(|_| !self.client.is_choosing()).map(|table| (table.at(), table.view()));
            let Some((at, view)) = choices.filter(|(_, view)| !view.choices.is_empty()) else { continue };
            let choice = busy_random::choose(&view.choices, &mut self.rng);
            if think > 0 {
                // What comes meanwhile is read, as a window would.
                let end = Instant::now() + Duration::from_millis(self.rng.random_range(0..think));
                while Instant::now() < end {
                    self.turn(end.saturating_duration_since(Instant::now())).await;
                }
            }
            let mut sent = self.sent.lock().expect("sound");
            sent.retain(|other, _| other.number + 2 >= at.number);
            sent.insert(at, Instant::now());
            drop(sent);
            self.client.choose(choice, self.begun.elapsed());
        }
    }

    async fn begin(&mut self, host: bool) {
        self.client.say(&ToServer::Lobby(LobbyWish::Ready(true)));
        if host {
            self.until(|gathering| gathering.chairs.iter().all(|chair| chair.ready)).await;
            self.client.say(&ToServer::Lobby(LobbyWish::Depart));
        }
        self.until(|gathering| gathering.stage != RoomStage::Lobby).await;
    }
}

fn companion(chair: u8) -> Companion {
    Companion { name: format!("Player {chair}"), portrait: "anna".into(), colour: chair }
}

async fn room(flags: Flags, number: u32, results: Arc<Results>, ready: Arc<AtomicU64>) {
    let mut rng = ChaCha8Rng::seed_from_u64(rand::random());
    let server = |chair: u32| flags.server[((number + chair) as usize) % flags.server.len()].clone();
    let sent = Sent::default();
    let open = Arrival::Open { room: RoomId(rng.random()), secret: SeatSecret(rng.random()), companion: companion(0) };
    let mut host = Player::new(&server(0), open, sent.clone(), results.clone(), rng.random()).await;
    host.until(|_| true).await;
    for chair in 2..flags.players {
        host.client.say(&ToServer::Lobby(LobbyWish::Chair { chair, kind: ChairKind::Friend }));
    }
    host.until(|gathering| gathering.chairs.len() == usize::from(flags.players)).await;
    let code = host.client.code().expect("it is in");
    let mut players = JoinSet::new();
    for chair in 1..flags.players {
        let sit = Arrival::Sit { code, secret: SeatSecret(rng.random()), companion: companion(chair) };
        let mut player = Player::new(&server(chair.into()), sit, sent.clone(), results.clone(), rng.random()).await;
        player.until(|_| true).await;
        players.spawn(player.play(flags.think, false));
    }
    host.until(|gathering| gathering.chairs.iter().all(|chair| chair.companion.is_some())).await;
    ready.fetch_add(1, Relaxed);
    players.spawn(host.play(flags.think, true));
    while let Some(ended) = players.join_next().await {
        ended.expect("it plays on");
    }
}

/// Kilobytes a process has in memory.
fn memory(pid: Option<u32>) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().split(' ').next()?.parse().ok()
}

#[tokio::main]
async fn main() {
    let flags = Flags::parse();
    let (results, ready) = (Arc::new(Results::default()), Arc::new(AtomicU64::new(0)));
    let before = memory(flags.pid);
    let begun = Instant::now();
    let mut rooms = JoinSet::new();
    for number in 0..flags.rooms {
        rooms.spawn(room(flags.clone(), number, results.clone(), ready.clone()));
        // Not all at the same moment.
        sleep(Duration::from_millis(3)).await;
    }
    while ready.load(Relaxed) < flags.rooms.into() {
        sleep(Duration::from_millis(50)).await;
    }
    let clients = flags.rooms * u32::from(flags.players);
    println!("{} rooms with {clients} clients opened in {:.1} s", flags.rooms, begun.elapsed().as_secs_f32());
    // The games begin.
    sleep(Duration::from_secs(5)).await;
    results.measures.store(true, Relaxed);
    let (begun, bytes) = (Instant::now(), results.bytes.load(Relaxed));
    select! {
        () = sleep(Duration::from_secs(flags.seconds)) => {}
        Some(ended) = rooms.join_next() => ended.expect("it plays on"),
    }
    results.measures.store(false, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let choices = results.choices.load(Relaxed);
    let mut times = results.times.lock().expect("sound").clone();
    times.sort_unstable();
    let at = |share: f64| {
        times.get((times.len() as f64 * share) as usize).map_or(f64::NAN, |time| f64::from(*time) / 1000.0)
    };
    println!(
        "{:.0} choices/s for {seconds:.0} s; {} games ended",
        choices as f64 / seconds,
        results.over.load(Relaxed)
    );
    println!(
        "from a choice to the others: median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.99),
        at(0.999_999)
    );
    let sent = (results.bytes.load(Relaxed) - bytes) as f64 / (choices.max(1) * u64::from(flags.players)) as f64;
    println!("{sent:.0} bytes to each client for each choice; {} refusals", results.wrong.load(Relaxed));
    if let (Some(before), Some(after)) = (before, memory(flags.pid)) {
        let growth = after.saturating_sub(before);
        println!(
            "memory: {before} kB before, {after} kB with all rooms: {:.0} kB a room",
            growth as f64 / f64::from(flags.rooms)
        );
    }
    std::process::exit(0);
}
