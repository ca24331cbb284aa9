//! Plays the effects: for events as they are shown, for choices, for buttons and for the handover.

use std::collections::HashMap;

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_kira_audio::{AudioSystemSet, prelude::*};
use strum::VariantArray;

use super::{Device, Effect, limiter::Limiter, volume::of_effects};
use crate::{
    rules::GameEvent,
    session::{PendingQuestion, PlaySet, PlayerChoice, PresentedEvent, Session, settings::Settings},
    state::Screen,
    ui::{hit_regions::Regions, viewport::Viewport},
};

pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<EffectsChannel>()
        .init_resource::<Sounds>()
        .add_message::<PlayEffect>()
        .add_systems(OnExit(Screen::Loading), load)
        .add_systems(
            Update,
            (of_events, of_decisions, of_handover).after(PlaySet::Draw).run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, of_clicks)
        .add_systems(PostUpdate, (set_volume, play).chain().before(AudioSystemSet::PlayTypedChannels).run_if(heard));
}

/// Play an effect now.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayEffect(pub Effect);

#[derive(Resource)]
struct EffectsChannel;

/// The sounds, loaded or being loaded.
#[derive(Resource, Default)]
struct Sounds(HashMap<Effect, Handle<AudioSource>>);

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
        let is_other_players = match event {
            GameEvent::TurnBegan { seat, .. } | GameEvent::OutOfTurnBegan { seat } => !session.is_human(*seat),
            _ => false,
        };
        if let Some(effect) = Effect::of(event).filter(|_| !is_other_players) {
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

/// Plays a click for every press on something that can be clicked.
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

fn set_volume(settings: Res<Settings>, channel: Res<AudioChannel<EffectsChannel>>) {
    if settings.is_changed() {
        channel.set_volume(of_effects(settings.volume));
    }
}

fn play(
    time: Res<Time<Real>>,
    sounds: Res<Sounds>,
    loaded: Res<Assets<AudioSource>>,
    channel: Res<AudioChannel<EffectsChannel>>,
    mut wanted: MessageReader<PlayEffect>,
    mut limiter: Local<Limiter>,
    mut count: Local<usize>,
) {
    let wanted = wanted.read().map(|PlayEffect(effect)| *effect).collect();
    for effect in limiter.admit(time.elapsed(), wanted) {
        // A sound that is not loaded yet is left out: it must not come late.
        let Some(sound) = sounds.0.get(&effect).filter(|sound| loaded.contains(*sound)) else { continue };
        let mut playing = channel.play(sound.clone());
        if effect.varies() {
            *count += 1;
            playing.with_playback_rate(RATES[*count % RATES.len()]);
        }
    }
}

/// The speeds at which varied noises are played, in turn.
const RATES: [f64; 5] = [1.0, 0.96, 1.05, 0.98, 1.03];
