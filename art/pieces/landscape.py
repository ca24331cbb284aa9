"""The country behind a train, in layers that drift at different speeds: sky, stars, hills, poles, ballast.

All lie in the coordinates of a lane, 138 high with the wheels on y = 122; the drawing goes on to 140, because
frames are multiples of 10. Hills are grey and white, so that the game gives them the colours of
the hour (art/README.md).
"""

import math

from lib.country import house, spire, tree
from lib.draw import at, circ, line, path, rect
from lib.palette import LAMP, PAPER
from lib.sprite import Sprite

PAGE = "ground"
HIGH, TILE, POLES = 140, 480, 240
BACK, FRONT, VILLAGE = "#FFFFFF", "#CFCFCF", "#A6A6A6"
FIELD, HEDGE, TREES, HUTS = "#F0F0F0", "#C9C9C9", "#ABABAB", "#8C8C8C"
WINDOW, WINDOW2, WIRE = "#E0AC50", "#C98F3C", "#2B405F"

# From the top to the horizon and below it, for the six rounds: offset, colour.
SKIES = {
    1: ((0, "#223C61"), (0.16, "#3A577B"), (0.29, "#6E7C8C"), (0.4, "#A68A64"), (0.55, "#6B6468"), (1, "#2B374A")),
    2: ((0, "#1E1A38"), (0.14, "#43203F"), (0.27, "#702938"), (0.4, "#8A472B"), (0.6, "#662F28"), (1, "#3A2120")),
    3: ((0, "#121532"), (0.2, "#2A2450"), (0.42, "#513C70"), (0.6, "#3C3060"), (1, "#211E3C")),
    4: ((0, "#0C1728"), (0.85, "#1B2D49"), (1, "#0E1828")),
    5: ((0, "#0E1A2B"), (0.2, "#1F3549"), (0.42, "#465F6D"), (0.6, "#3A5362"), (1, "#22313C")),
    6: ((0, "#1C2344"), (0.14, "#48375C"), (0.27, "#734150"), (0.4, "#766040"), (0.6, "#66503F"), (1, "#3C3230")),
}


def sky(n):
    """Sky of a round, the same over its whole width."""
    stops = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in SKIES[n])
    place = 'x1="0" y1="0" x2="0" y2="138" gradientUnits="userSpaceOnUse"'
    return rect(-9, -9, 40, HIGH + 18, "url(#sky)"), f'<linearGradient id="sky" {place}>{stops}</linearGradient>'


def stars():
    """Sparse stars, fewer towards the horizon; three of them larger, with rays."""
    s = ""
    for i in range(34):
        x, y = (i * 197.3 + 31 * (i % 3)) % 312 + 4, 66 * ((i * 0.618 + 0.13) % 1) ** 1.3 + 2
        s += circ(round(x, 1), round(y, 1), (0.5, 0.7, 0.45, 0.85)[i % 4], (PAPER, "#C9D6EA", PAPER)[i % 3])
    for x, y, r in ((58, 16, 2.6), (171, 34, 2.1), (268, 11, 2.4)):
        q = r * 0.2
        rays = f"M{x} {y - r}L{x + q} {y - q}L{x + r} {y}L{x + q} {y + q}L{x} {y + r}"
        s += path(rays + f"L{x - q} {y + q}L{x - r} {y}L{x - q} {y - q}Z", PAPER)
    return s


# ---------------------------------------------------------------- hills


def thrice(draw):
    """What lies in a tile, also left and right of it, so that nothing is cut at its edges."""
    return "".join(f'<g transform="translate({d} 0)">{draw}</g>' for d in (-TILE, 0, TILE))


def crest(base, waves):
    """A range that repeats after a tile: its height over x, from waves (how many in a tile, how high, the phase)."""
    return lambda x: base - sum(a * math.sin(2 * math.pi * n * x / TILE + p) for n, a, p in waves)


def ridge(height, colour):
    points = "L".join(f"{x} {height(x):.2f}" for x in range(-10, TILE + 11, 5))
    return path(f"M-10 150L{points}L{TILE + 10} 150Z", colour)


FAR_BACK = crest(56, ((1, 7, 0.4), (2, 6, 2.1), (3, 3, 4)))
FAR = crest(70, ((1, 5, 3.4), (3, 5, 0.6), (4, 2.5, 2)))
NEAR = crest(107, ((1, 3, 1), (2, 2, 2.6), (5, 0.8, 0)))


def poplar(x, foot, h, colour):
    """A slim flame of a tree."""
    w = h * 0.13
    d = f"M0 {-h}C{w:.2f} {-h * 0.7:.2f} {w * 1.3:.2f} {-h * 0.25:.2f} {w * 0.4:.2f} {-h * 0.1:.2f}V2H{-w * 0.4:.2f}"
    d += f"V{-h * 0.1:.2f}C{-w * 1.3:.2f} {-h * 0.25:.2f} {-w:.2f} {-h * 0.7:.2f} 0 {-h}Z"
    return at(x, foot, path(d, colour))


def onion(x, foot, h, colour):
    """A church tower with an onion dome."""
    w, top = h * 0.2, -h * 0.55
    dome = f"M{-w * 0.6:.2f} 0C{-w * 1.1:.2f} {-h * 0.14:.2f} {-w * 0.3:.2f} {-h * 0.2:.2f} 0 {-h * 0.36:.2f}"
    dome += f"C{w * 0.3:.2f} {-h * 0.2:.2f} {w * 1.1:.2f} {-h * 0.14:.2f} {w * 0.6:.2f} 0Z"
    s = rect(-w / 2, top, w, h * 0.55 + 2, colour) + at(0, top, path(dome, colour))
    return at(x, foot, s + rect(-0.4, -h, 0.8, h * 0.15, colour))


# Villages on the far hills: x, and for each house its distance, width and height.
VILLAGES = (
    (92, ((-26, 8, 4.5), (-15, 9, 6), (9, 9, 5.5), (21, 8, 4.5), (31, 7, 4))),
    (330, ((-22, 9, 5), (-11, 8, 6.5), (8, 10, 5.5), (20, 8, 5))),
    (214, ((0, 9, 5), (11, 7, 4))),
)


def far_houses():
    for x, houses in VILLAGES:
        yield from ((x + d, FAR(x + d + w / 2) + 1, w, h) for d, w, h in houses)


def hills_far():
    """Long hills with villages, church towers and poplars."""
    s = "".join(house(x, foot, w, h, VILLAGE, lit=False) for x, foot, w, h in far_houses())
    s += spire(95.5, FAR(95) + 3, 34, VILLAGE) + onion(332, FAR(332) + 2, 32, VILLAGE)
    for x, h in ((176, 17), (183, 20), (190, 18), (197, 16), (412, 15), (418, 18), (425, 20), (432, 16), (268, 13)):
        s += poplar(x, FAR(x) + 2, h, VILLAGE)
    s += "".join(tree(x, FAR(x) + 2, 10, VILLAGE) for x in (38, 48, 146, 282, 292, 372, 470))
    return ridge(FAR_BACK, BACK) + thrice(s) + ridge(FAR, FRONT)


def far_lit():
    """Windows of the villages."""
    s = ""
    for i, (x, foot, w, h) in enumerate(far_houses()):
        s += rect(x + w * (0.22 if i % 2 else 0.56), foot - h * 0.86, 1.6, 1.9, WINDOW)
        s += rect(x + w * 0.2, foot - h * 0.86, 1.6, 1.9, WINDOW) if i % 3 == 0 else ""
    return s + rect(94.8, FAR(95) - 11, 1.4, 2.6, WINDOW) + rect(331.3, FAR(332) - 11, 1.4, 2.6, WINDOW)


def hedge(x1, x2, h, colour):
    """A hedge along the near field: scalloped, from x1 to x2."""
    s, x = "", x1
    while x < x2:
        s += circ(x, round(NEAR(x) + 1, 1), h * (0.8 + 0.25 * math.sin(x)), colour)
        x += h * 0.9
    return s


# Where the windows of the signal box begin, from its left.
PANES = (1, 9.4, 17.8, 26.2)


def signal_box(x, foot):
    """A signal box, 34 wide: brick below, a band of windows above, a flat hipped roof with a chimney."""
    s = rect(x, foot - 24, 34, 26, HUTS) + rect(x - 2, foot - 38, 38, 14, HUTS)
    s += path(f"M{x - 5} {foot - 38:.1f}L{x + 3} {foot - 46:.1f}H{x + 31}L{x + 39} {foot - 38:.1f}Z", HUTS)
    s += rect(x + 24, foot - 51, 3.4, 7, HUTS) + rect(x - 2, foot - 24.6, 38, 1.6, TREES)
    stairs = f"M{x + 36} {foot - 24:.1f}h6L{x + 56} {foot + 1:.1f}"
    s += path(stairs, "none", HUTS, 1.8)
    return s + "".join(rect(x + q, foot - 35.6, 7, 8.4, TREES) for q in PANES)


def shed(x, foot, w, h):
    return path(f"M{x} {foot + 2:.1f}V{foot - h:.1f}L{x + w} {foot - h * 1.35:.1f}V{foot + 2:.1f}Z", HUTS)


def semaphore(x, foot):
    """A signal at the side of the line, its arm half lowered."""
    s = rect(x - 1, foot - 52, 2, 54, HUTS) + path(f"M{x} {foot - 51}l-15 4.4v3.4l15 -3.2Z", HUTS)
    return s + path(f"M{x - 2} {foot - 52:.1f}h4l-2 -4Z", HUTS)


def hills_near():
    """A field with hedges and trees, a signal box, a cottage, sheds."""
    trees = ((30, 36), (52, 28), (196, 42), (352, 32), (448, 38), (467, 26))
    poplars = ((228, 54), (239, 60), (250, 50), (306, 46))
    s = "".join(tree(x, NEAR(x) + 2, h, TREES) for x, h in trees)
    s += "".join(poplar(x, NEAR(x) + 2, h, TREES) for x, h in poplars)
    s += hedge(70, 176, 6, HEDGE) + hedge(262, 346, 5, HEDGE) + hedge(368, 440, 7, HEDGE)
    s += signal_box(98, NEAR(115)) + semaphore(76, NEAR(76)) + shed(162, NEAR(170), 20, 12)
    s += house(382, NEAR(396) + 1, 28, 17, HUTS, lit=False) + rect(401, NEAR(396) - 30, 4, 8, HUTS)
    s += shed(414, NEAR(424), 18, 11)
    fence = "".join(line(x, NEAR(x) - 8, x, NEAR(x) + 2, HUTS, 1.2) for x in range(266, 347, 9))
    fence += path("M" + "L".join(f"{x} {NEAR(x) - 6:.1f}" for x in range(264, 349, 7)), "none", HUTS, 1)
    return thrice(s + fence) + ridge(NEAR, FIELD)


def near_lit():
    """Windows of the signal box and the cottage, lamps at the shed and on the signal."""
    foot, cottage = NEAR(115), NEAR(396) + 1
    s = "".join(rect(98 + q, foot - 35.6, 7, 8.4, WINDOW2 if q == PANES[2] else WINDOW) for q in PANES)
    s += "".join(line(98 + q, foot - 35.6, 98 + q, foot - 27.2, "#6B4E14", 0.7) for q in (4.5, 12.9, 21.3, 29.7))
    s += rect(386, cottage - 13, 5, 6, WINDOW) + rect(398, cottage - 13, 5, 6, WINDOW2)
    s += circ(162.5, NEAR(170) - 9, 1.3, LAMP)
    return s + circ(74.6, NEAR(76) - 48, 1.3, LAMP)


# ---------------------------------------------------------------- beside the line


def poles():
    """Telegraph poles, one in a tile, and three wires that hang between them."""
    s, x = "", POLES / 2
    for q in (x - POLES, x, x + POLES):
        s += rect(q - 1.1, 19, 2.2, 105, WIRE)
        for y, half in ((24, 9), (31, 7)):
            s += rect(q - half, y, 2 * half, 1.8, WIRE)
            s += "".join(rect(q + d - 0.9, y - 3, 1.8, 3, WIRE, 0.8) for d in (-half + 1, half - 1))
        for d, y in ((8, 21.4), (-8, 21.4), (6, 28.4)):
            s += path(f"M{q + d} {y}Q{q + d + POLES / 2} {y + 19} {q + d + POLES} {y}", "none", WIRE, 0.8)
    return s


def ballast():
    """The ground on which the rail lies, from y = 119."""
    s = rect(-9, 121, POLES + 18, 30, "#131B27") + rect(-9, 133, POLES + 18, 20, "#0D141F")
    for i in range(96):
        x, y = (i * 61.7) % POLES, 122 + (i * 5.3) % 15
        w = 1.6 + (i % 4) * 0.5
        stone = rect(0, 0, w, 1.3, ("#263140", "#1D2734", "#313C4B")[i % 3], 0.6)
        for d in (-POLES, 0, POLES):
            s += f'<g transform="translate({x + d:.1f} {y:.1f})">{stone}</g>'
    return s + rect(-9, 120, POLES + 18, 1.4, "#2A3544")


def sprites():
    for n in SKIES:
        svg, defs = sky(n)
        yield Sprite(f"lane/sky/{n}", (0, 0, 20, HIGH), svg, defs=defs, page=PAGE, bleed=True)
    tiles = {
        "stars": (320, 70, stars()),
        "hills/far": (TILE, HIGH, hills_far()),
        "hills/far/lit": (TILE, HIGH, far_lit()),
        "hills/near": (TILE, HIGH, hills_near()),
        "hills/lit": (TILE, HIGH, near_lit()),
        "poles": (POLES, HIGH, poles()),
    }
    for name, (w, h, svg) in tiles.items():
        yield Sprite(f"lane/{name}", (0, 0, w, h), svg, page=PAGE, bleed=True)
    yield Sprite("lane/ballast", (0, 120, POLES, 20), ballast(), page=PAGE, bleed=True)
