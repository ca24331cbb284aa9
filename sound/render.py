#!/usr/bin/env python3
"""Renders the sounds of the game into assets/audio: `render.py [name…]` renders only those."""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import soundfile

from ambience import AMBIENCE
from effects import EFFECTS, VARIANTS, Variant
from lib import studio
from lib.synth import RATE, finish
from music import PIECES

AUDIO = Path(__file__).resolve().parent.parent / "assets" / "audio"
# Qualities for oggenc, best first: the first at which a file is small enough is used.
QUALITIES = (2, 1.5, 1, 0.5, 0, -0.5, -1)
MUSIC_SIZE, AMBIENCE_SIZE = 890_000, 195_000
AMBIENCE_LOUDNESS = -30
# By how many frames a loop is turned to find a good seam, and how often.
TURN, TURNS = 128, 10


def encode(sound, target, rate, quality):
    """Encodes a sound (mono, or left and right); the same sound gives the same file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(suffix=".wav") as raw:
        soundfile.write(raw.name, np.atleast_2d(sound).T, rate, "PCM_16", format="WAV")
        subprocess.run(["oggenc", "-Q", "--serial", "1", "-q", str(quality), "-o", str(target), raw.name], check=True)


def told(target):
    """Says what has been written."""
    print(f"{target.relative_to(AUDIO)}: {soundfile.info(target).duration:.3f} s, {target.stat().st_size / 1000:.0f} kB", flush=True)


def write_loops(loops, size):
    """Encodes loops that are played together, each at the best quality that keeps it small enough.

    How Vorbis divides a sound into blocks depends on all that came before. If it divides the repeat as it did the beginning,
    both sound alike to the last bit: the circle is turned by a few milliseconds until it does, or nearly so."""
    qualities = {}
    for target, sound in loops.items():
        for quality in QUALITIES:
            encode(studio.looped(sound), target, studio.RATE, quality)
            if target.stat().st_size <= size:
                break
        qualities[target] = quality

    def turned(turn):
        for target, sound in loops.items():
            encode(studio.looped(np.roll(sound, turn * TURN, axis=-1)), target, studio.RATE, qualities[target])
        return max(studio.seam(*soundfile.read(target)) for target in loops)

    seams = {}
    for turn in range(TURNS):
        seams[turn] = turned(turn)
        if seams[turn] < -60:
            break
    else:
        turned(min(seams, key=seams.get))
    for target in loops:
        told(target)


def main(wanted):
    for name, effect in EFFECTS.items():
        for number in range(VARIANTS) if not wanted or name in wanted else ():
            target = AUDIO / "effects" / f"{name}-{number + 1}.ogg"
            encode(finish(effect.make(Variant(name, number)), effect.peak), target, RATE, 3)
            told(target)
    for name, loop in AMBIENCE.items():
        if not wanted or name in wanted:
            sound = loop()
            sound *= studio.decibels(AMBIENCE_LOUDNESS - studio.loudness(sound))
            write_loops({AUDIO / "ambience" / f"{name}.ogg": sound}, AMBIENCE_SIZE)
    for name, piece in PIECES.items():
        if not wanted or name in wanted:
            stems = studio.mastered([studio.mixed(*stem) for stem in piece()])
            write_loops({AUDIO / "music" / f"{name}{suffix}.ogg": sound for suffix, sound in zip(("", "-layer"), stems, strict=False)}, MUSIC_SIZE)


if __name__ == "__main__":
    main(sys.argv[1:])
