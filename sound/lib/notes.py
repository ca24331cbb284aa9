"""Melodies as words: `C5:1.5 r:.5 A4 |`, pitch and beats; a beat if no length is given.

`>` is an accent, `'` after the pitch a staccato, `~` before it a grace note from below, `C5+E5` two notes at once, `r` a rest,
and `|` the end of a bar, which is checked.
"""

from typing import NamedTuple

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Word(NamedTuple):
    """One note, or several at once, of a melody."""

    beat: float
    length: float
    keys: tuple[int, ...]
    accent: bool
    short: bool
    grace: bool


def tone(name):
    """A pitch class: `Bb` is 10."""
    return (STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def pitch(name):
    """`C4` is 60; `Bb3`, `F#5`."""
    return STEPS[name[0]] + name.count("#") - name[1:].count("b") + 12 * (int(name[-1]) + 1)


def melody(text, meter):
    """The notes of a melody, and its length in beats."""
    words, beat = [], 0.0
    for place, token in enumerate(text.replace("|", " | ").split()):
        if token == "|":
            assert abs(beat / meter - round(beat / meter)) < 1e-6, f"bar line at beat {beat}, word {place} of: {text}"
            continue
        name, _, length = token.partition(":")
        length = float(length or 1)
        if name != "r":
            accent, short, grace = name.startswith(">"), name.endswith("'"), name.lstrip(">").startswith("~")
            keys = tuple(pitch(key) for key in name.lstrip(">~").rstrip("'").split("+"))
            words.append(Word(beat, length, keys, accent, short, grace))
        beat += length
    return words, beat
