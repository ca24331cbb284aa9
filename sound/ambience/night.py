"""Night beside the line: crickets, wind in the grass, and once a train far away."""

import numpy as np

from effects.material import pipes
from lib.synth import RATE, band, noise, seconds, swell, unit

from .circle import Circle

SECONDS = 40.0


def loop():
    """The whole loop."""
    circle = Circle(SECONDS, 59)
    circle.add(circle.noise(90, 420) * circle.drift(3.5, 0.22), 0.016)
    circle.add(circle.noise(500, 1600) * circle.drift(2.5, 0.25), 0.005)
    circle.add(circle.noise(2200, 5000) * circle.drift(3, 0.3), 0.0016)
    # Each cricket has its own pitch, pace and place, and sometimes is silent.
    for number, (hertz, pace, loudness, pan) in enumerate(
        ((4150, 0.62, 0.055, -0.7), (4480, 0.74, 0.035, 0.5), (3920, 0.91, 0.03, 0.9), (4650, 0.55, 0.018, -0.2))
    ):
        cricket(circle, number, hertz, SECONDS / round(SECONDS / pace), loudness, pan)
    train(circle, 13.0, 16.0)
    circle.in_hall(0.25, 1.6)
    return circle.sound


def cricket(circle, number, hertz, pace, loudness, pan):
    """Chirps of three or four strokes."""
    awake = circle.chance.uniform(0, SECONDS)
    for chirp in range(round(SECONDS / pace)):
        at = chirp * pace
        if (at - awake) % SECONDS < 7 + 2 * number:
            continue
        strokes = 3 + int(circle.chance.random() < 0.4)
        length = 0.042 * strokes + 0.02
        t = seconds(length)
        shape = np.clip(np.sin(np.pi * (t % 0.042) / 0.034), 0, 1) ** 2 * (t < 0.042 * strokes)
        sound = np.sin(2 * np.pi * hertz * t) * shape
        circle.place(at + circle.chance.normal(0, 0.01), sound, loudness * circle.chance.uniform(0.8, 1.0), pan)


def train(circle, at, length):
    """A train that passes on the other side of the valley, and whistles."""
    t = seconds(length)
    rumble = unit(band(noise(length, 5900), 55, 260, 0.8)) * swell(length, length * 0.55, length * 0.45)
    # Four beats of the cylinders per turn of the wheels; from far away one hears them as one murmur that pulses.
    pulse = 1 + 0.5 * np.sin(2 * np.pi * 3.4 * t) ** 3
    circle.place(at, rumble * pulse, 0.09, 0.3)
    wheels = unit(band(noise(length, 5901), 500, 1500)) * swell(length, length * 0.6, length * 0.4) * (np.sin(2 * np.pi * 1.7 * t) > 0.94)
    smooth = np.hanning(int(0.03 * RATE))
    circle.place(at, unit(np.convolve(wheels, smooth / smooth.sum(), "same")), 0.03, 0.4)
    for where, hold in ((at + 5.2, 0.7), (at + 6.2, 1.5)):
        shape, bend = swell(hold, 0.12, 0.35), 1 - 0.02 * seconds(hold) / hold
        tone = pipes(hold, ((440.0, 1), (554.4, 0.7)), bend, shape, 5902, 0.03)
        circle.place(where, unit(band(tone, 250, 1500, 0.8)), 0.06, 0.35)
