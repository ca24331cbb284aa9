"""The route: the board's own strip (Paris) with three stations' room, places of coming cards, rails."""
from lib.draw import *
from lib.places import dome, eiffel, hills, spire
from lib.sprite import Sprite, boxed

W = 458


def paris(h, rail, tower):
    """Dusk over Paris, W x h; the rail lies on y = rail. Signs, names and rail-side things are set by the game."""
    pc, far = "#141C33", "#4A4468"
    s = rect(0, 0, W, h, "url(#dusk)") + circ(382, rail - 4, 46, "url(#halo)", extra='opacity=".55"') + hills(0, W, rail - 4, 30 * h / 86, 60, .7, far)
    s += dome(340, rail + 2, 30, 40 * h / 86, far) + spire(318, rail + 2, 34 * h / 86, far) + spire(324, rail + 2, 30 * h / 86, far) + eiffel(382, rail + 2, tower, pc)
    roofs = ((348, 20, 15), (400, 22, 19), (424, 30, 13), (236, 24, 11), (124, 28, 11), (20, 22, 9), (176, 18, 8), (286, 16, 8), (70, 16, 7))
    s += "".join(rect(q, rail - hh, ww, hh + 2, pc) + path(f"M{q-1} {rail-hh}l3 -6h{ww-4}l3 6Z", pc) for q, ww, hh in roofs)
    s += "".join(rect(q, rail - r, 2.8, 3.6, LAMP) for q, r in ((352, 10), (359, 10), (404, 14), (411, 14), (411, 8), (429, 9), (436, 9), (244, 7), (252, 7), (132, 7), (142, 7), (28, 6)))
    s = rect(0, 0, W, h, NIGHT) + s + rect(0, rail + 1, W, 20, "#1B2226") + rails(0, W, rail)
    return f'<g clip-path="url(#strip)">{s}</g>' + rect(0, 0, W, h, "none", 3, LAMP, 1.6)


def ghost(h):
    s = path(notched(0, 0, 152, h, 4), "#0B1525", "#3A4F6E", 1, 'stroke-dasharray="5 5"')
    return s + at(76, h / 2 - 5, ghost_fan(), h / 86)


def sprites():
    def defs(h):
        return f'<clipPath id="strip"><rect width="{W}" height="{h}" rx="3"/></clipPath>' + lin("dusk", "#1E2F55", "#E39A6C")

    # rails: sleepers every 17, so 170 repeat without a seam; y = 0 is the top of the rail
    return [boxed("route/board", W, 86, paris(86, 74, 64), 1, defs=defs(86), page="route"), boxed("route/board/low", W, 72, paris(72, 61, 46), 1, defs=defs(72), page="route"),
            boxed("route/ghost", 152, 86, ghost(86), (4, 2, 4, 2), page="route"), boxed("route/ghost/low", 152, 72, ghost(72), (4, 4, 4, 4), page="route"),
            Sprite("rail", (0, 0, 170, 10), rails(-17, 204, 0), page="route", bleed=True)]
