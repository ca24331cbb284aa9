//! Whole games through the real protocol, in process.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    net::IpAddr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use online::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Choice, Record, SeatView, busy_random};
use server::{
    door::{Limits, Rate, Rates, converse},
    house::House,
};
use tokio::{select, spawn, time::sleep};

use crate::{
    hall::cards,
    weather::{ClientEnd, Weather, line},
};

/// The clients' time goes so much faster, so that nobody has to wait for their patience.
const FASTER: u32 = 10;

/// The servers that are open; one that is lost is taken away for a while.
#[derive(Clone, Default)]
pub struct Town(Arc<Mutex<Vec<Option<Arc<House>>>>>);

impl Town {
    pub fn of(houses: Vec<Arc<House>>) -> Self {
        Self(Arc::new(Mutex::new(houses.into_iter().map(Some).collect())))
    }

    pub fn set(&self, place: usize, house: Option<Arc<House>>) -> Option<Arc<House>> {
        std::mem::replace(&mut self.0.lock().expect("sound")[place], house)
    }

    fn any(&self, rng: &mut ChaCha8Rng) -> Option<Arc<House>> {
        let houses = self.0.lock().expect("sound");
        let open: Vec<_> = houses.iter().flatten().collect();
        if open.is_empty() { None } else { Some(open[rng.random_range(0..open.len())].clone()) }
    }
}

/// No limits: all clients of a test have one address.
pub fn unlimited() -> Limits {
    let any = Rate { burst: u32::MAX, each: Duration::from_nanos(1) };
    Limits::new(Rates { connect: any, open: any, guess: any, message: any, at_once: u32::MAX, altogether: u32::MAX })
}

/// What a client has seen and done.
#[derive(Default)]
pub struct Diary {
    /// By the number of the state: what the table looked like.
    pub seen: HashMap<u32, u64>,
    /// By the number of the state: what was chosen.
    pub chosen: HashMap<u32, Choice>,
    pub record: Option<Record>,
    pub last: Option<RemoteTable>,
    pub connections: u32,
}

/// What a table looks like, as one number.
pub fn fingerprint(view: &SeatView) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(view).expect("a view can be written").hash(&mut hasher);
    hasher.finish()
}

/// One client with its line.
pub struct Guest {
    pub client: OnlineClient,
    pub diary: Diary,
    town: Town,
    weather: Weather,
    end: Option<ClientEnd>,
    begun: Instant,
    rng: ChaCha8Rng,
}

impl Guest {
    pub fn new(town: &Town, weather: Weather, arrival: Arrival, seed: u64) -> Self {
        Self {
            client: OnlineClient::new(cards(), arrival, seed, Duration::ZERO),
            diary: Diary::default(),
            town: town.clone(),
            weather,
            end: None,
            begun: Instant::now(),
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn now(&self) -> Duration {
        self.begun.elapsed() * FASTER
    }

    /// Whatever has to be done, and whatever comes within a moment.
    pub async fn turn(&mut self) {
        while let Some(errand) = self.client.next_errand() {
            match errand {
                Errand::Open => match self.town.any(&mut self.rng) {
                    Some(house) => {
                        let (end, server) = line(self.weather, self.rng.random());
                        self.end = Some(end);
                        self.diary.connections += 1;
                        spawn(async move {
                            converse(&house, &unlimited(), IpAddr::from([127, 0, 0, 1]), server).await;
                        });
                        let now = self.now();
                        self.client.opened(now);
                    }
                    None => {
                        let now = self.now();
                        self.client.closed(now);
                    }
                },
                Errand::Send(text) => {
                    // A line that is cut takes everything and brings nothing.
                    _ = self.end.as_ref().map(|end| end.outgoing.send(text));
                }
                Errand::Close => self.end = None,
            }
        }
        let text = match &mut self.end {
            Some(end) => select! {
                text = end.incoming.recv() => Some(text),
                () = sleep(Duration::from_millis(2)) => None,
            },
            None => {
                sleep(Duration::from_millis(2)).await;
                None
            }
        };
        let now = self.now();
        match text {
            Some(Some(text)) => self.client.heard(&text, now),
            Some(None) => {
                self.end = None;
                self.client.closed(now);
            }
            None => {}
        }
        self.client.tick(now);
        while let Some(told) = self.client.next_told() {
            match told {
                Told::Laid { .. } | Told::Happened { .. } => {
                    let table = self.client.table().expect("it is laid");
                    self.diary.seen.insert(table.at().number, fingerprint(table.view()));
                }
                Told::Over(record) => {
                    self.diary.record = Some(*record);
                    self.diary.last = self.client.table().cloned();
                }
                _ => {}
            }
        }
    }

    pub async fn until(&mut self, what: &str, holds: impl Fn(&OnlineClient) -> bool) {
        let begun = Instant::now();
        while !holds(&self.client) {
            assert!(begun.elapsed() < Duration::from_secs(60), "{what}: {:?}", self.client.state());
            self.turn().await;
        }
    }

    /// Says something until it has had its effect.
    pub async fn say_until(&mut self, message: ToServer, holds: impl Fn(&Gathering) -> bool) {
        let begun = Instant::now();
        let holds = |client: &OnlineClient| client.gathering().is_some_and(&holds);
        while !holds(&self.client) {
            assert!(begun.elapsed() < Duration::from_secs(60), "{message:?}: {:?}", self.client.state());
            self.client.say(&message);
            for _ in 0..20 {
                self.turn().await;
                if holds(&self.client) {
                    break;
                }
            }
        }
    }

    /// Plays any choices until the game is over; takes back one of so many.
    pub async fn play(mut self, takes_back: u32) -> Diary {
        let begun = Instant::now();
        let mut took_back = 0;
        while self.diary.record.is_none() {
            assert!(begun.elapsed() < Duration::from_secs(180), "a game never ends: {:?}", self.client.state());
            self.turn().await;
            let now = self.now();
            let Some(table) = self.client.table().filter(|_| !self.client.is_choosing()) else { continue };
            let at = table.at().number;
            if table.view().choices.is_empty() {
                continue;
            }
            if takes_back > 0 && at > took_back && self.rng.random_range(0..takes_back) == 0 {
                took_back = at;
                self.client.take_back();
                continue;
            }
            let choice = busy_random::choose(&table.view().choices, &mut self.rng);
            if self.client.choose(choice, now) {
                self.diary.chosen.insert(at, choice);
            }
        }
        self.diary
    }
}
