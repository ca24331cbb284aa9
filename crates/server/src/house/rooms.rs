//! Finds a room, or wakes it up.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use online::{Arrival, Companion, Denial, Glimpse, RoomCode, RoomId, SeatSecret, Visit};
use rules::Catalogue;
use tokio::{
    sync::{Mutex as Turn, mpsc, watch},
    task::JoinSet,
    time::sleep,
};

use super::{
    chores,
    running::{End, RunningRoom},
    thinking::Thinkers,
    waking,
};
use crate::{
    calls::{Call, Outgoing},
    chance,
    keeper::{Kept, RoomClaim, RoomStore, StoreError, Writer},
    measures::ServerMeasures,
    post::{Post, RemoteRoom},
    room::{Arriving, ConnectionId, RoomInput, RoomPapers},
};

/// So many calls may wait for a room.
const CALLS: usize = 64;
/// So many texts may wait for a connection before it counts as gone.
const TEXTS: usize = 128;
/// Rooms are woken up one after the other where their numbers say so, so that no room is woken up twice.
const TURNS: usize = 64;
/// A room that another machine holds, which does not answer, is asked for so often.
const ATTEMPTS: usize = 20;
/// With such a pause.
const PAUSE: Duration = Duration::from_millis(350);
/// So many games can be glanced at.
const GLANCES: usize = 20;

/// What is different from house to house.
#[derive(Clone, Copy, Debug, Default)]
pub struct HouseRules {
    /// Bots try hardly anything out: for tests.
    pub hurried_bots: bool,
}

/// The way to a room, wherever it is.
#[derive(Debug)]
pub enum RoomLink {
    /// On this machine.
    Here(mpsc::Sender<Call>),
    /// On another one.
    There(Box<RemoteRoom>),
}

impl RoomLink {
    /// Says something; `false` if the room is gone.
    pub async fn say(&self, heard: RoomInput) -> bool {
        match self {
            Self::Here(calls) => calls.send(Call::Hear(heard)).await.is_ok(),
            Self::There(remote) => remote.say(heard).await,
        }
    }
}

/// Somebody on the way into a room: the answer comes out of the texts.
#[derive(Debug)]
pub struct Entered {
    /// The way to the room.
    pub link: RoomLink,
    /// How the room knows whoever came.
    pub connection: ConnectionId,
    /// What the room says.
    pub texts: mpsc::Receiver<Outgoing>,
}

/// All rooms that are awake on this machine, and the way to all others.
#[derive(Debug)]
pub struct House {
    store: RoomStore,
    writer: Writer,
    cards: Arc<Catalogue>,
    thinkers: Thinkers,
    /// What is counted.
    pub measures: Arc<ServerMeasures>,
    post: Option<Post>,
    awake: Mutex<HashMap<RoomId, mpsc::Sender<Call>>>,
    turns: [Turn<()>; TURNS],
    /// The tasks of the rooms and everything else; ends with the house.
    tasks: Mutex<JoinSet<()>>,
    stops: watch::Sender<bool>,
}

impl House {
    /// Opens a house with this store, and post to others if there are others.
    pub fn open(store: RoomStore, post: Option<Post>, cards: Arc<Catalogue>, rules: HouseRules) -> Arc<Self> {
        let measures = Arc::new(ServerMeasures::default());
        let mut tasks = JoinSet::new();
        let house = Arc::new(Self {
            writer: Writer::new(&store, &mut tasks),
            store,
            cards,
            thinkers: Thinkers::new(rules.hurried_bots, measures.clone()),
            measures,
            post,
            awake: Mutex::default(),
            turns: std::array::from_fn(|_| Turn::new(())),
            tasks: Mutex::new(JoinSet::new()),
            stops: watch::channel(false).0,
        });
        tasks.spawn(chores::stay_alive(house.store.clone()));
        tasks.spawn(chores::sweep(house.store.clone()));
        *house.tasks.lock().unwrap_or_else(PoisonError::into_inner) = tasks;
        house
    }

    /// Becomes true when the machine is going to stop.
    pub fn stops(&self) -> watch::Receiver<bool> {
        self.stops.subscribe()
    }

    /// Somebody comes in.
    ///
    /// # Errors
    /// Why not.
    pub async fn enter(self: &Arc<Self>, visit: Visit, arrival: Arrival) -> Result<Entered, Denial> {
        if *self.stops.borrow() {
            return Err(Denial::Busy);
        }
        let (room, arriving) = match arrival {
            Arrival::Open { room, secret, companion } => {
                self.build(room, secret, companion).await?;
                (room, Arriving::Return { visit, secret, reached: None })
            }
            Arrival::Sit { code, secret, companion } => {
                (self.find(code).await?, Arriving::Sit { visit, secret, companion })
            }
            Arrival::Return { room, secret, reached } => (room, Arriving::Return { visit, secret, reached }),
            Arrival::Watch { code, companion, reached } => {
                (self.find(code).await?, Arriving::Watch { companion, reached })
            }
            Arrival::Glance(_) => return Err(Denial::Nonsense),
        };
        let connection = ConnectionId(chance::random_wide());
        for _ in 0..ATTEMPTS {
            let (outbox, texts) = mpsc::channel(TEXTS);
            if let Some(calls) = self.awaken(room).await? {
                // A room that has just gone to rest takes no call: the next attempt wakes it up.
                if calls.send(Call::Arrive(connection, arriving.clone(), outbox)).await.is_ok() {
                    return Ok(Entered { link: RoomLink::Here(calls), connection, texts });
                }
            } else if let Some(post) = &self.post
                && let Some(remote) = post.arrive(room, connection, arriving.clone(), outbox).await
            {
                return Ok(Entered { link: RoomLink::There(Box::new(remote)), connection, texts });
            } else {
                sleep(PAUSE).await;
            }
        }
        Err(Denial::Busy)
    }

    /// How games stand, for whoever holds the secrets of seats in them.
    ///
    /// # Errors
    /// If it is too much at once, or the store fails.
    pub async fn glance(&self, games: &[(RoomId, SeatSecret)]) -> Result<Vec<Option<Glimpse>>, Denial> {
        if games.len() > GLANCES {
            return Err(Denial::TooMuch);
        }
        let mut glimpses = Vec::with_capacity(games.len());
        for (room, secret) in games {
            let kept = self.store.read(*room).await.map_err(busy)?;
            glimpses.push(kept.and_then(|kept| waking::glimpse(&kept, *secret, &self.cards)));
        }
        Ok(glimpses)
    }

    /// Stops: rooms end what they are at, and everybody is told to come back.
    pub async fn stop(self: &Arc<Self>) {
        self.stops.send_replace(true);
        let awake: Vec<_> = self.lock_awake().values().cloned().collect();
        for calls in awake {
            _ = calls.send(Call::Stop).await;
        }
        while !self.lock_awake().is_empty() {
            sleep(Duration::from_millis(5)).await;
        }
        self.kill().await;
        self.store.close().await;
    }

    /// Ends everything at once, as the loss of the machine would.
    pub async fn kill(&self) {
        self.stops.send_replace(true);
        let mut tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        tasks.shutdown().await;
        self.lock_awake().clear();
    }

    fn lock_awake(&self) -> std::sync::MutexGuard<'_, HashMap<RoomId, mpsc::Sender<Call>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn find(&self, code: RoomCode) -> Result<RoomId, Denial> {
        self.store.by_code(code).await.map_err(busy)?.ok_or(Denial::NoSuchRoom)
    }

    /// A new room. If there is one with this number, whoever opens it has done so before.
    async fn build(&self, room: RoomId, secret: SeatSecret, companion: Companion) -> Result<(), Denial> {
        let companion = companion.checked().map_err(|_| Denial::Unfit)?;
        for _ in 0..5 {
            let (code, now) = (RoomCode::from_random(chance::random()), chance::now());
            let papers = RoomPapers::new(room, code, companion.clone(), secret, &self.cards, now);
            if self.store.create(&papers, now).await.map_err(busy)? {
                tracing::info!(?room, "opened");
                return Ok(());
            }
            if self.store.read(room).await.map_err(busy)?.is_some() {
                return Ok(());
            }
        }
        Err(Denial::Busy)
    }

    /// The task of a room on this machine, which is woken up if no other has it; `None` if another has it.
    async fn awaken(self: &Arc<Self>, room: RoomId) -> Result<Option<mpsc::Sender<Call>>, Denial> {
        let here = |house: &Self| house.lock_awake().get(&room).filter(|calls| !calls.is_closed()).cloned();
        if let Some(calls) = here(self) {
            return Ok(Some(calls));
        }
        let _turn = self.turns[(room.0 % TURNS as u128) as usize].lock().await;
        if let Some(calls) = here(self) {
            return Ok(Some(calls));
        }
        match self.store.claim(room, chance::now()).await.map_err(busy)? {
            RoomClaim::Nowhere => Err(Denial::NoSuchRoom),
            RoomClaim::Held => Ok(None),
            RoomClaim::Ours(kept) => Ok(Some(self.start(*kept))),
        }
    }

    fn start(self: &Arc<Self>, kept: Kept) -> mpsc::Sender<Call> {
        let epoch = kept.epoch;
        let room = waking::wake(kept, &self.cards);
        let id = room.papers().room;
        let (sender, calls) = mpsc::channel(CALLS);
        self.lock_awake().insert(id, sender.clone());
        let running = RunningRoom {
            room,
            epoch,
            calls,
            writer: self.writer.clone(),
            thinkers: self.thinkers.clone(),
            measures: self.measures.clone(),
            outboxes: HashMap::new(),
        };
        let (house, post) = (self.clone(), self.post.clone().map(|post| (post, sender.clone())));
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        // Those that have ended are forgotten.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(async move { house.keep_running(running, id, epoch, post).await });
        sender
    }

    async fn keep_running(
        self: Arc<Self>,
        mut running: RunningRoom,
        room: RoomId,
        epoch: i64,
        post: Option<(Post, mpsc::Sender<Call>)>,
    ) {
        self.measures.rooms.inc();
        let delivery = match post {
            Some((post, calls)) => post.deliver_to(room, calls).await,
            None => None,
        };
        let may_rest = |calls: &mpsc::Receiver<Call>| {
            let mut awake = self.lock_awake();
            // Whoever has just found it will be heard.
            let rests = calls.is_empty();
            if rests {
                awake.remove(&room);
            }
            rests
        };
        let end = running.run(may_rest).await;
        drop(delivery);
        let written = match end {
            End::Rest => self.store.release(room, epoch, chance::now()).await,
            End::Remove => self.store.remove(room, epoch).await,
            End::Lost => Ok(()),
        };
        if let Err(error) = written {
            tracing::error!(?room, %error, "could not be given back");
        }
        // After that another task may have it: only its own place is given up.
        running.calls.close();
        let mut awake = self.lock_awake();
        if awake.get(&room).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(&room);
        }
        self.measures.rooms.dec();
    }
}

fn busy(error: StoreError) -> Denial {
    tracing::error!(%error, "the store has failed");
    Denial::Busy
}
