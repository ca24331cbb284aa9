//! What lies on the table: sprites, layout, trains, route, tokens, motion.

pub mod choosing;
pub mod layout;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<choosing::Selection>().init_resource::<choosing::Hovered>();
}
