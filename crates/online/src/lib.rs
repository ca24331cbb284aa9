//! What a server of First Class and its clients say to each other, and the client's side of it. It has neither a socket
//! nor a clock nor a thread: whoever uses it, in a window or in a browser, carries texts and says what time it is.
//!
//! - `marks`: codes of rooms, numbers of rooms, secrets of seats.
//! - `gathering`: who is in a room, what is going to be played and on which terms.
//! - `message`: every message there is, as JSON; [`VERSION`] goes up when one of them changes.
//! - `table`: a game as it is followed from afar.
//! - `client`: the connection: comes back after every interruption, loses no choice and doubles none.

mod client;
mod gathering;
mod marks;
mod message;
mod table;

pub use client::{ConnectionState, Errand, OnlineClient, Told};
pub use gathering::{
    Chair, ChairKind, ClockRule, Companion, Gathering, LineState, MOST_CHAIRS, Onlooker, Pendency, Program, RoomStage,
    SeatClock, TakeBackRule, Terms, UnfitCompanion,
};
pub use marks::{RoomCode, RoomId, SeatSecret, UnreadableMark};
pub use message::{
    Absentee, Arrival, Denial, Farewell, Glimpse, Greeting, Happening, Hello, Laying, LobbyWish, NotChosen, Reached,
    ToClient, ToServer, Unintelligible, VERSION, Visit, Welcome,
};
pub use table::{OutOfStep, RemoteTable};
