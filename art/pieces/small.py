"""Cells of the other players' small boards: a train as a bar, 20 x 19 a car."""
from lib.draw import *
from lib.sprite import Sprite
from pieces.engines import VALUES


def engine_cell(n=""):
    col = "#24456F" if n and n > 10 else "#2C5547"
    return path("M.5 18.5V2H10V.5H19.5V18.5Z", col, LAMP, 1) + mid(10, 10, n, 15, LAMP)


def sprites():
    out = [Sprite(f"mini/{v}", (0, 0, 20, 20), rect(.4, .4, 19.2, 18.2, body, 2, INK, .8) + mid(10, 9.6, v, 16, ink)) for v, (body, _, ink) in CLASS.items()]
    out += [Sprite(f"mini/engine/{n}", (0, 0, 20, 20), engine_cell(n)) for n in VALUES]
    return out + [Sprite("mini/engine", (0, 0, 20, 20), engine_cell()), Sprite("mini/mail", (0, 0, 20, 20), rect(.4, .4, 19.2, 18.2, "#9C3327", 2, INK, .8) + envelope(10, 9.5, 13, 9)),
                  Sprite("mini/car-blank", (0, 0, 20, 20), rect(.5, .5, 19, 18, "none", 2, "#41536E", 1, 'stroke-dasharray="2 3"')),
                  Sprite("mini/order", (0, 0, 10, 10), circ(5, 5, 3.4, "#CFE0EA", INK, 1)), Sprite("mini/guest", (0, 0, 10, 10), circ(5, 5, 3.4, BRASS, INK, 1)),
                  Sprite("mini/middle-blank", (0, 0, 20, 20), rect(1, 1, 18, 18, "none", 2, "#41536E", 1, 'stroke-dasharray="2 3"')),
                  Sprite("mini/middle", (0, 0, 20, 20), rect(.5, .5, 19, 19, PAPER, 2, "#9A7B35", .8))]
