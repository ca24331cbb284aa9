//! What is said to the task of a room, and what it says to a connection, wherever that is.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::room::{Arriving, ConnectionId, RoomInput};

/// A text for one connection.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// The text.
    pub text: Utf8Bytes,
    /// Whether it is the last one: the connection ends.
    pub last: bool,
}

/// What is said to the task of a room.
#[derive(Debug)]
pub enum Call {
    /// Somebody comes, and is told what there is through this.
    Arrive(ConnectionId, Arriving, mpsc::Sender<Outgoing>),
    /// Something is heard.
    Hear(RoomInput),
    /// The machine is going to stop.
    Stop,
}
