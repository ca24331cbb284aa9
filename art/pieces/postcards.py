"""Postcards: the stamp-edged picture for the card, the small one pinned on a route."""
from lib.draw import *
from lib.places import fir, spire
from lib.sprite import Sprite
from pieces.cities_east import constantinople
from pieces.cities_middle import COPPER, COPPER2
from pieces.landscapes import alps, arched, battlements, cupola, gable, gondola, lamps, sailboat, steamer, wheel

PAGE = "people"
X, Y, W, H = -45, -41, 90, 60                           # the picture on the card


def water(y, col, light, spots):
    return rect(-46, y, 92, 30, col) + "".join(rect(q, b, w, 1, light, extra='opacity=".8"') for q, b, w in spots)


def the_alps():
    """A train on the viaduct."""
    s = rect(X, Y, W, H, "url(#sky)") + circ(24, -24, 8, LAMP) + alps(-50, 14, 56, 46) + alps(-16, 14, 62, 38) + alps(18, 14, 44, 30)
    s += path("M-46 12Q-20 7 4 12T46 11V20H-46Z", "#4F7D62") + path("M-46 6H46V10H-46Z", "#8A6A54") + "".join(path(f"M{q-3} 9V19H{q-8.4}V14.6Q{q-8.4} 10.4 {q-13} 10.4V9Z", "#6E5243") for q in range(-38, 66, 16))
    return s + at(-4, -2.9, loco(16)) + "".join(rect(q, 0, 11, 4.6, c, .8, INK, .6) for q, c in ((13, BURGUNDY), (25, CARRIAGE), (37, PINE))) + "".join(fir(q, 20, hh, "#1D453B") for q, hh in ((-40, 18), (-33, 13), (40, 15)))


def geneva():
    """Paddle steamer before the castle of Chillon."""
    c, c2 = "#35405F", "#59678C"
    s = rect(X, Y, W, H, "url(#sky)") + circ(-26, -20, 8.4, "#FFF2CB") + "".join(alps(a, 4, w, h, "#7F93BE", "#6479A8", "#FFF6EC") for a, w, h in ((-58, 52, 26), (-22, 46, 36), (8, 54, 29)))
    s += path("M-46 4V-4Q-34 -9 -22 -2L-8 4Z", "#4F7D72") + water(3, "#2F7396", "#BFDDE6", ((-40, 8, 12), (-20, 6, 10), (24, 9, 18), (-4, 16, 12), (34, 15, 9)))
    s += path("M14 4L18 0H44L46 4Z", "#4B5B52") + battlements(18, 43, -7, c, 1, 4, 1.5) + rect(24, -15, 8, 14, c) + path("M23 -15L28 -24L33 -15Z", "#8E4A38") + path("M28.6 -15L28 -24L33 -15Z", "#6B3528") + "".join(rect(q - 2.6, -11, 5.2, 11, c) + path(f"M{q-3.4} -11L{q} -17L{q+3.4} -11Z", "#8E4A38") for q in (19.6, 37, 42)) + lamps(((19.6, -6), (28, -10), (28, -4), (37, -6)), .8)
    # the steamer, sailing right
    s += path("M-30 8H14L11 15H-26Z", PAPER, INK, .8) + path("M-30 8H14L13.4 9.8H-29Z", "#2B5587") + rect(-23, 3, 28, 5, PAPER, 0, INK, .7) + path("M-14 8A6 6 0 0 1 -2 8Z", "#E9C46A", INK, .7) + path("M-8 8V2M-8 8L-12 4M-8 8L-4 4", "none", INK, .7) + path("M-10 3L-10.6 -12H-5.4L-6 3Z", "#E9C46A", INK, .7) + path("M-10.4 -8.6L-10.6 -12H-5.4L-5.6 -8.6Z", INK) + path("M-24 8V-6M8 8V-8", "none", INK, .9) + path("M-24 -6h-8v5h8Z", SIGNAL, INK, .5) + path("M-29.4 -3.5h2.8M-28 -4.9v2.8", "none", PAPER, 1)
    return s + "".join(circ(q, 5.4, 1, "#2B5587") for q in (-20, -16, 0, 3)) + "".join(circ(q, b, r, "#EEF1EE") for q, b, r in ((-9, -15, 2.4), (-13, -18, 3.2), (-19, -20, 3.8)))


def vienna():
    """The giant wheel and the chequered roof."""
    s = rect(X, Y, W, H, "url(#sky)") + circ(-12, -16, 9, "#FFF2CB") + wheel(12, -9, 20, "#31506A", SIGNAL, 18) + spire(-24, 18, 56, "#274158") + path("M-34 18V2L-29 -5H-15L-10 2V18Z", "#274158") + path("M-33 2L-28.6 -4.4H-15.4L-11 2Z", "#4F7383")
    return s + path("M-31 0L-28 -4L-25 0L-22 -4L-19 0L-16 -4L-13.4 0", "none", "#E0B75A", 1.2) + lamps(((-30, 9), (-24, 9), (-18, 9), (-24, -12)), 1) + rect(-46, 14, 92, 6, "#223C38")


def canal():
    """Gondola on the Grand Canal, the Salute at its mouth."""
    c, c2, f = "#40304E", "#A9716C", "#F0C9A6"
    s = rect(X, Y, W, H, "url(#sky)") + circ(22, -19, 8.6, "#FFF0C4") + rect(-20, -2, 66, 6, "#B98478")
    s += rect(-14, -10, 27, 15, c) + rect(-10.6, -20, 20, 11, c) + rect(-11.6, -21, 22, 1.6, c2) + cupola(-.6, -20.6, 10.4, COPPER, COPPER2, BRASS, 1.25) + rect(-2.4, -38, 3.6, 5, c) + "".join(path(f"M{q-2.4} -10V-14A3.6 3.6 0 0 1 {q+2.4} -14V-10Z", c2) for q in (-11, 10)) + arched([(-.6, 4)], 5, 9) + arched([(-6.6, -12), (-.6, -12), (5.4, -12)], 2.2, 5) + rect(14, -20, 3.6, 16, c) + cupola(15.8, -20, 2.3, COPPER, COPPER2)
    s += rect(-46, -26, 24, 32, c) + rect(-46, -27.4, 25.4, 1.8, c2) + arched([(q, y) for y in (-16, -6) for q in (-42, -36.4, -30.8, -25.4)], 3, 7) + rect(-46, -14.6, 24, 1, c2) + path("M32 6V-22H46V6Z", "#8E4A4A") + rect(30.8, -23.4, 16, 1.8, f) + arched([(q, y) for y in (-12, -2) for q in (36, 42)], 3, 7, f)
    s += water(4, "#2B7A86", "#F4CDA4", ((-44, 7, 14), (-14, 9, 16), (18, 7, 12), (26, 17, 12), (-36, 16, 9)))
    return s + gondola(2, 13.4, 54, "#15202E") + "".join(rect(q - 1, y, 2, 28, PAPER) + "".join(path(f"M{q-1} {y+b}l2 -2.4v2.4l-2 2.4Z", SIGNAL) for b in range(5, 26, 5)) + circ(q, y, 1.5, BRASS) for q, y in ((-40, -1), (-34.6, 4), (40, -2)))


def gates():
    """The Danube breaks through: rock on both sides, a paddle steamer in the light between."""
    s = rect(X, Y, W, H, "url(#sky)") + circ(2, -8, 10, "#FBDD93") + "".join(path(f"M2 -8L{a} -42H{b}Z", "#FBDD93", extra='opacity=".22"') for a, b in ((-30, -22), (-12, -5), (6, 13), (24, 32)))
    s += path("M-20 6L-12 -12L-4 -4L0 6ZM0 6L8 -6L16 -16L26 6Z", "#C4795E") + path("M-46 8V-38L-36 -41L-29 -30L-24 -27L-18 -10L-11 -3L-8 8Z", "#7E4644") + path("M-46 8V-38L-40 -39.6L-38 -24L-33 -18L-30 -4L-22 8Z", "#532B38")
    s += path("M46 8V-41L38 -38L33 -25L26 -21L21 -6L13 0L10 8Z", "#7E4644") + path("M36 -33L33 -25L26 -21L21 -6L13 0L10 8H20L27 -4L30 -17L36 -22Z", "#A3604F") + path("M46 8V-30L42 -24L41 -8L34 -1L30 8Z", "#532B38")
    s += water(7, "#3A2A44", "#F0A75E", ((-10, 9.4, 24), (-4, 11.6, 13), (-38, 12, 12), (22, 13, 14), (-16, 17, 12), (30, 17.4, 9))) + "".join(fir(q, b, hh, "#2C2130") for q, b, hh in ((-43, 9, 12), (-37, 9, 9), (42, 9, 13), (36, 9, 9)))
    return s + steamer(-1, 11, 30, PAPER, SIGNAL) + "".join(circ(q, b, r, "#EBC9AE") for q, b, r in ((1, -2, 2), (5, -5, 2.8), (11, -7, 3.4)))


def bosphorus():
    """The ferry before the domes."""
    s = rect(X, Y, W, H, "url(#sky)") + circ(-20, -6, 9, LAMP) + at(17, 0, constantinople(0, 6.6, 60, "#231A3C", "#5A3A5E"), .62) + water(4, "#2A2F63", "#E58259", ((-30, 7, 18), (-24, 10, 10), (8, 8, 16), (22, 12, 12), (-40, 14, 12)))
    s += path("M-34 10H8L2 17H-28Z", PAPER, INK, .8) + path("M-34 10H8L6.6 11.8H-32.4Z", SIGNAL) + rect(-24, 5, 22, 5, PAPER, 0, INK, .7) + path("M-16 5V-5H-10V5Z", SIGNAL, INK, .7) + path("M-16 -5H-10V-2.6H-16Z", INK)
    return s + "".join(circ(q, 7.4, 1, LAMP, INK, .4) for q in (-20, -15, -10, -5)) + sailboat(30, 13, 10, "#171A38", "#E9C7A0")


# key: (pile, picture, sky from, sky to)
POSTCARDS = {"alps": (1, the_alps, "#3E6A93", "#E7B27A"), "geneva": (1, geneva, "#5C9CC4", "#FBDDB9"), "vienna": (2, vienna, "#7FB0B0", "#F4DDA8"),
             "canal": (2, canal, "#3E8E97", "#FBD3AE"), "gates": (3, gates, "#6E2F3F", "#F0A75E"), "bosphorus": (3, bosphorus, "#3A2A56", "#D9785A")}


def perforated(w, h, pitch, r):
    """The outline of a stamp, w x h around 0, 0."""
    a, b = round(w / pitch), round(h / pitch)
    ga, gb = (w - a * 2 * r) / (a + 1), (h - b * 2 * r) / (b + 1)

    def side(n, gap, dx, dy):
        return "".join(f"l{dx*gap:.3f} {dy*gap:.3f}a{r} {r} 0 0 0 {dx*2*r:g} {dy*2*r:g}" for _ in range(n)) + f"l{dx*gap:.3f} {dy*gap:.3f}"
    return f"M{-w/2} {-h/2}" + side(a, ga, 1, 0) + side(b, gb, 0, 1) + side(a, ga, -1, 0) + side(b, gb, 0, -1) + "Z"


def card(picture):
    """For the frame of the card, 105 x 100: picture above, the strip below it is blank for the title."""
    s = path(perforated(99, 91, 5, 1.4), "#FFFBEF", "#b9a878", .8)
    return at(52.5, 50, s + f'<g clip-path="url(#pic)">{picture()}</g>')


def stamp(picture):
    """40 x 32, pinned on a route: the same picture, ×2."""
    s = path(perforated(40, 32, 3.3, .9), "#FFFBEF", "#8d7a4e", .6) + f'<g clip-path="url(#pic)">{at(0, 5, picture(), .45)}</g>'
    s += circ(0, -15, 2.2, SIGNAL, "#6d1c15", .6) + circ(-.6, -15.7, .7, "#F0B9A0")
    return at(20, 16, s + at(15, 11, seal_double(0, 0, 13.4), .6))


def sprites():
    out = []
    for key, (_, picture, top, foot) in POSTCARDS.items():
        out.append(Sprite(f"postcard/{key}/card", (0, 0, 105, 100), card(picture), lin("sky", top, foot) + f'<clipPath id="pic"><rect x="{X}" y="{Y}" width="{W}" height="{H}"/></clipPath>', PAGE))
        out.append(Sprite(f"postcard/{key}/stamp", (-2, -3, 48, 40), stamp(picture), lin("sky", top, foot) + '<clipPath id="pic"><rect x="-17.4" y="-13.4" width="34.8" height="26.8"/></clipPath>', PAGE))
    return out
