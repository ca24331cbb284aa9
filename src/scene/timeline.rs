//! What passes by itself without moving from place to place: figures that count up, a chart that draws itself. It is drawn
//! in egui, and goes by the same clock as the pieces.

use bevy::{prelude::*, window::RequestRedraw};

use super::scene_piece::Motion;
use crate::session::Timing;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>().add_systems(Update, pass.in_set(Motion::Move).run_if(goes_on));
}

/// How far a sequence has come that the screen goes through once. All times are in milliseconds at normal speed.
#[derive(Resource, Default)]
pub struct Timeline {
    passed: f32,
    lasts: f32,
    /// It slows down before its end.
    brakes: bool,
}

/// How much before its end something slows down that comes to rest gently.
const BRAKES: f32 = 1500.0;

impl Timeline {
    /// A sequence begins.
    pub fn begin(&mut self, millis: u16) {
        *self = Self { lasts: millis.into(), ..Self::default() };
    }

    /// Something that has no end goes on for so long from now, and then comes to rest gently.
    pub fn go_on(&mut self, millis: u16) {
        (self.lasts, self.brakes) = (self.passed + f32::from(millis), true);
    }

    /// Whatever is going on stops where it is.
    pub fn stop(&mut self) {
        self.lasts = self.passed;
    }

    /// Whether anything is going on.
    pub fn goes_on(&self) -> bool {
        self.passed < self.lasts
    }

    /// How much has passed.
    pub fn passed(&self) -> f32 {
        self.passed
    }

    /// Everything is there at once.
    pub fn skip(&mut self) {
        self.passed = self.lasts;
    }

    /// Whether so much has passed.
    pub fn is_past(&self, millis: u16) -> bool {
        self.passed >= millis.into()
    }

    /// How much of something is done that begins and takes so long, 0 to 1. It slows down at its end.
    pub fn eased(&self, begins: u16, takes: u16) -> f32 {
        let part = (self.passed - f32::from(begins)) / f32::from(takes);
        EaseFunction::CubicOut.sample_clamped(part)
    }
}

fn goes_on(timeline: Res<Timeline>) -> bool {
    timeline.goes_on()
}

fn pass(
    time: Res<Time>,
    timing: Res<Timing>,
    mut timeline: ResMut<Timeline>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let slower = timing.span(1000).as_secs_f32();
    // A slow frame (the first one loads the screen) must not swallow what is to be seen.
    let passed = if slower > 0.0 { time.delta_secs().min(0.1) * 1000.0 / slower } else { f32::INFINITY };
    let left = timeline.lasts - timeline.passed;
    let pace = if timeline.brakes { (left / BRAKES).sqrt().clamp(0.02, 1.0) } else { 1.0 };
    timeline.passed += (passed * pace).min(left);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::session::AnimationSpeed;

    /// How far a sequence of a second has come after each frame of 60 milliseconds.
    fn passes(speed: AnimationSpeed) -> Vec<f32> {
        let (mut app, mut time) = (App::new(), Time::<()>::default());
        let mut timeline = Timeline::default();
        timeline.begin(1000);
        app.insert_resource(timeline).insert_resource(Timing::of(speed)).add_message::<RequestRedraw>();
        app.add_systems(Update, pass.run_if(goes_on));
        let mut parts = Vec::new();
        while parts.last() != Some(&1.0) {
            time.advance_by(Duration::from_millis(60));
            app.insert_resource(time);
            app.update();
            let timeline = app.world().resource::<Timeline>();
            parts.push(timeline.eased(0, 1000));
            assert_eq!(timeline.is_past(1000), parts.last() == Some(&1.0));
            assert!(parts.len() < 1000, "it never ends");
        }
        parts
    }

    #[test]
    fn it_goes_on_to_its_end_as_fast_as_everything() {
        let [none, fast, normal] = [AnimationSpeed::None, AnimationSpeed::Fast, AnimationSpeed::Normal].map(passes);
        assert_eq!((none.len(), normal.len()), (1, 17));
        assert!(normal.is_sorted() && (2..10).contains(&fast.len()));
    }

    #[test]
    fn what_goes_on_comes_to_rest_gently_and_stops_where_it_is() {
        let (mut app, mut time) = (App::new(), Time::<()>::default());
        let mut timeline = Timeline::default();
        timeline.go_on(5000);
        app.insert_resource(timeline).insert_resource(Timing::of(AnimationSpeed::Normal));
        app.add_message::<RequestRedraw>().add_systems(Update, pass.run_if(goes_on));
        let mut ways = vec![0.0];
        while app.world().resource::<Timeline>().goes_on() {
            time.advance_by(Duration::from_millis(50));
            app.insert_resource(time);
            app.update();
            ways.push(app.world().resource::<Timeline>().passed());
            assert!(ways.len() < 1000, "it never ends");
        }
        let steps: Vec<_> = ways.windows(2).map(|two| two[1] - two[0]).collect();
        assert!(steps[0] > 49.0 && steps[steps.len() - 1] < 3.0, "{steps:?}");
        let mut timeline = app.world_mut().resource_mut::<Timeline>();
        timeline.go_on(5000);
        timeline.stop();
        assert_eq!((timeline.goes_on(), timeline.passed()), (false, 5000.0));
    }

    #[test]
    fn what_is_skipped_is_over() {
        let mut timeline = Timeline::default();
        timeline.begin(500);
        assert!(!timeline.is_past(1) && timeline.eased(100, 100) == 0.0);
        timeline.skip();
        assert!(timeline.is_past(500) && timeline.eased(100, 400) == 1.0);
    }
}
