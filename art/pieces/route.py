"""The route: the board's own strip (Paris) with room for three stations, places of future cards, rails."""

from lib.country import dome, eiffel, low_hills, spire
from lib.draw import at, circ, clip_path, clipped, lin, notched, path, rect
from lib.marks import ghost_fan, rails
from lib.palette import LAMP, NIGHT
from lib.sprite import Sprite, boxed

PAGE = "route"
W, H, RAIL = 458, 86, 74
# Roofs of Paris: x, width, height; lit windows: x, height above the rail.
ROOFS = (
    (348, 20, 15),
    (400, 22, 19),
    (424, 30, 13),
    (236, 24, 11),
    (124, 28, 11),
    (20, 22, 9),
    (176, 18, 8),
    (286, 16, 8),
    (70, 16, 7),
)
WINDOWS = (
    (352, 10),
    (359, 10),
    (404, 14),
    (411, 14),
    (411, 8),
    (429, 9),
    (436, 9),
    (244, 7),
    (252, 7),
    (132, 7),
    (142, 7),
    (28, 6),
)


def paris():
    """Dusk over Paris, W × H. The game adds signs, names and things beside the rail."""
    near, far = "#141C33", "#4A4468"
    s = rect(0, 0, W, H, NIGHT) + rect(0, 0, W, H, "url(#dusk)")
    s += circ(382, RAIL - 4, 46, "url(#halo)", extra='opacity=".55"') + low_hills(0, W, RAIL - 4, 30, 60, 0.7, far)
    s += dome(340, RAIL + 2, 30, 40, far) + spire(318, RAIL + 2, 34, far) + spire(324, RAIL + 2, 30, far)
    s += eiffel(382, RAIL + 2, 64, near)
    for q, w, h in ROOFS:
        s += rect(q, RAIL - h, w, h + 2, near) + path(f"M{q - 1} {RAIL - h}l3 -6h{w - 4}l3 6Z", near)
    s += "".join(rect(q, RAIL - h, 2.8, 3.6, LAMP) for q, h in WINDOWS)
    s += rect(0, RAIL + 1, W, 20, "#1B2226") + rails(0, W, RAIL)
    return clipped("strip", s) + rect(0, 0, W, H, "none", 3, LAMP, 1.6)


def ghost(h):
    """The dashed place of a future card, h high."""
    s = path(notched(0, 0, 152, h, 4), "#0B1525", "#3A4F6E", 1, 'stroke-dasharray="5 5"')
    return s + at(76, h / 2 - 5, ghost_fan(), h / 86)


def sprites():
    defs = clip_path("strip", f'<rect width="{W}" height="{H}" rx="3"/>') + lin("dusk", "#1E2F55", "#E39A6C")
    yield boxed("route/board", W, H, paris(), 1, defs=defs, page=PAGE)
    yield boxed("route/ghost", 152, 86, ghost(86), (4, 2, 4, 2), page=PAGE)
    yield boxed("route/ghost/low", 152, 72, ghost(72), (4, 4, 4, 4), page=PAGE)
    # There is a sleeper every 17, so that 170 repeats without a seam; y = 0 is the top of the rail.
    yield Sprite("rail", (0, 0, 170, 10), rails(-17, 204, 0), page=PAGE, bleed=True)
