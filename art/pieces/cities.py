"""Composes the route pictures: City.card() for the offer, City.strip(n) for the board; the name band."""
from dataclasses import dataclass
from typing import Callable

from lib.draw import *
from lib.sprite import Sprite
from pieces.landscapes import *

PAGE = "cities"
CARD_W, CARD_H, STRIP_H = 103, 98, 86


def nothing(*_):
    return ""


def stations(n):
    """Centres of the stations of a strip of n, from left to right; the run-time signs stand there."""
    w = 100 * n + 100
    return [w * .28] if n == 1 else [56 + i * (w - 112) / (n - 1) for i in range(n)]


def lots(n):
    """Where landmarks stand on a strip, out of the way of signs and name: (x, height), the main one first."""
    return {1: [(133, 49)], 2: [(150, 58)], 3: [(128, 58), (272, 47)], 4: [(250, 58), (121, 52), (378, 45)]}[n]


@dataclass
class City:
    """A place: tone = sky top, sky bottom, far, near, silhouette, its light side, foreground, sun."""

    key: str
    pile: int
    tone: tuple[str, ...]
    main: Callable                      # (x, base, h, c, c2): the landmark, 76 x 60 at h = 60
    more: tuple[Callable, ...] = ()     # the same for the further lots of wide strips
    water: str = ""                     # colour of the water in front, if any
    quay: str = "#20232A"               # what the rail lies on beside water
    back: Callable = nothing            # (x, w, base, h, tone): what stands behind the hills
    front: Callable = nothing           # (x, w, base, h, tone, n): on the water or meadow; n = 0: card
    trees: Callable = fir
    seed: float = 5
    tall: float = 61                    # how high the landmark is in its own units

    def scene(self, w, h, base, ground, spots, sun, step, n):
        a, b, far, near, c, c2, fg, light = self.tone
        sx, sy, sr = sun
        s = rect(0, 0, w, h, "url(#sky)")
        m, r = 30, w + h
        s += path("".join(f"M{sx:.1f} {sy:.1f}L{sx+r*math.sin(2*math.pi*i/m):.1f} {sy-r*math.cos(2*math.pi*i/m):.1f}L{sx+r*math.sin(2*math.pi*(i+.4)/m):.1f} {sy-r*math.cos(2*math.pi*(i+.4)/m):.1f}Z" for i in range(m)), light, extra='opacity=".13"')
        s += circ(sx, sy, sr * 1.52, light, extra='opacity=".25"') + circ(sx, sy, sr, light)
        s += self.back(0, w, base, h, self.tone)
        s += hills(0, w, base, h * .24, step, self.seed, far) + hills(0, w, base + 1, h * .13, step * .83, self.seed + 2, near)
        if self.water:
            s += rect(0, base - 1, w, h * .3, self.water) + glints(0, w, base + 1.4, b)
        s += "".join(f(x, base, hh * (61 / self.tall if f is self.main else 1), c, c2) for f, (x, hh) in zip((self.main, *self.more), spots))
        if not self.water:
            s += self.village(w, base, n)
        s += self.front(0, w, base, h, self.tone, n)
        if self.water:
            return s + rect(0, ground, w, h, self.quay) + rect(0, ground, w, 1, c2)
        return s + rect(0, ground, w, h, fg) + (hills(0, w, ground + 1, 5, 34, self.seed + 1, fg, 8) if n == 0 else "")

    def village(self, w, base, n):
        """Trees and low houses beside the landmarks: at the edges and at the foot of the signs."""
        c, fg, t = self.tone[4], self.tone[6], self.trees
        if n == 0:
            return "".join(t(w * q, base + 6, hh, fg) for q, hh in ((.03, 20), (.1, 15), (.17, 11), (.84, 12), (.92, 16), (.985, 21)))
        s = t(7, base + 3, 22, fg) + t(16, base + 3, 15, fg) + t(w - 8, base + 3, 23, fg) + t(w - 19, base + 3, 16, fg) + t(w - 28, base + 3, 12, fg)
        for i, x in enumerate(stations(n)):
            s += house(x - 25 + i % 2 * 6, base + 2, 13, 7.4, c) + t(x - 7 + i % 2 * 20, base + 4, 10, fg) + (house(x + 9, base + 2, 11, 6, c) if i % 2 == 0 else "")
        return s

    def defs(self):
        return lin("sky", self.tone[0], self.tone[1])

    def card(self):
        """Offer face, 103 x 98: the name band on top is blank, the rail lies at y = 87."""
        w, h = CARD_W, CARD_H
        s = self.scene(w, h, 64, 80 if self.water else 75, [(w / 2, 47)], (w * .3, 42, 12.2), 24, 0)
        s += rect(0, 87, w, 2.4, "#C9D0D6") + "".join(rect(1.5 + q * 9, 89.4, 5, 2.4, "#7A5835") for q in range(12))
        s += rect(0, 0, w, 14, NIGHT) + rect(0, 14, w, 1.2, BRASS)
        return Sprite(f"city/{self.key}/card", (0, 0, w, h), f'<g clip-path="url(#frame)">{s}</g>',
                      self.defs() + f'<clipPath id="frame"><path d="{notched(0, 0, w, h, 5)}"/></clipPath>', PAGE)

    def strip(self, n):
        """On the board, 100 n + 100 wide, 86 high: rail at 74; signs, name and locomotives come at run time."""
        w, h, spots = 100 * n + 100, STRIP_H, lots(n)
        x = spots[0][0]
        s = self.scene(w, h, 69, 75, spots, (x - (34 if n > 1 else 26), 38, 10.8), 42, n) + rails(0, w, 74)
        s = f'<g clip-path="url(#frame)">{s}</g>' + rect(0, 0, w, h, "none", 3, PAPER, 1.6)
        return Sprite(f"city/{self.key}/strip/{n}", (-1, -1, w + 2, h + 2), s,
                      self.defs() + f'<clipPath id="frame"><rect width="{w}" height="{h}" rx="3"/></clipPath>', PAGE)

    def sprites(self):
        return [self.card()] + [self.strip(n) for n in {1: (1, 2), 2: (2, 3), 3: (3, 4)}[self.pile]]


def band(w=120):
    """Name band for the top right of a strip, laid on at (width - w, 0): slant in the left 9 px, the strip's
    own frame line and corner in the right 4 px; the rest between may be stretched."""
    s = path(f"M0 0H{w-3}A3 3 0 0 1 {w} 3V19H8Z", NIGHT) + path(f"M0 0L8 19H{w}", "none", BRASS, 1.1)
    return s + path(f"M0 0H{w-3}A3 3 0 0 1 {w} 3V20", "none", PAPER, 1.6)


def sprites():
    return [Sprite("city/band", (0, 0, 120, 20), band(), page=PAGE)]
