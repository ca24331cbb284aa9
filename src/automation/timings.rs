//! How long the game's own systems take in each frame: those of `Update`, and those that draw with egui. The report tells
//! it at the end of a game.

use std::time::Duration;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, platform::time::Instant, prelude::*};
use bevy_egui::EguiPostUpdateSet;

use super::Automation;

pub(super) fn plugin(app: &mut App) {
    let measured = |automation: Res<Automation>| automation.report;
    app.init_resource::<FrameTimes>().init_schedule(BeforeUpdate).init_schedule(AfterUpdate);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(Update, BeforeUpdate);
    order.insert_after(Update, AfterUpdate);
    app.add_systems(BeforeUpdate, start.run_if(measured))
        .add_systems(AfterUpdate, stop.run_if(measured))
        .add_systems(
            PostUpdate,
            (start.before(EguiPostUpdateSet::EndPass), stop.after(EguiPostUpdateSet::EndPass)).run_if(measured),
        )
        .add_systems(Last, end_frame.run_if(measured));
}

/// Just before the systems of `Update`, alone.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct BeforeUpdate;

/// Just after the systems of `Update`, alone.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct AfterUpdate;

/// How long each frame of the game has taken so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct FrameTimes {
    started: Option<Instant>,
    this_frame: Duration,
    frames_ms: Vec<f32>,
}

impl FrameTimes {
    /// How many frames there were, and the mean, the 95th of 100, and the longest, in milliseconds.
    pub fn summary(&self) -> serde_json::Value {
        let mut sorted = self.frames_ms.clone();
        sorted.sort_by(f32::total_cmp);
        let mean = sorted.iter().sum::<f32>() / sorted.len().max(1) as f32;
        let part = |hundredths: usize| sorted.get(sorted.len() * hundredths / 100).or(sorted.last());
        serde_json::json!({
            "frames": sorted.len(), "mean_ms": mean, "95_percent_below_ms": part(95), "longest_ms": sorted.last(),
        })
    }
}

// They take the whole world, so that nothing else runs meanwhile.
fn start(world: &mut World) {
    world.resource_mut::<FrameTimes>().started = Some(Instant::now());
}

fn stop(world: &mut World) {
    let mut times = world.resource_mut::<FrameTimes>();
    if let Some(started) = times.started.take() {
        times.this_frame += started.elapsed();
    }
}

fn end_frame(mut times: ResMut<FrameTimes>) {
    let took = std::mem::take(&mut times.this_frame);
    times.frames_ms.push(took.as_secs_f32() * 1e3);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_tells_mean_and_extremes() {
        let times = FrameTimes { frames_ms: (1..=100).rev().map(|ms| ms as f32).collect(), ..default() };
        let told = times.summary();
        assert_eq!(told["frames"], 100);
        assert_eq!(told["mean_ms"], 50.5);
        assert_eq!(told["95_percent_below_ms"], 96.0);
        assert_eq!(told["longest_ms"], 100.0);
        assert_eq!(FrameTimes::default().summary()["longest_ms"], serde_json::Value::Null);
    }
}
