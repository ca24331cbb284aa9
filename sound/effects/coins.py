"""Money, points and lamps: what is counted."""

import numpy as np

from lib.synth import RATE, band, decay, mix, modes, noise, seconds, unit

from .material import flick, knock, paper, ring
from .variant import effect


@effect(-13)
def coin(v):
    first, second = v.pick((2950, 3520), (2790, 3320), (3140, 3950))
    at = v.near(0.075, 0.2)
    return mix((0, ring(first), 0.7), (at, ring(second), 1.0), (0, flick(v.seed(91)), 0.25), (at, flick(v.seed(92)), 0.25))


@effect(-10)
def coin_spend(v):
    # Pushed over the wood, then dropped into the till.
    at = v.near(0.12)
    return mix(
        (0, paper(at + 0.01, 2500, 9000, v.seed(95), 0.7), 0.35), (at, knock(v.tuned(420), v.seed(96)), 0.6),
        (at, ring(v.tuned(2480), 0.3, 0.03), 0.7), (at + v.near(0.08, 0.25), ring(v.tuned(2090), 0.25, 0.022), 0.5),
    )  # fmt: skip


@effect(-10)
def points(v):
    # The wax seal: a soft pop that rises, and a small chime.
    t = seconds(0.09)
    pop = np.sin(2 * np.pi * np.cumsum(v.tuned(240) + v.near(520) * (t / 0.09) ** 0.7) / RATE) * decay(0.09, 0.022, 0.004)
    chime = v.pick(1174.7, 1046.5, 1318.5)
    return mix((0, unit(pop), 0.9), (0.045, unit(modes(0.4, [(chime, 1, 0.06), (2 * chime, 0.4, 0.03), (3 * chime, 0.15, 0.02)])), 0.4))


def lamp(hertz, seed, loudness=1.0):
    """A switch, and glass that hums for a moment."""
    glass = unit(modes(0.35, [(hertz, 1, 0.045), (hertz * 2, 0.35, 0.025), (hertz * 3, 0.1, 0.015)]))
    return loudness * mix((0, knock(1100, seed, 0.05, 0.006), 0.5), (0.004, glass, 0.55))


@effect(-11)
def lamp_tick(v):
    return lamp(v.pick(1568, 1480, 1661), v.seed(161))


@effect(-11)
def lamps(v):
    # Oil lamps along the corridor: a soft puff of flame and a ring of glass, one after another.
    notes = v.pick((784, 988, 1175, 1568), (880, 1047, 1319, 1760), (698, 880, 1047, 1397, 1568))
    whole, at = [], 0.0
    for number, hertz in enumerate(notes):
        flame = unit(band(noise(0.2, v.seed(231 + number)), 200, 1600, 0.8)) * decay(0.2, 0.04, 0.03)
        whole += [(at, flame, 0.3), (at + 0.03, lamp(hertz, v.seed(241 + number)), 0.6 + 0.1 * number)]
        at += v.near(0.2 if len(notes) == 4 else 0.16, 0.1)
    return mix(*whole)
