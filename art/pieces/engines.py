"""Locomotives: Locomotive tiles at the head of a train (running right), steam, and the tile as a card."""
import math

from lib.draw import *
from lib.sprite import Sprite
from pieces.cars import DARKWIN, FRAME, roof

def engine(n, lit=True):
    """Locomotive tile at the head of a train (running right): 5-8 tank engine in pine, 12-15 express in night blue and gold."""
    big = n >= 12
    col, tank = ("#24456F", "#1D3A5E") if big else ("#2C5547", "#24473B")
    s = rect(-1, 55.6, 3, 4.8, "#6d7681", .6)
    s += path("M84 63H95L98.6 75.4H88Z", SIGNAL, INK, .8) + "".join(line(86.5 + q, 64, 90 + q, 75, INK, .8) for q in (0, 3.2, 6.2))
    s += rect(4, 59, 89, 4.4, INK)
    # smokebox, boiler
    s += path("M30 24H86Q90 24 90 30V46Q90 52 86 52H30Z", col, INK, 1.1) + path("M72 24H86Q90 24 90 30V46Q90 52 86 52H72Z", IRON2, INK, 1) + path("M34 26.2H70", "none", "#ffffff", 1.5, 'opacity=".22"')
    s += path("M90 29.5Q93.4 31 93.4 38T90 46.5Z", IRON, INK, .8) + circ(92, 38, 1.5, BRASS)
    # chimney, dome, bell
    s += path("M76.4 24.4L77.6 11H84.4L85.6 24.4Z", IRON2, INK, .9) + path("M74.6 6.4H87.4L85.4 11H76.6Z", IRON2, INK, .8) + rect(73.6, 4.4, 14.8, 2.6, BRASS, 1, INK, .6)
    s += path("M55 24.4V19Q55 13.6 60.6 13.6T66.2 19V24.4Z", BRASS, INK, .9) + (rect(44, 16, 4, 8.4, BRASS, 1, INK, .7) + circ(46, 15.6, 2.4, BRASS, INK, .6))
    # cab
    s += path("M5 58V16H31V58Z", col, INK, 1.1) + roof("M1 17.2Q3 9.4 11 9.4H26Q33 9.4 35 17.2Z", IRON2, "M5 14.4Q7 11.2 12 11.2H24")
    s += path("M9.5 35V24Q9.5 20.4 13 20.4H24Q27.5 20.4 27.5 24V35Z", "url(#lampwin)" if lit else DARKWIN, INK, 1.1) + path("M13.5 35V30.6q.4 -3.4 3.4 -3.6q3 .2 3.4 3.6V35Z", "#3a2c1c") + circ(16.9, 25.4, 1.9, "#3a2c1c") + rect(8, 35, 21, 1.8, BRASS)
    s += rect(8.5, 40, 20, 14.4, "none", 1.5, BRASS, .8)
    s += path(star_glyph(18.5, 47.2, 4.6, LAMP).split('d="')[1].split('"')[0], LAMP) if big else circ(18.5, 47.2, 3.6, "none", BRASS, 1.1) + circ(18.5, 47.2, 1.2, BRASS)
    # tank that carries the plate, running board
    s += rect(30, 25, 40, 32, tank, 2, INK, 1) if not big else path("M30 46H74L78 57H30Z", tank, INK, .9)
    s += "".join(line(q, 24.6, q, 51.6, BRASS, 1.3) for q in ((74.5, 79) if not big else (72.6, 75.4)))
    s += rect(2, 56.4, 92, 3, SIGNAL, 0, INK, .7) + (rect(2, 55, 92, 1.2, LAMP) if big else "")
    s += rect(91, 24.6, 5.4, 7.6, LAMP if lit else "#55607a", 1, INK, .9) + rect(90, 22.8, 7.4, 2, BRASS, .5, INK, .5)
    # wheels: three drivers, one leading, rods
    for q, r in ((20, 9), (41, 9), (62, 9), (81, 6)):
        cy = 78 - r - .4
        s += circ(q, cy, r, IRON, RIM, .9) + circ(q, cy, r * .68, SIGNAL if big else "#343a43", "#15181d", .8)
        s += "".join(line(q - r * .66 * math.cos(a), cy - r * .66 * math.sin(a), q + r * .66 * math.cos(a), cy + r * .66 * math.sin(a), "#15181d", .9) for a in (0, math.pi / 3, 2 * math.pi / 3)) + circ(q, cy, r * .25, BRASS)
    s += path("M20 66.6H62L62 69.4H20Z", "#B9C2CA", "#15181d", .6) + rect(74, 60.6, 14, 7.4, IRON2, 1.4, INK, .8) + line(62, 67.6, 75, 64.6, "#B9C2CA", 2)
    pw = 37 if n >= 10 else 34
    s += path(notched(50 - pw / 2, 22, pw, 35, 3), NIGHT, BRASS, 1.8) + path(notched(52.6 - pw / 2, 24.6, pw - 5.2, 29.8, 2.4), "none", BRASS, .6, 'opacity=".75"')
    return s + mid(50, 39.6, n, 26 if n >= 10 else 30, LAMP)


SMOKE_NIGHT = ("#23324A", "#3C4C64", "#7C899A", "#C3CCD3", "#EEF1F0")
SMOKE_DAY = ("#E9E3D2", "#E2E0D6", "#D6DADA", "#DCE3E6", "#F4F6F5")


def smoke(x, y, k=1.0, d=-1, length=150, rise=34, tones=SMOKE_NIGHT):
    """Steam: one scalloped plume along a long diagonal, five opaque tones from far to near, no blur."""
    s, n = "", 30
    for i in range(n, -1, -1):
        t = i / n
        r = 3.2 + 11 * t ** .8 + (1.9 if i % 3 == 0 else 0)
        s += circ(round(x + d * length * t * k, 2), round(y - rise * (t ** .62) * k, 2), round(r * k, 2), tones[min(4, int((1 - t) * 5.4))])
    return s


def tile(n):
    """Locomotive tile as it lies in the market, 116 x 92: engine and plate above, its upgrades of choice below."""
    s = rect(0, 0, 116, 92, PAPER, 5, "#8d7a4e", 1) + rect(4, 4, 108, 84, "none", 3, "#9A7B35", 1)
    s += at(8, 14, loco(59, "#2C4A6E" if n >= 12 else "#22313F", flip=True)) + path(notched(70, 11, 38, 38, 3), NIGHT, BRASS, 1.4) + mid(89, 30.4, n, 26 if n > 9 else 30, LAMP)
    s += path(notched(8, 57, 100, 28, 4), "#FBF4E2", "#9A7B35", 1.1)
    ups = 2 if n < 10 else 1
    return s + "".join(upgrade_choice(58 + (i - (ups - 1) / 2) * 46, 71, .7) for i in range(ups))


VALUES = (5, 6, 7, 8, 12, 13, 14, 15)


def sprites():
    out = []
    for n in VALUES:
        out += [Sprite(f"engine/{n}", FRAME, engine(n)), Sprite(f"engine/{n}/dark", FRAME, engine(n, False)), Sprite(f"tile/locomotive/{n}", (-2, -4, 120, 100), tile(n), page="cards")]
    plume = smoke(0, 0, .34, 1, 150, 10)
    return out + [Sprite("engine/beam", (94, 0, 110, 70), path("M94 27L196 4V66L94 35Z", "url(#beam)")),
                  Sprite("steam/plume", (-6, -14, 70, 20), plume), Sprite("steam/plume/day", (-6, -14, 70, 20), smoke(0, 0, .34, 1, 150, 10, SMOKE_DAY)),
                  Sprite("steam/train", (-210, -50, 220, 70), smoke(0, 0, .8, -1, 240, 34)), Sprite("steam/puff", (-10, -10, 20, 20), puff(SMOKE_DAY[3], SMOKE_DAY[4])),
                  Sprite("steam/puff-night", (-10, -10, 20, 20), puff(SMOKE_NIGHT[2], SMOKE_NIGHT[3]))]


def puff(dark, light):
    """One scallop of the plume, for steam in motion."""
    return circ(0, 0, 8.6, dark) + circ(1.4, -1.2, 7, light)
