"""Middle cards, 192 × 62 (between the trains), their offer faces (105 × 100), order tiles.

The game adds values and points.
"""

from lib.draw import at, line, notched, path, rect, txt
from lib.figure import figure
from lib.marks import arrow, blank_car, seal, times, upgrade_choice
from lib.palette import BRASS, CARRIAGE, INK, PAPER, PINE, SCORED, SEPIA, SIGNAL
from lib.sprite import Sprite, boxed

MW, MH = 192, 62
PAGE = "modules"
BRICK = "#9C4A38"


def ground():
    s = rect(0, 0, MW, MH, PAPER, 5, "#8d7a4e", 1)
    return s + path(notched(4, 4, MW - 8, MH - 8, 4), "#FBF4E2", "#9A7B35", 1.1)


def pointer(cx, up=True, col=SIGNAL, form="wedge"):
    """The tab that touches the card above or below: a wedge, a round or a square one, told apart without colours."""
    y, tip = (4, -7) if up else (MH - 4, MH + 7)
    d = {
        "wedge": f"M{cx - 11} {y}L{cx} {tip}L{cx + 11} {y}Z",
        "round": f"M{cx - 11} {y}A11 11 0 0 {1 if up else 0} {cx + 11} {y}Z",
        "square": f"M{cx - 9} {y}V{tip}H{cx + 9}V{y}Z",
    }
    return path(d[form], col, "#6d1c15", 1)


def track(pts, w=9):
    d = "M" + "L".join(f"{a} {b}" for a, b in pts)
    s = path(d, "none", "#8A6238", w, 'stroke-dasharray="2.6 4.2"')
    return s + path(d, "none", "#3F4955", w * 0.62) + path(d, "none", "#F6EBCB", w * 0.62 - 3)


def value_place(x, y, w, h):
    return rect(x, y, w, h, "#EFE2BF", 4, "#9A7B35", 0.9)


# The lever of a switch turns around this point of the figure; on a card it is this large, its foot here.
PIVOT, LEVER, FOOT = 3.6, 1.02, (96, 47)


def stand(lever=True):
    """A switch stand, its foot at 0, 0; the lever may be another sprite, which moves."""
    return figure("modules/lever-stand") + (figure("modules/lever") if lever else "")


def switch(up, down, lever=True):
    """Arrows to the left car above and to the right car below; car and points go into the white plates."""
    s = ground() + track([(6, 16), (66, 16), (126, 46), (186, 46)])
    s += track([(6, 46), (66, 46)]) + track([(126, 16), (186, 16)]) + at(*FOOT, stand(lever), LEVER)
    for on, cx, y, upwards in ((up, 44, 27, True), (down, 148, 35, False)):
        if on:
            s += pointer(cx, upwards) + rect(cx - 35, y - 16, 70, 32, "#FBF4E2", 4, "#9A7B35", 1.1)
            s += seal(cx + 19, y, "", 13.4)
    return s


def mechanic_card():
    """Left: the value required (place 60 × 46 at 17, 8); right: what the frame gives (32 × 46 at 154, 8)."""
    s = ground() + "".join(pointer(cx, up, PINE, "round") for cx in (47, 145) for up in (True, False))
    s += value_place(17, 8, 60, 46) + arrow(84, 43, 9) + at(99, 56.6, figure("modules/mechanic"), 1.08)
    s += arrow(114.4, 43, 9) + up_one(136, 31.6, 1.12)
    return s + path(notched(154, 8, 32, 46, 3), "#EFE2BF", "#9A7B35", 1.2, 'stroke-dasharray="3 2"')


def factory():
    """Limit on the left (place 74 × 46 at 10, 8), the works, number of upgrades on the right (at 158, 19)."""
    s = ground() + pointer(47, True, BRICK, "square") + pointer(47, False, BRICK, "square") + value_place(10, 8, 74, 46)
    s += path("M26 21.6L16.6 26.6L26 31.6M16.6 36H26", "none", INK, 2.6)
    s += at(119, 54, figure("modules/works"), 0.92)
    return s + times(171, 19.6, 3.6) + upgrade_choice(168, 40, 0.62)


def up_one(cx, cy, k):
    """The sign for an upgrade by one step."""
    s = path("M-4.4 14V0H-10.4L0 -14.6L10.4 0H4.4V14Z", PINE, INK, 1) + path("M-1.8 9V2.6", "none", "#8CC3A4", 1.6)
    return at(cx, cy, s, k)


def slot():
    ghost = 'fill-opacity=".55" stroke-dasharray="5 5"'
    return path(notched(1, 1, MW - 2, MH - 2, 5), "#0B1525", "#3A4F6E", 1, ghost)


# ---------------------------------------------------------------- offer faces, around (0, 0) in the frame of 105 × 100


def switch_face(up, down):
    s = track([(-50, -26), (-26, -26), (26, 26), (50, 26)], 10) + track([(-50, 26), (-18, 26)], 10)
    s += track([(18, -26), (50, -26)], 10) + at(2, 18, stand(), 1.25)
    for on, cx, cy, away in ((up, -20, -27, -1), (down, 20, 27, 1)):
        if on:
            near, far = cy + 15 * away, cy + 23 * away
            s += path(f"M{cx - 12} {near}L{cx} {far}L{cx + 12} {near}Z", SIGNAL, "#6d1c15", 1)
            s += path(notched(cx - 30, cy - 15, 60, 30, 3), "#FFFBEF", "#9A7B35", 1.2) + seal(cx + 16, cy, "", 11.6)
    return s


def mechanic_face():
    s = arrow(-2, -22, 13) + blank_car(10, -38, 34, 29) + up_one(42, -34, 0.8) + line(-46, -1, 46, -1, "#C9B484", 1)
    s += at(-24, 46, figure("modules/mechanic"), 1.02)
    return s + path(notched(6, 9, 40, 30, 3), "#EFE2BF", "#9A7B35", 1.3, 'stroke-dasharray="3.4 2.4"')


def storage_face():
    """The shed; three cards from the pile and the toolbox. The game adds a line (2 of 4) in the pill at y 37."""
    s = figure("modules/shed")
    for i in range(3):
        card = rect(-9, -12, 18, 24, CARRIAGE, 2, BRASS, 1) + path("M0 -6L5 6H-5Z", BRASS, extra='opacity=".8"')
        x, y = -30 + i * 13, 12 + abs(i - 1) * 1.4
        s += f'<g transform="translate({x} {y}) rotate({(i - 1) * 9})">{card}</g>'
    s += path("M6 12.4H15M10.5 8V16.8", "none", INK, 2.4) + at(33, 12, figure("icons/toolbox"), 0.86)
    return s + rect(-30, 29, 60, 16, "#E2D2AC", 8, SEPIA, 1)


def factory_face():
    """The works; below, n times an upgrade of choice, and the limit: at most the value of a car."""
    s = at(0, 1, figure("modules/works"), 1.08) + rect(-50, 1, 100, 2.4, "#6B7683")
    s += txt(-49, 22.8, "1–4", 14.6, INK, "start", 700) + times(-19.6, 18, 2.8) + upgrade_choice(6, 16, 0.62)
    s += path(notched(-30, 27.6, 60, 19.4, 3), "#EFE2BF", "#9A7B35", 1.1)
    return s + path("M-10 31.6L-18.6 35.4L-10 39.2M-18.6 43H-10", "none", INK, 2) + blank_car(-3, 28.6, 22, 18)


# ---------------------------------------------------------------- order tiles (Teatime), on a roof and in the market

ORDERS = {"coffee": "#E3D2A8", "cake": "#F3D3C8", "champagne": "#CFE0EA"}


def order(kind, lit=True):
    """31 × 40; the points go to (15.5, 29.4), on the seal."""
    w, h = 31, 40
    s = path(notched(0, 0, w, h, 3), ORDERS[kind] if lit else "#8C97A3", BRASS if lit else "#5E6F86", 1.5)
    s += path(notched(2.4, 2.4, w - 4.8, h - 4.8, 2.4), "none", "#9A7B35", 0.7)
    s += at(w / 2, 12.8, figure(f"icons/{kind}"), 0.66)
    return s + seal(w / 2, h - 10.6, "", 10.4, fill=SIGNAL if lit else SCORED)


def order_slot():
    return path(notched(0.6, 0.6, 30, 39, 3), "#0B1525", "#4A5F7F", 1.1, 'stroke-dasharray="4 3"')


def sprites():
    margin, around_order = (4, 9, 4, 9), (4, 5, 5, 5)
    shadow = rect(1, 2, MW, MH, "#000", 5, extra='opacity=".4" filter="url(#soft)"')
    cards = {
        "switch": switch(True, True),
        "switch/up": switch(True, False),
        "switch/down": switch(False, True),
        "switch/no-lever": switch(True, True, False),
        "switch/up/no-lever": switch(True, False, False),
        "switch/down/no-lever": switch(False, True, False),
        "mechanic": mechanic_card(),
        "factory": factory(),
        "blank": ground(),
    }
    for name, svg in cards.items():
        yield boxed(f"middle/{name}", MW, MH, svg, margin, page=PAGE)
    lever = at(0, PIVOT * LEVER, figure("modules/lever"), LEVER)
    yield Sprite("switch/lever", (-20, -30, 40, 50), lever, page=PAGE)
    yield boxed("middle/slot", MW, MH, slot(), 4, page=PAGE)
    yield boxed("middle/shadow", MW, MH, shadow, 9, page=PAGE)
    faces = {
        "switch": switch_face(True, True),
        "switch/up": switch_face(True, False),
        "switch/down": switch_face(False, True),
        "mechanic": mechanic_face(),
        "storage": storage_face(),
        "factory": factory_face(),
    }
    for name, svg in faces.items():
        yield boxed(f"face/{name}", 105, 100, at(52.5, 49.5, svg), page=PAGE)
    for kind in ORDERS:
        yield boxed(f"order/{kind}", 31, 40, order(kind), around_order, page=PAGE)
        yield boxed(f"order/{kind}/dark", 31, 40, order(kind, False), around_order, page=PAGE)
    yield boxed("order/slot", 31, 40, order_slot(), around_order, page=PAGE)
