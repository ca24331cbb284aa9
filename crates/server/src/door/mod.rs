//! What comes from outside: nothing in here is trusted.
//!
//! - `web`: the addresses there are, and sockets.
//! - `conversation`: one connection from the first word to the last, whatever carries it.
//! - `limits`: how much is allowed of what.
//! - `origin`: which pages may connect.

mod conversation;
mod limits;
mod origin;
mod web;

pub use conversation::{Pipe, Scrap, converse};
pub use limits::{Limited, Limits, Rate, Rates};
pub use origin::Origins;
pub use web::{Front, LARGEST, measures, routes};
