//! From the volume settings to decibels. The files are as loud as files usually are; music and ambience are played
//! more quietly than effects, since they go on for hours.

use crate::session::settings::Volume;

/// How much more quietly music is played than effects at the same setting, in decibels.
const MUSIC_BELOW: f32 = 9.0;
/// The same for ambience.
const AMBIENCE_BELOW: f32 = 15.0;
/// How much quieter music is while an effect wants to be heard, in decibels.
const HUSHED: f32 = 9.0;

/// In decibels; `hushed` while an effect wants to be heard above it.
pub(super) fn of_music(volume: Volume, hushed: bool) -> f32 {
    below(decibels(volume, volume.music), MUSIC_BELOW + if hushed { HUSHED } else { 0.0 })
}

/// In decibels.
pub(super) fn of_effects(volume: Volume) -> f32 {
    decibels(volume, volume.effects)
}

/// In decibels. It goes with the effects: who wants no music may still want to sit in a train.
pub(super) fn of_ambience(volume: Volume) -> f32 {
    below(decibels(volume, volume.effects), AMBIENCE_BELOW)
}

/// In decibels; nothing is heard below this.
pub(super) const SILENCE: f32 = -60.0;

/// Hearing is not linear: at half volume a quarter of the amplitude sounds half as loud.
fn decibels(volume: Volume, part: f32) -> f32 {
    let part = if volume.muted { 0.0 } else { part };
    (40.0 * part.clamp(0.0, 1.0).log10()).max(SILENCE)
}

fn below(loudness: f32, by: f32) -> f32 {
    (loudness - by).max(SILENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_become_decibels() {
        let all = |part: f32| Volume { music: part, effects: part, muted: false };
        assert_eq!((of_effects(all(1.0)), of_effects(all(0.0))), (0.0, SILENCE));
        assert!((of_effects(all(0.5)) + 12.04).abs() < 0.01);
        assert_eq!(of_music(all(1.0), false), -MUSIC_BELOW);
        assert!(of_music(all(0.6), true) < of_music(all(0.6), false));
        assert_eq!(of_ambience(all(0.01)), SILENCE);
        let muted = Volume { muted: true, ..all(1.0) };
        assert_eq!((of_music(muted, false), of_effects(muted), of_ambience(muted)), (SILENCE, SILENCE, SILENCE));
    }
}
