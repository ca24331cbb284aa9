"""Parts of effects: sparks, puffs of smoke, a rubber stamp, a shadow."""

from lib.draw import circ, notched, path, rect
from lib.palette import SIGNAL
from lib.players import diamond
from lib.sprite import Sprite, boxed

# Smoke by night, from the shadow below to the light above.
SMOKE = ("#8794A6", "#A3AEBC", "#BDC7D0", "#DCE3E6", "#F4F6F5")
# Three puffs: the scallops of their outline, as x, y, radius; light comes from above left.
PUFFS = (
    ((-3.6, 0.6, 4.6), (3.2, 1.4, 4.8), (0, -3.2, 5), (-0.4, 3.4, 4.4)),
    ((-4.4, -1.2, 3.9), (0.2, -3.4, 4.2), (4.4, -0.4, 3.9), (1.8, 3, 4.2), (-2.6, 3, 4)),
    ((-3.2, 2.4, 4.6), (2.8, 2.6, 4.2), (-2, -3, 4.4), (3.6, -2, 4)),
)


def puff(scallops):
    """A puff in five tones: each lies a little further up and left and is a little smaller than the one below."""
    s = ""
    for i, tone in enumerate(SMOKE):
        k, up = 1 - i * 0.17, i * 0.55
        s += "".join(circ(round(x * k - up, 2), round(y * k - up, 2), round(r * k, 2), tone) for x, y, r in scallops)
    return s


def spark():
    """A small lozenge with a dim edge."""
    return path(diamond(0, 0, 3.6), "#FFF6DC", extra='opacity=".4"') + path(diamond(0, 0, 2.2), "#FFFDF6")


def stamp():
    """The frame of a rubber stamp, 96 × 44: two red rules with notched corners, a little worn; empty inside."""
    s = path(notched(2.5, 2.5, 91, 39, 5), "none", SIGNAL, 2.8)
    s += path(notched(7, 7, 82, 30, 4), "none", SIGNAL, 1.1)
    worn = rect(-2, -2, 100, 48, "#fff")
    for i in range(64):
        # Only near the rules, where there is ink.
        along, edge = (i * 37.7) % 270, (i * 2.3) % 6
        if along < 180:
            x, y = along % 96, edge + (38 if along > 96 else 0)
        else:
            x, y = edge + (90 if along > 225 else 0), (along - 180) % 44
        worn += circ(round(x, 1), round(y, 1), (0.5, 0.8, 0.4, 1)[i % 4], "#000")
    worn += path("M14 44L22 37L20 44ZM70 0L79 8L74 0Z", "#000")
    return f'<g mask="url(#worn)">{s}</g>', f'<mask id="worn">{worn}</mask>'


def sprites():
    yield Sprite("spark", (-5, -5, 10, 10), spark())
    for n, scallops in enumerate(PUFFS, 1):
        yield Sprite(f"smoke/{n}", (-10, -10, 20, 20), puff(scallops))
    svg, defs = stamp()
    yield boxed("stamp/fulfilled", 96, 44, svg, (2, 3, 2, 3), defs=defs)
    shadow = rect(8, 8, 24, 24, "#000", 6, extra='opacity=".5" filter="url(#soft)"')
    yield Sprite("shadow/card", (0, 0, 40, 40), shadow, page="panels")
