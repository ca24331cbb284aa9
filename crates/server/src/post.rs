//! Post between machines, by NATS: a room is on one machine, whoever plays in it may be connected to another. Each room
//! has a subject its owner listens to, and each connection one that its machine listens to. Post may be lost: clients
//! notice that a state is missing and ask anew, and say again what was not answered.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use async_nats::{Client, Message, Subscriber};
use axum::extract::ws::Utf8Bytes;
use futures_util::StreamExt;
use online::{Companion, Farewell, LineState, Reached, RoomId, SeatSecret, ToClient, ToServer, Visit};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{interval, timeout},
};

use crate::{
    calls::{Call, Outgoing},
    room::{Arriving, ConnectionId, RoomInput},
};

/// A room that does not answer for so long is not there.
const ANSWER: Duration = Duration::from_secs(1);
/// So often a connection says that it is still there, and asks whether the room is.
const ALIVE: Duration = Duration::from_secs(2);
/// A connection that has not said so for so long is gone with its machine.
const GONE: Duration = Duration::from_secs(7);
/// So many texts may wait.
const TEXTS: usize = 128;

/// The post cannot be reached.
#[derive(Debug, Error)]
#[error("NATS cannot be reached: {0}")]
pub struct NoPost(String);

/// The post office.
#[derive(Clone, Debug)]
pub struct Post {
    client: Client,
}

/// What is posted to a room.
#[derive(Debug, Serialize, Deserialize)]
struct Letter {
    /// The connection it comes from, in base 16.
    from: String,
    matter: Matter,
}

#[derive(Debug, Serialize, Deserialize)]
enum Matter {
    Sit { visit: Visit, secret: SeatSecret, companion: Companion },
    Return { visit: Visit, secret: SeatSecret, reached: Option<Reached> },
    Watch { companion: Companion, reached: Option<Reached> },
    Said(ToServer),
    Line(LineState),
    Gone,
    Alive,
}

/// A room on another machine.
#[derive(Debug)]
pub struct RemoteRoom {
    client: Client,
    subject: String,
    from: String,
    _tasks: JoinSet<()>,
}

/// Post is delivered as long as this is kept.
#[derive(Debug)]
pub struct Delivery {
    _tasks: JoinSet<()>,
}

fn room_subject(room: RoomId) -> String {
    format!("first_class.room.{room}")
}

fn connection_subject(connection: &str) -> String {
    format!("first_class.connection.{connection}")
}

fn write(letter: &Letter) -> Vec<u8> {
    serde_json::to_vec(letter).expect("letters have only keys that are texts")
}

impl Post {
    /// Reaches the post office at an address (`nats://…`).
    ///
    /// # Errors
    /// If it is not there.
    pub async fn reach(address: &str) -> Result<Self, NoPost> {
        let client = async_nats::connect(address).await.map_err(|error| NoPost(error.to_string()))?;
        Ok(Self { client })
    }

    /// Somebody comes to a room on another machine; `None` if nobody there knows it.
    pub async fn arrive(
        &self,
        room: RoomId,
        connection: ConnectionId,
        arriving: Arriving,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Option<RemoteRoom> {
        let (subject, from) = (room_subject(room), format!("{:032x}", connection.0));
        let texts = self.client.subscribe(connection_subject(&from)).await.ok()?;
        let matter = match arriving {
            Arriving::Sit { visit, secret, companion } => Matter::Sit { visit, secret, companion },
            Arriving::Return { visit, secret, reached } => Matter::Return { visit, secret, reached },
            Arriving::Watch { companion, reached } => Matter::Watch { companion, reached },
        };
        let letter = write(&Letter { from: from.clone(), matter });
        timeout(ANSWER, self.client.request(subject.clone(), letter.into())).await.ok()?.ok()?;
        let mut tasks = JoinSet::new();
        tasks.spawn(bring(self.client.clone(), subject.clone(), from.clone(), texts, outbox));
        Some(RemoteRoom { client: self.client.clone(), subject, from, _tasks: tasks })
    }

    /// Delivers what comes for a room on this machine.
    pub async fn deliver_to(&self, room: RoomId, calls: mpsc::Sender<Call>) -> Option<Delivery> {
        let letters = self.client.subscribe(room_subject(room)).await.ok()?;
        // Others find the room as soon as this is known.
        self.client.flush().await.ok()?;
        let mut tasks = JoinSet::new();
        tasks.spawn(deliver(self.client.clone(), letters, calls));
        Some(Delivery { _tasks: tasks })
    }
}

impl RemoteRoom {
    /// Says something; `false` if it cannot be sent.
    pub async fn say(&self, heard: RoomInput) -> bool {
        let matter = match heard {
            RoomInput::Said(_, message) => Matter::Said(message),
            RoomInput::Line(_, line) => Matter::Line(line),
            RoomInput::Gone(_) => Matter::Gone,
            // These never come from a connection.
            RoomInput::Arrived(..) | RoomInput::BotChose { .. } | RoomInput::Tick => return true,
        };
        let letter = write(&Letter { from: self.from.clone(), matter });
        self.client.publish(self.subject.clone(), letter.into()).await.is_ok()
    }
}

/// Brings what a room on another machine says, as long as that is there.
async fn bring(client: Client, subject: String, from: String, mut texts: Subscriber, outbox: mpsc::Sender<Outgoing>) {
    let mut times = interval(ALIVE);
    times.tick().await;
    loop {
        tokio::select! {
            text = texts.next() => {
                let Some(outgoing) = text.and_then(read_outgoing) else { return };
                if outbox.try_send(outgoing).is_err() {
                    return;
                }
            }
            _ = times.tick() => {
                let letter = write(&Letter { from: from.clone(), matter: Matter::Alive });
                let answer = timeout(ANSWER, client.request(subject.clone(), letter.into())).await;
                if !matches!(answer, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

/// The first sign says whether it is the last text.
fn read_outgoing(message: Message) -> Option<Outgoing> {
    let (last, text) = (message.payload.first()? == &b'!', message.payload.slice(1..));
    Some(Outgoing { text: Utf8Bytes::try_from(text).ok()?, last })
}

async fn deliver(client: Client, mut letters: Subscriber, calls: mpsc::Sender<Call>) {
    let mut senders = JoinSet::new();
    let mut alive: HashMap<ConnectionId, Instant> = HashMap::new();
    let mut times = interval(ALIVE);
    loop {
        let message = tokio::select! {
            message = letters.next() => message,
            _ = times.tick() => {
                while senders.try_join_next().is_some() {}
                let gone: Vec<_> = alive.extract_if(|_, last| last.elapsed() > GONE).collect();
                for (connection, _) in gone {
                    _ = calls.send(Call::Hear(RoomInput::Gone(connection))).await;
                }
                continue;
            }
        };
        let Some(message) = message else { return };
        let Ok(Letter { from, matter }) = serde_json::from_slice(&message.payload) else { continue };
        let Ok(number) = u128::from_str_radix(&from, 16) else { continue };
        let connection = ConnectionId(number);
        let arriving = match matter {
            Matter::Sit { visit, secret, companion } => Arriving::Sit { visit, secret, companion },
            Matter::Return { visit, secret, reached } => Arriving::Return { visit, secret, reached },
            Matter::Watch { companion, reached } => Arriving::Watch { companion, reached },
            Matter::Said(said) => {
                _ = calls.send(Call::Hear(RoomInput::Said(connection, said))).await;
                continue;
            }
            Matter::Line(line) => {
                _ = calls.send(Call::Hear(RoomInput::Line(connection, line))).await;
                continue;
            }
            Matter::Gone => {
                alive.remove(&connection);
                _ = calls.send(Call::Hear(RoomInput::Gone(connection))).await;
                continue;
            }
            Matter::Alive => {
                // A connection that counted as gone is not answered: its machine has it come anew.
                if let Some(last) = alive.get_mut(&connection) {
                    *last = Instant::now();
                    answer(&client, message).await;
                }
                continue;
            }
        };
        let (outbox, texts) = mpsc::channel(TEXTS);
        alive.insert(connection, Instant::now());
        senders.spawn(send_on(client.clone(), connection_subject(&from), texts));
        if calls.send(Call::Arrive(connection, arriving, outbox)).await.is_ok() {
            answer(&client, message).await;
        }
    }
}

async fn answer(client: &Client, message: Message) {
    if let Some(reply) = message.reply {
        // Whoever asked notices that no answer comes.
        _ = client.publish(reply, "here".into()).await;
    }
}

/// Sends what a room says to one connection; if the room lets go of it without a word, it is told to come back.
async fn send_on(client: Client, subject: String, mut texts: mpsc::Receiver<Outgoing>) {
    let come_back = ToClient::Farewell(Farewell::ComeBack).write();
    loop {
        let text = texts.recv().await;
        let (sign, text) = match &text {
            Some(Outgoing { text, last: false }) => ('.', text.as_str()),
            Some(Outgoing { text, last: true }) => ('!', text.as_str()),
            None => ('!', come_back.as_str()),
        };
        let sent = client.publish(subject.clone(), format!("{sign}{text}").into()).await;
        if sent.is_err() || sign == '!' {
            return;
        }
    }
}
