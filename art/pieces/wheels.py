"""Wheels and rods: as they are painted under the rolling stock, and as sprites of their own that turn over those.

A wheel is drawn around (0, 0), its crank pin to the right of its centre; a rod with the front pin at (0, 0).
Where they lie is written in art/README.md.
"""

import math

from lib.draw import at, circ, line, path, rect
from lib.palette import BRASS, INK, IRON, IRON2, RIM, SIGNAL
from lib.sprite import Sprite

EDGE, DISC, STEEL = "#15181d", "#343a43", "#B9C2CA"
SPOKE = "#59626e"
# The Locomotive tile's engine: axles of the drivers from the rear, their radius, and the leading wheel.
DRIVERS, DRIVER, LEADING, SMALL = (20, 41, 62), 9, 81, 6
ENGINE_CRANK, GROUND = 3.2, 77.6
CROSSHEAD = 64.6
# The route's locomotive, which is drawn 92 wide and shown 76 wide: axles and radii as drawn.
ROUTE = 76 / 92
ROUTE_DRIVERS, ROUTE_DRIVER, ROUTE_SMALL, ROUTE_CRANK = (36, 47, 58), 5.4, 4, 2.2


def spokes(inner, outer, n, colour, sw, first=0.0):
    """Spokes from one radius to another, the first at this angle."""
    s = ""
    for i in range(n):
        c, d = math.cos(first + 2 * math.pi * i / n), math.sin(first + 2 * math.pi * i / n)
        s += line(round(inner * c, 2), round(inner * d, 2), round(outer * c, 2), round(outer * d, 2), colour, sw)
    return s


def counterweight(r, spread=0.85):
    """The weight opposite the crank pin: a segment of the disc of this radius."""
    x, y = round(-r * math.cos(spread), 2), round(r * math.sin(spread), 2)
    return path(f"M{x} {-y}A{r:g} {r:g} 0 0 0 {x} {y}Z", EDGE)


def car_wheel():
    """A wheel of a car: six spokes in an iron tyre."""
    s = circ(0, 0, 7.5, EDGE, "#4a505a", 0.7) + circ(0, 0, 5.2, DISC) + circ(0, 0, 4.2, EDGE)
    return s + spokes(0, 4.6, 6, SPOKE, 1.15, math.pi / 6) + circ(0, 0, 1.9, BRASS)


def driver(express):
    """A driver of the engine, with crank pin and counterweight; express engines have red wheels."""
    return engine_wheel(DRIVER, express) + circ(ENGINE_CRANK, 0, 1.5, STEEL, EDGE, 0.6)


def engine_wheel(r, express):
    """A wheel of the engine; what bears a rod has its weight on the left."""
    disc = r * 0.68
    s = circ(0, 0, r, IRON, RIM, 0.9) + circ(0, 0, disc, SIGNAL if express else DISC, EDGE, 0.8)
    if r == DRIVER:
        s += spokes(0, disc, 8, EDGE, 0.9, math.pi / 8) + counterweight(disc)
    else:
        s += spokes(0, disc, 6, EDGE, 0.9)
    return s + circ(0, 0, r * 0.25, BRASS)


def rod(pins, width, boss, edge):
    """A coupling rod over these pins; the front pin is at 0, 0."""
    a, b = min(pins), max(pins)
    s = rect(a, -width / 2, b - a, width, STEEL, 0, EDGE, edge)
    s += "".join(circ(q, 0, boss, STEEL, EDGE, edge) for q in pins)
    return s + "".join(circ(q, 0, boss * 0.4, EDGE) for q in pins)


def engine_rod():
    front = DRIVERS[-1]
    return rod([q - front for q in DRIVERS], 2.8, 2.1, 0.6)


def main_rod():
    """From the front pin into the cylinder: its far end, at (16, 0), is always inside."""
    return line(0, 0, 16, 0, EDGE, 2.8) + line(0, 0, 16, 0, STEEL, 1.8) + circ(0, 0, 1.5, STEEL, EDGE, 0.6)


def cylinder():
    """The cylinder of the engine, in the engine's coordinates."""
    return rect(74, 60.6, 14, 7.4, IRON2, 1.4, INK, 0.8)


def engine_gear(express, rods):
    """Wheels of the engine: three drivers, one leading; the rods as they lie at rest."""
    cy = GROUND - DRIVER
    s = "".join(at(q, cy, driver(express)) for q in DRIVERS)
    s += at(LEADING, GROUND - SMALL, engine_wheel(SMALL, express))
    if not rods:
        return s + cylinder()
    pin = DRIVERS[-1] + ENGINE_CRANK
    slope = math.degrees(math.asin((CROSSHEAD - cy) / 16))
    main = f'<g transform="translate({pin:g} {cy:g}) rotate({slope:.2f})">{main_rod()}</g>'
    return s + at(pin, cy, engine_rod()) + main + cylinder()


def route_wheel(r, pin=False):
    """A wheel of the route's locomotive, as shown on the route."""
    s = circ(0, 0, r, IRON, RIM, 0.7)
    s += circ(0, 0, r * 0.74, "#1B2129") + spokes(0, r * 0.78, 6, RIM, 0.75, math.pi / 6) + circ(0, 0, r * 0.4, BRASS)
    if pin:
        s += circ(ROUTE_CRANK, 0, 0.7, "#DCE3E6")
    return at(0, 0, s, ROUTE)


def route_rod():
    pins = [q - ROUTE_DRIVERS[0] for q in ROUTE_DRIVERS]
    s = line(pins[0], 0, pins[-1], 0, INK, 2.3) + line(pins[0], 0, pins[-1], 0, "#DCE3E6", 1.4)
    return at(0, 0, s + "".join(circ(q, 0, 1.25, "#DCE3E6", INK, 0.45) for q in pins), ROUTE)


def bogie_frame(cx):
    """What lies over the wheels of a two-axle bogie: equaliser bar, axle boxes, spring."""
    bar = f"M{cx - 13} 65.5H{cx + 13}V69.5H{cx + 4}L{cx + 2.5} 72.5H{cx - 2.5}L{cx - 4} 69.5H{cx - 13}Z"
    s = path(bar, "#4a505a", EDGE, 0.6)
    s += "".join(rect(q - 1.8, 66.2, 3.6, 3, "#8b939d", 0.5) for q in (cx - 7.5, cx + 7.5))
    return s + path(f"M{cx - 2.6} 66.4h5.2M{cx - 2.6} 68h5.2", "none", EDGE, 0.7)


def sprites():
    around = (-10, -10, 20, 20)
    # In the dark the running gear looks the same: no light falls on it from the windows.
    for dark in ("", "/dark"):
        yield Sprite(f"wheel/car{dark}", around, car_wheel())
        for express, kind in ((False, ""), (True, "/express")):
            yield Sprite(f"wheel/engine/driver{kind}{dark}", around, driver(express))
            yield Sprite(f"wheel/engine/small{kind}{dark}", around, engine_wheel(SMALL, express))
        yield Sprite(f"rod/engine{dark}", (-46, -5, 50, 10), engine_rod())
        yield Sprite(f"rod/engine/main{dark}", (-2, -5, 20, 10), main_rod())
        yield Sprite(f"engine/cylinder{dark}", (71, 59, 20, 10), cylinder())
    yield Sprite("bogie", (9, 61, 80, 20), bogie_frame(24.5) + bogie_frame(73.5))
    yield Sprite("wheel/loco/driver", around, route_wheel(ROUTE_DRIVER, True))
    yield Sprite("wheel/loco/small", around, route_wheel(ROUTE_SMALL))
    yield Sprite("rod/loco", (-5, -5, 30, 10), route_rod())
