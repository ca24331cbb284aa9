"""The revelation, "Who Drew the Curtain?": a murder is solved in the dining car. C minor, slow; our own.

A bass that goes down step by step below tremolos, a muted trumpet (A), the vibraphone (A), a saxophone (B), the trumpet with
strings, and down again."""

from lib import score as s
from lib.harmony import bars

from . import band, rail

A = "Cm | CmM7 | Fm9 | Fm9 | Dm7b5 | G7b9 | CmM7 | G7#5 |"
B = "Abmaj7 | Db9 | Gm7b5 | C7b9 | Fm9 | Bb13 | Ebmaj7 | Dm7b5 G7b9 |"
DOWN = "Cm | G7b9/B | Gm7b5/Bb | Am7b5 | Abmaj7 | G7b9 | Cm6 | G7b9"
CHORDS = bars(f"Cm | G7b9/B | Gm7b5/Bb | G7b9 | {A} {A} {B} {A} {DOWN}")

TUNE = "r:2 Eb5:1.5 D5:.5 | B4:3 C5 | Ab4:2 C5 F5 | Eb5:1.5 C5:.5 Ab4:2 | r D5:.5 F5:.5 Ab5 F5 | F5:1.5 D5:.5 B4 D5 | Eb5:3 D5 | B4:3 r |"
SECOND = "r:2 Eb5 G5 | B4:2 D5 C5 | Ab4 C5 Eb5 G5 | Eb5:1.5 C5:.5 Ab4:2 | r F5:.5 Ab5:.5 C6 Ab5 | F5 D5 B4 Ab4 | B4:2 D5 G5 | Eb5:1.5 D5:.5 B4 r |"
MIDDLE = "C5:3 Eb5 | Eb5:1.5 Db5:.5 B4:2 | Bb4:3 Db5 | C5:1.5 Bb4:.5 G4:2 | Ab4:2 C5 Eb5 | D5:1.5 C5:.5 G4:2 | Bb4:3 G4 | F4:1.5 Ab4:.5 B4:2 |"
CLUE = "Eb5:2 C5 G5 | F5:2 D5 Ab5 | Db5:2 Bb4 G5 | Eb5:2 C5 G5 | Eb5:2 C5 G5 | F5 D5 B4:2 | A4:2 C5 Eb5 | D5 B4 Ab4 r |"
SHADOW = "C3:2 r Eb3 | B2:2 r D3 | C3:2 r Ab2 | C3:2 r:2 | F3:2 r D3 | B2:2 r G2 | C3:2 r Eb3 | D#3:2 r:2 |"


def stems():
    """The score and its train, which has stopped breathing."""
    music = s.Score("revelation", 0.75, len(CHORDS), swing=0.15)
    bass = music.part("bass", s.BASS, -22, 0, 0.12)
    piano = music.part("piano", s.PIANO, -24, -0.2, 0.35, low=80)
    vibes = music.part("vibes", s.VIBES, -20, 0.35, 0.4)
    trumpet = music.part("trumpet", s.MUTED_TRUMPET, -18.5, -0.15, 0.5, wind=True, vibrato=10, late=0.02)
    saxophone = music.part("saxophone", s.ALTO_SAX, -19, 0.15, 0.4, wind=True, vibrato=9, late=0.02)
    bassoon = music.part("bassoon", s.BASSOON, -23, -0.4, 0.35, wind=True)
    tremolo = music.part("tremolo", s.TREMOLO, -26, 0.3, 0.45, low=150)
    strings = music.part("strings", s.SLOW_STRINGS, -24, 0.3, 0.4, low=150)
    timpani = music.part("timpani", s.TIMPANI, -27, 0, 0.4)
    drums = music.part("brushes", s.BRUSHES, -30, 0.1, 0.25, drums=True)
    music.swells((0, 1.0), (2, 0.95), (4, 0.95), (12, 0.95), (20, 1), (28, 1.04), (35, 1.08), (36, 1), (42, 0.92), (44, 0.88))
    band.walking(bass, CHORDS, range(4, 36), 31, 74)
    band.two_beat(bass, CHORDS, [*range(4), *range(36, 44)], 31, 76, 1.7)
    band.brushes(drums, range(2, 44), 40)
    for bar in range(4, 44):
        band.off_beats(piano, CHORDS, [bar], 55, 54, 0.7, beats=(1.5,) if bar % 2 else (1, 2.5))
    band.pad(tremolo, CHORDS, [*range(4), *range(36, 44)], 60, 54)
    vibes.line(0, "C5+G5:3 r | D5+Ab5:3 r | Db5+G5:3 r | r B4:.5 D5:.5 F5 Ab5 |", 62, 1.0)
    timpani.line(0, "C3:1 r:3 | r:4 | r:4 | r:2 G2:.5 G2:.5 G2 |", 60)
    trumpet.line(4, TUNE, 82)
    vibes.line(4, "r:4 | r:2 G5:.5 Eb5:.5 D5 | r:4 | r:2 G5:.5 Ab5:.5 C6 | r:4 | r:4 | r:2 B5:.5 G5:.5 B4 | r:2 D#5:.5 G5:.5 B5 |", 58, 1.0)
    vibes.line(12, SECOND, 76, 1.0)
    bassoon.line(12, SHADOW, 72)
    saxophone.line(20, MIDDLE, 82)
    strings.line(20, "Eb4+G4:4 | F4+B4:4 | F4+Bb4:4 | E4+Bb4:4 | Eb4+C5:4 | D4+C5:4 | D4+G4:4 | D4+Ab4:4 |", 58)
    vibes.line(20, "r:4 | r:2 F5:.5 Ab5:.5 B5 | r:4 | r:2 E5:.5 G5:.5 Db6 | r:4 | r:2 D5:.5 Ab5:.5 C6 | r:4 | r:4 |", 56, 1.0)
    trumpet.line(28, TUNE, 88)
    band.pad(strings, CHORDS, range(28, 36), 58, 62)
    saxophone.line(28, "G4:4 | G4:4 | F4:4 | C5:2 F4:2 | Ab4:4 | Ab4:4 | G4:4 | G4:3 r |", 60)
    vibes.line(36, CLUE, 74, 1.0)
    bassoon.line(36, "C4:4 | B3:4 | Bb3:4 | A3:4 | Ab3:4 | G3:4 | A3:4 | B3:3 r |", 66)
    trumpet.line(40, "r:4 | r:2 Ab4:1.5 G4:.5 | r:4 | r:2 F4:2 |", 58)
    timpani.line(36, "C3 r:3 | r:4 | r:4 | r:4 | r:2 Ab2 r | G2 r:3 | C3 r:3 | r:2 G2:.5 G2:.5 G2 |", 62)
    hits = [(0, "axle", 0.4), (0.16, "axle", 0.3)]
    return [(music, rail.rhythm(music, hits, -36))]
