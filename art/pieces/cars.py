"""Railroad cars and mail cars in side elevation. Every piece fills a 98 x 78 box and stands on y = 78."""
import math

from lib.draw import *
from lib.sprite import Sprite

DARKWIN = "#1B2A40"
PLANK = "#4f351b"


def bogie(cx):
    """Two-axle bogie: wheels, equaliser bar, spring."""
    s = "".join(circ(q, 70, 7.5, "#15181d", "#4a505a", .7) + circ(q, 70, 5, "#343a43") + circ(q, 70, 1.9, BRASS) for q in (cx - 7.5, cx + 7.5))
    s += path(f"M{cx-13} 65.5H{cx+13}V69.5H{cx+4}L{cx+2.5} 72.5H{cx-2.5}L{cx-4} 69.5H{cx-13}Z", "#4a505a", "#15181d", .6)
    return s + "".join(rect(q - 1.8, 66.2, 3.6, 3, "#8b939d", .5) for q in (cx - 7.5, cx + 7.5)) + path(f"M{cx-2.6} 66.4h5.2M{cx-2.6} 68h5.2", "none", "#15181d", .7)


def underframe(v=1):
    s = rect(0, 56.5, 98, 3, "#3a3f47") + rect(-.5, 55.6, 2.2, 4.8, "#6d7681", .6) + rect(96.3, 55.6, 2.2, 4.8, "#6d7681", .6)
    s += rect(4, 60, 90, 4.6, INK)
    if v == 0:
        s += path("M30 64.5L38 70H60L68 64.5", "none", "#6A4B2D", 1.6) + line(44, 64, 44, 70, "#6A4B2D", 1.4) + line(54, 64, 54, 70, "#6A4B2D", 1.4)
    else:
        s += rect(41, 64.5, 16, 6.4, "#2b3038", 1, "#15181d", .6) + line(49, 64.5, 49, 71, "#15181d", .7) + rect(41, 64.5, 16, 1.2, "#4a505a")
    return s + bogie(24.5) + bogie(73.5)


def floorlight(x1=5, x2=93, y=81):
    """Lamplight that the windows throw on the ballast: flat, slanting, one patch per half of the car."""
    c = (x1 + x2) / 2
    return path(f"M{x1} {y}H{c-17}L{c-4} {y+20}H{x1+13}ZM{c+17} {y}H{x2}L{x2+13} {y+20}H{c+30}Z", "url(#pool)")


def roof(d, col, hi=None):
    return path(d, col, INK, 1) + (path(hi, "none", "#ffffff", 1.3, 'opacity=".22" stroke-linecap="round"') if hi else "")


def body0(lit):
    s = rect(3, 19, 92, 41, "url(#wood)", 0, PLANK, 1.2)
    s += "".join(rect(q, 19.6, 7, 40, c, 0, extra='opacity=".5"') for q, c in ((10, "#A97C48"), (24, "#CBA26E"), (66, "#A97C48"), (80, "#CBA26E"), (87, "#A97C48")))
    s += "".join(line(q, 19, q, 60, "#7d5730", .9) for q in range(10, 95, 7))
    s += rect(3, 43.4, 92, 3.4, "#8A6238", 0, PLANK, .5) + "".join(circ(q, 45.1, .55, PLANK) for q in range(6, 95, 7))
    s += path("M4 60L22 46.8M94 60L76 46.8", "none", "#7d5730", 2.2)
    s += path("M17 12.4V6.4H15.4V4.4H23.6V6.4H22V12.4Z", IRON2, INK, .7)
    s += roof("M1 19.4L5 12.4H93L97 19.4Z", "#7A5835") + path("M5.6 13.6H92.4", "none", "#A9814F", 1.2) + "".join(line(q, 13, q + (q - 49) * .04, 19, PLANK, .6) for q in range(19, 90, 14))
    for x in (7.5, 19.5, 68.5, 80.5):
        s += rect(x, 25, 10, 14, "#F0C66E" if lit else "#2b2115", 0, PLANK, 1.3) + line(x + 5, 25, x + 5, 39, PLANK, 1) + rect(x - 1, 39, 12, 1.8, "#8A6238", 0, PLANK, .5)
    return s


def body1(lit):
    s = rect(3, 19, 92, 41, CLASS[1][0], 2.5, INK, 1.2) + rect(3.6, 47.4, 90.8, 12, "#245741", 2)
    s += rect(3, 45, 92, 2.2, "#D9CDA6") + rect(3, 55.8, 92, 1.3, "#D9CDA6") + rect(3, 21.4, 92, .9, "#D9CDA6")
    s += "".join(path(f"M{q} 9.2V6.8q0 -1.6 4 -1.6t4 1.6V9.2Z", "#24352F", INK, .8) for q in (22, 45, 68))
    s += roof("M1 20Q3 9 15 9H83Q95 9 97 20Z", CLASS[1][1], "M5 15.6Q8 11 16 11H60")
    for x in (7.5, 19.5, 68.5, 80.5):
        s += rect(x, 25, 10, 16, "url(#lampwin)" if lit else DARKWIN, 1.4, "#0c1420", 1.2)
        s += line(x, 29.4, x + 10, 29.4, "#0c1420", .8) + (path(f"M{x+1.4} 39.4l6 -9", "none", "#ffffff", 1.2, 'opacity=".5"') if lit else "")
    return s


def body2(lit):
    s = rect(3, 19, 92, 41, CLASS[2][0], 3, INK, 1.2) + rect(3.6, 47.6, 90.8, 8.2, "#6A2030")
    s += rect(3, 45, 92, 1.4, LAMP) + rect(3, 56, 92, 1.6, LAMP) + "".join(rect(x, 48.6, 20, 5.8, "none", 1.5, BRASS, .7) for x in (8.2, 69.8))
    s += roof("M1 20Q3 10.4 15 10.4H83Q95 10.4 97 20Z", CLASS[2][1], "M5 16Q8 12.2 16 12.2H40")
    s += roof("M17 10.6Q18 4.6 23 4.6H75Q80 4.6 81 10.6Z", CLASS[2][1]) + "".join(rect(q, 6.6, 7, 2.6, "#F0BE5A" if lit else "#55607a", .6) for q in (23, 34, 57, 68))
    for x in (7.5, 19.5, 68.5, 80.5):
        s += rect(x, 24, 10, 17, "url(#lampwin)" if lit else DARKWIN, 1.5, "#0c1420", 1.2)
        s += path(f"M{x+.7} 40.4V36.4Q{x+5} 33.4 {x+9.3} 36.4V40.4Z", "#8E2F3C" if lit else "#41222c") + "".join(circ(x + q, 38, .6, LAMP) for q in (2.8, 5, 7.2))
        s += path(f"M{x+.6} 24.6H{x+9.4}V26.4Q{x+5} 28.6 {x+.6} 26.4ZM{x+.6} 25Q{x+2.6} 31 {x+.6} 35.6ZM{x+9.4} 25Q{x+7.4} 31 {x+9.4} 35.6Z", SIGNAL)
    return s


def body4(lit):
    s = rect(3, 19, 92, 41, CLASS[4][0], 3, INK, 1.2) + rect(3.6, 19.6, 90.8, 24, "#E9DFC4", 2) + rect(3, 43.4, 92, 1.8, BRASS) + rect(3, 56.4, 92, 1.5, BRASS)
    s += path("M77.5 9.6V4.8q0 -2.4 5 -2.4h2V5h-1.6v4.6Z", "#1B2E48", INK, .8)
    s += roof("M1 20Q3 9.6 15 9.6H83Q95 9.6 97 20Z", CLASS[4][1], "M5 15.8Q8 11.4 16 11.4H36")
    s += roof("M19 9.8L24 4H68L73 9.8Z", CLASS[4][1]) + "".join(path(f"M{q} 9.4V7.6a3 3 0 0 1 6 0V9.4Z", LAMP if lit else "#55607a") for q in (26, 35.5, 50.5, 60))
    for x in (7, 68):                                   # one wide window a side: two chairs, a table with its lamp
        s += rect(x, 23, 23, 18, "url(#lampwin)" if lit else DARKWIN, 1.5, "#0c1420", 1.2)
        ch = "#6E1F2E" if lit else "#2c3850"
        s += path(f"M{x+.8} 40.4V32q3 -.6 3.4 2.6l.5 5.8ZM{x+22.2} 40.4V32q-3 -.6 -3.4 2.6l-.5 5.8Z", ch)
        s += path(f"M{x+6} 37.6H{x+17}L{x+18} 40.6H{x+5}Z", "#FFFBEF" if lit else "#8a93a3") + rect(x + 10.8, 33.4, 1.4, 4.4, INK)
        s += path(f"M{x+6.9} 33.6L{x+9.2} 28H{x+13.8}L{x+16.1} 33.6Z", SIGNAL if lit else "#4d5566", "#0c1420", .5)
    for x in (18.5, 79.5):                              # a silver cloche on the blue
        s += path(f"M{x-5} 53.6A5 5 0 0 1 {x+5} 53.6Z", LAMP) + rect(x - 6.4, 54, 12.8, 1.1, LAMP) + circ(x, 48, .9, LAMP)
    return s


def body7(lit):
    s = rect(3, 19, 92, 41, CLASS[7][0], 3, INK, 1.2) + rect(3.6, 19.6, 90.8, 24.4, "#352B66", 2) + rect(3, 44, 92, 1.4, BRASS) + rect(3, 57, 92, 1.2, BRASS)
    s += roof("M1 20Q2 11.6 12 11.6H86Q96 11.6 97 20Z", CLASS[7][1], "M4.6 16.4Q7 13.4 13 13.4H30")
    s += roof("M12 11.8Q13 5.4 21 5.4H77Q85 5.4 86 11.8Z", CLASS[7][1]) + "".join(star_glyph(q, 8.8, 2, LAMP if lit else "#55607a").replace(f'stroke="{INK}"', 'stroke="none"') for q in (24, 34, 64, 74))
    for i, x in enumerate((7.5, 19.5, 68.5, 80.5)):     # blinds at different heights, a berth below
        hgt = (8.6, 12.5, 10.4, 6.8)[i]
        s += rect(x, 23.4, 10, 18, "url(#lampwin)" if lit else DARKWIN, 5, "#0c1420", 1.2)
        s += path(f"M{x+.7} 38.8H{x+9.3}V39Q{x+9} 40.9 {x+6} 40.9H{x+4}Q{x+1} 40.9 {x+.7} 39Z", "#6F5FB4" if lit else "#3a3763") + rect(x + .9, 37.2, 3.6, 2.2, "#FFFBEF" if lit else "#7a82a0", 1)
        s += path(f"M{x+.7} {23.4+hgt}V28.4Q{x+.7} 24 {x+5} 24T{x+9.3} 28.4V{23.4+hgt}Z", "#B3A8DC" if lit else "#5a5588") + line(x + .7, 23.4 + hgt, x + 9.3, 23.4 + hgt, "#2A2452", 1.1) + circ(x + 5, 25.2 + hgt, .9, BRASS)
    for x, d in ((14.5, 1), (83.5, -1)):
        s += path(f"M{x} 46.8a4.3 4.3 0 1 0 3.9 6.2a3.6 3.6 0 1 1 -3.9 -6.2Z", LAMP) + "".join(star_glyph(x + d * q, 51.2, r, LAMP).replace(f'stroke="{INK}"', 'stroke="none"') for q, r in ((10, 2.5),))
    return s


def body12(lit):
    s = rect(3, 19, 92, 41, "url(#gild)", 3, INK, 1.2) + rect(3, 44.2, 92, 1.4, BURGUNDY) + rect(3, 56.6, 92, 1.6, BURGUNDY)
    for q in (18.7, 79.3):                               # acanthus scrolls under the windows
        s += path(f"M{q} 55.4V48M{q} 55.4Q{q-10.5} 56.4 {q-11} 51.2Q{q-10.6} 47.4 {q-7} 48.4Q{q-4.6} 50 {q-7.4} 51.6M{q} 55.4Q{q+10.5} 56.4 {q+11} 51.2Q{q+10.6} 47.4 {q+7} 48.4Q{q+4.6} 50 {q+7.4} 51.6", "none", BURGUNDY, 1.2, 'stroke-linecap="round"') + circ(q, 48.2, 1.3, BURGUNDY)
    s += roof("M1 20Q3 9 15 9H83Q95 9 97 20Z", CLASS[12][1])
    s += "".join(path(f"M{c} 20L{c+13*math.sin(a):.1f} {20-11*math.cos(a):.1f}", "none", "#E7C468", .9) for c in (15, 83) for a in [(-75 + 30 * i) * math.pi / 180 for i in range(6)])
    s += "".join(path(f"M{c-6} 20A6 6 0 0 1 {c+6} 20Z", "#E7C468", INK, .6) for c in (15, 83))
    s += path("M26 9.4Q28 3.4 34 3.4H64Q70 3.4 72 9.4Z", CLASS[12][1], INK, 1) + rect(34, 5.4, 30, 2.6, LAMP if lit else "#6b6a5a", 1)
    s += path("M39.5 3.4L37.5 -4L42.8 -.6L49 -7L55.2 -.6L60.5 -4L58.5 3.4Z", "url(#gold)", "#6B4E14", 1) + "".join(circ(a, b, 1.7, SIGNAL, "#6B4E14", .5) for a, b in ((37.5, -4.2), (49, -7.2), (60.5, -4.2))) + rect(39.6, 1.2, 18.8, 1.4, BURGUNDY)
    for x in (7.2, 19.4, 68.2, 80.4):
        s += path(f"M{x} 42.4V29Q{x+5.2} 19 {x+10.4} 29V42.4Z", "url(#lampwin)" if lit else DARKWIN, BURGUNDY, 1.4) + path(f"M{x+5.2} 24.4V42.4M{x+.6} 31.4H{x+9.8}", "none", BURGUNDY, .8)
        s += circ(x + 5.2, 31.4, 1.5, "#FFFBEF" if lit else "#55607a", BURGUNDY, .6)
    return s


BODY = {0: body0, 1: body1, 2: body2, 4: body4, 7: body7, 12: body12}


ROOF_Y = {0: 12.6, 1: 9.4, 2: 4.8, 4: 4.6, 7: 5.8, 12: 5}      # where a conductor stands or a rack is fixed


def plate(v, px=32, pw=34):
    if v == 12 and pw == 34:
        px, pw = px - 1.5, 37
    s = path(notched(px, 22, pw, 35, 3), NIGHT, BRASS if v else "#D8BE8E", 1.7)
    s += path(notched(px + 2.6, 24.6, pw - 5.2, 29.8, 2.4), "none", BRASS, .6, 'opacity=".75"') if v >= 2 else ""
    if v == 0:                                          # Limelight's nought reads as a disc
        return s + txt(px + pw / 2, 50.4, 0, 31, PAPER, "middle", 700)
    return s + mid(px + pw / 2, 39.6, v, 30 if v < 10 else 25, LAMP if v else PAPER)


def car(v, lit=True, guest=""):
    """Railroad car of class v; lit: the conductor has reached it; guest: what stands in the right-hand window."""
    s = underframe(v) + BODY[v](lit)
    if guest:
        return s + guest + plate(v, 19.5 if v == 12 else 20)
    return s + plate(v)


def mailcar(icon="", lit=True):
    """Mail car: signal red, no value and no windows; the picture on its flank is its bonus, the horn its sign."""
    body, trim, paper = ("#9C3327", LAMP, PAPER) if lit else ("#7B2C24", "#A8905A", "#CFC6B2")
    s = underframe(1) + rect(3, 19, 92, 41, body, 2, INK, 1.2) + rect(3, 53.2, 92, 1.7, trim) + rect(3, 56.8, 92, .9, trim)
    s += "".join(path(f"M{q} 10.4V8.2H{q+7}V10.4Z", "#4A1B16", INK, .7) for q in (20, 71))
    s += roof("M1 20Q3 10 15 10H83Q95 10 97 20Z", "#4A1B16", "M5 16Q8 12 16 12H48")
    s += path(notched(7, 22.4, 84, 28.6, 3), paper, INK, 1.1) + path(notched(8.8, 24.2, 80.4, 25, 3), "none", "#9A7B35", .7)
    return s + posthorn(49, 15.6, trim) + icon


def posthorn(cx, cy, col=LAMP, k=1.0):
    return at(cx, cy, path("M-9.4 -1.4L-6 0Q-3.4 .6 -1 .6", "none", col, 1.4) + circ(.2, -.6, 2.6, "none", col, 1.3) + path("M1 1.6Q5.4 1.6 9.4 -3.2V4.6Q5.4 1.6 1 1.6Z", col), k)


def m_conds(n=2):
    return conductor(26, 48.6, 24) + conductor(41, 48.6, 24) + chevrons(69, 36.8, n, True, SIGNAL, .92)


def m_loco(n=2):
    return at(12.5, 25.6, loco(41)) + chevrons(72, 36.8, n, False, SIGNAL, .92)


def m_upgrades():
    return minicar(10.5, 25.8, 0, 25, 21.6, size=16) + arrow(41, 36.8, 9.6) + minicar(46.4, 25.8, 1, 25, 21.6, size=16) + times(75.5, 37.2, 2.8, SIGNAL) + mid(83, 36.9, 2, 19, SIGNAL)


def m_coins(n=3):
    return "".join(coin(49 + (i - (n - 1) / 2) * 22, 36.4, 9.6) for i in range(n))


MAIL = {"both-conductors": m_conds, "locomotive": m_loco, "upgrades": m_upgrades, "coins": m_coins}


# ---------------------------------------------------------------- the place of a guest, the places of coming cards
ARCH = "M59 54V30Q75 12 91 30V54Z"


def celebrity_arch():
    """Brass arch with drawn curtains, 32 x 40 at 59..91; the celebrity is another sprite, laid over it."""
    s = path(ARCH, "url(#lampwin)", BRASS, 2.2) + path("M60 54V31L64 27Q68 40 60 52ZM90 54V31L86 27Q82 40 90 52Z", BURGUNDY)
    return s + path(ARCH, "none", BRASS, 2.2) + rect(57.6, 53.4, 34.8, 2.6, BRASS, .6, "#5b4310", .5)


def seat_window(lit=True):
    """Plain window of a passenger, empty."""
    return rect(60, 22, 31, 30, "url(#lampwin)" if lit else DARKWIN, 1.5, PAPER, 2) + rect(58.4, 51.4, 34.2, 2.2, "#B9AB84", .6, INK, .5)


def ghost(kind="car", inner=""):
    """Dashed outline of a piece that is still to come."""
    d = {"car": "M3 60V19Q4 10 14 10H84Q94 10 95 19V60Z", "loco": "M6 60V34Q6 28 12 28H28V16H38V28H58V14H94V60Z"}[kind]
    s = path(d, "#ffffff", "#8FA3BC", 1.2, 'fill-opacity=".03" stroke-dasharray="4 4"')
    s += "".join(circ(q, 69, 6.5, "none", "#8FA3BC", 1.1, 'stroke-dasharray="3 3"') for q in (20, 78))
    return f'<g opacity=".62">{s}</g>{inner}'


FRAME = (-1, -11, 100, 90)                  # every piece of rolling stock, so that one can take another's place


def sprites():
    out = []
    for v in BODY:
        for end, lit in (("", True), ("dark", False)):
            tail = f"/{end}" if end else ""
            out.append(Sprite(f"car/{v}{tail}", FRAME, car(v, lit)))
            out.append(Sprite(f"car/{v}/guest" + (f"-{end}" if end else ""), FRAME, car(v, lit, celebrity_arch())))
            out.append(Sprite(f"car/{v}/seat" + (f"-{end}" if end else ""), FRAME, car(v, lit, seat_window(lit))))
    for name, icon in MAIL.items():
        out += [Sprite(f"mail/{name}", FRAME, mailcar(icon())), Sprite(f"mail/{name}/dark", FRAME, mailcar(icon(), False))]
    out.append(Sprite("mail/closed", FRAME, ghost("car", f'<g opacity=".6">{envelope(49, 38, 30, 20)}</g>')))
    return out + [Sprite("slot/car", FRAME, ghost("car")), Sprite("slot/locomotive", FRAME, ghost("loco")),
                  Sprite("coupling", (-5, 57, 10, 10), rect(-3, 60, 6, 4, BRASS, 1)), Sprite("floor-light", (0, 80, 110, 22), floorlight())]


