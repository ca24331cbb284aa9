"""Scoring phase: the country by night behind the train, the lamp that counts, split flaps, plates."""
import math

from lib.draw import *
from lib.sprite import Sprite
from pieces.landscapes import fir, house, spire
from screens.parts import trimmed

PAGE = "scoring"
W, H, WING = 1600, 388, 320
DIM = "#44556E"
SLICES = {"scoring/head": (60, 10, 60, 10), "scoring/counter": (50, 60, 50, 20), "scoring/sum": (12, 12, 12, 12), "scoring/sum-now": (12, 12, 12, 12)}


# ---------------------------------------------------------------- the band


def hills(base, amp, step, seed, col):
    """A range from wing to wing; its shape between 0 and W does not depend on the wings."""
    n = math.ceil(WING / step)
    pts = []
    for i in range(-n, math.ceil(W / step) + n + 1):
        a = amp * (.45 + .55 * abs(math.sin(seed + i * 1.7)))
        pts.append((i * step, base - (a if i % 2 == 0 else a * .35)))
    d = f"M{pts[0][0]:.1f} {base+40:.1f}V{pts[0][1]:.1f}"
    for (a, b), (c, e) in zip(pts, pts[1:]):
        d += f"C{(a+c)/2:.1f} {b:.1f} {(a+c)/2:.1f} {e:.1f} {c:.1f} {e:.1f}"
    return path(d + f"V{base+40:.1f}Z", col)


def night():
    """Moon in rings, hills in three flats, a village with lamps, the rail. Nominal: stage 0, 132; 1600 x 388."""
    x, w, mx, my = -WING, W + 2 * WING, W * .16, H * .22
    s = rect(x, 0, w, H, "url(#sky_night)") + "".join(circ(mx, my, r, "#F6D98A", extra=f'opacity="{o}"') for r, o in ((H * .52, .05), (H * .36, .07), (H * .22, .1))) + circ(mx, my, H * .105, "#F6E3AE")
    s += path(f"M{mx+H*.03} {my-H*.1}A{H*.105} {H*.105} 0 0 1 {mx+H*.03} {my+H*.1}A{H*.15} {H*.15} 0 0 0 {mx+H*.03} {my-H*.1}Z", "#E9CC84")
    stars = [((i * 173.7 + 31) % W, (i * 61.3 + 17) % (H * .5), i) for i in range(W // 26)] + [(side + (i * 97.3 + 43) % (WING - 10), (i * 71.3 + 33) % (H * .5), i) for i in range(12) for side in (-WING, W)]
    s += "".join(path(f"M{a:.0f} {b-2.6:.0f}l.8 1.8l1.8 .8l-1.8 .8l-.8 1.8l-.8 -1.8l-1.8 -.8l1.8 -.8Z", STEAM, extra=f'opacity="{.35+.5*((i*7)%5)/5:.2f}"') for a, b, i in stars)
    z, c, b = .56, "#0F1B31", H * .54                          # horizon, silhouette, foot of the village
    s += hills(H * (z - .02), H * .2, W / 9, .4, "#263C66") + hills(H * (z + .02), H * .13, W / 7, 2.1, "#1D3054") + hills(H * (z + .08), H * .09, W / 11, 3.3, "#152541")
    s += rect(x, H * (z + .06), w, H, "#152541") + rect(x, H * .87, w, H * .14, "#0C1626")
    s += "".join(house(W * q, b, ww, hh + 7, c) for q, ww, hh in ((.33, 24, 16), (.35, 32, 24), (.378, 22, 18), (.402, 30, 24), (.428, 20, 15), (.446, 26, 20), (.47, 20, 14), (-.12, 26, 18), (-.1, 20, 14), (1.1, 24, 16), (1.117, 30, 22), (1.14, 20, 14)))
    s += spire(W * .395, b, 70, c) + rect(W * .395 - 2, b - 28, 4, 7, LAMP)
    s += "".join(fir(W * q, H * .56, hh, c) for q, hh in ((.008, 56), (.026, 72), (.24, 40), (.255, 54), (.27, 38), (.5, 44), (.515, 58), (.72, 40), (.735, 56), (.75, 44), (.955, 50), (.975, 68), (.99, 52),
                                                          (-.045, 48), (-.06, 60), (-.17, 44), (-.185, 62), (1.03, 50), (1.045, 42), (1.165, 54), (1.18, 66)))
    s += at(0, 326, rails(-221, 1250, 0), 1.55)
    s = trimmed(s + rect(x, 0, w, 2, BRASS) + rect(x, 5, w, .7, BRASS) + rect(x, H - 2, w, 2, BRASS) + rect(x, H - 6, w, .7, BRASS))
    over = 10                                                  # wings overlap, so that no seam shows
    s = f'<g clip-path="url(#band)">{s}</g>'
    more = {"defs": f'<clipPath id="band"><rect x="{x}" y="0" width="{w}" height="{H}"/></clipPath>', "page": PAGE}
    return [Sprite("scoring/night", (0, 0, W, 390), s, **more), Sprite("scoring/night-left", (-WING, 0, WING + over, 390), s, **more), Sprite("scoring/night-right", (W - over, 0, WING + over, 390), s, **more)]


# ---------------------------------------------------------------- the lamp


def lantern():
    """The conductor's lamp; its ring at 0, 0."""
    s = path("M-7 6Q-7 -6 0 -6T7 6", "none", BRASS, 2.4) + path("M-9 6H9L6 0H-6Z", BRASS, INK, 1) + rect(-10, 6, 20, 25, LAMP, 2, INK, 1.4) + rect(-6, 9, 12, 19, "#FFF6D8") + path("M0 12Q5 18 3 23Q0 27 -3 23Q-5 18 0 12Z", "#F0A83C")
    return s + "".join(line(q, 6, q, 31, BRASS, 1.6) for q in (-10, 10)) + path("M-12 31H12V35H-12Z", BRASS, INK, 1)


def lamp():
    """All three are hung up at the ring of the lamp: stage middle of the car, its top - 40 (a car of 78 x 1.55 on the rail at 458)."""
    cone = lin("cone", "#FFF0B8", "#F6D98A").replace('stop-color="#FFF0B8"', 'stop-color="#FFF0B8" stop-opacity=".75"').replace('stop-color="#F6D98A"', 'stop-color="#F6D98A" stop-opacity=".1"')
    rays_ = "".join(path(f"M{44*math.sin(a):.1f} {-44*math.cos(a):.1f}L{62*math.sin(a):.1f} {-62*math.cos(a):.1f}", "none", LAMP, 2.4) for a in [i * math.pi / 8 for i in range(16)])
    return [Sprite("scoring/cone", (-110, 0, 220, 170), path("M-16 0L-104 169H104L16 0Z", "url(#cone)", extra='opacity=".8"'), cone, PAGE),
            Sprite("scoring/lamp", (-80, -100, 160, 160), circ(0, -22, 70, "url(#halo)", extra='opacity=".8"') + at(0, 0, lantern(), 1.15), page=PAGE),
            Sprite("scoring/lantern", (-15, -10, 30, 50), lantern(), page=PAGE), Sprite("scoring/burst", (-70, -70, 140, 140), rays_, page=PAGE)]


# ---------------------------------------------------------------- plates


def flap():
    """Split-flap plate 90 x 118 for one figure (baseline 92, size 96); the seam with its pins lies over the figure."""
    plate = path(notched(0, 0, 90, 118, 6), "#0A1322", BRASS, 1.6) + path(notched(3, 3, 84, 55, 5), "#101D33") + path(notched(3, 60, 84, 55, 5), "#0C1729")
    seam = rect(2, 58, 86, 2.4, "#0A1322") + rect(-3, 53, 5, 12, BRASS, 1) + rect(88, 53, 5, 12, BRASS, 1)
    return [Sprite("scoring/flap", (-5, -1, 100, 120), plate, page=PAGE), Sprite("scoring/flap-seam", (-5, 49, 100, 20), seam, page=PAGE)]


def counter():
    """Panel 262 x 276 with an empty head plate and a rule at 190. Nominal: stage 1310, 158."""
    w, h = 262, 276
    s = panel(0, 0, w, h, "#0E1A2D", 10) + path(f"M14 8H{w-14}L{w-24} 42H24Z", CARRIAGE, BRASS, 1.2) + line(18, 190, w - 18, 190, BRASS, 1, 'opacity=".6"')
    return Sprite("scoring/counter", (-4, -2, 270, 280), s, page=PAGE)


def head():
    """Banner 840 x 60 under the top bar. Nominal: stage 380, 60."""
    return Sprite("scoring/head", (-5, -5, 850, 70), path("M0 0H840L824 60H16Z", CARRIAGE, BRASS, 1.8) + path("M10 5H830L817 55H23Z", "none", BRASS, .7), page=PAGE)


def plates():
    wait = circ(0, 0, 15, NIGHT, DIM, 1.4, 'stroke-dasharray="4 3"')
    return [Sprite("scoring/sum", (-3, -5, 60, 40), path(notched(0, 0, 54, 30, 3), NIGHT, BRASS, 1.3), page=PAGE), Sprite("scoring/sum-now", (-6, -3, 80, 40), path(notched(0, 0, 68, 34, 3), "#2A4E80", LAMP, 2), page=PAGE),
            Sprite("scoring/wait", (-20, -20, 40, 40), wait, page=PAGE), Sprite("scoring/next", (-1, -2, 10, 10), path("M0 -2l8 5l-8 5Z", BRASS), page=PAGE)]


def sprites():
    return night() + lamp() + flap() + [counter(), head()] + plates()
