//! What everything on screen is drawn with: how the stage fits the window, pictures, text, palette, one
//! canvas and one set of widgets, and the names of everything that can be clicked.

pub mod atlas;
pub mod brush;
pub mod button;
pub mod canvas;
pub mod dialog;
mod glyphs;
pub mod hit_regions;
pub mod keys;
pub mod labels;
pub mod lamp;
pub mod naming;
pub mod page_fields;
mod pictures;
pub mod regions;
pub mod segments;
pub mod symbols;
pub mod text;
pub mod text_field;
pub mod theme;
pub mod toast;
pub mod typefaces;
pub mod viewport;
pub mod window;
pub mod zoom;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        viewport::plugin,
        atlas::plugin,
        labels::plugin,
        theme::plugin,
        hit_regions::plugin,
        keys::plugin,
        toast::plugin,
        zoom::plugin,
    ));
}
