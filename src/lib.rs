//! First Class: a fan-made computer version of the board game about rivals of the Orient Express.
//!
//! The map of the house:
//! - [`rules`]: what the game is. State in, choice in, events out; no window.
//! - [`bots`]: who else plays. Seat view in, choice out.
//! - [`arena`]: bots against bots, and whether everything holds that must hold in every game.
//! - [`play`]: the running game: seats, record, undo, the queue of events to show.
//! - [`stage`], [`art`], [`flat`], [`label`]: the page everything is drawn on, its pictures and its text.
//! - [`table`]: what lies on the table, and how it moves.
//! - [`panels`]: what is decided and read in egui.
//! - [`screens`]: loading, title, set-up, table, scoring, result.
//! - [`store`]: settings and the running game, kept from one evening to the next.
//! - [`sound`]: music and effects.
//! - [`text`]: every word on screen, by key.
//! - [`cards`]: the card files.
//! - [`cli`]: the command line.
//! - [`idle`]: when frames are drawn.
//! - `page`: the page around the game in a browser.
//! - [`automation`]: named clickable regions, scripted play, pictures.

#![warn(missing_docs)]

#[cfg(feature = "gui")]
pub mod art;
#[cfg(feature = "gui")]
pub mod automation;
#[cfg(feature = "gui")]
pub mod cards;
#[cfg(feature = "gui")]
pub mod cli;
#[cfg(feature = "gui")]
pub mod flat;
#[cfg(feature = "gui")]
pub mod idle;
#[cfg(feature = "gui")]
pub mod label;
#[cfg(all(feature = "gui", target_arch = "wasm32"))]
pub mod page;
#[cfg(feature = "gui")]
pub mod panels;
#[cfg(feature = "gui")]
pub mod play;
#[cfg(feature = "gui")]
pub mod screens;
#[cfg(feature = "gui")]
pub mod sound;
#[cfg(feature = "gui")]
pub mod stage;
#[cfg(feature = "gui")]
pub mod store;
#[cfg(feature = "gui")]
pub mod table;
#[cfg(feature = "gui")]
pub mod text;

pub mod arena;
pub mod bots;
pub mod rules;

/// Everything but the window itself.
#[cfg(feature = "gui")]
pub fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((
        cards::plugin,
        text::plugin,
        stage::plugin,
        art::plugin,
        label::plugin,
        idle::plugin,
        automation::plugin,
        screens::plugin,
        play::plugin,
        table::plugin,
        panels::plugin,
        sound::plugin,
        store::plugin,
    ));
}
