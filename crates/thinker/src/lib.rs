//! Bots beside the game: whoever thinks here gets a seat view as a line of JSON and answers with another line. In a
//! browser this is a small program of its own that runs in Web Workers (`src/main.rs`, `web/thinker.js`); the game is the
//! other side (`src/session/pondering.rs`), through `web/thinkers.js`.
//!
//! - `protocol`: what is asked and answered.
//! - `desk`: answers it, one slice after the other.
//!
//! The lines are JSON, which the rules use anyway: a view is about five thousand characters, and there is one for each
//! choice. The program is a plain one whose `main` lays its functions into the worker with wasm-bindgen, as the game does
//! with the page: exports of one's own would need unsafe code, which this workspace does without.
//!
//! # Another kind of job
//! A [`Job`] and a [`Finding`] get a variant each, and `desk::Thought` one that thinks in slices of at most some
//! milliseconds; the compiler asks for the rest. The game's side is an `impl Thinker` in `src/session/pondering.rs`. A job
//! should be a piece of a second or so, and whoever has many gives out as many as there are workers, the best first: a
//! worker takes up the newest job first, so that a bot whose turn it is does not wait for the rest.

mod desk;
mod protocol;

pub use desk::Desk;
pub use protocol::{AdviserSeed, Assignment, BotSeed, Finding, Findings, Job, Unreadable};
