"""Pile 3: Belgrade, Sofia, Bucharest, Edirne, Constantinople."""

from lib.country import cypress, peaks, sailboat, steamer, stone_bridge, tree
from lib.draw import path
from lib.palette import PAPER
from pieces.cities import City, Tone

SANDSTONE = "#EBC489"


def vitosha(x, w, base, h, tone):
    return peaks(x, w, base, h * 0.44, max(4, round(w / 46)))


def rivers(x, w, base, h, tone, n):
    """Boats where the Sava meets the Danube before Belgrade."""
    c = tone.silhouette
    if n == 0:
        return sailboat(6, base + 4, 13, c, tone.sun) + sailboat(88, base + 5, 10, c, tone.sun)
    s = sailboat(8, base + 2, 20, c) + sailboat(w - 30, base + 2, 17, c)
    s += steamer(200 if n == 3 else 318, base, 34, ink=c)
    if n == 4:
        return s + sailboat(190, base + 2, 15, c) + steamer(66, base, 30, ink=c)
    return s + sailboat(66, base + 2, 14, c)


def meric(x, w, base, h, tone, n):
    """The long stone bridge over the Meriç before Edirne, cypresses, sails."""
    c, side = tone.silhouette, tone.light_side
    if n == 0:
        s = stone_bridge(58, base + 13, 58, 11, 4, side, SANDSTONE, 2)
        return s + cypress(5, base + 2, 26, c) + cypress(12, base + 2, 18, c)
    left, wide = (182, 240) if n == 3 else (-20, 228)
    s = stone_bridge(left, base + 4, wide, 12, 9, side, SANDSTONE, 4)
    s += path(f"M{left + wide / 2 - 4:g} {base - 9}v-8h8v8Z", side)
    s += path(f"M{left + wide / 2 - 5.4:g} {base - 17}l5.4 -5l5.4 5Z", c)
    for dx, high in ((10, 34), (20, 24), (56, 13)):
        s += cypress(dx if n == 3 else w - dx, base + 1, high, c)
    if n == 3:
        return s + sailboat(66, base + 2, 13, c, PAPER)
    return s + sailboat(306, base + 2, 16, c, PAPER) + cypress(206, base + 1, 14, c)


def horn(x, w, base, h, tone, n):
    """Boats on the Golden Horn before Constantinople."""
    c = tone.silhouette
    if n == 0:
        return sailboat(4, base + 4, 12, c, tone.sun) + sailboat(86, base + 5, 11, c, tone.sun)
    s = sailboat(6, base + 2, 20, c) + sailboat(w - 34, base + 2, 22, c)
    s += steamer(200 if n == 3 else 184, base, 34, ink=c)
    return s + (sailboat(310, base + 2, 16, c) if n == 4 else sailboat(64, base + 2, 13, c))


CITIES = [
    City(
        "belgrade",
        3,
        Tone("#6E2F3F", "#F0A75E", "#A65A4C", "#7A3E40", "#37202E", "#6B3A3E", "#2C2130", "#FBDD93"),
        more=("saborna", "gardos"),
        water="#4A2A3C",
        front=rivers,
        seed=8,
        tall=63,
    ),
    City(
        "sofia",
        3,
        Tone("#27564F", "#F1D48C", "#5F8F74", "#3C6E5C", "#1F3A3C", "#4B7468", "#1B332E", "#FFF0BE"),
        more=("st-nicholas", "theatre"),
        back=vitosha,
        seed=5,
    ),
    City(
        "bucharest",
        3,
        Tone("#33508C", "#F7BE90", "#8E86A8", "#667A86", "#262C4C", "#6A6F96", "#2B3B3A", "#FFE9B6"),
        more=("stavropoleos", "savings-bank"),
        trees=tree,
        seed=9,
    ),
    City(
        "edirne",
        3,
        Tone("#1F6470", "#F6B25E", "#B98A5E", "#8A6A4E", "#2C2A3A", "#8A5F4C", "#27505A", "#FFEFB8"),
        more=("three-balconies", "caravanserai"),
        water="#27505A",
        front=meric,
        seed=6,
        tall=67,
    ),
    City(
        "constantinople",
        3,
        Tone("#2A1F4E", "#E58259", "#8A4B68", "#5B3660", "#231A3C", "#5A3A5E", "#171A38", "#F9D48C"),
        more=("galata", "maiden"),
        water="#1E1F48",
        front=horn,
        seed=14,
        tall=58,
    ),
]


def sprites():
    for city in CITIES:
        yield from city.sprites()
