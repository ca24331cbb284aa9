//! A room as a pure state machine: what is heard goes in, what has to be done comes out. It has no socket, no clock and no
//! store; what must be written before anybody is told stands first among its effects.
//!
//! - `papers`: what is kept of a room.
//! - `play`: the running game, which is its set-up, seed and choices.
//! - `state`: the room, what it hears and what has to be done.
//! - `arriving`, `lobby`, `table`, `take_back`, `absence`, `clock`: what is done with what is heard.
//! - `telling`: what everybody is told.

mod absence;
mod arriving;
mod clock;
mod lobby;
mod papers;
mod play;
mod state;
mod table;
mod take_back;
mod telling;

pub use papers::{ChairPapers, LogEntry, RoomPapers, SecretDigest};
pub use play::Play;
pub use state::{Arriving, BotThought, ConnectionId, LiveRoom, RoomEffect, RoomInput};
