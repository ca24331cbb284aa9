"""End of the line: the terminus, its platform of steps, ribbon, hanging sign, bars for the arrested."""
import math

from lib.draw import *
from lib.sprite import Sprite
from screens.parts import constantinople, trimmed

PAGE = "result"
X, Y, W, H = 24, 66, 676, 424                # the terminus on the stage
SLICES = {"result/hall-frame": (40, 40, 40, 80), "result/banner": (50, 10, 50, 10), "result/sign": (40, 25, 40, 15), "result/rank": (12, 12, 12, 12)}


def hall():
    """Glass arch, the city behind it, the sun over the first step. Nominal: stage 24, 66."""
    cx, ax = 286, 362
    s = rect(X, Y, W, H, "url(#rsky)") + rays(cx, 236, 700, "#F9D48C", 36).replace("/>", ' opacity=".12"/>') + circ(cx, 236, 132, "#F9D48C", extra='opacity=".16"') + circ(cx, 236, 96, "#F9D48C", extra='opacity=".9"')
    s += constantinople(566, 392, 190, "#3A2450", "#5A3A5E") + path("M24 420Q180 372 340 396T700 386V490H24Z", "#2C1F45")
    # iron and glass
    s += "".join(path(f"M{ax-r} 490V360A{r} {r*.84:.0f} 0 0 1 {ax+r} 360V490", "none", "#121A30", w) for r, w in ((336, 26), (300, 5)))
    s += "".join(path(f"M{ax+300*math.sin(a):.1f} {360-252*math.cos(a):.1f}L{ax+334*math.sin(a):.1f} {360-281*math.cos(a):.1f}", "none", "#121A30", 4) for a in [(-88 + i * 8) * math.pi / 180 for i in range(23)])
    s += path(f"M24 66H700V360H{ax+338}A338 284 0 0 0 {ax-338} 360H24Z", "#121A30") + path(f"M{ax-322} 490V360A322 270 0 0 1 {ax+322} 360V490", "none", BRASS, 1.4)
    defs = lin("rsky", "#0E1430", "#C9735C", (".62", "#573460")) + f'<clipPath id="hall"><path d="{notched(0, 0, W, H, 12)}"/></clipPath>'
    return Sprite("result/hall", (-2, -3, 680, 430), f'<g clip-path="url(#hall)">{at(-X, -Y, trimmed(s))}</g>', defs, PAGE)


def hall_frame():
    """Its frame and the bar of names (52 high) at the foot, over people and steps; a 9-slice around 676 x 424."""
    w, h = 200, 200
    s = '<g clip-path="url(#front)">' + rect(0, h - 52, w, 52, "#0C1526") + rect(0, h - 52, w, 2, BRASS) + "</g>" + path(notched(0, 0, w, h, 12), "none", INK, 4) + path(notched(0, 0, w, h, 12), "none", BRASS, 2) + path(notched(5, 5, w - 10, h - 10, 12), "none", BRASS, .7, 'opacity=".6"')
    return Sprite("result/hall-frame", (-5, -5, 210, 210), s, f'<clipPath id="front"><path d="{notched(0, 0, w, h, 12)}"/></clipPath>', PAGE)


def steps():
    """Brick block 156 wide, its top at 0; cut it at the foot. The cap lies on it: gold for the first, stone for the others."""
    w = 156
    s = rect(0, 0, w, 260, "#33475F", 0, INK, 1.4) + rect(1, 13, w - 2, 247, "#2A3D5A") + "".join(line(0, q, w, q, "#1E2E48", 1.2) for q in range(36, 260, 22))
    s += "".join(line((q * 39 + (j % 2) * 20) % w, 14 + j * 22, (q * 39 + (j % 2) * 20) % w, 36 + j * 22, "#1E2E48", 1.2) for j in range(11) for q in range(4))
    out = [Sprite("result/step", (-7, -1, 170, 200), s, page=PAGE)]
    for name, top, edge in (("gold", "url(#gold)", SIGNAL), ("plain", "#D9CDA6", "#8A7A52")):
        out.append(Sprite(f"result/cap/{name}", (-7, -5, 170, 20), rect(-5, -2, w + 10, 12, top, 1, INK, 1.2) + rect(-5, 7, w + 10, 3, edge), page=PAGE))
    return out + [Sprite("result/rank", (-4, -2, 50, 40), path(notched(0, 0, 42, 36, 4), NIGHT, BRASS, 1.6), page=PAGE)]


def banner():
    """Burgundy ribbon 552 x 54. Nominal: stage 86, 78."""
    return Sprite("result/banner", (-4, -3, 560, 60), path("M0 0H552L536 54H16Z", BURGUNDY, BRASS, 1.8) + path("M10 5H542L529 49H23Z", "none", BRASS, .7), page=PAGE)


def sign():
    """Hanging sign of the terminus: beam, two hangers, plate 232 x 34 from y = 18. Nominal: stage 446, 148."""
    s = line(24, 4, 24, 18, BRASS, 2) + line(208, 4, 208, 18, BRASS, 2) + rect(0, 0, 232, 4, BRASS, 0, INK, .8) + rect(0, 18, 232, 34, NIGHT, 3, PAPER, 2)
    return Sprite("result/sign", (-4, -3, 240, 60), s, page=PAGE)


def bars():
    """Module C: barred window of the station's lock-up, over the bust of the arrested; bottom centre at 0, 0."""
    arch = "M-56 0V-70A56 50 0 0 1 56 -70V0Z"
    s = path("M-66 0V-72A66 57 0 0 1 66 -72V0H-66Z" + "M-56 0V-70A56 50 0 0 1 56 -70V0Z", "#33475F", INK, 1.2, 'fill-rule="evenodd"')
    s += "".join(path(f"M{57*math.sin(a):.1f} {-71-50*math.cos(a):.1f}L{65*math.sin(a):.1f} {-72-57*math.cos(a):.1f}", "none", "#1E2E48", 1.2) for a in [(-75 + 25 * i) * math.pi / 180 for i in range(7)]) + "".join(line(d * 57, q, d * 65, q, "#1E2E48", 1.2) for d in (-1, 1) for q in (-56, -34, -12))
    s += '<g clip-path="url(#arch)">' + path(arch, "#0B1422", extra='opacity=".34"') + "".join(line(q, 0, q, -124, "#10141B", 7) + line(q, 0, q, -124, IRON2, 4.8) + line(q - 1.4, 0, q - 1.4, -124, "#8B97A3", 1.2) for q in (-42, -21, 0, 21, 42))
    s += "".join(rect(-60, q, 120, 8, "#10141B") + rect(-60, q + 1, 120, 6, IRON2) + rect(-60, q + 1, 120, 1.4, "#8B97A3") + "".join(circ(x, q + 4, 1.8, "#8B97A3", "#10141B", .6) for x in (-42, -21, 0, 21, 42)) for q in (-22, -92)) + "</g>"
    s += path(arch, "none", INK, 2) + rect(-70, -5, 140, 8, "#5E6F86", 1, INK, 1.2)
    return Sprite("result/bars", (-75, -135, 150, 140), s, f'<clipPath id="arch"><path d="{arch}"/></clipPath>', PAGE)


def chart_lamp():
    """A scoring phase on the chart's time line."""
    return Sprite("result/chart-lamp", (-10, -15, 20, 30), rect(-5, -6, 10, 12, LAMP, 2, INK, 1) + path("M-3.4 -6Q0 -12 3.4 -6", "none", LAMP, 1.6) + rect(-2, -4, 4, 8, "#FFF6D8"), page=PAGE)


def sprites():
    return [hall(), hall_frame(), *steps(), banner(), sign(), bars(), chart_lamp()]
