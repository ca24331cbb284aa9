"""The scoring screen: the country by night behind the train, the lamp that moves from car to car, split flaps, plates.

Borders of the nine slices (left, top, right, bottom): head 60 10 60 10, counter 50 60 50 20, sum and sum-now 12 each.
"""

import math

from lib.country import fir, house, soft, spire
from lib.draw import at, circ, clip_path, clipped, line, notched, panel, path, rect
from lib.marks import rails
from lib.palette import BRASS, CARRIAGE, DIM, INK, LAMP, NIGHT, STEAM
from lib.sprite import Sprite
from screens.parts import trimmed

PAGE = "scoring"
W, H, WING = 1600, 388, 320
SILHOUETTE = "#0F1B31"
# The village: x as a fraction of W, width, height.
HOUSES = (
    (0.33, 24, 16),
    (0.35, 32, 24),
    (0.378, 22, 18),
    (0.402, 30, 24),
    (0.428, 20, 15),
    (0.446, 26, 20),
    (0.47, 20, 14),
    (-0.12, 26, 18),
    (-0.1, 20, 14),
    (1.1, 24, 16),
    (1.117, 30, 22),
    (1.14, 20, 14),
)
# Firs: x as a fraction of W, height.
FIRS = (
    (0.008, 56),
    (0.026, 72),
    (0.24, 40),
    (0.255, 54),
    (0.27, 38),
    (0.5, 44),
    (0.515, 58),
    (0.72, 40),
    (0.735, 56),
    (0.75, 44),
    (0.955, 50),
    (0.975, 68),
    (0.99, 52),
    (-0.045, 48),
    (-0.06, 60),
    (-0.17, 44),
    (-0.185, 62),
    (1.03, 50),
    (1.045, 42),
    (1.165, 54),
    (1.18, 66),
)

# ---------------------------------------------------------------- the band


def hills(base, amp, step, seed, col):
    """A range from wing to wing; its shape between 0 and W does not depend on the wings."""
    n = math.ceil(WING / step)
    pts = []
    for i in range(-n, math.ceil(W / step) + n + 1):
        a = amp * (0.45 + 0.55 * abs(math.sin(seed + i * 1.7)))
        pts.append((i * step, base - (a if i % 2 == 0 else a * 0.35)))
    return path(f"M{pts[0][0]:.1f} {base + 40:.1f}V{pts[0][1]:.1f}" + soft(pts) + f"V{base + 40:.1f}Z", col)


def moon():
    """The moon in its rings, which are whole: high enough for the seals of the cars, and beside the lamp's."""
    x, y, r = W * 0.124, H * 0.16, H * 0.084
    s = ""
    for ring, opacity in ((1.76, 0.06), (1.46, 0.08), (1.2, 0.12)):
        s += circ(x, y, r * ring, "#F6D98A", extra=f'opacity="{opacity}"')
    shade = f"M{x + r * 0.286:.1f} {y - r * 0.952:.1f}A{r} {r} 0 0 1 {x + r * 0.286:.1f} {y + r * 0.952:.1f}"
    shade += f"A{r * 1.43:.1f} {r * 1.43:.1f} 0 0 0 {x + r * 0.286:.1f} {y - r * 0.952:.1f}Z"
    return s + circ(x, y, r, "#F6E3AE") + path(shade, "#E9CC84")


def stars():
    places = [((i * 173.7 + 31) % W, (i * 61.3 + 17) % (H * 0.5), i) for i in range(W // 26)]
    for i in range(12):
        for side in (-WING, W):
            places.append((side + (i * 97.3 + 43) % (WING - 10), (i * 71.3 + 33) % (H * 0.5), i))
    s = ""
    for x, y, i in places:
        d = f"M{x:.0f} {y - 2.6:.0f}l.8 1.8l1.8 .8l-1.8 .8l-.8 1.8l-.8 -1.8l-1.8 -.8l1.8 -.8Z"
        s += path(d, STEAM, extra=f'opacity="{0.35 + 0.5 * ((i * 7) % 5) / 5:.2f}"')
    return s


def night():
    """The moon in rings, hills in three layers, a village with lamps, the rail. Nominal: stage 0, 132; 1600 × 388."""
    x, w = -WING, W + 2 * WING
    horizon, foot = 0.56, H * 0.54
    s = rect(x, 0, w, H, "url(#sky_night)") + moon() + stars()
    s += hills(H * (horizon - 0.02), H * 0.2, W / 9, 0.4, "#263C66")
    s += hills(H * (horizon + 0.02), H * 0.13, W / 7, 2.1, "#1D3054")
    s += hills(H * (horizon + 0.08), H * 0.09, W / 11, 3.3, "#152541")
    s += rect(x, H * (horizon + 0.06), w, H, "#152541") + rect(x, H * 0.87, w, H * 0.14, "#0C1626")
    s += "".join(house(W * q, foot, wide, high + 7, SILHOUETTE) for q, wide, high in HOUSES)
    s += spire(W * 0.395, foot, 70, SILHOUETTE) + rect(W * 0.395 - 2, foot - 28, 4, 7, LAMP)
    s += "".join(fir(W * q, H * 0.56, high, SILHOUETTE) for q, high in FIRS)
    s += at(0, 326, rails(-221, 1250, 0), 1.55)
    s += rect(x, 0, w, 2, BRASS) + rect(x, 5, w, 0.7, BRASS)
    s += rect(x, H - 2, w, 2, BRASS) + rect(x, H - 6, w, 0.7, BRASS)
    svg = clipped("band", trimmed(s))
    defs = clip_path("band", f'<rect x="{x}" y="0" width="{w}" height="{H}"/>')
    # The wings overlap, so that no seam shows.
    over = 10
    yield Sprite("scoring/night", (0, 0, W, 390), svg, defs, PAGE)
    yield Sprite("scoring/night-left", (-WING, 0, WING + over, 390), svg, defs, PAGE)
    yield Sprite("scoring/night-right", (W - over, 0, WING + over, 390), svg, defs, PAGE)


# ---------------------------------------------------------------- the lamp


def lantern():
    """The conductor's lamp, with its ring at 0, 0."""
    s = path("M-7 6Q-7 -6 0 -6T7 6", "none", BRASS, 2.4) + path("M-9 6H9L6 0H-6Z", BRASS, INK, 1)
    s += rect(-10, 6, 20, 25, LAMP, 2, INK, 1.4) + rect(-6, 9, 12, 19, "#FFF6D8")
    s += path("M0 12Q5 18 3 23Q0 27 -3 23Q-5 18 0 12Z", "#F0A83C")
    return s + "".join(line(q, 6, q, 31, BRASS, 1.6) for q in (-10, 10)) + path("M-12 31H12V35H-12Z", BRASS, INK, 1)


CONE = (
    '<linearGradient id="cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF0B8" stop-opacity=".75"/>'
    '<stop offset="1" stop-color="#F6D98A" stop-opacity=".1"/></linearGradient>'
)


def lamp():
    """The coordinates of cone, lamp and burst are relative to the ring of the lamp.

    That is the middle of the car on the stage, 40 above its top (a car of 78 × 1.55 on the rail at 458).
    """
    cone = path("M-16 0L-104 169H104L16 0Z", "url(#cone)", extra='opacity=".8"')
    shine = circ(0, -22, 70, "url(#halo)", extra='opacity=".8"') + at(0, 0, lantern(), 1.15)
    burst = ""
    for a in [i * math.pi / 8 for i in range(16)]:
        inner = f"{44 * math.sin(a):.1f} {-44 * math.cos(a):.1f}"
        burst += path(f"M{inner}L{62 * math.sin(a):.1f} {-62 * math.cos(a):.1f}", "none", LAMP, 2.4)
    yield Sprite("scoring/cone", (-110, 0, 220, 170), cone, CONE, PAGE)
    yield Sprite("scoring/lamp", (-80, -100, 160, 160), shine, page=PAGE)
    yield Sprite("scoring/lantern", (-15, -10, 30, 50), lantern(), page=PAGE)
    yield Sprite("scoring/burst", (-70, -70, 140, 140), burst, page=PAGE)


# ---------------------------------------------------------------- plates


def flap():
    """Split-flap plate 90 × 118 for one digit (baseline 92, size 96); the seam with its pins lies over the digit."""
    plate = path(notched(0, 0, 90, 118, 6), "#0A1322", BRASS, 1.6)
    plate += path(notched(3, 3, 84, 55, 5), "#101D33") + path(notched(3, 60, 84, 55, 5), "#0C1729")
    seam = rect(2, 58, 86, 2.4, "#0A1322") + rect(-3, 53, 5, 12, BRASS, 1) + rect(88, 53, 5, 12, BRASS, 1)
    yield Sprite("scoring/flap", (-5, -1, 100, 120), plate, page=PAGE)
    yield Sprite("scoring/flap-seam", (-5, 49, 100, 20), seam, page=PAGE)


def counter():
    """Panel 262 × 276 with an empty head plate and a rule at 190. Nominal: stage 1310, 158."""
    w, h = 262, 276
    s = panel(0, 0, w, h, "#0E1A2D", 10) + path(f"M14 8H{w - 14}L{w - 24} 42H24Z", CARRIAGE, BRASS, 1.2)
    s += line(18, 190, w - 18, 190, BRASS, 1, 'opacity=".6"')
    return Sprite("scoring/counter", (-4, -2, 270, 280), s, page=PAGE)


def head():
    """Banner 840 × 60 under the top bar. Nominal: stage 380, 60."""
    s = path("M0 0H840L824 60H16Z", CARRIAGE, BRASS, 1.8) + path("M10 5H830L817 55H23Z", "none", BRASS, 0.7)
    return Sprite("scoring/head", (-5, -5, 850, 70), s, page=PAGE)


def plates():
    sum_ = path(notched(0, 0, 54, 30, 3), NIGHT, BRASS, 1.3)
    yield Sprite("scoring/sum", (-3, -5, 60, 40), sum_, page=PAGE)
    sum_now = path(notched(0, 0, 68, 34, 3), "#2A4E80", LAMP, 2)
    yield Sprite("scoring/sum-now", (-6, -3, 80, 40), sum_now, page=PAGE)
    wait = circ(0, 0, 15, NIGHT, DIM, 1.4, 'stroke-dasharray="4 3"')
    yield Sprite("scoring/wait", (-20, -20, 40, 40), wait, page=PAGE)
    yield Sprite("scoring/next", (-1, -2, 10, 10), path("M0 -2l8 5l-8 5Z", BRASS), page=PAGE)


def sprites():
    yield from night()
    yield from lamp()
    yield from flap()
    yield counter()
    yield head()
    yield from plates()
