//! The task of one room: hears one thing after the other, has written down what came of it, and only then tells it.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::extract::ws::Utf8Bytes;
use online::{Farewell, ToClient};
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{sleep_until, timeout},
};

use super::thinking::{PlannedBot, Thinkers};
use crate::{
    calls::{Call, Outgoing},
    chance,
    keeper::{Writer, Writing},
    measures::ServerMeasures,
    room::{BotThought, ConnectionId, LiveRoom, LogEntry, RoomEffect, RoomInput},
};

/// A room with nobody in it stays awake for so long.
const REST_AFTER: Duration = Duration::from_secs(60);
/// Leaving may take so long.
const FAREWELL: Duration = Duration::from_millis(200);

/// A room and what its task needs.
pub struct RunningRoom {
    pub room: LiveRoom,
    pub epoch: i64,
    pub calls: mpsc::Receiver<Call>,
    pub writer: Writer,
    pub thinkers: Thinkers,
    pub measures: Arc<ServerMeasures>,
    pub outboxes: HashMap<ConnectionId, mpsc::Sender<Outgoing>>,
}

/// What is left to do when everything is written and told.
#[derive(Default)]
struct Done {
    /// What bots have to think about.
    thoughts: Vec<BotThought>,
    /// Who could not keep up, and is gone.
    slow: Vec<ConnectionId>,
}

/// Why a task ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nobody has been there for a while, or the machine stops: the room can be given back.
    Rest,
    /// It could not be written, or another machine has it.
    Lost,
    /// Nobody will come back.
    Remove,
}

impl RunningRoom {
    /// Runs until there is a reason to end. `may_rest` says whether it may, when nobody is there; it gets what is still
    /// to be heard.
    pub async fn run(&mut self, mut may_rest: impl FnMut(&mpsc::Receiver<Call>) -> bool) -> End {
        let mut thinking: JoinSet<(u32, rules::Choice, Option<PlannedBot>)> = JoinSet::new();
        let mut planned = None;
        let mut empty_since = Some(Instant::now());
        loop {
            let rests = empty_since.filter(|_| thinking.is_empty()).map(|since| since + REST_AFTER);
            let deadline = self
                .room
                .deadline()
                .map(|deadline| Instant::now() + Duration::from_millis(deadline.saturating_sub(chance::now())));
            let wakes = deadline.into_iter().chain(rests).min().unwrap_or_else(|| Instant::now() + REST_AFTER);
            let call = tokio::select! {
                call = self.calls.recv() => call.unwrap_or(Call::Stop),
                Some(Ok((number, choice, bot))) = thinking.join_next() => {
                    planned = bot;
                    Call::Hear(RoomInput::BotChose { number, choice })
                }
                () = sleep_until(wakes.into()) => Call::Hear(RoomInput::Tick),
            };
            let (heard, arrived) = match call {
                Call::Arrive(connection, arriving, outbox) => {
                    self.outboxes.insert(connection, outbox);
                    (RoomInput::Arrived(connection, arriving), Some(connection))
                }
                Call::Hear(heard) => (heard, None),
                Call::Stop => {
                    self.leave_all().await;
                    return End::Rest;
                }
            };
            let mut to_hear = vec![heard];
            while let Some(heard) = to_hear.pop() {
                if let RoomInput::Gone(connection) = &heard {
                    self.outboxes.remove(connection);
                }
                let effects = self.room.hear(heard, chance::now());
                let done = self.carry_out(effects, arrived).await;
                let Ok(Done { thoughts, slow }) = done else {
                    self.leave_all().await;
                    return done.err().unwrap_or(End::Lost);
                };
                for thought in thoughts {
                    thinking.spawn(self.thinkers.clone().think(thought, planned.take()));
                }
                to_hear.extend(slow.into_iter().map(RoomInput::Gone));
            }
            empty_since = if self.room.is_empty() { empty_since.or_else(|| Some(Instant::now())) } else { None };
            let rested = empty_since.is_some_and(|since| since.elapsed() >= REST_AFTER) && thinking.is_empty();
            if rested && may_rest(&self.calls) {
                return End::Rest;
            }
        }
    }

    /// Writes, then tells.
    async fn carry_out(&mut self, effects: Vec<RoomEffect>, arrived: Option<ConnectionId>) -> Result<Done, End> {
        self.write(&effects).await?;
        let (mut done, mut removed) = (Done::default(), false);
        let let_in = |room: &LiveRoom, connection| room.connections().contains(&connection);
        let not_let_in = arrived.filter(|connection| !let_in(&self.room, *connection));
        for effect in effects {
            match effect {
                RoomEffect::Append(_, LogEntry::Chosen { by_bot, .. }) => self.measures.choice(by_bot),
                RoomEffect::Append(..) | RoomEffect::Save => {}
                RoomEffect::Send(to, message) => {
                    if let ToClient::Denied(why) = &*message {
                        self.measures.refuse(why.into_word());
                    } else if let ToClient::NotChosen { why, .. } = &*message {
                        self.measures.refuse(&format!("choice: {why:?}"));
                    }
                    let text = Utf8Bytes::from(message.write());
                    for connection in to {
                        let last = not_let_in == Some(connection);
                        if !self.send(connection, Outgoing { text: text.clone(), last }) {
                            done.slow.push(connection);
                        }
                    }
                }
                RoomEffect::Close(connection, farewell) => {
                    let text = ToClient::Farewell(farewell).write().into();
                    self.send(connection, Outgoing { text, last: true });
                    self.outboxes.remove(&connection);
                }
                RoomEffect::Think(thought) => done.thoughts.push(*thought),
                RoomEffect::Remove => removed = true,
            }
        }
        if let Some(connection) = not_let_in {
            self.outboxes.remove(&connection);
        }
        if removed { Err(End::Remove) } else { Ok(done) }
    }

    async fn write(&self, effects: &[RoomEffect]) -> Result<(), End> {
        let entries = effects.iter().filter_map(|effect| match effect {
            RoomEffect::Append(number, entry) => Some((*number, *entry)),
            _ => None,
        });
        let entries: Vec<_> = entries.collect();
        let papers = effects.iter().any(|effect| matches!(effect, RoomEffect::Save));
        let papers = papers.then(|| Box::new(self.room.papers().clone()));
        if entries.is_empty() && papers.is_none() {
            return Ok(());
        }
        let begun = Instant::now();
        let room = self.room.papers();
        let (room, game) = (room.room, room.game);
        let writing = Writing { room, epoch: self.epoch, game, entries, papers, now: chance::now() };
        let written = self.writer.write(writing).await;
        self.measures.writing.observe(begun.elapsed().as_secs_f64());
        written.map_err(|_| {
            self.measures.lost.inc();
            tracing::warn!(?room, "given up: it could not be written");
            End::Lost
        })
    }

    /// `false` for somebody who cannot keep up; the connection ends then.
    fn send(&mut self, connection: ConnectionId, outgoing: Outgoing) -> bool {
        let kept = self.outboxes.get(&connection).is_none_or(|outbox| outbox.try_send(outgoing).is_ok());
        if !kept {
            self.outboxes.remove(&connection);
        }
        kept
    }

    async fn leave_all(&mut self) {
        let text: Utf8Bytes = ToClient::Farewell(Farewell::ComeBack).write().into();
        for (_, outbox) in self.outboxes.drain() {
            _ = timeout(FAREWELL, outbox.send(Outgoing { text: text.clone(), last: true })).await;
        }
    }
}
