"""Chord symbols, as on a lead sheet."""

from .score import NAMES

KINDS = {
    "": (0, 4, 7), "6": (0, 4, 7, 9), "maj7": (0, 4, 7, 11), "7": (0, 4, 7, 10), "9": (4, 7, 10, 2),
    "m": (0, 3, 7), "m6": (0, 3, 7, 9), "m7": (0, 3, 7, 10), "dim": (0, 3, 6, 9), "aug7": (0, 4, 8, 10), "m7b5": (0, 3, 6, 10),
}  # fmt: skip


def parse(symbol):
    """`Bb7/D` → root, tones as pitch classes, bass."""
    symbol, _, bass = symbol.partition("/")
    size = 2 if symbol[1:2] in ("b", "#") else 1
    root = tone(symbol[:size])
    return root, [(root + step) % 12 for step in KINDS[symbol[size:]]], tone(bass) if bass else root


def tone(name):
    """A pitch class."""
    return (NAMES[name[0]] + name.count("#") - name[1:].count("b")) % 12


def voicing(symbol, low):
    """The chord's tones, each once, within an octave from `low` up, so that the voices of a progression hardly move."""
    return sorted(low + (tone - low) % 12 for tone in parse(symbol)[1])


def bass(symbol, low, fifth=False):
    """The bass note, or as an alternative the chord's fifth, from `low` up."""
    _, tones, lowest = parse(symbol)
    wanted = tones[2] if fifth and len(tones) > 2 else lowest
    if fifth and wanted == lowest:
        wanted = tones[0]
    return low + (wanted - low) % 12


def bars(words):
    """`F D7 | G7` → for each bar its chords with their beats: [(0, 'F'), (2, 'D7')], [(0, 'G7')]."""
    return [[(place * 4 // len(bar.split()), chord) for place, chord in enumerate(bar.split())] for bar in words.split("|")]
