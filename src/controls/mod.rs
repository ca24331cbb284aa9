//! What keys and pads ask for: the actions, which keys and buttons they lie on, and those asked for in this frame.

mod action;
mod key_map;
mod pad_button;
mod pads;
mod pressed;

use bevy::prelude::*;

pub use action::KeyAction;
pub use key_map::{KeyMap, PadMap, number_of};
pub use pad_button::{PadButton, PadFamily};
pub use pads::{Pads, pad_is_missed};
pub use pressed::{Caught, Pressed};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pressed>().init_resource::<Pads>();
}
