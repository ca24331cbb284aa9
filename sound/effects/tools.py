"""The mechanic's tools."""

from lib.synth import band, decay, mix, modes, noise, swell, unit

from .material import clank
from .variant import effect


@effect(-11)
def sparks(v):
    # A wipe of fresh paint along the side of a car, from which sparks fly.
    length = v.pick(0.55, 0.6, 0.5)
    wipe = unit(band(noise(length, v.seed(341)), 600, v.tuned(4500), 0.8)) * swell(length, length * v.pick(0.4, 0.6, 0.3), length * 0.35)
    whole = [(0, wipe, 0.6), (0, clank(v.tuned(1400), v.seed(342), 0.12, 0.012), 0.12)]
    for number in range(v.pick(16, 20, 14)):
        at = 0.08 + (length + 0.2) * v.chance.random() ** 1.3
        hertz = v.chance.uniform(3200, 8200)
        crackle = unit(band(noise(0.03, v.seed(350 + number)), 2500, 11_000)) * decay(0.03, 0.003)
        glint = unit(modes(0.08, [(hertz, 1, 0.01), (hertz * 1.41, 0.4, 0.006)]))
        loudness = 0.5 * (1 - at / (length + 0.4))
        whole += [(at, crackle, loudness * v.near(0.7, 0.4)), (at, glint, loudness * 0.35)]
    return mix(*whole)
