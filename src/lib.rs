//! First Class: a fan-made computer version of the board game about rivals of the Orient Express.
//!
//! Two halves with one door between them: what the game is ([`rules`], no window), and how it is played
//! and shown. The floors from the ground up; an import only ever points down (`tests/house.rs`):
//!
//! - [`rules`]: what the game is. State in, choice in, events out.
//! - [`bots`], [`arena`]: who else plays, and bots against bots.
//! - `state`: the Bevy states everything else is scoped to.
//! - `session`: the running game: seats, line-up, record, undo, the queue of events to present, settings.
//! - `localization`: every word on screen, by key.
//! - `ui`: viewport, atlas, labels, theme, canvas and widgets, named hit regions.
//! - `audio`: music and effects.
//! - `persistence`: settings and saved games, in files or the browser's storage.
//! - `table`: what lies on the table, and how it moves.
//! - `panels`: what is decided and read in egui on the table screen.
//! - `screens`: loading, title, set-up, scoring, revelation, result.
//! - `automation`: scripted play, reports and pictures.
//! - `platform`: command line, the page around the game, when frames are drawn.
//! - [`app`]: all plugins and every ordering between them.

#![warn(missing_docs)]

pub mod arena;
pub mod bots;
pub mod rules;

#[cfg(feature = "gui")]
pub mod app;
#[cfg(feature = "gui")]
mod audio;
#[cfg(feature = "gui")]
mod automation;
#[cfg(feature = "gui")]
mod localization;
#[cfg(feature = "gui")]
mod panels;
#[cfg(feature = "gui")]
mod persistence;
#[cfg(feature = "gui")]
pub mod platform;
#[cfg(feature = "gui")]
mod screens;
#[cfg(feature = "gui")]
mod session;
#[cfg(feature = "gui")]
mod state;
#[cfg(feature = "gui")]
mod table;
#[cfg(feature = "gui")]
mod ui;
