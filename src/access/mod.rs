//! The game for those who do not see it: one tree of everything that is on screen, with names and what can be done, from
//! which the platform makes what screen readers read; and what is said when something happens.

mod announcing;
mod gathering;
mod pressing;
pub mod tree;

use bevy::prelude::*;

pub use announcing::Announced;
pub use gathering::CurrentTree;
pub use pressing::TreePress;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((gathering::plugin, pressing::plugin, announcing::plugin));
}
