"""The locomotive: steam, chuffs and whistles."""

import numpy as np

from lib.synth import band, decay, mix, noise, seconds, swell, unit

from .material import clank, pipes, vapour
from .variant import effect


@effect(-9)
def chuff(v):
    def puff(seed, loudness):
        body = unit(band(noise(0.26, v.seed(seed)), 70, v.tuned(260))) * decay(0.26, 0.035, 0.012)
        return mix((0, vapour(0.26, 350, v.tuned(5200), v.seed(seed + 5), 0.014, 0.045), loudness), (0, body, 0.55 * loudness))

    beat = v.pick(0.2, 0.215, 0.19)
    return mix(*[(number * beat, puff(71 + number, v.near(loud, 0.15)), 1) for number, loud in enumerate((1.0, 0.6, 0.85, 0.5))])


@effect(-14)
def steam(v):
    # The cylinder cocks are opened: a hiss that bursts out and thins away, with a little spit of water.
    length = v.pick(1.0, 1.15, 0.9)
    hiss = unit(band(noise(length, v.seed(301)), 700, v.tuned(7500), 0.9)) * decay(length, v.near(0.22), 0.03)
    roar = unit(band(noise(length, v.seed(302)), 150, 700, 0.8)) * decay(length, 0.1, 0.02)
    spit = unit(band(noise(length, v.seed(303)), 2500, 8000)) * (v.chance.random(len(hiss)) < 0.0006).cumsum() % 2 * decay(length, 0.15, 0.02)
    return mix((0, hiss * swell(length, 0.02, 0.35), 0.8), (0, roar, 0.5), (0, spit, 0.08))


@effect(-13)
def whistle(v):
    # Three pipes of a chime whistle, blown up to pitch.
    length = v.pick(1.05, 0.9, 1.15)
    t = seconds(length)
    bend = 1 - 0.045 * np.exp(-t / v.near(0.05)) - 0.02 * np.clip((t - length + 0.25) / 0.25, 0, 1)
    shape = swell(length, 0.06, 0.22) * (1 + 0.05 * np.sin(2 * np.pi * v.near(5.5) * t))
    if v.number == 1:
        # A short call before the long one.
        shape *= 1 - 0.97 * np.exp(-(((t - 0.27) / 0.045) ** 4))
    notes = v.pick(
        ((466.2, 1.0), (587.3, 0.8), (698.5, 0.75)), ((440.0, 1.0), (554.4, 0.8), (659.3, 0.75)), ((493.9, 1.0), (587.3, 0.8), (740.0, 0.7))
    )
    return pipes(length, notes, bend, shape, v.seed(81))


@effect(-15)
def horn(v):
    # A train that leaves, far away: two tones, the second a third lower, with an echo from the hills.
    high, low = v.pick((622.3, 493.9), (587.3, 466.2), (659.3, 523.3))
    first, rest = v.pick((0.4, 0.85), (0.3, 0.95), (0.5, 0.8))

    def call(length, hertz, seed):
        t = seconds(length)
        bend = 1 - 0.03 * np.exp(-t / 0.06) - 0.025 * (t / length) ** 3
        return pipes(length, ((hertz, 1), (hertz * 1.26, 0.6)), bend, swell(length, 0.09, 0.2), seed, 0.06)

    near = mix((0, call(first, high, v.seed(311)), 0.8), (first + 0.06, call(rest, low, v.seed(312)), 1))
    far = unit(band(near, 250, 1800, 0.8))
    whole = mix((0, far, 1), (v.near(0.19), far, 0.28), (v.near(0.37), far, 0.14))
    return whole


@effect(-9)
def factory(v):
    # A press at work: the flywheel turns, steam drives it down, iron meets iron, twice.
    gap = v.pick(0.46, 0.42, 0.5)
    wheel = (
        unit(band(noise(1.15, v.seed(321)), 90, v.tuned(500), 0.8))
        * (1 + 0.5 * np.sin(2 * np.pi * v.near(9) * seconds(1.15)))
        * swell(1.15, 0.1, 0.3)
    )
    strokes = []
    for number in range(2):
        at = 0.14 + number * gap
        strokes += [
            (at - 0.12, vapour(0.2, 800, v.tuned(5500), v.seed(322 + number), 0.06, 0.03), 0.16),
            (at, clank(v.tuned(260), v.seed(325 + number), 0.4, 0.05), v.near(0.6)),
            (at, unit(band(noise(0.2, v.seed(328 + number)), 50, 220)) * decay(0.2, 0.03, 0.002), 0.8),
            (at + gap / 2, clank(v.tuned(880), v.seed(331 + number), 0.15, 0.015), 0.14),
        ]
    return mix((0, wheel, 0.22), *strokes)
