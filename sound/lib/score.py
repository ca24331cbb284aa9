"""Scores: parts with notes in beats, as people play them: swung, phrased, never quite in time and never equally loud."""

import zlib
from typing import NamedTuple

import numpy as np

from .notes import melody, pitch

PIANO, BRIGHT_PIANO, CELESTA, GLOCKENSPIEL, VIBES, MARIMBA, XYLOPHONE, TUBULAR, DULCIMER = 0, 1, 8, 9, 11, 12, 13, 14, 15
ACCORDION, GUITAR, JAZZ_GUITAR, BASS, VIOLIN, VIOLA, CELLO, TREMOLO, PIZZICATO = 21, 24, 26, 32, 40, 41, 42, 44, 45
HARP, TIMPANI, STRINGS, SLOW_STRINGS, TRUMPET, TROMBONE, TUBA, MUTED_TRUMPET = 46, 47, 48, 49, 56, 57, 58, 59
HORN, BRASS, SOPRANO_SAX, ALTO_SAX, OBOE, ENGLISH_HORN, BASSOON, CLARINET = 60, 61, 64, 65, 68, 69, 70, 71
PICCOLO, FLUTE, BANJO = 72, 73, 105
# Sets of drums; a part that plays one of them lists it with `drums=True`.
KIT, BRUSHES, ORCHESTRA = 0, 40, 48
KICK, TAP, SLAP, SWIRL, CLOSED, OPEN, RIDE, CRASH, TRIANGLE, TAMBOURINE = 36, 38, 39, 40, 42, 46, 51, 49, 81, 54
HIGH_BLOCK, LOW_BLOCK, SHAKER, FINGER_CYMBAL, LOW_TOM, HIGH_TOM = 76, 77, 82, 80, 45, 50


class Note(NamedTuple):
    beat: float
    length: float
    key: int
    loudness: float


class Part:
    """One player: the instrument, where it sits (pan −1 to 1), how loud it is in the mix (LUFS), how much of it goes into the hall.

    `wind`: each long note swells and falls, as with breath or bow; `vibrato` in cents; `late`: seconds behind the beat;
    `low`: lets only what is above this pass (Hz), so that it leaves room for the bass."""

    def __init__(self, score, name, program, level, pan=0.0, hall=0.25, low=0, wind=False, vibrato=0, late=0.0, drums=False):
        self.score, self.name, self.program, self.level, self.pan, self.hall = score, name, program, level, pan, hall
        self.low, self.wind, self.vibrato, self.late, self.drums = low, wind, vibrato, late, drums
        self.notes = []

    def note(self, beat, length, key, loudness=80):
        """One note. Keys are numbers or names."""
        self.notes.append(Note(beat, length, pitch(key) if isinstance(key, str) else int(key), loudness))

    def chord(self, beat, length, keys, loudness=80):
        """Several notes at once."""
        for key in keys:
            self.note(beat, length, key, loudness)

    def line(self, bar, text, loudness=80, legato=0.94, up=0):
        """A melody from the beginning of a bar on. It grows towards its high notes. Returns the bar after it."""
        meter = self.score.meter
        words, length = melody(text, meter)
        middle = np.mean([word.keys[0] for word in words])
        for word in words:
            beat = bar * meter + word.beat
            shape = np.clip((word.keys[0] - middle) * 0.7, -7, 7) + (14 if word.accent else 0) + (3 if beat % meter == 0 else 0)
            held = word.length * (0.45 if word.short else legato)
            if word.grace:
                self.note(beat - 0.06 / self.score.beat, 0.07 / self.score.beat, word.keys[0] + up - 1, loudness + shape - 14)
            self.chord(beat, held, [key + up for key in word.keys], loudness + shape)
        return bar + length / meter

    def voice(self, bar, notes, loudness=70, legato=0.94, up=0):
        """Notes of (beat, length, key) from the beginning of a bar on."""
        for beat, length, key in notes:
            self.note(bar * self.score.meter + beat, length * legato, key + up, loudness)


class Score:
    """A piece. `beat`: how long a beat takes, in seconds; `swing`: by how many beats off-beats come later."""

    def __init__(self, name, beat, bars, meter=4, swing=0.0, loose=1.0):
        self.name, self.beat, self.bars, self.meter, self.swing, self.loose = name, beat, bars, meter, swing, loose
        self.parts, self.dynamics = [], [(0, 1.0)]

    @property
    def length(self):
        """How long it takes until it repeats, in seconds."""
        return round(self.bars * self.meter * self.beat, 6)

    def part(self, *args, **kwargs):
        """Adds a part, see `Part`."""
        self.parts.append(Part(self, *args, **kwargs))
        return self.parts[-1]

    def swells(self, *points):
        """How loud it is from bar to bar: (bar, factor), in straight lines from one to the next."""
        self.dynamics = [(bar * self.meter, factor) for bar, factor in points]

    def at(self, beat):
        """When a beat comes, in seconds: off-beats are late."""
        whole, rest = divmod(beat, 1)
        return (whole + rest + self.swing * (rest / 0.5 if rest <= 0.5 else (1 - rest) / 0.5)) * self.beat

    def played(self, part):
        """The notes of a part as (start and end in seconds, key, velocity), with small errors: the same in each rendering."""
        chance = np.random.default_rng(zlib.crc32(f"{self.name}/{part.name}".encode()))
        beats, factors = zip(*self.dynamics, strict=True)
        played, before, place = [], None, 0
        for note in sorted(part.notes, key=lambda note: (note.beat, note.key)):
            # The notes of a chord come from the lowest to the highest within a few hundredths of a second.
            place = place + 1 if before is not None and note.beat == before else 0
            before = note.beat
            shift = part.late + 0.004 * place + self.loose * chance.normal(0, 0.006)
            start = self.at(note.beat) + np.clip(shift, -0.02, 0.04)
            end = max(self.at(note.beat + note.length) + shift, start + 0.04)
            velocity = note.loudness * np.interp(note.beat, beats, factors) + chance.normal(0, 3)
            played.append((start, end, note.key, int(np.clip(velocity, 8, 122))))
        return played
