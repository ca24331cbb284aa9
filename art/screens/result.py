"""The result: the terminus, its platform with steps, ribbon, hanging sign, bars for the arrested player.

Borders of the nine slices (left, top, right, bottom): hall-frame 40 40 40 80, banner 50 10 50 10, sign 40 25 40 15,
rank 12 12 12 12.
"""

import math

from lib.draw import at, circ, clip_path, clipped, lin, line, notched, path, rays, rect
from lib.palette import BRASS, BURGUNDY, INK, IRON2, LAMP, NIGHT, PAPER, SIGNAL
from lib.sprite import Sprite
from screens.parts import constantinople, trimmed

PAGE = "result"
# The terminus on the stage.
X, Y, W, H = 24, 66, 676, 424
GIRDER, SUN, JOINT, STONE = "#121A30", "#F9D48C", "#1E2E48", "#33475F"


def hall():
    """The glass arch, the city behind it, the sun over the top step. Nominal: stage 24, 66."""
    cx, ax = 286, 362
    s = rect(X, Y, W, H, "url(#rsky)") + rays(cx, 236, 700, SUN, 36).replace("/>", ' opacity=".12"/>')
    s += circ(cx, 236, 132, SUN, extra='opacity=".16"') + circ(cx, 236, 96, SUN, extra='opacity=".9"')
    s += constantinople(566, 392, 190, "#3A2450", "#5A3A5E")
    s += path("M24 420Q180 372 340 396T700 386V490H24Z", "#2C1F45")
    # Iron and glass.
    for r, w in ((336, 26), (300, 5)):
        s += path(f"M{ax - r} 490V360A{r} {r * 0.84:.0f} 0 0 1 {ax + r} 360V490", "none", GIRDER, w)
    for a in [(-88 + i * 8) * math.pi / 180 for i in range(23)]:
        inner = f"{ax + 300 * math.sin(a):.1f} {360 - 252 * math.cos(a):.1f}"
        outer = f"{ax + 334 * math.sin(a):.1f} {360 - 281 * math.cos(a):.1f}"
        s += path(f"M{inner}L{outer}", "none", GIRDER, 4)
    s += path(f"M24 66H700V360H{ax + 338}A338 284 0 0 0 {ax - 338} 360H24Z", GIRDER)
    s += path(f"M{ax - 322} 490V360A322 270 0 0 1 {ax + 322} 360V490", "none", BRASS, 1.4)
    sky = lin("rsky", "#0E1430", "#C9735C", (".62", "#573460"))
    defs = sky + clip_path("hall", f'<path d="{notched(0, 0, W, H, 12)}"/>')
    return Sprite("result/hall", (-2, -3, 680, 430), clipped("hall", at(-X, -Y, trimmed(s))), defs, PAGE)


def hall_frame():
    """The hall's frame and the bar for names (52 high) at its foot, over people and steps; nine-slice of 676 × 424."""
    w, h = 200, 200
    outline = notched(0, 0, w, h, 12)
    s = clipped("front", rect(0, h - 52, w, 52, "#0C1526") + rect(0, h - 52, w, 2, BRASS))
    s += path(outline, "none", INK, 4) + path(outline, "none", BRASS, 2)
    s += path(notched(5, 5, w - 10, h - 10, 12), "none", BRASS, 0.7, 'opacity=".6"')
    return Sprite("result/hall-frame", (-5, -5, 210, 210), s, clip_path("front", f'<path d="{outline}"/>'), PAGE)


def step():
    """A block of bricks 156 wide, its top at 0; to be cut off at the foot."""
    w = 156
    s = rect(0, 0, w, 260, STONE, 0, INK, 1.4) + rect(1, 13, w - 2, 247, "#2A3D5A")
    s += "".join(line(0, q, w, q, JOINT, 1.2) for q in range(36, 260, 22))
    for j in range(11):
        for q in range(4):
            x = (q * 39 + (j % 2) * 20) % w
            s += line(x, 14 + j * 22, x, 36 + j * 22, JOINT, 1.2)
    return Sprite("result/step", (-7, -1, 170, 200), s, page=PAGE)


def cap(name, top, edge):
    """What lies on a step: gold for the first, stone for the others."""
    s = rect(-5, -2, 166, 12, top, 1, INK, 1.2) + rect(-5, 7, 166, 3, edge)
    return Sprite(f"result/cap/{name}", (-7, -5, 170, 20), s, page=PAGE)


def rank():
    return Sprite("result/rank", (-4, -2, 50, 40), path(notched(0, 0, 42, 36, 4), NIGHT, BRASS, 1.6), page=PAGE)


def banner():
    """Burgundy ribbon 552 × 54. Nominal: stage 86, 78."""
    s = path("M0 0H552L536 54H16Z", BURGUNDY, BRASS, 1.8) + path("M10 5H542L529 49H23Z", "none", BRASS, 0.7)
    return Sprite("result/banner", (-4, -3, 560, 60), s, page=PAGE)


def sign():
    """Hanging sign of the terminus: beam, two hangers, plate 232 × 34 from y = 18. Nominal: stage 446, 148."""
    s = line(24, 4, 24, 18, BRASS, 2) + line(208, 4, 208, 18, BRASS, 2)
    s += rect(0, 0, 232, 4, BRASS, 0, INK, 0.8) + rect(0, 18, 232, 34, NIGHT, 3, PAPER, 2)
    return Sprite("result/sign", (-4, -3, 240, 60), s, page=PAGE)


def bars():
    """Module C: barred window of the station's lock-up, over the bust of an arrested player; bottom centre at 0, 0."""
    arch = "M-56 0V-70A56 50 0 0 1 56 -70V0Z"
    s = path("M-66 0V-72A66 57 0 0 1 66 -72V0H-66Z" + arch, STONE, INK, 1.2, 'fill-rule="evenodd"')
    for a in [(-75 + 25 * i) * math.pi / 180 for i in range(7)]:
        inner = f"{57 * math.sin(a):.1f} {-71 - 50 * math.cos(a):.1f}"
        outer = f"{65 * math.sin(a):.1f} {-72 - 57 * math.cos(a):.1f}"
        s += path(f"M{inner}L{outer}", "none", JOINT, 1.2)
    s += "".join(line(d * 57, q, d * 65, q, JOINT, 1.2) for d in (-1, 1) for q in (-56, -34, -12))
    s += clipped("arch", path(arch, "#0B1422", extra='opacity=".34"') + grille())
    s += path(arch, "none", INK, 2) + rect(-70, -5, 140, 8, "#5E6F86", 1, INK, 1.2)
    return Sprite("result/bars", (-75, -135, 150, 140), s, clip_path("arch", f'<path d="{arch}"/>'), "people-screens")


def grille():
    """Five upright bars and two across, riveted."""
    dark, light, uprights = "#10141B", "#8B97A3", (-42, -21, 0, 21, 42)
    s = ""
    for q in uprights:
        s += line(q, 0, q, -124, dark, 7) + line(q, 0, q, -124, IRON2, 4.8)
        s += line(q - 1.4, 0, q - 1.4, -124, light, 1.2)
    for q in (-22, -92):
        s += rect(-60, q, 120, 8, dark) + rect(-60, q + 1, 120, 6, IRON2) + rect(-60, q + 1, 120, 1.4, light)
        s += "".join(circ(x, q + 4, 1.8, light, dark, 0.6) for x in uprights)
    return s


def chart_lamp():
    """A scoring phase on the time line of the chart."""
    s = rect(-5, -6, 10, 12, LAMP, 2, INK, 1) + path("M-3.4 -6Q0 -12 3.4 -6", "none", LAMP, 1.6)
    return Sprite("result/chart-lamp", (-10, -15, 20, 30), s + rect(-2, -4, 4, 8, "#FFF6D8"), page=PAGE)


def sprites():
    yield hall()
    yield hall_frame()
    yield step()
    yield cap("gold", "url(#gold)", SIGNAL)
    yield cap("plain", "#D9CDA6", "#8A7A52")
    yield rank()
    yield banner()
    yield sign()
    yield bars()
    yield chart_lamp()
