//! Rooms: what they agree on, what they give away, and what they bear.

mod absences;
mod attacks;
mod chaos;
mod clocks;
mod hall;
mod lobbies;
mod machines;
mod parlour;
mod secrecy;
mod take_backs;
mod weather;
mod wild;
