"""The travellers: eight fictional people as busts (pane, podium) and as medallions; none is on a celebrity card.

Their drawings are in figures/people: bottom centre at 0, 0, about 54 × 66.
"""

from lib.draw import at, circ, clip_path, clipped, line, rect
from lib.figure import figure
from lib.palette import INK, IRON2, PLAYER
from lib.players import emblem
from lib.sprite import Sprite

PAGE = "people-screens"
PEOPLE = ("anna", "brandt", "duval", "whitlock", "rosa", "idris", "mei", "okoro")
# The frame of a medallion: 64 × 64, its middle at 32, 32.
MEDAL = (-3, -3, 70, 70)
DISC = clip_path("disc", '<circle cx="32" cy="32" r="29.5"/>')


def portrait(name):
    """A bust in the coordinates of a pane of 350 × 182."""
    return at(113, 186, figure(f"people/{name}"), 2.42)


def medallion(name):
    """A bust on a lit disc; the ring lies over it."""
    bust = clipped("disc", at(32, 62.6, figure(f"people/{name}"), 30 / 34))
    return circ(32, 32, 30, "url(#lampwin)") + bust + circ(32, 32, 30, "none", INK, 2)


def ring(who):
    s = circ(32, 32, 30, "none", INK, 5) + circ(32, 32, 30, "none", PLAYER[who], 3)
    return s + emblem(who, 53.6, 53, 9, 1.4)


def bars():
    """Module C: the arrested behind bars, over a medallion and under its ring."""
    s = circ(32, 32, 30, "#0B1422", extra='opacity=".42"')
    for q in (12, 25.3, 38.7, 52):
        s += line(q, 0, q, 64, "#10141B", 5.4) + line(q, 0, q, 64, IRON2, 3.6) + line(q - 1, 0, q - 1, 64, "#8B97A3", 1)
    s += rect(0, 40, 64, 6, "#10141B") + rect(0, 41, 64, 4, IRON2) + rect(0, 41, 64, 1, "#8B97A3")
    return clipped("disc", s)


def sprites():
    for name in PEOPLE:
        yield Sprite(f"portrait/{name}", (35, 15, 160, 180), portrait(name), page=PAGE)
        yield Sprite(f"medallion/{name}", MEDAL, medallion(name), DISC, PAGE)
    for who in PLAYER:
        yield Sprite(f"medallion/ring/{who}", MEDAL, ring(who), page=PAGE)
    yield Sprite("medallion/bars", MEDAL, bars(), DISC, PAGE)
