//! Where rooms are kept: a file of SQLite for one machine, a database of PostgreSQL for many.
//!
//! - `statements`: what is said to the database.
//! - `store`: reading, and who has a room.
//! - `writer`: writing, many rooms' news at once.

mod statements;
mod store;
mod writer;

pub use store::{Kept, LEASE, RoomClaim, RoomStore, StoreError};
pub use writer::{Writer, Writing};
