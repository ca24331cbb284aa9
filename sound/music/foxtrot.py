"""The foxtrot of the title, "Departure 21:05": a small 1920s band and a train. 44 bars at 160, F major; our own."""

from lib import score as s
from lib.harmony import bars, bass, voicing

from . import rail

TEMPO = 160
A = "F6 | F6 | D7 | D7 | G7 | C7 |"
CHORDS = bars(
    f"{A} F6 D7 | Gm7 C7 | {A} F6 | F7 |"
    "Bb6 | Bdim | F6/C | D7 | G7 | G7 | C7 | Caug7 |"
    "F6 | F6 | D7 | D7 | Gm7 | C7 | F6 D7 | Gm7 C7 |"
    "F6 | F6 | D7 | D7 | G7 | C7 | F6 Bb6 | F6 |"
    "F6 | Abdim | Gm7 | C7"
)
BARS = len(CHORDS)
PIANO, BASS, BANJO, TRUMPET, CLARINET, TROMBONE = range(6)

THEME = (
    "r:.5 C5:.5 A4:.5 C5:.5 >F5 C5  D5:.5 C5:.5 A4:.5 F4:.5 >A4:2 "
    "r:.5 D5:.5 C5:.5 D5:.5 >F#5 D5  E5:.5 D5:.5 C5:.5 A4:.5 >C5:2 "
    "r:.5 B4:.5 D5:.5 F5:.5 >E5 D5  Bb4:.5 C5:.5 E5:.5 G5:.5 >F5:.5 E5:.5 D5 "
)
FIRST_END = "C5:1.5 A4:.5 C5:2  r C5:.5 D5:.5 E5:.5 G5:.5 E5 "
SECOND_END = "F5:1.5 C5:.5 A4 F4  r:.5 F4:.5 A4:.5 C5:.5 >Eb5:2 "
BRIDGE = (
    "D5:1.5 F5:.5 D5 Bb4  D5:1.5 F5:.5 D5 G#4  C5:1.5 F5:.5 C5 A4  F#4:.5 A4:.5 C5:.5 Eb5:.5 >D5:2 "
    "G4:.5 B4:.5 D5:.5 F5:.5 E5 D5  F5:.5 E5:.5 D5:.5 B4:.5 D5:2  r:.5 C5:.5 E5:.5 G5:.5 >Bb5 A5  G#5 G5:.5 F#5:.5 E5 D5 "
)
LAST = (
    "r:.5 C5:.5 A4:.5 C5:.5 >F5 C5  D5:.5 C5:.5 A4:.5 F4:.5 >A4:2 "
    "r:.5 D5:.5 C5:.5 D5:.5 >F#5 D5  E5:.5 D5:.5 C5:.5 A4:.5 >C5:2 "
    "r:.5 Bb4:.5 D5:.5 F5:.5 >G5 F5  E5:.5 G5:.5 Bb5:.5 A5:.5 G5:.5 E5:.5 C5 "
    "F5 r:.5 C5:.5 D5:.5 C5:.5 A4  F4 r:3 "
)
# The trombone has the tune of the trio, with runs of the clarinet around it.
TRIO = (
    "F3:3 A3  C4:2 A3:2  D4:3 C4  A3:2 F#3:2  G3:1.5 A3:.5 B3 D4  C4:2 Bb3 G3  A3:1.5 C4:.5 Bb3 G3  F3:3 r "
)
RUNS = (
    "r:2 C6:.5 A5:.5 F5:.5 C5:.5  A5:.5 G5:.5 F5:.5 D5:.5 C5:2  r:2 D6:.5 C6:.5 A5:.5 F#5:.5  A5:.5 F#5:.5 D5:.5 C5:.5 A4:2 "
    "r:2 B5:.5 G5:.5 F5:.5 D5:.5  E5:.5 G5:.5 Bb5:.5 C6:.5 E6:2  C6:.5 A5:.5 F5:.5 A5:.5 D5:.5 F5:.5 G5:.5 E5:.5  F5:2 r:2 "
)
ANSWERS = "r:4 r:2 C4:.5 Eb4:.5 F4  r:4 r:2 A3:.5 C4:.5 D4  r:4 r:2 G3:.5 Bb3:.5 C4  r:8 "


def tune(overlap):
    """The whole loop, as left and right."""
    music = s.Score(TEMPO, swing=0.11)
    music.part(PIANO, s.BRIGHT_PIANO, 82, 50)
    music.part(BASS, s.TUBA, 88, 64)
    music.part(BANJO, s.BANJO, 62, 88)
    music.part(TRUMPET, s.MUTED_TRUMPET, 88, 58)
    music.part(CLARINET, s.CLARINET, 76, 78)
    music.part(TROMBONE, s.TROMBONE, 74, 42)
    music.part(s.DRUMS, s.BRUSHES, 72, 64)
    for number, bar in enumerate(CHORDS):
        rhythm(music, number * 4, bar, quiet=number >= 40)
    music.line(TRUMPET, 0, THEME + FIRST_END, 88)
    music.line(CLARINET, 32, THEME + SECOND_END, 80)
    music.line(TROMBONE, 32, ANSWERS, 66)
    music.line(TRUMPET, 64, BRIDGE, 84)
    music.line(CLARINET, 96, LAST, 80)
    music.line(TRUMPET, 96, LAST, 60)
    music.line(TROMBONE, 96, ANSWERS, 62)
    music.line(TROMBONE, 128, TRIO, 90, legato=0.96)
    music.line(CLARINET, 128, RUNS, 70)
    # Four bars of only the train and the piano, with a distant chord of the brass that leads back to the beginning.
    music.line(PIANO, 160, "A5:.5 C6:.5 A5:.5 F5:.5 C6 A5  Ab5:.5 B5:.5 Ab5:.5 F5:.5 B5 Ab5  G5:.5 Bb5:.5 G5:.5 D5:.5 Bb5 G5  E5:.5 G5:.5 Bb5:.5 G5:.5 C6:2", 72)
    music.chord(TRUMPET, 172, 3.4, ("E5",), 56)
    music.chord(TROMBONE, 172, 3.4, ("Bb3",), 60)
    beats = BARS * 4
    train = rail.rhythm(beats, TEMPO, [(0, "axle", 0.5), (0.25, "axle", 0.35), (2, "axle", 0.42), (2.25, "axle", 0.3), (0.5, "puff", 0.35), (1.5, "puff", 0.22), (2.5, "puff", 0.3), (3.5, "puff", 0.22)])
    return rail.looped(music.render(beats, passes=2, gain=0.45, room=0.5), beats, TEMPO, train, 0.1, overlap)


def rhythm(music, start, bar, quiet):
    """Bass on one and three, piano and banjo on two and four, brushes throughout."""
    chord_at = lambda beat: [chord for at, chord in bar if at <= beat][-1]
    for beat in (0, 2):
        changed = any(at == beat for at, _ in bar)
        key = bass(chord_at(beat), 29, fifth=not changed)
        music.note(BASS, start + beat, 0.85, key, 84 if beat == 0 else 74)
        music.note(PIANO, start + beat, 0.5, bass(chord_at(beat), 41, fifth=not changed), 58)
    for beat in (1, 3):
        keys = voicing(chord_at(beat), 57)
        music.chord(PIANO, start + beat, 0.35, keys, 52 if quiet else 60)
        if not quiet:
            music.chord(BANJO, start + beat, 0.3, voicing(chord_at(beat), 60), 58)
        music.note(s.DRUMS, start + beat, 0.3, 38, 50)
    for beat in (0, 1, 1.5, 2, 3, 3.5):
        music.note(s.DRUMS, start + beat, 0.2, 40, 34 if beat % 1 else 42)
