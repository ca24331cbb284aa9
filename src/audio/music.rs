//! The music of each screen, one fading into the other.

use std::time::Duration;

use bevy::{asset::LoadState, prelude::*, window::RequestRedraw};
use kira::{
    Decibels, Tween,
    track::{TrackHandle, TrackPlaybackState},
};

use super::{
    Device, Output,
    file::SoundFile,
    stream::Stream,
    volume::{SILENCE, of_music},
};
use crate::{session::settings::Settings, state::Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Playing>()
        .add_systems(Update, (set_volume, conduct).chain().run_if(resource_exists_and_equals(Device::Present)));
}

/// A piece of music.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tune {
    /// A foxtrot on rails, for title, set-up and result.
    Foxtrot,
    /// The lounge car at night, for the table.
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

    /// How long it is until it repeats, in seconds.
    fn length(self) -> f64 {
        match self {
            Self::Foxtrot => 66.0,
            Self::LoungeCar => 76.8,
        }
    }
}

/// The files go on a little beyond their repeat, so that it does not lie at the edge of the file,
/// where the compression is least exact: they are repeated from here, in seconds.
const REPEAT_FROM: f64 = 0.25;
const FADE: Duration = Duration::from_millis(1500);

/// What is played, or will be as soon as it is loaded.
#[derive(Default)]
struct Playing {
    tune: Option<Tune>,
    loading: Option<Handle<SoundFile>>,
    track: Option<TrackHandle>,
    /// What fades away.
    before: Vec<TrackHandle>,
}

fn set_volume(settings: Res<Settings>, mut playing: NonSendMut<Playing>) {
    if let Some(track) = playing.track.as_mut().filter(|_| settings.is_changed()) {
        track.set_volume(Decibels(of_music(settings.volume)), Tween::default());
    }
}

fn conduct(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    loaded: Res<Assets<SoundFile>>,
    mut output: NonSendMut<Output>,
    mut playing: NonSendMut<Playing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = Tune::of(*screen.get()).filter(|_| of_music(settings.volume) > SILENCE);
    let fade = Tween { duration: FADE, ..default() };
    playing.before.retain(|track| track.state() != TrackPlaybackState::Paused);
    if playing.tune != wanted {
        if let Some(mut track) = playing.track.take() {
            track.pause(fade);
            playing.before.push(track);
        }
        (playing.tune, playing.loading) = (wanted, wanted.map(|tune| assets.load(tune.file())));
    }
    let (Some(tune), Some(source)) = (playing.tune, playing.loading.clone()) else { return };
    if let Some(file) = loaded.get(&source) {
        let stretch = REPEAT_FROM..REPEAT_FROM + tune.length();
        playing.track = output.play_apart(Stream::once(file.clone()).repeat(stretch));
        if let Some(track) = &mut playing.track {
            track.set_volume(Decibels(of_music(settings.volume)), fade);
        }
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
    use crate::audio::decoder::Decoder;

    #[test]
    fn every_tune_repeats_within_its_file() {
        for tune in [Tune::Foxtrot, Tune::LoungeCar] {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(tune.file());
            let file = SoundFile(std::fs::read(file).expect("the file can be read").into());
            let mut decoder = Decoder::open(file).expect("it is a sound");
            let (mut frames, mut packet) = (Vec::new(), Vec::new());
            while decoder.next(&mut packet) {
                frames.append(&mut packet);
            }
            let until = REPEAT_FROM + tune.length();
            let at = |second: f64| (second * f64::from(decoder.rate)).round() as usize;
            assert!(frames.len() > at(until), "{tune:?} ends before it repeats");
            // The sound where it goes back equals the sound it goes back to.
            let strip = |from: f64| frames[at(from)..][..2000].iter().map(|frame| frame.left + frame.right);
            let power: f32 = strip(REPEAT_FROM).map(|sample| sample * sample).sum();
            let error: f32 = strip(REPEAT_FROM).zip(strip(until)).map(|(one, other)| (one - other).powi(2)).sum();
            assert!(error < power * 0.1, "{tune:?} repeats with a jump: {error} of {power}");
        }
    }
}
