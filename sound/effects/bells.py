"""Bells, gongs, and the harp in the salon."""

import numpy as np

from lib import score as s
from lib.synth import band, bell, decay, mix, modes, noise, unit

from .material import clank, faded, played, thud
from .variant import effect


@effect(-10)
def turn_begins(v):
    hertz = v.pick(1046.5, 987.8, 1174.7)
    return mix((0, bell(0.9, hertz, half=v.near(0.14, 0.1)), 0.5), (0, unit(modes(0.1, [(hertz * 2, 1, 0.01)])), 0.12))


@effect(-8)
def round_begins(v):
    # The station bell, struck three times before departure.
    one = bell(0.8, v.pick(784, 740, 831), half=0.16)
    return mix((0, one, v.near(0.38)), (v.near(0.19, 0.06), one, 0.42), (v.near(0.38, 0.04), one, 0.5))


@effect(-9)
def station_bell(v):
    # The bell above the platform, rung with its rope: two strokes of the clapper, or three.
    hertz = v.pick(622.3, 587.3, 659.3)
    strokes = v.pick((0, 0.28), (0, 0.22, 0.5), (0, 0.34))
    clapper = unit(band(noise(0.06, v.seed(251)), 1500, 8000)) * decay(0.06, 0.005)
    return faded(mix(*[part for at in strokes for part in ((at, bell(1.2 - at, hertz, half=0.24), 0.5), (at, clapper, 0.06))]), 0.3)


@effect(-8)
def scoring_begins(v):
    # The dining-car gong.
    partials = [(196, 1, 0.3), (261, 0.5, 0.25), (293, 0.6, 0.28), (418, 0.5, 0.2), (523, 0.35, 0.18), (687, 0.3, 0.14), (911, 0.2, 0.1)]
    gong = unit(modes(1.2, [(v.tuned(hertz), v.near(loud, 0.25), half) for hertz, loud, half in partials], 0.006))
    return mix((0, gong, 0.9), (0, unit(band(noise(0.3, v.seed(151)), 100, 900)) * decay(0.3, 0.02, 0.003), 0.25))


@effect(-8)
def constantinople(v):
    # Bells over the Bosporus, from near and far, in a scale with a step that only the East takes.
    hertz = v.pick((587.3, 740.0, 880.0, 1174.7), (587.3, 784.0, 932.3, 1174.7), (784.0, 740.0, 880.0, 1174.7))
    starts = v.pick((0, 0.17, 0.34, 0.55), (0, 0.2, 0.36, 0.52), (0, 0.15, 0.34, 0.58))
    return mix(*[(at, bell(1.25 - at, each, half=0.17), 0.3 * loud) for at, each, loud in zip(starts, hertz, (1, 0.8, 0.85, 0.7), strict=True)])


@effect(-9)
def mail_car(v):
    # The mail bag lands, and the bell of the mail car rings.
    bag = unit(band(noise(0.25, v.seed(121)), 80, v.tuned(900))) * decay(0.25, 0.03, 0.004)
    hertz, first = v.pick(1568, 1480, 1661), v.near(0.3, 0.05)
    return mix(
        (0, bag, 0.9), (0.02, thud(0.2, v.tuned(88), 0.03), 0.6), (first - 0.06, clank(v.tuned(520), v.seed(122), 0.3, 0.035), 0.22),
        (first, bell(0.7, hertz, half=0.09), 0.16), (first + v.near(0.12), bell(0.7, hertz, half=0.11), 0.2),
    )  # fmt: skip


@effect(-9)
def celebrity(v):
    # A run on the harp, and a chord on the vibraphone as applause from the salon.
    run = v.pick("F4 A4 C5 E5 G5 A5 C6", "G4 Bb4 D5 F5 A5 C6 D6", "Bb4 D5 F5 G5 A5 C6 F6").split()
    chord = v.pick(("E5", "A5", "C6"), ("F5", "Bb5", "D6"), ("D5", "G5", "Bb5"))
    harp = [(0.09 * place, 1.2, key, 66 + 5 * place) for place, key in enumerate(run)]
    vibes = [(0.63, 1.2, key, 56) for key in chord]
    sound = played(v, 0.5, [(s.HARP, harp), (s.VIBES, vibes)], 1.15)
    return sound * np.interp(np.arange(len(sound)), (0, 0.65 * len(sound), len(sound)), (1, 1, 0))
