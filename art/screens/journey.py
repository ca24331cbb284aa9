"""The first journey: the conductor who teaches, his glove, the stations' seals, the stars of the branch lines."""

from lib.draw import at, circ, clip_path, clipped, path, rays, star_points
from lib.figure import figure
from lib.palette import BRASS, INK, LAMP, MUTED, NIGHT, PINE
from lib.sprite import Sprite

PAGE = "journey"
CREAM, GILT_EDGE = "#FFF6E2", "#FFF1C4"
# The middle of the medallion, 100 × 100; the pane, and the ring's inner and outer radius.
MIDDLE, PANE, RING = 50, 44.6, 46.9


def conductor():
    """Head and shoulders on a lit pane in a gold ring."""
    m = MIDDLE
    s = circ(m, m, PANE, "url(#lampwin)")
    s += clipped("pane", rays(m, m + 12, 70, CREAM, 20).replace("/>", ' opacity=".34"/>'))
    s += clipped("pane", at(m, m + PANE + 0.6, figure("journey/conductor"), 1.34))
    s += circ(m, m, RING, "none", INK, 6.2) + circ(m, m, RING, "none", BRASS, 4.6)
    # Light on the upper edge of the ring, so that it looks like metal and not like a line.
    s += circ(m, m, RING + 1.5, "none", LAMP, 0.9) + circ(m, m, RING - 1.7, "none", "#8A6820", 0.8)
    disc = clip_path("pane", f'<circle cx="{m}" cy="{m}" r="{PANE}"/>')
    return Sprite("journey/conductor", (0, 0, 100, 100), s, disc, PAGE)


def glove():
    """The finger tip at 0, 0; the hand comes from below at the right."""
    hand = f'<g transform="rotate(-118) scale(.86)">{figure("journey/glove")}</g>'
    return Sprite("journey/glove", (-15, -5, 120, 140), hand, page=PAGE)


def seals():
    done = circ(0, 0, 18, INK) + circ(0, 0, 16.2, PINE, LAMP, 2.2)
    done += path("M-7.6 .2l5.2 6l9.8 -12", "none", CREAM, 3.4)
    yield Sprite("journey/seal/done", (-20, -20, 40, 40), done, page=PAGE)
    ahead = circ(0, 0, 18, INK) + circ(0, 0, 16.2, NIGHT, MUTED, 2.2)
    yield Sprite("journey/seal/open", (-20, -20, 40, 40), ahead, page=PAGE)
    here = circ(0, 0, 50, "url(#halo)", extra='opacity=".9"') + circ(0, 0, 24, INK)
    here += circ(0, 0, 22, "url(#gold)", GILT_EDGE, 2) + circ(0, 0, 18.6, "none", "#8A6820", 0.9)
    yield Sprite("journey/seal/current", (-50, -50, 100, 100), here, page=PAGE)


def stars():
    """On a ticket's stub: where a star is to be won, and the star that the conductor has punched."""
    shape = star_points(0, 0, 11.4, 11.4 * 0.52)
    # An edge of the star is 7.46 long: two dashes to an edge, so that every corner lies in the middle of one.
    dashes = 'opacity=".7" stroke-dasharray="2 1.73" stroke-dashoffset="1" stroke-linejoin="round"'
    todo = path(shape, "none", CREAM, 1.2, dashes)
    yield Sprite("journey/star", (-15, -15, 30, 30), todo, page=PAGE)
    won = path(shape, NIGHT, LAMP, 1.3, 'stroke-linejoin="round"')
    yield Sprite("journey/star/done", (-15, -15, 30, 30), won, page=PAGE)


def sprites():
    yield conductor()
    yield glove()
    yield from seals()
    yield from stars()
