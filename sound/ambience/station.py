"""The hall of a great station, in the evening: steam far off, a whistle, a trolley, and people who say nothing one could understand."""

import numpy as np

from effects.material import knock, pipes
from lib.synth import band, bell, decay, noise, seconds, swell, unit

from .circle import Circle

SECONDS = 40.0


def loop():
    """The whole loop."""
    circle = Circle(SECONDS, 47)
    murmur(circle)
    for number, (at, length) in enumerate(((2.0, 2.6), (15.5, 3.4), (28.7, 2.2))):
        steam = unit(band(noise(length, 4700 + number), 500, 4200, 0.9)) * swell(length, 0.35, length * 0.6)
        circle.place(at, steam, 0.3, circle.chance.uniform(-0.8, 0.8))
    for number in range(7):
        # A locomotive that waits breathes slowly.
        puff = unit(band(noise(0.5, 4720 + number), 120, 900)) * decay(0.5, 0.1, 0.06)
        circle.place(20.2 + 0.95 * number, puff, 0.28, -0.6)
    whistle(circle, 9.3, 523.3)
    whistle(circle, 34.2, 587.3)
    trolley(circle, 22.0, 5.0)
    for at in (6.1, 6.75):
        circle.place(at, unit(bell(1.3, 698.5, half=0.3)), 0.1, 0.5)
    for number in range(9):
        circle.place(
            12.2 + 0.56 * number + circle.chance.normal(0, 0.015),
            knock(230, 4750 + number),
            0.16 * np.sin(np.pi * (number + 1) / 10),
            -0.5 + 0.1 * number,
        )
    circle.in_hall(0.62, 2.1)
    return circle.sound


def murmur(circle):
    """Voices without words: noise in the places where vowels sound, that comes and goes as fast as syllables do."""
    for low, high, loudness in ((180, 420, 0.2), (450, 900, 0.17), (1000, 1900, 0.07), (2100, 3200, 0.028)):
        for _ in range(3):
            talk = circle.noise(low, high, 0.4) * circle.drift(0.24, 0.45) * circle.drift(3, 0.4)
            circle.add(talk, loudness * 0.065)
    circle.add(circle.noise(50, 160), 0.015)


def whistle(circle, at, hertz):
    """A train that leaves far away."""
    t = seconds(1.7)
    tone = pipes(1.7, ((hertz, 1), (hertz * 1.26, 0.6)), 1 - 0.03 * np.exp(-t / 0.07) - 0.02 * (t / 1.7) ** 3, swell(1.7, 0.12, 0.5), 4740, 0.05)
    circle.place(at, unit(band(tone, 250, 1700, 0.8)), 0.16, 0.6)


def trolley(circle, at, length):
    """A luggage trolley that rolls by over the joints of the platform."""
    shape = swell(length, length * 0.45, length * 0.5)
    rumble = unit(band(noise(length, 4760), 90, 800, 0.8)) * shape
    circle.place(at, rumble, 0.3, 0.1)
    for number in range(int(length / 0.31)):
        where = number * 0.31
        loudness = np.sin(np.pi * where / length) * circle.chance.uniform(0.5, 1)
        for wheel in (0, 0.07):
            circle.place(at + where + wheel, knock(310 + 40 * (wheel > 0), 4770 + number), 0.2 * loudness, -0.6 + 1.2 * where / length)
