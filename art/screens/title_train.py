"""The foreground of the title picture: shore and track, the train coming out of the steam, its light."""

import math

from lib.draw import circ, path, rect
from lib.palette import BRASS, BURGUNDY, INK, LAMP, SIGNAL, STEAM
from pieces.car_bodies import BODY, drapes, golden_window, underframe
from pieces.engines import engine
from screens.parts import starred
from screens.warp import warp

# Perspective: the train comes from far left and grows towards the right. The x of its front, the vanishing point, the
# y of the rail at the front, px per unit there, and how many units away things are half as large.
FRONT, VANISH_X, VANISH_Y, RAIL, SCALE, DEPTH = 1272, 30, 652, 806, 4.7, 320
# The cars behind the engine; the rest is hidden by the steam.
CARS = (7, 4, 2, 12, 7, 4, 7, 2, 4)
GLASS, LEAD = "url(#lampwin)", "#0c1420"


def proj(u, v):
    """u: units behind the buffer beam of the engine, v: height above the rail."""
    f = 1 / (1 + u / DEPTH)
    return VANISH_X + (FRONT - VANISH_X) * f, VANISH_Y + (RAIL - v * SCALE - VANISH_Y) * f


def local(u):
    return SCALE / (1 + u / DEPTH)


def pt(u, v):
    x, y = proj(u, v)
    return f"{x:.1f} {y:.1f}"


def quad(*corners):
    """A four-cornered patch on the ground, as path data."""
    return "M" + "L".join(pt(u, v) for u, v in corners) + "Z"


def piece(svg, back):
    """A 98 × 78 sprite whose right edge is `back` units behind the front."""
    return warp(svg, lambda x, y: proj(back + 98 - x, 78 - y), lambda x: local(back + 98 - x) * 0.9)


# ---------------------------------------------------------------- shore and track


def ground():
    """The shore: dark areas with long diagonals."""
    s = path("M-320 708Q-160 704 0 690Q300 676 620 700T1180 716T1600 724T1920 728V900H-320Z", "#241A3A")
    s += path("M-320 724L0 720Q420 716 800 748T1600 770T1920 782V900H-320Z", "#17132B")
    return s + path(f"M{pt(-200, -2)}L{pt(6000, -2)}L0 900H1920V{proj(-200, -2)[1]:.0f}Z", "#0B0F1E")


def track():
    def strip(top, foot, col):
        return path(quad((-200, top), (6000, top), (6000, foot), (-200, foot)), col)

    s = strip(-3, -16, "#191A30")
    for q in range(-180, 900, 10):
        s += path(quad((q, -2.4), (q + 5, -2.4), (q + 5.5, -6), (q + 0.5, -6)), "#5A4632")
    for b in range(0, 1500, 100):
        for x1, x2 in ((8, 40), (58, 92)):
            light = quad((b + x2, -5), (b + x1, -5), (b + x1 - 13, -27), (b + x2 - 13, -27))
            s += path(light, "url(#pool)")
    return s + strip(0, -2.4, "#9AA7B5") + strip(0, -0.9, STEAM)


# ---------------------------------------------------------------- the train


def middle_windows(v):
    """What replaces the value plate: more windows, so that it looks like a coach and not like a playing piece."""
    return {2: three_draped, 4: dining_table, 7: three_berths, 12: three_arches}[v]()


def three_draped():
    s = "".join(rect(x, 24, 9.4, 17, GLASS, 1.5, LEAD, 1.2) + drapes(x, 8.8, 4.7) for x in (34, 44, 54))
    return s + rect(39, 48.6, 20, 5.8, "none", 1.5, BRASS, 0.7)


def dining_table():
    s = rect(37.5, 23, 23, 18, GLASS, 1.5, LEAD, 1.2)
    chairs = "M38.3 40.4V32q3 -.6 3.4 2.6l.5 5.8ZM59.7 40.4V32q-3 -.6 -3.4 2.6l-.5 5.8Z"
    s += path(chairs, BURGUNDY) + rect(48.3, 33.4, 1.4, 7, INK)
    s += path("M44.4 33.6L46.7 28H51.3L53.6 33.6Z", SIGNAL)
    return s + path("M44 53.6A5 5 0 0 1 54 53.6Z", LAMP) + rect(42.6, 54, 12.8, 1.1, LAMP)


def three_berths():
    s = ""
    for x, blind in ((34, 6), (44.2, 10), (54.4, 8)):
        s += rect(x, 23.4, 9.4, 18, GLASS, 4.7, LEAD, 1.2)
        y = 23.4 + blind
        s += path(f"M{x + 0.7} {y}V28Q{x + 0.7} 24 {x + 4.7} 24T{x + 8.7} 28V{y}Z", "#B3A8DC")
    return s + rect(44, 47, 10, 9, "none", 1, BRASS, 1)


def three_arches():
    s = "".join(golden_window(x, GLASS) for x in (32.6, 43.8, 55))
    return s + path("M49 46.6l4 4.6l-4 4.6l-4 -4.6Z", BURGUNDY)


def train():
    s = ""
    for place in range(len(CARS), 0, -1):
        v = CARS[place - 1]
        s += piece(underframe(v) + BODY[v](True) + middle_windows(v) + rect(97, 58, 6, 4, BRASS), 100 * place)
    return s + piece(starred(engine(13)), 0)


# ---------------------------------------------------------------- steam, light
BLACK_STEAM = "#2E2754"
# The banks of steam, far to near: tone, x, how far they lean, size of scallops, phase.
WALLS = (
    ("#B9B0C0", 458, 44, 36, 0),
    ("#8A7F9E", 428, 56, 42, 1.1),
    ("#564A7A", 392, 74, 48, 2.3),
    (BLACK_STEAM, 366, 96, 58, 3.2),
)


def steam_bank(wing):
    """The steam the train comes out of: scalloped banks at the left, light towards the train, dark below the board."""
    s = "".join(wall(wing, *each) for each in WALLS)
    s += path("M-320 620H-150L-66 740V900H-320Z", "#272048")
    scallops = ((-300, 606, 62), (-222, 622, 54), (-150, 650, 48), (-104, 706, 52), (-76, 776, 50), (-60, 850, 48))
    return s + "".join(circ(x, y, r, "#272048") for x, y, r in scallops)


def wall(wing, tone, x0, lean, r0, phase):
    side = []
    for i in range(13):
        y = 430 + i * 38
        x = x0 + 26 * math.sin(i * 1.7 + phase) - lean * ((y - 560) / 300) ** 2
        side.append((x, y, r0 + (i * 7 + int(phase * 10)) % 16))
    s = path("M0 470L" + "L".join(f"{x:.1f} {y}" for x, y, _ in side) + "V900H0Z", tone)
    s += "".join(circ(round(x, 1), y, r, tone) for x, y, r in side)
    for q in range(-364, int(x0), 52):
        top = 478 - 30 * math.sin(q / 60 + phase) - (x0 - max(q, -40)) * 0.16
        s += circ(round(q, 1), round(top, 1), r0 * 0.9, tone)
    return s + rect(0, 480, 120, 420, tone) + rect(-wing, 400 if tone == BLACK_STEAM else 470, wing + 60, 500, tone)


def beam():
    x, y = proj(2, 50)
    wide = f"M{x:.0f} {y - 12:.0f}L1600 {y - 96:.0f}V{y + 130:.0f}L{x:.0f} {y + 14:.0f}Z"
    narrow = f"M{x:.0f} {y - 7:.0f}L1600 {y - 34:.0f}V{y + 60:.0f}L{x:.0f} {y + 9:.0f}Z"
    return path(wide, "url(#tbeam)") + path(narrow, "url(#tbeam)")
