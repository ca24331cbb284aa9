"""Chord symbols, as on a lead sheet."""

from .notes import melody, tone

# Semitones above the root. With a bass below them chords need no root, so that the large ones leave it out.
KINDS = {
    "": (0, 4, 7), "6": (0, 4, 7, 9), "maj7": (0, 4, 7, 11), "maj9": (4, 7, 11, 2), "69": (4, 7, 9, 2),
    "7": (0, 4, 7, 10), "9": (4, 7, 10, 2), "13": (4, 9, 10, 2), "7b9": (4, 7, 10, 1), "7#5": (0, 4, 8, 10), "sus": (0, 5, 7, 10),
    "m": (0, 3, 7), "m6": (0, 3, 7, 9), "m7": (0, 3, 7, 10), "m9": (3, 7, 10, 2), "mM7": (0, 3, 7, 11),
    "dim": (0, 3, 6, 9), "aug": (0, 4, 8), "m7b5": (0, 3, 6, 10), "5": (0, 7),
}  # fmt: skip
FIFTHS = {"dim": 6, "m7b5": 6, "aug": 8, "7#5": 8}


def parse(symbol):
    """`Bb7/D` → root, kind, tones as pitch classes, bass."""
    symbol, _, lowest = symbol.partition("/")
    size = 2 if symbol[1:2] in ("b", "#") else 1
    root, kind = tone(symbol[:size]), symbol[size:]
    return root, kind, [(root + step) % 12 for step in KINDS[kind]], tone(lowest) if lowest else root


def voicing(symbol, low):
    """The chord's tones, each once, from `low` up in close position, so that the voices of a progression hardly move.

    Of two voices a semitone apart the lower one goes up by an octave."""
    keys = sorted(low + (each - low) % 12 for each in parse(symbol)[2])
    while rubbing := [key for key in keys if key + 1 in keys]:
        keys = sorted(key + 12 if key == rubbing[0] else key for key in keys)
    return keys


def bass(symbol, low, fifth=False):
    """The bass note, or as an alternative the chord's fifth (the root, if the fifth is in the bass), from `low` up."""
    root, kind, _, lowest = parse(symbol)
    if fifth:
        other = (root + FIFTHS.get(kind, 7)) % 12
        lowest = root if lowest == other else other
    return low + (lowest - low) % 12


def bars(text, meter=4):
    """`F D7 | G7` → for each bar its chords with their beats: [(0, 'F'), (2, 'D7')], [(0, 'G7')]."""
    whole = []
    for bar in text.split("|"):
        chords = bar.split()
        whole.append([(place * meter / len(chords), chord) for place, chord in enumerate(chords)])
    return whole


def chord_at(chords, beat, meter=4):
    """The chord that sounds at a beat of the whole."""
    bar = chords[int(beat // meter) % len(chords)]
    return [chord for at, chord in bar if at <= beat % meter + 1e-6][-1]


def second_voice(text, chords, start=0, meter=4, least=3, up=False):
    """A second voice for a melody: the nearest chord tone below (or above) each note, at least `least` semitones away.

    Returns (beat, length, key) for each note."""
    voice = []
    for word in melody(text, meter)[0]:
        tones = parse(chord_at(chords, start + word.beat, meter))[2]
        top, way = word.keys[0], 1 if up else -1
        key = next(top + way * away for away in range(least, least + 12) if (top + way * away) % 12 in tones)
        voice.append((word.beat, word.length, key))
    return voice
