//! The music of each screen, each fading into the next.

use std::time::Duration;

use bevy::{asset::LoadState, prelude::*, window::RequestRedraw};
use bevy_kira_audio::prelude::*;

use super::{
    Device,
    volume::{SILENCE, of_music},
};
use crate::{session::settings::Settings, state::Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<MusicChannel>()
        .init_resource::<Playing>()
        .add_systems(Update, (set_volume, conduct).chain().run_if(resource_exists_and_equals(Device::Present)));
}

#[derive(Resource)]
struct MusicChannel;

/// A piece of music.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tune {
    /// A foxtrot with train sounds, for title, set-up and result.
    Foxtrot,
    /// Quiet music of a lounge car at night, for the table.
    LoungeCar,
}

impl Tune {
    fn of(screen: Screen) -> Option<Self> {
        match screen {
            Screen::Loading => None,
            Screen::Title | Screen::Setup | Screen::Result => Some(Self::Foxtrot),
            Screen::Table => Some(Self::LoungeCar),
        }
    }

    fn file(self) -> &'static str {
        match self {
            Self::Foxtrot => "audio/music/foxtrot.ogg",
            Self::LoungeCar => "audio/music/lounge-car.ogg",
        }
    }

    /// How long it takes until it repeats, in seconds.
    fn length(self) -> f64 {
        match self {
            Self::Foxtrot => 66.0,
            Self::LoungeCar => 76.8,
        }
    }
}

/// Where the repeat begins, in seconds. The files continue a little beyond their repeat, so that the seam is
/// not at the edge of the file, where the compression is least exact.
const REPEAT_FROM: f64 = 0.25;
const FADE: Duration = Duration::from_millis(1500);

/// What is playing, or will be as soon as it is loaded.
#[derive(Resource, Default)]
struct Playing {
    tune: Option<Tune>,
    loading: Option<Handle<AudioSource>>,
}

fn set_volume(settings: Res<Settings>, channel: Res<AudioChannel<MusicChannel>>) {
    if settings.is_changed() {
        channel.set_volume(of_music(settings.volume));
    }
}

fn conduct(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    loaded: Res<Assets<AudioSource>>,
    channel: Res<AudioChannel<MusicChannel>>,
    mut playing: ResMut<Playing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = Tune::of(*screen.get()).filter(|_| of_music(settings.volume) > SILENCE);
    if playing.tune != wanted {
        channel.stop().linear_fade_out(FADE);
        *playing = Playing { tune: wanted, loading: wanted.map(|tune| assets.load(tune.file())) };
    }
    let (Some(tune), Some(source)) = (playing.tune, playing.loading.clone()) else { return };
    if loaded.contains(&source) {
        let until = REPEAT_FROM + tune.length();
        channel.play(source).loop_from(REPEAT_FROM).loop_until(until).linear_fade_in(FADE);
        playing.loading = None;
    } else if matches!(assets.load_state(&source), LoadState::Failed(_)) {
        playing.loading = None;
    } else {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::audio::ogg;

    #[test]
    fn every_tune_repeats_within_its_file() {
        for tune in [Tune::Foxtrot, Tune::LoungeCar] {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(tune.file());
            let sound = ogg::decode(std::fs::read(file).expect("the file is there")).expect("it can be decoded");
            let until = REPEAT_FROM + tune.length();
            assert!(sound.duration().as_secs_f64() > until, "{tune:?} ends before it repeats");
            // The sound just after the end of the repeat equals the sound at its beginning.
            let at = |second: f64| (second * f64::from(sound.sample_rate)).round() as usize;
            let strip = |from: f64| sound.frames[at(from)..][..2000].iter().map(|frame| frame.left + frame.right);
            let power: f32 = strip(REPEAT_FROM).map(|sample| sample * sample).sum();
            let error: f32 = strip(REPEAT_FROM).zip(strip(until)).map(|(one, other)| (one - other).powi(2)).sum();
            assert!(error < power * 0.1, "{tune:?} repeats with a jump: {error} of {power}");
        }
    }
}
