"""What lies below everything else: the dark pattern of the table, a beam of light, the lanes of the two trains."""

from lib.country import low_hills
from lib.draw import at, clip_path, clipped, path, rect
from lib.sprite import Sprite, boxed

PAGE = "ground"
FANS = "M0 32A32 32 0 0 1 64 32M8 32A24 24 0 0 1 56 32M16 32A16 16 0 0 1 48 32M24 32A8 8 0 0 1 40 32"
WIRE = "#2B405F"


def fans():
    fan = path(FANS, "none", "#1B2C48", 1)
    return "".join(at(i * 64, j * 32, fan) for i in range(-1, 6) for j in range(-1, 6))


def lane(w, h, base, seed):
    """Country by night behind a train, w × h, wheels on y = base: sky, two ranges of hills, the catenary."""
    s = rect(0, 0, w, h, "url(#lane)")
    s += low_hills(0, w, base + 2, 58, 97, seed, "#14243C") + low_hills(0, w, base + 2, 34, 71, seed + 1, "#192C48")
    for q in range(114, w, 196):
        s += rect(q, h * 0.16, 2, h * 0.72, WIRE) + rect(q - 7, h * 0.2, 16, 2, WIRE)
        wire = f"M{q - 6} {h * 0.2:.1f}Q{q + 98} {h * 0.32:.1f} {q + 190} {h * 0.2:.1f}"
        s += path(wire, "none", WIRE, 1)
    return clipped("lane-clip", s)


def sprites():
    yield Sprite("bg/fans", (0, 0, 320, 160), fans(), page="panels", bleed=True)
    yield Sprite("bg/table", (0, 0, 320, 160), rect(-9, -9, 338, 178, "#0E192B") + fans(), page=PAGE, bleed=True)
    beam = path("M0 35L900 3.5V66.5Z", "#2B4A75", extra='opacity=".22"')
    yield Sprite("bg/beam", (0, 0, 900, 70), beam, page=PAGE)
    w, h, base = 1164, 138, 122
    defs = clip_path("lane-clip", f'<rect width="{w}" height="{h}" rx="4"/>')
    yield boxed("lane/bg", w, h, lane(w, h, base, 1.1), defs=defs, page=PAGE)
    yield boxed("lane/bg/lower", w, h, lane(w, h, base, 2.3), defs=defs, page=PAGE)
