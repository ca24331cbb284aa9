"""The title, "Departure 21:05": a foxtrot for a small dance band of the 1920s and a train. F major and B flat; our own.

Four bars of train, a chorus (AABA), a trio with the tune in the trombone, a break, and a chorus in other colours."""

from lib import score as s
from lib.harmony import bars, second_voice

from . import band, rail

INTRO = "F6 | Abdim | Gm7 | C7"
A = "F6 | F6 | D7 | D7 | G7 | C7 |"
B = "Bb6 | Bdim | F6/C | D7 | G7 | G7 | C7 | C7#5"
TRIO = "Bb6 | Bb6 | F7 | F7 | Cm7 | F7 | Bb6 | Bb7 | Eb6 | Edim | Bb6/F | G7 | C7 | F7 | Bb6 | C7"
CHORDS = bars(
    f"{INTRO} | {A} F6 D7 | Gm7 C7 | {A} F6 | F7 | {B} | {A} F6 D7 | Gm7 C7 |"
    f"{TRIO} | F6 D7 | Gm7 C7 | F6 D7 | Gm7 C7 |"
    f"{A} F6 D7 | Gm7 C7 | {A} F6 | F7 | {B} | {A} F6 Bb6 | F6"
)

THEME = (
    "r:.5 C5:.5 A4:.5 C5:.5 >F5 C5 | D5:.5 C5:.5 A4:.5 F4:.5 >A4:2 |"
    " r:.5 D5:.5 C5:.5 D5:.5 >F#5 D5 | E5:.5 D5:.5 C5:.5 A4:.5 >C5:2 |"
    " r:.5 B4:.5 D5:.5 F5:.5 >E5 D5 | Bb4:.5 C5:.5 E5:.5 G5:.5 >F5:.5 E5:.5 D5 | "
)
FIRST_END = "C5:1.5 A4:.5 C5:2 | r C5:.5 D5:.5 E5:.5 G5:.5 E5 |"
SECOND_END = "F5:1.5 C5:.5 A4 F4 | r:.5 F4:.5 A4:.5 C5:.5 >Eb5:2 |"
THIRD_END = "F5:1.5 D5:.5 C5 A4 | Bb4:.5 C5:.5 D5 E5:.5 G5:.5 E5 |"
LAST_END = "F5 r:.5 C5:.5 D5:.5 C5:.5 A4 | >F5' r >F4' r |"
BRIDGE = (
    "D5:1.5 F5:.5 D5 Bb4 | D5:1.5 F5:.5 D5 G#4 | C5:1.5 F5:.5 C5 A4 | F#4:.5 A4:.5 C5:.5 Eb5:.5 >D5:2 |"
    " G4:.5 B4:.5 D5:.5 F5:.5 E5 D5 | F5:.5 E5:.5 D5:.5 B4:.5 D5:2 |"
    " r:.5 C5:.5 E5:.5 G5:.5 >Bb5 A5 | G#5 G5:.5 F#5:.5 E5 D5 |"
)
# What the trombone says when the tune holds its breath.
ANSWERS = "r:4 | r:2 C4:.5 D4:.5 F4 | r:4 | r:2 A3:.5 C4:.5 D4 | r:4 | r:2 G3:.5 Bb3:.5 C4 |"
DEEP_TUNE = (
    "D4:3 C4 | Bb3:2 F3:2 | A3:3 C4 | Eb4:4 | D4:1.5 C4:.5 Bb3 G3 | F3:2 A3:2 | Bb3:3 D4 | F4:3 r |"
    " G4:3 F4 | E4:2 Db4:2 | D4:3 F4 | D4:2 B3:2 | C4:1.5 D4:.5 E4 C4 | A3:2 Eb4:2 | D4:3 Bb3 | E4 C4 Bb3 G3 |"
)
RUNS = (
    "r:2 F5:.5 G5:.5 Bb5:.5 D6:.5 | C6:.5 Bb5:.5 G5:.5 F5:.5 D5:2 | r:2 C6:.5 A5:.5 F5:.5 Eb5:.5 | C5:.5 Eb5:.5 F5:.5 A5:.5 C6:2 |"
    " r:2 Bb5:.5 G5:.5 Eb5:.5 D5:.5 | C5:.5 Eb5:.5 G5:.5 A5:.5 C6:.5 A5:.5 F5:.5 Eb5:.5 | D5:2 r:2 | r Ab5:.5 F5:.5 D5 r |"
    " r:2 Bb5:.5 G5:.5 Eb5:.5 G5:.5 | Bb5:.5 G5:.5 E5:.5 Db5:.5 Bb4:2 | r:2 D5:.5 F5:.5 Bb5:.5 D6:.5 | B5:.5 G5:.5 F5:.5 D5:.5 B4:2 |"
    " r:2 E5:.5 G5:.5 Bb5:.5 C6:.5 | A5:.5 F5:.5 Eb5:.5 C5:.5 A4:2 | r:2 Bb4:.5 D5:.5 F5:.5 G5:.5 | Bb5:.5 G5:.5 E5:.5 C5:.5 E5 r |"
)
BREAK = (
    "C6:.5 A5:.5 G5:.5 F5:.5 F#5:.5 A5:.5 C6:.5 D6:.5 | Bb5:.5 G5:.5 D5:.5 Bb4:.5 C5:.5 E5:.5 G5:.5 Bb5:.5 |"
    " A5:.5 G5:.5 F5:.5 C5:.5 D5:.5 F#5:.5 A5:.5 C6:.5 | Bb5 r:.5 G5:.5 E5' r |"
)
PIANO_SOLO = (
    "A5:.5 G5:.5 F5:.5 D5:.5 C5 >F5 | A5:.5 Bb5:.5 B5:.5 C6:.5 A5 F5 | F#5:.5 A5:.5 C6:.5 A5:.5 F#5:.5 D5:.5 C5 | D5:.5 Eb5:.5 F#5:.5 A5:.5 >C6 r |"
    " B5:.5 D6:.5 B5:.5 G5:.5 F5:.5 D5:.5 B4 | E5:.5 G5:.5 Bb5:.5 C6:.5 Bb5:.5 G5:.5 E5:.5 C5:.5 |"
    " >A5 C6:.5 A5:.5 F#5:.5 A5:.5 D5 | G5:.5 Bb5:.5 D5:.5 F5:.5 E5:.5 G5:.5 C5 |"
)
# The line through the chords that a second tune hangs on.
GUIDE = "C5:4 | D5:4 | C5:4 | A4:2 C5:2 | B4:4 | Bb4:4 | A4:4 | C5:2 Eb5:2 |"
OBBLIGATO = (
    "C6:1.5 A5:.5 G5 F5 | r F5:.5 G5:.5 A5:.5 C6:.5 A5 | C6:1.5 A5:.5 F#5 A5 | r A5:.5 C6:.5 D6:.5 C6:.5 A5 |"
    " B5:1.5 D6:.5 B5 G5 | E5:.5 G5:.5 Bb5:.5 C6:.5 E6 D6 | C6 A5:.5 F5:.5 G5:.5 F5:.5 D5 | >C6' r >A5' r |"
)


def stems():
    """The score and its train."""
    music = s.Score("title", 0.375, len(CHORDS), swing=0.11)
    piano = music.part("piano", s.BRIGHT_PIANO, -23, -0.2, low=90)
    solo = music.part("solo", s.BRIGHT_PIANO, -19, -0.2)
    tuba = music.part("tuba", s.TUBA, -23, 0, 0.15)
    banjo = music.part("banjo", s.BANJO, -28, 0.45)
    trumpet = music.part("trumpet", s.MUTED_TRUMPET, -19, -0.12, wind=True, vibrato=10, late=0.006)
    clarinet = music.part("clarinet", s.CLARINET, -19, 0.28, wind=True, vibrato=6)
    trombone = music.part("trombone", s.TROMBONE, -20.5, -0.4, wind=True, vibrato=8, late=0.008)
    accordion = music.part("accordion", s.ACCORDION, -20, 0.15, 0.2, wind=True)
    strings = music.part("strings", s.STRINGS, -25, 0.4, 0.35, low=180, wind=True)
    drums = music.part("drums", s.BRUSHES, -28, 0.05, 0.2, drums=True)
    music.swells(
        (0, 0.86),
        (4, 0.96),
        (20, 0.95),
        (28, 1.05),
        (35, 1.05),
        (36, 0.92),
        (52, 1),
        (56, 0.88),
        (64, 0.95),
        (72, 1),
        (80, 1.06),
        (86, 1.06),
        (88, 1.0),
    )

    full = [*range(4, 52), *range(56, 86)]
    band.two_beat(tuba, CHORDS, full, 29, 84)
    band.stride(piano, CHORDS, [*range(0, 52), *range(56, 86)], 41, 57)
    band.off_beats(banjo, CHORDS, [*range(4, 52), *range(64, 86)], 60, 58, 0.3)
    band.brushes(drums, [*range(0, 52), *range(56, 86)], 42, fills=(3, 11, 19, 27, 51, 63, 71, 79))
    # In the break the band only marks the bars, and at the end it plays what the tune plays.
    for bar, places in [*((bar, (0,)) for bar in range(52, 56)), (86, (0, 2)), (87, (0, 2))]:
        for beat in places:
            tuba.note(bar * 4 + beat, 0.5, {52: 29, 53: 31, 54: 29, 55: 36, 86: 29 if beat == 0 else 34, 87: 36 if beat == 0 else 29}[bar], 92)
            piano.chord(bar * 4 + beat, 0.4, (57, 60, 62, 65) if bar != 86 or beat == 0 else (58, 62, 65, 67), 76)
            drums.note(bar * 4 + beat, 0.3, s.SLAP, 46)

    solo.line(
        0, "A5:.5 C6:.5 A5:.5 F5:.5 C6 A5 | Ab5:.5 B5:.5 Ab5:.5 F5:.5 B5 Ab5 | G5:.5 Bb5:.5 G5:.5 D5:.5 Bb5 G5 | E5:.5 G5:.5 Bb5:.5 G5:.5 C6:2 |", 72
    )
    trumpet.line(2, "r:4 | r:2 E4:.5 G4:.5 Bb4 |", 62)
    trumpet.line(4, THEME + FIRST_END, 88)
    clarinet.line(12, THEME + SECOND_END, 84)
    trombone.line(12, ANSWERS + "r:2 F3 G3 | A3 C4 Eb4:2 |", 74)
    trumpet.line(20, BRIDGE, 86)
    strings.line(20, "F4+Bb4:4 | F4+Ab4:4 | F4+A4:4 | F#4+A4:4 | F4+B4:4 | F4+B4:4 | E4+Bb4:4 | E4+G#4:4 |", 60)
    clarinet.line(28, THEME + THIRD_END, 84)
    trumpet.voice(28, second_voice(THEME + THIRD_END, CHORDS, 28 * 4), 66)
    trombone.line(28, ANSWERS + "r:2 F3 F#3 | G3 Bb3 C4:2 |", 72)
    trombone.line(36, DEEP_TUNE, 92, legato=0.96)
    clarinet.line(36, RUNS, 72)
    accordion.line(36, "D4+F4:4 | D4+G4:4 | C4+Eb4:4 | C4+A4:4 | G3+Bb3:4 | A3+Eb4:4 | D4+F4:4 | D4+Ab4:4 |", 56)
    accordion.line(44, "Bb3+G4:4 | Bb3+G4:4 | Bb3+F4:4 | B3+F4:4 | Bb3+E4:4 | C4+Eb4:4 | D4+F4:4 | C4+E4:2 Bb3+E4:2 |", 56)
    clarinet.line(52, BREAK, 88)
    solo.line(56, PIANO_SOLO, 82)
    accordion.line(64, THEME + SECOND_END, 84)
    accordion.voice(64, second_voice(THEME + SECOND_END, CHORDS, 64 * 4), 66)
    strings.line(64, GUIDE, 66)
    trumpet.line(72, BRIDGE, 86)
    trombone.voice(72, second_voice(BRIDGE, CHORDS, 72 * 4, least=4), 72)
    solo.line(72, "r:4 | r:2 F6:.5 D6:.5 B5 | r:4 | r:2 F#6:.5 Eb6:.5 C6 | r:4 | r:2 D6:.5 B5:.5 G5 | r:4 | r:4 |", 66)
    trumpet.line(80, THEME + LAST_END, 92)
    trombone.voice(80, second_voice(THEME + LAST_END, CHORDS, 80 * 4, least=4), 76)
    clarinet.line(80, OBBLIGATO, 80)
    strings.line(80, "A4:4 | C5:4 | A4:4 | F#4:4 | F4:4 | G4:4 | A4:2 G4:2 | r:4 |", 60)
    hits = [(0, "axle", 0.5), (0.25, "axle", 0.35), (2, "axle", 0.42), (2.25, "axle", 0.3)]
    puffs = [(0.5, "puff", 0.35), (1.5, "puff", 0.22), (2.5, "puff", 0.3), (3.5, "puff", 0.22)]
    train = rail.rhythm(music, hits + puffs, -29, ((0, 1.6), (4, 0.8), (50, 0.7), (52, 1.3), (55, 1.3), (56, 0.7), (84, 0.8), (88, 1.6)))
    return [(music, train)]
