"""A scoring phase, "Lamps Along the Train": someone walks along the train and puts on one lamp after another. D minor; our own.

Plucked strings tick, bassoon and clarinet tiptoe (A), violins look out of the window (B), and bar by bar it grows brighter."""

from lib import score as s
from lib.harmony import bars, bass, chord_at, second_voice, voicing

A = "Dm6 | Dm6 | Gm6 | A7 | Dm6 | Bb7 | A7 | Dm6 |"
B = "F6 | C7/E | Dm7 | Am7 | Bb6 | F6/A | Gm7 | C7 | F6 | C7/E | Dm7 | A7/C# | Bb6 | Bdim | F6/C | A7 |"
COUNT = "Dm | C#dim | Dm/C | Bm7b5 | Bb6 | Am7 | Gm7 | A7 | Dm | Eb6 | Edim | F6 | Gm7 | G#dim | A7 | A7 |"
CHORDS = bars(f"Dm6 | Gm6 | Dm6 | A7 | {A} {A} {B} {A} {COUNT} Dm6 | Gm6 | Dm6 | A7")

STEPS = (
    "D4' r F4' r | A4:1.5 B4:.5 A4' r | G4' r Bb4' r | A4:1.5 G4:.5 E4' r | D4' r F4' r | Ab4:1.5 Bb4:.5 D5' r |"
    " C#5:1.5 A4:.5 G4' E4' | F4' D4' r:2 |"
)
ANSWERS = "r F5'  r A5' | r:4 | r Bb5' r D6' | r:2 C#6:.5 A5:.5 E5' | r F5' r A5' | r:2 Ab5:.5 F5:.5 D5' | r E5' r G5' | r:2 F5' A5' |"
WINDOW = (
    "A4:3 C5 | Bb4:2 G4:2 | F4:1.5 G4:.5 A4:2 | C5:4 | D5:3 F5 | C5:2 A4:2 | Bb4:1.5 A4:.5 G4 Bb4 | C5:4 |"
    " A4:3 C5 | Bb4:2 G4 E5 | D5:1.5 E5:.5 F5:2 | E5:4 | D5:3 F5 | Ab5:2 F5:2 | A5:1.5 G5:.5 F5 C5 | E5:2 C#5:2 |"
)
RISING = "A4:4 | G4:4 | A4:4 | B4:4 | D5:4 | C5:4 | Bb4:4 | A4:2 C#5:2 | D5:4 | Eb5:4 | E5:4 | F5:4 | G5:4 | G#5:4 | A5:4 | A5:3 r |"


def stems():
    """The score, without a train: it waits."""
    music = s.Score("scoring", 0.5, len(CHORDS), swing=0.06)
    plucked = music.part("pizzicato", s.PIZZICATO, -21, -0.3, 0.3)
    bass_part = music.part("bass", s.BASS, -22.5, 0, 0.1)
    bassoon = music.part("bassoon", s.BASSOON, -19, -0.2, 0.25, wind=True)
    clarinet = music.part("clarinet", s.CLARINET, -20, 0.3, 0.3, wind=True)
    celesta = music.part("celesta", s.CELESTA, -21, 0.4, 0.4)
    vibes = music.part("vibes", s.VIBES, -24, -0.4, 0.3)
    violins = music.part("violins", s.STRINGS, -20, 0.2, 0.35, low=150, wind=True)
    horn = music.part("horn", s.HORN, -21, -0.3, 0.4, wind=True)
    trumpet = music.part("trumpet", s.MUTED_TRUMPET, -21, 0.1, 0.35, wind=True, vibrato=7)
    clock = music.part("clock", s.KIT, -33, 0.1, 0.3, drums=True)
    brushes = music.part("brushes", s.BRUSHES, -31, 0, 0.2, drums=True)
    music.swells((0, 0.92), (4, 0.95), (20, 1), (36, 0.92), (44, 0.92), (52, 0.92), (60, 1.0), (60.5, 0.95), (64, 0.9))
    for bar in range(len(CHORDS)):
        tick(plucked, bass_part, clock, bar)
        if 20 <= bar < 36 or 52 <= bar < 60:
            for beat, kind, loudness in ((0, s.SWIRL, 34), (1, s.TAP, 40), (2, s.SWIRL, 34), (3, s.TAP, 42), (3.5, s.SWIRL, 30)):
                brushes.note(bar * 4 + beat, 0.3, kind, loudness)
    # One lamp after another: each bar has a note more than the one before.
    for number, bar in enumerate(range(44, 60)):
        keys = voicing(chord_at(CHORDS, bar * 4), 69)
        run = [*keys, *(key + 12 for key in keys)][: 1 + number // 2]
        for place, key in enumerate(run):
            celesta.note(bar * 4 + place * 0.5, 1.0, key, 66 + place)
        vibes.chord(bar * 4, 3.6, keys[:3], 46 + number)
    celesta.line(0, "r:2 D6 A5 | r:2 Bb5 G5 | r:2 F6 D6 | C#6:.5 E6:.5 G6:.5 E6:.5 C#6 r |", 66, 1.0)
    celesta.line(60, "r:2 A5 D6 | r:2 Bb5 D6 | r:2 F5 A5 | r:2 E5 C#6 |", 64, 1.0)
    bassoon.line(4, STEPS, 82, up=-12)
    vibes.line(4, ANSWERS, 60)
    bassoon.line(12, STEPS, 78, up=-12)
    clarinet.line(12, STEPS, 80)
    vibes.line(12, ANSWERS, 64)
    violins.line(20, WINDOW, 82)
    horn.line(20, "C4:4 | C4:4 | D4:4 | E4:4 | F4:4 | F4:4 | D4:4 | E4:4 | F4:4 | E4:4 | D4:4 | C#4:4 | D4:4 | F4:4 | F4:4 | E4:4 |", 60)
    clarinet.voice(28, second_voice("|".join(WINDOW.split("|")[8:]), CHORDS, 28 * 4), 62)
    clarinet.line(36, STEPS, 80)
    trumpet.line(36, ANSWERS, 66, up=-12)
    bassoon.line(36, "D3:2 A3:2 | D3:2 F3:2 | G3:2 D3:2 | A2:2 C#3:2 | D3:2 A3:2 | Ab3:2 F3:2 | E3:2 G3:2 | F3' D3' r:2 |", 66)
    horn.line(44, RISING, 72, up=-12)
    violins.line(52, "A4:4 | Bb4:4 | Bb4:4 | C5:4 | D5:4 | D5:4 | E5:4 | C#5:3 r |", 72)
    trumpet.line(52, RISING[RISING.index("D5:4 | Eb5") :], 74)
    return [(music, None)]


def tick(plucked, bass_part, clock, bar):
    """A bar of steps: the bass left and right, plucked strings between, and a clock far away."""
    for beat in (0, 2):
        symbol = chord_at(CHORDS, bar * 4 + beat)
        bass_part.note(bar * 4 + beat, 0.8, bass(symbol, 31, fifth=beat == 2), 76 - 2 * beat)
        keys = voicing(symbol, 57)
        plucked.chord(bar * 4 + beat + 1, 0.4, keys[1:], 60)
        plucked.note(bar * 4 + beat + 0.5, 0.3, keys[0], 48)
        plucked.note(bar * 4 + beat + 1.5, 0.3, keys[-1] + (12 if bar % 2 else 0), 46)
    for beat in range(4):
        clock.note(bar * 4 + beat, 0.2, s.HIGH_BLOCK if beat % 2 == 0 else s.LOW_BLOCK, 50 if beat == 0 else 38)
