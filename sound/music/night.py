"""Rounds 3 and 4, "Lounge Car, Past Midnight": the table's theme in G minor, slow, with the vibraphone in front.

Four bars, the theme (AABA), and a chorus of the clarinet over A. The layer brings a muted trumpet, strings and brushes."""

from lib import score as s
from lib.harmony import bars

from . import band, rail, theme

CHORDS = bars(f"Gm | Ebmaj7 | Am7b5 | D7b9 | {theme.NIGHT_A1} {theme.NIGHT_A2} {theme.NIGHT_B} {theme.NIGHT_A2} {theme.NIGHT_A1.rstrip(' |')}")

SOLO = (
    "D5:1.5 Bb4:.5 G4 A4 | Bb4:2 D5 F5 | Eb5:1.5 C5:.5 A4:2 | r F#4:.5 A4:.5 C5:.5 Eb5:.5 D5 | Bb4:1.5 G4:.5 E5:2 |"
    " D5:.5 E5:.5 G5 E5:2 | Eb5:1.5 D5:.5 C5 Bb4 | A4:2 F#4 r |"
)
# What the trumpet says from the far end of the car.
FAR_FIRST = "r:4 | r:2 D5 Eb5 | C5:2 r:2 | r A4:.5 C5:.5 Eb5 D5 | r:4 | r:2 G5:1.5 E5:.5 | Eb5:2 r:2 | r A4:.5 C5:.5 F#5 A5 |"
FAR_SECOND = "r:4 | r:2 D5 G5 | Eb5:2 r:2 | r F#4:.5 A4:.5 C5:.5 Bb4:.5 A4 | r:2 Ab4 G4 | G4:3 r | r:2 C5:.5 Eb5:.5 D5 | r D5:.5 E5:.5 G5:2 |"
FAR_BRIDGE = (
    "r:2 G5:2 | r Eb5:.5 Gb5:.5 Ab5:2 | r:2 D5:.5 F5:.5 Bb5 | G5:2 r:2 | r G5:.5 F5:.5 G5:2 | r:2 C5:.5 Eb5:.5 G5 | Eb5:2 r:2 | r F#5:.5 A5:.5 C6:2 |"
)


def stems():
    """The base and the layer, each with its train."""
    return [base(), layer()]


def base():
    """Vibraphone in octaves, piano, bass, and a low clarinet."""
    music = s.Score("night", 0.75, len(CHORDS), swing=0.15)
    piano = music.part("piano", s.PIANO, -24, -0.25, 0.3, low=80)
    high = music.part("right hand", s.PIANO, -20, -0.2, 0.3)
    bass = music.part("bass", s.BASS, -23, 0.05, 0.1)
    vibes = music.part("vibes", s.VIBES, -18.5, 0.2, 0.35)
    clarinet = music.part("clarinet", s.CLARINET, -20, -0.05, 0.35, wind=True, vibrato=7, late=0.02)
    music.swells((0, 0.88), (4, 0.95), (20, 1.04), (28, 1), (36, 1.03), (44, 0.9))
    band.two_beat(bass, CHORDS, range(44), 31, 76, 1.8)
    for bar in range(44):
        # Every bar a soft chord, answered late: the piano only breathes.
        band.off_beats(piano, CHORDS, [bar], 55, 54, 1.4, beats=(0.5,) if bar % 2 else (1,))
        band.off_beats(piano, CHORDS, [bar], 55, 48, 0.8, beats=(2.5,))
    high.line(0, "r:2 D5:.5 G5:.5 Bb5 | A5:1.5 G5:.5 D5:2 | r:2 C5:.5 Eb5:.5 A5 | F#5:3 r |", 62, legato=1.1)
    for up, loudness in ((0, 66), (12, 76)):
        vibes.line(4, theme.NIGHT_FIRST, loudness, 1.0, up)
        vibes.line(28, theme.NIGHT_SECOND, loudness, 1.0, up)
    clarinet.line(12, theme.NIGHT_SECOND, 78)
    vibes.line(12, "r:4 | r:2 D6:.5 Bb5:.5 G5 | r:4 | r:2 A5:.5 C6:.5 F#6 | r:4 | r:2 G5:.5 Bb5:.5 D6 | r:4 | r:2 Bb5:.5 D6:.5 E6 |", 58, 1.1)
    high.line(20, theme.NIGHT_BRIDGE, 76, 1.0, up=12)
    clarinet.line(20, "Bb3:4 | C4:4 | D4:2 F4:2 | E4:4 | Eb4:4 | Eb4:2 A3:2 | C4:4 | C4:2 A3:2 |", 62)
    clarinet.line(28, "D4:4 | G4:4 | Eb4:4 | F#4:4 | Ab4:2 F4:2 | Eb4:4 | Eb4:2 C4:2 | Bb3:3 r |", 60)
    clarinet.line(36, SOLO, 80)
    vibes.line(36, "r:2 G5+Bb5:2 | r:4 | r:2 G5+C6:2 | r:4 | r:2 Bb5+D6:2 | r:4 | r:2 G5+Eb6:2 | r:2 A5+C6:2 |", 54, 0.8)
    hits = [(0, "axle", 0.5), (0.16, "axle", 0.36), (2, "axle", 0.34), (2.16, "axle", 0.24)]
    return music, rail.rhythm(music, hits, -36)


def layer():
    """Muted trumpet, strings and brushes."""
    music = s.Score("night-layer", 0.75, len(CHORDS), swing=0.15)
    trumpet = music.part("trumpet", s.MUTED_TRUMPET, -22.5, -0.4, 0.5, wind=True, vibrato=9, late=0.02)
    strings = music.part("strings", s.SLOW_STRINGS, -24, 0.2, 0.4, low=160, wind=False)
    celesta = music.part("celesta", s.CELESTA, -29, 0.5, 0.5)
    drums = music.part("brushes", s.BRUSHES, -29, 0.1, 0.2, drums=True)
    music.swells((0, 0.85), (4, 0.95), (20, 1.05), (36, 1), (44, 0.88))
    band.pad(strings, CHORDS, range(44), 55, 58)
    band.brushes(drums, range(44), 42)
    trumpet.line(4, FAR_FIRST, 70)
    trumpet.line(12, FAR_SECOND, 72)
    trumpet.line(20, FAR_BRIDGE, 72)
    trumpet.line(28, FAR_SECOND, 74)
    trumpet.line(36, "r:4 | r:2 G4:2 | r:4 | A4:3 r | r:2 D5:2 | r:4 | G4:2 r:2 | r C5:.5 Eb5:.5 D5 A4 |", 66)
    # Stars between the telegraph poles.
    for bar in (bar for bar in range(44) if CHORDS[bar][0][1] in ("Ebmaj7", "Cm9")):
        celesta.line(bar, "r:3 D6:.25 F6:.25 G6:.5 |", 60)
    return music, None
