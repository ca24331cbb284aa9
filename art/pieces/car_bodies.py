"""The bodies of railroad cars, one function per class, and the running gear below them; 98 × 78, on y = 78.

Each function is told whether the conductor has reached the car: then its windows are lit.
"""

import math

from lib.draw import at, circ, line, path, rect, star_points
from lib.palette import BRASS, BURGUNDY, CLASS, INK, IRON2, LAMP, SIGNAL
from pieces.wheels import bogie_frame, car_wheel

DARK_WINDOW, UNLIT = "#1B2A40", "#55607a"
PLANK = "#4f351b"
FRAME_OF_WINDOW = "#0c1420"


# ---------------------------------------------------------------- common parts


def bogie(cx):
    """Two-axle bogie: wheels, and over them equaliser bar and spring."""
    return "".join(at(q, 70, car_wheel()) for q in (cx - 7.5, cx + 7.5)) + bogie_frame(cx)


def underframe(v=1):
    s = rect(0, 56.5, 98, 3, "#3a3f47")
    s += rect(-0.5, 55.6, 2.2, 4.8, "#6d7681", 0.6) + rect(96.3, 55.6, 2.2, 4.8, "#6d7681", 0.6)
    s += rect(4, 60, 90, 4.6, INK)
    if v == 0:
        s += path("M30 64.5L38 70H60L68 64.5", "none", "#6A4B2D", 1.6)
        s += line(44, 64, 44, 70, "#6A4B2D", 1.4) + line(54, 64, 54, 70, "#6A4B2D", 1.4)
    else:
        s += rect(41, 64.5, 16, 6.4, "#2b3038", 1, "#15181d", 0.6)
        s += line(49, 64.5, 49, 71, "#15181d", 0.7) + rect(41, 64.5, 16, 1.2, "#4a505a")
    return s + bogie(24.5) + bogie(73.5)


def roof(d, col, light=None):
    """A roof, with a line of light on it."""
    s = path(d, col, INK, 1)
    if light:
        s += path(light, "none", "#ffffff", 1.3, 'opacity=".22" stroke-linecap="round"')
    return s


def glass(lit):
    return "url(#lampwin)" if lit else DARK_WINDOW


def curtained_window(x, lit):
    """A window of class 2 with a half-curtain on gold pins."""
    s = rect(x, 24, 10, 17, glass(lit), 1.5, FRAME_OF_WINDOW, 1.2)
    half = f"M{x + 0.7} 40.4V36.4Q{x + 5} 33.4 {x + 9.3} 36.4V40.4Z"
    s += path(half, "#8E2F3C" if lit else "#41222c")
    return s + "".join(circ(x + q, 38, 0.6, LAMP) for q in (2.8, 5, 7.2))


def drapes(x, right=9.4, middle=5):
    """Red drapes in a window of class 2, whose right edge and middle are this far from x."""
    d = f"M{x + 0.6} 24.6H{x + right}V26.4Q{x + middle} 28.6 {x + 0.6} 26.4Z"
    d += f"M{x + 0.6} 25Q{x + 2.6} 31 {x + 0.6} 35.6Z"
    return path(d + f"M{x + right} 25Q{x + right - 2} 31 {x + right} 35.6Z", SIGNAL)


# ---------------------------------------------------------------- the classes


def planks(lit):
    """Class 0: bare boards, a stove pipe."""
    s = rect(3, 19, 92, 41, "url(#wood)", 0, PLANK, 1.2)
    boards = ((10, "#A97C48"), (24, "#CBA26E"), (66, "#A97C48"), (80, "#CBA26E"), (87, "#A97C48"))
    s += "".join(rect(q, 19.6, 7, 40, c, 0, extra='opacity=".5"') for q, c in boards)
    s += "".join(line(q, 19, q, 60, "#7d5730", 0.9) for q in range(10, 95, 7))
    s += rect(3, 43.4, 92, 3.4, "#8A6238", 0, PLANK, 0.5)
    s += "".join(circ(q, 45.1, 0.55, PLANK) for q in range(6, 95, 7))
    s += path("M4 60L22 46.8M94 60L76 46.8", "none", "#7d5730", 2.2)
    s += path("M17 12.4V6.4H15.4V4.4H23.6V6.4H22V12.4Z", IRON2, INK, 0.7)
    s += roof("M1 19.4L5 12.4H93L97 19.4Z", "#7A5835") + path("M5.6 13.6H92.4", "none", "#A9814F", 1.2)
    s += "".join(line(q, 13, q + (q - 49) * 0.04, 19, PLANK, 0.6) for q in range(19, 90, 14))
    for x in (7.5, 19.5, 68.5, 80.5):
        s += rect(x, 25, 10, 14, "#F0C66E" if lit else "#2b2115", 0, PLANK, 1.3)
        s += line(x + 5, 25, x + 5, 39, PLANK, 1) + rect(x - 1, 39, 12, 1.8, "#8A6238", 0, PLANK, 0.5)
    return s


def green(lit):
    """Class 1: green with cream lines, three ventilators."""
    body, top, _ = CLASS[1]
    s = rect(3, 19, 92, 41, body, 2.5, INK, 1.2) + rect(3.6, 47.4, 90.8, 12, "#245741", 2)
    s += rect(3, 45, 92, 2.2, "#D9CDA6") + rect(3, 55.8, 92, 1.3, "#D9CDA6") + rect(3, 21.4, 92, 0.9, "#D9CDA6")
    for q in (22, 45, 68):
        s += path(f"M{q} 9.2V6.8q0 -1.6 4 -1.6t4 1.6V9.2Z", "#24352F", INK, 0.8)
    s += roof("M1 20Q3 9 15 9H83Q95 9 97 20Z", top, "M5 15.6Q8 11 16 11H60")
    for x in (7.5, 19.5, 68.5, 80.5):
        s += rect(x, 25, 10, 16, glass(lit), 1.4, FRAME_OF_WINDOW, 1.2)
        s += line(x, 29.4, x + 10, 29.4, FRAME_OF_WINDOW, 0.8)
        if lit:
            s += path(f"M{x + 1.4} 39.4l6 -9", "none", "#ffffff", 1.2, 'opacity=".5"')
    return s


def burgundy(lit):
    """Class 2: burgundy with gold lines, a clerestory, drapes."""
    body, top, _ = CLASS[2]
    s = rect(3, 19, 92, 41, body, 3, INK, 1.2) + rect(3.6, 47.6, 90.8, 8.2, "#6A2030")
    s += rect(3, 45, 92, 1.4, LAMP) + rect(3, 56, 92, 1.6, LAMP)
    s += "".join(rect(x, 48.6, 20, 5.8, "none", 1.5, BRASS, 0.7) for x in (8.2, 69.8))
    s += roof("M1 20Q3 10.4 15 10.4H83Q95 10.4 97 20Z", top, "M5 16Q8 12.2 16 12.2H40")
    s += roof("M17 10.6Q18 4.6 23 4.6H75Q80 4.6 81 10.6Z", top)
    s += "".join(rect(q, 6.6, 7, 2.6, "#F0BE5A" if lit else UNLIT, 0.6) for q in (23, 34, 57, 68))
    for x in (7.5, 19.5, 68.5, 80.5):
        s += curtained_window(x, lit) + drapes(x)
    return s


def dining(lit):
    """Class 4: dining car, blue and cream; behind each wide window two chairs and a table with a lamp."""
    body, top, _ = CLASS[4]
    s = rect(3, 19, 92, 41, body, 3, INK, 1.2) + rect(3.6, 19.6, 90.8, 24, "#E9DFC4", 2)
    s += rect(3, 43.4, 92, 1.8, BRASS) + rect(3, 56.4, 92, 1.5, BRASS)
    s += path("M77.5 9.6V4.8q0 -2.4 5 -2.4h2V5h-1.6v4.6Z", "#1B2E48", INK, 0.8)
    s += roof("M1 20Q3 9.6 15 9.6H83Q95 9.6 97 20Z", top, "M5 15.8Q8 11.4 16 11.4H36")
    s += roof("M19 9.8L24 4H68L73 9.8Z", top)
    for q in (26, 35.5, 50.5, 60):
        s += path(f"M{q} 9.4V7.6a3 3 0 0 1 6 0V9.4Z", LAMP if lit else UNLIT)
    for x in (7, 68):
        s += rect(x, 23, 23, 18, glass(lit), 1.5, FRAME_OF_WINDOW, 1.2) + table(x, lit)
    for x in (18.5, 79.5):
        # A silver cloche on the blue.
        s += path(f"M{x - 5} 53.6A5 5 0 0 1 {x + 5} 53.6Z", LAMP)
        s += rect(x - 6.4, 54, 12.8, 1.1, LAMP) + circ(x, 48, 0.9, LAMP)
    return s


def table(x, lit):
    """Two chairs and a table with a lamp, in a window 23 wide that begins at x."""
    chairs = f"M{x + 0.8} 40.4V32q3 -.6 3.4 2.6l.5 5.8Z" + f"M{x + 22.2} 40.4V32q-3 -.6 -3.4 2.6l-.5 5.8Z"
    s = path(chairs, "#6E1F2E" if lit else "#2c3850")
    s += path(f"M{x + 6} 37.6H{x + 17}L{x + 18} 40.6H{x + 5}Z", "#FFFBEF" if lit else "#8a93a3")
    s += rect(x + 10.8, 33.4, 1.4, 4.4, INK)
    shade = f"M{x + 6.9} 33.6L{x + 9.2} 28H{x + 13.8}L{x + 16.1} 33.6Z"
    return s + path(shade, SIGNAL if lit else "#4d5566", FRAME_OF_WINDOW, 0.5)


def sleeping(lit):
    """Class 7: sleeping car; blinds at different heights, a berth below, moon and star on its flank."""
    body, top, _ = CLASS[7]
    s = rect(3, 19, 92, 41, body, 3, INK, 1.2) + rect(3.6, 19.6, 90.8, 24.4, "#352B66", 2)
    s += rect(3, 44, 92, 1.4, BRASS) + rect(3, 57, 92, 1.2, BRASS)
    s += roof("M1 20Q2 11.6 12 11.6H86Q96 11.6 97 20Z", top, "M4.6 16.4Q7 13.4 13 13.4H30")
    s += roof("M12 11.8Q13 5.4 21 5.4H77Q85 5.4 86 11.8Z", top)
    s += "".join(path(star(q, 8.8, 2), LAMP if lit else UNLIT) for q in (24, 34, 64, 74))
    for x, blind in ((7.5, 8.6), (19.5, 12.5), (68.5, 10.4), (80.5, 6.8)):
        s += rect(x, 23.4, 10, 18, glass(lit), 5, FRAME_OF_WINDOW, 1.2)
        berth = f"M{x + 0.7} 38.8H{x + 9.3}V39Q{x + 9} 40.9 {x + 6} 40.9H{x + 4}Q{x + 1} 40.9 {x + 0.7} 39Z"
        s += path(berth, "#6F5FB4" if lit else "#3a3763")
        s += rect(x + 0.9, 37.2, 3.6, 2.2, "#FFFBEF" if lit else "#7a82a0", 1)
        y = 23.4 + blind
        s += path(f"M{x + 0.7} {y}V28.4Q{x + 0.7} 24 {x + 5} 24T{x + 9.3} 28.4V{y}Z", "#B3A8DC" if lit else "#5a5588")
        s += line(x + 0.7, y, x + 9.3, y, "#2A2452", 1.1) + circ(x + 5, 25.2 + blind, 0.9, BRASS)
    for x, d in ((14.5, 1), (83.5, -1)):
        s += path(f"M{x} 46.8a4.3 4.3 0 1 0 3.9 6.2a3.6 3.6 0 1 1 -3.9 -6.2Z", LAMP)
        s += path(star(x + d * 10, 51.2, 2.5), LAMP)
    return s


def star(cx, cy, r):
    return star_points(cx, cy, r, r * 0.42)


def golden(lit):
    """Class 12: gold with acanthus scrolls, fanlights at the ends of the roof, and a crown."""
    top = CLASS[12][1]
    s = rect(3, 19, 92, 41, "url(#gild)", 3, INK, 1.2)
    s += rect(3, 44.2, 92, 1.4, BURGUNDY) + rect(3, 56.6, 92, 1.6, BURGUNDY)
    for q in (18.7, 79.3):
        scrolls = f"M{q} 55.4V48"
        scrolls += f"M{q} 55.4Q{q - 10.5} 56.4 {q - 11} 51.2Q{q - 10.6} 47.4 {q - 7} 48.4Q{q - 4.6} 50 {q - 7.4} 51.6"
        scrolls += f"M{q} 55.4Q{q + 10.5} 56.4 {q + 11} 51.2Q{q + 10.6} 47.4 {q + 7} 48.4Q{q + 4.6} 50 {q + 7.4} 51.6"
        s += path(scrolls, "none", BURGUNDY, 1.2, 'stroke-linecap="round"') + circ(q, 48.2, 1.3, BURGUNDY)
    s += roof("M1 20Q3 9 15 9H83Q95 9 97 20Z", top)
    for c in (15, 83):
        for a in [(-75 + 30 * i) * math.pi / 180 for i in range(6)]:
            spoke = f"M{c} 20L{c + 13 * math.sin(a):.1f} {20 - 11 * math.cos(a):.1f}"
            s += path(spoke, "none", "#E7C468", 0.9)
    s += "".join(path(f"M{c - 6} 20A6 6 0 0 1 {c + 6} 20Z", "#E7C468", INK, 0.6) for c in (15, 83))
    s += path("M26 9.4Q28 3.4 34 3.4H64Q70 3.4 72 9.4Z", top, INK, 1)
    s += rect(34, 5.4, 30, 2.6, LAMP if lit else "#6b6a5a", 1) + crown()
    for x in (7.2, 19.4, 68.2, 80.4):
        s += golden_window(x, glass(lit)) + circ(x + 5.2, 31.4, 1.5, "#FFFBEF" if lit else UNLIT, BURGUNDY, 0.6)
    return s


def crown():
    s = path("M39.5 3.4L37.5 -4L42.8 -.6L49 -7L55.2 -.6L60.5 -4L58.5 3.4Z", "url(#gold)", "#6B4E14", 1)
    pearls = ((37.5, -4.2), (49, -7.2), (60.5, -4.2))
    s += "".join(circ(a, b, 1.7, SIGNAL, "#6B4E14", 0.5) for a, b in pearls)
    return s + rect(39.6, 1.2, 18.8, 1.4, BURGUNDY)


def golden_window(x, pane):
    """A round-headed window of class 12 with its bars, 10.4 wide from x."""
    s = path(f"M{x} 42.4V29Q{x + 5.2} 19 {x + 10.4} 29V42.4Z", pane, BURGUNDY, 1.4)
    return s + path(f"M{x + 5.2} 24.4V42.4M{x + 0.6} 31.4H{x + 9.8}", "none", BURGUNDY, 0.8)


BODY = {0: planks, 1: green, 2: burgundy, 4: dining, 7: sleeping, 12: golden}
