"""The set-up: the switches, the plates, the gold button.

Borders of the nine slices (left, top, right, bottom): plaque 16 12 16 12, segments 12 each, segment-lit 8 each.
"""

from lib.draw import at, circ, clip_path, clipped, line, notched, path, rays, rect
from lib.palette import BRASS, DIM, FIELD, INK, IRON, IRON2, LAMP, NIGHT, PAPER, PINE
from lib.sprite import Sprite
from pieces.engines import engine
from screens.parts import starred

PAGE = "setup"


def plates():
    plaque = path(notched(0, 0, 100, 36, 5), NIGHT, BRASS, 1.8)
    plaque += path(notched(3.5, 3.5, 93, 29, 4), "none", BRASS, 0.6, 'opacity=".7"')
    yield Sprite("setup/plaque", (-5, -2, 110, 40), plaque, page="panels")
    segments = path(notched(0, 0, 60, 36, 4), FIELD, BRASS, 1.2)
    yield Sprite("setup/segments", (-5, -2, 70, 40), segments, page="panels")
    yield Sprite("setup/segment-lit", (0, 0, 60, 30), path(notched(0, 0, 60, 30, 3), LAMP), page="panels")
    berth = path(notched(0, 0, 32, 32, 4), NIGHT, BRASS, 1.4)
    yield Sprite("setup/berth", (-4, -4, 40, 40), berth, page=PAGE)


def pencil():
    s = path("M-9 8l2.4 -7.4L5 -11l5 5L-1.6 5.6Z", BRASS, INK, 1)
    s += path("M-9 8l2.4 -7.4l5 5Z", PAPER, INK, 0.8) + path("M2 -8l5 5", "none", INK, 1.2)
    return Sprite("setup/pencil", (-15, -15, 30, 30), s, page=PAGE)


def dice():
    s = rect(-10, -10, 20, 20, PAPER, 3.5, INK, 1.2)
    s += "".join(circ(a, b, 2.1, INK) for a, b in ((-5, -5), (5, 5), (0, 0), (5, -5), (-5, 5)))
    return Sprite("setup/dice", (-15, -15, 30, 30), f'<g transform="rotate(-10)">{s}</g>', page=PAGE)


def lever(on):
    """A toggle like a point lever, 74 × 36."""
    cx = 54 if on else 20
    s = path(notched(0, 0, 74, 36, 6), PINE if on else FIELD, LAMP if on else DIM, 1.6)
    s += line(20, 18, 54, 18, "#0B1422", 5) + line(20, 18, 54, 18, BRASS if on else DIM, 2)
    s += circ(cx, 18, 14, INK) + circ(cx, 18, 12.6, LAMP if on else IRON2, INK, 1)
    s += circ(cx, 18, 5, PINE if on else IRON)
    return Sprite(f"setup/lever-{'on' if on else 'off'}", (-3, -2, 80, 40), s, page=PAGE)


def checkbox(on):
    s = path(notched(0, 0, 22, 22, 3), FIELD, BRASS, 1.4)
    if on:
        s += path("M5 11l4.6 5L17.5 5", "none", LAMP, 2.8)
    return Sprite(f"setup/checkbox-{'on' if on else 'off'}", (-4, -4, 30, 30), s, page=PAGE)


def aboard(dim=False):
    """The gold button 468 × 138 with its engine; words are centred on x = 296. Dim: players or modules are missing."""
    w, h = 468, 138
    if dim:
        fill, edge, rule, ray = "#3A4453", DIM, "#222B38", "#455064"
    else:
        fill, edge, rule, ray = "url(#gold)", "#FFF1C4", "#6B4E14", "#E7C468"
    inside = notched(10, 10, w - 20, h - 20, 11)
    s = path(notched(0, 0, w, h, 12), fill, edge, 2.4)
    s += path(notched(6, 6, w - 12, h - 12, 11), "none", rule, 1.4) + path(inside, "none", rule, 0.7)
    scene = rays(96, 118, 480, ray, 30).replace("/>", ' opacity=".6"/>') + rect(0, 112, w, 3, rule)
    scene += "".join(rect(q * 15, 115, 8, 4, rule) for q in range(32))
    scene += at(16, 30, starred(engine(13)), 1.05, 'opacity=".55"' if dim else "")
    name = "setup/aboard-dim" if dim else "setup/aboard"
    defs = clip_path("aboard", f'<path d="{inside}"/>')
    return Sprite(name, (-6, -6, 480, 150), s + clipped("aboard", scene), defs, PAGE)


def sprites():
    yield from plates()
    yield pencil()
    yield dice()
    for on in (True, False):
        yield lever(on)
        yield checkbox(on)
    yield aboard()
    yield aboard(dim=True)
