"""Rounds 5 and 6, "Lounge Car, First Light": the table's theme in D, in even quavers, with horn and strings in front.

Sunrise in four bars, the theme (AABA), an interlude of the piano, the last A and a coda. The layer brings a flute, a trumpet,
a harp and light drums."""

from lib import score as s
from lib.harmony import bars, chord_at, second_voice, voicing
from lib.harmony import bass as tonic

from . import band, rail, theme

CHORDS = bars(
    f"Gmaj9/D | D69 | Gmaj9/D | A13 | {theme.DAWN_A1} {theme.DAWN_A2} {theme.DAWN_B} {theme.DAWN_A2}"
    f"Gmaj9 | C9 | F#m7 | B7 | Em9 | A13 | D69 | A13 | {theme.DAWN_A2} Gmaj9 | Gm6 | D69 | A13"
)

INTERLUDE = (
    "B4:.5 D5:.5 F#5:.5 A5:.5 B5 A5 | Bb5:1.5 G5:.5 E5:2 | A5:.5 E5:.5 C#5:.5 E5:.5 A5 F#5 | A5:1.5 F#5:.5 D#5:2 |"
    " G5:.5 F#5:.5 E5:.5 B4:.5 D5 G5 | F#5:1.5 C#5:.5 B4:2 | A4:.5 B4:.5 D5:.5 F#5:.5 A5 B5 | C#6:2 B5 F#5 |"
)
# The flute above the horn, and what it does while others have the tune.
FLUTE_FIRST = (
    "A5:1.5 F#5:.5 E5 F#5 | B5:1.5 F#5:.5 D5:2 | G5:1.5 F#5:.5 E5 B4 | C#5:.5 E5:.5 G5:.5 A5:.5 B5 A5 |"
    " A5:1.5 F#5:.5 D5 F#5 | C6:1.5 A5:.5 F#5:2 | G5:1.5 B5:.5 D6 B5 | C#6:.5 B5:.5 A5:.5 G5:.5 E5 r |"
)
FLUTE_SECOND = "r:4 | r:2 F#6:.5 D6:.5 B5 | r:4 | r F#5:.5 A5:.5 C#6 F#6 | r:4 | r:2 B5:.5 D6:.5 F#6 | r:4 | r F#5:.5 A5:.5 B5:2 |"
FANFARE = "r:4 | r:2 F#4:.5 A4:.5 D5 | r:4 | r:2 C#5:.5 B4:.5 F#4 | r:4 | r B4:.5 D5:.5 F#5:2 | r:4 | r:2 F#4:.5 A4:.5 D5 |"


def stems():
    """The base and the layer, each with its train."""
    return [base(), layer()]


def base():
    """Rolling piano, bass, horn, violins and a clarinet."""
    music = s.Score("dawn", 0.6, len(CHORDS), swing=0.0)
    piano = music.part("piano", s.PIANO, -23.5, -0.2, 0.25, low=80)
    right = music.part("right hand", s.PIANO, -19, -0.15, 0.25)
    bass = music.part("bass", s.BASS, -23, 0.05, 0.1)
    horn = music.part("horn", s.HORN, -19, -0.3, 0.4, wind=True)
    strings = music.part("violins", s.STRINGS, -19.5, 0.25, 0.35, low=150, wind=True)
    clarinet = music.part("clarinet", s.CLARINET, -20.5, 0.35, 0.3, wind=True, vibrato=5)
    music.swells((0, 0.84), (4, 0.94), (20, 1), (28, 1.06), (36, 0.92), (44, 1.06), (52, 1), (56, 0.88))
    for bar in range(56):
        keys = voicing(chord_at(CHORDS, bar * 4), 55) + voicing(chord_at(CHORDS, bar * 4 + 2), 55)
        # Up and down through the chord like wheels that turn.
        for step, place in enumerate((0, 2, 1, 3, 4, 6, 5, 7)):
            piano.note(bar * 4 + step * 0.5, 0.6, keys[min(place, len(keys) - 1)], 58 + (6 if step % 4 == 0 else 0))
    band.two_beat(bass, CHORDS, range(56), 31, 76, 1.6)
    strings.line(0, "F#4+B4:4 | F#4+A4:2 A4+D5:2 | B4+D5:4 | C#5+F#5:3 r |", 62)
    horn.line(4, theme.FIRST, 80, up=theme.TO_DAWN - 12)
    strings.line(12, theme.SECOND, 78, up=theme.TO_DAWN)
    horn.voice(12, second_voice(theme.SECOND, bars(theme.A2), least=8), 60, up=theme.TO_DAWN)
    clarinet.line(20, theme.BRIDGE, 80, up=theme.TO_DAWN)
    strings.line(20, "D4+B4:4 | D4+Bb4:4 | D4+A4:4 | D#4+A4:4 | D4+G#4:4 | D4+G#4:4 | D4+G4:4 | C#4+G4:4 |", 54)
    strings.line(28, theme.SECOND, 82, up=theme.TO_DAWN)
    horn.line(28, theme.SECOND, 66, up=theme.TO_DAWN - 12)
    right.line(36, INTERLUDE, 78)
    horn.line(36, "r:4 | C4:4 | C#4:4 | B3:4 | B3:4 | C#4:4 | D4:4 | C#4:3 r |", 56)
    strings.line(44, theme.SECOND, 84, up=theme.TO_DAWN)
    horn.line(44, "A4:4 | F#4:4 | G4:2 B4:2 | C#5:4 | C5:2 A4:2 | B4:4 | B4:2 G4:2 | A4:3 r |", 66)
    clarinet.voice(44, second_voice(theme.SECOND, bars(theme.A2)), 62, up=theme.TO_DAWN)
    clarinet.line(52, "r F#5:.5 A5:.5 B5:2 | r E5:.5 G5:.5 Bb5:2 | r D5:.5 E5:.5 F#5 A5 | B4:3 r |", 72)
    horn.line(52, "D4:4 | D4:4 | F#4:4 | C#4:3 r |", 60)
    hits = [(0, "axle", 0.5), (0.2, "axle", 0.36), (2, "axle", 0.34), (2.2, "axle", 0.24)]
    return music, rail.rhythm(music, hits, -35)


def layer():
    """Flute, trumpet, harp and light drums."""
    music = s.Score("dawn-layer", 0.6, len(CHORDS), swing=0.0)
    flute = music.part("flute", s.FLUTE, -21.5, 0.4, 0.4, wind=True, vibrato=6)
    trumpet = music.part("trumpet", s.TRUMPET, -22.5, -0.4, 0.4, wind=True, vibrato=6)
    harp = music.part("harp", s.HARP, -26.5, -0.5, 0.35)
    drums = music.part("brushes", s.BRUSHES, -28, 0.1, 0.15, drums=True)
    music.swells((0, 0.85), (4, 0.94), (28, 1.05), (36, 0.92), (44, 1.06), (56, 0.88))
    for bar in range(56):
        # Trains of quavers on the snare, as even as sleepers.
        for step in range(8):
            drums.note(bar * 4 + step * 0.5, 0.2, s.TAP if step in (2, 6) else s.SWIRL, (46 if step in (2, 6) else 36) - 5 * (step % 2))
        if bar % 4 == 3 or bar < 4:
            keys = voicing(chord_at(CHORDS, bar * 4 + 2).replace("13", "7"), 62)
            for place, key in enumerate([*keys, *(key + 12 for key in keys)]):
                harp.note(bar * 4 + 2 + place * 0.25, 2 - place * 0.25, key, 60 + 2 * place)
        else:
            for beat in (0, 2):
                harp.note(bar * 4 + beat, 1.5, tonic(chord_at(CHORDS, bar * 4 + beat), 72, fifth=beat == 2), 58)
    flute.line(4, FLUTE_FIRST, 72)
    flute.line(12, FLUTE_SECOND, 70)
    trumpet.line(12, FANFARE, 66)
    flute.voice(20, second_voice(theme.BRIDGE, bars(theme.B), up=True), 64, up=theme.TO_DAWN)
    trumpet.line(28, theme.SECOND, 66, up=theme.TO_DAWN - 12)
    flute.line(28, FLUTE_SECOND, 74)
    flute.line(36, "D6:4 | E6:2 C6:2 | C#6:2 E6:2 | D#6:4 | B5:4 | C#6:4 | B5:2 D6:2 | F#6:3 r |", 62)
    trumpet.voice(44, second_voice(theme.SECOND, bars(theme.A2), least=5), 72, up=theme.TO_DAWN)
    flute.line(44, FLUTE_SECOND, 76)
    flute.line(52, "B5:3 r | Bb5:3 r | A5:2 F#5 A5 | F#5:3 r |", 66)
    return music, None
