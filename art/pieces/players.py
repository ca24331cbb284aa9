"""The players' figures: conductors (feet at 0, 0), locomotives on the route, emblems."""

from lib.draw import at, circ, path
from lib.palette import BRASS, INK, PLAYER
from lib.players import STEPS, conductor, emblem, loco, route_token
from lib.sprite import Sprite


def cap(who):
    """The conductor on the small board of another player: a bust above the cell, 10 wide, foot at 0, 0."""
    c = PLAYER[who]
    return at(0, 1, path("M-5 -1Q-4.5 -6 0 -6T5 -1Z", c, INK, 1) + circ(0, -7.4, 3, c, INK, 1))


def sprites():
    for who in PLAYER:
        yield Sprite(f"conductor/{who}", (-25, -58, 40, 60), conductor(0, 0, 44, who))
        for step in STEPS:
            yield Sprite(f"conductor/{who}/walk/{step}", (-25, -58, 50, 60), conductor(0, 0, 44, who, step))
        yield Sprite(f"loco/{who}", (-2, -2, 80, 40), route_token(who, 76))
        yield Sprite(f"emblem/{who}", (-3, -3, 30, 30), emblem(who, 12, 12, 10))
        yield Sprite(f"cap/{who}", (-10, -14, 20, 20), cap(who))
    yield Sprite("conductor/ink", (-15, -48, 30, 50), conductor(0, 0, 44))
    yield Sprite("loco/ink", (-2, -2, 70, 40), loco(64))
    plinth = path("M-15 0h30v-4h-4v-3h-22v3h-4Z", BRASS, "#5b4310", 0.8)
    yield Sprite("plinth", (-20, -10, 40, 20), plinth)
