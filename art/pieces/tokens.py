"""Coins, seals, tickets, badges, and the signs beside the rail of the route."""

from lib.draw import circ, notched, path, rect
from lib.marks import arrow, coin, seal, seal_double, start_flag, tick, times
from lib.palette import BRASS, INK, LAMP, MUTED, NIGHT, PAPER, SCORED, SIGNAL, STEAM
from lib.sprite import Sprite, boxed


def board(x, y, w, h, lit=False):
    """Bonus station: paper board, brass edge; lit once it is reached."""
    light = rect(x - 4, y - 4, w + 8, h + 8, LAMP, 8, extra='opacity=".5" filter="url(#soft)"') if lit else ""
    return light + rect(x, y, w, h, PAPER, 5, LAMP if lit else "#7A5A18", 2.4 if lit else 2)


def pips():
    """Cards taken from a row; rounds of the three piles: still to come, current, over.

    Each pile has a shape of its own, none of them a player's: colours alone would not tell the first from the third.
    """
    yield "taken", circ(0, 0, 6.5, SIGNAL, PAPER, 1.6)
    yield "open", circ(0, 0, 6.5, "none", MUTED, 1.6)
    hexagon, wedge = "M0 -7.4L6.6 -3.7V3.7L0 7.4L-6.6 3.7V-3.7Z", "M-7.4 -5.8H7.4L0 7.2Z"
    for pile, c, outline, heart in ((1, "#4FA37F", None, 0), (2, "#6FA8EC", hexagon, 0), (3, "#E07C8E", wedge, -1.6)):

        def shape(fill, c=c, outline=outline):
            joined = 'stroke-linejoin="round" '
            return path(outline, fill, c, 2, joined) if outline else circ(0, 0, 6.5, fill, c, 2)

        yield f"round-{pile}", shape("none")
        yield f"round-{pile}/now", shape(c) + circ(0, heart, 2.6, "#0A1322")
        yield f"round-{pile}/over", shape(c)


def sprites():
    yield boxed("coin", 20, 20, coin(10, 10, 10), 5)
    yield boxed("coin/space", 20, 20, circ(10, 10, 8.4, "none", "#5D718E", 1.3, 'stroke-dasharray="3 3"'))
    yield boxed("seal", 32, 32, seal(16, 16, ""), 4)
    yield boxed("seal/scored", 32, 32, seal(16, 16, "", fill=SCORED), 4)
    yield boxed("seal/night", 32, 32, seal(16, 16, "", fill="#574B4C"), 4)
    yield Sprite("ticket", (0, 0, 40, 30), path(notched(1, 1, 38, 28, 3), SIGNAL, "#F0B9A0", 1.1))
    yield boxed("tick", 16, 16, tick(8, 8), 2)
    dot = circ(8, 8, 8, SCORED, PAPER, 1.4) + path("M4.2 8l2.8 3.1l5.2 -6.2", "none", PAPER, 2.2)
    yield boxed("tick/dot", 16, 16, dot, 2)
    yield boxed("double", 28, 28, seal_double(14, 14), 1)
    yield boxed("start-flag", 26, 44, start_flag(13, 25), 2)
    yield Sprite("post", (-5, 0, 10, 40), rect(-1.6, -5, 3.2, 50, "#2a2118"), bleed=True)
    yield Sprite("station/dot", (-10, -10, 20, 20), circ(0, 0, 5, PAPER, INK, 1.4))
    yield Sprite("station/dot-reached", (-10, -10, 20, 20), circ(0, 0, 5, LAMP, INK, 1.4))
    yield Sprite("sign/board", (0, 0, 40, 30), board(1, 1, 38, 28))
    yield Sprite("sign/board-lit", (0, 0, 60, 50), board(10, 10, 40, 30, True))
    yield Sprite("sign/name", (0, 0, 40, 30), path(notched(1, 1, 38, 28, 3), NIGHT, BRASS, 1.1))
    for name, colour in (("ink", INK), ("lamp", LAMP), ("steam", STEAM)):
        yield boxed(f"arrow/{name}", 16, 12, arrow(8, 6, 14, colour), 2)
    for name, colour in (("ink", INK), ("lamp", LAMP), ("red", SIGNAL)):
        yield boxed(f"times/{name}", 10, 10, times(5, 5, 4, colour))
    for name, svg in pips():
        yield Sprite(f"pip/{name}", (-10, -10, 20, 20), svg)
