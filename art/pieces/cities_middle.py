"""Pile 2: Vienna, Budapest, Venice, Trieste, Zagreb."""
from pieces.cities import *

COPPER, COPPER2, TILE, TILE2 = "#6FA08C", "#4E7F70", "#9A4A36", "#74362A"


def vienna(x, base, h, c, c2):
    """St Stephen's with its chequered roof; the giant wheel."""
    s = path("M-30 0V-20L-24 -33H-8L-2 -20V0Z", c) + path("M-29 -20L-23.6 -32H-8.6L-3 -20Z", c2) + path("M-27.4 -22L-24 -29L-20.6 -22L-17.2 -29L-13.8 -22L-10.4 -29L-7 -22", "none", "#E0B75A", 1.3)
    s += rect(-36.6, -34, 8, 34, c) + path("M-37.4 -34L-32.6 -62L-27.8 -34Z", c) + path("M-37.6 -33L-36.4 -41L-35 -33ZM-30.2 -33L-28.8 -41L-27.6 -33Z", c) + rect(-33, -65, .9, 5, BRASS) + "".join(path(f"M{q} -3V-12q2 -3 4 0V-3Z", LAMP) for q in (-26, -19, -12)) + rect(-34, -28, 2.8, 6, c2)
    s += wheel(18, -22, 19, c, SIGNAL, 0) + rect(2, -5, 32, 5, c)
    return at(x, base, s, h / 60)


def karlskirche(x, base, h, c, c2):
    """Vienna's second: green dome between two columns with spiral reliefs."""
    s = rect(-34, -14, 68, 14, c) + path("M-36 -14H-22L-24 -20H-34ZM36 -14H22L24 -20H34Z", c) + arched([(-29, 0), (29, 0)], 5, 9)
    s += rect(-11, -32, 22, 20, c) + arched([(q, -24) for q in (-6.6, 0, 6.6)], 3, 6.6) + rect(-12.4, -33.6, 24.8, 1.8, c2) + cupola(0, -33, 11.4, COPPER, COPPER2) + rect(-1.6, -53, 3.2, 5, c) + rect(-.5, -58, 1, 6, BRASS)
    for q in (-18, 18):
        s += rect(q - 3.2, -44, 6.4, 44, c) + rect(q - 4.2, -46, 8.4, 2.4, c) + path(f"M{q-3} -46Q{q-2.6} -50.6 {q} -51.4Q{q+2.6} -50.6 {q+3} -46Z", COPPER) + "".join(path(f"M{q-3.2} {y}L{q+3.2} {y-4}", "none", c2, 1.2) for y in (-6, -13, -20, -27, -34))
    return at(x, base, s + path("M-12 -14L0 -20L12 -14Z", c2) + rect(-11, -12.6, 22, 12.6, c) + "".join(rect(q, -12, 1.6, 12, c2) for q in (-10, -6, 4.4, 8.4)) + arched([(0, 0)], 4.4, 9), h / 60)


def budapest(x, base, h, c, c2):
    """Parliament over the Danube."""
    s = path("M-38 0V-15H38V0Z", c) + path("M-38 -15L-36 -20H36L38 -15Z", c2)
    s += "".join(path(f"M{q-.9} -18L{q} -27L{q+.9} -18Z", c) for q in range(-35, 38, 7)) + "".join(rect(q - 2.2, -26, 4.4, 12, c) + path(f"M{q-2.6} -26L{q} -38L{q+2.6} -26Z", c) for q in (-26, 26))
    s += rect(-9, -28, 18, 28, c) + path("M-9.6 -28Q-9.4 -43 0 -46Q9.4 -43 9.6 -28Z", "#8E3F4E") + path("M-4.6 -28Q-4.4 -40 0 -45M4.6 -28Q4.4 -40 0 -45", "none", c2, .8) + path("M-1.6 -45L0 -62L1.6 -45Z", c)
    s += "".join(rect(q - 1.6, -34, 3.2, 20, c) + path(f"M{q-1.8} -34L{q} -45L{q+1.8} -34Z", c) for q in (-13, 13)) + lamps([(q, -7) for q in range(-34, 36, 6)], .9) + rect(-38, -1.4, 76, 1.4, c2)
    return at(x, base, s, h / 60)


def buda(x, base, h, c, c2):
    """Budapest's second: the castle on its hill across the river."""
    s = path("M-46 0L-36 -11L-28 -15H28L37 -10L46 0Z", c2) + rect(-30, -28, 60, 15, c) + path("M-31 -28L-28 -33H28L31 -28Z", c) + rect(-9, -36, 18, 12, c) + rect(-10, -37.4, 20, 1.6, c2) + cupola(0, -37, 9, COPPER, COPPER2) + rect(-1.6, -53, 3.2, 5, c)
    s += "".join(rect(q - 4, -33, 8, 10, c) + path(f"M{q-4.6} -33L{q-2} -39H{q+2}L{q+4.6} -33Z", COPPER2) for q in (-26, 26)) + lamps([(q, -20) for q in (-26, -19, -13, 13, 19, 26)], 1) + arched([(q, -17) for q in (-5, 0, 5)], 2.6, 7)
    return at(x, base, s, h / 60)


def venice(x, base, h, c, c2):
    """Campanile, Doge's Palace with its lace of arcades, the dome of the Salute."""
    s = "".join(cupola(q, -17, 5, COPPER2, c2) for q in (-8, 3)) + rect(-17, -21, 25, 21, c2) + rect(-17, -22.4, 25, 1.8, c) + path("M-17 -22V-24" + "".join(f"l1 -1.6l1 1.6" for _ in range(12)) + "V-22Z", c)
    s += arched([(q, -13) for q in (-12.6, -6.6, 1.6)], 2.6, 5, c) + rect(-17, -11.6, 25, 11.6, c) + arched([(-15.4 + i * 3.1, -6.6) for i in range(8)], 2, 4) + arched([(-14.6 + i * 4.2, 0) for i in range(6)], 3, 5.4, LAMP)
    s += rect(-29.4, -42, 9, 42, c) + "".join(rect(q, -40, .9, 38, c2) for q in (-27.4, -25.3, -23.2)) + rect(-30.4, -43.4, 11, 1.8, c2) + rect(-29.4, -50, 9, 7, c) + arched([(q, -43.6) for q in (-27, -24.9, -22.8)], 1.5, 5) + rect(-30, -51, 10.2, 1.4, c2) + path("M-29.4 -51L-24.9 -63.6L-20.4 -51Z", COPPER) + path("M-24.9 -63.6L-20.4 -51H-24Z", COPPER2) + rect(-25.3, -66, .8, 3, BRASS)
    s += rect(12, -15, 25, 15, c) + rect(15.4, -25, 18.2, 12, c) + "".join(path(f"M{q-2.6} -15V-20A4 4 0 0 1 {q+2.6} -20V-15Z", c2) for q in (15.4, 33.6)) + rect(15, -26.6, 19, 1.6, c2) + cupola(24.5, -26, 9.4, COPPER, COPPER2, BRASS, 1.3) + rect(22.8, -43.4, 3.4, 5.6, c) + path("M22.4 -43.4Q24.5 -47 26.6 -43.4Z", COPPER) + rect(24.1, -49, .8, 4, BRASS)
    s += rect(35, -26, 3.6, 14, c) + cupola(36.8, -26, 2.2, COPPER, COPPER2) + arched([(24.5, 0)], 5, 10) + lamps(((16, -7), (33, -7)), 1) + arched([(20, -18), (24.5, -18), (29, -18)], 2, 4.6)
    return at(x, base, s, h / 60)


def rialto(x, base, h, c, c2):
    """Venice's second: the Rialto bridge between its palaces."""
    s = gable(-40, 0, 11, 22, c) + gable(29, 0, 12, 24, c) + rect(-32, -32, 8, 32, c) + rect(22.6, -30, 9, 30, c) + rect(-33, -33.6, 10, 1.8, c2) + rect(21.6, -31.6, 11, 1.8, c2) + arched([(-28, -23), (-28, -13), (27, -21), (27, -12)], 2.4, 5.4)
    s += path("M-34 0L-22 -14L-6 -22H6L22 -14L34 0H24Q20 -12 0 -13Q-20 -12 -24 0Z", c) + path("M-34 0L-22 -14L-6 -22H6L22 -14L34 0", "none", c2, 1.2) + path("M-24 -15L-7 -24V-31L-5 -34H5L7 -31V-24L24 -15V-20L8 -28.6V-31L5 -35.6H-5L-8 -31V-28.6L-24 -20Z", c)
    s += arched([(q, -16.4 - (20 - abs(q)) * .5) for q in (-18, -13.4, -9, 9, 13.4, 18)], 2.4, 4.6) + arched([(0, -22)], 5, 9)
    return at(x, base, s, h / 60)


def trieste(x, base, h, c, c2):
    """The lighthouse with its beam; Miramare on the rock."""
    s = path("M-25 -50L-240 -92V-40ZM-25 -50L330 -104V-44Z", "#FFF2CB", extra='opacity=".2"') + path("M-25 -50L-240 -76V-54ZM-25 -50L330 -88V-66Z", "#FFF2CB", extra='opacity=".2"')
    s += path("M-37 0L-33 -9H-17L-13 0Z", c) + path("M-37 0L-33 -9H-27L-30 0Z", c2) + path("M-31 -9L-29.4 -42H-20.6L-19 -9Z", c) + "".join(path(f"M{a} -10L{b} -41", "none", c2, .9) for a, b in ((-28.4, -27.4), (-25, -25), (-21.6, -22.6))) + rect(-32, -44, 14, 2.2, c2) + rect(-28.6, -53, 7.2, 9, c) + rect(-27.2, -51.4, 4.4, 6, "#FFF2CB") + path("M-29.4 -53Q-25 -58.4 -20.6 -53Z", COPPER) + path("M-26 -57L-25.4 -61L-28.6 -64L-24.6 -63L-23.6 -66L-23 -62.6L-20 -62L-23.6 -60L-24 -57Z", BRASS) + lamps(((-25, -16),), 1)
    s += path("M-9 0L-5 -6L2 -10L34 -11L38 -6L42 0Z", c) + path("M-9 0L-5 -6L2 -10H14L6 -5L4 0ZM26 -11H34L30 -4L31 0H24Z", c2)
    w = "#EADFC9"
    s += battlements(2, 34, -23, w, -9, 4, 1.7) + battlements(13, 24, -38, w, -9, 3.6, 1.8) + battlements(-1, 6, -28, w, -8, 3.4, 1.7) + battlements(30, 37, -29, w, -9, 3.4, 1.7)
    s += path("M20 -10V-36.4H24V-9.4ZM4 -9.6V-26.4H6V-9.6ZM35 -9.6V-27.4H37V-9.6ZM24 -10V-21.4H30V-10Z", "#C3B596") + arched([(q, -13) for q in (9.4, 27)], 2.4, 5, c) + arched([(q, y) for q in (16.4, 20.6) for y in (-13, -22, -30)], 2, 4.4, c) + arched([(2.4, -19), (33.6, -19)], 1.8, 4, c)
    return at(x, base, s, h / 60)


def liner(x, base, h, c, c2):
    """Trieste's second: a liner in the harbour."""
    s = path("M-43 -13L-39 0H36L43 -15L30 -12H-36Z", c) + path("M-41 -6.6L-40 -3H38.6L40 -6.6Z", SIGNAL) + rect(-30, -19, 58, 7, PAPER) + rect(-22, -24.6, 42, 5.6, PAPER) + rect(12, -29, 9, 5, PAPER) + rect(-30, -13.4, 58, 1.4, "#C3B596") + rect(-22, -20, 42, 1.1, "#C3B596")
    s += "".join(path(f"M{q} -24.6L{q+1.4} -39H{q+9}L{q+8.4} -24.6Z", SIGNAL) + path(f"M{q+1.1} -36L{q+1.4} -39H{q+9}L{q+8.9} -36Z", c) for q in (-15, -1)) + lamps([(-27 + i * 4.6, -15.4) for i in range(12)], .8, c) + lamps([(-19 + i * 4.8, -21.4) for i in range(8)], .8, c)
    return at(x, base, s + path("M26 -14V-44M-33 -13V-40M26 -42L8 -29M-33 -38L-22 -25M26 -42L42 -15M-33 -38L-42 -13", "none", c, .9), h / 60)


def zagreb(x, base, h, c, c2):
    """The cathedral's twin spires behind the round towers of its wall."""
    s = path("M-9 0V-26L0 -37L9 -26V0Z", c) + circ(0, -22, 4, LAMP) + path("M0 -26V-18M-4 -22H4M-2.8 -24.8L2.8 -19.2M2.8 -24.8L-2.8 -19.2", "none", c, .7)
    for q in (-11, 11):
        s += rect(q - 5.4, -38, 10.8, 38, c) + "".join(rect(q - 5.4, y, 10.8, 1, c2) for y in (-38, -27)) + arched([(q, -28.6)], 3.4, 7.4, LAMP) + path(f"M{q-4.4} -38L{q} -67L{q+4.4} -38Z", c) + path(f"M{q+.6} -38L{q} -66L{q+4.2} -38Z", c2) + "".join(path(f"M{a-1} -37L{a} -45L{a+1} -37Z", c) for a in (q - 5, q + 5)) + "".join(rect(q - d - .8, y, 2 * d + 1.6, .9, c) for y, d in ((-44, 3.2), (-50, 2.3), (-56, 1.5)))
    s += path("M16 0V-17L20 -23H30L33 -17V0Z", c) + path("M16.6 -17L20.4 -22.4H29.6L32.4 -17Z", TILE)
    s += rect(-36, -11, 72, 11, c2) + battlements(-36, 36, -12.4, c2, -9, 3.6, 1.6)
    for q, r in ((-33, 6), (-16, 5), (33, 6.4)):
        s += rect(q - r, -14, 2 * r, 14, c) + path(f"M{q-r-1.4} -14L{q} {-14-r*1.9:g}L{q+r+1.4} -14Z", TILE) + path(f"M{q} {-14-r*1.9:g}L{q+r+1.4} -14H{q+r*.3:g}Z", TILE2) + lamps(((q, -8),), 1)
    return at(x, base, s + arched([(2, 0)], 6, 8, c) + lamps(((14, -5), (22, -5)), .8), h / 60)


def st_mark(x, base, h, c, c2):
    """Zagreb's second: St Mark's with the coat of arms in its roof tiles, the Lotrščak tower."""
    s = path("M-15 0V-20L-9 -42H23L29 -20V0Z", c) + path("M-13.6 -21L-8.4 -41H22.4L27.6 -21Z", "#E8DDC4")
    s += "".join(path(f"M{a:.1f} {b:.1f}l3 -3.6l3 3.6l-3 3.6Z", SIGNAL if (i + j) % 2 else "#33527C") for j in range(4) for i in range(6) for a, b in ((-11.4 + i * 6 + j * 1.1 , -24.6 - j * 4.4),) if a + 6 < 27.4 - j * 1.1)
    s += "".join(path(f"M{q} -25l1 -10h7.6l1 10q-4.8 6 -9.6 0Z", col, PAPER, .9) for q, col in ((-5, SIGNAL), (10, "#33527C")))
    s += rect(-27, -36, 11, 36, c) + path("M-28 -36H-15L-17 -40Q-21.5 -46 -26 -40Z", TILE) + rect(-22.3, -46, 1.6, 4, c) + path("M-23.4 -46L-21.5 -54L-19.6 -46Z", TILE) + circ(-21.5, -30, 3, LAMP) + arched([(-21.5, -14)], 3, 7) + arched([(q, -5) for q in (-7, 1, 9, 17)], 3, 10) + rect(-15, -20.6, 44, 1.4, c2)
    return at(x, base, s + gable(-39, 0, 10, 10, c) + gable(30, 0, 9, 12, c), h / 60)


def mooring(x, base, h=17):
    return rect(x - 1, base - h, 2, h, PAPER) + "".join(path(f"M{x-1} {base-q}l2 -2.4v2.4l-2 2.4Z", SIGNAL) for q in range(3, h - 2, 5)) + circ(x, base - h, 1.4, BRASS)


def canal(x, w, base, h, tone, n):
    c = tone[4]
    if n == 0:
        return mooring(6, base + 8) + mooring(11, base + 9, 20) + gondola(80, base + 7, 34, "#15202E") + mooring(98, base + 8, 19)
    s = mooring(8, base + 4, 20) + mooring(14, base + 4, 16) + mooring(w - 8, base + 4, 19) + mooring(w - 15, base + 4, 23) + gondola(w - 100 if n == 2 else 213, base + 1, 32, "#15202E")
    return s + (gondola(70, base + 1, 26, "#15202E") + gondola(w - 38, base + 1, 24, "#15202E", False) if n == 3 else gondola(46, base + 1, 26, "#15202E", False))


def danube(x, w, base, h, tone, n):
    c = tone[4]
    if n == 0:
        return steamer(88, base + 4, 24, tone[6], "#8E3F4E", c)
    if n == 2:
        return bridge(8, base + 1, 92, c) + steamer(222, base, 34, PAPER, SIGNAL, c)
    return bridge(-46, base + 1, 120, c) + steamer(205, base, 34, PAPER, SIGNAL, c) + steamer(356, base, 30, PAPER, SIGNAL, c)


def harbour(x, w, base, h, tone, n):
    c = tone[4]
    if n == 0:
        return sailboat(4, base + 4, 11, c, PAPER) + steamer(44, base + 4, 26)
    s = sailboat(4, base + 1, 20, c, PAPER) + sailboat(w - 30, base + 1, 18, c, PAPER)
    return s + steamer(92 if n == 2 else 208, base, 36) + (sailboat(196, base + 2, 16, c, "#C96A4B") if n == 2 else sailboat(68, base + 1, 15, c, "#C96A4B"))


def karst(x, w, base, h, tone):
    """The plateau above Trieste: long steps falling to the sea."""
    return path(f"M{x-10} {base}V{base-h*.2:.1f}L{x+w*.2:.1f} {base-h*.3:.1f}L{x+w*.5:.1f} {base-h*.26:.1f}L{x+w*.62:.1f} {base-h*.34:.1f}L{x+w*.9:.1f} {base-h*.4:.1f}L{x+w+10} {base-h*.36:.1f}V{base}Z", "#9DB3B8") + path(f"M{x+w*.62:.1f} {base-h*.34:.1f}L{x+w*.9:.1f} {base-h*.4:.1f}L{x+w+10} {base-h*.36:.1f}V{base}H{x+w*.7:.1f}Z", "#86A0A8")


CITIES = [
    City("vienna", 2, ("#6FA6A6", "#F6E1B2", "#97B79E", "#5E8D7C", "#274158", "#4F7383", "#24463F", "#FFF2CB"), vienna, (karlskirche,), seed=6),
    City("budapest", 2, ("#37406E", "#E39A86", "#6A5684", "#4C4270", "#28264A", "#5A4A78", "#1E3148", "#F8D9A0"), budapest, (buda,), water="#1E3148", front=danube, seed=8),
    City("venice", 2, ("#3E8E97", "#FBD3AE", "#C99C8E", "#A9716C", "#3B2B47", "#B0757A", "#2B6B78", "#FFF0C4"), venice, (rialto,), water="#2B6B78", front=canal, seed=7, tall=64),
    City("trieste", 2, ("#23558F", "#BFD3CF", "#7D9DA9", "#5A8092", "#1F3350", "#5B7E95", "#1F557C", "#FFF0C4"), trieste, (liner,), water="#1F557C", back=karst, front=harbour, seed=9, tall=67),
    City("zagreb", 2, ("#6B3F6B", "#F4BE84", "#9B6A70", "#71564F", "#33263F", "#7A5A78", "#3B3A2E", "#FBE3A6"), zagreb, (st_mark,), trees=lambda x, b, h, c: tree(x, b, h * .34, c), seed=5, tall=68),
]


def sprites():
    return [s for city in CITIES for s in city.sprites()]
