//! Music, ambience and effects. They follow what is shown; without a sound device the game is silent.
//!
//! The files are rendered by `sound/render.sh`.

mod ambience;
mod cue;
mod deck;
mod device;
mod effect;
mod effects;
mod limiter;
mod music;
mod ogg;
mod place;
mod volume;
mod wake;

use bevy::prelude::*;
use bevy_kira_audio::AudioPlugin;

pub use effect::Effect;
pub use effects::HeardEffect;
pub use wake::Wake;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, ogg::plugin, device::plugin, effects::plugin, music::plugin, ambience::plugin));
}
