//! What the game is: state in, choice in, events out. No window, no clock, no thread, no file.

mod absorb;
mod apply;
pub mod board;
pub mod card;
pub mod catalogue;
pub mod check;
pub mod choice;
mod choices;
pub mod event;
pub mod flow;
mod game;
mod lab;
mod modules;
pub mod progress;
pub mod purse;
pub mod record;
pub mod score;
pub mod scoring;
pub mod seat_view;
pub mod setup;
pub mod train;

pub use board::{Board, CaseFile, MIDDLE_PLACES, MiddlePlace, OfferPlace, PlayerBoard, Seat, TrainId};
pub use card::*;
pub use catalogue::Catalogue;
pub use choice::{Act, Ask, Choice, Purchase, Question, Refusal};
pub use event::{FrameSource, GameEvent, Person};
pub use flow::Flow;
pub use game::Game;
pub(crate) use game::below;
pub use record::Record;
pub use score::{Moment, ScoreBook, Source};
pub use seat_view::SeatView;
pub use setup::Setup;
