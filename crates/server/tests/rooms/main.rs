//! Rooms: what they agree on, what they give away, and what they bear.

mod absences;
mod clocks;
mod hall;
mod lobbies;
mod secrecy;
mod take_backs;
