"""Rounds 1 and 2, "Lounge Car, Afternoon Service": the table's theme in B flat, with the clarinet in front.

Four bars, then the theme twice; the second time with solos of piano and vibraphone. The layer brings a violin, a guitar,
an accordion and brushes."""

from lib import score as s
from lib.harmony import bars, second_voice

from . import band, rail, theme

CHORUS = theme.A1 + theme.A2 + theme.B
CHORDS = bars(f"Bb6 | G7 | Cm7 | F7 | {CHORUS} {theme.A2} {CHORUS} {theme.A2.replace('| Bb6 |', '| Bb6 F7')}")

ECHO = "r:4 | r:2 F5:.5 G5:.5 Bb5 | r:4 | r:2 C6:.5 A5:.5 F5 | r:4 | r:4 | r:4 | r:2 Eb5:.5 F5:.5 A5 |"
PIANO_SOLO = (
    "F5:.5 D5:.5 F5 Bb5:.5 G5:.5 F5 | D5:.5 F5:.5 G5:.5 Bb5:.5 A5 G5 | Eb5:.5 G5:.5 Bb5:.5 C6:.5 Bb5:.5 G5:.5 Eb5 |"
    " C5:.5 Eb5:.5 F5:.5 A5:.5 G5:.5 F5:.5 C5 | D5 F5:.5 G5:.5 Bb5 D6 | B5:.5 Ab5:.5 F5:.5 D5:.5 F5 G#5 |"
    " G5:.5 Bb5:.5 C6:.5 D6:.5 Eb6 C6 | A5:.5 G5:.5 F5:.5 Eb5:.5 C5 r |"
)
VIBES_SOLO = (
    "r Bb5:.5 C6:.5 D6 Bb5 | G5:1.5 F5:.5 D5:2 | r Eb5:.5 F5:.5 G5 Bb5 | A5:1.5 G5:.5 F5:2 | r Ab5:.5 C6:.5 D6:.5 C6:.5 Ab5 |"
    " G5:.5 Ab5:.5 Bb5:.5 C6:.5 Eb6:2 | D6:.5 C6:.5 G5:.5 Eb5:.5 F5:.5 A5:.5 C6 | Bb5:3 r |"
)
# What the violin sings above the theme.
OVER_FIRST = "r Bb5:2 A5 | G5:3 F5 | Eb5:2 r:2 | r C5:.5 D5:.5 Eb5:.5 F5:.5 A5 | F5:2 D6:2 | D6:2 B5:2 | Bb5:2 G5:2 | A5:1.5 G5:.5 F5 Eb5 |"
OVER_SECOND = "r Bb5:2 A5 | G5:3 F5 | Eb5:2 G5 Bb5 | A5:2 C6 A5 | C6:2 D6:2 | Bb5:3 G5 | G5:2 Eb5:2 | D5:3 r |"
OVER_BRIDGE = "Bb5:3 G5 | Gb5:2 Eb5:2 | F5:2 D5:2 | B5:2 F5:2 | G5:2 Bb5:2 | E5:2 Bb5:2 | Bb5:2 G5:2 | A5:2 Eb5:2 |"


def stems():
    """The base and the layer, each with its train."""
    return [base(), layer()]


def base():
    """Piano, bass, clarinet and vibraphone."""
    music = s.Score("afternoon", 0.5, len(CHORDS), swing=0.12)
    left = music.part("left hand", s.PIANO, -24, -0.15, low=80)
    right = music.part("right hand", s.PIANO, -19.5, -0.1)
    bass = music.part("bass", s.BASS, -23, 0.05, 0.1)
    clarinet = music.part("clarinet", s.CLARINET, -18.5, 0.15, 0.3, wind=True, vibrato=6, late=0.01)
    vibes = music.part("vibes", s.VIBES, -22, 0.4, 0.3)
    music.swells((0, 0.9), (4, 0.95), (20, 1), (28, 1.03), (36, 0.95), (52, 1), (60, 1.05), (68, 0.97))
    band.two_beat(bass, CHORDS, range(68), 31, 78, 1.7)
    band.stride(left, CHORDS, range(68), 43, 53, 58, 0.5)
    right.line(0, "F5:1.5 D5:.5 Bb4 D5 | F5:1.5 D5:.5 B4 D5 | Eb5:1.5 C5:.5 G4 Bb4 | A4:2 r:2 |", 66)
    clarinet.line(3, "r:2 F4:.5 A4:.5 C5 |", 64)
    clarinet.line(4, theme.FIRST, 76)
    vibes.line(4, ECHO, 56, legato=1.6)
    clarinet.line(12, theme.SECOND, 78)
    vibes.line(12, "r:4 | r:4 | r:4 | r A5:.5 C6:.5 A5 F5 | r:4 | r:4 | r:4 | r Bb5:.5 D6:.5 F6 r |", 54, legato=1.5)
    right.line(20, theme.BRIDGE, 76, 1.0, up=12)
    right.voice(20, second_voice(theme.BRIDGE, CHORDS, 20 * 4), 58, up=12)
    clarinet.line(28, theme.SECOND, 80)
    vibes.voice(28, second_voice(theme.SECOND, CHORDS, 28 * 4), 54)
    right.line(36, PIANO_SOLO, 76)
    vibes.line(44, VIBES_SOLO, 74, legato=1.0)
    clarinet.line(52, theme.BRIDGE, 78)
    right.line(52, "r:4 | r:2 Eb5:.5 Gb5:.5 Bb5 | r:2 D5:.5 F5:.5 Bb5 | r:4 | r:4 | r:2 Bb5:.5 G5:.5 E5 | r:4 | r:2 C6:.5 A5:.5 F5 |", 58)
    clarinet.line(60, theme.SECOND, 82)
    right.line(
        60,
        "F5+D5:3 r | r:2 F5+D5 r | Eb5+G5:2 r:2 | r A5+C6:.5 C6+Eb6:.5 A5+C6 r | Ab5+C6:2 F5+Ab5:2 | Bb5+G5:3 r | Bb4+G5:2 Eb5+A5:2 | D5+F5:2 r:2 |",
        58,
    )
    hits = [(0, "axle", 0.5), (0.18, "axle", 0.36), (2, "axle", 0.34), (2.18, "axle", 0.24)]
    return music, rail.rhythm(music, hits, -35)


def layer():
    """Violin, accordion, guitar and brushes."""
    music = s.Score("afternoon-layer", 0.5, len(CHORDS), swing=0.12)
    violin = music.part("violin", s.VIOLIN, -21.5, 0.3, 0.4, wind=True)
    accordion = music.part("accordion", s.ACCORDION, -24.5, -0.35, 0.25, wind=True)
    guitar = music.part("guitar", s.GUITAR, -25, -0.5, 0.15, low=140)
    drums = music.part("brushes", s.BRUSHES, -29, 0.1, 0.15, drums=True)
    music.swells((0, 0.85), (4, 0.95), (36, 1), (60, 1.05), (68, 0.95))
    band.pompe(guitar, CHORDS, range(68), 55, 60)
    band.brushes(drums, range(68), 42, fills=(11, 19, 27, 35, 43, 51, 59, 67))
    accordion.line(0, "F4+D4:4 | F4+D4:4 | Eb4+G4:4 | Eb4+A4:4 |", 58)
    violin.line(4, OVER_FIRST, 70)
    violin.line(12, OVER_SECOND, 72)
    accordion.voice(20, second_voice(theme.BRIDGE, CHORDS, 20 * 4, least=4), 64)
    violin.line(20, OVER_BRIDGE, 66)
    accordion.voice(28, second_voice(theme.SECOND, CHORDS, 28 * 4, least=5), 64)
    violin.line(28, OVER_SECOND, 74)
    violin.line(36, "Bb4:4 | D5:4 | C5:4 | C5:2 A4:2 | Bb4:4 | B4:4 | C5:2 Eb5:2 | Eb5:2 C5:2 |", 62)
    accordion.line(44, "D4+F4:4 | D4+F4:4 | C4+Eb4:4 | C4+Eb4:4 | C4+Ab4:2 D4+Ab4:2 | Eb4+G4:4 | Eb4+G4:2 Eb4+F4:2 | D4+F4:3 r |", 60)
    violin.line(52, OVER_BRIDGE, 72)
    violin.line(60, OVER_SECOND, 76)
    accordion.voice(60, second_voice(theme.SECOND, CHORDS, 60 * 4), 66)
    return music, None
