"""Middle cards, 192 x 62 (between the trains), their offer faces (105 x 100), order tiles. Values and points are set by the game."""
from lib.draw import *
from lib.sprite import boxed
from pieces.glyphs_more import crate, g_cake, g_champagne, g_coffee, g_toolbox, spanner
from pieces.tokens import SCORED

MW, MH = 192, 62
PAGE = "modules"


def ground(fill=PAPER):
    return rect(0, 0, MW, MH, fill, 5, "#8d7a4e", 1) + path(notched(4, 4, MW - 8, MH - 8, 4), "#FBF4E2", "#9A7B35", 1.1)


def pointer(cx, up=True, col=SIGNAL, w=22):
    """The tab that touches the card above or below."""
    y, t = (4, -7) if up else (MH - 4, MH + 7)
    return path(f"M{cx-w/2} {y}L{cx} {t}L{cx+w/2} {y}Z", col, "#6d1c15", 1)


def track(pts, w=9):
    d = "M" + "L".join(f"{a} {b}" for a, b in pts)
    return (path(d, "none", "#8A6238", w, 'stroke-dasharray="2.6 4.2"') + path(d, "none", "#3F4955", w * .62) + path(d, "none", "#F6EBCB", w * .62 - 3))


def lever(cx, foot, k=1.0):
    """Switch stand: the lever with its weight and the round signal."""
    s = path("M-9 0H9L6 -4H-6Z", IRON2, INK, .8) + line(0, -3, 8, -25, INK, 3.4) + line(0, -3, 8, -25, "#9AA7B5", 1.8) + circ(8.6, -26.4, 3, SIGNAL, INK, .9)
    s += line(0, -3, -8, -12, INK, 3) + circ(-8.6, -12.6, 4.6, IRON2, INK, .9) + circ(0, -3.6, 2.6, BRASS, INK, .7)
    return at(cx, foot, s, k)


def value_place(x, y, w, h):
    return rect(x, y, w, h, "#EFE2BF", 4, "#9A7B35", .9)


def switch(up, down):
    """Arrows to the left car above and to the right car below; car and points are laid into the white plates."""
    s = ground() + track([(6, 16), (66, 16), (126, 46), (186, 46)]) + track([(6, 46), (66, 46)], 9) + track([(126, 16), (186, 16)], 9) + lever(96, 47, 1.02)
    for on, cx, y, u in ((up, 44, 27, True), (down, 148, 35, False)):
        if on:
            s += pointer(cx, u) + rect(cx - 35, y - 16, 70, 32, "#FBF4E2", 4, "#9A7B35", 1.1) + seal(cx + 19, y, "", 13.4)
    return s


def mechanic_card():
    """Left: the value asked for (place 60 x 46 at 17, 8); right: what the frame gives (32 x 46 at 154, 8)."""
    s = ground() + pointer(47, True, PINE) + pointer(47, False, PINE) + pointer(145, True, PINE, 22) + pointer(145, False, PINE, 22)
    s += value_place(17, 8, 60, 46) + arrow(84, 43, 9) + at(99, 56.6, mechanic(1.08)) + arrow(114.4, 43, 9)
    return s + up_one(136, 31.6, 1.12) + path(notched(154, 8, 32, 46, 3), "#EFE2BF", "#9A7B35", 1.2, 'stroke-dasharray="3 2"')


def factory():
    """Limit on the left (place 74 x 46 at 10, 8), the works, number of upgrades on the right (at 158, 19)."""
    s = ground() + pointer(47, True, "#9C4A38") + pointer(47, False, "#9C4A38") + value_place(10, 8, 74, 46) + path("M26 21.6L16.6 26.6L26 31.6M16.6 36H26", "none", INK, 2.6)
    return s + works(119, 54, .92) + times(171, 19.6, 3.6) + upgrade_choice(168, 40, .62)


def up_one(cx, cy, k=1.0):
    """A car goes up one step."""
    return at(cx, cy, path("M-4.4 14V0H-10.4L0 -14.6L10.4 0H4.4V14Z", PINE, INK, 1) + path("M-1.8 9V2.6", "none", "#8CC3A4", 1.6), k)


def works(cx, foot, k=1.0, lit=True):
    """The factory: saw-tooth roof, three lit bays, two chimneys; 64 x 44."""
    s = path("M-27 -20V-44H-20V-20ZM-16 -20V-40H-10V-20Z", "#7E2839", INK, .9) + rect(-28.4, -46, 9.8, 3, "#5A1B28", 0, INK, .7) + rect(-17, -42, 8, 2.6, "#5A1B28", 0, INK, .7)
    s += path("M-32 0V-22H-6V-33L8 -22V-33L22 -22V-33L32 -25V0Z", "#9C4A38", INK, 1) + path("M-6 -33L8 -22H-6ZM8 -33L22 -22H8ZM22 -33L32 -25V-22H22Z", "#C77B55")
    w = "url(#lampwin)" if lit else "#1B2A40"
    s += "".join(path(f"M{q} -6V-14Q{q+5} -19 {q+10} -14V-6Z", w, INK, .9) + line(q + 5, -16, q + 5, -6, INK, .7) for q in (-28, -14.6, 14.4)) + path("M-1 0V-14H11V0Z", "#3b2415", INK, .9)
    return at(cx, foot, s, k)


SKIN = "#F2CDA8"



def mechanic(k=1.0):
    """The mechanic with cap, overalls and spanner; feet at 0, 0; 24 x 44."""
    s = path("M-6 0V-15H-.8V0ZM.8 0V-15H6V0Z", "#35557C", INK, .8) + path("M-6.6 0h6v-1.8h-5ZM.4 0h6.6q-.4 -1.8 -2 -1.8h-4.6Z", INK)
    s += path("M-8 -13L-7 -26Q0 -29 7 -26L8 -13Z", "#D9CDA6", INK, .9) + path("M-6.4 -12V-22H-4.6V-27H-2.8V-22.6H2.8V-27H4.6V-22H6.4V-12Q0 -10.6 -6.4 -12Z", "#35557C", INK, .7) + rect(-2.6, -20, 5.2, 4, "#2A4566", .6)
    s += path("M-7 -25.6L-10.6 -15.4L-8 -14.4L-5.6 -20Z", "#D9CDA6", INK, .8) + circ(-9.3, -14, 1.6, SKIN, INK, .4)
    s += path("M7 -25.6L13.4 -27.6L13.6 -30.4L5.8 -28Z", "#D9CDA6", INK, .8) + spanner(15.4, -33, .52, 22) + circ(13.8, -29, 1.9, SKIN, INK, .5)
    s += circ(0, -31, 4.8, SKIN, INK, .8) + path("M-1.6 -29q1.6 1.2 3.4 0", "none", "#8d4a36", .9) + circ(1.8, -31.4, .6, INK)
    return f'<g transform="scale({k})">{s + path("M-5.4 -32.6Q-6 -38.4 0 -38.4T5.4 -32.6Z", "#8A2F26", INK, .8) + path("M-5.4 -32.8H9L5.4 -31.4H-5.2Z", INK)}</g>'


# ---------------------------------------------------------------- offer faces, around (0, 0) in the frame of 105 x 100


def f_switch(up, down):
    s = track([(-50, -26), (-26, -26), (26, 26), (50, 26)], 10) + track([(-50, 26), (-18, 26)], 10) + track([(18, -26), (50, -26)], 10) + lever(2, 18, 1.25)
    for on, cx, cy, u in ((up, -20, -27, True), (down, 20, 27, False)):
        if on:
            s += path(f"M{cx-12} {cy-15 if u else cy+15}L{cx} {cy-23 if u else cy+23}L{cx+12} {cy-15 if u else cy+15}Z", SIGNAL, "#6d1c15", 1) + path(notched(cx - 30, cy - 15, 60, 30, 3), "#FFFBEF", "#9A7B35", 1.2) + seal(cx + 16, cy, "", 11.6)
    return s


def f_mechanic():
    s = arrow(-2, -22, 13) + blank_car(10, -38, 34, 29) + up_one(42, -34, .8) + line(-46, -1, 46, -1, "#C9B484", 1) + at(-24, 46, mechanic(1.02))
    return s + path(notched(6, 9, 40, 30, 3), "#EFE2BF", "#9A7B35", 1.3, 'stroke-dasharray="3.4 2.4"')


def f_storage():
    """The shed; three cards from the pile and the toolbox. The line below (2 of 4) is set by the game into the pill at y 37."""
    s = path("M-50 -8V-30L0 -47L50 -30V-8Z", "#7A4A32", INK, 1.1) + path("M-50 -30L0 -47L50 -30L50 -25L0 -42L-50 -25Z", "#4A2D20", INK, .8) + rect(-40, -26, 80, 18, "#2b1c14") + "".join(crate(q, -22, 13.4, 13.4, c) for q, c in ((-36, "#B48A57"), (-21.6, "#CBA26E"), (8, "#B48A57"), (22.4, "#A97C48"))) + path("M-5 -8V-24H5V-8Z", LAMP, INK, .8) + rect(-52, -8, 104, 3, "#4A2D20")
    s += "".join(f'<g transform="translate({-30+i*13} {12+abs(i-1)*1.4}) rotate({(i-1)*9})">' + rect(-9, -12, 18, 24, CARRIAGE, 2, BRASS, 1) + path("M0 -6L5 6H-5Z", BRASS, extra='opacity=".8"') + "</g>" for i in range(3))
    return s + path("M6 12.4H15M10.5 8V16.8", "none", INK, 2.4) + at(33, 12, g_toolbox(), .86) + rect(-30, 29, 60, 16, "#E2D2AC", 8, SEPIA, 1)


def f_factory():
    """The works; below, n times an upgrade of choice, and the limit: no better than a car."""
    s = at(0, 1, works(0, 0, 1.08)) + rect(-50, 1, 100, 2.4, "#6B7683") + txt(-49, 22.8, "1–4", 14.6, INK, "start", 700) + times(-19.6, 18, 2.8) + upgrade_choice(6, 16, .62)
    return s + path(notched(-30, 27.6, 60, 19.4, 3), "#EFE2BF", "#9A7B35", 1.1) + path("M-10 31.6L-18.6 35.4L-10 39.2M-18.6 43H-10", "none", INK, 2) + blank_car(-3, 28.6, 22, 18)


# ---------------------------------------------------------------- order tiles (Teatime), 31 x 40, on a roof and in the market alike
ORDER = {"coffee": (g_coffee, "#E3D2A8"), "cake": (g_cake, "#F3D3C8"), "champagne": (g_champagne, "#CFE0EA")}


def order(kind, lit=True, w=31, h=40):
    """The points go to (15.5, 29.4), on the seal."""
    g, bg = ORDER[kind]
    s = path(notched(0, 0, w, h, 3), bg if lit else "#8C97A3", BRASS if lit else "#5E6F86", 1.5) + path(notched(2.4, 2.4, w - 4.8, h - 4.8, 2.4), "none", "#9A7B35", .7)
    return s + at(w / 2, 12.8, g(), .66) + seal(w / 2, h - 10.6, "", 10.4, fill=SIGNAL if lit else SCORED)


def sprites():
    out = []
    for name, up, down in (("switch", 1, 1), ("switch/up", 1, 0), ("switch/down", 0, 1)):
        out += [boxed(f"middle/{name}", MW, MH, switch(up, down), (4, 9, 4, 9), page=PAGE), boxed(f"face/{name}", 105, 100, at(52.5, 49.5, f_switch(up, down)), page=PAGE)]
    out += [boxed(f"middle/{n}", MW, MH, s, (4, 9, 4, 9), page=PAGE) for n, s in (("mechanic", mechanic_card()), ("factory", factory()), ("blank", ground()))]
    out += [boxed(f"face/{n}", 105, 100, at(52.5, 49.5, s), page=PAGE) for n, s in (("mechanic", f_mechanic()), ("storage", f_storage()), ("factory", f_factory()))]
    out.append(boxed("middle/slot", MW, MH, path(notched(1, 1, MW - 2, MH - 2, 5), "#0B1525", "#3A4F6E", 1, 'fill-opacity=".55" stroke-dasharray="5 5"'), 4, page=PAGE))
    out.append(boxed("middle/shadow", MW, MH, rect(1, 2, MW, MH, "#000", 5, extra='opacity=".4" filter="url(#soft)"'), 9, page=PAGE))
    for k in ORDER:
        out += [boxed(f"order/{k}", 31, 40, order(k), (4, 5, 5, 5), page=PAGE), boxed(f"order/{k}/dark", 31, 40, order(k, False), (4, 5, 5, 5), page=PAGE)]
    out.append(boxed("order/slot", 31, 40, path(notched(.6, .6, 30, 39, 3), "#0B1525", "#4A5F7F", 1.1, 'stroke-dasharray="4 3"'), (4, 5, 5, 5), page=PAGE))
    return out + [boxed("up-one", 24, 32, at(12, 16.3, up_one(0, 0)), 3, page=PAGE), boxed("mechanic", 36, 46, at(14, 45, mechanic(1.02)), 2, page=PAGE), boxed("factory", 64, 46, works(32, 46), 3, page=PAGE)]
