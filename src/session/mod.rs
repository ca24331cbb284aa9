//! The running game: who sits where, the choices made, undo, and the queue of events to present.
//!
//! Everything flows one way: [`PlayerChoice`] (panel and table by [`Answers`], bot, script) → `Game` → events into
//! [`Presentation`], which presents them one after the other; only when all have been presented is the next
//! question offered ([`PendingQuestion`]).

mod account;
mod answers;
mod bots;
pub mod card_set;
mod clock;
mod following;
mod game_file;
mod hint;
mod lesson;
mod lineup;
mod minds;
mod pending;
mod play;
mod play_set;
mod pondering;
mod presentation;
mod running;
mod saved_lineup;
mod seats;
pub mod settings;
mod timing;
mod triumph;
mod unasked;
mod viewed;
mod watched_table;
mod watching;
mod workers;
#[cfg(target_arch = "wasm32")]
mod workers_page;

use bevy::prelude::*;

pub use account::{TurnAccount, TurnStart, turns_of_others};
pub use answers::{Answers, AskedSince, DOUBLE_CLICK};
pub use bots::{LetGo, Thinking};
pub use clock::local_now;
pub use following::Following;
pub use game_file::{GameId, GameKind, GameLabel, Occasion, SavedAs};
pub use hint::{Hint, HintWanted};
pub use lesson::{ChoiceHeld, LessonGate};
#[cfg(test)]
pub use lineup::fix_random_seeds;
pub use lineup::{LEVELS, Lineup, Missing, NewGame, SUGGESTIONS, random_seed};
pub use minds::AdviserMind;
pub use pending::PendingQuestion;
pub use play::{
    ChoiceRefused, HistoryReset, PlayerChoice, Undo, begin_lesson, begin_travel, follow_remote, put_back, resume,
    start, watch,
};
pub use play_set::PlaySet;
pub use pondering::{Pondering, ThinkingPlace, ThoughtAwaited};
pub use presentation::{Presentation, PresentationControl, PresentedEvent, Stop, enqueue};
pub use running::{RemoteTurn, Session, is_secret, owner_of};
pub use saved_lineup::SavedLineup;
pub use seats::{
    Colour, NAME_LENGTH, PlayerKind, PlayerPalette, SeatConfig, TRAVELLERS, Traveller, is_readable, number_equal_names,
};
pub use settings::AnimationSpeed;
pub use timing::{
    BOARDS_MILLIS, CARD_FLIES_MILLIS, CARD_TURNS_MILLIS, COINS_FLY_MILLIS, HUSH_MILLIS, LAMPS_AFTER_MILLIS,
    ROLLS_IN_MILLIS, TOKEN_MILLIS, Timing,
};
pub use triumph::{Celebrated, TRIUMPH_MILLIS};
pub use unasked::{Unasked, forced_choice};
pub use viewed::ViewedSeat;
pub use watched_table::WatchedTable;
pub use watching::Watching;
pub use workers::{FromWorker, WorkerPool};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        card_set::plugin,
        settings::plugin,
        lineup::plugin,
        lesson::plugin,
        play::plugin,
        timing::plugin,
        presentation::plugin,
        following::plugin,
        pending::plugin,
        answers::plugin,
        pondering::plugin,
        bots::plugin,
        hint::plugin,
    ));
}
