//! The game as a pure state machine: who is asked what, every legal choice, and what a choice does.

pub(crate) mod apply;
mod apply_event;
pub mod choice;
mod compact;
pub mod event;
pub mod game;
pub(crate) mod legal;
pub mod listener;
pub mod phases;
pub mod record;
pub mod scoring;
pub(crate) mod secrets;
pub mod state;
