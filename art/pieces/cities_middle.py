"""Pile 2: Vienna, Budapest, Venice, Trieste, Zagreb."""

from lib.country import bridge, gondola, sailboat, steamer, tree
from lib.draw import circ, path, rect
from lib.palette import BRASS, PAPER, SIGNAL
from pieces.cities import City, Tone

RUST = "#C96A4B"


def mooring(x, base, h=17):
    """A striped mooring post."""
    s = rect(x - 1, base - h, 2, h, PAPER)
    s += "".join(path(f"M{x - 1} {base - q}l2 -2.4v2.4l-2 2.4Z", SIGNAL) for q in range(3, h - 2, 5))
    return s + circ(x, base - h, 1.4, BRASS)


def canal(x, w, base, h, tone, n):
    """Mooring posts and gondolas before Venice."""
    if n == 0:
        s = mooring(6, base + 8) + mooring(11, base + 9, 20) + gondola(80, base + 7, 34)
        return s + mooring(98, base + 8, 19)
    s = mooring(8, base + 4, 20) + mooring(14, base + 4, 16) + mooring(w - 8, base + 4, 19)
    s += mooring(w - 15, base + 4, 23) + gondola(w - 100 if n == 2 else 213, base + 1, 32)
    if n == 3:
        return s + gondola(70, base + 1, 26) + gondola(w - 38, base + 1, 24, man=False)
    return s + gondola(46, base + 1, 26, man=False)


def danube(x, w, base, h, tone, n):
    """The Chain Bridge and steamers before Budapest."""
    c = tone.silhouette
    if n == 0:
        return steamer(88, base + 4, 24, tone.ground, "#8E3F4E", c)
    if n == 2:
        return bridge(8, base + 1, 92, c) + steamer(222, base, 34, ink=c)
    return bridge(-46, base + 1, 120, c) + steamer(205, base, 34, ink=c) + steamer(356, base, 30, ink=c)


def harbour(x, w, base, h, tone, n):
    """Sails and a steamer before Trieste."""
    c = tone.silhouette
    if n == 0:
        return sailboat(4, base + 4, 11, c, PAPER) + steamer(44, base + 4, 26)
    s = sailboat(4, base + 1, 20, c, PAPER) + sailboat(w - 30, base + 1, 18, c, PAPER)
    s += steamer(92 if n == 2 else 208, base, 36)
    return s + (sailboat(196, base + 2, 16, c, RUST) if n == 2 else sailboat(68, base + 1, 15, c, RUST))


def karst(x, w, base, h, tone):
    """The plateau above Trieste: long steps falling to the sea."""
    cliff = f"{x + w * 0.62:.1f} {base - h * 0.34:.1f}L{x + w * 0.9:.1f} {base - h * 0.4:.1f}"
    cliff += f"L{x + w + 10} {base - h * 0.36:.1f}V{base}"
    plateau = f"M{x - 10} {base}V{base - h * 0.2:.1f}L{x + w * 0.2:.1f} {base - h * 0.3:.1f}"
    plateau += f"L{x + w * 0.5:.1f} {base - h * 0.26:.1f}L{cliff}Z"
    return path(plateau, "#9DB3B8") + path(f"M{cliff}H{x + w * 0.7:.1f}Z", "#86A0A8")


CITIES = [
    City(
        "vienna",
        2,
        Tone("#6FA6A6", "#F6E1B2", "#97B79E", "#5E8D7C", "#274158", "#4F7383", "#24463F", "#FFF2CB"),
        more=("karlskirche",),
        seed=6,
    ),
    City(
        "budapest",
        2,
        Tone("#37406E", "#E39A86", "#6A5684", "#4C4270", "#28264A", "#5A4A78", "#1E3148", "#F8D9A0"),
        more=("buda",),
        water="#1E3148",
        front=danube,
        seed=8,
    ),
    City(
        "venice",
        2,
        Tone("#3E8E97", "#FBD3AE", "#C99C8E", "#A9716C", "#3B2B47", "#B0757A", "#2B6B78", "#FFF0C4"),
        more=("rialto",),
        water="#2B6B78",
        front=canal,
        seed=7,
        tall=64,
    ),
    City(
        "trieste",
        2,
        Tone("#23558F", "#BFD3CF", "#7D9DA9", "#5A8092", "#1F3350", "#5B7E95", "#1F557C", "#FFF0C4"),
        more=("liner",),
        water="#1F557C",
        back=karst,
        front=harbour,
        seed=9,
        tall=67,
    ),
    City(
        "zagreb",
        2,
        Tone("#6B3F6B", "#F4BE84", "#9B6A70", "#71564F", "#33263F", "#7A5A78", "#3B3A2E", "#FBE3A6"),
        more=("st-mark",),
        trees=tree,
        seed=5,
        tall=68,
    ),
]


def sprites():
    for city in CITIES:
        yield from city.sprites()
