"""The music of the table, "Lounge Car, Second Service": piano, clarinet, bass. 32 bars at 100, B flat; our own."""

from lib import score as s
from lib.harmony import bars, bass, voicing

from . import rail

TEMPO = 100
CHORDS = bars(
    "Bb6 | Gm7 | Cm7 | F7 | Bb6 | Bdim | Cm7 | F7 |"
    "Bb6 | Gm7 | Cm7 | F7 | Fm7 Bb7 | Eb6 | Cm7 F7 | Bb6 |"
    "Ebmaj7 | Ebm6 | Bb6/D | G7 | C7 | C7 | Cm7 | F7 |"
    "Bb6 | Gm7 | Cm7 | F7 | Fm7 Bb7 | Eb6 | Cm7 F7 | Bb6 F7"
)
BARS = len(CHORDS)
LEFT, RIGHT, BASS, CLARINET, VIBES = range(5)

FIRST = "D5:3 F5  D5:2 Bb4:2  C5:1.5 D5:.5 Eb5 G4  A4:4  D5:3 F5  F5:1.5 D5:.5 G#4:2  G4 Bb4 Eb5 D5  C5:3 r "
SECOND = "D5:3 F5  D5:2 Bb4:2  C5:1.5 D5:.5 Eb5 G5  F5:4  Ab5:1.5 G5:.5 F5 D5  G5:3 Eb5  D5:1.5 C5:.5 A4 C5  Bb4:4 "
BRIDGE = "G4:2 Bb4:1.5 D5:.5  F#4:2 Bb4:1.5 C5:.5  D5:1.5 Bb4:.5 F4:2  r F4:.5 G4:.5 B4 D5  E5:3 D5  C5:1.5 Bb4:.5 G4:2  r G4:.5 Bb4:.5 Eb5 D5  C5:2 A4:2 "
ECHO = "r:4 r:2 F5:.5 G5:.5 Bb5  r:4 r:2 C6:.5 A5:.5 F5  r:4 r:4 r:4 r:2 Eb5:.5 F5:.5 A5 "


def tune(overlap):
    """The whole loop, as left and right."""
    music = s.Score(TEMPO, swing=0.1)
    music.part(LEFT, s.PIANO, 98, 56)
    music.part(RIGHT, s.PIANO, 124, 62)
    music.part(BASS, s.BASS, 56, 64)
    music.part(CLARINET, s.CLARINET, 60, 78)
    music.part(VIBES, s.VIBES, 96, 48)
    music.part(s.DRUMS, s.BRUSHES, 56, 64)
    for number, bar in enumerate(CHORDS):
        accompany(music, number * 4, bar)
    music.line(RIGHT, 0, FIRST, 76, legato=1.0)
    music.line(VIBES, 0, ECHO, 50, legato=1.6)
    music.line(RIGHT, 32, SECOND, 78, legato=1.0)
    music.line(CLARINET, 64, BRIDGE, 60, legato=0.98)
    music.line(VIBES, 96, SECOND, 62, legato=1.2)
    music.line(CLARINET, 96, "F4:4 Bb4:4 G4:4 A4:4 Ab4:4 G4:4 Eb4:4 D4:3 r ", 46, legato=0.98)
    beats = BARS * 4
    train = rail.rhythm(beats, TEMPO, [(0, "axle", 0.5), (0.18, "axle", 0.36), (2, "axle", 0.34), (2.18, "axle", 0.24)])
    return rail.looped(music.render(beats, passes=2, gain=0.6, room=0.6), beats, TEMPO, train, 0.07, overlap)


def accompany(music, start, bar):
    """Bass in two, chords of the left hand off the beat, brushes as soft as rain."""
    chord_at = lambda beat: [chord for at, chord in bar if at <= beat][-1]
    for beat in (0, 2):
        changed = any(at == beat for at, _ in bar)
        music.note(BASS, start + beat, 1.7, bass(chord_at(beat), 31, fifth=not changed), 70 if beat == 0 else 62)
        music.chord(LEFT, start + beat + 1, 0.8, voicing(chord_at(beat), 53), 44)
    music.chord(LEFT, start + 0, 0.6, (bass(chord_at(0), 43),), 46)
    for beat in (0, 1, 1.5, 2, 3, 3.5):
        music.note(s.DRUMS, start + beat, 0.2, 40, 20 if beat % 1 else 28)
    for beat in (1, 3):
        music.note(s.DRUMS, start + beat, 0.2, 38, 24)
