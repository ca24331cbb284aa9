"""Sound on a circle: noise that repeats without a seam, and sounds laid over its end into its beginning."""

import numpy as np
from scipy import fft

from lib.studio import RATE, hall, resampled
from lib.synth import RATE as SYNTHESISED


class Circle:
    """A loop in stereo, in the making."""

    def __init__(self, seconds, seed):
        self.seconds, self.frames = seconds, round(seconds * RATE)
        self.sound = np.zeros((2, self.frames))
        self.chance = np.random.default_rng(seed)

    def noise(self, low, high, slope=0.7, sides=2):
        """Noise between two pitches (Hz), on both sides alike or not, as loud as 1 in the mean."""
        spectrum = fft.rfft(self.chance.standard_normal((sides, self.frames)), axis=-1)
        octave = np.log2(np.maximum(np.arange(spectrum.shape[-1]) / self.seconds, 1e-3))
        rise = np.clip((octave - np.log2(low)) / slope + 1, 0, 1)
        fall = np.clip((np.log2(high) - octave) / slope + 1, 0, 1)
        sound = fft.irfft(spectrum * np.sin(rise * np.pi / 2) * np.sin(fall * np.pi / 2), self.frames, axis=-1)
        return sound / np.sqrt((sound**2).mean())

    def drift(self, seconds, depth):
        """A slow, irregular change around 1, no faster than this."""
        slow = self.noise(1 / self.seconds, 1 / seconds, 0.5, 1)
        return np.clip(1 + depth * slow, 0, None)

    def add(self, sound, loudness):
        """Lays a whole loop over it."""
        self.sound = self.sound + loudness * sound

    def place(self, at, sound, loudness, pan=0.0):
        """Lays a short sound of the kit (mono) over it at a time in seconds."""
        size = round(len(sound) * RATE / SYNTHESISED)
        padded = np.concatenate([sound, np.zeros(SYNTHESISED // 10)])
        short = resampled(padded, round(len(padded) * RATE / SYNTHESISED))[:size]
        where = (round(at * RATE) + np.arange(size)) % self.frames
        turn = (pan + 1) * np.pi / 4
        self.sound[0, where] += np.sqrt(2) * np.cos(turn) * loudness * short
        self.sound[1, where] += np.sqrt(2) * np.sin(turn) * loudness * short

    def in_hall(self, share, seconds):
        """Puts all of it into a hall."""
        echo = fft.rfft(hall(seconds), self.frames, axis=-1)
        self.sound = (1 - share) * self.sound + share * fft.irfft(fft.rfft(self.sound, axis=-1) * echo, self.frames, axis=-1)
