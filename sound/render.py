#!/usr/bin/env python3
"""Renders the sounds of the game into assets/audio: `render.py [name…]` renders only those."""

import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np

from effects import EFFECTS, PEAKS
from lib.synth import RATE, finish
from music import foxtrot, lounge_car

AUDIO = Path(__file__).resolve().parent.parent / "assets" / "audio"
# Name → its function, the quality for oggenc, its peak (dBFS).
TUNES = {"foxtrot": (foxtrot.tune, 0.5, -11), "lounge-car": (lounge_car.tune, 0, -11)}
# Frames per second of the tunes. The game holds them decoded, so every frame counts; at these qualities Vorbis cuts
# off everything above 15 kHz in any case.
TUNE_RATE = 32_000
# For how long the tunes continue after their repeat, in seconds; see src/audio/music.rs.
OVERLAP = 0.5


def write(sound, target, quality, rate=RATE):
    """Encodes a sound (mono, or left and right); the same sound gives the same file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    frames = np.round(np.atleast_2d(sound).T * 32767).astype("<i2")
    with tempfile.NamedTemporaryFile(suffix=".wav") as raw:
        with wave.open(raw.name, "wb") as file:
            file.setnchannels(frames.shape[1])
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames.tobytes())
        resample = [] if rate == RATE else ["--resample", str(rate)]
        command = ["oggenc", "-Q", "--serial", "1", "-q", str(quality), *resample, "-o", str(target), raw.name]
        subprocess.run(command, check=True)
    print(f"{target.relative_to(AUDIO)}: {frames.shape[0] / RATE:.2f} s, {target.stat().st_size / 1000:.0f} kB")


def main(wanted):
    for name, make in EFFECTS.items():
        if not wanted or name in wanted:
            write(finish(make(), PEAKS[name]), AUDIO / "effects" / f"{name}.ogg", 3)
    for name, (tune, quality, peak) in TUNES.items():
        if not wanted or name in wanted:
            sound = tune(OVERLAP)
            write(sound / np.abs(sound).max() * 10 ** (peak / 20), AUDIO / "music" / f"{name}.ogg", quality, TUNE_RATE)


if __name__ == "__main__":
    main(sys.argv[1:])
