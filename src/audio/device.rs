//! Whether there is a sound device.

use bevy::{ecs::schedule::common_conditions::run_once, prelude::*};
use bevy_kira_audio::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, probe).add_systems(Last, listen.run_if(run_once));
}

/// Whether there is a sound device. Known from the second frame on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Sounds can be heard.
    Present,
    /// No device was found, or it cannot be opened.
    Missing,
}

/// A condition: there is a device.
pub(super) fn heard(device: Option<Res<Device>>) -> bool {
    device.is_some_and(|device| *device == Device::Present)
}

/// A moment of silence, played to find out whether there is a device.
#[derive(Resource)]
struct Probe(Handle<AudioInstance>);

/// The audio plugin does not say whether it found a device, but without one it never takes anything
/// from its queue. (No issue about it was found.)
fn probe(mut commands: Commands, audio: Res<Audio>, mut sources: ResMut<Assets<AudioSource>>) {
    let silence = StaticSoundData {
        sample_rate: 44_100,
        frames: [Frame::ZERO; 8].into(),
        settings: StaticSoundSettings::new(),
        slice: None,
    };
    let instance = audio.play(sources.add(AudioSource { sound: silence })).handle();
    commands.insert_resource(Probe(instance));
}

fn listen(mut commands: Commands, audio: Res<Audio>, probe: Res<Probe>) {
    let device = match audio.state(&probe.0) {
        PlaybackState::Queued => Device::Missing,
        _ => Device::Present,
    };
    if device == Device::Missing {
        warn!("No sound device was found: the game is silent.");
    }
    commands.insert_resource(device);
    commands.remove_resource::<Probe>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_runs_with_or_without_a_device() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), AudioPlugin, plugin));
        app.update();
        assert!(app.world().contains_resource::<Device>());
        app.update();
    }
}
