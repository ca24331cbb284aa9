//! A sound that is decoded while it is heard, once or again and again.

use std::ops::Range;

use kira::{
    Frame,
    info::Info,
    interpolate_frame,
    sound::{Sound, SoundData},
};

use super::{
    decoder::{Decoder, SoundError},
    file::SoundFile,
};

/// What is to be heard.
pub(super) struct Stream {
    file: SoundFile,
    rate: f64,
    repeat: Option<Range<f64>>,
}

impl Stream {
    /// A sound, once.
    pub fn once(file: SoundFile) -> Self {
        Self { file, rate: 1.0, repeat: None }
    }

    /// So much faster, and higher.
    #[must_use]
    pub fn rate(self, rate: f64) -> Self {
        Self { rate, ..self }
    }

    /// When it comes to the end of this stretch (in seconds), it goes on at its beginning.
    #[must_use]
    pub fn repeat(self, stretch: Range<f64>) -> Self {
        Self { repeat: Some(stretch), ..self }
    }

    fn begin(self) -> Result<Playing, SoundError> {
        let decoder = Decoder::open(self.file.clone())?;
        let frames = |seconds: f64| (seconds * f64::from(decoder.rate)).round() as u64;
        let repeat = self.repeat.map(|stretch| frames(stretch.start)..frames(stretch.end));
        let mut playing = Playing {
            file: self.file,
            speed: self.rate * f64::from(decoder.rate),
            decoder,
            repeat,
            packet: Vec::new(),
            used: 0,
            position: 0,
            around: [Frame::ZERO; 4],
            between: 0.0,
            after: 0,
        };
        // The second of the four is what is heard first.
        (0..3).for_each(|_| playing.advance());
        Ok(playing)
    }
}

impl SoundData for Stream {
    type Error = SoundError;
    type Handle = ();

    fn into_sound(self) -> Result<(Box<dyn Sound>, ()), SoundError> {
        Ok((Box::new(self.begin()?), ()))
    }
}

/// A sound that is heard.
struct Playing {
    file: SoundFile,
    decoder: Decoder,
    /// Frames of the file a second.
    speed: f64,
    /// In frames of the file, like `position`.
    repeat: Option<Range<u64>>,
    packet: Vec<Frame>,
    /// How much of the packet has been taken.
    used: usize,
    /// The frame that is taken next.
    position: u64,
    /// The four frames around what is heard now, and how far it is from the second to the third.
    around: [Frame; 4],
    between: f64,
    /// How many frames it has been over.
    after: usize,
}

impl Playing {
    /// The next frame of the file, if there is one.
    fn take(&mut self) -> Option<Frame> {
        while self.used == self.packet.len() {
            self.used = 0;
            if !self.decoder.next(&mut self.packet) {
                return None;
            }
        }
        let frame = self.packet[self.used];
        (self.used, self.position) = (self.used + 1, self.position + 1);
        Some(frame)
    }

    /// Back to the beginning of what is repeated. (The file begins anew: a jump within it would not be exact.)
    fn turn_back(&mut self, to: u64) {
        if let Ok(decoder) = Decoder::open(self.file.clone()) {
            (self.decoder, self.position, self.used) = (decoder, 0, 0);
            self.packet.clear();
            while self.position < to && self.take().is_some() {}
        }
    }

    /// Goes on by a frame of the file.
    fn advance(&mut self) {
        if let Some(stretch) = self.repeat.clone().filter(|stretch| stretch.end == self.position) {
            self.turn_back(stretch.start);
        }
        let next = self.take();
        if next.is_none() {
            self.after += 1;
        }
        self.around.rotate_left(1);
        self.around[3] = next.unwrap_or(Frame::ZERO);
    }
}

impl Sound for Playing {
    fn process(&mut self, out: &mut [Frame], dt: f64, _: &Info) {
        for frame in out {
            let [before, now, next, after] = self.around;
            *frame = interpolate_frame(before, now, next, after, self.between as f32);
            self.between += self.speed * dt;
            while self.between >= 1.0 {
                self.between -= 1.0;
                self.advance();
            }
        }
    }

    fn finished(&self) -> bool {
        self.after >= self.around.len()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use kira::info::MockInfoBuilder;

    use super::*;

    fn file(name: &str) -> SoundFile {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio").join(name);
        SoundFile(std::fs::read(path).expect("the file can be read").into())
    }

    /// All frames of a file.
    fn frames(file: SoundFile) -> (Vec<Frame>, u32) {
        let mut decoder = Decoder::open(file).expect("it is a sound");
        let (mut all, mut packet) = (Vec::new(), Vec::new());
        while decoder.next(&mut packet) {
            all.append(&mut packet);
        }
        (all, decoder.rate)
    }

    /// What is heard of a sound in so many frames at most.
    fn heard(stream: Stream, device: u32, most: usize) -> Vec<Frame> {
        let mut playing = stream.begin().expect("it is a sound");
        let info = MockInfoBuilder::new().build();
        let mut all = Vec::new();
        while !playing.finished() && all.len() < most {
            let mut out = [Frame::ZERO; 128];
            playing.process(&mut out, 1.0 / f64::from(device), &info);
            assert!(playing.packet.len() <= 8192, "no more than a packet is decoded");
            all.extend(out);
        }
        all
    }

    #[test]
    fn it_is_heard_as_it_is() {
        let (sound, rate) = frames(file("effects/coin.ogg"));
        let heard = heard(Stream::once(file("effects/coin.ogg")), rate, usize::MAX);
        assert!(heard.len() > sound.len() && heard.starts_with(&sound), "{} of {}", heard.len(), sound.len());
        assert!(heard[sound.len()..].iter().all(|frame| *frame == Frame::ZERO));
    }

    #[test]
    fn it_takes_as_long_on_every_device() {
        let (sound, rate) = frames(file("effects/coin.ogg"));
        for (device, speed) in [(44_100, 1.0), (48_000, 1.0), (96_000, 0.96), (22_050, 1.05)] {
            let heard = heard(Stream::once(file("effects/coin.ogg")).rate(speed), device, usize::MAX).len();
            let seconds = |frames: usize, rate: u32| frames as f64 / f64::from(rate);
            let off = seconds(heard, device) - seconds(sound.len(), rate) / speed;
            assert!((0.0..0.02).contains(&off), "{off} seconds longer at {device}");
        }
    }

    #[test]
    fn it_is_repeated_without_a_gap() {
        let (sound, rate) = frames(file("effects/coin.ogg"));
        let (from, until) = (1000, sound.len() - 500);
        let seconds = |frame: usize| frame as f64 / f64::from(rate);
        let stream = Stream::once(file("effects/coin.ogg")).repeat(seconds(from)..seconds(until));
        let heard = heard(stream, rate, 3 * sound.len());
        let again: Vec<_> =
            sound[..until].iter().chain(&sound[from..until]).chain(&sound[from..until]).copied().collect();
        let other = heard.iter().zip(&again).position(|(heard, wanted)| heard != wanted);
        assert_eq!(other, None, "the sound is another one from there on");
    }

    #[test]
    fn what_is_no_sound_is_refused() {
        assert!(Stream::once(SoundFile(b"<!doctype html>"[..].into())).begin().is_err());
    }
}
