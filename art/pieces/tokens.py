"""Coins, seals, tickets, badges, and what stands beside the rail of the route."""
from lib.draw import *
from lib.sprite import Sprite, boxed

SCORED = "#6B5A55"


def lantern():
    """The conductor's lantern, 24 x 24."""
    s = path("M8.6 8.4Q12 1.4 15.4 8.4", "none", INK, 1.4) + rect(7.4, 8, 9.2, 13, LAMP, 1.6, INK, 1.2) + rect(9.8, 10.4, 4.4, 8.4, "#FFF6D8", .8)
    return s + rect(6.4, 7, 11.2, 2.4, BRASS, .6, INK, .8) + rect(6.4, 20.2, 11.2, 2.4, BRASS, .6, INK, .8)


def board(x, y, w, h, lit=False):
    """Bonus station: paper board, brass edge; lit once it is reached."""
    glow_ = rect(x - 4, y - 4, w + 8, h + 8, LAMP, 8, extra='opacity=".5" filter="url(#soft)"') if lit else ""
    return glow_ + rect(x, y, w, h, PAPER, 5, LAMP if lit else "#7A5A18", 2.4 if lit else 2)


def sprites():
    return [boxed("coin", 20, 20, coin(10, 10, 10), 5), boxed("coin/big", 40, 40, coin(20, 20, 20), 5),
            boxed("coin/space", 20, 20, circ(10, 10, 8.4, "none", "#5D718E", 1.3, 'stroke-dasharray="3 3"')),
            boxed("seal", 32, 32, seal(16, 16, ""), 4), boxed("seal/scored", 32, 32, seal(16, 16, "", fill=SCORED), 4), boxed("seal/big", 64, 64, seal(32, 32, "", 32), 3),
            boxed("seal/night", 32, 32, seal(16, 16, "", fill="#574B4C"), 4),
            Sprite("ticket", (0, 0, 40, 30), path(notched(1, 1, 38, 28, 3), SIGNAL, "#F0B9A0", 1.1)),
            Sprite("ticket/dim", (0, 0, 40, 30), path(notched(1, 1, 38, 28, 3), SCORED, "#B9A79F", 1.1)),
            boxed("tick", 16, 16, tick(8, 8), 2), boxed("tick/dot", 16, 16, circ(8, 8, 8, SCORED, PAPER, 1.4) + path("M4.2 8l2.8 3.1l5.2 -6.2", "none", PAPER, 2.2), 2),
            boxed("double", 28, 28, seal_double(14, 14), 1), boxed("lantern", 24, 24, lantern(), 3), boxed("start-flag", 26, 44, start_flag(13, 25), 2),
            Sprite("post", (-5, 0, 10, 40), rect(-1.6, -5, 3.2, 50, "#2a2118"), bleed=True),
            Sprite("station/dot", (-10, -10, 20, 20), circ(0, 0, 5, PAPER, INK, 1.4)), Sprite("station/dot-reached", (-10, -10, 20, 20), circ(0, 0, 5, LAMP, INK, 1.4)),
            Sprite("sign/board", (0, 0, 40, 30), board(1, 1, 38, 28)), Sprite("sign/board-lit", (0, 0, 60, 50), board(10, 10, 40, 30, True)),
            Sprite("sign/name", (0, 0, 40, 30), path(notched(1, 1, 38, 28, 3), NIGHT, BRASS, 1.1)),
            *(boxed(f"arrow/{n}", 16, 12, arrow(8, 6, 14, c), 2) for n, c in (("ink", INK), ("lamp", LAMP), ("steam", STEAM))),
            *(boxed(f"times/{n}", 10, 10, times(5, 5, 4, c)) for n, c in (("ink", INK), ("lamp", LAMP), ("steam", STEAM), ("red", SIGNAL))),
            *(boxed(f"steps/{d}/{n}", 36, 16, chevrons(18, 8, n, d == "right", SIGNAL, .86), (2, 2, 2, 2)) for d in ("right", "left") for n in (1, 2, 3, 4)),
            *(Sprite(f"pip/{n}", (-10, -10, 20, 20), s) for n, s in pips())]


def pips():
    """Taken cards of a row; rounds of the three piles: still to come, running, over."""
    yield "taken", circ(0, 0, 6.5, SIGNAL, PAPER, 1.6)
    yield "open", circ(0, 0, 6.5, "none", MUTED, 1.6)
    for pile, c in ((1, "#4FA37F"), (2, "#6FA8EC"), (3, "#D2677B")):
        yield f"round-{pile}", circ(0, 0, 6.5, "none", c, 2)
        yield f"round-{pile}/now", circ(0, 0, 6.5, c, c, 2) + circ(0, 0, 2.6, "#0A1322")
        yield f"round-{pile}/over", circ(0, 0, 6.5, c, c, 2)
