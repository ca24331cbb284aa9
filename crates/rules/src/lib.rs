//! What the game is: state in, choice in, events out. No window, no clock, no thread, no file.
//!
//! - [`model`]: what lies on the table and what is printed on the cards.
//! - [`turn`]: the game itself: legal choices, what a choice does, the scoring.
//! - `modules`: what the cards of each module do beyond the shared vocabulary.
//! - [`queries`]: read-only questions about what lies on the table.
//! - [`seat_view`]: what one seat may know; `imagined_game`: a game dealt from that.
//! - [`invariants`]: what must hold after every choice; [`busy_random`]: choices to check it with.

pub mod busy_random;
mod imagined_game;
pub mod invariants;
pub mod model;
mod modules;
pub mod queries;
pub mod scenario;
pub mod seat_view;
pub mod turn;

pub use imagined_game::ImaginedGame;
pub use model::{
    board::{Board, CaseFile, MIDDLE_PLACES, MiddlePlace, OfferPlace, People, Person, PlayerBoard, Seat, TrainId},
    card::*,
    catalogue::Catalogue,
    score::{Moment, ScoreBook, Source},
    setup::Setup,
    tiles::*,
};
pub use seat_view::{SeatNews, SeatView};
pub use turn::{
    choice::{Act, Ask, Choice, Purchase, Question, Refusal},
    event::{FrameSource, GameEvent},
    game::Game,
    listener::Listener,
    record::Record,
    state::TurnState,
};
