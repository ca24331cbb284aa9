//! First Class: a fan-made computer version of the board game about rivals of the Orient Express.
//!
//! Two halves with a single interface between them: what the game is ([`rules`], no window), and how it is
//! played and shown. The layers from the bottom up; an import only ever points down (`tests/house`):
//!
//! - [`rules`]: what the game is. State in, choice in, events out.
//! - [`bots`], [`arena`]: the computer players, and matches between them.
//! - `state`: the Bevy states everything else is scoped to.
//! - `session`: the running game: seats, line-up, record, undo, the queue of events to present, settings.
//! - `localization`: every word on screen, by key.
//! - `ui`: viewport, atlas, labels, theme, canvas and widgets, named clickable regions.
//! - `audio`: music and effects.
//! - `persistence`: settings and saved games, in files or the browser's storage.
//! - `table`: what lies on the table, and how it moves.
//! - `panels`: the egui parts of the table screen, where players read and decide.
//! - `screens`: loading, title, set-up, scoring, revelation, result.
//! - `automation`: scripted play, reports and screenshots.
//! - `platform`: command line, the web page around the game, when frames are drawn.
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
