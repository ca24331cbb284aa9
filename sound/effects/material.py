"""What effects are made of: paper, wood, iron, steam, small coins, brass players."""

import numpy as np

from lib import player
from lib import score as s
from lib.synth import RATE, band, decay, modes, noise, swell, unit


def paper(length, low, high, seed, rise=0.3):
    """A sheet sliding over another."""
    grain = noise(length, seed) * (1 + 0.6 * band(noise(length, seed + 1), 40, 160) / 0.08).clip(0, 3)
    return unit(band(grain, low, high) * swell(length, length * rise, length * (1 - rise)))


def knock(hertz, seed, length=0.09, half=0.012):
    """A dry wooden knock."""
    wood = modes(length, [(hertz, 1, half), (hertz * 1.63, 0.5, half * 0.7), (hertz * 2.41, 0.3, half * 0.5)])
    return unit(wood + 0.5 * unit(band(noise(length, seed), hertz, hertz * 8)) * decay(length, 0.004))


def vapour(length, low, high, seed, attack, half):
    """Steam let out."""
    return unit(band(noise(length, seed), low, high, 0.8)) * decay(length, half, attack)


def flick(seed, high=9000):
    """A card snapping down."""
    return unit(band(noise(0.06, seed), 1200, high)) * decay(0.06, 0.006)


def clank(hertz, seed, length=0.4, half=0.06):
    """Iron on iron: inharmonic partials."""
    ratios = (1, 1.43, 1.91, 2.57, 3.31, 4.13, 5.37, 6.71)
    iron = modes(length, [(hertz * ratio, 1 / (1 + 0.35 * place), half * (1 - 0.09 * place)) for place, ratio in enumerate(ratios)])
    strike = unit(band(noise(length, seed), 900, 9000)) * decay(length, 0.006)
    return unit(iron) + 0.7 * strike


def thud(length, hertz, half):
    """Something heavy that lands."""
    return unit(modes(length, [(hertz, 1, half), (hertz * 1.6, 0.7, half * 0.7), (hertz * 2.5, 0.4, half * 0.5)]))


def ring(hertz, length=0.5, half=0.07):
    """A small coin."""
    return unit(modes(length, [(hertz, 1, half), (hertz * 1.53, 0.7, half * 0.8), (hertz * 2.31, 0.5, half * 0.5), (hertz * 2.33, 0.3, half * 0.5)]))


def joint(hertz, seed):
    """A wheel over a rail joint."""
    iron = unit(modes(0.14, [(hertz, 1, 0.016), (hertz * 1.7, 0.6, 0.011), (hertz * 4.3, 0.15, 0.007)]))
    return iron + 0.3 * unit(band(noise(0.14, seed), 500, 3500)) * decay(0.14, 0.012)


def pipes(length, notes, bend, shape, seed, breath=0.16):
    """A steam whistle of several pipes, and its breath. Notes: (Hz, loudness); `bend`: factor of the pitch over time."""
    tone = np.zeros(len(shape))
    for hertz, loudness in notes:
        phase = 2 * np.pi * np.cumsum(hertz * bend) / RATE
        tone += loudness * (np.sin(phase) + 0.3 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase))
    return unit(tone * shape) + breath * unit(band(noise(length, seed), 900, 7000)) * shape


def faded(sound, seconds):
    """The sound with a soft end."""
    fade = min(int(seconds * RATE), len(sound))
    sound = sound.copy()
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade))
    return sound


def played(v, beat, parts, length):
    """What players play, together: parts are (programme, [(beat, length, key, loudness)])."""
    music = s.Score(f"{v.name}-{v.number}", beat, 1, loose=0.6)
    for number, (program, notes) in enumerate(parts):
        part = music.part(f"{number}", program, 0)
        for note in notes:
            part.note(*note)
    sound = sum(player.play(music, part, length + 0.3, 1, RATE).mean(axis=0)[: int(length * RATE)] for part in music.parts)
    return faded(unit(sound.astype(float)), 0.12)


def brass(v, chords, tempo, length, players=(s.TRUMPET, s.HORN, s.TROMBONE)):
    """Short brass chords: (beat, length, keys from the top, loudness)."""
    parts = [(program, []) for program in players]
    for beat, held, keys, loudness in chords:
        for place, key in enumerate(keys.split()):
            parts[min(place, len(parts) - 1)][1].append((beat, held, key, loudness))
    return played(v, 60 / tempo, parts, length)
