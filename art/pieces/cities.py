"""Composes the route pictures: City.card() for the offer, City.strip(n) for the board; the name band."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from lib.country import fir, glints, hills, house
from lib.draw import at, circ, clip_path, clipped, lin, notched, path, rect
from lib.figure import figure
from lib.marks import rails
from lib.palette import BRASS, NIGHT, PAPER
from lib.sprite import Sprite

PAGE = "cities"
CARD_W, CARD_H, STRIP_H = 103, 98, 86
# How many stations the strips of a pile's cities have.
STATIONS = {1: (1, 2), 2: (2, 3), 3: (3, 4)}
# The colours of every drawing in figures/cities: the silhouette and its light side.
SILHOUETTE, LIGHT_SIDE = "#2B3350", "#6A7496"
# What the rail lies on beside water.
QUAY = "#20232A"


@dataclass(frozen=True)
class Tone:
    """The colours of a place."""

    sky_top: str
    sky_foot: str
    far: str
    near: str
    silhouette: str
    light_side: str
    ground: str
    sun: str


def landmark(name, x, base, h, tone):
    """A drawing of figures/cities standing on base, its middle at x; 76 × 60 at h = 60."""
    paints = {SILHOUETTE: tone.silhouette, LIGHT_SIDE: tone.light_side}
    return at(x, base, figure(f"cities/{name}", paints), h / 60)


def nothing(*_):
    return ""


def stations(n):
    """The centres of the stations of a strip of n, from left to right, where the game puts the signs."""
    w = 100 * n + 100
    return [w * 0.28] if n == 1 else [56 + i * (w - 112) / (n - 1) for i in range(n)]


def lots(n):
    """Where landmarks stand on a strip, clear of signs and name: (x, height), the main one first."""
    return {
        1: [(133, 49)],
        2: [(150, 58)],
        3: [(128, 58), (272, 47)],
        4: [(250, 58), (121, 52), (378, 45)],
    }[n]


@dataclass
class City:
    """A place on the route."""

    key: str
    pile: int
    tone: Tone
    # The further landmarks of wide strips, besides the main one, which has the city's key; all in figures/cities.
    more: tuple[str, ...] = ()
    # The colour of the water in front, if any.
    water: str = ""
    # What stands behind the hills: (x, w, base, h, tone).
    back: Callable = nothing
    # What is on the water or the meadow: (x, w, base, h, tone, n); n = 0: card.
    front: Callable = nothing
    trees: Callable = fir
    seed: float = 5
    # The height of the main landmark, in the units of its drawing.
    tall: float = 61

    def scene(self, w, h, base, ground, spots, sun, step, n):
        tone = self.tone
        s = rect(0, 0, w, h, "url(#sky)") + self.sun(w, h, *sun)
        s += self.back(0, w, base, h, tone)
        s += hills(0, w, base, h * 0.24, step, self.seed, tone.far)
        s += hills(0, w, base + 1, h * 0.13, step * 0.83, self.seed + 2, tone.near)
        if self.water:
            s += rect(0, base - 1, w, h * 0.3, self.water) + glints(0, w, base + 1.4, tone.sky_foot)
        for name, (x, high) in zip((self.key, *self.more), spots, strict=False):
            s += landmark(name, x, base, high * (61 / self.tall if name == self.key else 1), tone)
        if not self.water:
            s += self.village(w, base, n)
        s += self.front(0, w, base, h, tone, n)
        if self.water:
            return s + rect(0, ground, w, h, QUAY) + rect(0, ground, w, 1, tone.light_side)
        s += rect(0, ground, w, h, tone.ground)
        if n == 0:
            s += hills(0, w, ground + 1, 5, 34, self.seed + 1, tone.ground, 8)
        return s

    def sun(self, w, h, x, y, r):
        """The sun with rays over the whole picture."""
        count, reach, d = 30, w + h, ""
        for i in range(count):
            a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 0.4) / count
            d += f"M{x:.1f} {y:.1f}L{x + reach * math.sin(a):.1f} {y - reach * math.cos(a):.1f}"
            d += f"L{x + reach * math.sin(b):.1f} {y - reach * math.cos(b):.1f}Z"
        light = self.tone.sun
        s = path(d, light, extra='opacity=".13"')
        return s + circ(x, y, r * 1.52, light, extra='opacity=".25"') + circ(x, y, r, light)

    def village(self, w, base, n):
        """Trees and low houses beside the landmarks: at the edges and at the foot of the signs."""
        wall, ground, tree = self.tone.silhouette, self.tone.ground, self.trees
        if n == 0:
            row = ((0.03, 20), (0.1, 15), (0.17, 11), (0.84, 12), (0.92, 16), (0.985, 21))
            return "".join(tree(w * q, base + 6, high, ground) for q, high in row)
        row = ((7, 22), (16, 15), (w - 8, 23), (w - 19, 16), (w - 28, 12))
        s = "".join(tree(x, base + 3, high, ground) for x, high in row)
        for i, x in enumerate(stations(n)):
            s += house(x - 25 + i % 2 * 6, base + 2, 13, 7.4, wall)
            s += tree(x - 7 + i % 2 * 20, base + 4, 10, ground)
            if i % 2 == 0:
                s += house(x + 9, base + 2, 11, 6, wall)
        return s

    def sky(self):
        return lin("sky", self.tone.sky_top, self.tone.sky_foot)

    def card(self):
        """Offer face, 103 × 98: the name band at the top is blank, the rail lies at y = 87."""
        w, h = CARD_W, CARD_H
        s = self.scene(w, h, 64, 80 if self.water else 75, [(w / 2, 47)], (w * 0.3, 42, 12.2), 24, 0)
        s += rect(0, 87, w, 2.4, "#C9D0D6")
        s += "".join(rect(1.5 + q * 9, 89.4, 5, 2.4, "#7A5835") for q in range(12))
        s += rect(0, 0, w, 14, NIGHT) + rect(0, 14, w, 1.2, BRASS)
        defs = self.sky() + clip_path("frame", f'<path d="{notched(0, 0, w, h, 5)}"/>')
        return Sprite(f"city/{self.key}/card", (0, 0, w, h), clipped("frame", s), defs, PAGE)

    def strip(self, n):
        """On the board, 100 n + 100 wide, 86 high: rail at 74; the game adds signs, name and locomotives."""
        w, h, spots = 100 * n + 100, STRIP_H, lots(n)
        x = spots[0][0]
        s = self.scene(w, h, 69, 75, spots, (x - (34 if n > 1 else 26), 38, 10.8), 42, n) + rails(0, w, 74)
        s = clipped("frame", s) + rect(0, 0, w, h, "none", 3, PAPER, 1.6)
        defs = self.sky() + clip_path("frame", f'<rect width="{w}" height="{h}" rx="3"/>')
        return Sprite(f"city/{self.key}/strip/{n}", (-1, -1, w + 2, h + 2), s, defs, PAGE)

    def sprites(self):
        yield self.card()
        for n in STATIONS[self.pile]:
            yield self.strip(n)


def band(w=120):
    """Name band for the top right of a strip, placed at (width - w, 0).

    The slant is in the left 9 px, the strip's own frame line and corner are in the right 4 px; what is in between may
    be stretched.
    """
    s = path(f"M0 0H{w - 3}A3 3 0 0 1 {w} 3V19H8Z", NIGHT) + path(f"M0 0L8 19H{w}", "none", BRASS, 1.1)
    return s + path(f"M0 0H{w - 3}A3 3 0 0 1 {w} 3V20", "none", PAPER, 1.6)


def sprites():
    yield Sprite("city/band", (0, 0, 120, 20), band(), page=PAGE)
