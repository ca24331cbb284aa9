"""What lies under everything: the night pattern of the table, a beam of light, the lanes of the two trains."""
from lib.draw import *
from lib.places import hills
from lib.sprite import Sprite, boxed

FANS = "M0 32A32 32 0 0 1 64 32M8 32A24 24 0 0 1 56 32M16 32A16 16 0 0 1 48 32M24 32A8 8 0 0 1 40 32"


def fans():
    return "".join(at(i * 64, j * 32, path(FANS, "none", "#1B2C48", 1)) for i in range(-1, 6) for j in range(-1, 6))


def lane(w, h, base, seed):
    """Night country behind a train, w x h, wheels on y = base: sky, two lines of hills, the catenary."""
    f = h / 138
    s = rect(0, 0, w, h, "url(#lane)") + hills(0, w, base + 2, 58 * f, 97, seed, "#14243C") + hills(0, w, base + 2, 34 * f, 71, seed + 1, "#192C48")
    for q in range(114, w, 196):
        s += rect(q, h * .16, 2, h * .72, "#2B405F") + rect(q - 7, h * .2, 16, 2, "#2B405F") + path(f"M{q-6} {h*.2:.1f}Q{q+98} {h*.32:.1f} {q+190} {h*.2:.1f}", "none", "#2B405F", 1)
    return f'<g clip-path="url(#lane-clip)">{s}</g>'


def sprites():
    out = [Sprite("bg/fans", (0, 0, 320, 160), fans(), page="ground", bleed=True), Sprite("bg/table", (0, 0, 320, 160), rect(-9, -9, 338, 178, "#0E192B") + fans(), page="ground", bleed=True),
           Sprite("bg/beam", (0, 0, 900, 70), path("M0 35L900 3.5V66.5Z", "#2B4A75", extra='opacity=".22"'), page="ground"),
           Sprite("bg/veil", (0, 0, 10, 10), rect(-1, -1, 12, 12, "#070D17"), page="ground", bleed=True)]
    for name, w, h, base in (("lane/bg", 1164, 138, 122), ("lane/low", 1042, 118, 106)):
        defs = f'<clipPath id="lane-clip"><rect width="{w}" height="{h}" rx="4"/></clipPath>'
        out += [boxed(name, w, h, lane(w, h, base, 1.1), 0, defs=defs, page="ground"), boxed(f"{name}/lower", w, h, lane(w, h, base, 2.3), 0, defs=defs, page="ground")]
    return out
