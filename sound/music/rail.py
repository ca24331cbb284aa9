"""The train below the music: wheels over the joints, and steam, in time."""

import numpy as np

from lib.studio import RATE as MIXED
from lib.studio import decibels, resampled
from lib.synth import RATE, band, decay, modes, noise, unit


def joint(hertz, seed):
    """One axle rolling over a rail joint."""
    iron = modes(0.12, [(hertz, 1, 0.016), (hertz * 1.7, 0.5, 0.01), (hertz * 4.3, 0.12, 0.006)])
    return unit(iron) + 0.25 * unit(band(noise(0.12, seed), 500, 3000)) * decay(0.12, 0.01)


def puff(seed, length, half):
    """One puff of steam."""
    return unit(band(noise(length, seed), 500, 5000, 0.9)) * decay(length, half, 0.02)


def rhythm(score, hits, level, swells=((0, 1.0),)):
    """The train for a whole piece, as a loop. Hits: (beat within a bar, "axle" or "puff", loudness); `swells`: (bar, factor)."""
    size = round(score.length * RATE)
    whole = np.zeros(size)
    bars, factors = zip(*swells, strict=True)
    for bar in range(score.bars):
        for number, (at, kind, loudness) in enumerate(hits):
            seed = 1000 + (bar * 7 + number) % 23
            sound = joint(150 + 12 * (number % 2), seed) if kind == "axle" else puff(seed, 0.3, 0.05)
            start = round((bar * score.meter + at) * score.beat * RATE)
            where = (start + np.arange(len(sound))) % size
            whole[where] += loudness * np.interp(bar, bars, factors) * sound
    train = resampled(whole.astype(np.float32), round(score.length * MIXED))
    return np.stack([train, train]) * decibels(level)
