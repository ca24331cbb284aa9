//! Music and effects. They follow what is shown; without a sound device the game plays on silently.
//!
//! The files are rendered by `sound/render.sh`.

mod decoder;
mod effect;
mod effects;
mod file;
mod limiter;
mod music;
mod output;
mod stream;
mod volume;

use bevy::prelude::*;

use effect::Effect;
use output::{Device, Output};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((file::plugin, output::plugin, effects::plugin, music::plugin));
}
