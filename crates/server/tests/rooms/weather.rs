//! Bad weather between clients and server: everything is late, some of it comes twice, and lines are cut.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use server::door::{Pipe, Scrap};
use tokio::{sync::mpsc, time::sleep};

/// How bad it is.
#[derive(Clone, Copy, Debug)]
pub struct Weather {
    /// The longest delay of a text, in microseconds.
    pub delay: u64,
    /// How many of a thousand texts come twice.
    pub doubled: u32,
    /// How many of a thousand texts are the last of their line.
    pub cut: u32,
}

impl Weather {
    pub const FAIR: Self = Self { delay: 0, doubled: 0, cut: 0 };
    pub const FOUL: Self = Self { delay: 1500, doubled: 60, cut: 12 };
}

/// The server's end of a line.
pub struct ServerEnd {
    incoming: mpsc::UnboundedReceiver<String>,
    outgoing: mpsc::UnboundedSender<String>,
}

/// The client's end of it.
pub struct ClientEnd {
    pub incoming: mpsc::UnboundedReceiver<String>,
    pub outgoing: mpsc::UnboundedSender<String>,
}

impl Pipe for ServerEnd {
    async fn receive(&mut self) -> Option<Scrap> {
        self.incoming.recv().await.map(|text| Scrap::Text(text.into()))
    }

    async fn send(&mut self, text: Utf8Bytes) -> bool {
        self.outgoing.send(text.as_str().to_owned()).is_ok()
    }
}

/// A line in this weather.
pub fn line(weather: Weather, seed: u64) -> (ClientEnd, ServerEnd) {
    let (client_out, to_server) = mpsc::unbounded_channel();
    let (server_out, to_client) = mpsc::unbounded_channel();
    let (at_server, server_in) = mpsc::unbounded_channel();
    let (at_client, client_in) = mpsc::unbounded_channel();
    tokio::spawn(carry(weather, ChaCha8Rng::seed_from_u64(seed), to_server, at_server));
    tokio::spawn(carry(weather, ChaCha8Rng::seed_from_u64(seed + 1), to_client, at_client));
    (ClientEnd { incoming: client_in, outgoing: client_out }, ServerEnd { incoming: server_in, outgoing: server_out })
}

/// In order, but late. What is on its way when the client gives a line up still comes to the server.
async fn carry(
    weather: Weather,
    mut rng: ChaCha8Rng,
    mut from: mpsc::UnboundedReceiver<String>,
    to: mpsc::UnboundedSender<String>,
) {
    while let Some(text) = from.recv().await {
        if weather.delay > 0 {
            sleep(Duration::from_micros(rng.random_range(0..weather.delay))).await;
        }
        let mut happens = |of_thousand: u32| rng.next_u32() % 1000 < of_thousand;
        if happens(weather.cut) {
            return;
        }
        let times = 1 + u32::from(happens(weather.doubled));
        for _ in 0..times {
            if to.send(text.clone()).is_err() {
                return;
            }
        }
    }
}
