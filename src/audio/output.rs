//! What sounds come out of.

use bevy::prelude::*;
use kira::{
    AudioManager, AudioManagerSettings, Decibels, DefaultBackend, Tween,
    track::{TrackBuilder, TrackHandle},
};

use super::{file::SoundFile, stream::Stream};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, open);
}

/// The sound device.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// What is played can be heard.
    Present,
    /// There is none, or it cannot be opened.
    Missing,
}

/// What everything is played with, if there is a device.
pub(super) struct Output {
    manager: AudioManager,
    effects: TrackHandle,
}

impl Output {
    fn open() -> Result<Self, String> {
        let settings = AudioManagerSettings::<DefaultBackend>::default();
        let mut manager = AudioManager::new(settings).map_err(|error| error.to_string())?;
        let effects = manager.add_sub_track(TrackBuilder::new()).map_err(|error| error.to_string())?;
        Ok(Self { manager, effects })
    }

    /// How loud all effects are.
    pub fn set_effects(&mut self, volume: f32) {
        self.effects.set_volume(Decibels(volume), Tween::default());
    }

    /// Plays an effect, so much faster.
    pub fn play_effect(&mut self, file: &SoundFile, rate: f64) {
        if let Err(error) = self.effects.play(Stream::once(file.clone()).rate(rate)) {
            warn_once!("an effect cannot be played: {error}");
        }
    }

    /// Plays something on a track of its own, silent at first.
    pub fn play_apart(&mut self, stream: Stream) -> Option<TrackHandle> {
        let mut track = self.manager.add_sub_track(TrackBuilder::new().volume(Decibels::SILENCE)).ok()?;
        match track.play(stream) {
            Ok(()) => Some(track),
            Err(error) => {
                warn_once!("the music cannot be played: {error}");
                None
            }
        }
    }
}

fn open(world: &mut World) {
    match Output::open() {
        Ok(output) => {
            world.insert_non_send(output);
            world.insert_resource(Device::Present);
        }
        Err(reason) => {
            warn!("No sound device: the game plays on without sound. ({reason})");
            world.insert_resource(Device::Missing);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_or_without_a_device_the_game_goes_on() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        app.update();
        assert!(app.world().contains_resource::<Device>());
        app.update();
    }
}
