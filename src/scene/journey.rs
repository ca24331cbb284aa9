//! How far the trains have travelled.

use bevy::{prelude::*, window::RequestRedraw};

use super::scene_piece::Motion;
use crate::{session::Timing, state::Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Journey>()
        .add_systems(OnEnter(Screen::Table), |mut journey: ResMut<Journey>| *journey = Journey::default())
        .add_systems(Update, travel.in_set(Motion::Move));
}

/// How far the trains have travelled: rounds begin and locomotives move on, and the country goes by.
#[derive(Resource, Default)]
pub struct Journey {
    /// In layout pixels.
    way: f32,
    /// In layout pixels per second.
    speed: f32,
    goal: f32,
}

impl Journey {
    /// Lets the trains travel on by so many layout pixels.
    pub fn travel(&mut self, pixels: f32, timing: &Timing) {
        if timing.moves() {
            self.goal += pixels;
        }
    }

    /// How far the trains have come, in layout pixels.
    pub fn way(&self) -> f32 {
        self.way
    }

    /// Whether the trains are travelling.
    pub fn is_moving(&self) -> bool {
        self.way != self.goal
    }
}

/// How quickly trains get going and come to a stand, per second.
const SPRING_RATE: f32 = 4.2;

/// A spring without bounce draws the trains to where they are going.
fn travel(
    time: Res<Time>,
    timing: Res<Timing>,
    mut journey: ResMut<Journey>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !journey.is_moving() {
        return;
    }
    redraw.write(RequestRedraw);
    let eager = SPRING_RATE / timing.speed().factor().max(0.1);
    // Small steps, so that a slow frame does not overshoot.
    let steps = (time.delta_secs() / 0.01).ceil().clamp(1.0, 50.0);
    let passed = time.delta_secs() / steps;
    for _ in 0..steps as u32 {
        let force = eager * eager * (journey.goal - journey.way) - 2.0 * eager * journey.speed;
        journey.speed += force * passed;
        journey.way += journey.speed * passed;
    }
    if (journey.goal - journey.way).abs() < 0.2 && journey.speed.abs() < 1.0 || !timing.moves() {
        (journey.way, journey.speed) = (journey.goal, 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::AnimationSpeed;

    fn travelled(pixels: f32, frame: f32) -> Vec<f32> {
        let mut app = App::new();
        let mut time = Time::<()>::default();
        let mut journey = Journey::default();
        journey.travel(pixels, &Timing::of(AnimationSpeed::Normal));
        app.insert_resource(journey).insert_resource(Timing::of(AnimationSpeed::Normal));
        app.add_message::<RequestRedraw>().add_systems(Update, travel);
        let mut ways = Vec::new();
        while app.world().resource::<Journey>().is_moving() {
            time.advance_by(std::time::Duration::from_secs_f32(frame));
            app.insert_resource(time);
            app.update();
            ways.push(app.world().resource::<Journey>().way);
            assert!(ways.len() < 10_000, "it never arrives");
        }
        ways
    }

    #[test]
    fn trains_get_going_and_come_to_a_stand() {
        for frame in [0.008, 0.033, 0.2] {
            let ways = travelled(240.0, frame);
            assert!(ways.is_sorted(), "{ways:?}");
            assert_eq!(ways.last(), Some(&240.0));
            let seconds = ways.len() as f32 * frame;
            assert!((0.8..3.5).contains(&seconds), "{seconds} s");
        }
    }

    #[test]
    fn without_motion_nobody_travels() {
        let mut journey = Journey::default();
        journey.travel(100.0, &Timing::of(AnimationSpeed::None));
        assert!(!journey.is_moving());
    }
}
