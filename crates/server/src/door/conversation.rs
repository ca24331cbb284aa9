//! One connection from the first word to the last, whatever carries it.

use std::{
    future::Future,
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::extract::ws::Utf8Bytes;
use online::{Arrival, Denial, Farewell, Hello, LineState, ToClient, ToServer, Visit};
use tokio::time::{interval, timeout};

use super::limits::{Bucket, Limited, Limits};
use crate::{
    house::{Entered, House},
    room::RoomInput,
};

/// Somebody who connects has to say what for within this time.
const HELLO: Duration = Duration::from_secs(10);
/// So often a line is tried.
const PING: Duration = Duration::from_secs(5);
/// A line on which an answer takes longer is slow.
const SLOW: Duration = Duration::from_millis(600);
/// So many pings may be unanswered.
const UNANSWERED: u32 = 3;
/// So many messages may be nonsense or too many.
const STRIKES: u32 = 5;

/// What came through a pipe.
#[derive(Clone, Debug)]
pub enum Scrap {
    /// A text.
    Text(Utf8Bytes),
    /// Something else, which means nothing.
    Other,
}

/// What carries a conversation.
pub trait Pipe: Send {
    /// What comes next; `None` when it has ended. Nothing is lost if this is not waited for to its end.
    fn receive(&mut self) -> impl Future<Output = Option<Scrap>> + Send;
    /// Sends a text; `false` when it has ended.
    fn send(&mut self, text: Utf8Bytes) -> impl Future<Output = bool> + Send;
}

/// How good the line is, as the answers to pings tell.
#[derive(Debug)]
struct LineTest {
    number: u32,
    sent: Option<Instant>,
    unanswered: u32,
    line: LineState,
}

impl LineTest {
    /// The next ping; `None` if too many were not answered.
    fn ping(&mut self) -> Option<ToClient> {
        if self.sent.is_some() {
            self.unanswered += 1;
            self.line = LineState::Slow;
        }
        self.number += 1;
        self.sent = Some(Instant::now());
        (self.unanswered < UNANSWERED).then_some(ToClient::Ping(self.number))
    }

    fn pong(&mut self, number: u32) {
        if let Some(sent) = self.sent.take_if(|_| number == self.number) {
            self.unanswered = 0;
            self.line = if sent.elapsed() > SLOW { LineState::Slow } else { LineState::Clear };
        }
    }
}

async fn tell(pipe: &mut impl Pipe, message: &ToClient) -> bool {
    pipe.send(message.write().into()).await
}

/// Leads a conversation with somebody at this address, to its end.
pub async fn converse(house: &Arc<House>, limits: &Limits, address: IpAddr, mut pipe: impl Pipe) {
    let mut stops = house.stops();
    let first = tokio::select! {
        first = timeout(HELLO, pipe.receive()) => first,
        _ = stops.wait_for(|stops| *stops) => return,
    };
    let Ok(Some(Scrap::Text(text))) = first else { return };
    let entered = match Hello::read(&text) {
        Ok((visit, arrival)) => enter(house, limits, address, visit, arrival, &mut pipe).await,
        Err(denial) => Err(denial),
    };
    match entered {
        Ok(Some(entered)) => {
            house.measures.connections.inc();
            let connection = entered.connection;
            talk(house, limits, address, &mut pipe, &entered.link, connection, entered.texts).await;
            entered.link.say(RoomInput::Gone(connection)).await;
            house.measures.connections.dec();
        }
        Ok(None) => {}
        Err(denial) => {
            house.measures.refuse(denial.into_word());
            tracing::debug!(%denial, "not let in");
            tell(&mut pipe, &ToClient::Denied(denial)).await;
        }
    }
}

/// Lets somebody in; `None` for whoever only wanted to know something.
async fn enter(
    house: &Arc<House>,
    limits: &Limits,
    address: IpAddr,
    visit: Visit,
    arrival: Arrival,
    pipe: &mut impl Pipe,
) -> Result<Option<Entered>, Denial> {
    if matches!(arrival, Arrival::Open { .. }) && !limits.take(address, Limited::Open) {
        return Err(Denial::TooMuch);
    }
    // Whoever has guessed too often is not even told whether the next guess is right.
    if !matches!(arrival, Arrival::Open { .. }) && !limits.may(address, Limited::Guess) {
        return Err(Denial::TooMuch);
    }
    if let Arrival::Glance(games) = &arrival {
        let glimpses = house.glance(games).await?;
        for _ in glimpses.iter().filter(|glimpse| glimpse.is_none()) {
            limits.take(address, Limited::Guess);
        }
        tell(pipe, &ToClient::Glances(glimpses)).await;
        return Ok(None);
    }
    let entered = house.enter(visit, arrival).await;
    if matches!(entered, Err(Denial::NoSuchRoom)) {
        limits.take(address, Limited::Guess);
    }
    entered.map(Some)
}

async fn talk(
    house: &Arc<House>,
    limits: &Limits,
    address: IpAddr,
    pipe: &mut impl Pipe,
    link: &crate::house::RoomLink,
    connection: crate::room::ConnectionId,
    mut texts: tokio::sync::mpsc::Receiver<crate::calls::Outgoing>,
) {
    let rate = limits.rates().message;
    let mut purse = Bucket::new(rate, Instant::now());
    let mut strikes = 0;
    let mut test = LineTest { number: 0, sent: None, unanswered: 0, line: LineState::Clear };
    let mut told_line = LineState::Clear;
    let mut pings = interval(PING);
    let wrong = ToClient::Denied(Denial::NoSuchRoom).write();
    loop {
        tokio::select! {
            outgoing = texts.recv() => {
                let Some(outgoing) = outgoing else {
                    // The room is gone: another machine may have it, or this one a moment later.
                    tell(pipe, &ToClient::Farewell(Farewell::ComeBack)).await;
                    return;
                };
                // Only the room knows its secrets: this was none of them.
                if outgoing.last && outgoing.text.as_str() == wrong {
                    limits.take(address, Limited::Guess);
                }
                if !pipe.send(outgoing.text).await || outgoing.last {
                    return;
                }
            }
            scrap = pipe.receive() => {
                let Some(scrap) = scrap else { return };
                let message = match &scrap {
                    _ if !purse.take(rate, Instant::now()) => Err(Denial::TooMuch),
                    Scrap::Text(text) => match ToServer::read(text) {
                        Ok(message) => Ok(message),
                        // The first word once more changes nothing.
                        Err(_) if Hello::read(text).is_ok() => continue,
                        Err(_) => Err(Denial::Nonsense),
                    },
                    Scrap::Other => Err(Denial::Nonsense),
                };
                match message {
                    Ok(ToServer::Pong(number)) => test.pong(number),
                    Ok(message) => {
                        if !link.say(RoomInput::Said(connection, message)).await {
                            tell(pipe, &ToClient::Farewell(Farewell::ComeBack)).await;
                            return;
                        }
                    }
                    Err(denial) => {
                        strikes += 1;
                        house.measures.refuse(denial.into_word());
                        tell(pipe, &ToClient::Denied(denial)).await;
                        if strikes >= STRIKES {
                            tracing::info!(%denial, "a connection is closed for misuse");
                            tell(pipe, &ToClient::Farewell(Farewell::Misuse)).await;
                            return;
                        }
                    }
                }
            }
            _ = pings.tick() => {
                let Some(ping) = test.ping() else { return };
                if !tell(pipe, &ping).await {
                    return;
                }
            }
        }
        if test.line != told_line {
            told_line = test.line;
            link.say(RoomInput::Line(connection, told_line)).await;
        }
    }
}
