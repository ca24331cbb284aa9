"""Mixes parts to loops that repeat without a seam: everything here treats a piece as a circle."""

from functools import cache

import numpy as np
import pyloudnorm
from scipy import fft, ndimage, signal

from . import player

# What is played is recorded at RECORDED (4 ms are whole blocks of fluidsynth there) and mixed at RATE: the game holds
# music decoded, so every frame counts, and at the qualities used Vorbis cuts off everything above 15 kHz in any case.
RECORDED, RATE = 48_000, 32_000
# For how long a loop continues after its repeat, in seconds: the game repeats from 0.25 s, where compression is exact.
OVERLAP = 0.5
LOUDNESS = -16
# Below the limit of −1 dBFS by as much as Vorbis may add.
CEILING = -2.6


def decibels(value):
    """A level as a factor."""
    return 10 ** (value / 20)


def loudness(sound, rate=RATE):
    """Integrated loudness in LUFS."""
    return pyloudnorm.Meter(rate).integrated_loudness(sound.T.astype(float))


def peaks(sound):
    """The true peak around each frame: the larger of both sides, four times oversampled."""
    largest = np.zeros(sound.shape[1], np.float32)
    for side in sound:
        # A little of the other end on each side: a loop has no edges.
        around = np.concatenate([side[-64:], side, side[:64]])
        finer = np.abs(signal.resample_poly(around, 4, 1)).reshape(-1, 4).max(axis=1)
        largest = np.maximum(largest, finer[64:-64])
    return largest


def resampled(sound, frames, low=0, rate=RATE):
    """A loop with another number of frames, without what is below `low` Hz."""
    spectrum = fft.rfft(sound, axis=-1)
    if low:
        octave = np.log2(np.maximum(np.arange(spectrum.shape[-1]) * rate / frames, 1) / low)
        spectrum *= np.clip(octave + 1, 0, 1) ** 2
    kept = np.zeros((*sound.shape[:-1], frames // 2 + 1), spectrum.dtype)
    both = min(kept.shape[-1], spectrum.shape[-1])
    kept[..., :both] = spectrum[..., :both]
    return fft.irfft(kept, frames, axis=-1) * (frames / sound.shape[-1])


@cache
def hall(seconds=1.25):
    """The echo of a small ballroom, for both sides: first reflections, then noise whose heights fade first."""
    chance = np.random.default_rng(2105)
    frames = int(2.2 * RATE)
    t = np.arange(frames) / RATE
    echo = np.zeros((2, frames))
    for low, high, share in ((150, 500, 1.0), (500, 2000, 0.95), (2000, 5000, 0.65), (5000, 11_000, 0.35)):
        band = signal.butter(2, (low, high), "band", fs=RATE, output="sos")
        echo += signal.sosfilt(band, chance.standard_normal((2, frames))) * 10 ** (-3 * t / (seconds * share)) * share
    echo *= np.clip((t - 0.018) / 0.02, 0, 1)
    for side in echo:
        for at in chance.uniform(0.009, 0.05, 7):
            side[int(at * RATE)] += 0.03 / at * chance.choice((-1, 1)) * np.abs(side).max() * 0.6
    return (echo / np.sqrt((echo**2).sum(axis=1, keepdims=True))).astype(np.float32)


def recorded(score, part):
    """One part at its level in the mix: the second of two passes, so that its end rings into its beginning."""
    frames = round(score.length * RECORDED)
    assert frames % 192 == 0, f"{score.name}: {score.length} s is not a multiple of 4 ms"
    sound = player.play(score, part, score.length, 2, RECORDED)[:, frames : 2 * frames]
    sound = resampled(sound, round(score.length * RATE), part.low)
    turn = (part.pan + 1) * np.pi / 4
    sound *= np.sqrt(2) * np.array([[np.cos(turn)], [np.sin(turn)]], np.float32)
    return sound * decibels(part.level - loudness(sound))


def mixed(score, train=None):
    """All parts of a score and the train below them (a loop at `RATE`), in the hall."""
    frames = round(score.length * RATE)
    dry, sent = np.zeros((2, frames), np.float32), np.zeros((2, frames), np.float32)
    for part in score.parts:
        sound = recorded(score, part)
        dry += sound
        sent += part.hall * sound
    if train is not None:
        dry += train
    echo = fft.rfft(hall(), frames, axis=-1)
    return dry + fft.irfft(fft.rfft(sent, axis=-1) * echo, frames, axis=-1)


def limited(stems, ceiling=CEILING):
    """Stems of which neither one nor their sum exceeds the ceiling (dBFS, true peak): loud moments are turned down gently."""
    largest = np.max([peaks(sound) for sound in (*stems, sum(stems))], axis=0)
    wanted = np.minimum(decibels(ceiling) / np.maximum(largest, 1e-9), 1)
    window = int(0.04 * RATE) | 1
    gain = ndimage.minimum_filter1d(wanted, window, mode="wrap")
    shape = np.hanning(window + 2)[1:-1]
    gain = ndimage.convolve1d(gain, shape / shape.sum(), mode="wrap")
    return [sound * gain for sound in stems], float(gain.min())


def mastered(stems):
    """Stems that are together as loud as all music, and do not clip."""
    for _ in range(3):
        factor = decibels(LOUDNESS - loudness(sum(stems)))
        stems, least = limited([sound * factor for sound in stems])
    return stems


def looped(sound):
    """A loop with a little more of its beginning after its end."""
    return np.concatenate([sound, sound[..., : int(OVERLAP * RATE)]], axis=-1)


def seam(frames, rate):
    """How far the sound after the repeat differs from the sound at the beginning, in dB below that; `frames` as read from a file."""
    begin, length, repeat = round(0.1 * rate), round(0.3 * rate), len(frames) - round(OVERLAP * rate)
    start, end = (frames[at : at + length] for at in (begin, begin + repeat))
    return 20 * np.log10(np.sqrt(((start - end) ** 2).mean()) / max(np.sqrt((start**2).mean()), 1e-9) + 1e-9)
