//! All rooms that are awake on this machine.
//!
//! - `rooms`: finds a room, or wakes it up; the only way to it.
//! - `running`: the task of one room.
//! - `waking`: a room from what was kept of it.
//! - `thinking`: bots, beside everything else.
//! - `chores`: saying that one is alive, and removing what nobody uses.

mod chores;
mod rooms;
mod running;
mod thinking;
mod waking;

pub use rooms::{Entered, House, HouseRules, RoomLink};
