//! From the volume settings to decibels.

use crate::session::settings::Volume;

/// In decibels.
pub(super) fn of_music(volume: Volume) -> f32 {
    decibels(if volume.muted { 0.0 } else { volume.music })
}

/// In decibels.
pub(super) fn of_effects(volume: Volume) -> f32 {
    decibels(if volume.muted { 0.0 } else { volume.effects })
}

/// In decibels; nothing is heard below this.
pub(super) const SILENCE: f32 = -60.0;

/// Hearing is not linear: at half volume a quarter of the amplitude sounds half as loud.
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
        let muted = Volume { muted: true, ..Volume::default() };
        assert_eq!((of_music(muted), of_effects(muted)), (SILENCE, SILENCE));
    }
}
