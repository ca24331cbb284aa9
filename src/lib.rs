//! First Class: a fan-made computer version of the board game about rivals of the Orient Express.
//!
//! How it is played and shown; what the game is, and who else plays it, are the crates [`rules`] and [`bots`]. The
//! layers from the bottom up; an import only ever points down (`tests/architecture`):
//!
//! - `state`: the Bevy states everything else is scoped to.
//! - `controls`: what keys and pads ask for, and which keys that lies on.
//! - `session`: the running game: seats, line-up, record, undo, the queue of events to present, settings.
//! - `localization`: every word on screen, by key.
//! - `ui`: viewport, atlas, labels, theme, named clickable regions.
//! - `persistence`: settings and saved games, in files or the browser's storage.
//! - `statistics`: the games that have been finished, and what can be told from them.
//! - `layout`: how a place is divided: rows, columns, grids.
//! - `drawing`: how a thing looks, as a value, and its two painters.
//! - `pieces`: each thing of the game, drawn.
//! - `widgets`: what is pressed, typed or read in egui: canvas, button, window.
//! - `scene`: what moves, as a value: pieces with names that become entities, by one clock.
//! - `table`: what lies on the table.
//! - `review`: the review of a game by the Master: worked out while it is read.
//! - `travels`: the daily journey and the ladder: what is played, and what came of it.
//! - `journey`: the first journey: chapters, the lesson that is running, remarks.
//! - `replay`: a saved game that is watched: its moments, playing, pausing and stepping.
//! - `online`: games with friends: the connections to a server, and their table as the one here.
//! - `audio`: music and effects.
//! - `windows`: what can be open over any screen: settings, the rules book, symbols and keys, notices.
//! - `panels`: the egui parts of the table screen, where players read and decide.
//! - `opening`: which game begins without a click on the title.
//! - `screens`: loading, title, set-up, scoring, final scoring, revelation, result.
//! - `access`: the game for those who do not see it: a tree of what is on screen, and what is said.
//! - `automation`: scripted play, reports and screenshots.
//! - `platform`: command line, the web page around the game, when frames are drawn.
//! - [`app`]: all plugins and every ordering between them.

mod access;
pub mod app;
mod audio;
mod automation;
mod controls;
mod drawing;
mod journey;
mod layout;
mod localization;
mod online;
mod opening;
mod panels;
mod persistence;
mod pieces;
pub mod platform;
mod replay;
mod review;
mod scene;
mod screens;
mod session;
mod state;
mod statistics;
mod table;
mod travels;
mod ui;
mod widgets;
mod windows;
