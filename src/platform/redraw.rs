//! Nothing runs when nothing happens: frames are drawn on input, while something moves, and for a
//! moment after either, so that hover effects and freshly loaded pictures come out; one when the next piece of music has
//! to begin; and some to look at who thinks for long, at the pads and what screen readers ask for, which wake nobody.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowEvent},
    winit::{UpdateMode, WinitSettings},
};

use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Modifiers},
};

use crate::{
    audio::Wake,
    controls::Pads,
    online::{Friends, Greetings},
    session::ThoughtAwaited,
    state::Screen,
    ui::{atlas::AtlasLoading, told::Listeners},
};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: resting(FOREVER, true),
        unfocused_mode: resting(FOREVER, false),
    })
    .add_systems(
        PreUpdate,
        keep_events_that_are_news.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(Last, (keep_drawing, wake_in_time));
}

/// As long as nothing happens: a day. After a wait without an end Bevy 0.19 never lets go of a shorter one before it, and
/// turns without rest as soon as that is over: <https://github.com/bevyengine/bevy/pull/24989>
const FOREVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Draws nothing for so long, unless there is input. `by_devices`: also if it is not meant for the window.
fn resting(wait: Duration, by_devices: bool) -> UpdateMode {
    UpdateMode::Reactive {
        wait,
        react_to_device_events: by_devices,
        // What other threads tell asks for its frame itself; what looks for input wants none.
        react_to_user_events: cfg!(not(target_os = "linux")),
        react_to_window_events: true,
    }
}

fn wake_in_time(
    wake: Res<Wake>,
    pads: Res<Pads>,
    friends: Res<Friends>,
    greetings: Res<Greetings>,
    mut thoughts: MessageReader<ThoughtAwaited>,
    listeners: Res<Listeners>,
    mut winit: ResMut<WinitSettings>,
) {
    let time = wake.0.map_or(FOREVER, in_halves);
    let time = friends.needs_time_in().map_or(time, |wait| time.min(wait));
    let time = if thoughts.read().count() > 0 { time.min(ThoughtAwaited::SOON) } else { time };
    let time = if greetings.counts_down(friends.now()) { time.min(Duration::from_secs(1)) } else { time };
    // A screen reader that asks for something wakes nobody either; a page does.
    let time = if listeners.0 && cfg!(not(target_arch = "wasm32")) { time.min(ASKED) } else { time };
    // While another program has the keys, the pads are not looked at either.
    let focused = resting(time.min(pads.wait().unwrap_or(NEW_PAD)), true);
    let unfocused = resting(time, false);
    // Every change brings a frame with it.
    if winit.focused_mode != focused || winit.unfocused_mode != unfocused {
        (winit.focused_mode, winit.unfocused_mode) = (focused, unfocused);
    }
}

/// How long it may take until a pad is found that has been connected while nothing moves. The page tells of it.
const NEW_PAD: Duration = if cfg!(target_arch = "wasm32") { FOREVER } else { Duration::from_secs(2) };

/// How long what a screen reader asks for may wait.
const ASKED: Duration = Duration::from_millis(100);

/// How long to wait at first for something so far away: the wait begins anew with every frame, so the last part of it
/// has to be short. Between two pieces of music that makes some eight frames.
fn in_halves(far: Duration) -> Duration {
    Duration::from_secs_f32(far.as_secs_f32().max(0.5).log2().floor().exp2())
}

/// Frames drawn after the last reason to draw one.
const EXTRA_FRAMES: u8 = 4;

fn keep_drawing(
    mut input: MessageReader<WindowEvent>,
    screen: Res<State<Screen>>,
    loading: Res<AtlasLoading>,
    mut left: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let reasons = input.read().count() > 0 || screen.is_changed() || loading.is_changed();
    *left = if reasons || loading.is_busy() { EXTRA_FRAMES } else { left.saturating_sub(1) };
    if *left > 0 {
        redraw.write(RequestRedraw);
    }
}

/// bevy_egui tells egui in every frame which modifier keys are down, and egui wants a new frame after
/// every event: it would never come to rest. Only changes are passed on to it. (Its frames at rest were mended once, in
/// <https://github.com/vladbat00/bevy_egui/issues/277>; no issue about this part was found.)
fn keep_events_that_are_news(mut inputs: Query<&mut EguiInput>, mut held: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_for_the_next_piece_takes_few_frames_and_ends_in_time() {
        let (mut left, mut frames, mut modes) = (Duration::from_secs(132), 0, std::collections::HashSet::new());
        while !left.is_zero() {
            let wait = in_halves(left);
            modes.insert(wait);
            assert!(wait <= left.max(Duration::from_millis(500)), "{wait:?} of {left:?}");
            (left, frames) = (left.saturating_sub(wait), frames + 1);
        }
        assert!(frames < 12 && modes.len() < 12, "{frames} frames");
    }
}
