//! Nothing runs when nothing happens: frames are drawn on input, while something moves, and for a
//! moment after either, so that hover effects and freshly loaded pictures come out.

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

use crate::{state::Screen, ui::atlas::AtlasLoading};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive(Duration::MAX),
        unfocused_mode: UpdateMode::reactive_low_power(Duration::MAX),
    })
    .add_systems(
        PreUpdate,
        keep_events_that_are_news.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(Last, keep_drawing);
}

/// Frames drawn after the last reason to draw one.
const AFTERGLOW: u8 = 4;

fn keep_drawing(
    mut input: MessageReader<WindowEvent>,
    screen: Res<State<Screen>>,
    loading: Res<AtlasLoading>,
    mut left: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let reasons = input.read().count() > 0 || screen.is_changed() || loading.is_changed();
    *left = if reasons || loading.is_busy() { AFTERGLOW } else { left.saturating_sub(1) };
    if *left > 0 {
        redraw.write(RequestRedraw);
    }
}

/// bevy_egui tells egui in every frame which modifier keys are down, and egui wants a new frame after
/// every event: it would never come to rest. Only changes are passed on to it.
fn keep_events_that_are_news(mut inputs: Query<&mut EguiInput>, mut held: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}
