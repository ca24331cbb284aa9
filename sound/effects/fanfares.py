"""What the brass plays: short for a success, longer for the end."""

from lib import score as s
from lib.synth import bell, mix

from .cards import stamped
from .material import brass, flick, knock, paper
from .rails import car_couple
from .variant import effect


@effect(-10)
def car_upgrade(v):
    at = v.near(0.11, 0.08)
    flip = mix((0, paper(at + 0.01, 1500, 9000, v.seed(51), 0.7), 0.5), (at, flick(v.seed(52)), 0.8), (at, knock(v.tuned(380), v.seed(53)), 0.5))
    last, first = v.pick(("C5 F4 A3", "Bb4 F4 D4"), ("D5 Bb4 F4", "C5 A4 F4"), ("C5 A4 F4", "A4 F4 C4"))
    return mix((0, flip, 0.55), (0.13, brass(v, [(0, 0.18, first, 76), (0.22, 0.7, last, 90)], 120, 0.62), 0.75))


@effect(-7)
def contract(v):
    chords = v.pick(("F4 C4 A3", "A4 F4 C4"), ("G4 E4 C4", "A4 F4 C4"), ("A4 F4 C4", "C5 A4 F4"))
    down = v.near(0.16, 0.08)
    return mix(
        (0, stamped(v, 101), 0.55), (down, stamped(v, 102), 1.0),
        (down + 0.08, brass(v, [(0, 0.22, chords[0], 80), (0.25, 0.7, chords[1], 96)], 120, 0.7), 0.55),
    )  # fmt: skip


@effect(-8)
def locomotive_tile(v):
    call = v.pick(
        [(0, 0.2, "F4 C4 A3 F3", 88), (0.25, 0.2, "F4 C4 A3 F3", 84), (0.5, 0.2, "A4 F4 C4 F3", 94), (0.75, 1.0, "C5 A4 F4 F3", 108)],
        [(0, 0.2, "C4 A3 F3 F3", 88), (0.25, 0.2, "F4 C4 A3 F3", 88), (0.5, 0.2, "A4 F4 C4 F3", 94), (0.75, 1.0, "Bb4 F4 D4 Bb3", 108)],
        [(0, 0.2, "A4 F4 C4 F3", 92), (0.25, 0.2, "F4 C4 A3 F3", 84), (0.5, 0.2, "G4 E4 C4 C3", 94), (0.75, 1.0, "A4 F4 C4 F3", 108)],
    )
    return mix((0, car_couple(v), 0.35), (0.3, brass(v, call, 120, 1.05), 0.9))


@effect(-5)
def game_over(v):
    begin = [(0, 0.3, "F4 C4 A3 F3", 92), (0.33, 0.3, "F4 C4 A3 F3", 88), (0.67, 0.3, "F4 C4 A3 F3", 92), (1, 0.9, "A4 F4 C4 F3", 104)]
    end = v.pick(
        [(2, 0.45, "Bb4 F4 D4 Bb3", 100), (2.5, 0.45, "D5 Bb4 F4 G3", 102), (3, 0.9, "C5 Bb4 E4 C3", 108), (4, 2.0, "F5 C5 A4 F3", 112)],
        [(2, 0.45, "C5 F4 C4 A3", 100), (2.5, 0.45, "C5 Ab4 F4 Ab3", 102), (3, 0.9, "D5 Bb4 F4 Bb3", 108), (4, 2.0, "C5 A4 F4 F3", 112)],
        [(2, 0.45, "C5 A4 F4 D3", 100), (2.5, 0.45, "Bb4 G4 D4 G3", 102), (3, 0.9, "E5 C5 G4 C3", 108), (4, 2.0, "F5 A4 F4 F3", 112)],
    )
    fanfare = brass(v, begin + end, 150, 2.7, (s.TRUMPET, s.TRUMPET, s.TROMBONE, s.TUBA))
    return mix((0, fanfare, 0.9), (1.6, bell(1.1, 1396.9, half=0.2), 0.07))
