"""The set-up, "Waltz for Platform Five": an accordion, a clarinet and plucked strings, planning a journey. G major; our own.

Four bars, the waltz (AABA), a trio in C for clarinet and celesta, four bars back, and A once more."""

from lib import score as s
from lib.harmony import bars, second_voice

from . import band

A = "G | G | D7 | D7 | Am7 | D7 | G6 | G6 | G | B7 | Em | A7 | Am7 | D7 | G6 |"
B = "Em | Em | B7 | B7 | Am | B7 | Em | E7 | Am7 | D7 | G6 | Em7 | A7 | A7 | Am7 | D7 |"
TRIO = "C6 | C6 | G7 | G7 | G7 | G7 | C6 | C6 | C6 | C7 | F6 | F6 | Fm6 | C6 | G7 | C6 |"
CHORDS = bars(f"G6 | Em7 | Am7 | D7 | {A} D7 | {A} G6 | {B} {A} G7 | {TRIO} {TRIO} Am7 | C6 | Am7 | D7 | {A} D7", 3)

TUNE = (
    "B4 D5 G5 | B5:2 A5 | A5 F#5 D5 | C5:3 | C5 E5 A5 | C6:2 B5 | A5 F#5 G5 | D5:3 | B4 D5 G5 | B5:2 A5 | G5 F#5 E5 | C#5:3 | C5 E5 A5 | G5 F#5 D5 |"
)
FIRST_END = "G5:3 | r A4 C5 |"
SECOND_END = "G5:2 D5 | B4:2 r |"
LAST_END = "G5:3 | F#5 D5' r |"
MIDDLE = (
    "G5:2 F#5 | E5 B4 E5 | D#5:2 F#5 | B5:3 | C6:2 B5 | A5 F#5 D#5 | E5:3 | r B4 D5 |"
    " C5 E5 A5 | F#5 A5 C6 | B5:2 A5 | G5 E5 B4 | C#5 E5 G5 | A5:2 G5 | E5 C5 E5 | F#5:2 r |"
)
TRIO_TUNE = (
    "E5:3 | G5:2 E5 | D5:3 | F5:2 D5 | B4:2 D5 | F5 E5 D5 | E5:3 | G5:3 | E5:3 | G5 Bb5 G5 | A5:3 | C6:2 A5 | Ab5:2 F5 | G5:2 E5 | D5 E5 D5 | C5:3 |"
)
# What goes on below the long notes.
COUNTER = (
    "G4:3 | G4 A4 B4 | C5:2 A4 | F#4 A4 F#4 | E4:2 A4 | F#4:2 A4 | D4:2 E4 | G4 F#4 E4 |"
    " D4:3 | D#4:2 F#4 | E4:2 G4 | A4 G4 E4 | E4:2 A4 | C5:2 A4 | B4:3 | r:3 |"
)
FALLING = (
    "r E6 B5 | r G5 B5 | r F#5 A5 | r D#6 B5 | r A5 E5 | r D#6 A5 | r G5 B5 | r G#5 B5 |"
    " r C6 A5 | r A5 F#5 | r D6 B5 | r B5 G5 | r E5 A5 | r C#6 E6 | r A5 C6 | r A5' D6' |"
)
TRIO_COUNTER = (
    "r G5 C6 | r E6 C6 | r B5 G5 | r D6 B5 | r G5 F5 | r D5 G5 | r C6 G5 | r E6 C6 |"
    " r G5 C6 | r E6 C6 | r C6 A5 | r F6 C6 | r C6 Ab5 | r C6 G5 | r B5 F5 | r E5' G5' |"
)


def stems():
    """The score, without a train: it has not left yet."""
    music = s.Score("setup", 0.36, len(CHORDS), meter=3)
    accordion = music.part("accordion", s.ACCORDION, -19, 0.15, 0.2, wind=True)
    clarinet = music.part("clarinet", s.CLARINET, -19, -0.25, 0.3, wind=True, vibrato=5)
    violin = music.part("violin", s.VIOLIN, -20, 0.3, 0.35, wind=True)
    celesta = music.part("celesta", s.CELESTA, -22, 0.45, 0.35)
    plucked = music.part("pizzicato", s.PIZZICATO, -23, -0.4, 0.3)
    guitar = music.part("guitar", s.GUITAR, -24, -0.15, 0.15, low=140)
    piano = music.part("piano", s.PIANO, -27, 0.2, low=120)
    bass = music.part("bass", s.BASS, -22.5, 0, 0.1)
    bassoon = music.part("bassoon", s.BASSOON, -23, -0.1, 0.25, wind=True)
    music.swells((0, 0.9), (4, 0.97), (36, 1), (52, 1.04), (68, 0.92), (84, 0.97), (100, 0.95), (104, 1.04), (120, 0.98))
    every = range(len(CHORDS))
    band.waltz(bass, guitar, CHORDS, every, 31, 55)
    band.off_beats_in_three(piano, CHORDS, [*range(36, 68), *range(104, 120)], 60)
    plucked.line(0, "B5' r r | r G5' B5' | C6' r r | r A5' F#5' |", 66)
    clarinet.line(2, "r:3 | r F#4 A4 |", 60)
    accordion.line(4, TUNE + FIRST_END, 84)
    plucked.line(
        4,
        "r:3 | r D5' G5' | r:3 | r F#5' A5' | r:3 | r A5' F#5' | r:3 | r B5' G5' | r:3 | r D#5' F#5' | r:3 | r G5' E5' | r:3 | r:3 | r B5' D6' | r:3 |",
        60,
    )
    clarinet.line(20, TUNE + SECOND_END, 82)
    accordion.voice(20, second_voice(TUNE + SECOND_END, CHORDS, 60, 3), 62)
    bassoon.line(20, COUNTER, 66, up=-12)
    violin.line(36, MIDDLE, 80)
    plucked.line(36, FALLING, 62)
    bassoon.voice(36, second_voice(MIDDLE, CHORDS, 108, 3, 8), 56, up=-12)
    accordion.line(52, TUNE + SECOND_END, 86)
    violin.line(52, COUNTER, 70)
    clarinet.line(68, TRIO_TUNE, 80)
    bassoon.voice(68, second_voice(TRIO_TUNE, CHORDS, 204, 3, 8), 58, up=-12)
    plucked.line(68, TRIO_COUNTER, 56)
    celesta.line(84, TRIO_TUNE, 78, up=12)
    violin.voice(84, second_voice(TRIO_TUNE, CHORDS, 252, 3), 62)
    clarinet.line(
        84, "C5:3 | r G4 C5 | B4:3 | r B4 D5 | D5:3 | B4:3 | C5:3 | C5 D5 E5 | C5:3 | C5:3 | C5:3 | r C5 F5 | C5:3 | C5:3 | B4:3 | C5 G4 E4 |", 54
    )
    accordion.line(100, "C5 E5 A5 | G5:2 E5 | C5 A4 C5 | F#4 A4 C5 |", 76)
    clarinet.line(104, TUNE + LAST_END, 84)
    accordion.voice(104, second_voice(TUNE + LAST_END, CHORDS, 312, 3), 66)
    violin.line(104, COUNTER, 70)
    celesta.line(
        104,
        "r:3 | r D6' G6' | r:3 | r F#6' A5' | r:3 | r A6' F#6' | r:3 | r B5' D6' | r:3 | r D#6' F#6' | r:3 | r A5' E6' | r:3 | r:3 | r B5' D6' | r:3 |",
        58,
    )
    return [(music, None)]
