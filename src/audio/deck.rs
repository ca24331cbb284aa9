//! Plays files that repeat, one after the other, each fading into the next.

use std::{marker::PhantomData, sync::Arc, time::Duration};

use bevy::{asset::LoadState, prelude::*, window::RequestRedraw};
use bevy_kira_audio::prelude::*;

/// How long one file takes to fade into the next.
pub(super) const FADE: Duration = Duration::from_millis(1500);

/// A browser never gives memory back: there the next file waits and takes the place of the last, and what is left
/// again at once is never loaded.
const WAITS: bool = cfg!(target_arch = "wasm32");
/// For how long: at least until the last one should have faded, and at most so long if it cannot, since a browser plays
/// nothing before the first click.
const REST: [Duration; 2] = [Duration::from_millis(2000), Duration::from_secs(10)];

/// Where the repeat begins, in seconds. The files continue a little beyond their repeat, so that the seam is
/// not at the edge of the file, where the compression is least exact.
pub(super) const REPEAT_FROM: f64 = 0.25;

/// A file that repeats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Loop {
    /// In the folder of assets.
    pub file: &'static str,
    /// How long it takes until it repeats.
    pub seconds: f64,
}

/// What is playing in a channel, or will be as soon as it is loaded.
#[derive(Resource)]
pub(super) struct Deck<C> {
    on: Option<Loop>,
    /// Where it begins, in seconds of its repeat.
    from: f64,
    /// When it may be loaded.
    free: Duration,
    loading: Option<Handle<AudioSource>>,
    /// Since when it has been playing.
    since: Option<Duration>,
    channel: PhantomData<C>,
}

impl<C> Default for Deck<C> {
    fn default() -> Self {
        Self { on: None, from: 0.0, free: Duration::ZERO, loading: None, since: None, channel: PhantomData }
    }
}

impl<C: Resource> Deck<C> {
    /// Plays something else from a second of its repeat; what plays now fades away.
    pub fn play(&mut self, on: Option<Loop>, from: f64, channel: &AudioChannel<C>, now: Duration) {
        let free = if WAITS && self.on.is_some() { now + REST[0] } else { self.free };
        if self.on.is_some() {
            channel.stop().linear_fade_out(FADE);
        }
        *self = Self { on, from, free, ..default() };
    }

    /// What is playing or being loaded.
    pub fn on(&self) -> Option<Loop> {
        self.on
    }

    /// How far it has been played since it began, repeats included.
    pub fn played(&self, now: Duration) -> Option<Duration> {
        self.since.map(|since| now.saturating_sub(since))
    }

    /// The second of its repeat that is being played.
    pub fn second(&self, now: Duration) -> f64 {
        let played = self.played(now).map_or(0.0, |played| played.as_secs_f64());
        self.on.map_or(0.0, |on| (self.from + played) % on.seconds)
    }
}

/// Begins to play what has been loaded.
pub(super) fn start<C: Resource>(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    mut loaded: ResMut<Assets<AudioSource>>,
    channel: Res<AudioChannel<C>>,
    mut deck: ResMut<Deck<C>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(on) = deck.on.filter(|_| deck.since.is_none()) else { return };
    let fades = deck.loading.is_none() && channel.is_playing_sound() && time.elapsed() < deck.free + REST[1];
    if time.elapsed() < deck.free || WAITS && fades {
        redraw.write(RequestRedraw);
        return;
    }
    if WAITS && deck.loading.is_none() {
        // Kira lets go of a sound that has ended when it is given the next one.
        channel.play(loaded.add(silence()));
    }
    let source = deck.loading.get_or_insert_with(|| assets.load(on.file)).clone();
    if loaded.contains(&source) {
        let mut play = channel.play(source);
        play.start_from(REPEAT_FROM + deck.from).loop_from(REPEAT_FROM).loop_until(REPEAT_FROM + on.seconds);
        play.linear_fade_in(FADE);
        (deck.loading, deck.since) = (None, Some(time.elapsed()));
    } else if !matches!(assets.load_state(&source), LoadState::Failed(_)) {
        redraw.write(RequestRedraw);
    }
}

fn silence() -> AudioSource {
    let settings = StaticSoundSettings::default();
    let sound = StaticSoundData { sample_rate: 8000, frames: Arc::new([Frame::ZERO; 8]), settings, slice: None };
    AudioSource { sound }
}

#[cfg(test)]
pub(super) mod tests {
    use std::path::Path;

    use super::*;
    use crate::audio::ogg;

    /// Checks that a file is long enough and that its repeat cannot be heard.
    pub fn check(on: Loop) {
        let Loop { file, seconds } = on;
        let folder = Path::new("assets");
        let read = |file: &str| std::fs::read(folder.join(file)).expect("the file is there");
        let files = ogg::base_of(file).into_iter().chain([file.to_owned()]).map(|file| read(&file)).collect();
        let sound = ogg::decode(files, false).expect("it can be decoded");
        let until = REPEAT_FROM + seconds;
        assert!(sound.duration().as_secs_f64() > until, "{file} ends before it repeats");
        // The sound just after the end of the repeat equals the sound at its beginning.
        let at = |second: f64| (second * f64::from(sound.sample_rate)).round() as usize;
        let strip = |from: f64| sound.frames[at(from)..][..2000].iter().map(|frame| frame.left + frame.right);
        let power: f32 = strip(REPEAT_FROM).map(|sample| sample * sample).sum();
        let error: f32 = strip(REPEAT_FROM).zip(strip(until)).map(|(one, other)| (one - other).powi(2)).sum();
        assert!(error < power * 0.1, "{file} repeats with a jump: {error} of {power}");
    }
}
