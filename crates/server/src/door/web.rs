//! The addresses there are, and sockets.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::{
        ConnectInfo, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::time::timeout;

use super::{
    conversation::{Pipe, Scrap, converse},
    limits::Limits,
    origin::Origins,
};
use crate::house::House;

/// The largest message a client may send, in bytes.
pub const LARGEST: usize = 4096;

/// Who does not take a text within this time is gone.
const SENDING: Duration = Duration::from_secs(10);

/// What is known at the door.
#[derive(Clone, Debug)]
pub struct Front {
    /// Whose door it is.
    pub house: Arc<House>,
    /// How much is allowed.
    pub limits: Limits,
    /// Which pages may connect.
    pub origins: Origins,
    /// Whether a proxy in front says whose address it is (`X-Forwarded-For`).
    pub behind_proxy: bool,
}

/// The addresses that everybody can reach.
pub fn routes(front: Front) -> Router {
    Router::new().route("/play", get(play)).route("/health", get(async || "well")).with_state(front)
}

/// The address that only those reach who look after the server.
pub fn measures(house: Arc<House>) -> Router {
    Router::new().route("/metrics", get(async move || house.measures.to_text()))
}

fn text<'h>(headers: &'h HeaderMap, name: &header::HeaderName) -> Option<&'h str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"))
}

/// The last address is the one that the own proxy has added.
fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| behind_proxy);
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

async fn play(
    State(front): State<Front>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let measures = &front.house.measures;
    if !front.origins.allow(text(&headers, &header::ORIGIN), text(&headers, &header::HOST)) {
        measures.refuse("origin");
        tracing::info!("a page of another origin was refused");
        return StatusCode::FORBIDDEN.into_response();
    }
    let address = address(&headers, peer.ip(), front.behind_proxy);
    let Some(place) = front.limits.connect(address) else {
        measures.refuse("connections");
        tracing::debug!("too many connections from one address");
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    // What a client sends is short, and there may be thousands of them.
    let upgrade =
        upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(LARGEST).write_buffer_size(0);
    upgrade.on_upgrade(async move |socket| {
        let _place = place;
        converse(&front.house, &front.limits, address, Socket(socket)).await;
    })
}

/// A WebSocket as a pipe.
struct Socket(WebSocket);

impl Pipe for Socket {
    async fn receive(&mut self) -> Option<Scrap> {
        loop {
            return match self.0.recv().await?.ok()? {
                Message::Text(text) => Some(Scrap::Text(text)),
                Message::Binary(_) => Some(Scrap::Other),
                // The library answers these.
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Close(_) => None,
            };
        }
    }

    async fn send(&mut self, text: Utf8Bytes) -> bool {
        matches!(timeout(SENDING, self.0.send(Message::Text(text))).await, Ok(Ok(())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_proxy_says_whose_address_it_is() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().expect("a value"));
        let peer = IpAddr::from([127, 0, 0, 1]);
        assert_eq!(address(&headers, peer, false), peer);
        assert_eq!(address(&headers, peer, true), IpAddr::from([5, 6, 7, 8]));
        headers.append("x-forwarded-for", "anything".parse().expect("a value"));
        assert_eq!(address(&headers, peer, true), peer);
    }
}
