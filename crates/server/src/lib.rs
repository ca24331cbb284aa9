//! Games with friends: rooms, seats and bots behind a WebSocket. What the game is is in `rules`, who else plays in `bots`,
//! what is said in `online`.
//!
//! - [`door`]: what comes from outside, of which nothing is trusted.
//! - [`house`]: all rooms that are awake on this machine, one task for each.
//! - [`calls`]: what is said to a room and by it.
//! - [`room`]: a room as a pure state machine.
//! - [`keeper`]: where rooms are kept.
//! - [`post`]: the way to rooms on other machines.
//! - [`flags`], [`measures`], [`chance`]: the command line; what is counted; randomness and the time.

pub mod calls;
pub mod chance;
pub mod door;
pub mod flags;
pub mod house;
pub mod keeper;
pub mod measures;
pub mod post;
pub mod room;
