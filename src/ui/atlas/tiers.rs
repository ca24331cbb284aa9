//! The resolutions the textures are rendered in.

use crate::ui::viewport::Viewport;

/// Texture pixels per layout pixel, with the folder.
const TIERS: [(f32, &str); 4] = [(0.8, "x080"), (1.0, "x100"), (1.5, "x150"), (2.4, "x240")];
/// A window whose shorter side is at most this long (in logical pixels) is a phone's. However fine its pixels
/// are, a finer tier than this would not be seen, and it has little memory.
const PHONE: (f32, usize) = (600.0, 2);

/// A file of a tier.
pub(super) fn path(tier: usize, file: &str) -> String {
    format!("textures/{}/{file}", TIERS[tier].1)
}

/// The coarsest tier that is fine enough for the window.
pub(super) fn tier_for(viewport: &Viewport) -> usize {
    let wanted = viewport.picture_resolution();
    let enough = TIERS.iter().position(|(scale, _)| *scale >= wanted - 0.05).unwrap_or(TIERS.len() - 1);
    let (size, finest) = PHONE;
    if viewport.window.min_element() <= size { enough.min(finest) } else { enough }
}

/// Which tier is tried when these cannot be loaded: the nearest to the wanted one, preferring a coarser to a
/// finer one.
pub(super) fn instead(wanted: usize, given_up: &[usize]) -> Option<usize> {
    let left = (0..TIERS.len()).filter(|tier| !given_up.contains(tier));
    left.min_by_key(|tier| (tier.abs_diff(wanted), *tier > wanted))
}

#[cfg(test)]
mod tests {
    use bevy::math::Vec2;

    use super::*;

    fn folder(width: f32, height: f32, dpi: f32) -> &'static str {
        TIERS[tier_for(&Viewport::fit(Vec2::new(width, height), dpi))].1
    }

    #[test]
    fn tiers_are_fine_enough() {
        for (resolution, wanted) in [(0.8, "x080"), (1.0, "x100"), (1.2, "x150"), (2.4, "x240"), (3.6, "x240")] {
            assert_eq!(folder(1600.0, 900.0, resolution), wanted);
        }
    }

    #[test]
    fn a_phone_gets_no_more_than_it_can_hold() {
        assert_eq!(folder(390.0, 844.0, 1.0), "x080");
        assert_eq!(folder(390.0, 844.0, 3.0), "x150");
        assert_eq!(folder(844.0, 390.0, 3.0), "x150");
        assert_eq!(folder(932.0, 430.0, 3.5), "x150", "it would be x240");
        assert_eq!(folder(1366.0, 1024.0, 2.0), "x240", "a tablet has the room");
    }

    #[test]
    fn the_nearest_tier_stands_in() {
        let order = |wanted| {
            let mut given_up = Vec::new();
            while let Some(tier) = instead(wanted, &given_up) {
                given_up.push(tier);
            }
            given_up
        };
        assert_eq!(order(0), [0, 1, 2, 3]);
        assert_eq!(order(2), [2, 1, 3, 0]);
        assert_eq!(order(3), [3, 2, 1, 0]);
    }
}
