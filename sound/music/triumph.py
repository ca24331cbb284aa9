"""The result, "Constantinople, On Time": the winner's train leaves for the East. F major and a scale of D between; our own.

A fanfare, a march of the brass, the same with accordion and clarinet, a dance of oboe and dulcimer over a drone, and the
march again with everyone."""

from lib import score as s
from lib.harmony import bars, second_voice

from . import band, rail

A = "F | F | Bb6 | F | Gm7 | C7 | F | C7 | F | F7 | Bb6 | Bdim | F/C | D7 | Gm7 C7 | F |"
EAST = "D | D | Eb6 | D | Gm | Cm | D7 | D | D | Gm | Eb6 | D7 | Gm | Cm6 | D7 | Gm C7 |"
CHORDS = bars(f"F | Bb6/F | Db6 | C7 | {A} {A} {EAST} C7 | C7 | C7 | C7 | {A} Bb6 | Bbm6 | F6 | F C7")

MARCH = (
    "C5:1.5 C5:.5 >F5 A5 | G5:1.5 F5:.5 C5:2 | D5:1.5 F5:.5 >Bb5 A5 | G5:1.5 A5:.5 F5:2 | D5:1.5 G5:.5 >Bb5 A5 | G5 E5 C5 E5 |"
    " F5:1.5 A5:.5 C6:2 | r C5:.5 D5:.5 E5 G5 | C5:1.5 C5:.5 >F5 A5 | G5:1.5 F5:.5 Eb5:2 | D5:1.5 F5:.5 >Bb5 C6 | D6:1.5 B5:.5 Ab5 F5 |"
    " >C6:1.5 A5:.5 F5:2 | F#5:1.5 A5:.5 D5:2 | G5 Bb5 E5 G5 | >F5:2 r:2 |"
)
DANCE = (
    "A4:1.5 Bb4:.5 A4 F#4 | G4:.5 F#4:.5 Eb4 D4:2 | r G4:.5 Bb4:.5 C5 G4 | F#4:1.5 G4:.5 A4:2 | Bb4:1.5 C5:.5 D5 Bb4 |"
    " C5:.5 Bb4:.5 A4 G4:2 | F#4:.5 G4:.5 A4:.5 Bb4:.5 C5 Eb5 | D5:4 | D5:1.5 Eb5:.5 D5 C5 | Bb4:.5 C5:.5 Bb4:.5 A4:.5 G4:2 |"
    " G4:.5 A4:.5 Bb4 C5 Bb4 | A4:1.5 Bb4:.5 F#4:2 | G4:.5 A4:.5 Bb4:.5 C5:.5 D5 Bb4 | C5:.5 D5:.5 Eb5 C5 A4 |"
    " F#4:.5 G4:.5 A4 C5 A4 | G4:.5 A4:.5 Bb4 C5:2 |"
)
# The trombones below the march.
DEEP = (
    "F3:2 A3:2 | C4:2 A3:2 | D4:2 Bb3:2 | A3 C4 F3:2 | Bb3:2 G3:2 | C4:2 Bb3:2 | A3:2 F3:2 | C4 Bb3 G3 E3 |"
    " F3:2 A3:2 | Eb4:2 C4:2 | D4:2 Bb3:2 | F3:2 D4:2 | C4:2 A3:2 | C4:2 F#3:2 | G3:2 Bb3:2 | A3 C4 F3 r |"
)
RUNS = (
    "r:4 | r:2 C6:.5 A5:.5 F5:.5 A5:.5 | r:4 | r:2 C6:.5 A5:.5 C6 | r:4 | r:2 E6:.5 C6:.5 Bb5:.5 G5:.5 | r:2 F5:.5 A5:.5 C6:.5 F6:.5 | E6:.5 C6:.5 Bb5:.5 G5:.5 E5 r |"
    " r:4 | r:2 A5:.5 C6:.5 Eb6 | r:4 | r:2 F6:.5 D6:.5 B5 | r:2 A5:.5 C6:.5 F6 | r:2 A5:.5 C6:.5 D6 | r:4 | F6' C6' A5' r |"
)


def stems():
    """The score and its train, which gathers speed."""
    music = s.Score("triumph", 0.44, len(CHORDS), swing=0.05)
    tuba = music.part("tuba", s.TUBA, -21.5, 0, 0.15)
    piano = music.part("piano", s.BRIGHT_PIANO, -24, -0.15, low=90)
    trumpet = music.part("trumpet", s.TRUMPET, -19, 0.1, 0.3, wind=True, vibrato=6)
    second = music.part("second trumpet", s.TRUMPET, -22, 0.3, 0.3, wind=True)
    trombone = music.part("trombone", s.TROMBONE, -21, -0.35, 0.3, wind=True, vibrato=5)
    horn = music.part("horns", s.HORN, -22, -0.15, 0.4, wind=True)
    accordion = music.part("accordion", s.ACCORDION, -19.5, 0.2, 0.2, wind=True)
    clarinet = music.part("clarinet", s.CLARINET, -21, 0.4, 0.3, wind=True)
    oboe = music.part("oboe", s.OBOE, -19, 0.1, 0.35, wind=True, vibrato=10)
    dulcimer = music.part("dulcimer", s.DULCIMER, -22, -0.35, 0.3)
    strings = music.part("strings", s.STRINGS, -24, 0.3, 0.4, low=120, wind=True)
    drums = music.part("drums", s.BRUSHES, -28.5, 0.05, 0.2, drums=True)
    hands = music.part("hand drums", s.KIT, -25, -0.1, 0.25, drums=True)
    music.swells((0, 0.97), (4, 0.97), (20, 0.92), (36, 0.88), (44, 0.94), (52, 0.92), (56, 1.05), (72, 1.06), (74, 0.98), (76, 0.98))
    march = [*range(4, 36), *range(56, 74)]
    band.two_beat(tuba, CHORDS, [*range(36), *range(52, 76)], 29, 82)
    band.stride(piano, CHORDS, march, 41, 57)
    band.brushes(drums, [*range(2, 36), *range(52, 76)], 42, fills=(3, 11, 19, 27, 35, 55, 63, 71))
    fanfare(trumpet, second, trombone, horn)
    trumpet.line(4, MARCH, 84)
    second.voice(4, second_voice(MARCH, CHORDS, 16), 66)
    trombone.line(4, DEEP, 72)
    accordion.line(20, MARCH, 84)
    clarinet.line(20, RUNS, 74)
    horn.line(20, DEEP, 62, up=0)
    east(oboe, dulcimer, strings, hands, clarinet)
    trombone.line(52, "r:4 | G3:1.5 G3:.5 Bb3:2 | C4:1.5 C4:.5 E4:2 | G3 Bb3 C4 r |", 72)
    horn.line(52, "G4:4 | Bb4:4 | C5:4 | E4 G4 Bb4 r |", 66)
    strings.line(52, "E4+G4:4 | G4+Bb4:4 | Bb4+C5:4 | C5+E5:3 r |", 66)
    trumpet.line(54, "r:2 C5:.5 C5:.5 C5 | E5 G5 Bb5 r |", 72)
    trumpet.line(56, MARCH, 90)
    second.voice(56, second_voice(MARCH, CHORDS, 56 * 4), 72)
    trombone.line(56, DEEP, 80)
    clarinet.line(56, RUNS, 80)
    strings.line(56, "A4:4 | C5:4 | D5:4 | C5:4 | Bb4:4 | Bb4:4 | A4:4 | G4:4 | A4:4 | A4:4 | Bb4:4 | Ab4:4 | A4:4 | A4:4 | Bb4:4 | A4:3 r |", 68)
    accordion.voice(56, second_voice(MARCH, CHORDS, 56 * 4, up=True), 62)
    oboe.line(72, "r D5:.5 F5:.5 Bb5:2 | r Db5:.5 F5:.5 G5:2 | r C5:.5 D5:.5 F5 A5 | F5:2 r:2 |", 76)
    accordion.line(72, "D4+F4:4 | Db4+F4:4 | C4+F4:4 | A3+C4:2 Bb3+E4:2 |", 66)
    hits = [
        (0, "axle", 0.5),
        (0.22, "axle", 0.36),
        (2, "axle", 0.4),
        (2.22, "axle", 0.28),
        (1, "puff", 0.3),
        (3, "puff", 0.3),
        (0.5, "puff", 0.18),
        (2.5, "puff", 0.18),
    ]
    train = rail.rhythm(music, hits, -30, ((0, 0.6), (4, 0.8), (36, 0.4), (52, 1), (56, 0.9), (76, 0.8)))
    return [(music, train)]


def fanfare(trumpet, second, trombone, horn):
    """Four bars of brass."""
    trumpet.line(0, "C5:.5 C5:.5 F5:1.5 C5:.5 F5 | >G5:3 F5 | Ab5:1.5 F5:.5 Db5 F5 | E5 G5:.5 G5:.5 Bb5:2 |", 88)
    second.line(0, "A4:.5 A4:.5 C5:1.5 A4:.5 C5 | >D5:3 D5 | F5:1.5 Db5:.5 Bb4 Db5 | C5 E5:.5 E5:.5 G5:2 |", 76)
    trombone.line(0, "F3:2 A3:2 | Bb3:3 Bb3 | Db4:2 Ab3:2 | C4 Bb3 G3 C3 |", 84)
    horn.line(0, "C4:4 | F4:4 | F4:4 | E4:4 |", 70)


def east(oboe, dulcimer, strings, hands, clarinet):
    """The dance: a drone, a drum of two tones, and a tune with a step that only the East takes."""
    oboe.line(36, DANCE, 82, up=12)
    dulcimer.line(36, DANCE, 72, up=0)
    clarinet.line(44, "r:4 | D5:2 Bb4:2 | Bb4:2 G4:2 | F#4:2 D5:2 | Bb4:2 D5:2 | Eb5:2 A4:2 | F#4:2 A4:2 | Bb4:2 C5:2 |", 62)
    strings.line(36, "D3+A3:4 | D3+A3:4 | Eb3+Bb3:4 | D3+A3:4 | D3+G3:4 | C3+G3:4 | D3+A3:4 | D3+A3:4 |", 66)
    strings.line(44, "D3+A3:4 | D3+G3:4 | Eb3+Bb3:4 | D3+A3:4 | D3+G3:4 | C3+G3:4 | D3+A3:4 | D3+G3:2 C3+G3:2 |", 66)
    for bar in range(36, 52):
        for beat, kind, loudness in (
            (0, s.LOW_TOM, 74),
            (0.5, s.TAMBOURINE, 44),
            (1.5, s.HIGH_TOM, 50),
            (2, s.LOW_TOM, 62),
            (3, s.HIGH_TOM, 56),
            (3.5, s.TAMBOURINE, 40),
        ):
            hands.note(bar * 4 + beat, 0.3, kind, loudness)
        if bar % 4 == 3:
            hands.note(bar * 4 + 2.5, 0.5, s.FINGER_CYMBAL, 54)
