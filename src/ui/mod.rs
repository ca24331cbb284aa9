//! What everything on screen is drawn with: how the stage fits the window, pictures, text and palette, and the names
//! of everything that can be clicked.

pub mod areas;
pub mod atlas;
pub mod brush;
pub mod fingertip;
pub mod focus;
pub mod high_contrast;
pub mod hit_regions;
pub mod keys;
pub mod label_drawing;
pub mod labels;
pub mod lamp;
pub mod memo;
pub mod naming;
mod pads;
pub mod page_fields;
pub mod regions;
pub mod tab_stop;
pub mod text;
pub mod theme;
pub mod told;
pub mod typefaces;
pub mod typesetter;
pub mod viewport;
pub mod zoom;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        viewport::plugin,
        atlas::plugin,
        label_drawing::plugin,
        theme::plugin,
        hit_regions::plugin,
        fingertip::plugin,
        high_contrast::plugin,
        keys::plugin,
        pads::plugin,
        focus::plugin,
        zoom::plugin,
        told::plugin,
    ));
}
