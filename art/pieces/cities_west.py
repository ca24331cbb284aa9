"""Pile 1: Strasbourg, Munich, Stuttgart, Zurich, Salzburg."""

from lib.country import peaks, sailboat, tree, vines
from lib.palette import PAPER
from pieces.cities import City, Tone, landmark


def bavarian_alps(x, w, base, h, tone):
    return peaks(x, w, base, h * 0.46, max(4, round(w / 44)))


def swiss_alps(x, w, base, h, tone):
    return peaks(x, w, base, h * 0.5, max(3, round(w / 52)), col="#7C86B4", shade="#5F699B", snow="#FFF3E6")


def untersberg(x, w, base, h, tone):
    return peaks(x, w, base, h * 0.4, max(3, round(w / 60)), col="#7A6690", shade="#604F7C", snow="#F6E6E0")


def vineyards(x, w, base, h, tone):
    low, high = (0.44, 0.52) if w > 150 else (0.34, 0.42)
    s = vines(x - w * 0.16, w * 0.66, base, h * low, tone.far, tone.near)
    return s + vines(x + w * 0.46, w * 0.7, base, h * high, tone.far, tone.near)


def lake(x, w, base, h, tone, n):
    """Sails on Lake Zurich; where there is room, the slim spire of the Fraumünster on the far bank."""
    c = tone.silhouette
    if n == 0:
        return sailboat(6, base + 3, 15, c, PAPER) + sailboat(84, base + 4, 12, c, PAPER)
    s = sailboat(w - 26, base + 1, 18, c, PAPER)
    if n == 2:
        s += landmark("fraumunster", 205, base, 44, tone) + sailboat(84, base + 2, 20, c, PAPER)
    return s + sailboat(8, base + 1, 14, c, PAPER)


CITIES = [
    City(
        "strasbourg",
        1,
        Tone("#2F6E78", "#F2C48D", "#5E8C84", "#3C6B66", "#22363F", "#5B7B74", "#1F3B36", "#FBE3A6"),
        seed=10,
        tall=66,
    ),
    City(
        "munich",
        1,
        Tone("#2E5D8F", "#F0BC8A", "#5C7BA0", "#39615C", "#26324A", "#56698A", "#223F38", "#FBE3A6"),
        back=bavarian_alps,
        seed=6,
    ),
    City(
        "stuttgart",
        1,
        Tone("#4F8579", "#F8DC9C", "#8FA766", "#5F8050", "#2F3B33", "#6E7F5E", "#2A4430", "#FFF2CB"),
        back=vineyards,
        trees=tree,
        seed=9,
    ),
    City(
        "zurich",
        1,
        Tone("#3F86B5", "#FBD9B8", "#8FB3B5", "#55887F", "#263B57", "#5F7F9E", "#2A5877", "#FFF2CB"),
        water="#2F6A8C",
        back=swiss_alps,
        front=lake,
        seed=8,
    ),
    City(
        "salzburg",
        1,
        Tone("#5C5A96", "#F7C6A4", "#8C87A6", "#5A7A68", "#2B2D49", "#6B678C", "#25433C", "#FFE7B4"),
        back=untersberg,
        seed=7,
    ),
]


def sprites():
    for city in CITIES:
        yield from city.sprites()
