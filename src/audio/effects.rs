//! Plays the effects: for events as they are shown, for choices, for buttons and for the handover. Each has several
//! variants, a slight change of pitch, and comes from the side where it happens.

use std::{collections::HashMap, time::Duration};

use bevy::{prelude::*, window::PrimaryWindow, window::RequestRedraw};
use bevy_kira_audio::{AudioSystemSet, prelude::*};
use strum::VariantArray;

use super::{
    Effect,
    cue::{Cue, cues, cues_of_triumph},
    device::{Device, heard},
    effect::TAKES,
    limiter::Limiter,
    music::Ducking,
    place, volume,
};
use crate::{
    session::{
        Celebrated, PendingQuestion, PlaySet, PlayerChoice, PresentedEvent, Session, Timing, ViewedSeat,
        settings::Settings,
    },
    state::Screen,
    ui::{hit_regions::Regions, viewport::Viewport},
};
use rules::GameEvent;

pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<EffectsChannel>()
        .init_resource::<Sounds>()
        .init_resource::<Coming>()
        .add_message::<PlayEffect>()
        .add_message::<HeardEffect>()
        .add_systems(OnExit(Screen::Loading), load_button)
        .add_systems(OnEnter(Screen::Setup), load)
        .add_systems(OnEnter(Screen::Journey), load)
        .add_systems(OnEnter(Screen::Table), load)
        .add_systems(
            Update,
            (of_events, of_decisions, of_handover).after(PlaySet::Draw).run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, of_clicks)
        .add_systems(
            PostUpdate,
            (choose, (set_volume, play).chain().run_if(heard)).chain().before(AudioSystemSet::PlayTypedChannels),
        );
}

/// Play an effect.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayEffect {
    pub effect: Effect,
    /// From -1, all the way to the left, to 1.
    pub pan: f32,
    /// How long from now, as the table's time passes.
    pub after: Duration,
}

impl PlayEffect {
    /// At once, from the middle.
    fn now(effect: Effect) -> Self {
        Self { effect, pan: 0.0, after: Duration::ZERO }
    }
}

/// An effect begins now, whether or not there is a device on which it can be heard.
#[derive(Message, Clone, Debug)]
pub struct HeardEffect {
    pub effect: Effect,
    /// Which of its variants.
    pub take: usize,
    /// From -1, all the way to the left, to 1.
    pub pan: f32,
    /// A factor of its speed, so of its pitch.
    pub rate: f64,
}

#[derive(Resource)]
struct EffectsChannel;

/// The sounds, loaded or being loaded.
#[derive(Resource, Default)]
struct Sounds(HashMap<(Effect, usize), Handle<AudioSource>>);

/// What will be heard soon, and how long that is from now.
#[derive(Resource, Default)]
struct Coming(Vec<PlayEffect>);

impl Sounds {
    fn load(&mut self, effects: &[Effect], assets: &AssetServer) {
        for effect in effects {
            for take in 0..TAKES {
                self.0.entry((*effect, take)).or_insert_with(|| assets.load(effect.file(take)));
            }
        }
    }
}

/// The title has only buttons; everything else is loaded when a game is set up or resumed.
fn load_button(device: Option<Res<Device>>, assets: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    if heard(device) {
        sounds.load(&[Effect::ButtonClick], &assets);
    }
}

fn load(device: Option<Res<Device>>, assets: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    if heard(device) {
        sounds.load(Effect::VARIANTS, &assets);
    }
}

fn of_events(
    mut shown: MessageReader<PresentedEvent>,
    mut celebrated: MessageReader<Celebrated>,
    session: Res<Session>,
    viewed: Res<ViewedSeat>,
    timing: Res<Timing>,
    regions: Res<Regions>,
    viewport: Res<Viewport>,
    mut effects: MessageWriter<PlayEffect>,
) {
    let mut play = |event: &GameEvent, cues: &[Cue]| {
        let at = place::place(event, viewed.0).and_then(|id| regions.find(id));
        let pan = at.map_or(0.0, |region| place::pan(region.rect.center().x, viewport.visible()));
        let cue = |(effect, after): &Cue| PlayEffect { effect: *effect, pan, after: timing.span(*after) };
        effects.write_batch(cues.iter().map(cue));
    };
    for PresentedEvent(event) in shown.read() {
        let is_other_players = match event {
            GameEvent::TurnBegan { seat, .. } | GameEvent::OutOfTurnBegan { seat } => !session.is_human(*seat),
            _ => false,
        };
        if !is_other_players {
            play(event, cues(event));
        }
    }
    for Celebrated(event) in celebrated.read() {
        play(event, cues_of_triumph(event));
    }
}

fn of_decisions(
    mut chosen: MessageReader<PlayerChoice>,
    session: Res<Session>,
    mut effects: MessageWriter<PlayEffect>,
) {
    if chosen.read().filter(|chosen| session.is_human(chosen.seat)).count() > 0 {
        effects.write(PlayEffect::now(Effect::Punch));
    }
}

fn of_handover(pending: Res<PendingQuestion>, mut before: Local<bool>, mut effects: MessageWriter<PlayEffect>) {
    let drawn = pending.handover.is_some();
    if drawn != *before {
        effects.write(PlayEffect::now(Effect::Curtain));
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
    let points = clicked.into_iter().chain(touches.iter_just_pressed().map(|touch| touch.position()));
    let mut points = points.map(|point| viewport.layout_point(point));
    let hit = points.find(|point| regions.all().iter().any(|region| region.rect.contains(*point)));
    if let Some(point) = hit {
        let pan = place::pan(point.x, viewport.visible());
        effects.write(PlayEffect { pan, ..PlayEffect::now(Effect::ButtonClick) });
    }
}

fn set_volume(settings: Res<Settings>, channel: Res<AudioChannel<EffectsChannel>>) {
    if settings.is_changed() {
        channel.set_volume(volume::of_effects(settings.volume));
    }
}

/// Decides what is heard now, and in which variant: never the same one twice in a row.
fn choose(
    time: Res<Time>,
    mut wanted: MessageReader<PlayEffect>,
    mut coming: ResMut<Coming>,
    mut limiter: Local<Limiter>,
    mut heard: Local<HashMap<Effect, usize>>,
    mut ducking: ResMut<Ducking>,
    mut effects: MessageWriter<HeardEffect>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if coming.0.is_empty() && wanted.is_empty() {
        return;
    }
    for play in &mut coming.0 {
        play.after = play.after.saturating_sub(time.delta());
    }
    coming.0.extend(wanted.read());
    let due: Vec<PlayEffect> = coming.0.extract_if(.., |play| play.after.is_zero()).collect();
    if !coming.0.is_empty() {
        redraw.write(RequestRedraw);
    }
    for effect in limiter.admit(time.elapsed(), due.iter().map(|play| play.effect).collect()) {
        let pan = due.iter().find(|play| play.effect == effect).map_or(0.0, |play| play.pan);
        let times = heard.entry(effect).or_default();
        let (take, shade) = (*times % TAKES, SHADES[*times % SHADES.len()]);
        *times += 1;
        if let Some(millis) = effect.hushes_music_for_millis() {
            ducking.0 = ducking.0.max(Duration::from_millis(millis));
        }
        effects.write(HeardEffect { effect, take, pan, rate: 1.0 + shade * effect.play_of_pitch() });
    }
}

/// How far the pitch is from the middle, in turn, as parts of the most it may change.
const SHADES: [f64; 5] = [0.0, -0.8, 1.0, -0.4, 0.6];

fn play(
    sounds: Res<Sounds>,
    loaded: Res<Assets<AudioSource>>,
    channel: Res<AudioChannel<EffectsChannel>>,
    mut effects: MessageReader<HeardEffect>,
) {
    for HeardEffect { effect, take, pan, rate } in effects.read() {
        // A sound that is not loaded yet is left out: it must not come late.
        if let Some(sound) = sounds.0.get(&(*effect, *take)).filter(|sound| loaded.contains(*sound)) {
            channel.play(sound.clone()).with_panning(*pan).with_playback_rate(*rate);
        }
    }
}
