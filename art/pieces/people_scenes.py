"""Backgrounds of the celebrity posters, 104 x 100 around 0, 0; the bust stands on y = 35."""
import math

from lib.draw import *


def ground(col, ray=None, cy=0, n=18):
    return rect(-53, -51, 106, 102, col) + (rays(0, cy, 120, ray, n) if ray else "")


def singer():
    s = ground("#4A1520") + path("M0 -50L-46 50H46Z", LAMP, extra='opacity=".3"') + path("M0 -50L-26 50H26Z", LAMP, extra='opacity=".35"')
    return s + "".join(path(f"M{d*53} -50H{d*(52-q)}Q{d*(50-q)} 0 {d*(54-q*.45)} 50H{d*53}Z", c) for d in (1, -1) for q, c in ((24, "#8A2637"), (17, "#6E1F2E"), (9, "#8A2637")))


def aviator():
    s = rect(-53, -51, 106, 102, "#3F7F8C") + rays(22, 30, 120, "#5B99A0", 18) + circ(27, -2, 13, LAMP) + path("M-53 32L-10 22L53 38V50H-53Z", "#2C5A66")
    return s + '<g transform="translate(-31 -33) rotate(-16) scale(.72)">' + path("M-20 -3H12Q18 -3 18 1T12 4H-12L-20 0Z", SIGNAL, INK, .8) + rect(-4, -11, 20, 2.6, PAPER, 0, INK, .7) + rect(-5, 5, 20, 2.6, PAPER, 0, INK, .7) + path("M0 -9V5M11 -9V5M-20 -3L-23 -9H-16L-13 -3", PAPER, INK, .8) + rect(18, -6, 1.6, 14, INK) + circ(6, 10, 2.2, INK) + "</g>"


def star(cx, cy, r, col):
    d = "".join(f"{'L' if i else 'M'}{cx+(r if i % 2 == 0 else r*.42)*math.sin(i*math.pi/5):.2f} {cy-(r if i % 2 == 0 else r*.42)*math.cos(i*math.pi/5):.2f}" for i in range(10))
    return path(d + "Z", col)


def conjuror():
    s = ground("#2A2452", "#382F6A", n=16) + "".join(star(a, b, r, LAMP) for a, b, r in ((-40, -28, 4), (38, -14, 3), (-34, 4, 2.4), (42, 12, 4), (30, -38, 2.6)))
    return s + "".join(f'<g transform="translate({a} {b}) rotate({r})">' + rect(-6, -8.4, 12, 16.8, "#FFFBEF", 1.4, INK, .8) + star(0, 0, 4, c) + "</g>" for a, b, r, c in ((-39, 26, -28, SIGNAL), (-31, 21, -6, INK), (40, 27, 24, SIGNAL)))


def knight(k=1.0):
    """Chess knight, 26 x 40, foot at 0, 0."""
    d = "M-12 0V-4H-9.4Q-9.6 -12 -3 -18Q-8 -17 -10.4 -14L-13.4 -17Q-12 -25 -6.6 -30L-6 -35L-1.6 -31.4Q10 -29 9.4 -13L9 -4H12V0Z"
    return f'<g transform="scale({k})">{path(d, "#FBF4E2", INK, 1.1) + path("M-1.6 -31.4Q10 -29 9.4 -13L9 -4H5Q8 -20 -1.6 -31.4Z", "#CDBB93") + circ(-5, -25, 1.3, INK) + path("M-9.4 -4H9.4", "none", INK, 1)}</g>'


def king(k=1.0):
    d = "M-11 0V-4H-8L-5.4 -20H-8Q-10 -28 -3 -28.6L-1.6 -31H-5V-34H-1.6V-38H1.6V-34H5V-31H1.6L3 -28.6Q10 -28 8 -20H5.4L8 -4H11V0Z"
    return f'<g transform="scale({k})">{path(d, "#2B2018", "#8A6A3A", 1.1) + path("M-8 -4H8M-5.6 -20H5.6", "none", "#8A6A3A", 1)}</g>'


def chess():
    """A board that runs to the horizon; knight and king beside the master."""
    s = ground("#2E5A4A", "#3A6B58", -12, 20) + rect(-53, 12, 106, 40, "#E7D6AE")
    for j, (y, hh) in enumerate(((12, 4), (16, 6), (22, 9), (31, 14))):
        for i in range(-8, 8):
            if (i + j) % 2 == 0:
                a, b = y - 12 + 22, y + hh - 12 + 22
                s += path(f"M{i*a*.46:.1f} {y}H{(i+1)*a*.46:.1f}L{(i+1)*b*.46:.1f} {y+hh}H{i*b*.46:.1f}Z", "#7A5228")
    return s + rect(-53, 11.4, 106, 1.2, BRASS) + at(-36, 31, knight(1.05)) + at(39, 31, king())


def explorer():
    """Ice, a ship held fast in it, the northern lights."""
    s = ground("#173A5E") + "".join(path(f"M{a} -51L{b} 20H{c}L{d} -51Z", col, extra=f'opacity="{o}"') for a, b, c, d, col, o in ((-50, -46, -28, -24, "#5FC0A4", .4), (-30, -30, -14, -8, "#7BD3B0", .3), (4, 2, 18, 26, "#5FC0A4", .36), (30, 22, 42, 54, "#7BD3B0", .42)))
    s += "".join(path(f"M{a} {b-2.4}l.7 1.7l1.7 .7l-1.7 .7l-.7 1.7l-.7 -1.7l-1.7 -.7l1.7 -.7Z", PAPER) for a, b in ((-42, -36), (-20, -44), (14, -42), (44, -8), (-46, -8)))
    s += path("M-53 8L-44 -2L-36 4L-27 -12L-16 8L53 12V52H-53Z", "#8DB6CC") + path("M-27 -12L-16 8H-24ZM-44 -2L-36 4L-38 8Z", "#C6DEE8") + path("M-53 22L-20 14L20 18L53 10V52H-53Z", "#DCE9EE")
    return s + at(39, 14, path("M-13 -4H12L9 2H-10Z", "#5A3420", INK, .6) + path("M-8 -4V-24M1 -4V-28M9 -4V-20", "none", "#2B1C14", 1.1) + path("M-8 -22L-13 -8H-8ZM1 -26L-5 -9H1ZM1 -26L6.6 -9H1ZM9 -18L13 -7H9Z", PAPER, INK, .5) + path("M1 -28h6l-1.6 1.6l1.6 1.6h-6Z", SIGNAL))


def actress():
    """Black and white like her films: two searchlights and the edges of the reel."""
    s = ground("#2B2E38") + path("M-46 50L-30 -51H10ZM46 50L30 -51H-10Z", "#C9CED6", extra='opacity=".26"') + circ(0, -6, 38, "#C9CED6", extra='opacity=".34"') + circ(0, -6, 31, "#E4E8EC", extra='opacity=".6"')
    for x in (-53, 41):
        s += rect(x, -51, 12, 102, "#0E1016") + "".join(rect(x + 3, y, 6, 7, "#E4E8EC", 1.4) for y in range(-47, 40, 12))
    return s


def tango():
    """Evening in the port quarter: red rays, lamps on a string, the bandoneon."""
    s = ground("#7A1F24", "#95302B", 34, 22) + circ(0, -2, 34, "#E9863F", extra='opacity=".55"') + circ(0, -2, 27, "#F6B25E")
    s += path("M-53 -40Q-26 -26 0 -37T53 -32", "none", "#3A0F14", 1) + "".join(circ(a, b, 2.8, LAMP, "#3A0F14", .7) for a, b in ((-42, -32.6), (-27, -29.6), (-12, -31.4), (20, -35.6), (34, -33.4)))
    bellows = "".join(path(f"M{q} -9L{q+2} -11V11L{q} 9Z", c) for q, c in zip(range(-10, 10, 2), ("#E9DFCB", "#8E3B2C") * 5))
    return s + f'<g transform="translate(37 22) rotate(-24)">{bellows}' + "".join(rect(q, -11, 8, 22, "#2A1A16", 1, BRASS, .9) + "".join(circ(q + 4, y, 1.2, "#FFF6E2") for y in (-6, -2, 2, 6)) for q in (-18, 10)) + "</g>"


def opera():
    """Moon gate with clouds and plum blossom on lacquer red."""
    s = ground("#7C1B22") + "".join(rect(-53, y, 106, 1, "#93262B") for y in range(-46, 50, 8)) + circ(0, -6, 45, "#C8A24A") + circ(0, -6, 42.6, "#F4D79A") + circ(0, -6, 34, "#F9E7BC")
    for x, y, k in ((39, 14, 1.05), (-41, 20, .9)):
        s += at(x, y, path("M-14 4Q-16 -2 -9 -3Q-8 -9 -1 -8Q4 -12 8 -6Q15 -6 14 1Q16 4 11 4Z", "#FBF4E2", "#B98A4A", .9) + path("M-8 1Q-4 -4 0 0Q4 -5 8 0", "none", "#B98A4A", .9), k)
    s += path("M-53 -44L-34 -30L-24 -31M-40 -34.6L-38 -22", "none", "#3A1A14", 1.8)
    return s + "".join("".join(circ(round(a + 2.3 * math.sin(i * 1.2566), 2), round(b - 2.3 * math.cos(i * 1.2566), 2), 1.8, "#F2A9A4") for i in range(5)) + circ(a, b, 1.2, "#C7392F") for a, b in ((-34, -31), (-25, -32), (-38, -21), (-45, -40)))


def poet():
    """The plain at sundown: baobab, and pages that fly like birds."""
    s = ground("#D9812F", "#E69A45", 18, 20) + circ(0, 2, 33, "#F9D98A") + path("M-53 24Q-20 18 10 21T53 19V52H-53Z", "#7A3B22")
    s += at(-4, 0, path("M32 28Q35 12 31 2Q24 0 17 -6Q25 -4 30 -4Q27 -10 21 -15Q29 -11 34 -5L35 -17Q37 -9 37.6 -6Q42 -11 50 -14Q44 -8 41 -3Q46 -4 53 -8Q48 0 42 2Q39 12 43 28Z", "#4A2418") + "".join(circ(a, b, r, "#4A2418") for a, b, r in ((18, -9, 4), (25, -16, 4.4), (35, -19, 4.6), (45, -17, 4.6), (52, -10, 4), (30, -14, 3.4), (41, -14, 3.6))))
    return s + "".join(f'<g transform="translate({a} {b}) rotate({r}) scale({k})">' + path("M0 0Q-5 -5 -11 -3L-12 5Q-6 3 0 7Q6 3 12 5L11 -3Q5 -5 0 0Z", "#FFFBEF", INK, .8) + path("M0 0V7M-9 0Q-5 -1 -2 2M9 0Q5 -1 2 2", "none", "#8A7A58", .8) + "</g>" for a, b, r, k in ((-38, -31, -16, .9), (-43, -8, 10, .66), (-24, -43, -6, .5)))


def sprites():
    """Only parts: people.py sets the busts before them."""
    return []
