"""A carriage on rails, heard from inside: a murmur, the joints, and now and then a creak of wood."""

import numpy as np

from effects.material import joint
from lib.synth import band, modes, noise, swell, unit

from .circle import Circle

SECONDS = 36.0
# One length of rail goes by in this time; a bogie has two axles, and the carriage two bogies.
RAIL = 1.2
AXLES = ((0.5, 1.0), (0.64, 0.8), (1.0, 0.5), (1.14, 0.4))


def loop():
    """The whole loop."""
    circle = Circle(SECONDS, 31)
    circle.add(circle.noise(45, 170, sides=1) * circle.drift(3, 0.18), 0.13)
    circle.add(circle.noise(170, 700, sides=1) * circle.drift(2, 0.2), 0.05)
    circle.add(circle.noise(900, 3500) * circle.drift(4, 0.25), 0.008)
    for rail in range(round(SECONDS / RAIL)):
        loud = circle.chance.uniform(0.7, 1.0)
        for number, (at, share) in enumerate(AXLES):
            hertz = (128, 136, 112, 118)[number] * circle.chance.uniform(0.98, 1.02)
            sound = band(joint(hertz, 3100 + 7 * rail + number), 60, 2200)
            circle.place(rail * RAIL + at + circle.chance.normal(0, 0.006), sound, 0.8 * loud * share, -0.25 if number < 2 else 0.3)
    for number, at in enumerate((4.3, 11.9, 19.4, 27.1, 32.6)):
        length = circle.chance.uniform(0.25, 0.45)
        grain = unit(band(noise(length, 3500 + number), 300, 900)) * swell(length, length * 0.5, length * 0.5)
        wood = unit(modes(length, [(circle.chance.uniform(280, 420), 1, 0.08)]))[: len(grain)] * np.abs(grain)
        circle.place(at, unit(wood + 0.3 * grain), 0.12, circle.chance.uniform(-0.7, 0.7))
    return circle.sound
