//! Lamplight, with which the scoring scenes are staged: what a light rests on, how it gets there, and how it is drawn.
//! It lies under words and never moves where motion is reduced.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, rect},
    pieces::lamplight,
    session::Timing,
    ui::canvas::Canvas,
};

/// How many milliseconds a light takes from one thing to the next, or to go out and on.
const SWINGS_MILLIS: u64 = 250;
/// This many seconds after it set out, a light rests at any speed.
const SETTLED: f32 = 2.0;

/// What a light rests on, and what it comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Swing<T> {
    /// What it comes from.
    pub from: T,
    /// What it rests on, or is on its way to.
    pub to: T,
    /// Seconds since it set out.
    since: f32,
}

impl<T: Copy + PartialEq> Swing<T> {
    /// Sends the light to something, if it is not there or on its way there already.
    pub fn turn_to(&mut self, to: T) {
        if self.to != to {
            *self = Self { from: self.to, to, since: 0.0 };
        }
    }

    /// Puts the light where it was sent to.
    pub fn settle(&mut self) {
        *self = Self { from: self.to, to: self.to, since: SETTLED };
    }

    /// Some seconds pass.
    pub fn pass(&mut self, seconds: f32) {
        self.since = (self.since + seconds).min(SETTLED);
    }

    /// Whether it may be on its way.
    pub fn moves(&self) -> bool {
        self.since < SETTLED
    }

    /// How much of its way is behind it, 0 to 1.
    pub fn way(&self, timing: &Timing) -> f32 {
        smooth(self.part(timing, SWINGS_MILLIS))
    }

    /// How much of so many milliseconds has passed since it set out, 0 to 1.
    pub fn part(&self, timing: &Timing, millis: u64) -> f32 {
        part(timing, self.since, millis)
    }
}

/// How much of a movement that takes so many milliseconds at normal speed is over some seconds after it began, 0 to 1.
/// Where motion is reduced or there is none, all of it.
pub fn part(timing: &Timing, since: f32, millis: u64) -> f32 {
    let takes = timing.span(millis).as_secs_f32();
    if timing.moves() && takes > 0.0 { (since / takes).clamp(0.0, 1.0) } else { 1.0 }
}

/// The same part of a movement that is slower at both ends.
pub fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// A value so far on the way from one to another.
pub fn between(from: f32, to: f32, way: f32) -> f32 {
    from + (to - from) * way
}

/// A light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LampLight {
    /// What it falls on: left edge, top, width and height.
    pub place: [f32; 4],
    /// How bright it is, 0 to 1.
    pub glow: f32,
}

impl LampLight {
    /// How much of a place it falls on, 0 to 1.
    fn share(&self, [x, y, w, h]: [f32; 4]) -> f32 {
        let [left, top, wide, high] = self.place;
        let part = |from: f32, size: f32, other: f32, its: f32| {
            ((from + size).min(other + its) - from.max(other)).max(0.0) / size.max(1.0)
        };
        part(x, w, left, wide) * part(y, h, top, high)
    }
}

/// The lights so far on their way from some places to others: a single one swings over; several go out, and the others
/// go on.
pub fn lights(from: &[[f32; 4]], to: &[[f32; 4]], way: f32) -> Vec<LampLight> {
    if let ([from], [to]) = (from, to) {
        let place = [0, 1, 2, 3].map(|side| between(from[side], to[side], way));
        return vec![LampLight { place, glow: 1.0 }];
    }
    let out = from.iter().map(|place| LampLight { place: *place, glow: 1.0 - way });
    let on = to.iter().map(|place| LampLight { place: *place, glow: way });
    out.chain(on).filter(|light| light.glow > 0.0).collect()
}

/// How much light there is on a place, 0 to 1.
pub fn brightness(lights: &[LampLight], place: [f32; 4]) -> f32 {
    lights.iter().map(|light| light.glow * light.share(place)).fold(0.0, f32::max)
}

/// How far the lamp hangs to the side of the middle, as a part of the way to above what it falls on.
const ASIDE: f32 = 0.8;

/// Draws lights as far as they fall on a place. The lamps hang at a height, near the middle of what they are for.
pub fn fall(canvas: &Canvas, lights: &[LampLight], [middle, top]: [f32; 2], on: [f32; 4]) {
    let mut light = Drawing::default();
    for LampLight { place: [x, y, w, h], glow } in lights.iter().filter(|light| light.share(on) > 0.0) {
        let lamp = Vec2::new(between(middle, x + w / 2.0, ASIDE), top);
        lamplight::fall(&mut light, lamp, rect(*x, *y, *w, *h), *glow);
    }
    let [x, y, w, h] = on;
    let painter = canvas.ui.painter().with_clip_rect(canvas.area(x, y, w, h));
    canvas.brush().painting(&painter, canvas.at(0.0, 0.0), 1.0).paint(&light);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::AnimationSpeed;

    const LEFT: [f32; 4] = [0.0, 0.0, 100.0, 200.0];
    const RIGHT: [f32; 4] = [120.0, 0.0, 100.0, 200.0];

    #[test]
    fn a_light_swings_over_and_rests() {
        let (normal, slow) = (Timing::of(AnimationSpeed::Normal), Timing::of(AnimationSpeed::Slow));
        let mut light = Swing::<u8>::default();
        light.turn_to(1);
        assert_eq!((light.from, light.to, light.way(&normal)), (0, 1, 0.0));
        light.pass(0.125);
        light.turn_to(1);
        assert!((light.way(&normal) - 0.5).abs() < 0.001, "it is on its way there already");
        assert!(light.way(&slow) > 0.0 && light.way(&slow) < light.way(&normal));
        light.pass(0.125);
        assert_eq!(light.way(&normal), 1.0);
        light.pass(10.0);
        assert!(!light.moves() && light.way(&slow) == 1.0);
        light.turn_to(2);
        assert!(light.moves() && light.from == 1);
        light.settle();
        assert!(!light.moves() && light.way(&normal) == 1.0);
    }

    #[test]
    fn without_motion_it_is_there_at_once() {
        let mut light = Swing::<u8>::default();
        light.turn_to(1);
        assert_eq!(light.way(&Timing::of(AnimationSpeed::None)), 1.0);
        assert_eq!(part(&Timing::default(), -1.0, 100), 0.0, "it has not begun");
    }

    #[test]
    fn one_light_moves_and_several_go_out_and_on() {
        let half = lights(&[LEFT], &[RIGHT], 0.5);
        assert_eq!(half, [LampLight { place: [60.0, 0.0, 100.0, 200.0], glow: 1.0 }]);
        assert_eq!((brightness(&half, LEFT), brightness(&half, RIGHT)), (0.4, 0.4));
        // It goes out, and several go on.
        assert_eq!(brightness(&lights(&[LEFT], &[], 0.25), LEFT), 0.75);
        assert!(lights(&[LEFT], &[], 1.0).is_empty() && lights(&[], &[], 0.5).is_empty());
        let both = lights(&[], &[LEFT, RIGHT], 1.0);
        assert_eq!((both.len(), brightness(&both, LEFT), brightness(&both, RIGHT)), (2, 1.0, 1.0));
        assert_eq!(brightness(&both, [300.0, 0.0, 100.0, 200.0]), 0.0, "beside them it is dark");
    }
}
