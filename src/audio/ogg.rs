//! Decodes Ogg Vorbis files into just the memory they need. A minute of music takes 21 MB once it is decoded: a
//! vector that grows while decoding, and is copied when it is full, would take three times as much for a moment,
//! and a browser never gives memory back.

use std::{io::Cursor, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
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
    #[error("cannot be decoded: {0}")]
    Decode(#[from] symphonia::core::errors::Error),
    #[error("has no sound in it")]
    Silent,
}

#[derive(Default, TypePath)]
struct OggLoader;

impl AssetLoader for OggLoader {
    type Asset = AudioSource;
    type Settings = ();
    type Error = SoundError;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<AudioSource, SoundError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(AudioSource { sound: decode(bytes)? })
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

/// Decodes a whole file, in mono or stereo.
pub(super) fn decode(bytes: Vec<u8>) -> Result<StaticSoundData, SoundError> {
    let mut decoder = Decoder::open(bytes)?;
    let length = decoder.length;
    // A range has a known length, so that everything is put into its place at once.
    let frames: Arc<[Frame]> = (0..length).map(|_| decoder.next().unwrap_or(Frame::ZERO)).collect();
    Ok(StaticSoundData { sample_rate: decoder.rate, frames, settings: StaticSoundSettings::default(), slice: None })
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

    const COIN: &[u8] = include_bytes!("../../assets/audio/effects/coin.ogg");

    #[test]
    fn an_effect_is_decoded_in_mono_on_both_sides() {
        let sound = decode(COIN.to_vec()).expect("it can be decoded");
        assert_eq!(sound.sample_rate, 44_100);
        assert!((0.3..1.5).contains(&sound.duration().as_secs_f64()), "{:?}", sound.duration());
        assert!(sound.frames.iter().all(|frame| frame.left == frame.right));
        assert!(sound.frames.iter().any(|frame| frame.left.abs() > 0.05), "it can be heard");
    }

    #[test]
    fn what_is_no_whole_ogg_file_is_refused() {
        assert!(matches!(decode(COIN[..COIN.len() * 3 / 4].to_vec()), Err(SoundError::Decode(_))));
        assert!(matches!(decode(b"no sound at all".repeat(100)), Err(SoundError::Decode(_))));
        assert!(decode(Vec::new()).is_err());
    }
}
