"""Scores: notes in beats, written as a MIDI file, played by fluidsynth with FluidR3 (MIT licence)."""

import struct
import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

from .synth import RATE

FONT = next(
    (path for path in ("/usr/share/sounds/sf2/FluidR3_GM.sf2", "/usr/share/soundfonts/FluidR3_GM.sf2") if Path(path).exists()),
    "FluidR3_GM.sf2",
)
PIANO, BRIGHT_PIANO, CELESTA, VIBES, BELLS, BASS, PIZZICATO, HARP, STRINGS = 0, 1, 8, 11, 14, 32, 45, 46, 48
TRUMPET, TROMBONE, TUBA, MUTED_TRUMPET, HORN, BRASS, CLARINET, BANJO, VIOLIN = 56, 57, 58, 59, 60, 61, 71, 105, 40
DRUMS = 9
BRUSHES = 40
TICKS = 480
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name):
    """`C4` is 60; `Bb3`, `F#5`."""
    step = NAMES[name[0]] + name.count("#") - name[1:].count("b")
    return step + 12 * (int(name[-1]) + 1)


class Score:
    """Notes of several parts in beats; a beat lasts `60 / tempo` seconds."""

    def __init__(self, tempo, swing=0.0):
        self.tempo, self.swing = tempo, swing
        self.notes, self.setup = [], {}

    def part(self, channel, program, volume=100, pan=64):
        """Sets which instrument plays on a channel, how loud, and where."""
        self.setup[channel] = (program, volume, pan)

    def swung(self, beat):
        """Off-beats come later by `swing` beats."""
        whole, rest = divmod(beat, 1)
        return whole + (rest + self.swing * (rest / 0.5 if rest <= 0.5 else (1 - rest) / 0.5))

    def note(self, channel, beat, length, key, loudness=80):
        """One note. Keys are numbers or names."""
        key = pitch(key) if isinstance(key, str) else key
        start, end = self.swung(beat), self.swung(beat + length)
        self.notes.append((start, max(end - start, 0.05), channel, int(key), int(loudness)))

    def chord(self, channel, beat, length, keys, loudness=80):
        """Several notes at once."""
        for key in keys:
            self.note(channel, beat, length, key, loudness)

    def line(self, channel, beat, words, loudness=80, legato=0.92, up=0):
        """A melody as words: `C5:1.5 r:.5 A4`; the length is a beat if not given; `>` is an accent. Returns its end."""
        for word in words.split():
            name, _, length = word.partition(":")
            length = float(length or 1)
            if name != "r":
                accent = 14 if name.startswith(">") else 0
                # No player plays all notes equally loud.
                human = (int(beat * 7) * 5) % 9 - 4
                self.note(channel, beat, length * legato, pitch(name.lstrip(">")) + up, loudness + accent + human)
            beat += length
        return beat

    def midi(self, beats, passes):
        """The bytes of a MIDI file that plays the first `beats` beats `passes` times."""
        events = [(0, 0, bytes([0xB0 | channel, 7, volume])) for channel, (_, volume, _) in self.setup.items()]
        events += [(0, 0, bytes([0xB0 | channel, 10, pan])) for channel, (_, _, pan) in self.setup.items()]
        events += [(0, 1, bytes([0xC0 | channel, program])) for channel, (program, _, _) in self.setup.items()]
        for again in range(passes):
            for start, length, channel, key, loudness in self.notes:
                at = round((start + again * beats) * TICKS)
                events.append((at, 3, bytes([0x90 | channel, key, min(max(loudness, 1), 127)])))
                events.append((at + max(round(length * TICKS), 1), 2, bytes([0x80 | channel, key, 0])))
        events.append((round((beats * passes + 8) * TICKS), 4, bytes([0xFF, 0x2F, 0])))
        track, now = b"\x00\xff\x51\x03" + round(60e6 / self.tempo).to_bytes(3, "big"), 0
        for at, _, data in sorted(events):
            track += variable(at - now) + data
            now = at
        return b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS) + b"MTrk" + struct.pack(">I", len(track)) + track

    def render(self, beats, passes=1, gain=0.5, room=0.0):
        """The sound: left and right, as rows."""
        with tempfile.TemporaryDirectory() as folder:
            score, sound = Path(folder, "score.mid"), Path(folder, "sound.wav")
            score.write_bytes(self.midi(beats, passes))
            hall = ["-R", "1", "-o", "synth.reverb.room-size=0.35", "-o", "synth.reverb.damp=0.4", "-o", f"synth.reverb.level={room}"] if room else ["-R", "0"]
            command = ["fluidsynth", "-ni", "-q", "-g", str(gain), "-r", str(RATE), "-C", "0", *hall, "-T", "wav", "-O", "s16", "-F", str(sound), FONT, str(score)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            with wave.open(str(sound)) as file:
                frames = np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float) / 32768
        assert np.abs(frames).max() < 0.999, "fluidsynth clips: reduce the gain"
        return frames.reshape(-1, 2).T


def variable(number):
    """A number in MIDI's variable-length format, which it uses for times."""
    data = [number & 0x7F]
    while number := number >> 7:
        data.append(number & 0x7F | 0x80)
    return bytes(reversed(data))


def mono(stereo):
    """The mean of both sides."""
    return stereo.mean(axis=0)
