//! The way of a guest on board: off the card, along the platform in front of the train, and up into the window.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::piece::Pose;

/// The part of the way after which a guest has come down to the platform, and the part after which it has come to its
/// window.
const DOWN: f32 = 0.3;
const THERE: f32 = 0.78;

/// How high a guest hops off the card, in layout pixels.
const HOP: f32 = 24.0;
/// How far it comes with a step, in layout pixels, and the most steps that can still be told apart.
const STEP: f32 = 48.0;
const MOST_STEPS: f32 = 6.0;
/// How much it rises with every step, in layout pixels, and sways, in radians.
const BOB: f32 = 3.0;
const SWAY: f32 = 0.06;

/// Where a guest is after this part of its way, with the platform this far below its window, in layout pixels.
pub(super) fn pose(from: Pose, to: Pose, below: f32, part: f32) -> Pose {
    let down = EaseFunction::SmoothStep.sample_clamped((part / DOWN).min(1.0));
    // It gets on with some swing, and settles.
    let up = EaseFunction::BackOut.sample_clamped(((part - THERE) / (1.0 - THERE)).max(0.0));
    let platform = to.at.y + below;
    let y = if part < THERE { from.at.y.lerp(platform, down) } else { platform.lerp(to.at.y, up) };
    Pose {
        at: Vec2::new(from.at.x.lerp(to.at.x, (part / THERE).min(1.0)), y),
        z: to.z.max(from.z),
        scale: from.scale.lerp(to.scale, down),
        alpha: from.alpha.lerp(to.alpha, down),
        light: from.light.lerp(to.light, down),
        turn: to.turn + SWAY * stride(from, to, part).sin(),
    }
}

/// How high it is above the line of its way, in layout pixels: it hops off the card, and bobs with every step.
pub(super) fn height(from: Pose, to: Pose, part: f32) -> f32 {
    if part < DOWN { HOP * (part / DOWN * PI).sin() } else { BOB * stride(from, to, part).sin().abs() }
}

/// Whether it has not come to its window yet.
pub(super) fn is_afoot(part: f32) -> bool {
    part < THERE
}

/// How far it has stepped along the platform: half a turn for each of its steps.
fn stride(from: Pose, to: Pose, part: f32) -> f32 {
    let walked = ((part - DOWN) / (THERE - DOWN)).clamp(0.0, 1.0);
    let steps = ((to.at.x - from.at.x).abs() / STEP).ceil().min(MOST_STEPS);
    walked * steps * PI
}

#[cfg(test)]
mod tests {
    use super::*;

    const BELOW: f32 = 25.0;

    /// A card above the train, and windows to the right, right below and to the left of it.
    fn ways() -> [(Pose, Pose); 3] {
        let card = Pose::at(Vec2::new(400.0, 200.0), 400.0).scale(1.4).alpha(0.5);
        [900.0, 400.0, 120.0].map(|x| (card, Pose::at(Vec2::new(x, 660.0), 30.0)))
    }

    fn parts() -> impl Iterator<Item = f32> {
        (0..=200u8).map(|nth| f32::from(nth) / 200.0)
    }

    #[test]
    fn it_begins_at_the_card_and_ends_in_the_window() {
        for (from, to) in ways() {
            let (first, last) = (pose(from, to, BELOW, 0.0), pose(from, to, BELOW, 1.0));
            assert_eq!((first.at, first.scale, first.alpha, first.turn), (from.at, from.scale, from.alpha, 0.0));
            assert!(last.at.distance(to.at) < 0.01 && (last.scale - to.scale).abs() < 0.001, "{last:?}");
            assert!(last.turn.abs() < 0.001 && (last.alpha - to.alpha).abs() < 0.001, "{last:?}");
            assert!(height(from, to, 0.0) == 0.0 && height(from, to, 1.0) < 0.01);
            assert!(is_afoot(0.0) && !is_afoot(1.0));
        }
    }

    #[test]
    fn it_walks_along_the_platform_and_never_back() {
        for (from, to) in ways() {
            let at = |part| pose(from, to, BELOW, part).at;
            let mut walks = parts().filter(|part| (DOWN..THERE).contains(part));
            assert!(walks.all(|part| (at(part).y - to.at.y - BELOW).abs() < 0.01));
            let ahead = (to.at.x - from.at.x).signum();
            let xs: Vec<f32> = parts().map(|part| at(part).x * ahead).collect();
            assert!(xs.windows(2).all(|two| two[1] - two[0] > -0.001), "{xs:?}");
            let walked = (at(THERE).x - at(DOWN).x).abs();
            assert!(walked >= (to.at.x - from.at.x).abs() * 0.5, "{walked} on the platform");
        }
    }

    #[test]
    fn it_neither_jumps_nor_leaves_the_ground_for_long() {
        for (from, to) in ways() {
            let seen: Vec<f32> =
                parts().map(|part| pose(from, to, BELOW, part).at.y - height(from, to, part)).collect();
            let longest = seen.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
            assert!(longest < 16.0, "{longest} layout pixels at once");
            assert!(parts().all(|part| height(from, to, part) <= HOP));
            assert!(parts().filter(|part| *part >= DOWN).all(|part| height(from, to, part) <= BOB));
        }
    }
}
