//! What a phone has besides the prompt: its top bar, the tabs, and the sheets that are drawn here.

mod bar;
mod sheets;
mod tabs;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((bar::plugin, sheets::plugin, tabs::plugin));
}
