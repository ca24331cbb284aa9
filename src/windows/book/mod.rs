//! The rules book: all rules in clauses, with pictures, worked examples and questions, to be searched and linked.

mod cars;
mod contents;
mod entries;
mod figures;
mod layout;
mod names;
mod open_book;
mod pages;
mod panel;
mod passage;
mod printed_page;
mod search;

pub use names::BookControl;
pub use open_book::{Book, LookUp};
pub use panel::{Turned, draw};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(open_book::plugin);
}
