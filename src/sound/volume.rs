//! How loud it is.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The volume settings.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volume {
    /// Of the music, 0 to 1.
    pub music: f32,
    /// Of the effects, 0 to 1.
    pub effects: f32,
    /// Nothing is heard, whatever the others say.
    pub muted: bool,
}

impl Default for Volume {
    fn default() -> Self {
        Self { music: 0.7, effects: 0.8, muted: false }
    }
}

impl Volume {
    /// The music's volume in decibels.
    pub(super) fn of_music(&self) -> f32 {
        decibels(if self.muted { 0.0 } else { self.music })
    }

    /// The effects' volume in decibels.
    pub(super) fn of_effects(&self) -> f32 {
        decibels(if self.muted { 0.0 } else { self.effects })
    }
}

/// Below this nothing is heard at all.
pub(super) const SILENCE: f32 = -60.0;

/// Ears are not linear: half of the way sounds half as loud at a quarter of the amplitude.
fn decibels(volume: f32) -> f32 {
    (40.0 * volume.clamp(0.0, 1.0).log10()).max(SILENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_become_decibels() {
        assert_eq!(decibels(1.0), 0.0);
        assert_eq!(decibels(0.0), SILENCE);
        assert!((decibels(0.5) + 12.04).abs() < 0.01);
        let muted = Volume { muted: true, ..default() };
        assert_eq!((muted.of_music(), muted.of_effects()), (SILENCE, SILENCE));
    }
}
