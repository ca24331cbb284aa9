"""Cells for the small boards of other players: a train as a row of cells, each 20 × 19."""

from lib.draw import circ, mid, path, rect
from lib.marks import envelope
from lib.palette import BRASS, CLASS, INK, LAMP, PAPER
from lib.sprite import Sprite
from pieces.engines import EXPRESS, VALUES

CELL, DOT = (0, 0, 20, 20), (0, 0, 10, 10)


def engine_cell(n=None):
    """An engine by its value; without one, for a value that has no picture."""
    col = "#24456F" if n and n >= EXPRESS else "#2C5547"
    s = path("M.5 18.5V2H10V.5H19.5V18.5Z", col, LAMP, 1)
    return s + mid(10, 10, n, 15, LAMP) if n else s


def sprites():
    for v, (body, _, ink) in CLASS.items():
        yield Sprite(f"mini/{v}", CELL, rect(0.4, 0.4, 19.2, 18.2, body, 2, INK, 0.8) + mid(10, 9.6, v, 16, ink))
    for n in VALUES:
        yield Sprite(f"mini/engine/{n}", CELL, engine_cell(n))
    yield Sprite("mini/engine", CELL, engine_cell())
    letter = rect(0.4, 0.4, 19.2, 18.2, "#9C3327", 2, INK, 0.8) + envelope(10, 9.5, 13, 9)
    yield Sprite("mini/mail", CELL, letter)
    yield Sprite("mini/order", DOT, circ(5, 5, 3.4, "#CFE0EA", INK, 1))
    yield Sprite("mini/guest", DOT, circ(5, 5, 3.4, BRASS, INK, 1))
    blank = rect(1, 1, 18, 18, "none", 2, "#41536E", 1, 'stroke-dasharray="2 3"')
    yield Sprite("mini/middle-blank", CELL, blank)
    yield Sprite("mini/middle", CELL, rect(0.5, 0.5, 19, 19, PAPER, 2, "#9A7B35", 0.8))
