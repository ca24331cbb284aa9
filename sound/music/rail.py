"""The train below the music: wheels over the joints, and steam, in time."""

import numpy as np

from lib.synth import RATE, band, decay, modes, noise, unit


def joint(hertz, seed):
    """One axle rolling over a rail joint."""
    iron = modes(0.12, [(hertz, 1, 0.016), (hertz * 1.7, 0.5, 0.01), (hertz * 4.3, 0.12, 0.006)])
    return unit(iron) + 0.25 * unit(band(noise(0.12, seed), 500, 3000)) * decay(0.12, 0.01)


def puff(seed, length, half):
    """One puff of steam."""
    return unit(band(noise(length, seed), 500, 5000, 0.9)) * decay(length, half, 0.02)


def rhythm(beats, tempo, hits):
    """The train for this many beats, as a loop. Hits: (beat within a bar of 4, "axle" or "puff", loudness)."""
    beat = 60 / tempo
    size = int(round(beats * beat * RATE))
    whole = np.zeros(size)
    for bar in range(int(beats) // 4):
        for number, (at, kind, loudness) in enumerate(hits):
            seed = 1000 + (bar * 7 + number) % 23
            sound = joint(150 + 12 * (number % 2), seed) if kind == "axle" else puff(seed, 0.3, 0.05)
            start = int(round((bar * 4 + at) * beat * RATE))
            where = (start + np.arange(len(sound))) % size
            whole[where] += loudness * sound
    return whole


def looped(stereo, beats, tempo, train, loudness, overlap):
    """The second pass of a score that was rendered twice, so that the end rings on into the beginning, with the train
    below it, and a little more of the beginning after it."""
    size = int(round(beats * 60 / tempo * RATE))
    once = stereo[:, size : 2 * size] / np.abs(stereo[:, size : 2 * size]).max() + loudness * train[None, :size]
    return np.concatenate([once, once[:, : int(overlap * RATE)]], axis=1)
