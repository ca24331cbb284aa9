//! Decodes Ogg Vorbis files into just the memory they need. Two minutes of music take 31 MB once they are decoded: a
//! vector that grows while decoding, and is copied when it is full, would take three times as much for a moment,
//! and a browser never gives memory back. There, only every second frame is left, which is everything up to 11 kHz in
//! effects and up to 8 kHz in music, and other things happen in between.

use std::{f32::consts::PI, io::Cursor, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, ReadAssetBytesError, io::Reader},
    platform::time::Instant,
    prelude::*,
    reflect::TypePath,
};
use bevy_kira_audio::prelude::{AudioSource, Frame, StaticSoundData, StaticSoundSettings};
use symphonia::core::{
    codecs::{CodecParameters, audio::AudioDecoder},
    formats::{FormatReader, TrackType},
    io::MediaSourceStream,
};

pub(super) fn plugin(app: &mut App) {
    app.init_asset_loader::<OggLoader>();
}

/// Why a sound cannot be played.
#[derive(Debug, thiserror::Error)]
pub(super) enum SoundError {
    #[error("cannot be read: {0}")]
    Read(#[from] std::io::Error),
    #[error("what it is a layer of cannot be read: {0}")]
    Base(#[from] ReadAssetBytesError),
    #[error("cannot be decoded: {0}")]
    Decode(#[from] symphonia::core::errors::Error),
    #[error("has no sound in it")]
    Silent,
}

/// The file that a layer is played together with: `night.ogg` for `night-layer.ogg`.
pub(super) fn base_of(file: &str) -> Option<String> {
    Some(format!("{}.ogg", file.strip_suffix("-layer.ogg")?))
}

#[derive(Default, TypePath)]
struct OggLoader;

/// In a browser there is one thread, and memory is never given back.
const BROWSER: bool = cfg!(target_arch = "wasm32");
/// How many milliseconds of a frame may be spent on decoding in a browser.
const SLICE_MILLIS: u128 = 4;
/// As many frames as no effect has, nor the ambience: some seventy seconds in a browser.
const MANY_FRAMES: usize = 1_100_000;

impl AssetLoader for OggLoader {
    type Asset = AudioSource;
    type Settings = ();
    type Error = SoundError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<AudioSource, SoundError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let mut files = vec![bytes];
        if let Some(base) = base_of(&context.path().to_string()) {
            files.push(context.read_asset_bytes(base).await?);
        }
        let mut sound = Decoding::begin(files, BROWSER)?;
        let mut since = Instant::now();
        while sound.step() {
            // Effects are short: taking turns, they would all be half decoded at the same time.
            if BROWSER && sound.frames.len() > MANY_FRAMES && since.elapsed().as_millis() >= SLICE_MILLIS {
                let_others_run().await;
                since = Instant::now();
            }
        }
        Ok(AudioSource { sound: sound.done() })
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

/// Lets the browser draw a frame. (A future that is merely woken again would go on at once.)
async fn let_others_run() {
    #[cfg(target_arch = "wasm32")]
    gloo_timers::future::TimeoutFuture::new(0).await;
}

/// Decodes a whole sound; several files are heard together.
#[cfg(test)]
pub(super) fn decode(files: Vec<Vec<u8>>, halved: bool) -> Result<StaticSoundData, SoundError> {
    let mut sound = Decoding::begin(files, halved)?;
    while sound.step() {}
    Ok(sound.done())
}

/// A sound that is being decoded.
struct Decoding {
    decoders: Vec<Decoder>,
    halving: Option<Halving>,
    rate: u32,
    frames: Arc<[Frame]>,
    /// How many frames have been decoded.
    done: usize,
}

impl Decoding {
    fn begin(files: Vec<Vec<u8>>, halved: bool) -> Result<Self, SoundError> {
        let decoders = files.into_iter().map(Decoder::open).collect::<Result<Vec<_>, _>>()?;
        let (rate, length) = decoders.first().map(|first| (first.rate, first.length)).ok_or(SoundError::Silent)?;
        let halving = halved.then(Halving::default);
        let part = if halving.is_some() { 2 } else { 1 };
        let mut length = length / part;
        if BROWSER && length > MANY_FRAMES {
            // One piece of music takes the place that another has left: to the allocator, all are of the same size.
            length = length.next_multiple_of(MANY_FRAMES);
        }
        // A range has a known length, so that the memory is taken in one piece.
        let frames = (0..length).map(|_| Frame::ZERO).collect();
        Ok(Self { decoders, halving, rate: rate / part as u32, frames, done: 0 })
    }

    /// Decodes a little more. Returns whether there is more to do.
    fn step(&mut self) -> bool {
        let Self { decoders, halving, frames, done, .. } = self;
        let mut next = || {
            let frames = decoders.iter_mut().map(Decoder::next);
            // A layer that ends early is silent from then on.
            frames.flatten().reduce(|one, other| one + other)
        };
        let frames = Arc::get_mut(frames).unwrap_or_default();
        for _ in 0..2048 {
            let decoded = match halving {
                Some(halving) => next().and_then(|one| Some(halving.of(one, next()?))),
                None => next(),
            };
            let (Some(frame), Some(place)) = (decoded, frames.get_mut(*done)) else { return false };
            *place = frame;
            *done += 1;
        }
        true
    }

    fn done(self) -> StaticSoundData {
        let settings = StaticSoundSettings::default();
        StaticSoundData { sample_rate: self.rate, frames: self.frames, settings, slice: None }
    }
}

/// How many frames the filter looks at on each side of the middle one.
const REACH: usize = 15;

/// Half the frames, without what is too high for them: a low-pass filter of 31 steps, the same to both sides. It is
/// worth its plain loop: all effects go through it when a table is opened in a browser.
struct Halving {
    /// From the outermost step to the one in the middle.
    steps: [f32; REACH + 1],
    past: [Frame; 2 * REACH + 1],
}

impl Default for Halving {
    fn default() -> Self {
        let step = |nth: usize| {
            let (x, width) = (nth as f32 - REACH as f32, REACH as f32 + 1.0);
            let sinc = if x == 0.0 { 0.46 } else { (PI * x * 0.46).sin() / (PI * x) };
            let window = 0.42 + 0.5 * (PI * x / width).cos() + 0.08 * (2.0 * PI * x / width).cos();
            sinc * window
        };
        Self { steps: std::array::from_fn(step), past: [Frame::ZERO; 2 * REACH + 1] }
    }
}

impl Halving {
    fn of(&mut self, one: Frame, other: Frame) -> Frame {
        let Self { steps, past } = self;
        past.copy_within(2.., 0);
        [past[2 * REACH - 1], past[2 * REACH]] = [one, other];
        let [mut left, mut right] = [past[REACH].left, past[REACH].right].map(|sample| sample * steps[REACH]);
        for nth in 0..REACH {
            let (before, after) = (past[nth], past[2 * REACH - nth]);
            left += (before.left + after.left) * steps[nth];
            right += (before.right + after.right) * steps[nth];
        }
        Frame::new(left, right)
    }
}

/// A file that is being decoded, frame by frame.
struct Decoder {
    format: Box<dyn FormatReader>,
    codec: Box<dyn AudioDecoder>,
    track: u32,
    /// Frames per second.
    rate: u32,
    /// How many frames there are.
    length: usize,
    /// The decoded packet, with the samples of all channels side by side, and how many of them were taken.
    samples: Vec<f32>,
    taken: usize,
    channels: usize,
}

impl Decoder {
    fn open(bytes: Vec<u8>) -> Result<Self, SoundError> {
        let stream = MediaSourceStream::new(Box::new(Cursor::new(bytes)), Default::default());
        let probe = symphonia::default::get_probe();
        let format = probe.probe(&Default::default(), stream, Default::default(), Default::default())?;
        let track = format.default_track(TrackType::Audio).ok_or(SoundError::Silent)?;
        let Some(CodecParameters::Audio(parameters)) = &track.codec_params else { return Err(SoundError::Silent) };
        let (Some(rate), Some(length)) = (parameters.sample_rate, track.num_frames) else {
            return Err(SoundError::Silent);
        };
        let codec = symphonia::default::get_codecs().make_audio_decoder(parameters, &Default::default())?;
        let track = track.id;
        Ok(Self { format, codec, track, rate, length: length as usize, samples: Vec::new(), taken: 0, channels: 1 })
    }

    /// The next frame, if there is one.
    fn next(&mut self) -> Option<Frame> {
        while self.taken >= self.samples.len() {
            let packet = self.format.next_packet().ok()??;
            if packet.track_id != self.track {
                continue;
            }
            let sound = self.codec.decode(&packet).ok()?;
            self.channels = sound.spec().channels().count().max(1);
            sound.copy_to_vec_interleaved(&mut self.samples);
            self.taken = 0;
        }
        let frame = &self.samples[self.taken..];
        self.taken += self.channels;
        Some(Frame::new(frame[0], frame[self.channels.min(2) - 1]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COIN: &[u8] = include_bytes!("../../assets/audio/effects/coin-1.ogg");

    #[test]
    fn an_effect_is_decoded_in_mono_on_both_sides() {
        let sound = decode(vec![COIN.to_vec()], false).expect("it can be decoded");
        assert_eq!(sound.sample_rate, 44_100);
        assert!((0.3..1.5).contains(&sound.duration().as_secs_f64()), "{:?}", sound.duration());
        assert!(sound.frames.iter().all(|frame| frame.left == frame.right));
        assert!(sound.frames.iter().any(|frame| frame.left.abs() > 0.05), "it can be heard");
    }

    #[test]
    fn what_is_no_whole_ogg_file_is_refused() {
        assert!(matches!(decode(vec![COIN[..COIN.len() * 3 / 4].to_vec()], false), Err(SoundError::Decode(_))));
        assert!(matches!(decode(vec![b"no sound at all".repeat(100)], false), Err(SoundError::Decode(_))));
        assert!(decode(vec![Vec::new()], false).is_err());
    }

    #[test]
    fn a_layer_is_heard_together_with_what_it_belongs_to() {
        assert_eq!(base_of("audio/music/night-layer.ogg").as_deref(), Some("audio/music/night.ogg"));
        assert_eq!(base_of("audio/music/night.ogg"), None);
        let alone = decode(vec![COIN.to_vec()], false).expect("it can be decoded");
        let twice = decode(vec![COIN.to_vec(), COIN.to_vec()], false).expect("it can be decoded");
        assert_eq!(alone.frames.len(), twice.frames.len());
        assert!(alone.frames.iter().zip(&*twice.frames).all(|(one, two)| two.left == one.left * 2.0));
    }

    #[test]
    fn half_the_frames_sound_the_same_up_to_eleven_kilohertz() {
        let tone = |hertz: f32| move |nth: u32| (nth as f32 / 44_100.0 * hertz * 2.0 * PI).sin();
        let loudness = |hertz: f32| {
            let (tone, mut halving) = (tone(hertz), Halving::default());
            let frame = |nth| Frame::from_mono(tone(nth));
            let halved = (0..4000).map(|nth| halving.of(frame(2 * nth), frame(2 * nth + 1)).left).skip(100);
            (halved.map(|sample| sample * sample).sum::<f32>() / 3900.0 * 2.0).sqrt()
        };
        for heard in [100.0, 1_000.0, 7_000.0] {
            assert!((loudness(heard) - 1.0).abs() < 0.05, "{heard} Hz: {}", loudness(heard));
        }
        for too_high in [14_000.0, 20_000.0] {
            assert!(loudness(too_high) < 0.02, "{too_high} Hz: {}", loudness(too_high));
        }
    }
}
