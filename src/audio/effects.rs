//! Plays the effects: those of events as they are shown, of decisions, of buttons, of the hand-over.

use std::collections::HashMap;

use bevy::{prelude::*, window::PrimaryWindow};
use strum::VariantArray;

use super::{Device, Effect, Output, file::SoundFile, limiter::Limiter, volume::of_effects};
use crate::{
    rules::GameEvent,
    session::{PendingQuestion, PlaySet, PlayerChoice, PresentedEvent, Session, settings::Settings},
    state::Screen,
    ui::{hit_regions::Regions, viewport::Viewport},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sounds>()
        .add_message::<PlayEffect>()
        .add_systems(OnExit(Screen::Loading), load)
        .add_systems(
            Update,
            (of_events, of_decisions, of_handover).after(PlaySet::Draw).run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, of_clicks)
        .add_systems(PostUpdate, (set_volume, play).chain().run_if(heard));
}

/// An effect is wanted now.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayEffect(pub Effect);

/// The sounds, once they are loaded.
#[derive(Resource, Default)]
struct Sounds(HashMap<Effect, Handle<SoundFile>>);

fn heard(device: Option<Res<Device>>) -> bool {
    device.is_some_and(|device| *device == Device::Present)
}

fn load(device: Option<Res<Device>>, assets: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    if heard(device) {
        let load = |effect: Effect| (effect, assets.load(format!("audio/effects/{}.ogg", effect.file())));
        sounds.0 = Effect::VARIANTS.iter().copied().map(load).collect();
    }
}

fn of_events(mut shown: MessageReader<PresentedEvent>, session: Res<Session>, mut effects: MessageWriter<PlayEffect>) {
    for PresentedEvent(event) in shown.read() {
        let somebody_elses = match event {
            GameEvent::TurnBegan { seat, .. } | GameEvent::OutOfTurnBegan { seat } => !session.is_human(*seat),
            _ => false,
        };
        if let Some(effect) = Effect::of(event).filter(|_| !somebody_elses) {
            effects.write(PlayEffect(effect));
        }
    }
}

fn of_decisions(
    mut chosen: MessageReader<PlayerChoice>,
    session: Res<Session>,
    mut effects: MessageWriter<PlayEffect>,
) {
    if chosen.read().filter(|chosen| session.is_human(chosen.seat)).count() > 0 {
        effects.write(PlayEffect(Effect::Punch));
    }
}

fn of_handover(pending: Res<PendingQuestion>, mut before: Local<bool>, mut effects: MessageWriter<PlayEffect>) {
    let drawn = pending.handover.is_some();
    if drawn != *before {
        effects.write(PlayEffect(Effect::Curtain));
        *before = drawn;
    }
}

/// Whatever can be clicked clicks.
fn of_clicks(
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    viewport: Res<Viewport>,
    regions: Res<Regions>,
    mut effects: MessageWriter<PlayEffect>,
) {
    let clicked = window.filter(|_| mouse.just_pressed(MouseButton::Left)).and_then(|window| window.cursor_position());
    let mut points = clicked.into_iter().chain(touches.iter_just_pressed().map(|touch| touch.position()));
    let hits = |point| regions.all().iter().any(|region| region.rect.contains(viewport.layout_point(point)));
    if points.any(hits) {
        effects.write(PlayEffect(Effect::ButtonClick));
    }
}

fn set_volume(settings: Res<Settings>, mut output: NonSendMut<Output>) {
    if settings.is_changed() {
        output.set_effects(of_effects(settings.volume));
    }
}

fn play(
    time: Res<Time<Real>>,
    sounds: Res<Sounds>,
    loaded: Res<Assets<SoundFile>>,
    mut output: NonSendMut<Output>,
    mut wanted: MessageReader<PlayEffect>,
    mut limiter: Local<Limiter>,
    mut count: Local<usize>,
) {
    let wanted = wanted.read().map(|PlayEffect(effect)| *effect).collect();
    for effect in limiter.admit(time.elapsed(), wanted) {
        // What is not there yet is not heard late.
        let Some(sound) = sounds.0.get(&effect).and_then(|sound| loaded.get(sound)) else { continue };
        if effect.varies() {
            *count += 1;
            output.play_effect(sound, RATES[*count % RATES.len()]);
        } else {
            output.play_effect(sound, 1.0);
        }
    }
}

/// How much faster or slower noises are played in turn.
const RATES: [f64; 5] = [1.0, 0.96, 1.05, 0.98, 1.03];
