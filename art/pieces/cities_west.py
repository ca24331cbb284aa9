"""Pile 1: Strasbourg, Munich, Stuttgart, Zurich, Salzburg."""
from pieces.cities import *


def strasbourg(x, base, h, c, c2):
    """Cathedral with its single spire, timbered houses."""
    s = path("M-11 0V-30H11V0Z", c) + path("M-11 -30V-44H0V-30Z", c) + path("M-10.4 -44L-8.4 -50H-2.6L-.6 -44Z", c) + path("M-8.6 -50L-5.5 -66L-2.4 -50Z", c) + path("M0 -30H11V-33H0Z", c2)
    s += path("M-5.5 -44V-65M-7.6 -44V-51M-3.4 -44V-51", "none", c2, .7) + circ(0, -20, 5, c2) + circ(0, -20, 5, "none", c, .8) + path("M0 -25V-15M-5 -20H5M-3.5 -23.5L3.5 -16.5M3.5 -23.5L-3.5 -16.5", "none", c, .7)
    s += path("M-3.4 0V-8Q0 -12 3.4 -8V0Z", c2) + path("M-8.6 -32.6V-40M-2.6 -32.6V-40", "none", c2, 1.4)
    for q, w, hh in ((-34, 13, 15), (-21.6, 11, 12), (12.4, 12, 13), (24, 12, 16)):
        s += path(f"M{q} 0V{-hh}L{q+w/2} {-hh-w*.66}L{q+w} {-hh}V0Z", c) + path(f"M{q+1} {-hh}H{q+w-1}M{q+w/2} {-hh-w*.5}V0M{q+2} {-hh+6}H{q+w-2}", "none", c2, .7)
        s += lamps(((q + w * .28, -5), (q + w * .72, -hh + 3.4)), .9)
    return at(x, base, s, h / 60)


def munich(x, base, h, c, c2):
    """The two onion domes of the Frauenkirche, the town hall tower."""
    s = path("M-13 0V-22L0 -33L13 -22V0Z", c)
    for q in (-11, 11):
        s += rect(q - 5.4, -44, 10.8, 44, c) + path(f"M{q-5.8} -44Q{q-6.6} -51 {q-3} -53.4Q{q-1} -54.6 {q-.8} -57H{q+.8}Q{q+1} -54.6 {q+3} -53.4Q{q+6.6} -51 {q+5.8} -44Z", "#4E8A7A") + rect(q - .5, -61, 1, 5, BRASS) + rect(q - 5.4, -45, 10.8, 1.4, c2)
        s += "".join(path(f"M{q-1.6} {y}v-3.6q1.6 -2 3.2 0v3.6Z", LAMP if y == -36 else c2) for y in (-36, -26, -16))
    s += rect(27, -34, 6, 34, c) + path("M26.4 -34L30 -48L33.6 -34Z", c) + circ(30, -28, 2, LAMP)
    for q, w, hh in ((-36, 12, 14), (-25, 9, 11), (17, 11, 13), (33, 9, 12)):
        s += path(f"M{q} 0V{-hh}L{q+w/2} {-hh-w*.6}L{q+w} {-hh}V0Z", c) + lamps(((q + w * .3, -5), (q + w * .7, -5)), .8)
    return at(x, base, s, h / 60)


def stuttgart(x, base, h, c, c2):
    """The Old Palace between its round towers, the collegiate church beside it."""
    s = rect(27.6, -42, 9.4, 42, c) + path("M27 -42H37.6V-43.6H27Z", c2) + path("M29 -43.6H35.8V-51H29ZM28.6 -51L32.4 -62L36.2 -51Z", c) + "".join(path(f"M{q} {y}v-4q1.4 -2 2.8 0v4Z", LAMP if y == -36 else c2) for q, y in ((31, -36), (31, -24), (31, -45.4)))
    s += rect(-18, -26, 38, 26, c) + path("M-20 -26L-13 -43H14L21 -26Z", c) + path("M-12 -42.4L-18.4 -27H-14L-8.6 -42.4Z", c2)
    s += path("M-5.4 -26V-33H-3.2V-37H-1.4V-41H3.4V-37H5.2V-33H7.4V-26Z", c) + path("M-5.4 -26V-33H-3.2V-37H-1.4V-41H3.4V-37H5.2V-33H7.4V-26", "none", c2, .9) + circ(1, -33, 1.7, LAMP)
    for q, w, y, tip in ((-25, 15, -30, -53), (21.4, 11, -26, -43)):
        s += rect(q - w / 2, y, w, -y, c) + path(f"M{q-w/2-1.4} {y}Q{q-w/2+.6} {y-6} {q-w*.26:g} {y-9}Q{q-1} {tip+5} {q} {tip}Q{q+1} {tip+5} {q+w*.26:g} {y-9}Q{q+w/2-.6} {y-6} {q+w/2+1.4} {y}Z", "#8E4A38") + path(f"M{q} {tip}Q{q+1} {tip+5} {q+w*.26:g} {y-9}Q{q+w/2-.6} {y-6} {q+w/2+1.4} {y}H{q+w*.16:g}Q{q+w*.1:g} {y-10} {q} {tip}Z", "#6B3528") + rect(q - .4, tip - 3, .8, 4, BRASS)
        s += rect(q - w / 2, y, w, 1.3, c2) + lamps(((q - w * .2, y + 7), (q + w * .2, y + 14)), 1)
    s += "".join(rect(-15, y, 32, 1, c2) for y in (-17.4, -9.4)) + arched([(q, -18.6) for q in (-14, -8.4, 10.4, 16)], 2.6, 5) + arched([(q, -10.4) for q in (-13, -7.4, -1.8, 3.8, 9.4, 14.6)], 3, 5.4) + path("M-3 0V-5Q1 -9.6 5 -5V0Z", LAMP)
    return at(x, base, s, h / 60)


def zurich(x, base, h, c, c2):
    """The twin towers of the Grossmünster over the houses of the Limmat quay."""
    s = path("M15 0V-20L18 -30H33L37 -20V0Z", c) + path("M15.6 -20L18.4 -29.4H32.6L36 -20Z", "#8E4A38") + arched([(q, -7) for q in (21, 26, 31)], 3, 9)
    s += path("M-5 0V-27L1 -33L7 -27V0Z", c) + arched([(1, -17)], 5, 8, c2) + arched([(1, 0)], 5, 8)
    for q in (-10.6, 12.6):
        s += rect(q - 6, -40, 12, 40, c) + "".join(rect(q - 6, y, 12, 1.1, c2) for y in (-40, -28, -16)) + arched([(q - 2.4, -30.4), (q + 2.4, -30.4)], 2.6, 6.4, LAMP) + arched([(q, -19)], 3, 5.6, c2)
        s += rect(q - 5, -45, 10, 5, c) + path(f"M{q-5.8} -45Q{q-5.6} -50 {q-2.6} -53.4Q{q-1} -55.4 {q-.9} -58H{q+.9}Q{q+1} -55.4 {q+2.6} -53.4Q{q+5.6} -50 {q+5.8} -45Z", c) + path(f"M{q+1.6} -45Q{q+2} -52 {q} -56L{q+.9} -58Q{q+1} -55.4 {q+2.6} -53.4Q{q+5.6} -50 {q+5.8} -45Z", c2) + rect(q - .5, -62, 1, 5, BRASS) + "".join(path(f"M{a-1} -40L{a} -47L{a+1} -40Z", c) for a in (q - 5.2, q + 5.2))
    for q, w, hh, col in ((-38, 10, 15, c), (-28, 10.4, 19, c)):
        s += gable(q, 0, w, hh, col)
    return at(x, base, s, h / 60)


def fraumunster(x, base, h, c, c2):
    """The slim copper spire on the other bank."""
    s = rect(-4, -30, 8, 30, c) + path("M-4.6 -30L0 -60L4.6 -30Z", "#4E8A7A") + path("M.8 -30L0 -60L4.6 -30Z", "#37695C") + circ(0, -25, 2.6, LAMP) + path("M4 0V-13L7 -19H17L20 -13V0Z", c) + arched([(9, -3), (15, -3)], 2.6, 6)
    return at(x, base, s, h / 60)


def salzburg(x, base, h, c, c2):
    """Hohensalzburg on its rock, the cathedral below."""
    s = path("M-41 0L-36 -10L-31 -14L-27 -25L-21 -30L-17 -36H22L27 -30L31 -20L36 -13L41 0Z", c2) + path("M22 -36L27 -30L31 -20L36 -13L41 0H28L25 -14L19 -24L17 -36Z", c, extra='opacity=".45"')
    s += battlements(-20, 25, -44, c, -33, 4.6, 2) + rect(-8, -54, 17, 20, c) + path("M-9.4 -54L-6 -61H7L10.4 -54Z", c) + lamps(((-4, -49), (1, -49), (6, -49)), .9)
    for q, w, y in ((-20, 7, -48), (-11.6, 6, -46), (14.4, 7, -50), (24, 6.4, -46)):
        s += rect(q - w / 2, y, w, -30 - y, c) + path(f"M{q-w/2-.9} {y}L{q} {y-8}L{q+w/2+.9} {y}Z", c) + lamps(((q, y + 5),), .8)
    g, g2 = "#6FA08C", "#4E7F70"
    s += rect(-3, -17, 20, 17, c) + rect(1, -23, 12, 7, c) + cupola(7, -22, 7, g, g2, BRASS, 1.2) + rect(-17, -10, 34, 10, c)
    for q in (-12, -3.6):
        s += rect(q - 3, -23, 6, 23, c) + path(f"M{q-3.4} -23Q{q-3} -27.4 {q-1} -28.4L{q} -31.4L{q+1} -28.4Q{q+3} -27.4 {q+3.4} -23Z", g) + lamps(((q, -18), (q, -11)), .8)
    s += arched([(-7.8, 0)], 3, 6) + arched([(q, -3) for q in (2, 7, 12)], 2.4, 5)
    s += gable(-37, 0, 9, 9, c) + gable(-28, 0, 8, 12, c) + gable(19, 0, 8, 10, c) + gable(27, 0, 9, 8, c)
    return at(x, base, s, h / 60)


def bavarian_alps(x, w, base, h, tone):
    return peaks(x, w, base, h * .46, max(4, round(w / 44)))


def swiss_alps(x, w, base, h, tone):
    return peaks(x, w, base, h * .5, max(3, round(w / 52)), col="#7C86B4", col2="#5F699B", snow="#FFF3E6")


def untersberg(x, w, base, h, tone):
    return peaks(x, w, base, h * .4, max(3, round(w / 60)), col="#7A6690", col2="#604F7C", snow="#F6E6E0")


def vineyards(x, w, base, h, tone):
    return vines(x - w * .16, w * .66, base, h * (.44 if w > 150 else .34), tone[2], tone[3]) + vines(x + w * .46, w * .7, base, h * (.52 if w > 150 else .42), tone[2], tone[3])


def lake(x, w, base, h, tone, n):
    c, c2 = tone[4], tone[5]
    if n == 0:
        return sailboat(6, base + 3, 15, c, PAPER) + sailboat(84, base + 4, 12, c, PAPER)
    s = sailboat(w - 26, base + 1, 18, c, PAPER)
    return s + (fraumunster(205, base, 44, c, c2) + sailboat(84, base + 2, 20, c, PAPER) if n == 2 else "") + sailboat(8, base + 1, 14, c, PAPER)


CITIES = [
    City("strasbourg", 1, ("#2F6E78", "#F2C48D", "#5E8C84", "#3C6B66", "#22363F", "#5B7B74", "#1F3B36", "#FBE3A6"), strasbourg, seed=10, tall=66),
    City("munich", 1, ("#2E5D8F", "#F0BC8A", "#5C7BA0", "#39615C", "#26324A", "#56698A", "#223F38", "#FBE3A6"), munich, back=bavarian_alps, seed=6),
    City("stuttgart", 1, ("#4F8579", "#F8DC9C", "#8FA766", "#5F8050", "#2F3B33", "#6E7F5E", "#2A4430", "#FFF2CB"), stuttgart, back=vineyards, trees=lambda x, b, h, c: tree(x, b, h * .34, c), seed=9),
    City("zurich", 1, ("#3F86B5", "#FBD9B8", "#8FB3B5", "#55887F", "#263B57", "#5F7F9E", "#2A5877", "#FFF2CB"), zurich, water="#2F6A8C", back=swiss_alps, front=lake, seed=8),
    City("salzburg", 1, ("#5C5A96", "#F7C6A4", "#8C87A6", "#5A7A68", "#2B2D49", "#6B678C", "#25433C", "#FFE7B4"), salzburg, back=untersberg, seed=7),
]


def sprites():
    return [s for city in CITIES for s in city.sprites()]
