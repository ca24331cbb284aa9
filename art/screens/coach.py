"""The set-up: the coach whose windows are the seats."""

import math

from lib.draw import at, circ, clip_path, clipped, line, notched, path, rect, star_points
from lib.palette import BRASS, BURGUNDY, CARRIAGE, INK, IRON, IRON2, PLAYER, RIM, SIGNAL, STEAM
from lib.sprite import Sprite
from pieces.car_bodies import DARK_WINDOW, bogie

PAGE = "setup"
# The x of the first window, the width of a window, the gap; the height of a pane.
WX, WW, WG, PANE = 64, 350, 24, 182
ROOF, SHADE = "#132741", "#17304F"


def night():
    """The night behind the coach and its rail; repeats every 1600 px, for wider windows. Nominal: stage 0, 50."""
    s = rect(0, 0, 1600, 440, "#0B1524")
    for q in [160 + 1600 / 6 * i for i in range(-1, 7)]:
        d = f"M{q:.2f} 0L{q - 230:.2f} 420H{q - 150:.2f}L{q + 80:.2f} 0Z"
        s += path(d, "#13233C", extra='opacity=".55"')
    s += rect(0, 402, 1600, 38, "#0A121F") + rect(0, 420, 1600, 6, "#0a1220")
    s += "".join(rect(4 + 16 * i, 419, 9, 5, "#4A3A28") for i in range(100))
    s += rect(0, 416, 1600, 3.4, "#9AA7B5") + rect(0, 416, 1600, 1.2, "#DCE3E6")
    return Sprite("setup/night", (0, 0, 1600, 440), s, page=PAGE)


def carriage():
    """A long sleeping car in the colours of the game, without panes and roof lamps; in stage px, nominal 0, 0."""
    s = rect(0, 430, 44, 8, IRON2, 2, INK, 1) + rect(1556, 430, 44, 8, IRON2, 2, INK, 1)
    s += "".join(at(q - 24.5 * 2.7, 466 - 77.4 * 2.7, bogie(24.5), 2.7) for q in (150, 500, 1100, 1450))
    s += battery(640) + battery(830)
    s += rect(40, 424, 1520, 15, IRON, 0, INK, 1) + rect(40, 425, 1520, 1.6, RIM)
    s += rect(30, 92, 1540, 336, CARRIAGE, 6, INK, 2) + rect(31, 318, 1538, 109, "#18304F", 5)
    s += rect(30, 116, 1540, 2, BRASS) + rect(30, 421, 1540, 3, BRASS)
    s += "".join(rect(WX + n * (WW + WG) - 8, 318, 366, 1, "#28466E") for n in range(4))
    s += "".join(line(q, 122, q, 418, SHADE, 1.2) for q in (426, 800, 1174))
    s += door(36, 1) + door(1564, -1) + rect(30, 93, 1540, 22, "#14283F")
    s += path("M24 92Q30 76 62 76H1538Q1570 76 1576 92Z", ROOF, INK, 2)
    s += path("M90 77Q96 58 118 58H1482Q1504 58 1510 77Z", "#182F4E", INK, 1.6)
    for light in ("M104 64Q108 61 118 61H700", "M36 85Q42 79 60 79H86"):
        s += path(light, "none", "#ffffff", 1.8, 'opacity=".25" stroke-linecap="round"')
    return Sprite("setup/carriage", (0, 50, 1600, 420), s, page=PAGE)


def battery(x):
    """A box between the bogies, 130 wide."""
    s = rect(x, 438, 130, 20, "#2b3038", 3, "#15181d", 1) + rect(x, 438, 130, 2.4, "#4a505a")
    return s + "".join(line(x + 130 * f, 441, x + 130 * f, 458, "#15181d", 1.2) for f in (0.33, 0.66))


def door(x, d):
    """The door at an end of the coach: edge, hinges, grab rail, handle; d: on which side the coach is."""
    s = line(x, 122, x, 420, ROOF, 2)
    s += "".join(rect(x - 3.5, y, 7, 12, BRASS, 1, INK, 0.8) for y in (140, 262, 392))
    rail = f"M{x + d * 13} 196V236"
    s += path(rail, "none", INK, 6, 'stroke-linecap="round"') + path(rail, "none", BRASS, 3.4, 'stroke-linecap="round"')
    return s + circ(x + d * 13, 300, 4.4, BRASS, INK, 1) + line(x + d * 13, 300, x + d * 13, 308, BRASS, 2.6)


def roof_lamps():
    """Clerestory lights; five over each window. Nominal top left: stage 114 + 374 n + 55 i, 65."""
    for name, colour in (("lit", "#F0BE5A"), ("dark", "#43536D")):
        s = path("M0 9V4a4 4 0 0 1 4 -4h22a4 4 0 0 1 4 4V9Z", colour, INK, 0.8)
        yield Sprite(f"setup/roof-lamp/{name}", (-5, -5, 40, 20), s, page=PAGE)


# ---------------------------------------------------------------- the panes


def pane(who):
    """A window, 350 × 182: the lit compartment of a player, or an empty one."""
    outline = notched(0, 0, WW, PANE, 10)
    s = clipped("pane", compartment() if who else empty())
    s += path(outline, "none", INK, 7) + path(outline, "none", PLAYER.get(who, BRASS), 3)
    s += path(notched(-5, -5, WW + 10, PANE + 10, 11), "none", BRASS, 1.2)
    defs = clip_path("pane", f'<path d="{outline}"/>')
    return Sprite(f"setup/pane/{who or 'empty'}", (-10, -10, 370, 200), s, defs, PAGE)


def compartment():
    """Panelled wall, buttoned seat, table with lamp, a transom of leaded glass."""
    w, h = WW, PANE
    s = rect(0, 0, w, h, "url(#lampwin)") + rect(0, 128, w, 60, "#6A4423")
    s += "".join(line(q, 0, q, 130, "#E3AE4C", 1.2) for q in range(20, w, 31))
    s += path(f"M8 {h}V70Q8 52 30 52H196Q218 52 218 70V{h}Z", BURGUNDY, "#4A1520", 1.6)
    for r in range(4):
        s += "".join(circ(32 + c * 27 + (r % 2) * 13.5, 72 + r * 25, 2.4, "#C98A4E") for c in range(7 - r % 2))
    return s + table_with_lamp(278) + transom()


def table_with_lamp(x):
    """The lamp's foot stands 26 to the right of x."""
    h = PANE
    s = path(f"M{x - 62} {h - 18}H{x + 76}V{h}H{x - 62}Z", "#8A6238", INK, 1)
    cloth = f"M{x - 66} {h - 28}H{x + 80}V{h - 16}L{x + 60} {h - 4}L{x + 40} {h - 16}L{x + 20} {h - 4}"
    cloth += f"L{x} {h - 16}L{x - 20} {h - 4}L{x - 40} {h - 16}L{x - 60} {h - 6}Z"
    s += path(cloth, "#FFF8E6", "#CDBE96", 1) + circ(x + 26, 86, 66, "#FFF6D0", extra='opacity=".55"')
    s += rect(x + 23, 96, 6, h - 126, BRASS, 0, INK, 0.8)
    s += path(f"M{x + 8} {h - 26}q2 -8 18 -8t18 8Z", BRASS, INK, 0.8)
    s += path(f"M{x + 2} 104L{x + 14} 66H{x + 38}L{x + 50} 104Z", SIGNAL, INK, 1.1)
    return s + path(f"M{x + 2} 104l6 7l6 -7l6 7l6 -7l6 7l6 -7l6 7l6 -7Z", "#D9594A", INK, 0.8)


def transom():
    light, dark = "#E9C878", "#C98A4E"
    s = rect(0, 0, WW, 26, light)
    for q in (0, 58.4, 116.7, 175, 233.4, 291.7):
        s += path(f"M{q} 26A29.2 29.2 0 0 1 {q + 58.4} 26Z", dark)
        for a in (-1, -0.5, 0, 0.5, 1):
            spoke = f"M{q + 29.2} 26L{q + 29.2 + 30 * math.sin(a):.1f} {26 - 30 * math.cos(a):.1f}"
            s += path(spoke, "none", light, 1.4)
    return s + rect(0, 25, WW, 3, "#7A5A18")


def empty():
    """Night behind dark glass, the moon, the blind half down."""
    w, h = WW, PANE
    s = rect(0, 0, w, h, DARK_WINDOW)
    s += path(f"M20 {h}L190 0H236L66 {h}ZM92 {h}L262 0H276L106 {h}Z", "#2B405F")
    s += circ(268, 97, 15, "#F6E3AE") + circ(275, 93, 13, DARK_WINDOW)
    for x, y, r in ((60, 92, 3), (118, 104, 2), (312, 150, 2.6), (38, 150, 2.2)):
        s += path(star_points(x, y, r, r * 0.42), STEAM)
    s += path(f"M0 0H{w}V66H0Z", "#3A3763") + "".join(line(0, q, w, q, "#2A2750", 1.2) for q in (15, 30, 45))
    return s + rect(0, 62, w, 7, BRASS, 0, INK, 0.8) + circ(w / 2, 78, 6, "none", BRASS, 2.4)


def sprites():
    yield night()
    yield carriage()
    yield from roof_lamps()
    for who in (*PLAYER, None):
        yield pane(who)
