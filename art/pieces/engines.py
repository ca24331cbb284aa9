"""Locomotives at the head of a train (running right), their steam and light; Locomotive tiles in the market."""

from lib.draw import at, circ, line, mid, notched, path, rect, star_points
from lib.marks import upgrade_choice
from lib.palette import BRASS, INK, IRON, IRON2, LAMP, NIGHT, PAPER, SIGNAL
from lib.players import BODY, loco
from lib.sprite import Sprite
from pieces.car_bodies import DARK_WINDOW, UNLIT, roof
from pieces.cars import FRAME
from pieces.wheels import engine_gear

# The values of Locomotive tiles; from 12 up they are express engines.
VALUES = (5, 6, 7, 8, 12, 13, 14, 15)
EXPRESS = 12


def engine(n, lit=True, rods=True):
    """Engine with a plate showing its value: 5–8 tank engine in pine, 12–15 express in night blue and gold.

    The rods are sprites of their own where the engine rolls.
    """
    col, tank = ("#24456F", "#1D3A5E") if n >= EXPRESS else ("#2C5547", "#24473B")
    s = rect(-1, 55.6, 3, 4.8, "#6d7681", 0.6) + cowcatcher() + rect(4, 59, 89, 4.4, INK)
    s += boiler(col) + fittings() + cab(col, n >= EXPRESS, lit)
    if n >= EXPRESS:
        s += path("M30 46H74L78 57H30Z", tank, INK, 0.9)
        s += "".join(line(q, 24.6, q, 51.6, BRASS, 1.3) for q in (72.6, 75.4))
        s += rect(2, 56.4, 92, 3, SIGNAL, 0, INK, 0.7) + rect(2, 55, 92, 1.2, LAMP)
    else:
        s += rect(30, 25, 40, 32, tank, 2, INK, 1)
        s += "".join(line(q, 24.6, q, 51.6, BRASS, 1.3) for q in (74.5, 79))
        s += rect(2, 56.4, 92, 3, SIGNAL, 0, INK, 0.7)
    s += rect(91, 24.6, 5.4, 7.6, LAMP if lit else UNLIT, 1, INK, 0.9) + rect(90, 22.8, 7.4, 2, BRASS, 0.5, INK, 0.5)
    return s + engine_gear(n >= EXPRESS, rods) + value_plate(n)


def cowcatcher():
    s = path("M84 63H95L98.6 75.4H88Z", SIGNAL, INK, 0.8)
    return s + "".join(line(86.5 + q, 64, 90 + q, 75, INK, 0.8) for q in (0, 3.2, 6.2))


def boiler(col):
    """Boiler and smokebox."""
    s = path("M30 24H86Q90 24 90 30V46Q90 52 86 52H30Z", col, INK, 1.1)
    s += path("M72 24H86Q90 24 90 30V46Q90 52 86 52H72Z", IRON2, INK, 1)
    s += path("M34 26.2H70", "none", "#ffffff", 1.5, 'opacity=".22"')
    return s + path("M90 29.5Q93.4 31 93.4 38T90 46.5Z", IRON, INK, 0.8) + circ(92, 38, 1.5, BRASS)


def fittings():
    """Chimney, dome, bell."""
    s = path("M76.4 24.4L77.6 11H84.4L85.6 24.4Z", IRON2, INK, 0.9)
    s += path("M74.6 6.4H87.4L85.4 11H76.6Z", IRON2, INK, 0.8) + rect(73.6, 4.4, 14.8, 2.6, BRASS, 1, INK, 0.6)
    s += path("M55 24.4V19Q55 13.6 60.6 13.6T66.2 19V24.4Z", BRASS, INK, 0.9)
    return s + rect(44, 16, 4, 8.4, BRASS, 1, INK, 0.7) + circ(46, 15.6, 2.4, BRASS, INK, 0.6)


def cab(col, express, lit):
    s = path("M5 58V16H31V58Z", col, INK, 1.1)
    s += roof("M1 17.2Q3 9.4 11 9.4H26Q33 9.4 35 17.2Z", IRON2, "M5 14.4Q7 11.2 12 11.2H24")
    pane = "url(#lampwin)" if lit else DARK_WINDOW
    s += path("M9.5 35V24Q9.5 20.4 13 20.4H24Q27.5 20.4 27.5 24V35Z", pane, INK, 1.1)
    # The driver.
    s += path("M13.5 35V30.6q.4 -3.4 3.4 -3.6q3 .2 3.4 3.6V35Z", "#3a2c1c") + circ(16.9, 25.4, 1.9, "#3a2c1c")
    s += rect(8, 35, 21, 1.8, BRASS) + rect(8.5, 40, 20, 14.4, "none", 1.5, BRASS, 0.8)
    if express:
        return s + path(star_points(18.5, 47.2, 4.6, 4.6 * 0.42), LAMP)
    return s + circ(18.5, 47.2, 3.6, "none", BRASS, 1.1) + circ(18.5, 47.2, 1.2, BRASS)


def value_plate(n):
    w = 37 if n >= 10 else 34
    s = path(notched(50 - w / 2, 22, w, 35, 3), NIGHT, BRASS, 1.8)
    s += path(notched(52.6 - w / 2, 24.6, w - 5.2, 29.8, 2.4), "none", BRASS, 0.6, 'opacity=".75"')
    return s + mid(50, 39.6, n, 26 if n >= 10 else 30, LAMP)


# ---------------------------------------------------------------- steam, tiles
SMOKE_DAY = ("#E9E3D2", "#E2E0D6", "#D6DADA", "#DCE3E6", "#F4F6F5")


def smoke(x, y, k, d, length, rise, tones):
    """Steam: a scalloped plume along a long diagonal, in five opaque tones from far to near, without blur."""
    s, n = "", 30
    for i in range(n, -1, -1):
        t = i / n
        r = 3.2 + 11 * t**0.8 + (1.9 if i % 3 == 0 else 0)
        cx, cy = x + d * length * t * k, y - rise * (t**0.62) * k
        s += circ(round(cx, 2), round(cy, 2), round(r * k, 2), tones[min(4, int((1 - t) * 5.4))])
    return s


def tile(n):
    """Locomotive tile as it lies in the market, 116 × 92: engine and plate at the top, upgrades of choice below."""
    s = rect(0, 0, 116, 92, PAPER, 5, "#8d7a4e", 1) + rect(4, 4, 108, 84, "none", 3, "#9A7B35", 1)
    s += at(8, 14, loco(59, "#2C4A6E" if n >= EXPRESS else BODY, flip=True))
    s += path(notched(70, 11, 38, 38, 3), NIGHT, BRASS, 1.4) + mid(89, 30.4, n, 26 if n > 9 else 30, LAMP)
    s += path(notched(8, 57, 100, 28, 4), "#FBF4E2", "#9A7B35", 1.1)
    ups = 2 if n < 10 else 1
    return s + "".join(upgrade_choice(58 + (i - (ups - 1) / 2) * 46, 71, 0.7) for i in range(ups))


def sprites():
    for n in VALUES:
        yield Sprite(f"engine/{n}", FRAME, engine(n, rods=False))
        yield Sprite(f"engine/{n}/dark", FRAME, engine(n, False, False))
        yield Sprite(f"tile/locomotive/{n}", (-2, -4, 120, 100), tile(n), page="cards")
    yield Sprite("engine/beam", (94, 0, 110, 70), path("M94 27L196 4V66L94 35Z", "url(#beam)"))
    plume = smoke(0, 0, 0.34, 1, 150, 10, SMOKE_DAY)
    yield Sprite("steam/plume/day", (-6, -14, 70, 20), plume)
