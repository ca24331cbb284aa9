//! Music and effects. They follow what is shown; without a sound device the game is silent.
//!
//! The files are rendered by `sound/render.sh`.

mod device;
mod effect;
mod effects;
mod limiter;
mod music;
mod ogg;
mod volume;

use bevy::prelude::*;
use bevy_kira_audio::AudioPlugin;

use device::Device;
use effect::Effect;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, ogg::plugin, device::plugin, effects::plugin, music::plugin));
}
