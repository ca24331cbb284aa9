"""Pile 3: Belgrade, Sofia, Bucharest, Edirne, Constantinople."""
from pieces.cities import *

GOLD, GOLD2, COPPER, COPPER2, TILE, TILE2 = "#D9B456", "#A9802C", "#6FA08C", "#4E7F70", "#9A4A36", "#74362A"


def belgrade(x, base, h, c, c2):
    """Kalemegdan: walls on the rock over two rivers, clock tower, the Victor on his column."""
    s = path("M-40 0L-34 -12L-12 -15L6 -13L30 -16L40 0Z", c2) + battlements(-34, -8, -25, c, -10) + battlements(-4, 31, -27, c, -10) + battlements(-8, 8, -34, c, -10, 4, 2.2) + arched([(0, -10)], 6, 11)
    s += rect(-26, -42, 9, 30, c) + path("M-27 -42H-16L-18 -48H-25ZM-23.6 -48L-21.5 -55L-19.4 -48Z", c) + circ(-21.5, -36.6, 2.6, LAMP)
    s += rect(20.6, -50, 3, 36, c) + rect(19.2, -52, 5.8, 2.4, c) + path("M21 -52L20.6 -58L19 -62L20.4 -62.6L21.6 -60L22.6 -60L26 -63L26.6 -62L23.8 -58.4L23.4 -52Z", c) + circ(22.2, -61.6, 1.4, c) + rect(18, -17, 8, 3, c)
    return at(x, base, s + lamps(((-30, -18), (-11.6, -18), (12, -19), (27, -20)), .9), h / 60)


def saborna(x, base, h, c, c2):
    """Belgrade's second: the cathedral with its baroque tower over the roofs of the old town."""
    s = rect(-6, -17, 36, 17, c) + path("M-7 -17L-3 -24H27L31 -17Z", TILE2) + rect(16, -29, 9, 7, c) + cupola(20.5, -29, 5, COPPER2, "#37695C") + arched([(q, -4) for q in (3, 9.6, 16.2, 22.8)], 3, 9)
    s += rect(-18, -36, 14, 36, c) + "".join(rect(-18.8, y, 15.6, 1.4, c2) for y in (-37, -24)) + circ(-11, -30, 3.4, LAMP) + arched([(-11, -12)], 4, 8) + path("M-18 -37Q-17.4 -42 -14 -43.4L-14 -46Q-16.4 -49.6 -12.6 -52L-11 -58L-9.4 -52Q-5.6 -49.6 -8 -46L-8 -43.4Q-4.6 -42 -4 -37Z", GOLD) + path("M-9 -37L-10 -43.6L-9.4 -47L-11 -58L-9.4 -52Q-5.6 -49.6 -8 -46L-8 -43.4Q-4.6 -42 -4 -37Z", GOLD2) + rect(-11.4, -63, .8, 6, BRASS) + rect(-12.8, -61.4, 3.6, .8, BRASS)
    return at(x, base, s + gable(-38, 0, 10, 10, c) + gable(-28, 0, 10, 14, c) + gable(30, 0, 10, 11, c), h / 60)


def gardos(x, base, h, c, c2):
    """Belgrade's third: the tower of Gardoš on the hill of Zemun."""
    s = path("M-42 0Q-30 -18 -8 -20H8Q26 -19 42 0Z", c2) + battlements(-9, 9, -34, c, -18, 4, 2) + rect(-4.6, -50, 9.2, 18, c) + path("M-6 -50L0 -61L6 -50Z", TILE) + path("M1 -50L0 -61L6 -50Z", TILE2) + arched([(0, -42), (0, -23)], 3, 6) + "".join(rect(q - 2, -38, 4, 6, c) + path(f"M{q-2.8} -38L{q} -43L{q+2.8} -38Z", c) for q in (-8, 8))
    return at(x, base, s + "".join(gable(q, y, 8, hh, c) for q, y, hh in ((-34, -3, 8), (-24, -9, 8), (16, -10, 8), (25, -5, 9), (-14, -2, 8), (4, -1, 9))), h / 60)


def sofia(x, base, h, c, c2):
    """Alexander Nevsky: golden domes, bell tower."""
    s = path("M-34 0V-16H34V0Z", c) + "".join(path(f"M{q-6} -16A6 6 0 0 1 {q+6} -16Z", c) + path(f"M{q-2.6} -2V-9q2.6 -4 5.2 0V-2Z", LAMP) for q in (-26, 26, -12, 12))
    s += cupola(-26, -21, 4.4, "#4E8A7A", GOLD2, GOLD) + cupola(26, -21, 4.4, "#4E8A7A", GOLD2, GOLD) + rect(-13, -31, 26, 18, c) + path("M-13 -31Q-7 -37 -1 -31ZM13 -31Q7 -37 1 -31Z", c)
    s += rect(-8.4, -38, 16.8, 10, c2) + "".join(rect(q, -37, 1.6, 6, LAMP) for q in (-6.4, -3, .8, 4.4)) + cupola(0, -38, 8.8, GOLD, GOLD2, GOLD) + rect(18.6, -46, 10, 32, c) + rect(20.4, -44, 6.4, 6, c2) + cupola(23.6, -46, 5.4, GOLD, GOLD2, GOLD) + path("M-3.4 0V-9Q0 -13.4 3.4 -9V0Z", c2) + rect(-34, -16.6, 68, 1.2, c2)
    return at(x, base, s, h / 60)


def st_nicholas(x, base, h, c, c2):
    """Sofia's second: the Russian church, green tent spire and four gilded onions."""
    def onion(q, y, r):
        return path(f"M{q-r*.6:g} {y}Q{q-r*1.5:g} {y-r*.9:g} {q-r*.4:g} {y-r*1.9:g}L{q} {y-r*3:g}L{q+r*.4:g} {y-r*1.9:g}Q{q+r*1.5:g} {y-r*.9:g} {q+r*.6:g} {y}Z", GOLD) + path(f"M{q} {y-r*3:g}L{q+r*.4:g} {y-r*1.9:g}Q{q+r*1.5:g} {y-r*.9:g} {q+r*.6:g} {y}H{q+r*.1:g}Q{q+r*.7:g} {y-r} {q} {y-r*3:g}Z", GOLD2) + rect(q - .35, y - r * 3 - 3, .7, 3.4, GOLD)
    s = rect(-18, -19, 36, 19, c) + path("M-18 -19Q-14 -25 -9 -19ZM-9 -19Q-4.6 -26 0 -19ZM0 -19Q4.6 -26 9 -19ZM9 -19Q14 -25 18 -19Z", COPPER2) + rect(-6, -34, 12, 16, c) + path("M-7 -34L0 -52L7 -34Z", COPPER) + path("M1.4 -34L0 -52L7 -34Z", COPPER2) + onion(0, -50, 2.8)
    s += "".join(rect(q - 2.4, -29, 4.8, 9, c) + onion(q, -29, 3.2) for q in (-13, 13)) + arched([(q, -23.6) for q in (-3, 3)], 2.2, 6) + arched([(q, -4) for q in (-12, -4, 4, 12)], 3, 9) + rect(-18, -19.4, 36, 1.2, "#B7863C")
    return at(x, base, s + rect(-30, -9, 12, 9, c) + path("M-31 -9L-24 -16L-17 -9Z", COPPER2) + arched([(-24, 0)], 4, 6) + "".join(tree(q, 0, 5, c) for q in (25, 34)), h / 60)


def theatre(x, base, h, c, c2):
    """Sofia's third: the National Theatre, two towers with chariots beside a pediment on columns."""
    s = rect(-34, -22, 68, 22, "#7A3D36") + rect(-35.4, -24, 70.8, 2.4, c2)
    for q in (-25, 25):
        s += rect(q - 6, -36, 12, 36, "#7A3D36") + rect(q - 7, -38, 14, 2.4, c2) + path(f"M{q-6} -38Q{q-5} -44 {q} -44.6Q{q+5} -44 {q+6} -38Z", COPPER2) + path(f"M{q-3.4} -44L{q-4.6} -49.4L{q-2} -47L{q-.6} -52.6L{q+1} -47.4L{q+3.6} -50L{q+3} -44Z", GOLD) + arched([(q, -26), (q, -9)], 4, 8)
    return at(x, base, s + path("M-16 -24L0 -34L16 -24Z", c2) + path("M-10 -25.4L0 -31.6L10 -25.4Z", GOLD) + rect(-16, -24, 32, 24, c) + "".join(rect(q - 1.3, -22, 2.6, 20, "#EADFC9") for q in (-13, -7.8, -2.6, 2.6, 7.8, 13)) + arched([(q, -2) for q in (-10.4, 0, 10.4)], 2, 10) + rect(-18, -2, 36, 2, c2), h / 60)


def bucharest(x, base, h, c, c2):
    """The Athenaeum: rotunda under an ornate dome, portico on six columns; the triumphal arch."""
    w = "#E6DAC4"
    s = rect(-36, -19, 50, 19, c) + rect(-37, -20.6, 52, 1.8, c2) + rect(-28, -27, 34, 7, c) + rect(-29, -28.4, 36, 1.8, c2) + "".join(circ(-24 + i * 5.2, -23.6, 1.5, LAMP) for i in range(6))
    s += path("M-28 -28.4Q-27 -41 -15.6 -46L-14.6 -49H-7.4L-6.4 -46Q5 -41 6 -28.4Z", "#5C7A8C") + path("M-7.4 -49L-6.4 -46Q5 -41 6 -28.4H-4Q-4.6 -40 -10 -46V-49Z", "#41596B") + path("M-24 -31H2M-21 -36H-1", "none", "#8FA9B5", .9) + "".join(path(f"M{a} -28.4Q{a*.9+b:.1f} -40 {-11+(a+11)*.26:.1f} -46", "none", "#8FA9B5", .8) for a, b in ((-22, -.4), (-15.6, -.6), (-6.4, -.9), (0, -1.4)))
    s += rect(-14.6, -50.4, 7.2, 1.8, c2) + rect(-13.4, -55, 4.8, 5, c) + lamps(((-12.2, -52.6), (-9.8, -52.6)), .6) + cupola(-11, -55, 3.2, "#5C7A8C", "#41596B")
    s += path("M-25 -17L-11 -26L3 -17Z", w) + path("M-20.6 -18L-11 -24.2L-1.4 -18Z", c2) + circ(-11, -20, 1.5, w) + rect(-25, -17, 28, 2, w) + rect(-24, -15, 26, 13, c) + "".join(rect(q - 1.1, -15, 2.2, 13, w) + rect(q - 1.7, -15.2, 3.4, 1.2, w) for q in (-22.6, -18, -13.3, -8.7, -4, .6)) + rect(-27, -2, 32, 2, w) + arched([(-11, -2)], 2.4, 8) + arched([(-32, -4), (9.4, -4)], 3, 8)
    s += rect(19, -23, 19, 23, c) + rect(18, -24.6, 21, 2, c2) + rect(20, -29, 17, 4.6, c) + rect(19.4, -30, 18.2, 1.4, c2) + path("M24 0V-11A4.5 4.5 0 0 1 33 -11V0Z", "#F4C795") + path("M24 -11A4.5 4.5 0 0 1 33 -11", "none", c2, 1.2) + circ(21.4, -18, 1.1, LAMP) + circ(35.6, -18, 1.1, LAMP) + rect(28, -36, 1, 7, c) + path("M29 -36h6l-1.6 1.6l1.6 1.6h-6Z", SIGNAL)
    return at(x, base, s, h / 60)


def stavropoleos(x, base, h, c, c2):
    """Bucharest's second: the church on Metropolitan hill with its three slim towers and arcaded porch."""
    s = path("M-40 0Q-30 -9 -20 -9H22Q32 -9 40 0Z", c2) + path("M-22 -8V-24H24V-8Z", c) + path("M-24 -24L-19 -29H21L26 -24Z", TILE) + path("M6 -24L9 -29H21L26 -24Z", TILE2)
    for q, w, y in ((-12, 8, -40), (3, 10, -46), (15, 8, -40)):
        s += rect(q - w / 2, y, w, -27 - y, c) + arched([(q - w * .22, y + 10), (q + w * .22, y + 10)], w * .22, 8) + path(f"M{q-w/2-1} {y}Q{q-w/2} {y-5} {q-1.6} {y-7}L{q} {y-11}L{q+1.6} {y-7}Q{q+w/2} {y-5} {q+w/2+1} {y}Z", "#5C7A8C") + path(f"M{q} {y-11}L{q+1.6} {y-7}Q{q+w/2} {y-5} {q+w/2+1} {y}H{q+1}Z", "#41596B") + rect(q - .4, y - 14.6, .8, 4, BRASS) + rect(q - 1.5, y - 13.6, 3, .8, BRASS)
    return at(x, base, s + arched([(-17.6 + i * 5, -8) for i in range(4)], 3.6, 9) + arched([(6, -11), (12, -11), (18, -11)], 2.4, 7) + rect(-22, -20.4, 46, 1.2, c2) + cypress(-29, -4, 24, c) + cypress(31, -3, 22, c), h / 60)


def savings_bank(x, base, h, c, c2):
    """Bucharest's third: the palace with the glass dome on Victory Avenue."""
    s = rect(-32, -22, 64, 22, c) + rect(-33, -24, 66, 2.4, c2) + path("M-16 -24Q-15 -42 0 -45Q15 -42 16 -24Z", "#8FC0C4") + "".join(path(f"M{a} -24Q{a*.95:g} -38 {a*.25:g} -45", "none", c, 1) for a in (-11, -5.6, 0, 5.6, 11)) + path("M-15 -31H15M-12 -37H12", "none", c, .8) + path("M-16 -24Q-15 -42 0 -45Q15 -42 16 -24", "none", c, 1.4) + rect(-1, -50, 2, 6, BRASS)
    for q in (-27, 27):
        s += rect(q - 6, -26, 12, 26, c) + path(f"M{q-7} -26Q{q-6} -34 {q-2} -35.6H{q+2}Q{q+6} -34 {q+7} -26Z", "#5C7A8C") + rect(q - .4, -39, .8, 4, BRASS) + arched([(q, -13), (q, -3)], 3, 7)
    return at(x, base, s + path("M-9 0V-15A9 9 0 0 1 9 -15V0Z", "#E6DAC4") + path("M-6.6 0V-15A6.6 6.6 0 0 1 6.6 -15V0Z", LAMP) + path("M0 0V-21.6M-6.6 -8H6.6", "none", c, 1) + arched([(q, -4) for q in (-16.6, 16.6)], 3, 10), h / 60)


def edirne(x, base, h, c, c2):
    """Selimiye: one great dome between four pencil-slim minarets, taller than all others."""
    def minaret(q, y):
        return rect(q - 1.2, -52, 2.4, 52 + y, c) + "".join(rect(q - 2.3, b, 4.6, 1.5, c) + rect(q - 1.8, b + 1.5, 3.6, 1, c) for b in (-26, -36, -46)) + path(f"M{q-1.7} -52L{q} -66L{q+1.7} -52Z", c) + rect(q - .3, -69, .6, 4, BRASS)
    s = minaret(-23, 0) + minaret(23, 0)
    s += rect(-30, -13, 60, 13, c) + "".join(path(f"M{q-4.4} -13A4.4 4.2 0 0 1 {q+4.4} -13Z", c2) for q in (-25.6, -16.8, 16.8, 25.6)) + rect(-20, -22, 40, 12, c) + path("M-21 -22L-18 -26H18L21 -22Z", c)
    s += "".join(rect(q - 1.9, -31, 3.8, 9, c) + path(f"M{q-2.4} -31L{q} -36L{q+2.4} -31Z", c) for q in (-17.4, 17.4)) + rect(-15.4, -29, 30.8, 6, c) + lamps([(q, -26) for q in (-12, -8, -4, 0, 4, 8, 12)], .8)
    s += path("M-15.6 -29Q-15.4 -43.6 0 -45.4Q15.4 -43.6 15.6 -29Z", "#6E8E96") + path("M5 -29Q6.4 -40 0 -45.4Q15.4 -43.6 15.6 -29Z", "#507079") + path("M-10.6 -31Q-9.4 -40 -3.4 -43.6", "none", "#B5CBCB", 1.2) + rect(-16.4, -30, 32.8, 1.6, c2) + rect(-.4, -51, .8, 6, BRASS) + path("M1.5 -54.6A2.6 2.6 0 1 0 1.5 -50A2.2 2.2 0 1 1 1.5 -54.6Z", BRASS)
    s += arched([(q, -13.4) for q in (-14, -7, 0, 7, 14)], 2.6, 6) + arched([(-25.6 + i * 7.3, 0) for i in range(8)], 4, 7.4) + rect(-30, -13, 60, 1, c2)
    return at(x, base, s + minaret(-32.6, 0) + minaret(32.6, 0), h / 60)


def three_balconies(x, base, h, c, c2):
    """Edirne's second: the mosque with the spiral minaret."""
    s = rect(-24, -13, 48, 13, c) + path("M-14 -13V-20H16V-13Z", c) + cupola(1, -19, 13, "#6E8E96", "#507079", BRASS, .95) + "".join(cupola(q, -13, 5, c2, c) for q in (-19, 21)) + arched([(-20 + i * 6.8, 0) for i in range(7)], 3.6, 7.4) + lamps([(q, -16.6) for q in (-8, -2, 4, 10)], .8)
    s += rect(-32, -46, 4.4, 46, c) + "".join(path(f"M-32 {y}L-27.6 {y-4}V{y-6}L-32 {y-2}Z", "#C9714A") for y in range(-2, -42, -6)) + "".join(rect(-33.4, y, 7.2, 1.8, c) for y in (-30, -40)) + path("M-32.8 -46L-29.8 -60L-26.8 -46Z", COPPER2)
    return at(x, base, s + rect(28, -36, 2.6, 36, c) + rect(27, -28, 4.6, 1.4, c) + path("M27.4 -36L29.3 -46L31.2 -36Z", COPPER2), h / 60)


def caravanserai(x, base, h, c, c2):
    """Edirne's third: the caravanserai, rows of small domes and chimneys, poplars."""
    s = "".join(path(f"M{q-2} -20V-27H{q+2}V-20ZM{q-2.8} -27L{q} -31L{q+2.8} -27Z", c) for q in (-22, -6, 10, 26)) + "".join(cupola(q, -17, 6.4, "#6E8E96", "#507079", BRASS, .9) for q in (-29, -14.4, 0, 14.4, 29)) + rect(-36, -17, 72, 17, c) + rect(-36, -17.6, 72, 1.4, c2)
    s += arched([(-31 + i * 8, 0) for i in range(9) if i != 4], 4.6, 9) + rect(-5, -23, 11, 23, c) + path("M-6 -23L.5 -28L7 -23Z", c2) + arched([(.5, 0)], 6, 13)
    return at(x, base, s + cypress(-42, 0, 36, c) + cypress(41, 0, 40, c), h / 60)


def constantinople(x, base, h, c, c2):
    """Great dome, half domes, four minarets, crescent."""
    s = "".join(rect(q - 1.3, -46, 2.6, 46, c) + rect(q - 2.4, -31, 4.8, 1.6, c) + rect(q - 2.2, -42, 4.4, 1.4, c) + path(f"M{q-1.9} -46L{q} -57L{q+1.9} -46Z", c) for q in (-36, -25, 25, 36))
    s += path("M-30 0V-12H30V0Z", c) + path("M-26 -12Q-26 -23 -14 -23H14Q26 -23 26 -12Z", c) + path("M-19 -22Q-19 -41 0 -43Q19 -41 19 -22Z", c) + path("M-12 -24Q-11 -38 0 -41.4Q-6 -36 -6.6 -24Z", c2) + rect(-19.6, -24, 39.2, 2.2, c2)
    s += path("M-33 -12A7 7 0 0 1 -19 -12ZM33 -12A7 7 0 0 0 19 -12Z", c) + rect(-.5, -48, 1, 6, BRASS) + path("M1.6 -53.4A3 3 0 1 0 1.6 -48.2A2.5 2.5 0 1 1 1.6 -53.4Z", BRASS) + lamps([(q, -18.6) for q in range(-20, 22, 5)], .8) + "".join(path(f"M{q-1.6} -2V-6q1.6 -2.4 3.2 0V-2Z", LAMP) for q in range(-26, 28, 6))
    return at(x, base, s, h / 60)


def galata(x, base, h, c, c2):
    """Constantinople's second: the Galata tower over its steep streets."""
    s = path("M-44 0Q-26 -14 -8 -18H8Q28 -13 44 0Z", c2) + rect(-7, -42, 14, 32, c) + rect(-8.4, -43, 16.8, 2, c2) + arched([(q, -35) for q in (-3.6, 0, 3.6)], 2, 5.4) + arched([(0, -25)], 2.4, 5) + rect(-5.6, -47, 11.2, 4.4, c) + path("M-7.4 -47L0 -63L7.4 -47Z", c) + path("M1.4 -47L0 -62L6.8 -47Z", c2) + rect(-.4, -67, .8, 5, BRASS) + lamps([(q, -44.8) for q in (-3.4, 0, 3.4)], .7)
    return at(x, base, s + "".join(gable(q, y, 9, hh, c) for q, y, hh in ((-38, 0, 8), (-29, -3, 10), (-20, -6, 10), (10, -8, 10), (19, -4, 10), (28, 0, 10), (-14, 0, 10), (-4, 0, 9), (6, 0, 11))), h / 60)


def maiden(x, base, h, c, c2):
    """Constantinople's third: the Maiden's Tower on its reef in the strait."""
    s = path("M-24 0L-19 -5H19L24 0Z", c2) + battlements(-16, 16, -13, c, -4, 4, 1.8) + rect(-5, -32, 10, 22, c) + rect(-6.6, -33.4, 13.2, 1.8, c2) + rect(-4, -39, 8, 6, c) + cupola(0, -39, 4.8, "#8E3F4E", c) + path("M0 -52V-46", "none", BRASS, .8) + path("M.4 -52h7l-1.8 1.8l1.8 1.8h-7Z", SIGNAL)
    return at(x, base, s + arched([(0, -22), (-10, -5), (10, -5), (0, -12)], 2.6, 6) + lamps(((-1.8, -35.6), (1.8, -35.6)), .7), h / 60)


def vitosha(x, w, base, h, tone):
    return peaks(x, w, base, h * .44, max(4, round(w / 46)))


def rivers(x, w, base, h, tone, n):
    c = tone[4]
    if n == 0:
        return sailboat(6, base + 4, 13, c, tone[7]) + sailboat(88, base + 5, 10, c, tone[7])
    s = sailboat(8, base + 2, 20, c) + sailboat(w - 30, base + 2, 17, c) + steamer(200 if n == 3 else 318, base, 34, PAPER, SIGNAL, c)
    return s + (sailboat(190, base + 2, 15, c) + steamer(66, base, 30, PAPER, SIGNAL, c) if n == 4 else sailboat(66, base + 2, 14, c))


def meric(x, w, base, h, tone, n):
    c, c2 = tone[4], tone[5]
    if n == 0:
        return stone_bridge(58, base + 13, 58, 11, 4, c2, "#EBC489", 2) + cypress(5, base + 2, 26, c) + cypress(12, base + 2, 18, c)
    a, ww = (182, 240) if n == 3 else (-20, 228)
    s = stone_bridge(a, base + 4, ww, 12, 9, c2, "#EBC489", 4) + path(f"M{a+ww/2-4:g} {base-9}v-8h8v8Z", c2) + path(f"M{a+ww/2-5.4:g} {base-17}l5.4 -5l5.4 5Z", c)
    s += cypress(10 if n == 3 else w - 10, base + 1, 34, c) + cypress(20 if n == 3 else w - 20, base + 1, 24, c) + cypress(56 if n == 3 else w - 56, base + 1, 13, c)
    return s + (sailboat(66, base + 2, 13, c, PAPER) if n == 3 else sailboat(306, base + 2, 16, c, PAPER) + cypress(206, base + 1, 14, c))


def horn(x, w, base, h, tone, n):
    c = tone[4]
    if n == 0:
        return sailboat(4, base + 4, 12, c, tone[7]) + sailboat(86, base + 5, 11, c, tone[7])
    s = sailboat(6, base + 2, 20, c) + sailboat(w - 34, base + 2, 22, c)
    return s + steamer(200 if n == 3 else 184, base, 34, PAPER, SIGNAL, c) + (sailboat(310, base + 2, 16, c) if n == 4 else sailboat(64, base + 2, 13, c))


CITIES = [
    City("belgrade", 3, ("#6E2F3F", "#F0A75E", "#A65A4C", "#7A3E40", "#37202E", "#6B3A3E", "#2C2130", "#FBDD93"), belgrade, (saborna, gardos), water="#4A2A3C", front=rivers, seed=8, tall=63),
    City("sofia", 3, ("#27564F", "#F1D48C", "#5F8F74", "#3C6E5C", "#1F3A3C", "#4B7468", "#1B332E", "#FFF0BE"), sofia, (st_nicholas, theatre), back=vitosha, seed=5),
    City("bucharest", 3, ("#33508C", "#F7BE90", "#8E86A8", "#667A86", "#262C4C", "#6A6F96", "#2B3B3A", "#FFE9B6"), bucharest, (stavropoleos, savings_bank), trees=lambda x, b, h, c: tree(x, b, h * .34, c), seed=9),
    City("edirne", 3, ("#1F6470", "#F6B25E", "#B98A5E", "#8A6A4E", "#2C2A3A", "#8A5F4C", "#27505A", "#FFEFB8"), edirne, (three_balconies, caravanserai), water="#27505A", front=meric, seed=6, tall=67),
    City("constantinople", 3, ("#2A1F4E", "#E58259", "#8A4B68", "#5B3660", "#231A3C", "#5A3A5E", "#171A38", "#F9D48C"), constantinople, (galata, maiden), water="#1E1F48", front=horn, seed=14, tall=58),
]


def sprites():
    return [s for city in CITIES for s in city.sprites()]
