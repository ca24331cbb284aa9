"""A small synthesis kit: every sound is a mono numpy array at 44.1 kHz."""

import numpy as np

RATE = 44_100


def seconds(length):
    """The points in time of a sound of this length."""
    return np.arange(int(round(length * RATE))) / RATE


def noise(length, seed):
    """White noise, the same for the same seed."""
    return np.random.default_rng(seed).standard_normal(int(round(length * RATE)))


def band(sound, low, high, slope=0.35):
    """Lets the frequencies from low to high (Hz) pass, with soft edges `slope` octaves wide."""
    size = len(sound)
    spectrum = np.fft.rfft(sound, size * 2)
    octave = np.log2(np.maximum(np.fft.rfftfreq(size * 2, 1 / RATE), 1))
    rise = np.clip((octave - np.log2(low)) / slope + 1, 0, 1)
    fall = np.clip((np.log2(high) - octave) / slope + 1, 0, 1)
    shape = np.sin(rise * np.pi / 2) * np.sin(fall * np.pi / 2)
    return np.fft.irfft(spectrum * shape)[:size]


def decay(length, half, attack=0.001):
    """An envelope: up in `attack` seconds, then halved every `half` seconds."""
    t = seconds(length)
    return np.minimum(t / attack, 1) * 0.5 ** (np.maximum(t - attack, 0) / half)


def swell(length, attack, release):
    """An envelope: up, steady, and down to nothing at the end."""
    t = seconds(length)
    return np.sin(np.clip(np.minimum(t / attack, (length - t) / release), 0, 1) * np.pi / 2) ** 2


def modes(length, partials, attack=0.0008):
    """Something that is struck: partials of (Hz, loudness, seconds until halved)."""
    t = seconds(length)
    sound = np.zeros_like(t)
    for number, (hertz, loudness, half) in enumerate(partials):
        sound += loudness * np.sin(2 * np.pi * hertz * t + number) * 0.5 ** (t / half)
    return sound * np.minimum(t / attack, 1)


def bell(length, hertz, loudness=1.0, half=0.25):
    """A bell with its hum, tierce and quint; the higher partials fade sooner."""
    ratios = [
        (0.5, 0.25, 1.4),
        (1.0, 1.0, 1.0),
        (1.19, 0.45, 0.8),
        (1.5, 0.25, 0.6),
        (2.0, 0.6, 0.55),
        (2.51, 0.3, 0.35),
        (3.01, 0.22, 0.25),
        (4.17, 0.12, 0.15),
    ]
    return loudness * modes(length, [(hertz * ratio, loud, half * times) for ratio, loud, times in ratios])


def mix(*parts):
    """Lays sounds over each other: (start in seconds, sound, loudness)."""
    length = max(int(round(at * RATE)) + len(sound) for at, sound, _ in parts)
    whole = np.zeros(length)
    for at, sound, loudness in parts:
        start = int(round(at * RATE))
        whole[start : start + len(sound)] += loudness * sound
    return whole


def unit(sound):
    """The sound scaled to a peak of 1."""
    return sound / max(np.abs(sound).max(), 1e-9)


def finish(sound, peak):
    """The sound without rumble, with very short fades at both ends, scaled to this peak (dBFS)."""
    sound = band(sound, 45, 16_000)
    edge_in, edge_out = int(0.0008 * RATE), min(int(0.03 * RATE), len(sound) // 3)
    sound[:edge_in] *= np.linspace(0, 1, edge_in)
    sound[-edge_out:] *= np.linspace(1, 0, edge_out) ** 2
    return unit(sound) * 10 ** (peak / 20)
