//! What is pressed, typed or read in egui on any screen: one canvas to put it on, and one set of widgets.

pub mod button;
pub mod canvas;
pub mod dialog;
pub mod key_cap;
mod pictures;
pub mod segments;
pub mod text_field;
pub mod toast;
pub mod window;
pub mod window_layout;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(toast::plugin);
}
