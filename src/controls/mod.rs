//! What keys and pads ask for: the actions, which keys they lie on, and those asked for in this frame.

mod action;
mod key_map;
mod pressed;

use bevy::prelude::*;

pub use action::KeyAction;
pub use key_map::{KeyMap, number_of};
pub use pressed::Pressed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pressed>();
}
