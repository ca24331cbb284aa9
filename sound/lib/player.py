"""Plays parts with fluidsynth and FluidR3 (MIT licence), one at a time and dry; the hall is added when they are mixed."""

import subprocess
import tempfile
from pathlib import Path

import soundfile

from . import midi

FONT = next(
    (path for path in ("/usr/share/sounds/sf2/FluidR3_GM.sf2", "/usr/share/soundfonts/FluidR3_GM.sf2") if Path(path).exists()),
    "FluidR3_GM.sf2",
)


def play(score, part, length, passes, rate):
    """The sound of a part: left and right as rows, at least `passes * length` seconds long."""
    return fluidsynth(midi.file(score.played(part), part, length, passes), rate)


def fluidsynth(notes, rate):
    """The sound of a MIDI file. fluidsynth works in blocks of 64 frames."""
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder, "score.mid"), Path(folder, "sound.wav")
        score.write_bytes(notes)
        options = ["-g", "0.4", "-r", str(rate), "-R", "0", "-C", "0", "-o", "synth.dynamic-sample-loading=1"]
        command = ["fluidsynth", "-ni", "-q", *options, "-T", "wav", "-O", "float", "-F", str(sound), FONT, str(score)]
        subprocess.run(command, check=True, timeout=300, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return soundfile.read(sound, dtype="float32")[0].T
