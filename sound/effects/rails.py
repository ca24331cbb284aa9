"""Cars and rails: what rolls, couples, brakes and is laid."""

import numpy as np

from lib.synth import band, decay, mix, noise, seconds, swell, unit

from .material import clank, flick, joint, knock, paper, thud
from .variant import effect


@effect(-8)
def car_couple(v):
    meet = v.near(0.2, 0.1)
    roll_in = unit(band(noise(0.24, v.seed(45)), 120, 700)) * swell(0.24, 0.2, 0.04)
    return mix(
        (0, roll_in, 0.22), (meet, thud(0.3, v.tuned(74), 0.045), 0.9), (meet, clank(v.tuned(430), v.seed(41)), 0.5),
        (meet + v.near(0.085, 0.2), clank(v.tuned(610), v.seed(42), 0.35, 0.045), 0.32),
    )  # fmt: skip


@effect(-10)
def route_laid(v):
    # A rail falls onto the sleepers, and the first wheels roll over the joint.
    first = v.near(0.34, 0.06)
    return mix(
        (0, thud(0.2, v.tuned(105), 0.025), 0.7), (0.01, clank(v.tuned(340), v.seed(171), 0.45, 0.07), 0.32),
        (first, joint(v.tuned(210), v.seed(172)), 0.5), (first + v.near(0.1), joint(v.tuned(225), v.seed(173)), 0.6),
    )  # fmt: skip


@effect(-12)
def roll(v):
    # Wheels rolling by: a murmur, and pairs of axles over a joint.
    length = v.pick(1.1, 1.0, 1.15)
    murmur = unit(band(noise(length, v.seed(261)), 70, v.tuned(420), 0.7)) * swell(length, 0.25, 0.45)
    hiss = unit(band(noise(length, v.seed(262)), 900, 3200, 0.8)) * swell(length, 0.3, 0.5)
    pairs = v.pick((0.16, 0.26, 0.6, 0.7), (0.12, 0.22, 0.5, 0.6), (0.2, 0.31, 0.66, 0.77))
    axles = [
        (at, joint(v.tuned(190 + 14 * (number % 2)), v.seed(263 + number)), v.near(0.55 - 0.1 * (number > 1))) for number, at in enumerate(pairs)
    ]
    return mix((0, murmur, 0.6), (0, hiss, 0.06), *axles)


@effect(-13)
def brake(v):
    # Brake blocks on rolling wheels: a low grind with a thin singing that falls, then the cars come to rest against each other.
    length = v.pick(0.95, 0.85, 1.0)
    t = seconds(length)
    fall = v.near(1450, 0.08) * (1 - 0.18 * (t / length) ** 2)
    wobble = 1 + 0.004 * np.sin(2 * np.pi * v.near(27) * t)
    phase = 2 * np.pi * np.cumsum(fall * wobble) / 44_100
    singing = (np.sin(phase) + 0.4 * np.sin(2.02 * phase) + 0.25 * unit(band(noise(length, v.seed(271)), 1100, 1900))) * swell(length, 0.3, 0.5)
    grind = (
        unit(band(noise(length, v.seed(272)), 180, v.tuned(1300), 0.8)) * (1 + 0.35 * np.sin(2 * np.pi * v.near(13) * t)) * swell(length, 0.12, 0.4)
    )
    return mix(
        (0, unit(singing), 0.13),
        (0, unit(grind), 0.7),
        (length - 0.1, thud(0.22, v.tuned(80), 0.035), 0.7),
        (length - 0.09, clank(v.tuned(480), v.seed(273), 0.2, 0.025), 0.16),
    )


@effect(-9)
def switch(v):
    # The lever is pulled over, the rods move, and the blades close.
    over = v.near(0.24, 0.12)
    rods = unit(band(noise(0.2, v.seed(281)), 300, v.tuned(2400))) * swell(0.2, 0.1, 0.1)
    return mix(
        (0, clank(v.tuned(720), v.seed(282), 0.15, 0.018), 0.35), (0.05, rods, 0.22),
        (over, thud(0.25, v.tuned(96), 0.03), 0.7), (over, clank(v.tuned(390), v.seed(283), 0.4, 0.055), 0.55),
        (over + v.near(0.13), clank(v.tuned(560), v.seed(284), 0.3, 0.035), 0.3),
    )  # fmt: skip


@effect(-11)
def conductor_step(v):
    # Heel and toe on the running board, twice.
    def step(seed):
        heel = knock(v.tuned(185), v.seed(seed), 0.1, 0.016)
        toe = knock(v.tuned(270), v.seed(seed + 1), 0.08, 0.009)
        return mix((0, heel, 1), (v.near(0.055), toe, 0.45), (0, paper(0.05, 2000, 6000, v.seed(seed + 2)), 0.1))

    return mix((0, step(61), v.near(0.85)), (v.near(0.2, 0.08), step(65), 1.0))


@effect(-10)
def luggage(v):
    # A suitcase: the handle creaks, it swings up, and lands in the rack.
    land = v.pick(0.36, 0.42, 0.32)
    swing = unit(band(noise(land, v.seed(291)), 250, 1500, 0.9)) * swell(land, land * 0.7, land * 0.3)
    handle = [(0.02 + 0.028 * number, flick(v.seed(292 + number), 2600 + 300 * number), 0.16) for number in range(v.pick(3, 4, 3))]
    return mix(
        *handle, (0, knock(v.tuned(520), v.seed(297), 0.06, 0.008), 0.2), (0.02, swing, 0.22), (land, thud(0.3, v.tuned(84), 0.04), 0.8),
        (land, knock(v.tuned(165), v.seed(298), 0.16, 0.024), 0.7), (land + 0.07, clank(v.tuned(1250), v.seed(299), 0.12, 0.014), 0.1),
        (land + 0.02, unit(band(noise(0.12, v.seed(300)), 300, 2500)) * decay(0.12, 0.02, 0.003), 0.2),
    )  # fmt: skip
