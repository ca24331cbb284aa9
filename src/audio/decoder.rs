//! Decodes a sound packet by packet.

use std::io::Cursor;

use kira::Frame;
use symphonia::core::{
    codecs::{CodecParameters, audio::AudioDecoder},
    formats::{FormatReader, TrackType},
    io::MediaSourceStream,
};

use super::file::SoundFile;

/// Why a sound cannot be played.
#[derive(Debug, thiserror::Error)]
pub(super) enum SoundError {
    #[error("{0}")]
    Decode(#[from] symphonia::core::errors::Error),
    #[error("there is no sound in it")]
    Silent,
}

/// A sound that is being decoded.
pub(super) struct Decoder {
    format: Box<dyn FormatReader>,
    codec: Box<dyn AudioDecoder>,
    track: u32,
    /// Frames a second.
    pub rate: u32,
    /// One packet, channel by channel in turn.
    samples: Vec<f32>,
}

impl Decoder {
    /// Begins at the beginning.
    pub fn open(file: SoundFile) -> Result<Self, SoundError> {
        let stream = MediaSourceStream::new(Box::new(Cursor::new(file.0)), Default::default());
        let probe = symphonia::default::get_probe();
        let format = probe.probe(&Default::default(), stream, Default::default(), Default::default())?;
        let track = format.default_track(TrackType::Audio).ok_or(SoundError::Silent)?;
        let Some(CodecParameters::Audio(parameters)) = &track.codec_params else { return Err(SoundError::Silent) };
        let rate = parameters.sample_rate.ok_or(SoundError::Silent)?;
        let codec = symphonia::default::get_codecs().make_audio_decoder(parameters, &Default::default())?;
        let track = track.id;
        Ok(Self { format, codec, track, rate, samples: Vec::new() })
    }

    /// Decodes the next packet into `frames`. Whether there was one.
    pub fn next(&mut self, frames: &mut Vec<Frame>) -> bool {
        frames.clear();
        while let Ok(Some(packet)) = self.format.next_packet() {
            if packet.track_id != self.track {
                continue;
            }
            let Ok(sound) = self.codec.decode(&packet) else { return false };
            let channels = sound.spec().channels().count().max(1);
            sound.copy_to_vec_interleaved(&mut self.samples);
            frames.extend(
                self.samples.chunks_exact(channels).map(|frame| Frame::new(frame[0], frame[channels.min(2) - 1])),
            );
            return true;
        }
        false
    }
}
