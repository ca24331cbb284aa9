//! Lamplight, with which the scoring scenes are staged: what a light rests on, how it gets there, and how it is drawn.
//! It lies under words and never moves where motion is reduced.

use bevy_egui::egui::{Color32, Mesh, Painter, Shape};

use crate::{
    session::Timing,
    ui::{canvas::Canvas, theme::palette},
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

/// How bright a beam is at the lamp, the narrower one in it, and the pool that it makes.
const BEAM: f32 = 0.15;
const CORE: f32 = 0.09;
const POOL: f32 = 0.11;
/// How much of its brightness a beam still has at its foot.
const AT_FOOT: f32 = 0.35;
/// How far the lamp hangs to the side of the middle, as a part of the way to above what it falls on.
const ASIDE: f32 = 0.8;

/// What can be drawn on only within a rectangle.
pub fn within(canvas: &Canvas, [x, y, w, h]: [f32; 4]) -> Painter {
    canvas.ui.painter().with_clip_rect(canvas.area(x, y, w, h))
}

/// Draws lights as far as they fall on a place. The lamps hang at a height, near the middle of what they are for.
pub fn fall(canvas: &Canvas, lights: &[LampLight], [middle, top]: [f32; 2], on: [f32; 4]) {
    let painter = within(canvas, on);
    for light in lights.iter().filter(|light| light.share(on) > 0.0) {
        let ([x, y, w, h], glow) = (light.place, light.glow);
        let (centre, foot) = (x + w / 2.0, y + h);
        let lamp = between(middle, centre, ASIDE);
        for (bright, aperture, spread) in [(BEAM * glow, 0.09, 0.6), (CORE * glow, 0.05, 0.38)] {
            let ends = ([lamp, top, aperture * w, bright], [centre, foot, spread * w, AT_FOOT * bright]);
            beam(canvas, &painter, ends.0, ends.1);
        }
        pool(canvas, &painter, [centre, y + 0.42 * h], [0.64 * w, 0.6 * h], POOL * glow);
    }
}

/// A beam between two heights: its middle, the height, how far it reaches to both sides, and how bright it is there.
fn beam(canvas: &Canvas, painter: &Painter, from: [f32; 4], to: [f32; 4]) {
    let mut mesh = Mesh::default();
    for [x, y, half, alpha] in [from, to] {
        // Its edges are a little soft.
        for (aside, part) in [(-1.0, 0.0), (-0.88, 1.0), (0.88, 1.0), (1.0, 0.0)] {
            mesh.colored_vertex(canvas.at(x + aside * half, y), lamplight(part * alpha));
        }
    }
    for left in 0..3 {
        mesh.add_triangle(left, left + 1, left + 4);
        mesh.add_triangle(left + 1, left + 4, left + 5);
    }
    painter.add(Shape::mesh(mesh));
}

/// A pool of light around a point, this far to the sides and up and down: flat in its middle, and soft at its edge.
pub fn pool(canvas: &Canvas, painter: &Painter, [x, y]: [f32; 2], [across, down]: [f32; 2], alpha: f32) {
    const AROUND: u32 = 40;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(canvas.at(x, y), lamplight(alpha));
    for nth in 0..AROUND {
        let (sin, cos) = (std::f32::consts::TAU * nth as f32 / AROUND as f32).sin_cos();
        for (far, part) in [(0.6, 0.85), (1.0, 0.0)] {
            mesh.colored_vertex(canvas.at(x + far * across * cos, y + far * down * sin), lamplight(part * alpha));
        }
    }
    for nth in 0..AROUND {
        let (inner, next) = (1 + 2 * nth, 1 + 2 * ((nth + 1) % AROUND));
        mesh.add_triangle(0, inner, next);
        mesh.add_triangle(inner, inner + 1, next);
        mesh.add_triangle(inner + 1, next, next + 1);
    }
    painter.add(Shape::mesh(mesh));
}

fn lamplight(alpha: f32) -> Color32 {
    palette::LAMP.gamma_multiply(alpha)
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
